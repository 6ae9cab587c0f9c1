// The plane class of the paper (appendix B).
#pragma once

#include <cmath>

#include "core/vec3.h"

namespace sweepscope::paper {

/// As the paper normalises: no guard, so a zero vector becomes NaN.
inline Vec3 normalize(Vec3 v) {
  const double size = length(v);
  return {v.x / size, v.y / size, v.z / size};
}

struct Plane {
  Vec3 normal;
  double constant;  ///< Cp = -N.p1

  static Plane through(Vec3 p1, Vec3 p2, Vec3 p3) {
    const Vec3 normal = normalize(cross(p2 - p1, p3 - p1));
    return {normal, -dot(normal, p1)};
  }

  bool isFrontFacingTo(Vec3 direction) const { return dot(normal, direction) <= 0; }
  double signedDistanceTo(Vec3 point) const { return dot(point, normal) + constant; }
};

}  // namespace sweepscope::paper
