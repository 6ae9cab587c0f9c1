// The edge of a step. A round bottom meets the nose of a step at a steep angle long before it stands on the tread, and leaves it as
// steeply on the way down. It is not too steep for that: a foot would stand on the one tread or on the other. So a steep contact carries
// the body if it is the edge of a step: ground behind it at its height, and ground before it, lower by at most a step.
#pragma once

#include <optional>

#include "core/rarely.h"
#include "methods/robust/slide/frame.h"
#include "trace/tracer.h"

namespace sweepscope {

namespace detail {

/// Distance for which ground may rise: no steeper than the slope limit, and never steeper than 80 degrees, whose tangent is finite.
inline double mostRise(const Frame& frame, double distance) {
  constexpr double kSteepestTangent = 5.67;
  const double cosine = frame.cosine(), sine = frame.sine();
  return distance * (sine < kSteepestTangent * cosine ? sine / cosine : kSteepestTangent);
}

/// What a small probe meets on its way down beside the edge at `contact`: `away` from it, from as high as ground may have risen there to
/// `below` the contact.
SWEEPSCOPE_RARELY inline SweepHit besideEdge(const Frame& frame, const Vec3& contact, const Vec3& away, double below) {
  const Vec3 probe = frame.swept * kProbeShare;
  const double lift = mostRise(frame, length(away)) + 2 * length(scale(probe, frame.up()));
  return frame.sweep(contact + away + frame.up() * lift, frame.up() * (-lift - below), probe);
}

/// From an edge towards the body, by a share of its radius there.
SWEEPSCOPE_RARELY inline Vec3 beforeEdge(const Frame& frame, const Vec3& normal, double share) {
  const Vec3 level = normalized(frame.levelOf(normal));
  return level * (share * length(scale(frame.swept, level)));
}

/// Ground under the middle of the body, no deeper than `most` below its lowest point: where a foot much thinner than it would stand.
SWEEPSCOPE_RARELY inline SweepHit underFoot(const Frame& frame, const Vec3& center, double most) {
  const double reach = frame.halfHeight() * (1 - kFootShare) + most;
  return frame.sweep(center, frame.up() * -reach, frame.swept * kFootShare);
}

/// What the question of onStepEdge came to.
struct EdgeLook {
  EdgeVerdict verdict = EdgeVerdict::NoTread;
  double height = kNaN;  ///< of the contact above the ground before it
  Vec3 below = {kNaN, kNaN, kNaN};
  Vec3 tread = {kNaN, kNaN, kNaN};
  Vec3 normal = {kNaN, kNaN, kNaN};  ///< of the tread
};

/// Ground before the edge: right before it or, where the riser leans or its nose is worn, under the foot.
inline SweepHit groundBefore(const Frame& frame, const SweepHit& contact, const Vec3& center, double most) {
  const SweepHit near = besideEdge(frame, contact.point, beforeEdge(frame, contact.normal, kTreadShare), most);
  if (near.found() && near.time > 0 && frame.walkable(near)) return near;
  return underFoot(frame, center, most);
}

SWEEPSCOPE_RARELY inline EdgeLook lookForStep(const Frame& frame, const SweepHit& contact, const Vec3& center,
                                              double most) {
  const double limit = most * (1 + kStepSlack);
  EdgeLook look;
  const Vec3 behind = -beforeEdge(frame, contact.normal, kTreadShare);
  const SweepHit tread = besideEdge(frame, contact.point, behind, mostRise(frame, length(behind)));
  if (!tread.found() || !(tread.time > 0) || !frame.walkable(tread)) return look;
  look.tread = tread.point;
  look.normal = tread.normal;
  look.verdict = EdgeVerdict::NoGroundBelow;
  const SweepHit ground = groundBefore(frame, contact, center, limit);
  if (!ground.found() || !frame.walkable(ground)) return look;
  look.below = ground.point;
  look.height = frame.heightOf(contact.point - ground.point);
  look.verdict = look.height <= limit ? EdgeVerdict::StepEdge : EdgeVerdict::DropTooHigh;
  return look;
}

}  // namespace detail

/// Whether a contact is met round the bend of the body, by an edge or corner of its triangle: its normal is not the face's.
inline bool roundsEdge(const TriangleMesh& mesh, const SweepHit& hit) {
  const Vec3 face = unitNormal(mesh.cornersAt(hit.place));
  return length(dot(face, hit.normal) < 0 ? face + hit.normal : face - hit.normal) > kRimNormal;
}

/// Whether the face that an edge or corner belongs to is a wall to a body in the air.
SWEEPSCOPE_RARELY inline bool ofSteepFace(const Frame& frame, const SweepHit& hit) {
  const Vec3 face = unitNormal(frame.around.mesh().cornersAt(hit.place));
  const Vec3 normal = dot(face, hit.normal) < 0 ? -face : face;
  return frame.steep(normal, hit.place) && frame.wallInAir(normal);
}

/// The same where the bend is so slight that the face and not the edge seems to be met.
inline bool onSteepFace(const Frame& frame, const SweepHit& hit) {
  const double height = frame.heightOf(hit.normal) - frame.cosine();
  return hit.feature != Feature::Face && std::fabs(height) < kRimNormal && ofSteepFace(frame, hit);
}

/// Whether the ground falls away before a contact that rounds an edge, by more than ground that can be walked on: the nose of a step, the
/// top of a wall, and not a bend of the ground. Looked for close by, and where a nose is worn, as far as that.
SWEEPSCOPE_RARELY inline bool onBrink(const Frame& frame, const SweepHit& hit) {
  for (const double share : {kBrinkShare, kTreadShare}) {
    const Vec3 before = detail::beforeEdge(frame, hit.normal, share);
    const double most = detail::mostRise(frame, length(before)) + frame.skin;
    const SweepHit ground = detail::besideEdge(frame, hit.point, before, most);
    if (!ground.found() || !frame.walkable(ground)) return true;
  }
  return false;
}

/// Whether the body that touches `contact` with its centre at `center` is on the edge of a step no higher than `most`.
/// Output: how it is carried: at the contact, with the normal of the ground on the step.
template <Tracer T>
SWEEPSCOPE_RARELY std::optional<Support> onStepEdge(const Frame& frame, const SweepHit& contact, const Vec3& center,
                                                    double most, T& tracer) {
  if (!(most > 0) || !(frame.heightOf(contact.normal) > 0)) return std::nullopt;
  const detail::EdgeLook look = detail::lookForStep(frame, contact, center, most);
  TRACE(tracer, event::StepEdge{contact.point, look.below, look.height, most, look.tread, look.normal, look.verdict});
  if (look.verdict != EdgeVerdict::StepEdge) return std::nullopt;
  return Support{BodyState::Ground, contact.point, look.normal, contact.triangle, SupportReason::StepEdge, {}};
}

/// What carries the body at this contact alone: ground, or the edge of a step.
template <Tracer T>
std::optional<Support> carriedBy(const Frame& frame, const SweepHit& contact, const Vec3& center, T& tracer) {
  if (frame.walkable(contact)) {
    return Support{BodyState::Ground, contact.point, contact.normal, contact.triangle, SupportReason::Walkable, {}};
  }
  if (!(frame.highestStep() > 0)) return std::nullopt;
  return onStepEdge(frame, contact, center, frame.highestStep(), tracer);
}

}  // namespace sweepscope
