// The edge of a step. A round bottom meets the nose of a step at a steep angle long before it stands on the tread, and leaves it as
// steeply on the way down. That does not make it too steep: a foot would stand on either tread. So a steep contact carries
// the body if it is the edge of a step: ground behind it at its height, and ground in front of it, lower by at most a step. The same where a
// bevel cuts off the edge, and where in front of it there is a gap no wider than half of the body: a foot stands on both sides of it.
#pragma once

#include <initializer_list>
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

/// The contact of a small probe on its way down next to the edge at `contact`: `away` from it, from `above` the contact to `below` it.
SWEEPSCOPE_RARELY inline SweepHit besideEdge(const Frame& frame, const Vec3& contact, const Vec3& away, double above,
                                             double below) {
  const Vec3 probe = frame.swept * kProbeShare;
  const double lift = above + 2 * length(scale(probe, frame.up()));
  return frame.sweep(contact + away + frame.up() * lift, frame.up() * (-lift - below), probe);
}

/// From as high as ground may have risen there.
SWEEPSCOPE_RARELY inline SweepHit besideEdge(const Frame& frame, const Vec3& contact, const Vec3& away, double below) {
  return besideEdge(frame, contact, away, mostRise(frame, length(away)), below);
}

/// From an edge towards the body, by a share of its radius there.
SWEEPSCOPE_RARELY inline Vec3 beforeEdge(const Frame& frame, const Vec3& normal, double share) {
  const Vec3 level = normalized(frame.levelOf(normal));
  return level * (share * length(scale(frame.swept, level)));
}

/// Ground under the middle of the body, no deeper than `most` below its lowest point: where a much thinner foot would stand.
SWEEPSCOPE_RARELY inline SweepHit underFoot(const Frame& frame, const Vec3& center, double most) {
  const double reach = frame.halfHeight() * (1 - kFootShare) + most;
  return frame.sweep(center, frame.up() * -reach, frame.swept * kFootShare);
}

/// Whether a probe landed on ground.
SWEEPSCOPE_RARELY inline bool isGround(const Frame& frame, const SweepHit& hit) {
  return hit.found() && hit.time > 0 && frame.walkable(hit);
}

/// The answer of onStepEdge.
struct EdgeLook {
  EdgeVerdict verdict = EdgeVerdict::NoTread;
  double height = kNaN;  ///< of the contact above the ground in front of it
  Vec3 below = {kNaN, kNaN, kNaN};
  Vec3 tread = {kNaN, kNaN, kNaN};
  Vec3 normal = {kNaN, kNaN, kNaN};  ///< of the tread
};

/// Ground next to an edge at `contact`: the first walkable one at these shares of the body's radius, from `above` the contact.
/// @param above 0: from as high as ground may have risen there to as deep as it may have fallen; else to no deeper than the contact
SWEEPSCOPE_RARELY inline SweepHit firstGround(const Frame& frame, const Vec3& contact, const Vec3& away,
                                              std::initializer_list<double> shares, double above = 0) {
  for (const double share : shares) {
    const Vec3 beside = beforeEdge(frame, away, share);
    const double rise = mostRise(frame, length(beside));
    const SweepHit hit =
        above > 0 ? besideEdge(frame, contact, beside, above, 0) : besideEdge(frame, contact, beside, rise, rise);
    if (isGround(frame, hit)) return hit;
  }
  return {};
}

/// The ground behind an edge or corner: as far behind it as a worn nose is wide, or closer, as on a thinner bar.
SWEEPSCOPE_RARELY inline SweepHit treadOf(const Frame& frame, const Vec3& contact, const Vec3& away) {
  return firstGround(frame, contact, away, {kTreadShare, kBrinkShare});
}

/// Whether ground in front of an edge is low enough for a step. A slope that is cut by a gap falls on in front of the edge.
struct Low {
  const Frame& frame;
  const Vec3 top;     ///< of the edge
  const Vec3 normal;  ///< of the tread
  const double limit;

  SWEEPSCOPE_RARELY bool operator()(const SweepHit& hit) const {
    const Vec3 away = hit.point - top;
    return -frame.heightOf(away) <= limit + std::max(std::min(falls(away, normal), falls(away, hit.normal)), 0.0);
  }

 private:
  double falls(const Vec3& away, const Vec3& of) const { return dot(of, frame.levelOf(away)) / frame.heightOf(of); }
};

/// The other side of a gap in front of the edge: ground that begins within half of the body's width from there, opposite to it. The foot let down
/// there is that long, in two parts, and flat, as far as the axis that is nearest to up allows.
SWEEPSCOPE_RARELY inline SweepHit otherSide(const Frame& frame, const SweepHit& contact, const Low& low) {
  const Vec3 up = frame.up(), part = beforeEdge(frame, contact.normal, kHalfFoot);
  const Vec3 upright{up.x * up.x, up.y * up.y, up.z * up.z};
  const Vec3 foot = scale(frame.swept, Vec3{1, 1, 1} * kHalfFoot - upright * (kHalfFoot - kProbeShare));
  const double thick = length(scale(foot, up)), lift = low.limit + thick, size = maxAbs(frame.swept);
  // Deeper than the ground on this side falls on the way there, and than a worn nose is high, nothing is low.
  const double falls = 2 * size * length(frame.levelOf(low.normal)) / frame.heightOf(low.normal);
  const double deepest = falls + mostRise(frame, kTreadShare * size) + 2 * thick;
  const double reach = lift + low.limit + std::min(deepest, mostRise(frame, 4 * length(part))) + thick;
  for (const double parts : {1.0, 3.0}) {
    const Vec3 from = contact.point + part * (parts + 2 * kProbeShare) + up * lift;
    const SweepHit far = frame.sweep(from, up * -reach, foot);
    const Vec3 across = frame.levelOf(far.point - contact.point);
    if (!far.found() || !(far.time > 0)) continue;
    if (!(dot(across, part) > kOpposed * length(across) * length(part))) continue;
    const SweepHit beyond = treadOf(frame, far.point, across);
    if (beyond.found() && low(beyond)) return beyond;
    if (frame.walkable(far) && low(far)) return far;
  }
  return {};
}

/// Ground before the edge: right before it; where the riser leans or its nose is worn, under the foot or beyond a bevel.
SWEEPSCOPE_RARELY inline SweepHit groundBefore(const Frame& frame, const SweepHit& contact, const Vec3& center,
                                               double most) {
  for (const double share : {kTreadShare, kBevelShare}) {
    const SweepHit near = besideEdge(frame, contact.point, beforeEdge(frame, contact.normal, share), most);
    if (isGround(frame, near)) return near;
    if (share == kBevelShare) break;
    const SweepHit foot = underFoot(frame, center, most);
    if (isGround(frame, foot)) return foot;
  }
  return {};
}

SWEEPSCOPE_RARELY inline EdgeLook lookForStep(const Frame& frame, const SweepHit& contact, const Vec3& center,
                                              double most) {
  const double limit = most * (1 + kStepSlack);
  EdgeLook look;
  Vec3 top = contact.point;
  SweepHit tread = treadOf(frame, contact.point, -contact.normal);
  if (!tread.found()) {
    // Over a bevel, which is as high as a step at most with all that is below it.
    tread = firstGround(frame, contact.point, -contact.normal, {kBevelShare / 2, kBevelShare}, most);
    if (!tread.found()) return look;
    top = tread.point;
  }
  look.tread = tread.point;
  look.normal = tread.normal;
  look.verdict = EdgeVerdict::NoGroundBelow;
  const Low isLow{frame, top, tread.normal, limit};
  SweepHit ground = groundBefore(frame, contact, center, limit);
  bool stands = ground.found() && isLow(ground);
  if (!stands) {
    const SweepHit far = otherSide(frame, contact, isLow);
    stands = far.found();
    if (stands) ground = far;
  }
  if (!ground.found()) return look;
  look.below = ground.point;
  look.height = frame.heightOf(top - ground.point);
  look.verdict = stands ? EdgeVerdict::StepEdge : EdgeVerdict::DropTooHigh;
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
SWEEPSCOPE_RARELY inline bool onSteepFace(const Frame& frame, const SweepHit& hit) {
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

/// The support of the body at a contact that is ground.
inline Support onGround(const SweepHit& contact) {
  return {BodyState::Ground, contact.point, contact.normal, contact.triangle, SupportReason::Walkable, {}};
}

}  // namespace sweepscope
