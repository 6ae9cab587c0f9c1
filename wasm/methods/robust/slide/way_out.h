// Which way a body leaves what it overlaps at the start of a frame (docs/solver.md 4.8).
#pragma once

#include <optional>

#include "core/rarely.h"
#include "mesh/facing.h"
#include "mesh/first_crossing.h"
#include "method/move_types.h"
#include "methods/robust/start_overlap.h"

namespace sweepscope {

/// A body at rest touches its skin within rounding; such an overlap is none.
inline bool isDeep(const StartOverlap& overlap) { return overlap.depth > kPushFactor * overlap.tolerance; }

/// One push. Ellipsoid space, relative to the centre.
struct Push {
  Vec3 normal;   ///< unit, of the plane it leads out of
  double depth;  ///< how far along the normal
  WayOut way = WayOut::Nearest;
  Vec3 from = {};  ///< where the surface is left: the nearest point, for a centre behind it

  /// World. Along the world normal n = (n_e / r) / |n_e / r| a push of s moves |n_e / r| s out of the plane in ellipsoid space.
  Vec3 gradient(const Vec3& radii) const { return divide(normal, radii); }
  Vec3 away(const Vec3& radii) const {
    const Vec3 g = gradient(radii);
    return g * (depth / squaredLength(g));
  }
  Vec3 motion(const Vec3& radii) const { return from == Vec3{} ? away(radii) : scale(from, radii) + away(radii); }
};

namespace detail {

/// Whether the centre sees a back first in every direction: then it lies within something closed. The six directions are parallel to no
/// axis, so that they miss the edges of levels.
SWEEPSCOPE_RARELY inline bool seesOnlyBacks(const TriangleMesh& mesh, const Vec3& center) {
  const MeshReport& report = mesh.report();
  const double far = 2 * (length(report.high - report.low) + length(center - report.low));
  const Vec3 ways[] = {{0.864, 0.341, 0.371}, {-0.317, 0.877, 0.361}, {0.349, -0.383, 0.855}};
  for (const Vec3& way : ways) {
    for (const double sign : {far, -far}) {
      if (!firstCrossing(mesh, center, way * sign).fromBack) return false;
    }
  }
  return true;
}

/// Turns a push away from faces next to the surface, such as the other side of a groove, and ends it half way to faces farther off: a body that is
/// out stays out. `nearest` is the point that it leads away from.
SWEEPSCOPE_RARELY inline void keepOut(const TriangleMesh& mesh, const Vec3& center, const EllipsoidSpace& space,
                                      const Vec3& nearest, Push& push) {
  const Vec3 from = center + space.back(push.from);
  Vec3 sum = push.normal;
  for (int turn = 0;; ++turn) {
    const Crossing crossing = firstCrossing(mesh, from, push.away(space.radii()), kAsGoodAsOn / push.depth);
    if (!crossing.found()) return;
    const Vec3 turned = sum + unitNormal(space.around(center, mesh.cornersAt(crossing.place)));
    // No direction leads away from both of two faces that are opposite.
    const bool farther = crossing.fromBack || crossing.time * push.depth > kAsGoodAsOn;
    if (turn == 3 || farther || squaredLength(turned) < kAsGoodAsOn * kAsGoodAsOn) {
      push.depth *= crossing.time / 2;
      return;
    }
    sum = turned;
    push.normal = normalized(sum);
    push.depth = 1 + dot(push.normal, nearest - push.from);
  }
}

/// Whether the winding decides for a centre so far behind a surface.
SWEEPSCOPE_RARELY inline bool windingDecides(const TriangleMesh& mesh, const Vec3& center, Sides sides, bool rim,
                                             double behind, double hair) {
  if (behind <= hair) return true;
  if (rim) return false;
  if (sides == Sides::Both && behind <= kAsGoodAsOn) return true;
  return behind <= kMostWithin && seesOnlyBacks(mesh, center);
}

}  // namespace detail

/// Out by the winding, where that says that the body is behind the triangle it is deepest in, or as good as on it; the nearest way, but through
/// nothing, where it says that the body is before it.
/// Output: nothing where the winding says nothing.
SWEEPSCOPE_RARELY inline std::optional<Push> outByWinding(const TriangleMesh& mesh, const Vec3& center,
                                                          const Vec3& radii, const StartOverlap& overlap, Sides sides) {
  const EllipsoidSpace space{radii};
  const Corners corners = space.around(center, mesh.cornersAt(overlap.place));
  const TrianglePlane plane = planeOf(corners);
  const Closest closest = closestPoint(corners, plane);
  if (closest.distance > kMostWithin || plane.normal == Vec3{}) return std::nullopt;
  const double size = maxAbs(space.scaled(center));
  const double rounding = kPushFactor * touchTolerance(most(1.0, size, length(plane.point)));
  const double hair = rounding + least(kFloatPlace * size, kAsGoodAsOn);
  Facing facing = facingAt(mesh, space, center, overlap.place, closest);
  // The winding of a one-sided mesh is its word.
  if (!facing.told() && sides == Sides::Front) facing = {plane.normal, true};
  if (!facing.told()) return std::nullopt;
  const double height = -dot(facing.normal, closest.point);
  Push push{overlap.normal, overlap.depth, WayOut::Nearest};
  if (height <= 0 || closest.distance <= rounding) {
    if (!detail::windingDecides(mesh, center, sides, facing.rim, closest.distance, hair)) return std::nullopt;
    push = {facing.normal, 1, WayOut::Winding, closest.point};
  }
  detail::keepOut(mesh, center, space, closest.point, push);
  return push;
}

/// The next push of a body that overlaps the mesh by `overlap`; nothing if it is to stay where it is.
SWEEPSCOPE_RARELY inline std::optional<Push> nextPush(const TriangleMesh& mesh, const Vec3& center, const Vec3& radii,
                                                      StartOverlap& overlap, Sides sides, const Vec3& heading) {
  if (overlap.hides) {
    // One-sided, and behind what it overlaps most: out only from within something closed, and if it is not on its way.
    const StartOverlap behind = startOverlap(mesh, center, radii);
    const auto push = outByWinding(mesh, center, radii, behind, sides);
    if (push && push->way == WayOut::Winding && !(dot(push->gradient(radii), heading) > 0)) {
      overlap = behind;
      return push;
    }
  }
  if (!isDeep(overlap)) return std::nullopt;
  if (const auto push = outByWinding(mesh, center, radii, overlap, sides)) return push;
  return Push{overlap.normal, overlap.depth, WayOut::Nearest};
}

}  // namespace sweepscope
