// Outside the face: the closest point of each side, the distance of each corner, and which of all is nearest.
#pragma once

#include <span>

#include "method/study_events.h"

namespace sweepscope::methods::sphere_polygon {

/// ClosestPointOnLine of the article: the length along the side decides, and at its ends the corner itself is the answer.
inline event::RestEdge closestOnSide(Vec3 a, Vec3 b, Vec3 centre) {
  event::RestEdge on;
  on.a = a;
  on.b = b;
  on.u = normalized(b - a);
  on.size = length(b - a);
  on.along = dot(on.u, centre - a);
  on.f = on.size > 0 ? on.along / on.size : 0;
  on.point = on.along <= 0 ? a : on.along >= on.size ? b : a + on.u * on.along;
  on.clamped = on.along <= 0 ? 0 : on.along >= on.size ? 1 : on.f;
  on.distance = length(centre - on.point);
  return on;
}

/// Every corner and the side after it, in the order of the article, which asks the corners apart from the sides though every corner is the
/// end of one.
template <Tracer T>
void askSides(std::span<const Vec3> corners, Vec3 centre, double radius, event::RestNearest& nearest, T& tracer) {
  const std::size_t count = corners.size();
  Vec3 onSide;
  for (std::size_t k = 0; k < count; ++k) {
    const Index number = static_cast<Index>(k);
    const double distance = length(corners[k] - centre);
    const bool cornerNearer = distance < nearest.cornerDistance;
    if (cornerNearer) {
      nearest.cornerDistance = distance;
      nearest.corner = number;
    }
    TRACE(tracer, event::RestVertex{number, corners[k], distance, cornerNearer, distance <= radius});
    event::RestEdge on = closestOnSide(corners[k], corners[(k + 1) % count], centre);
    on.side = number;
    on.touches = on.distance <= radius;
    on.nearest = on.distance < nearest.sideDistance;
    if (on.nearest) {
      nearest.sideDistance = on.distance;
      nearest.side = number;
      onSide = on.point;
    }
    TRACE(tracer, event::RestEdge{on});
  }
  const bool byCorner = nearest.cornerDistance <= nearest.sideDistance;
  nearest.feature = byCorner ? RestFeature::Corner : RestFeature::Side;
  nearest.element = byCorner ? nearest.corner : nearest.side;
  nearest.point = byCorner ? corners[static_cast<std::size_t>(nearest.corner)] : onSide;
  nearest.distance = byCorner ? nearest.cornerDistance : nearest.sideDistance;
}

/// Nothing asked yet.
inline event::RestNearest nothingAsked(Vec3 centre, double radius) {
  event::RestNearest nearest;
  nearest.element = nearest.side = nearest.corner = -1;
  nearest.point = centre;
  nearest.distance = nearest.sideDistance = nearest.cornerDistance = kNever;
  nearest.radius = radius;
  return nearest;
}

}  // namespace sweepscope::methods::sphere_polygon
