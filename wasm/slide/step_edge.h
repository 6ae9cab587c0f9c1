// The edge of a step. A round bottom meets the nose of a step at a steep angle long before it stands on the tread, and leaves it as
// steeply on the way down. It is not too steep for that: a foot would stand on the one tread or on the other. So a steep contact carries
// the body if it is the edge of a step: there is ground under the foot, the contact is at most a step above it, and behind the
// contact, at its height, there is ground too.
#pragma once

#include <optional>

#include "slide/frame.h"
#include "trace/tracer.h"

namespace sweepscope {

namespace detail {

/// Distance for which ground may rise: no steeper than the slope limit, and never steeper than 80 degrees, whose tangent is finite.
inline double mostRise(const Frame& frame, double distance) {
  constexpr double kSteepestTangent = 5.67;
  const double cosine = frame.cosine(), sine = frame.sine();
  return distance * (sine < kSteepestTangent * cosine ? sine / cosine : kSteepestTangent);
}

/// Ground under the middle of the body, no deeper than `most` below its lowest point: where a foot much thinner than it would stand.
inline SweepHit underFoot(const Frame& frame, Vec3 center, double most) {
  const Vec3 foot = frame.swept * kFootShare;
  const double reach = frame.halfHeight() * (1 - kFootShare) + most;
  return frame.sweep(center, frame.up() * -reach, foot);
}

/// Ground a little behind the edge at `contact`, away from the body, and at its height.
inline SweepHit behindEdge(const Frame& frame, const SweepHit& contact) {
  const Vec3 probe = frame.swept * kProbeShare;
  const Vec3 away = normalized(frame.levelOf(contact.normal));
  const double behind = kTreadShare * length(scale(frame.swept, away));
  const double lift = mostRise(frame, behind) + 2 * length(scale(probe, frame.up()));
  const Vec3 from = contact.point - away * behind + frame.up() * lift;
  return frame.sweep(from, frame.up() * (-lift - mostRise(frame, behind)), probe);
}

}  // namespace detail

namespace detail {

/// What the question of onStepEdge came to.
struct EdgeLook {
  EdgeVerdict verdict = EdgeVerdict::TooHighOnBody;
  double height = 0;  ///< of the contact above the ground below, or above the lowest point of the body
  Vec3 below = {kNaN, kNaN, kNaN};
  Vec3 tread = {kNaN, kNaN, kNaN};
  Vec3 normal = {kNaN, kNaN, kNaN};  ///< of the tread
};

inline EdgeLook lookForStep(const Frame& frame, const SweepHit& contact, Vec3 center) {
  const double limit = frame.highestStep() * (1 + kStepSlack);
  EdgeLook look;
  look.height = frame.heightOf(contact.point - center) + frame.halfHeight();
  if (!(look.height <= limit)) return look;
  look.verdict = EdgeVerdict::NoGroundBelow;
  const SweepHit ground = underFoot(frame, center, limit);
  if (!ground.found() || !frame.walkable(ground.normal)) return look;
  look.verdict = EdgeVerdict::DropTooHigh;
  look.below = ground.point;
  look.height = frame.heightOf(contact.point - ground.point);
  if (!(look.height <= limit)) return look;
  look.verdict = EdgeVerdict::NoTread;
  const SweepHit tread = behindEdge(frame, contact);
  if (!tread.found() || !(tread.time > 0) || !frame.walkable(tread.normal)) return look;
  look.verdict = EdgeVerdict::StepEdge;
  look.tread = tread.point;
  look.normal = tread.normal;
  return look;
}

}  // namespace detail

/// Whether the body that touches `contact` with its centre at `center` is on the edge of a step.
/// Output: how it is carried: at the contact, with the normal of the ground on the step.
template <Tracer T>
std::optional<Support> onStepEdge(const Frame& frame, const SweepHit& contact, Vec3 center, T& tracer) {
  if (!(frame.highestStep() > 0) || !frame.steep(contact.normal)) return std::nullopt;
  const detail::EdgeLook look = detail::lookForStep(frame, contact, center);
  TRACE(tracer, event::StepEdge{contact.point, look.below, look.height, frame.highestStep(), look.tread, look.normal,
                                look.verdict});
  if (look.verdict != EdgeVerdict::StepEdge) return std::nullopt;
  return Support{BodyState::Ground, contact.point, look.normal, contact.triangle, SupportReason::StepEdge, {}};
}

/// What carries the body at this contact alone: ground, or the edge of a step.
template <Tracer T>
std::optional<Support> carriedBy(const Frame& frame, const SweepHit& contact, Vec3 center, T& tracer) {
  if (frame.walkable(contact.normal)) {
    return Support{BodyState::Ground, contact.point, contact.normal, contact.triangle, SupportReason::Walkable, {}};
  }
  return onStepEdge(frame, contact, center, tracer);
}

}  // namespace sweepscope
