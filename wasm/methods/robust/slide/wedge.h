// A body held by several faces, each too steep to stand on.
//
// One plane is ground if gravity, projected on it, goes down no steeper than the slope limit: that is what n . up >= cos(limit) says. The
// same question is asked of several planes together: gravity is projected on the cone they leave open, and if what is left of it goes down
// no steeper than the limit, along their crease, or nothing is left at all, they hold the body.
#pragma once

#include "core/rarely.h"
#include "methods/robust/slide/active_planes.h"
#include "methods/robust/slide/cone.h"
#include "methods/robust/slide/frame.h"
#include "trace/tracer.h"

namespace sweepscope {

namespace detail {

/// The steepest crease of two planes that holds a body, as a sine: the slope limit's, plus the turn of the crease by rounding to floats where
/// that may decide.
SWEEPSCOPE_RARELY inline double mostSine(const Frame& frame, const ActivePlanes& active, int i, int j, double sine) {
  const double limit = frame.sine();
  if (!(sine > limit && sine < limit + kMostTilt)) return limit;
  const Planes planes = active.planes();
  const double tilt = frame.tiltAt(active.placeOf(i)) + frame.tiltAt(active.placeOf(j));
  const double angle = length(cross(planes.at(i), planes.at(j)));
  return limit + frame.cosine() * (tilt < kMostTilt * angle ? tilt / angle : kMostTilt);
}

/// The least steep way along two of the planes that none of them forbids: where gravity is stopped dead, it may be a level one that
/// gravity knows nothing of. The zero vector if every such way is too steep.
SWEEPSCOPE_RARELY inline Vec3 openCrease(const Frame& frame, const ActivePlanes& active) {
  const Planes planes = active.planes();
  Vec3 flattest;
  double least = 1;
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
      if (!(slope <= mostSine(frame, active, i, j, slope))) continue;
      least = slope;
      flattest = crease;
    }
  }
  return flattest;
}

}  // namespace detail

/// @param active as `cone` names them
/// @param gravity what was projected on them
/// Output: how the body is carried; the normal is that of a floor along the crease. Nothing if it slides on.
template <Tracer T>
SWEEPSCOPE_RARELY std::optional<Support> heldByFaces(const Frame& frame, const ActivePlanes& active,
                                                     const Vec3& gravity, const ConeResult& cone, const SweepHit& last,
                                                     T& tracer) {
  const bool stopped = cone.verdict == ConeVerdict::Corner;
  if (!(frame.heightOf(gravity) < 0) || (!stopped && cone.verdict != ConeVerdict::OnCrease)) return std::nullopt;
  const Planes planes = active.planes();
  const double sine = stopped ? 0 : -frame.heightOf(normalized(cone.motion));
  const double limit = stopped ? frame.sine() : detail::mostSine(frame, active, cone.first, cone.second, sine);
  const bool holds = sine <= limit;
  const Vec3 crease =
      stopped ? detail::openCrease(frame, active) : normalized(cross(planes.at(cone.first), planes.at(cone.second)));
  const Vec3 normal = normalized(frame.up() - crease * frame.heightOf(crease));
  TRACE(tracer,
        event::Wedge{gravity, cone.motion, sine, limit, normal, holds ? WedgeVerdict::Holds : WedgeVerdict::Slides});
  if (!holds) return std::nullopt;
  return Support{BodyState::Wedged, last.point, normal, last.triangle, SupportReason::FacesHold, crease};
}

}  // namespace sweepscope
