// Held by several faces none of which can be stood on.
//
// One plane is ground if gravity, projected on it, goes down no steeper than the slope limit: that is what n . up >= cos(limit) says. The
// same question is asked of several planes together: gravity is projected on the cone they leave open, and if what is left of it goes down
// no steeper than the limit, along their crease, or nothing is left at all, they hold the body.
#pragma once

#include "slide/cone.h"
#include "slide/frame.h"
#include "trace/tracer.h"

namespace sweepscope {

/// @param planes as `cone` names them
/// @param gravity what was projected on them
/// Output: how the body is carried; the normal is that of a floor along the crease. Nothing if it slides on.
template <Tracer T>
[[gnu::noinline]] std::optional<Support> heldByFaces(const Frame& frame, const Planes& planes, Vec3 gravity,
                                                     const ConeResult& cone, const SweepHit& last, T& tracer) {
  const bool stopped = cone.verdict == ConeVerdict::Corner;
  if (!(frame.heightOf(gravity) < 0) || (!stopped && cone.verdict != ConeVerdict::OnCrease)) return std::nullopt;
  Vec3 crease;
  if (!stopped) {
    crease = normalized(cross(planes.at(cone.first), planes.at(cone.second)));
  }
  const double sine = stopped ? 0 : -frame.heightOf(normalized(cone.motion));
  const bool holds = sine <= frame.sine();
  const Vec3 normal = normalized(frame.up() - crease * frame.heightOf(crease));
  TRACE(tracer, event::Wedge{gravity, cone.motion, sine, frame.sine(), normal,
                             holds ? WedgeVerdict::Holds : WedgeVerdict::Slides});
  if (!holds) return std::nullopt;
  return Support{BodyState::Wedged, last.point, normal, last.triangle, SupportReason::FacesHold, crease};
}

}  // namespace sweepscope
