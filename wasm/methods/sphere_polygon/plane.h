// The plane of a polygon, by all corners or by the first three, and the ray from the centre of the sphere toward it.
#pragma once

#include <span>

#include "method/study_events.h"

namespace sweepscope::methods::sphere_polygon {

/// Newell (in Sutherland, Sproull, Schumacker 1974): projected areas of all sides. Measured from corner 0, so that polygons far from zero
/// lose nothing.
template <Tracer T>
Vec3 sumOfTerms(std::span<const Vec3> corners, T& tracer) {
  Vec3 sum;
  const std::size_t count = corners.size();
  for (std::size_t k = 0; k < count; ++k) {
    const Vec3 point = corners[k], next = corners[(k + 1) % count];
    const Vec3 i = point - corners[0], j = next - corners[0];
    const Vec3 term{(i.y - j.y) * (i.z + j.z), (i.z - j.z) * (i.x + j.x), (i.x - j.x) * (i.y + j.y)};
    sum += term;
    TRACE(tracer, event::RestCorner{static_cast<Index>(k), point, next, term, sum});
  }
  return sum;
}

/// The plane, but for what depends on the sphere and the kind of polygon.
template <Tracer T>
event::RestPlane planeOfPolygon(std::span<const Vec3> corners, RestNormal by, T& tracer) {
  event::RestPlane plane;
  plane.p0 = corners[0];
  plane.sum = sumOfTerms(corners, tracer);
  plane.sumLength = length(plane.sum);
  plane.three = cross(corners[1] - corners[0], corners[2] - corners[0]);
  plane.threeLength = length(plane.three);
  double size = 0;
  for (const Vec3& corner : corners) size = std::max(size, maxAbs(corner - corners[0]));
  plane.least = 0x1p-46 * size * size;
  // As printed, without a check of the area: the normal is divided by its length, even by 0.
  const bool newell = by == RestNormal::Newell;
  if ((newell ? plane.sumLength : plane.threeLength) > plane.least)
    plane.n = normalized(newell ? plane.sum : plane.three);
  plane.offset = -dot(plane.n, plane.p0);
  for (const Vec3& corner : corners) plane.uneven = std::max(plane.uneven, std::fabs(dot(plane.n, corner - plane.p0)));
  plane.flat = 1e-9 * size;
  return plane;
}

/// The terms of the sphere's centre.
inline void measure(event::RestPlane& plane, Vec3 centre) {
  plane.printed = dot(plane.n, centre) + plane.offset;
  plane.distance = dot(plane.n, centre - plane.p0);
}

/// Dropped on the plane: no ray that could be too short, or begin where it ends.
inline event::RestRay dropped(const event::RestPlane& plane, Vec3 centre) {
  event::RestRay ray;
  ray.start = centre;
  ray.distance1 = plane.distance;
  ray.direction = plane.distance < 0 ? plane.n : -plane.n;
  ray.along = std::fabs(plane.distance);
  ray.foot = ray.end = centre - plane.n * plane.distance;
  ray.verdict = plane.n == Vec3{} ? RestRayVerdict::NoPlane : RestRayVerdict::Dropped;
  return ray;
}

/// As printed: a ray of 100000 times the normal. It crosses the plane only where the product of the two distances is below 0, so a centre
/// in the plane is never over the face, and neither is one farther away than the ray is long.
inline event::RestRay cast(const event::RestPlane& plane, Vec3 centre) {
  event::RestRay ray = dropped(plane, centre);
  if (plane.n == Vec3{}) return ray;
  // Printed for the front only; asked from behind the ray has to be turned round.
  ray.vector = plane.n * (plane.printed < 0 ? 100000.0 : -100000.0);
  ray.end = centre + ray.vector;
  ray.distance1 = plane.printed;
  ray.distance2 = dot(plane.n, ray.end) + plane.offset;
  ray.product = ray.distance1 * ray.distance2;
  if (ray.product >= 0) {
    ray.verdict = ray.distance1 == 0 ? RestRayVerdict::StartsOnPlane : RestRayVerdict::TooShort;
    return ray;
  }
  ray.direction = normalized(ray.end - centre);
  ray.numerator = -plane.printed;
  ray.denominator = dot(plane.n, ray.direction);
  ray.along = ray.denominator == 0 ? 0 : ray.numerator / ray.denominator;
  ray.foot = centre + ray.direction * ray.along;
  ray.verdict = RestRayVerdict::MeetsPlane;
  return ray;
}

}  // namespace sweepscope::methods::sphere_polygon
