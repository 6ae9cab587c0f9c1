// From when on can the sphere touch each box of a node? Tighter than the box around the sphere that walks the tree, and dearer: asked
// of the boxes of leaves only, before their triangles are looked at.
#pragma once

#include "core/ellipsoid_space.h"
#include "mesh/bvh.h"
#include "methods/robust/exact/touch_triangle.h"
#include "methods/robust/fast/sphere_path.h"

namespace sweepscope::quick {

class BoxFilter {
 public:
  BoxFilter(const Bvh& bvh, const EllipsoidSpace& space, const Vec3& center, const SphereMotion& motion)
      : center_(splat(center - bvh.origin())),
        inverse_(splat(space.inverseRadii())),
        path_(motion.travel, 4 * motion.widestTolerance + inexact(bvh, space, center, motion.travel)) {}

  /// False where coordinates are beyond the range of floats: then it rules out nothing.
  bool tells() const { return path_.grown[0] < kBeyond; }

  /// Lower bounds, one for each slot; slots without a box have any.
  Float4 earliest(const BvhNode& node, float latest) const {
    const Vec3x4 low =
        scale(Vec3x4{load4(node.bounds[0][0]), load4(node.bounds[0][1]), load4(node.bounds[0][2])} - center_, inverse_);
    const Vec3x4 high =
        scale(Vec3x4{load4(node.bounds[1][0]), load4(node.bounds[1][1]), load4(node.bounds[1][2])} - center_, inverse_);
    const Float4 along = dot(low + high, path_.travel) * splat(0.5f);
    const Vec3x4 at = path_.travel * path_.nearestTime(along, splat(latest));
    const Vec3x4 nearest{min4(max4(at.x, low.x), high.x), min4(max4(at.y, low.y), high.y),
                         min4(max4(at.z, low.z), high.z)};
    const Vec3x4 d = at - nearest;
    const Float4 support =
        max4(d.x * low.x, d.x * high.x) + max4(d.y * low.y, d.y * high.y) + max4(d.z * low.z, d.z * high.z);
    return path_.clearUntil(d, support);
  }

 private:
  static constexpr float kBeyond = 1e30f;

  /// Largest rounding of a distance, ellipsoid-space units (docs/error-bounds.md 5.5). A box that is reached may be as large as the mesh;
  /// beyond the range of floats it makes the sphere so large that nothing is ruled out.
  static double inexact(const Bvh& bvh, const EllipsoidSpace& space, const Vec3& center, const Vec3& travel) {
    const double farthest = maxAbs(bvh.reach()) + maxAbs(center - bvh.origin());
    const double size = farthest * space.largestInverse() + maxAbs(travel);
    return size < 1e9 ? size * 0x1p-20 : kBeyond;
  }

  Vec3x4 center_;
  Vec3x4 inverse_;
  SpherePath path_;
};

}  // namespace sweepscope::quick
