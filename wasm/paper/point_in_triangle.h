// Is a point of the plane inside the triangle? (appendix C)
#pragma once

#include <cmath>

#include "core/vec3.h"

namespace sweepscope::paper {

struct InsideTest {
  double a, b, c, d, e, area, x, y, z;
  bool inside;
};

/// The paper reads the sign bits: z must have one, x and y must not, so -0 counts as negative.
inline InsideTest pointInTriangle(Vec3 point, Vec3 p1, Vec3 p2, Vec3 p3) {
  const Vec3 e10 = p2 - p1, e20 = p3 - p1, w = point - p1;
  InsideTest t{};
  t.a = dot(e10, e10);
  t.b = dot(e10, e20);
  t.c = dot(e20, e20);
  t.area = t.a * t.c - t.b * t.b;
  t.d = dot(w, e10);
  t.e = dot(w, e20);
  t.x = t.d * t.c - t.e * t.b;
  t.y = t.e * t.a - t.d * t.b;
  t.z = t.x + t.y - t.area;
  t.inside = std::signbit(t.z) && !std::signbit(t.x) && !std::signbit(t.y);
  return t;
}

}  // namespace sweepscope::paper
