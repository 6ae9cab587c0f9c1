// Is a point of the plane inside the polygon? By the sum of the angles under which its sides are seen, as printed, and by signed edges.
#pragma once

#include <span>

#include "core/angle.h"
#include "methods/sphere_polygon/shape.h"

namespace sweepscope::methods::sphere_polygon {

inline constexpr double kFullAngle = 2 * kPi;
/// MATCH_FACTOR of the article.
inline constexpr double kMatchFactor = 0.9999999999;

/// The arc cosine of the article's language: for a cosine beyond 1 it is NaN, which counts as 0.
/// Near -1 an error of u in the cosine is one of the root of u in the angle. That is why the sum falls short next to a side.
inline event::RestAngle angleAt(Vec3 foot, Vec3 p, Vec3 next, Vec3 n) {
  event::RestAngle at;
  at.a = p - foot;
  at.b = next - foot;
  at.dot = dot(at.a, at.b);
  at.lengths = length(at.a) * length(at.b);
  at.verdict = RestAngleVerdict::AtCorner;
  if (!(at.lengths > 0)) return at;
  at.cosine = at.dot / at.lengths;
  const bool beyond = std::fabs(at.cosine) > 1;
  at.verdict = beyond ? RestAngleVerdict::CosineBeyondOne : RestAngleVerdict::Counted;
  if (!beyond) at.angle = angleOf(std::sqrt((1 - at.cosine) * (1 + at.cosine)), at.cosine);
  const Vec3 across = cross(at.a, at.b);
  const double turn = angleOf(length(across), at.dot);
  at.turn = dot(n, across) < 0 ? -turn : turn;
  return at;
}

template <Tracer T>
void sumAngles(std::span<const Vec3> corners, Vec3 n, event::RestInside& inside, T& tracer) {
  const std::size_t count = corners.size();
  for (std::size_t k = 0; k < count; ++k) {
    event::RestAngle at = angleAt(inside.foot, corners[k], corners[(k + 1) % count], n);
    at.side = static_cast<Index>(k);
    at.sum = inside.sum += at.angle;
    at.turns = inside.turns += at.turn;
    if (at.verdict != RestAngleVerdict::Counted) ++inside.uncounted;
    TRACE(tracer, event::RestAngle{at});
  }
  inside.over = inside.sum - inside.bound;
  inside.byAngles = inside.rayMeets && inside.sum >= inside.bound;
}

inline event::RestSide sideAt(Vec3 foot, Vec3 p, Vec3 next, Vec3 n) {
  event::RestSide at;
  at.edge = next - p;
  at.inward = cross(n, at.edge);
  at.value = dot(at.inward, foot - p);
  const double size = length(at.edge);
  at.distance = size > 0 ? at.value / size : 0;
  at.verdict = !(size > 0)    ? RestSideVerdict::NoLength
               : at.value > 0 ? RestSideVerdict::Inner
               : at.value < 0 ? RestSideVerdict::Outer
                              : RestSideVerdict::OnLine;
  const double from = flattened(p, n).v, to = flattened(next, n).v, at0 = flattened(foot, n).v;
  if (from <= at0 && to > at0 && at.value > 0) at.crossing = 1;
  if (from > at0 && to <= at0 && at.value < 0) at.crossing = -1;
  return at;
}

/// Signed edges. A convex polygon holds what is outside of none of its sides. A concave one has points inside that are outside of a side,
/// so its sides are counted as they cross a ray, by the same values (the winding number). A point on a side is inside; rounding there is
/// harmless, because the face and the side are equally far.
template <Tracer T>
void signEdges(std::span<const Vec3> corners, Vec3 n, event::RestInside& inside, T& tracer) {
  const std::size_t count = corners.size();
  inside.allInner = true;
  inside.least = kNever;
  for (std::size_t k = 0; k < count; ++k) {
    event::RestSide at = sideAt(inside.foot, corners[k], corners[(k + 1) % count], n);
    at.side = static_cast<Index>(k);
    at.winding = inside.winding += at.crossing;
    if (at.verdict != RestSideVerdict::NoLength && at.value < inside.least) {
      inside.least = at.value;
      inside.leastSide = at.side;
    }
    inside.allInner &= at.verdict != RestSideVerdict::Outer;
    const Vec3 from = inside.foot - corners[k];
    const double along = dot(from, at.edge);
    inside.onBoundary |= at.verdict == RestSideVerdict::OnLine && along >= 0 && along <= squaredLength(at.edge);
    TRACE(tracer, event::RestSide{at});
  }
  inside.bySides = inside.convex ? inside.allInner : inside.winding != 0 || inside.onBoundary;
}

template <Tracer T>
event::RestInside findInside(std::span<const Vec3> corners, Vec3 n, bool convex, const event::RestRay& ray,
                             RestInsideTest decides, T& tracer) {
  event::RestInside inside;
  inside.foot = ray.foot;
  inside.full = kFullAngle;
  inside.bound = kMatchFactor * kFullAngle;
  inside.rayMeets = ray.verdict == RestRayVerdict::MeetsPlane || ray.verdict == RestRayVerdict::Dropped;
  inside.convex = convex;
  inside.decides = decides;
  const bool byAngles = decides == RestInsideTest::AngleSum;
  if (byAngles) sumAngles(corners, n, inside, tracer);
  signEdges(corners, n, inside, tracer);
  if (!byAngles) sumAngles(corners, n, inside, tracer);
  inside.inside = byAngles ? inside.byAngles : inside.bySides;
  inside.agree = inside.byAngles == inside.bySides;
  TRACE(tracer, event::RestInside{inside});
  return inside;
}

}  // namespace sweepscope::methods::sphere_polygon
