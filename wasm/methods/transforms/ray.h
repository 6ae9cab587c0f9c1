// Where a ray meets the plane, and how it is reflected, before and after the transform.
#pragma once

#include "methods/transforms/normal.h"

namespace sweepscope::methods::transforms {

inline event::ChangeHit hitOf(Index stage, Vec3 origin, Vec3 direction, const Plane& plane) {
  event::ChangeHit at{stage, origin, direction, plane.n, plane.offset};
  at.adjacent = plane.distance(origin);
  at.cosine = dot(plane.n, direction);
  at.time = at.printed = kNever;
  at.point = at.printedPoint = origin;
  at.printedOff = std::fabs(at.adjacent);
  at.verdict = plane.found() ? ChangeHitVerdict::Parallel : ChangeHitVerdict::NoPlane;
  // Less than rounding: where it would meet is arbitrary.
  if (!(std::fabs(at.cosine) > 0x1p-50 * length(direction))) return at;
  at.printed = at.adjacent / at.cosine;
  at.time = -at.printed;
  at.point = origin + direction * at.time;
  at.printedPoint = origin + direction * at.printed;
  at.printedOff = std::fabs(plane.distance(at.printedPoint));
  at.verdict = at.time >= 0 ? ChangeHitVerdict::Hits : ChangeHitVerdict::Behind;
  return at;
}

inline event::ChangeReflect reflectionOf(Index stage, Vec3 v, Vec3 n) {
  event::ChangeReflect at{stage, v, n, dot(v, n)};
  at.twice = n * (2 * at.dot);
  at.out = v - at.twice;
  at.lengthIn = length(v);
  at.lengthOut = length(at.out);
  at.angleIn = degrees(angleBetween(-v, n));
  at.angleOut = degrees(angleBetween(at.out, n));
  return at;
}

/// The ray in one frame.
struct Rays {
  event::ChangeHit hits[3];
  event::ChangeReflect reflections[3];
  event::ChangeRayCompare same;
};

inline Rays raysOf(const Planes& planes, const Transform& by, Vec3 origin, Vec3 direction) {
  Rays to;
  const Vec3 movedOrigin = by.moved(origin), moved = by.m * direction;
  const Plane* with[3] = {&planes.first, &planes.right, &planes.naive};
  for (int k = 0; k < 3; ++k) {
    to.hits[k] = hitOf(k, k == 0 ? origin : movedOrigin, k == 0 ? direction : moved, *with[k]);
    to.reflections[k] = reflectionOf(k, k == 0 ? direction : moved, with[k]->n);
  }
  event::ChangeRayCompare& same = to.same;
  same.hit = by.moved(to.hits[0].point);
  same.rightHit = to.hits[1].point;
  same.naiveHit = to.hits[2].point;
  const auto both = [&](int k) { return to.hits[0].time < kNever && to.hits[k].time < kNever; };
  same.rightOff = both(1) ? length(same.rightHit - same.hit) : kNever;
  same.naiveOff = both(2) ? length(same.naiveHit - same.hit) : kNever;
  same.reflection = by.m * to.reflections[0].out;
  same.rightReflection = to.reflections[1].out;
  same.naiveReflection = to.reflections[2].out;
  if (planes.right.found()) {
    same.rightAngle = degrees(angleBetween(same.reflection, same.rightReflection));
    same.naiveAngle = degrees(angleBetween(same.naiveReflection, same.rightReflection));
  }
  return to;
}

template <Tracer T>
Rays tellRay(const Planes& planes, const Transform& by, Vec3 origin, Vec3 direction, T& tracer) {
  const Rays to = raysOf(planes, by, origin, direction);
  TRACE(tracer, event::ChangeRay{origin, direction, by.moved(origin), by.m * direction});
  TRACE(tracer, event::ChangeHit{to.hits[0]});
  TRACE(tracer, event::ChangeReflect{to.reflections[0]});
  tellMoved(5, origin, by, false, tracer);
  tellMoved(6, direction, by, true, tracer);
  for (int k = 1; k < 3; ++k) {
    TRACE(tracer, event::ChangeHit{to.hits[k]});
    TRACE(tracer, event::ChangeReflect{to.reflections[k]});
  }
  TRACE(tracer, event::ChangeRayCompare{to.same});
  const auto orZero = [](double time) { return time < kNever ? time : 0; };
  const double before = to.hits[0].time, right = to.hits[1].time;
  TRACE(tracer, event::ChangeObjectEnd{ChangeObject::Ray, orZero(right), orZero(to.hits[2].time),
                                       right == before || std::fabs(right - before) <= 1e-12 * std::fabs(before)});
  return to;
}

}  // namespace sweepscope::methods::transforms
