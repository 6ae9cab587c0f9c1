// Robust collide and slide: a whole frame of a character (docs/solver.md 4.8).
#pragma once

#include "methods/robust/slide/pass.h"
#include "methods/robust/slide/step_and_snap.h"
#include "methods/robust/slide/way_out.h"

namespace sweepscope {

namespace detail {

inline bool isInside(const StartOverlap& overlap) { return isDeep(overlap) || overlap.hides; }

/// Pushes the inflated ellipsoid out of what it overlaps, deepest first; what is left after kPushRounds stays.
/// `overlap` is that of the start.
template <Tracer T>
SWEEPSCOPE_RARELY Vec3 pushOut(const TriangleMesh& mesh, Whole whole, const Vec3& swept, Sides sides,
                               StartOverlap overlap, WayOut& out, T& tracer) {
  for (int round = 0; round < kPushRounds && isInside(overlap); ++round) {
    const std::optional<Push> push = nextPush(mesh, whole.center, swept, overlap, sides, whole.motion);
    if (!push) break;
    const Vec3 motion = push->motion(swept);
    whole.center += motion;
    if (out != WayOut::Winding) out = push->way;
    TRACE(tracer, event::Depenetrate{round, overlap.triangle, push->depth + length(push->from),
                                     normalized(push->gradient(swept)), motion, whole.center, push->way});
    overlap = startOverlap(mesh, whole.center, swept, sides, &whole);
  }
  return whole.center;
}

/// The two slots of a request as the two passes make them.
struct Slots {
  Vec3 walk;
  Vec3 fall;
};

/// In the air a rise in one slot and a fall in the other are one motion up or down; one after the other they would lift the body
/// over the brink of a wall that it does not reach. A standing body may walk up a slope in one slot, and be held to it by the other. The
/// level part of the gravity slot presses against walls like that of the other.
template <Tracer T>
Slots slotsOf(const MoveRequest& request, Stance& stance, T& tracer) {
  const Frame& frame = stance.frame();
  const double rise = frame.heightOf(request.displacement);
  const Vec3 aside = frame.levelOf(request.gravity);
  const bool leans = squaredLength(aside) > kRising * kRising * squaredLength(request.gravity);
  const bool apart = rise > 0 && frame.heightOf(request.gravity) < 0;
  Slots slots{request.displacement, request.gravity};
  if (!(apart || leans)) return slots;
  const bool stands = stance.get(tracer).stands();
  if (stands && !(leans && frame.rising)) return slots;
  if (apart && !stands) slots = {slots.walk - frame.up() * rise, slots.fall + frame.up() * rise};
  if (leans) slots = {slots.walk + aside, slots.fall - aside};
  TRACE(tracer, event::OneMotion{request.displacement, request.gravity, slots.walk, slots.fall});
  return slots;
}

/// Movement pass, and a step where it is blocked. Returns where the body is then.
template <Tracer T>
Vec3 walk(Stance& stance, const Vec3& center, const Vec3& desired, const SweepHit* known, MoveResult& result,
          T& tracer) {
  const Frame& frame = stance.frame();
  const std::size_t before = result.contacts.size();
  const Vec3 slid = Pass<T>(frame, 0, result, tracer, &stance).run(center, desired, known);
  if (!(frame.settings.stepHeight > 0) || !blockedByStep(result, before, frame, slid - center, desired)) return slid;
  const StepResult step = stepUp(stance, result, before, center, slid, desired, tracer);
  result.stepped = step.taken;
  result.support = step.support;
  return step.center;
}

/// Gravity pass, and the way down to ground just left. A step ends on ground already: gravity would pull the body off its nose.
template <Tracer T>
Vec3 fall(Stance& stance, const Vec3& start, const Vec3& walked, const Slots& slots, const SweepHit* known,
          MoveResult& result, T& tracer) {
  const Frame& frame = stance.frame();
  Pass<T> pass(frame, 1, result, tracer, &stance);
  const Vec3 fallen = pass.run(walked, result.stepped ? Vec3{} : slots.fall, known);
  if (result.stepped) return fallen;
  // Without gravity nothing has asked what is below.
  const bool looked = frame.rising || frame.heightOf(slots.fall) < 0;
  result.support = looked ? pass.support() : supportAtEnd(frame, fallen);
  const bool snaps = frame.settings.snapDistance > 0 && !frame.rising && !result.grounded();
  if (!snaps || !stance.get(tracer).stands()) return fallen;
  const Vec3 down = snapDown(frame, start, slots.walk, walked - start, fallen, result.support, tracer);
  result.snapped = result.grounded() && !(down == fallen);
  return down;
}

}  // namespace detail

/// One frame: push out, movement pass, gravity pass, ground snap.
///
/// Space:   world.
/// Input:   `contacts`: new ones are appended to these, so that a batch asks for memory once.
/// Output:  see MoveResult. The ellipsoid grown by the skin ends clear of every triangle up to rounding, unless the start
///          was so deep in that pushing out did not end.
/// Errors:  none; request and settings are checked before (batch/requests.h).
/// Source:  docs/solver.md sections 4.8 to 4.14.
template <Tracer T>
MoveResult moveRobust(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer,
                      std::vector<Contact> contacts = {}) {
  const double skin = settings.skin < 0 ? kDefaultSkin * minComponent(request.radii) : settings.skin;
  const Vec3 swept = request.radii + Vec3{skin, skin, skin};
  TRACE(tracer, event::MoveBegin{Method::Robust, settings.sides, request.center, request.displacement, request.gravity,
                                 request.radii, skin, settings.maxSweeps, 0, static_cast<Count>(mesh.triangleCount())});
  MoveResult result;
  result.contacts = std::move(contacts);
  Surroundings around(mesh, request, swept, settings);
  // The first sweep also gives the overlap at the start. A body that is deep in its skin is pushed out, and sweeps again.
  const bool walks = !(request.displacement == Vec3{});
  const Vec3 motion = walks ? request.displacement : request.gravity;
  const Whole& whole = around.whole();
  const SweepResult first = around.sweep({request.center, motion, swept, settings.sides, &whole}, off);
  const Vec3 center = detail::isInside(first.overlap)
                          ? detail::pushOut(mesh, whole, swept, settings.sides, first.overlap, result.wayOut, tracer)
                          : request.center;
  const bool deep = result.wayOut != WayOut::None;
  // Only a body deep in its skin can overlap without it; for all others one query tells both.
  if (deep) {
    const Sides sides = isDeep(first.overlap) ? settings.sides : Sides::Both;
    result.startDepth = startOverlap(mesh, request.center, request.radii, sides, &whole).depth;
    around.beginAt(center);
  }

  const Frame frame{around, settings, swept, skin, rises(request, settings.up)};
  Stance stance(frame, center);
  const detail::Slots slots = detail::slotsOf(request, stance, tracer);
  const SweepHit* known = deep || !((walks ? slots.walk : slots.fall) == motion) ? nullptr : &first.hit;
  const Vec3 walked = detail::walk(stance, center, slots.walk, known, result, tracer);
  const bool fallsFirst = !walks && walked == center;
  result.position = detail::fall(stance, center, walked, slots, fallsFirst ? known : nullptr, result, tracer);
  const Support& s = result.support;
  TRACE(tracer, event::Carried{SupportMoment::End, s.state, s.reason, s.point, s.normal, s.triangle, frame.rising,
                               result.ceiling, result.stepped, result.snapped});
  TRACE(tracer,
        event::MoveEnd{result.position, result.grounded(), result.sweeps(), result.truncated, result.startDepth});
  return result;
}

}  // namespace sweepscope
