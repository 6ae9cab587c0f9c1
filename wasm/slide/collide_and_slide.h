// Robust collide and slide: a whole frame of a character (solver.md 4, response).
#pragma once

#include <optional>

#include "slide/active_planes.h"
#include "slide/cone.h"
#include "slide/step_and_snap.h"
#include "slide/surroundings.h"
#include "sweep/move_types.h"
#include "sweep/start_overlap.h"
#include "sweep/sweep_mesh.h"

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

/// One pass: slide by `wish` until it is used up, blocked, grounded (gravity pass) or the sweeps run out.
template <Tracer T>
class Pass {
 public:
  Pass(const Surroundings& around, Vec3 swept, const MoveSettings& settings, int pass, MoveResult& result, T& tracer)
      : around_(around), space_{swept}, settings_(settings), pass_(pass), result_(result), tracer_(tracer) {}

  /// `known`: the answer of the first sweep, if it has been made already.
  Vec3 run(Vec3 center, Vec3 wish, const SweepHit* known = nullptr) {
    TRACE(tracer_, event::PassBegin{pass_, center, wish});
    truncated_ = false;
    std::optional<ActivePlanes> planes;  // most passes end before they need any
    Vec3 motion = wish;
    double timeLeft = 1;
    while (!(motion == Vec3{})) {
      if (result_.passSweeps[pass_] >= settings_.maxSweeps) {
        truncated_ = true;
        break;
      }
      const SweepRequest request{center, motion, space_.radii(), settings_.sides};
      const SweepHit hit = sweepOnce(request, known);
      known = nullptr;
      if (!hit.found()) {
        center += motion;
        motion = {};
        endSlide(center, motion, 1, SlideVerdict::Free);
        break;
      }
      center += motion * hit.time;
      timeLeft *= 1 - hit.time;
      const Vec3 left = wish * timeLeft;
      advance(hit, center, left);
      if (standsOn(hit)) {
        motion = {};
        endSlide(center, motion, hit.time, SlideVerdict::Grounded);
        break;
      }
      motion = respond(planes ? *planes : planes.emplace(), hit, center, left);
      const bool stopped = motion == Vec3{};
      const bool limit = !stopped && result_.passSweeps[pass_] >= settings_.maxSweeps;
      endSlide(center, motion, hit.time,
               stopped ? SlideVerdict::Stopped
               : limit ? SlideVerdict::LimitReached
                       : SlideVerdict::Again);
    }
    result_.truncated = result_.truncated || truncated_;
    TRACE(tracer_, event::PassEnd{pass_, center, result_.passSweeps[pass_], truncated_});
    return center;
  }

 private:
  SweepHit sweepOnce(const SweepRequest& request, const SweepHit* known) {
    TRACE(tracer_, event::SlideBegin{result_.passSweeps[pass_], request.center, request.displacement, request.radii,
                                     space_.into(request.center), space_.into(request.displacement),
                                     length(space_.into(request.displacement)), length(request.displacement)});
    ++result_.passSweeps[pass_];
    // What is known was not traced.
    if (known != nullptr && !T::kOn) return *known;
    return around_.sweep(request, tracer_).hit;
  }

  void advance(const SweepHit& hit, Vec3 center, Vec3 left) {
    const int slide = result_.passSweeps[pass_] - 1;
    result_.contacts.push_back({hit.time, hit.point, hit.normal, hit.triangle, hit.feature, hit.element, pass_, slide});
    TRACE(tracer_, event::Advance{hit.time, center, space_.into(center), hit.normal,
                                  space_.naiveNormalBack(hit.normalEllipsoid), left});
  }

  /// Ground rule: gravity ends on a walkable contact, so nothing creeps down a slope it can stand on.
  bool standsOn(const SweepHit& hit) {
    const double cosine = dot(hit.normal, settings_.up), limit = settings_.slopeLimit.cosine();
    const bool ground = cosine >= limit;
    TRACE(tracer_,
          event::GroundTest{hit.normal, cosine, limit, ground ? GroundVerdict::Ground : GroundVerdict::TooSteep});
    if (ground) result_.support = {BodyState::Ground, hit.point, hit.normal, hit.triangle};
    return ground && pass_ == 1;
  }

  Vec3 respond(ActivePlanes& planes, const SweepHit& hit, Vec3 center, Vec3 left) {
    planes.dropLeftBehind(around_.mesh(), space_, center, tracer_);
    planes.add(hit, tracer_);
    const ConeResult cone = projectOnCone(left, planes.normals());
    TRACE(tracer_, event::Cone{left, cone.motion, static_cast<Count>(planes.normals().size()), cone.first, cone.second,
                               hit.point, cone.verdict});
    return cone.motion;
  }

  void endSlide(Vec3 center, Vec3 motion, double traveled, SlideVerdict verdict) {
    TRACE(tracer_, event::SlideEnd{result_.passSweeps[pass_] - 1, center, motion, length(motion), space_.into(center),
                                   traveled, verdict});
  }

  const Surroundings& around_;
  const EllipsoidSpace space_;
  const MoveSettings& settings_;
  const int pass_;
  MoveResult& result_;
  T& tracer_;
  bool truncated_ = false;
};

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
  const bool wasGrounded = settings.snapDistance > 0 && groundBelow(around, request.center, swept, settings, skin);
  const Vec3 center = detail::pushOut(mesh, request.center, swept, first.overlap, tracer);

  const std::size_t before = result.contacts.size();
  const SweepHit* known = deep ? nullptr : &first.hit;
  Vec3 moved = detail::Pass<T>(around, swept, settings, 0, result, tracer).run(center, request.displacement, known);
  bool stepped = false;
  if (settings.stepHeight > 0 && blockedBySteep(result, before, settings)) {
    const StepResult step = stepUp(around, center, moved, request.displacement, swept, settings, tracer);
    moved = step.center;
    stepped = step.taken;
  }
  const Support movedOn = result.support;
  result.support = {};
  // Gravity would pull a body off the nose of the step it is just climbing.
  const Vec3 gravity = stepped ? Vec3{} : request.gravity;
  moved = detail::Pass<T>(around, swept, settings, 1, result, tracer)
              .run(moved, gravity, movesFirst || stepped ? nullptr : known);
  if (stepped) result.support.state = BodyState::Ground;
  if (request.gravity == Vec3{} && !result.grounded()) result.support = movedOn;
  const bool jumped = dot(request.displacement, settings.up) > 0 && !movedOn.stands();
  if (wasGrounded && !result.grounded() && !jumped) {
    bool found = false;
    moved = snapDown(around, moved, swept, settings, found, tracer);
    if (found) result.support.state = BodyState::Ground;
  }
  result.position = moved;
  TRACE(tracer,
        event::MoveEnd{result.position, result.grounded(), result.sweeps(), result.truncated, result.startDepth});
  return result;
}

}  // namespace sweepscope
