// Climbing steps and staying on the ground: the optional parts of the robust move.
#pragma once

#include <cmath>

#include "core/rarely.h"
#include "methods/robust/slide/pass.h"

namespace sweepscope {

/// Did the movement pass meet something that a step may help over? That is something too steep to walk on that stands in the way, more than
/// by grazing it, or an edge that the body was pushed up by and lost way at.
[[gnu::noinline]] inline bool blockedByStep(const MoveResult& result, std::size_t from, const Frame& frame,
                                            const Vec3& made, const Vec3& asked) {
  const Vec3 level = frame.levelOf(asked);
  const double grazes = (kWayLost - 1) * length(level);
  for (std::size_t k = from; k < result.contacts.size(); ++k) {
    const Vec3 normal = result.contacts[k].normal;
    const double cosine = frame.heightOf(normal);
    if (cosine < frame.cosine() && cosine > -0.5 && dot(normal, level) < grazes) return true;
  }
  if (!(dot(made, level) < kWayLost * squaredLength(level))) return false;
  for (std::size_t k = from; k < result.contacts.size(); ++k) {
    const Contact& contact = result.contacts[k];
    SweepHit hit;
    hit.point = contact.point;
    hit.normal = contact.normal;
    if (contact.feature != Feature::Face && frame.walkable(hit.normal) && onBrink(frame, hit)) return true;
  }
  return false;
}

/// Farthest the ellipsoid gets along one straight motion.
inline Vec3 advanceStraight(const Frame& frame, const Vec3& center, const Vec3& motion, SweepHit* hit = nullptr) {
  const SweepHit found = frame.sweep(center, motion);
  if (hit) *hit = found;
  return center + motion * (found.found() ? found.time : 1.0);
}

/// Where an attempt to step up ended, and what carries the body there.
struct StepResult {
  Vec3 center;
  Support support;
  bool taken = false;
};

namespace detail {

/// How far a body that is set down may slide aside: the level motion that was asked for and not made, and so that the frame as a whole does
/// not turn back from what was asked by more than a skin.
struct Leeway {
  Vec3 start;       ///< centre at the start of the frame
  Vec3 asked;       ///< level
  double left = 0;  ///< length

  bool allows(const Frame& frame, const Vec3& from, const Vec3& to) const {
    const double aside = length(frame.levelOf(to - from));
    return aside <= kAside * frame.skin ||
           (aside <= left && dot(frame.levelOf(to - start), asked) >= -frame.skin * length(asked));
  }
};

/// Lets the body down by at most `distance`. Sliding aside too far, it does not stand there.
SWEEPSCOPE_RARELY inline LetDown setDown(const Frame& frame, const Vec3& center, double distance,
                                         const Leeway& leeway) {
  LetDown down = letDown(frame, center, distance);
  if (!leeway.allows(frame, center, down.center)) down.support.state = BodyState::Air;
  return down;
}

/// How far below `end` the ground is on which one could have walked there from `start`, in parts so short that ground which can be stood on
/// falls by no more than the snap distance in each; 0 if it cannot be followed.
SWEEPSCOPE_RARELY inline double fallOfTheWay(const Frame& frame, const Vec3& start, const Vec3& end) {
  const Vec3 level = frame.levelOf(end - start);
  const double parts = std::ceil(mostRise(frame, length(level)) / frame.settings.snapDistance);
  if (!(parts > 1 && parts <= kMostSnapParts)) return 0;
  Vec3 at = start;
  for (int k = 0; k < static_cast<int>(parts); ++k) {
    if (frame.sweep(at, level * (1 / parts)).found()) return 0;
    const LetDown down = setDown(frame, at + level * (1 / parts), frame.settings.snapDistance, Leeway{});
    if (!down.support.stands()) return 0;
    at = down.center;
  }
  return std::max(0.0, frame.heightOf(end - at));
}

}  // namespace detail

namespace detail {

/// The three legs of a step: up, forward, down. Every leg is made of sweeps, so it never passes through anything. The last one is made only
/// if the way forward is longer than sliding was; without it the body is left where forward led.
struct StepLegs {
  Vec3 raised, forward, landed;
  double rise = 0;
  bool gains = false;
  std::optional<Support> support;  ///< what carries the body where it landed
  SweepHit met;                    ///< what ended the last leg that was made
};

/// What carries the body at the end of a step: ground, or an edge no higher than a step above the ground before it. The bottom is round: a
/// body can come to lie on an edge higher than it has risen.
template <Tracer T>
std::optional<Support> landsOn(const Frame& frame, const StepLegs& legs, T& tracer) {
  const SweepHit& hit = legs.met;
  if (!hit.found()) return std::nullopt;
  const bool edge = !frame.walkable(hit.normal) || (roundsEdge(frame.around.mesh(), hit) && onBrink(frame, hit));
  return edge ? onStepEdge(frame, hit, legs.landed, frame.settings.stepHeight, tracer)
              : carriedBy(frame, hit, legs.landed, tracer);
}

/// Straight legs. @param slid share of `level` that sliding made
SWEEPSCOPE_RARELY inline StepLegs stepLegs(const Frame& frame, const Vec3& start, const Vec3& level, double slid,
                                           double height) {
  StepLegs legs;
  legs.raised = advanceStraight(frame, start, frame.up() * height);
  legs.rise = frame.heightOf(legs.raised - start);
  legs.forward = advanceStraight(frame, legs.raised, level, &legs.met);
  legs.landed = legs.forward;
  legs.gains = (legs.met.found() ? legs.met.time : 1.0) > slid + kAwayFromPlane;
  if (legs.gains) legs.landed = advanceStraight(frame, legs.forward, frame.up() * -legs.rise, &legs.met);
  return legs;
}

/// What is left of `level` along what ended the last leg, taken as an upright wall; nothing where that is none.
SWEEPSCOPE_RARELY inline Vec3 alongside(const Frame& frame, const StepLegs& legs, const Vec3& level) {
  if (!legs.met.found()) return {};
  const Vec3 wall = normalized(frame.levelOf(legs.met.normal));
  return level - wall * dot(wall, level);
}

/// Legs that slide along what stands beside the step, as the wall along a flight of stairs does: forward as a body that stands, down as
/// gravity would take it, and all in all no farther than the motion. Returns whether the body landed on the brink of something, which has to
/// be the edge of a step.
SWEEPSCOPE_RARELY inline bool slideLegs(Stance& stance, const Vec3& start, const Vec3& level, double slid,
                                        StepLegs& legs) {
  const Frame& frame = stance.frame();
  MoveResult scratch;
  legs.forward = Pass<Off>(frame, 0, scratch, off, &stance).run(legs.raised, level);
  const LetDown down = letDown(frame, legs.forward, legs.rise);
  const Vec3 made = frame.levelOf(down.center - start);
  legs.landed = down.center;
  legs.gains = dot(made, level) > (slid + kGainBeside) * squaredLength(level) &&
               length(made) <= length(level) + frame.touching();
  legs.support.reset();
  if (down.support.state != BodyState::Ground) return false;
  legs.support = down.support;
  legs.met.point = down.support.point;
  legs.met.normal = down.support.normal;
  legs.met.triangle = down.support.triangle;
  return down.support.reason == SupportReason::StepEdge ||
         (down.support.reason == SupportReason::Walkable && onBrink(frame, legs.met));
}

inline StepVerdict verdictOf(const StepLegs& legs, double gained, double height) {
  if (!(legs.rise > 0)) return StepVerdict::NoRoomAbove;
  if (!legs.gains) return StepVerdict::NoGain;
  if (!legs.support) return StepVerdict::NoGround;
  if (gained > height * (1 + kStepSlack)) return StepVerdict::TooHigh;
  return std::fabs(gained) <= height * kSameHeight ? StepVerdict::SameHeight : StepVerdict::Taken;
}

}  // namespace detail

/// Tries the movement again from `stepHeight` higher: up, forward, down. A step is taken from where the body stands to where it stands,
/// never while it rises; it gets farther than sliding did (`slid`), and ends higher or lower than it began. Where something else than the
/// step stands in its way, it is tried once more along that.
/// @param result contacts of the movement pass begin at `from`
template <Tracer T>
SWEEPSCOPE_RARELY StepResult stepUp(Stance& stance, const MoveResult& result, std::size_t from, const Vec3& start,
                                    const Vec3& slid, const Vec3& desired, T& tracer) {
  const Frame& frame = stance.frame();
  const double height = frame.settings.stepHeight;
  const Vec3 level = frame.levelOf(desired), none{kNaN, kNaN, kNaN};
  const bool standing = !frame.rising && stance.get(tracer).stands();
  if (!standing) {
    const StepVerdict verdict = frame.rising ? StepVerdict::Rising : StepVerdict::NotStanding;
    TRACE(tracer, event::StepUp{height, none, none, none, verdict, kNaN});
    return {slid, {}, false};
  }
  const double wanted = squaredLength(level), made = wanted > 0 ? dot(slid - start, level) / wanted : 1;
  // At first a skin higher than the step, so that its tread is not grazed. Where the way forward ends up there, at the next step, the
  // body must not have gained that skin.
  detail::StepLegs legs = detail::stepLegs(frame, start, level, made, height + frame.skin);
  if (legs.gains && frame.heightOf(legs.landed - start) > height) {
    legs = detail::stepLegs(frame, start, level, made, height);
  }
  if (legs.rise > 0 && legs.gains) legs.support = detail::landsOn(frame, legs, tracer);
  for (bool beside = false;; beside = true) {
    const double gained = frame.heightOf(legs.landed - start);
    const StepVerdict verdict = detail::verdictOf(legs, gained, height);
    TRACE(tracer, event::StepUp{height, legs.raised, legs.forward, legs.landed, verdict, gained});
    if (verdict == StepVerdict::Taken) return {legs.landed, *legs.support, true};
    const bool ended = beside || (verdict != StepVerdict::NoGain && verdict != StepVerdict::NoGround);
    // Only a step is stepped on: something other than what stands beside it must have been in the way.
    const Vec3 along = detail::alongside(frame, legs, level);
    if (ended || !blockedByStep(result, from, frame, slid - start, along)) return {slid, {}, false};
    if (detail::slideLegs(stance, start, level, made, legs)) {
      legs.support = onStepEdge(frame, legs.met, legs.landed, height, tracer);
    }
  }
}

/// Down to ground that was left by walking over an edge or down a slope: at most by the snap distance, or, where a fast body walked
/// down more than that in one frame, as far as its way falls. Leaves everything as it is when there is no ground, or when it could only
/// be reached by sliding aside farther than the motion asked for.
/// @param asked displacement of the movement pass; @param walked what it made; @param carried what carries the body after it
template <Tracer T>
SWEEPSCOPE_RARELY Vec3 snapDown(const Frame& frame, const Vec3& start, const Vec3& asked, const Vec3& walked,
                                const Vec3& center, Support& carried, T& tracer) {
  const Vec3 level = frame.levelOf(asked);
  const detail::Leeway leeway{start, level, length(level) - length(frame.levelOf(walked))};
  double reach = frame.settings.snapDistance;
  LetDown down = detail::setDown(frame, center, reach, leeway);
  if (!down.support.stands()) {
    if (const double fall = detail::fallOfTheWay(frame, start, center); fall > reach) {
      reach = fall + frame.skin;
      down = detail::setDown(frame, center, reach, leeway);
    }
  }
  const bool taken = down.support.stands();
  TRACE(tracer, event::Snap{reach, taken ? down.center : center, taken ? StepVerdict::Taken : StepVerdict::NoGround,
                            down.support.point, down.support.normal, down.support.triangle, down.support.state});
  if (!taken) return center;
  carried = down.support;
  return down.center;
}

}  // namespace sweepscope
