// Climbing steps and staying on the ground: the optional parts of the robust move.
#pragma once

#include <cmath>

#include "core/rarely.h"
#include "methods/robust/slide/pass.h"

namespace sweepscope {

/// Did the movement pass meet something that a step may help over? That is a face too steep to walk on that blocks the motion, more than
/// by grazing it, or an edge that pushed the body up and cost it motion.
SWEEPSCOPE_RARELY inline bool blockedByStep(const MoveResult& result, std::size_t from, const Frame& frame,
                                            const Vec3& made, const Vec3& asked) {
  const Vec3 level = frame.levelOf(asked);
  const double grazes = (kWayLost - 1) * length(level);
  for (std::size_t k = from; k < result.contacts.size(); ++k) {
    const Contact& contact = result.contacts[k];
    if (!contact.ground && frame.heightOf(contact.normal) > -0.5 && dot(contact.normal, level) < grazes) return true;
  }
  if (!(dot(made, level) < kWayLost * squaredLength(level))) return false;
  for (std::size_t k = from; k < result.contacts.size(); ++k) {
    const Contact& contact = result.contacts[k];
    SweepHit hit;
    hit.point = contact.point;
    hit.normal = contact.normal;
    if (contact.feature != Feature::Face && contact.ground && onBrink(frame, hit)) return true;
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

/// How far below `end` the ground is on which the body could have walked there from `start`, in parts so short that walkable ground
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

/// A way down to ground, and how far down it was looked for.
struct Snapped {
  double reach;
  LetDown down;
};

SWEEPSCOPE_RARELY inline Snapped lookBelow(const Frame& frame, const Vec3& start, const Vec3& asked, const Vec3& walked,
                                           const Vec3& center) {
  const Vec3 level = frame.levelOf(asked);
  const Leeway leeway{start, level, length(level) - length(frame.levelOf(walked))};
  Snapped snapped{frame.settings.snapDistance, {}};
  snapped.down = setDown(frame, center, snapped.reach, leeway);
  if (!snapped.down.support.stands()) {
    if (const double fall = fallOfTheWay(frame, start, center); fall > snapped.reach) {
      snapped.reach = fall + frame.skin;
      snapped.down = setDown(frame, center, snapped.reach, leeway);
    }
  }
  return snapped;
}

}  // namespace detail

namespace detail {

/// The three legs of a step: up, forward, down. Every leg is a sweep, so it never passes through anything. The last one is made only
/// if the way forward is longer than `least`, a share of `way`; without it the body is left where forward led.
struct StepLegs {
  Vec3 raised, forward, landed;
  double rise = 0;
  bool gains = false;
  std::optional<Support> support;  ///< what carries the body where it landed
  SweepHit landing;
  Vec3 wall;  ///< the obstacle that ended the way forward, or else the way down, as an upright wall: unit normal, or 0
};

/// The support of the body at the end of a step: ground, or an edge no higher than a step above the ground in front of it. The bottom is round: a
/// body can end up on an edge higher than it has risen.
template <Tracer T>
SWEEPSCOPE_RARELY std::optional<Support> landsOn(const Frame& frame, const StepLegs& legs, T& tracer) {
  const SweepHit& hit = legs.landing;
  if (!hit.found()) return std::nullopt;
  const bool edge = !frame.walkable(hit) || (roundsEdge(frame.around.mesh(), hit) && onBrink(frame, hit));
  if (!edge) return onGround(hit);
  return onStepEdge(frame, hit, legs.landed, frame.settings.stepHeight, tracer);
}

SWEEPSCOPE_RARELY inline StepLegs stepLegs(const Frame& frame, const Vec3& start, const Vec3& up, const Vec3& way,
                                           double least) {
  StepLegs legs;
  legs.raised = advanceStraight(frame, start, up);
  legs.rise = frame.heightOf(legs.raised - start);
  SweepHit ahead;
  legs.forward = advanceStraight(frame, legs.raised, way, &ahead);
  legs.landed = legs.forward;
  legs.gains = (ahead.found() ? ahead.time : 1.0) > least;
  if (legs.gains) legs.landed = advanceStraight(frame, legs.forward, frame.up() * -legs.rise, &legs.landing);
  // Over an obstacle the ground may fall, as it does on a slope.
  if (legs.gains && !legs.landing.found() && frame.settings.snapDistance > 0) {
    const Vec3 below = advanceStraight(frame, legs.landed, frame.up() * -frame.settings.snapDistance, &legs.landing);
    if (legs.landing.found()) legs.landed = below;
  }
  legs.wall = normalized(frame.levelOf((ahead.found() ? ahead : legs.landing).normal));
  return legs;
}

/// At first a skin higher than the step, so that its tread is not grazed. Where the way forward ends up there, at the next step, the body
/// must not have gained that skin.
SWEEPSCOPE_RARELY inline StepLegs legsOf(const Frame& frame, const Vec3& start, const Vec3& aside, const Vec3& way,
                                         double least) {
  const double height = frame.settings.stepHeight;
  const StepLegs legs = stepLegs(frame, start, frame.up() * (height + frame.skin) + aside, way, least);
  if (!legs.gains || !(frame.heightOf(legs.landed - start) > height)) return legs;
  return stepLegs(frame, start, frame.up() * height + aside, way, least);
}

/// Where the way down ends on an edge or corner that carries nothing, as on the step after the next, the body slides down from it. Whether it
/// got farther so than `least`, a product with `level`, the level motion asked for, and no farther than that asks.
SWEEPSCOPE_RARELY inline bool slidesDown(const Frame& frame, const Vec3& start, const Vec3& level, double least,
                                         StepLegs& legs) {
  const Vec3 normal = legs.landing.normal, fall = frame.up() * -frame.heightOf(legs.landed - start);
  const Vec3 along = fall + normal * (kAwayFromPlane * length(fall) - dot(normal, fall));
  legs.landed = advanceStraight(frame, legs.landed, along, &legs.landing);
  const Vec3 led = frame.levelOf(legs.landed - start);
  return dot(led, level) > least && squaredLength(led) <= squaredLength(level);
}

SWEEPSCOPE_RARELY inline StepVerdict verdictOf(const StepLegs& legs, double gained, double height) {
  if (!(legs.rise > 0)) return StepVerdict::NoRoomAbove;
  if (!legs.gains) return StepVerdict::NoGain;
  if (!legs.support) return StepVerdict::NoGround;
  if (gained > height * (1 + kStepSlack)) return StepVerdict::TooHigh;
  return std::fabs(gained) <= height * kSameHeight ? StepVerdict::SameHeight : StepVerdict::Taken;
}

}  // namespace detail

/// Tries the movement again from `stepHeight` higher: up, forward, down. A step leads from ground to ground,
/// never while the body rises; it gets farther than sliding did (`slid`), and ends higher or lower than it began. If an obstacle other than the
/// step blocks it, it is tried again along that; and last off the corner that ended the way down at first.
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
  Vec3 way = level, aside, wall;
  double least = made + kAwayFromPlane;
  bool corner = false;
  for (int attempt = 0; attempt < 3; ++attempt) {
    if (attempt == 1) {
      way = level + wall * (kAwayFromPlane * length(level) - dot(wall, level));
      aside = wall * frame.touching();  // a wall of floats may overhang by a hair
      least = (made + kGainBeside) * wanted / dot(way, level);
      // Only steps are stepped on: something other than the obstacle next to it must have blocked the motion.
      if (!(least < 1) || !blockedByStep(result, from, frame, slid - start, way)) continue;
    }
    if (attempt == 2) {
      if (!corner) break;
      way = level;
      aside = {};
      least = made + kAwayFromPlane;
    }
    detail::StepLegs legs = detail::legsOf(frame, start, aside, way, least);
    bool lands = legs.rise > 0 && legs.gains;
    if (attempt == 2) lands = lands && detail::slidesDown(frame, start, level, (made + kGainBeside) * wanted, legs);
    if (lands) legs.support = detail::landsOn(frame, legs, tracer);
    if (attempt == 0) {
      wall = legs.wall;
      corner = lands && !legs.support && legs.landing.found() && legs.landing.feature != Feature::Face;
    }
    const double gained = frame.heightOf(legs.landed - start);
    const StepVerdict verdict = detail::verdictOf(legs, gained, height);
    TRACE(tracer, event::StepUp{height, legs.raised, legs.forward, legs.landed, verdict, gained});
    if (verdict == StepVerdict::Taken) return {legs.landed, *legs.support, true};
  }
  return {slid, {}, false};
}

/// Down to ground that was left by walking over an edge or down a slope: at most by the snap distance, or, where a fast body walked
/// down more than that in one frame, as far as its way falls. Leaves everything as it is when there is no ground, or when it could only
/// be reached by sliding aside farther than the motion asked for.
/// @param asked displacement of the movement pass; @param walked what it made; @param carried what carries the body after it
template <Tracer T>
SWEEPSCOPE_RARELY Vec3 snapDown(const Frame& frame, const Vec3& start, const Vec3& asked, const Vec3& walked,
                                const Vec3& center, Support& carried, T& tracer) {
  const auto [reach, down] = detail::lookBelow(frame, start, asked, walked, center);
  const bool taken = down.support.stands();
  TRACE(tracer, event::Snap{reach, taken ? down.center : center, taken ? StepVerdict::Taken : StepVerdict::NoGround,
                            down.support.point, down.support.normal, down.support.triangle, down.support.state});
  if (!taken) return center;
  carried = down.support;
  return down.center;
}

}  // namespace sweepscope
