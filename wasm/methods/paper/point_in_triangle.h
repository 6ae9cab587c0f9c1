// Is a point of the plane inside the triangle? (appendix C)
#pragma once

#include <cmath>

#include "methods/paper/single.h"

namespace sweepscope::paper {

template <typename Scalar>
struct InsideTest {
  Scalar a, b, c, d, e, area, x, y, z;
  bool inside;
};

/// The paper reads the sign bits: z must have one, x and y must not, so -0 counts as negative.
template <typename Scalar>
InsideTest<Scalar> pointInTriangle(const Vec3T<Scalar>& point, const Vec3T<Scalar>& p1, const Vec3T<Scalar>& p2,
                                   const Vec3T<Scalar>& p3) {
  const Vec3T<Scalar> e10 = p2 - p1, e20 = p3 - p1, w = point - p1;
  InsideTest<Scalar> t{};
  t.a = dot(e10, e10);
  t.b = dot(e10, e20);
  t.c = dot(e20, e20);
  t.area = t.a * t.c - t.b * t.b;
  t.d = dot(w, e10);
  t.e = dot(w, e20);
  t.x = t.d * t.c - t.e * t.b;
  t.y = t.e * t.a - t.d * t.b;
  t.z = t.x + t.y - t.area;
  const auto negative = [](double v) { return std::signbit(v); };
  t.inside = negative(t.z) && !negative(t.x) && !negative(t.y);
  return t;
}

}  // namespace sweepscope::paper
