// The change of basis (docs/solver.md 1): world to the space in which the ellipsoid is the unit sphere, and back.
#pragma once

#include "core/corners.h"

namespace sweepscope {

/// Points and displacements divide by the radii; normals are covectors and divide on the way *back*.
class EllipsoidSpace {
 public:
  /// World, all above 0.
  explicit EllipsoidSpace(const Vec3& radii) : radii_(radii), inverse_(divide({1, 1, 1}, radii)) {}

  Vec3 radii() const { return radii_; }
  Vec3 inverseRadii() const { return inverse_; }
  double largestInverse() const { return maxComponent(inverse_); }
  Vec3 into(const Vec3& world) const { return divide(world, radii_); }
  Vec3 back(const Vec3& ellipsoid) const { return scale(ellipsoid, radii_); }
  Corners into(const Corners& world) const { return {{into(world.p[0]), into(world.p[1]), into(world.p[2])}}; }

  /// The same to within one rounding of the radii, as `around` has it.
  Vec3 scaled(const Vec3& world) const { return scale(world, inverse_); }

  /// Triangle relative to `origin`, which becomes the centre of the sphere. Multiplies by 1/r, which is what the robust method
  /// spends most divisions on: all corners are scaled alike, so this changes the radii by one rounding and nothing else.
  Corners around(const Vec3& origin, const Corners& world) const {
    return {{scale(world.p[0] - origin, inverse_), scale(world.p[1] - origin, inverse_),
             scale(world.p[2] - origin, inverse_)}};
  }

  /// A unit normal found in ellipsoid space, as unit normal in the world.
  Vec3 normalBack(const Vec3& normal) const { return normalized(divide(normal, radii_)); }
  /// Treated as a displacement: wrong for a normal, shown next to the right one.
  Vec3 naiveNormalBack(const Vec3& normal) const { return normalized(scale(normal, radii_)); }

 private:
  Vec3 radii_;
  Vec3 inverse_;
};

}  // namespace sweepscope
