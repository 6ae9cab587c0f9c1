// The facts of a triangle that building needs: its box, its approximate area, and whether it has any. One look at each.
#pragma once

#include "core/corners.h"
#include "mesh/box.h"

namespace sweepscope {

struct TriangleLook {
  Box box;        ///< relative to an origin, rounded outward
  double covers;  ///< twice what the triangle covers seen along the three axes, to about single precision
  bool hasArea;
};

inline TriangleLook lookAt(const Corners& c, const Vec3& origin) {
  const Vec3 normal = cross(c.p[1] - c.p[0], c.p[2] - c.p[0]);
  return {Box::around(min(min(c.p[0], c.p[1]), c.p[2]) - origin, max(max(c.p[0], c.p[1]), c.p[2]) - origin),
          std::fabs(normal.x) + std::fabs(normal.y) + std::fabs(normal.z), hasArea(c)};
}

/// The same of corners in single precision, to the same bits of the box. `corners` is asked for them again where floats cannot tell.
template <typename AskCorners>
TriangleLook lookAt(Float4 a, Float4 b, Float4 c, const Vec3& origin, const AskCorners& corners) {
  const Float4 low = min4(c, min4(b, a)), high = max4(c, max4(b, a));
  const Double2 xy{origin.x, origin.y}, z{origin.z, origin.z};
  const Double2 ends = widened(__builtin_shufflevector(low, high, 2, 6, 2, 6)) - z;
  const Float4 u = b - a, v = c - b;
  const Float4 turned = u * __builtin_shufflevector(v, v, 1, 2, 0, 3) - __builtin_shufflevector(u, u, 1, 2, 0, 3) * v;
  const Float4 along = abs4(turned), uu = u * u, vv = v * v, nn = turned * turned;
  const auto sum = [](Float4 s) { return s[0] + s[1] + s[2]; };
  const float sides = sum(uu) * sum(vv);
  // Nearly all are far from having none, and from the ends of the range of floats.
  const bool surely = sides > 1e-30f && sides < 1e30f && sum(nn) > 1e-4f * sides;
  return {Box::outward(-(widened(low) - xy), widened(high) - xy, Double2{-ends[0], ends[1]}), sum(along),
          surely || hasArea(corners())};
}

}  // namespace sweepscope
