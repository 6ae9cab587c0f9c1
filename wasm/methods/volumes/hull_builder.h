// From a cloud to its hull in pieces: first what shape it has (a point, a line, flat, solid: decided without rounding), then the hull.
#pragma once

#include "methods/volumes/hull.h"

namespace sweepscope::methods::volumes {

class HullBuilder {
 public:
  void begin(const Cloud& cloud, HullLimits limits = {}) {
    cloud_ = &cloud;
    limits_ = limits;
  }

  /// @returns whether `hull` is there
  bool advance(std::size_t pairs) {
    if (!shaped_) {
      shaped_ = true;
      return shape();
    }
    const bool done = quick_.advance(pairs);
    if (!done && quick_.asked < limits_.asked && quick_.standing < limits_.faces) return false;
    hull = hullOf(quick_, *cloud_);
    quick_ = {};
    return true;
  }

  /// A guess only: how often a hull asks cannot be known before.
  double done() const {
    const double n = static_cast<double>(cloud_->points.size()) + 1, asked = static_cast<double>(quick_.asked);
    return asked / (asked + 8 * n);
  }

  Hull hull;

 private:
  const std::vector<Vec3>& points() const { return cloud_->points; }

  /// Place of the point for which `size` is greatest.
  template <typename Size>
  std::uint32_t greatest(Size size) const {
    std::uint32_t best = 0;
    double most = -1;
    for (std::uint32_t k = 0; k < points().size(); ++k) {
      const double value = size(points()[k]);
      if (value > most) most = value, best = k;
    }
    return best;
  }
  /// The farthest point that is surely off; if rounding says that none is, any that is off; kNone if none is.
  template <typename Size, typename IsOff>
  std::uint32_t farthestOff(Size size, IsOff isOff) const {
    const std::uint32_t far = greatest(size);
    if (isOff(points()[far])) return far;
    for (std::uint32_t k = 0; k < points().size(); ++k) {
      if (isOff(points()[k])) return k;
    }
    return Quickhull::kNone;
  }

  /// @returns whether the hull is done already, because the model has no volume
  bool shape() {
    if (points().empty()) {
      hull.shape = cloud_->tooFar ? VolumeShape::TooFar : VolumeShape::Empty;
      return true;
    }
    if (points().size() == 1) {
      hull.shape = VolumeShape::Point;
      hull.extreme = {0};
      hull.corners = 1;
      return true;
    }
    const Vec3 size = cloud_->high - cloud_->low;
    const int axis = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
    const double low = cloud_->low[axis];
    const std::uint32_t pa = greatest([&](Vec3 p) { return cloud_->high[axis] - p[axis]; });
    const std::uint32_t pb = greatest([&](Vec3 p) { return p[axis] - low; });
    const Vec3 a = points()[pa], b = points()[pb];
    const std::uint32_t pc = farthestOff([&](Vec3 p) { return squaredLength(cross(b - a, p - a)); },
                                         [&](Vec3 p) { return !collinear(a, b, p); });
    if (pc == Quickhull::kNone) {
      hull.shape = VolumeShape::Line;
      hull.extreme = {pa, pb};
      hull.corners = 2;
      hull.edges = {{pa, pb, {}, {}}};
      return true;
    }
    const ExactPlane plane(a, b, points()[pc]);
    double error = 0;
    const std::uint32_t pd = farthestOff([&](Vec3 p) { return std::fabs(plane.value(p, error)); },
                                         [&](Vec3 p) { return plane.side(p) != 0; });
    if (pd == Quickhull::kNone) {
      hull = flatHull(*cloud_, a, b, points()[pc]);
      return true;
    }
    quick_.begin(points(), {pa, pb, pc, pd});
    return false;
  }

  const Cloud* cloud_ = nullptr;
  HullLimits limits_;
  Quickhull quick_;
  bool shaped_ = false;
};

}  // namespace sweepscope::methods::volumes
