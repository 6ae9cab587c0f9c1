// The leaves around a place, gathered once for all short sweeps that stay there: the frame of a character asks three or four
// times about the same few triangles.
#pragma once

#include "mesh/bvh_query.h"

namespace sweepscope {

class NearbyLeaves {
 public:
  struct Leaf {
    std::uint32_t first;
    std::uint32_t count;
  };

  /// Gathers the leaves that a box meets; gives up when there are more than kMost.
  NearbyLeaves(const TriangleMesh& mesh, Vec3 low, Vec3 high) : low_(low), high_(high) {
    const MovingBox still{low * 0.5 + high * 0.5, {}, high * 0.5 - low * 0.5};
    visitSwept(
        mesh, still, off, [] { return 1.0f; },
        [&](std::uint32_t first, std::uint32_t count) {
          if (count_ < kMost) leaves_[count_] = {first, count};
          ++count_;
        });
  }

  /// Whether all leaves that the moving box meets are among those gathered.
  bool hold(const MovingBox& moving) const {
    if (count_ > kMost) return false;
    const Vec3 low = moving.low(), high = moving.high();
    for (int axis = 0; axis < 3; ++axis) {
      if (!(low[axis] >= low_[axis] && high[axis] <= high_[axis])) return false;
    }
    return true;
  }

  const Leaf* begin() const { return leaves_; }
  const Leaf* end() const { return leaves_ + count_; }

  static constexpr std::size_t kMost = 12;

 private:
  Vec3 low_, high_;
  std::size_t count_ = 0;
  Leaf leaves_[kMost];
};

}  // namespace sweepscope
