// Held by several faces none of which can be stood on.
//
// One plane is ground if gravity, projected on it, goes down no steeper than the slope limit: that is what n . up >= cos(limit) says. The
// same question is asked of several planes together: gravity is projected on the cone they leave open, and if what is left of it goes down
// no steeper than the limit, along their crease, or nothing is left at all, they hold the body.
#pragma once

#include "core/rarely.h"
#include "methods/robust/slide/cone.h"
#include "methods/robust/slide/frame.h"
#include "trace/tracer.h"

namespace sweepscope {

namespace detail {

/// The least steep way along two of the planes that none of them forbids: where gravity is stopped dead, it may be a level one that
/// gravity knows nothing of. The zero vector if every such way is steeper than `sine`.
SWEEPSCOPE_RARELY inline Vec3 openCrease(const Frame& frame, const Planes& planes, double sine) {
  Vec3 flattest;
  double least = sine;
  for (int i = 0; i < planes.count(); ++i) {
    for (int j = i + 1; j < planes.count(); ++j) {
      const Vec3 crease = normalized(cross(planes.at(i), planes.at(j)));
      const double slope = std::fabs(frame.heightOf(crease));
      bool ahead = true, back = true;
      for (const Vec3 n : planes.normals) {
        ahead = ahead && dot(n, crease) >= -kSamePlane;
        back = back && dot(n, crease) <= kSamePlane;
      }
      if (crease == Vec3{} || !(slope <= least) || !(ahead || back)) continue;
      least = slope;
      flattest = crease;
    }
  }
  return flattest;
}

}  // namespace detail

/// @param planes as `cone` names them
/// @param gravity what was projected on them
/// Output: how the body is carried; the normal is that of a floor along the crease. Nothing if it slides on.
template <Tracer T>
SWEEPSCOPE_RARELY std::optional<Support> heldByFaces(const Frame& frame, const Planes& planes, const Vec3& gravity,
                                                     const ConeResult& cone, const SweepHit& last, T& tracer) {
  const bool stopped = cone.verdict == ConeVerdict::Corner;
  if (!(frame.heightOf(gravity) < 0) || (!stopped && cone.verdict != ConeVerdict::OnCrease)) return std::nullopt;
  const double sine = stopped ? 0 : -frame.heightOf(normalized(cone.motion));
  const bool holds = sine <= frame.sine();
  const Vec3 crease = stopped ? detail::openCrease(frame, planes, frame.sine())
                              : normalized(cross(planes.at(cone.first), planes.at(cone.second)));
  const Vec3 normal = normalized(frame.up() - crease * frame.heightOf(crease));
  TRACE(tracer, event::Wedge{gravity, cone.motion, sine, frame.sine(), normal,
                             holds ? WedgeVerdict::Holds : WedgeVerdict::Slides});
  if (!holds) return std::nullopt;
  return Support{BodyState::Wedged, last.point, normal, last.triangle, SupportReason::FacesHold, crease};
}

}  // namespace sweepscope
