// Robust collide and slide: a whole frame of a character (solver.md 4, response).
#pragma once

#include "slide/pass.h"
#include "slide/step_and_snap.h"
#include "sweep/start_overlap.h"

namespace sweepscope {

namespace detail {

/// A body at rest touches its skin within rounding; such an overlap is none.
inline bool isDeep(const StartOverlap& overlap) { return overlap.depth > kPushFactor * overlap.tolerance; }

/// Pushes the inflated ellipsoid out of what it overlaps, deepest first; what is left after kPushRounds stays.
/// `overlap` is that of the start.
template <Tracer T>
Vec3 pushOut(const TriangleMesh& mesh, Vec3 center, Vec3 swept, StartOverlap overlap, T& tracer) {
  for (int round = 0; round < kPushRounds && isDeep(overlap); ++round) {
    // Along the world normal n = (n_e / r) / |n_e / r| a push of s moves |n_e / r| s out of the plane in ellipsoid space.
    const Vec3 gradient = divide(overlap.normal, swept);
    const Vec3 push = gradient * (overlap.depth / squaredLength(gradient));
    center += push;
    TRACE(tracer, event::Depenetrate{round, overlap.triangle, overlap.depth, normalized(gradient), push, center});
    overlap = startOverlap(mesh, center, swept);
  }
  return center;
}

}  // namespace detail

/// One frame: push out, movement pass, gravity pass, ground snap.
///
/// Space:   world.
/// Input:   `contacts`: new ones are appended to these, so that a batch asks for memory once.
/// Output:  see MoveResult. The ellipsoid grown by the skin ends clear of every triangle up to rounding, unless the start
///          was so deep in that pushing out did not end.
/// Errors:  none; request and settings are checked before (bind/requests.h).
/// Source:  solver.md section 4.
template <Tracer T>
MoveResult moveRobust(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer,
                      std::vector<Contact> contacts = {}) {
  const double skin = settings.skin < 0 ? kDefaultSkin * minComponent(request.radii) : settings.skin;
  const Vec3 swept = request.radii + Vec3{skin, skin, skin};
  TRACE(tracer, event::MoveBegin{Method::Robust, settings.sides, request.center, request.displacement, request.gravity,
                                 request.radii, skin, settings.maxSweeps, 0, static_cast<Count>(mesh.triangleCount())});
  MoveResult result;
  result.contacts = std::move(contacts);
  const Surroundings around(mesh, request, swept, settings);
  // The first sweep tells the overlap at the start as well. A body that is deep in its skin is pushed out, and sweeps anew.
  const bool movesFirst = !(request.displacement == Vec3{});
  const Vec3 motion = movesFirst ? request.displacement : request.gravity;
  const SweepResult first = around.sweep({request.center, motion, swept, settings.sides}, off);
  const bool deep = detail::isDeep(first.overlap);
  // Only a body deep in its skin can overlap without it; for all others one query tells both.
  if (deep) result.startDepth = startOverlap(mesh, request.center, request.radii).depth;
  const Vec3 center = detail::pushOut(mesh, request.center, swept, first.overlap, tracer);
  const Frame frame{around, settings, swept, skin, rises(request, settings.up)};
  Stance stance(frame, center);

  const std::size_t before = result.contacts.size();
  const SweepHit* known = deep ? nullptr : &first.hit;
  Vec3 moved = Pass<T>(frame, 0, result, tracer, &stance).run(center, request.displacement, known);
  if (settings.stepHeight > 0 && blockedBySteep(result, before, frame)) {
    const StepResult step = stepUp(stance, center, moved, request.displacement, tracer);
    result.stepped = step.taken;
    result.support = step.support;
    moved = step.center;
  }
  const Vec3 walked = moved - center;
  // Gravity would pull a body off the nose of the step it is just climbing.
  const Vec3 gravity = result.stepped ? Vec3{} : request.gravity;
  Pass<T> fall(frame, 1, result, tracer);
  moved = fall.run(moved, gravity, movesFirst || result.stepped ? nullptr : known);
  if (!result.stepped) result.support = fall.support();
  // Without gravity nothing has asked what is below.
  if (!result.stepped && !frame.rising && !(frame.heightOf(gravity) < 0)) result.support = supportAt(frame, moved);
  if (settings.snapDistance > 0 && !frame.rising && !result.grounded() && stance.get(tracer).stands()) {
    const double unused = length(frame.levelOf(request.displacement)) - length(frame.levelOf(walked));
    const Vec3 fallen = moved;
    moved = snapDown(frame, center, moved, std::max(0.0, unused), result.support, tracer);
    result.snapped = result.grounded() && !(moved == fallen);
  }
  result.position = moved;
  const Support& s = result.support;
  TRACE(tracer, event::Carried{SupportMoment::End, s.state, s.reason, s.point, s.normal, s.triangle, frame.rising,
                               result.ceiling, result.stepped, result.snapped});
  TRACE(tracer,
        event::MoveEnd{result.position, result.grounded(), result.sweeps(), result.truncated, result.startDepth});
  return result;
}

}  // namespace sweepscope
