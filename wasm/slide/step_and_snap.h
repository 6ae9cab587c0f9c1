// Climbing steps and staying on the ground: the optional parts of the robust move.
#pragma once

#include <cmath>

#include "slide/surroundings.h"
#include "sweep/move_types.h"

namespace sweepscope {

inline bool isGround(const SweepHit& hit, const MoveSettings& settings) {
  return hit.found() && dot(hit.normal, settings.up) >= settings.slopeLimit.cosine();
}

/// Is there ground within two skins below?
inline bool groundBelow(const Surroundings& around, Vec3 center, Vec3 swept, const MoveSettings& settings,
                        double skin) {
  const double reach = std::max(2 * skin, 1e-3 * minComponent(swept));
  return isGround(around.sweep({center, settings.up * -reach, swept, settings.sides}, off).hit, settings);
}

/// Did the movement pass meet something too steep to walk on?
inline bool blockedBySteep(const MoveResult& result, std::size_t from, const MoveSettings& settings) {
  for (std::size_t k = from; k < result.contacts.size(); ++k) {
    const double cosine = dot(result.contacts[k].normal, settings.up);
    if (cosine < settings.slopeLimit.cosine() && cosine > -0.5) return true;
  }
  return false;
}

/// Farthest the ellipsoid gets along one straight motion.
inline Vec3 advanceStraight(const Surroundings& around, Vec3 center, Vec3 motion, Vec3 swept,
                            const MoveSettings& settings, SweepHit* hit = nullptr) {
  const SweepHit found = around.sweep({center, motion, swept, settings.sides}, off).hit;
  if (hit) *hit = found;
  return center + motion * (found.found() ? found.time : 1.0);
}

/// Where an attempt to step up ended.
struct StepResult {
  Vec3 center;
  bool taken = false;
};

/// Tries the movement again from `stepHeight` higher: up, forward, down. Taken when it gets farther than sliding did (`slid`) and
/// there is ground to step on. Every leg is a sweep, so it never passes through anything.
///
/// The round bottom of an ellipsoid meets the nose of a step at a steep angle long before it stands on the tread. So when the
/// landing is steep, ground is looked for one radius farther on; the landing stays where it is.
template <Tracer T>
StepResult stepUp(const Surroundings& around, Vec3 start, Vec3 slid, Vec3 wish, Vec3 swept,
                  const MoveSettings& settings, T& tracer) {
  const Vec3 level = wish - settings.up * dot(wish, settings.up);
  const double wanted = length(level);
  const auto progress = [&](Vec3 at) { return wanted > 0 ? dot(at - start, level) / wanted : 0; };
  const Vec3 raised = advanceStraight(around, start, settings.up * settings.stepHeight, swept, settings);
  const double rise = dot(raised - start, settings.up);
  const auto landing = [&](Vec3 from, SweepHit& ground) {
    return advanceStraight(around, from, settings.up * -rise, swept, settings, &ground);
  };
  const Vec3 forward = advanceStraight(around, raised, level, swept, settings);
  SweepHit ground;
  const Vec3 landed = landing(forward, ground);
  StepVerdict verdict = StepVerdict::Taken;
  if (!(rise > 0)) {
    verdict = StepVerdict::NoRoomAbove;
  } else if (!(progress(forward) > progress(slid) + kAwayFromPlane * wanted)) {
    verdict = StepVerdict::NoGain;
  } else if (!isGround(ground, settings)) {
    const Vec3 direction = normalized(level);
    const double radius = length(scale(swept, direction));
    const Vec3 ahead = advanceStraight(around, forward, direction * radius, swept, settings);
    landing(ahead, ground);
    if (!isGround(ground, settings)) verdict = StepVerdict::NoGround;
  }
  TRACE(tracer, event::StepUp{settings.stepHeight, raised, forward, landed, verdict});
  const bool taken = verdict == StepVerdict::Taken;
  return {taken ? landed : slid, taken};
}

/// Down to ground that was left by walking over an edge or down a slope. Leaves everything as it is when there is none.
template <Tracer T>
Vec3 snapDown(const Surroundings& around, Vec3 center, Vec3 swept, const MoveSettings& settings, bool& grounded,
              T& tracer) {
  SweepHit ground;
  const Vec3 down = advanceStraight(around, center, settings.up * -settings.snapDistance, swept, settings, &ground);
  const bool taken = isGround(ground, settings);
  if (taken) grounded = true;
  TRACE(tracer,
        event::Snap{settings.snapDistance, taken ? down : center, taken ? StepVerdict::Taken : StepVerdict::NoGround});
  return taken ? down : center;
}

}  // namespace sweepscope
