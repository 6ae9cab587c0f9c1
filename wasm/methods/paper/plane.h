// The plane class of the paper (appendix B).
#pragma once

#include <cmath>

#include "methods/paper/single.h"

namespace sweepscope::paper {

/// As the paper normalises: no guard, so a zero vector becomes NaN.
template <typename Scalar>
Vec3T<Scalar> normalize(const Vec3T<Scalar>& v) {
  const Scalar size = length(v);
  return {v.x / size, v.y / size, v.z / size};
}

template <typename Scalar>
struct Plane {
  Vec3T<Scalar> normal;
  Scalar constant;  ///< Cp = -N.p1

  static Plane through(const Vec3T<Scalar>& p1, const Vec3T<Scalar>& p2, const Vec3T<Scalar>& p3) {
    const Vec3T<Scalar> normal = normalize(cross(p2 - p1, p3 - p1));
    return {normal, -dot(normal, p1)};
  }

  bool isFrontFacingTo(const Vec3T<Scalar>& direction) const { return dot(normal, direction) <= 0; }
  Scalar signedDistanceTo(const Vec3T<Scalar>& point) const { return dot(point, normal) + constant; }
};

}  // namespace sweepscope::paper
