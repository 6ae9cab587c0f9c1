// Everything that is asked of one box: slabs in two spaces, the place test, the parabola through each face.
#pragma once

#include "methods/projectile/parabola.h"
#include "methods/projectile/slabs.h"

namespace sweepscope::methods::projectile {

struct BoxAnswer {
  Span object, world;
  bool place = false;
  double arcTime = kNever;
  int arcFace = -1;
  double difference = 0;

  bool objectHit() const { return verdictOf(object) == ShotBoxVerdict::Hit; }
  bool worldHit() const { return verdictOf(world) == ShotBoxVerdict::Hit; }
};

/// The same numbers under the name of their axis: each is a separate step.
template <typename Slab>
Slab named(const event::ShotSlabX& s) {
  return {s.box,          s.origin, s.direction, s.low,     s.high,       s.parallel, s.toLow,     s.toHigh,
          s.t1,           s.t2,     s.enter,     s.leave,   s.normal,     s.planeLow, s.planeHigh, s.distanceLow,
          s.distanceHigh, s.along,  s.worldT1,   s.worldT2, s.difference, s.verdict};
}

template <Tracer T>
void askSlabs(Index number, const ShotBox& box, const Ray& ray, bool inWorld, BoxAnswer& answer, T& tracer) {
  const Vec3 origin = box.into(ray.from), direction = box.axes.into(ray.way);
  TRACE(tracer, event::ShotBox{number, box.centre, box.half, box.axes[0], box.axes[1], box.axes[2], origin, direction,
                               inWorld ? ShotMethod::World : ShotMethod::Object});
  for (int axis = 0; axis < 3; ++axis) {
    event::ShotSlabX on = askSlab(axis, ray, box, origin, direction, inWorld, answer.object, answer.world);
    on.box = number;
    if (axis == 0) TRACE(tracer, event::ShotSlabX{on});
    if (axis == 1) TRACE(tracer, named<event::ShotSlabY>(on));
    if (axis == 2) TRACE(tracer, named<event::ShotSlabZ>(on));
  }
  answer.difference =
      answer.objectHit() && answer.worldHit() ? differenceOf(answer.object.enter, answer.world.enter) : 0;
}

template <Tracer T>
BoxAnswer askBox(Index number, const ShotBox& box, const Ray& ray, bool inWorld, T& tracer) {
  BoxAnswer answer;
  askSlabs(number, box, ray, inWorld, answer, tracer);
  const Vec3 end = ray.chord(1), local = box.into(end);
  const double outside = outsideOf(local, box.half);
  answer.place = outside <= 0;
  TRACE(tracer, event::ShotPlace{number, end, local, box.half, outside, answer.place});
  const LocalArc arc(ray, box);
  for (int face = 0; face < 6; ++face) {
    const event::ShotFace on = arc.face(face);
    TRACE(tracer, event::ShotFace{on});
    if (on.verdict != ShotFaceVerdict::Enters || on.root >= answer.arcTime) continue;
    answer.arcTime = on.root;
    answer.arcFace = face;
  }
  const Span& span = inWorld ? answer.world : answer.object;
  const bool hit = inWorld ? answer.worldHit() : answer.objectHit();
  TRACE(tracer,
        event::ShotBoxEnd{number, verdictOf(span), answer.object.enter, answer.object.leave, answer.world.enter,
                          answer.world.leave, answer.difference, hit ? span.face : -1,
                          hit ? box.faceNormal(span.face) : Vec3{}, hit ? ray.chord(span.enter) : Vec3{}, answer.place,
                          answer.arcTime, answer.arcFace, answer.arcFace < 0 ? Vec3{} : ray.arc(answer.arcTime)});
  return answer;
}

}  // namespace sweepscope::methods::projectile
