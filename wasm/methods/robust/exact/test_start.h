// Whether the sphere touches or overlaps the triangle before it moves, and approaches it (docs/solver.md 4).
#pragma once

#include "core/rarely.h"
#include "methods/robust/exact/sphere_sweep.h"
#include "methods/robust/fast/early_out.h"
#include "trace/tracer.h"

namespace sweepscope {

namespace detail {

/// Whether an overlapping sphere approaches by more than rounding, although its first direction does not show it. The closest point
/// is off by some u S, which at a distance D is an angle of u S / D; so the direction does not show a smaller fall of the
/// distance. It is looked for at 1, 1/2, 1/4 ...: the distance is convex, so between a time of these and twice it at least half of any fall
/// shows. Below 2 D / |v| no fall that the angle hides is larger than the tolerance.
SWEEPSCOPE_RARELY inline bool comesNearer(const SphereSweep& sweep, double distance) {
  const double shortest = 2 * distance;
  for (double t = 1; t * length(sweep.travel) > shortest && t > kUnitRoundoff; t /= 2) {
    const Vec3 way = sweep.travel * t;
    const Corners later{{sweep.corners.p[0] - way, sweep.corners.p[1] - way, sweep.corners.p[2] - way}};
    if (closestPoint(later, planeOf(later)).distance < distance - sweep.rounding()) return true;
  }
  return false;
}

/// Whether rounding of the direction may hide that.
inline bool hidesFall(const SphereSweep& sweep, double approach, double distance) {
  const double way = length(sweep.travel);
  return way > 2 * distance && approach * distance <= sweep.rounding() * way;
}

/// The way out of an overlap that hides a fall, so turned that the sphere comes nearer along it.
SWEEPSCOPE_RARELY inline Vec3 turnedAgainst(const Vec3& travel, const Vec3& away, double approach) {
  return normalized(away - travel * (2 * approach / squaredLength(travel) + kUnitRoundoff));
}

/// Centre on a triangle without area: any direction will do, the one against the motion keeps it from going deeper.
SWEEPSCOPE_RARELY inline Vec3 anyWayOut(const Vec3& travel) {
  const Vec3 away = normalized(-travel);
  return away == Vec3{} ? Vec3{0, 1, 0} : away;
}

/// Steps 1 and 2: closest point, overlap. Returns true when the start decides: nothing else has to be tested.
template <Tracer T>
bool testStart(const SphereSweep& sweep, TriangleResult& result, T& tracer) {
  // Clear of the plane is clear of the triangle; only the trace needs the closest point nevertheless.
  if (!T::kOn && (sweep.clearOfPlane() || quick::startsClear(sweep.corners, sweep.tolerance))) return false;
  const Closest closest = closestPoint(sweep.corners, sweep.plane);
  const bool touches = !sweep.clearOfPlane() && closest.distance <= 1 + sweep.tolerance;
  // Not divided by the distance: next to 0 its inverse is infinite.
  Vec3 away = closest.distance > 0 ? normalized(-closest.point) : sweep.plane.normal;
  if (away == Vec3{}) away = anyWayOut(sweep.travel);
  double approach = dot(away, sweep.travel);
  if (touches && approach >= 0 && hidesFall(sweep, approach, closest.distance) &&
      comesNearer(sweep, closest.distance)) {
    away = turnedAgainst(sweep.travel, away, approach);
    approach = -kUnitRoundoff * length(sweep.travel);
  }
  const Verdict verdict = !touches ? Verdict::Clear : approach < 0 ? Verdict::Entering : Verdict::Leaving;
  if (touches) {
    result.touches = true;
    result.depth = most(0.0, 1 - closest.distance);
    result.depthNormal = away;
    if (approach < 0) result.touch = {0, closest.feature, closest.element, closest.point, away};
  }
  TRACE(tracer, event::TouchTest{sweep.center + closest.point, closest.feature, closest.element, closest.distance,
                                 sweep.tolerance, approach, result.depth, verdict});
  return touches;
}

}  // namespace detail
}  // namespace sweepscope
