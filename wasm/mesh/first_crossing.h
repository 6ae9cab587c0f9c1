// The first triangle that a straight way of a point crosses, and from which side.
#pragma once

#include "core/rarely.h"
#include "mesh/visit_rarely.h"

namespace sweepscope {

struct Crossing {
  double time = kNever;     ///< fraction of the way, in (0, 1]; infinity if nothing is crossed
  bool fromBack = false;    ///< it goes through the triangle's back to its front
  std::uint32_t place = 0;  ///< of the triangle

  bool found() const { return time <= 1; }
};

namespace detail {

/// One triangle, its corners relative to where the way begins. The three products are the same numbers with the other sign for a triangle that
/// runs an edge the other way, so no way slips through between two neighbours.
SWEEPSCOPE_RARELY inline Crossing crossingOf(const Corners& t, const Vec3& way) {
  double side[3], sum = 0;
  for (int k = 0; k < 3; ++k) {
    side[k] = dot(way, cross(t.p[k], t.p[k == 2 ? 0 : k + 1]));
    sum += side[k];
  }
  const bool back = side[0] >= 0 && side[1] >= 0 && side[2] >= 0, front = side[0] <= 0 && side[1] <= 0 && side[2] <= 0;
  if (back == front || sum == 0) return {};
  const double time = dot(cross(t.edge(0), t.edge(1)), t.p[0]) / sum;
  return time > 0 ? Crossing{time, back, 0} : Crossing{};
}

}  // namespace detail

/// World space. A triangle that the way begins on is not crossed; nor is one from its back before the time `out`.
SWEEPSCOPE_RARELY inline Crossing firstCrossing(const TriangleMesh& mesh, const Vec3& from, const Vec3& way,
                                                double out = 0) {
  Crossing first;
  float until = 1;
  visitRarely(mesh, MovingBox{from, way, {}}, until, [&](std::uint32_t place) {
    const Corners world = mesh.cornersAt(place);
    const Corners corners{{world.p[0] - from, world.p[1] - from, world.p[2] - from}};
    Crossing crossing = detail::crossingOf(corners, way);
    if (!crossing.found() || !(crossing.time < first.time) || (crossing.fromBack && crossing.time < out)) return;
    crossing.place = place;
    first = crossing;
    until = roundedUp(crossing.time);
  });
  return first;
}

}  // namespace sweepscope
