// The change of basis of the paper (chapter 2), in the scalar of the method.
#pragma once

#include "core/ellipsoid_space.h"
#include "methods/paper/single.h"

namespace sweepscope::paper {

/// World numbers are rounded to the scalar first, as a game holds them; then every operation is one of the scalar.
template <typename Scalar>
class ESpace {
 public:
  /// World.
  explicit ESpace(Vec3 radii) : radii_(rounded(radii)) {}

  Vec3T<Scalar> radii() const { return radii_; }
  /// The same space, for what is reported and for the broad phase, in double whatever the scalar.
  EllipsoidSpace exact() const { return EllipsoidSpace{radii_}; }

  Vec3T<Scalar> into(Vec3 world) const { return divide(rounded(world), radii_); }
  CornersT<Scalar> into(const Corners& world) const { return {{into(world.p[0]), into(world.p[1]), into(world.p[2])}}; }
  Vec3T<Scalar> back(const Vec3T<Scalar>& ellipsoid) const { return scale(ellipsoid, radii_); }

 private:
  static Vec3T<Scalar> rounded(Vec3 v) {
    return {static_cast<Scalar>(v.x), static_cast<Scalar>(v.y), static_cast<Scalar>(v.z)};
  }

  Vec3T<Scalar> radii_;
};

}  // namespace sweepscope::paper
