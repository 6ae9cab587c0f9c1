// The effect of a touch on the velocity: a mirror, and rolling where the ball hardly leaves the ground.
#pragma once

#include "core/tolerances.h"
#include "methods/height_field/numbers.h"

namespace sweepscope::methods::height_field {

/// The article's v - 2 (n.v) n, whatever the sign of n.v: a ball that is in the ground and on its way out is sent back in. A restitution
/// below 1 takes from the part along the normal.
inline event::HeightReflect reflect(Vec3 v, Vec3 n, double restitution) {
  event::HeightReflect on;
  on.velocity = v;
  on.normal = n;
  on.along = dot(v, n);
  on.restitution = restitution;
  on.factor = (1 + restitution) * on.along;
  on.result = v - n * on.factor;
  on.speedBefore = length(v);
  on.speedAfter = length(on.result);
  on.answer = on.along > 0 ? HeightAnswer::TurnedIn : HeightAnswer::Reflected;
  return on;
}

/// Not in the article, whose ball bounces for ever. `step` is 0 where friction has been taken in this frame already.
inline event::HeightRoll roll(Vec3 v, Vec3 n, const Settings& s, double step) {
  event::HeightRoll on;
  on.velocity = v;
  on.normal = n;
  on.along = dot(v, n);
  on.below = s.rollBelow;
  on.tangent = v - n * on.along;
  on.tangentSpeed = length(on.tangent);
  on.pressure = s.gravity * std::max(n.y, 0.0);
  on.friction = s.friction;
  on.slowing = s.friction * on.pressure * step;
  if (!(std::fabs(on.along) < s.rollBelow)) {
    on.answer = HeightAnswer::TooFastToRoll;
    on.result = v;
  } else if (on.tangentSpeed <= on.slowing) {
    on.answer = HeightAnswer::Rests;
  } else {
    on.answer = HeightAnswer::Rolls;
    // Off the ground by a hair, or rounding would let the sweep meet the same plane at t = 0 for ever.
    on.result = on.tangent * (1 - on.slowing / on.tangentSpeed) + n * (kAwayFromPlane * on.tangentSpeed);
  }
  on.speed = length(on.result);
  return on;
}

inline HeightState stateOf(HeightAnswer answer) {
  return answer == HeightAnswer::Rests   ? HeightState::Resting
         : answer == HeightAnswer::Rolls ? HeightState::Rolling
                                         : HeightState::Bounced;
}

}  // namespace sweepscope::methods::height_field
