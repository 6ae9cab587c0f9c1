// The test of a sphere at rest against one polygon, SPHERE_INTERSECT_POLYGON of the article: region, then plane or sides and corners.
#pragma once

#include "methods/sphere_polygon/inside.h"
#include "methods/sphere_polygon/nearest.h"
#include "methods/sphere_polygon/surface.h"

namespace sweepscope::methods::sphere_polygon {

/// How the test is made.
struct Way {
  RestInsideTest inside;
  RestFacing facing;
  RestNormal normal;
};

struct Found {
  event::RestNearest nearest;
  RestRegion region = RestRegion::NoPlane;
  Vec3 normal;
  bool insideAgrees = true;
};

/// Up to here two distances are the same to rounding.
inline double roundingAt(const Facet& facet, Vec3 centre, double radius) {
  double size = std::max(radius, maxAbs(centre));
  for (const Vec3& corner : facet.corners) size = std::max(size, maxAbs(corner));
  return touchTolerance(size);
}

/// T or b, and whether the face decides immediately.
inline event::RestPlace placeOf(const event::RestRay& ray, bool inside, double radius) {
  event::RestPlace place;
  place.region = ray.verdict == RestRayVerdict::NoPlane ? RestRegion::NoPlane
                 : inside                               ? RestRegion::OverFace
                                                        : RestRegion::Beside;
  place.foot = ray.foot;
  place.distance = inside ? length(ray.start - ray.foot) : kNever;
  place.radius = radius;
  place.faceTouches = place.distance <= radius;
  place.sidesAsked = !place.faceTouches;
  return place;
}

/// The end of the test: the verdict and the truth.
inline void judge(event::RestNearest& nearest, const Facet& facet, Vec3 centre, bool skipped) {
  nearest.ratio = nearest.distance / nearest.radius;
  nearest.depth = nearest.radius - nearest.distance;
  nearest.verdict = skipped                              ? RestVerdict::SkippedBehind
                    : nearest.distance <= nearest.radius ? RestVerdict::Touches
                                                         : RestVerdict::Clear;
  nearest.trueDistance = facet.trueDistanceFrom(centre);
  nearest.trueTouch = nearest.trueDistance <= nearest.radius;
  const bool close = std::fabs(nearest.trueDistance - nearest.radius) <= roundingAt(facet, centre, nearest.radius);
  nearest.right = close || nearest.trueTouch == (nearest.verdict == RestVerdict::Touches);
}

template <Tracer T>
Found testPlace(const Facet& facet, Shape shape, const Way& way, Vec3 centre, double radius, T& tracer) {
  Found found;
  event::RestPlane plane = planeOfPolygon(facet.corners, way.normal, tracer);
  measure(plane, centre);
  if (plane.n == Vec3{}) shape = {RestShape::NoArea, false};
  plane.shape = shape.kind;
  TRACE(tracer, event::RestPlane{plane});
  found.normal = plane.n;
  found.nearest = nothingAsked(centre, radius);
  const bool asPrinted = way.inside == RestInsideTest::AngleSum;
  // As printed: the centre behind the face ends the test, however deep the sphere still is in it.
  const bool skipped = way.facing == RestFacing::Front && (asPrinted ? plane.printed : plane.distance) < 0;
  event::RestPlace place;
  if (skipped) {
    place = {RestRegion::Behind, centre - plane.n * plane.distance, kNever, radius, false, false};
  } else {
    const event::RestRay ray = asPrinted ? cast(plane, centre) : dropped(plane, centre);
    TRACE(tracer, event::RestRay{ray});
    bool inside = false;
    if (ray.verdict != RestRayVerdict::NoPlane) {
      const event::RestInside asked = findInside(facet.corners, plane.n, shape.convex, ray, way.inside, tracer);
      inside = asked.inside;
      found.insideAgrees = asked.agree;
    }
    place = placeOf(ray, inside, radius);
  }
  TRACE(tracer, event::RestPlace{place});
  if (place.sidesAsked) askSides(facet.corners, centre, radius, found.nearest, tracer);
  if (place.region == RestRegion::OverFace) {
    found.nearest.feature = RestFeature::Face;
    found.nearest.element = 0;
    found.nearest.point = place.foot;
    found.nearest.distance = place.distance;
  }
  judge(found.nearest, facet, centre, skipped);
  TRACE(tracer, event::RestNearest{found.nearest});
  found.region = place.region;
  return found;
}

}  // namespace sweepscope::methods::sphere_polygon
