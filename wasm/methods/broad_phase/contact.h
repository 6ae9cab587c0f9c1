// Does a triangle meet a box? By separating axes: three of the box, the triangle's plane, and nine of edge with edge (Akenine-Moller 2001).
// The broad phase runs before this; it is here to separate contacts from candidates.
#pragma once

#include "core/corners.h"
#include "methods/broad_phase/triangles.h"

namespace sweepscope::methods::broad_phase {

/// The axis on which triangle and box are farthest apart.
struct Separation {
  int axis = -1;      ///< 0 to 2 of the box, 3 the plane, 4 + 3 i + k: axis i of the box with edge k
  Vec3 direction;     ///< unit
  double gap = 0;     ///< below 0 the least overlap
  double margin = 0;  ///< what rounding can make of the gap

  bool apart() const { return gap > margin; }
};

inline Separation separationOf(const Corners& triangle, const Extent& box) {
  const Vec3 centre = box.low * 0.5 + box.high * 0.5, half = box.high * 0.5 - box.low * 0.5;
  const Corners at{{triangle.p[0] - centre, triangle.p[1] - centre, triangle.p[2] - centre}};
  Separation found;
  found.gap = -kNever;
  const auto ask = [&](int number, Vec3 axis) {
    const double size = length(axis);
    if (!(size > 0)) return;  // no triangle has a plane, no edge a direction there; what it would tell, the others do
    const double a = dot(axis, at.p[0]), b = dot(axis, at.p[1]), c = dot(axis, at.p[2]);
    const double reach = std::fabs(axis.x) * half.x + std::fabs(axis.y) * half.y + std::fabs(axis.z) * half.z;
    const double low = std::min({a, b, c}), high = std::max({a, b, c});
    const double gap = (std::max(low, -high) - reach) / size;
    if (gap > found.gap) found = {number, axis * (1 / size), gap, 0};
  };
  const Vec3 axes[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (int k = 0; k < 3; ++k) ask(k, axes[k]);
  ask(3, cross(at.edge(0), at.edge(1)));
  for (int i = 0; i < 3; ++i) {
    for (int k = 0; k < 3; ++k) ask(4 + 3 * i + k, cross(axes[i], at.edge(k)));
  }
  // Any axis that shows a gap is one, however its direction was rounded; what is left is the rounding of the projections.
  const double size = maxAbs(centre) + length(half) + maxAbs(at.p[0]) + maxAbs(at.p[1]) + maxAbs(at.p[2]);
  found.margin = 0x1p-48 * size;
  return found;
}

/// The same answer, sooner where a corner of the triangle lies in the box.
inline bool touches(const Corners& triangle, const Extent& box) {
  for (const Vec3& p : triangle.p) {
    if (Extent{p, p}.meets(box)) return true;
  }
  return !separationOf(triangle, box).apart();
}

}  // namespace sweepscope::methods::broad_phase
