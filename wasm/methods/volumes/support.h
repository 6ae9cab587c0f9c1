// The point of a model that lies farthest in a direction. Exact: runs of 64 neighbours have a box each, and only runs whose box reaches
// farther than the best so far are asked.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/vec3.h"

namespace sweepscope::methods::volumes {

class Support {
 public:
  struct Far {
    std::uint32_t point = 0;  ///< place in the cloud; of equally far ones the first
    double reach = -kNever;   ///< direction . point
  };

  /// @param which places among `points` that are asked
  void begin(const std::vector<Vec3>& points, const std::vector<std::uint32_t>& which, Vec3 low, Vec3 high) {
    order_ = which;
    if (which.size() > kRun) sortAlongCurve(points, low, high);
    for (const std::uint32_t p : order_) at_.push_back(points[p]);
    for (std::size_t from = 0; from < at_.size(); from += kRun) {
      Vec3 least = at_[from], most = at_[from];
      for (std::size_t k = from; k < std::min(from + kRun, at_.size()); ++k) {
        least = min(least, at_[k]);
        most = max(most, at_[k]);
      }
      runs_.push_back({0.5 * least + 0.5 * most, 0.5 * most - 0.5 * least});
    }
    // Rounding of a bound must not rule out the farthest.
    slack_ = 0x1p-46 * (maxAbs(low) + maxAbs(high));
  }

  Far farthest(Vec3 direction) const {
    Far best;
    const Vec3 sizes{std::fabs(direction.x), std::fabs(direction.y), std::fabs(direction.z)};
    const double slack = slack_ * (sizes.x + sizes.y + sizes.z);
    for (std::size_t run = 0; run < runs_.size(); ++run) {
      if (runs_.size() > 1) {
        const double bound = dot(direction, runs_[run].middle) + dot(sizes, runs_[run].half) + slack;
        if (bound < best.reach) continue;
      }
      const std::size_t end = std::min((run + 1) * kRun, at_.size());
      for (std::size_t k = run * kRun; k < end; ++k) {
        const double reach = dot(direction, at_[k]);
        if (reach > best.reach || (reach == best.reach && order_[k] < best.point)) best = {order_[k], reach};
      }
    }
    return best;
  }

  /// Length of the model along a direction of length 1.
  double width(Vec3 direction) const { return farthest(direction).reach + farthest(-direction).reach; }

  std::size_t size() const { return at_.size(); }
  const std::vector<Vec3>& points() const { return at_; }
  /// Place in the cloud of one of points().
  std::uint32_t numberOf(std::size_t k) const { return order_[k]; }

 private:
  static constexpr std::size_t kRun = 64;

  struct Run {
    Vec3 middle, half;
  };

  /// Morton's order: what is near in it is near in space.
  void sortAlongCurve(const std::vector<Vec3>& points, Vec3 low, Vec3 high) {
    const Vec3 size = high - low;
    const auto cell = [](double at, double from, double whole) {
      const double part = whole > 0 ? (at - from) / whole * 1023 : 0;
      std::uint32_t bits = static_cast<std::uint32_t>(std::clamp(part, 0.0, 1023.0)), spread = 0;
      for (int k = 0; k < 10; ++k) spread |= (bits >> k & 1u) << (3 * k);
      return spread;
    };
    std::vector<std::pair<std::uint32_t, std::uint32_t>> keys;
    keys.reserve(order_.size());
    for (const std::uint32_t p : order_) {
      const Vec3 v = points[p];
      keys.emplace_back(cell(v.x, low.x, size.x) | cell(v.y, low.y, size.y) << 1 | cell(v.z, low.z, size.z) << 2, p);
    }
    std::sort(keys.begin(), keys.end());
    for (std::size_t k = 0; k < keys.size(); ++k) order_[k] = keys[k].second;
  }

  std::vector<std::uint32_t> order_;
  std::vector<Vec3> at_;
  std::vector<Run> runs_;
  double slack_ = 0;
};

}  // namespace sweepscope::methods::volumes
