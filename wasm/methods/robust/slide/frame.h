// The data that all parts of one frame share.
#pragma once

#include <cmath>

#include "core/rarely.h"
#include "method/move_types.h"
#include "methods/robust/slide/surroundings.h"
#include "methods/robust/sweep_mesh.h"

namespace sweepscope {

struct Frame {
  const Surroundings& around;
  const MoveSettings& settings;
  Vec3 swept;   ///< radii with the skin
  double skin;  ///< world length
  bool rising;  ///< displacement and gravity together go up: the body jumps, whichever slot says so

  Vec3 up() const { return settings.up; }
  double heightOf(const Vec3& v) const { return dot(v, settings.up); }
  Vec3 levelOf(const Vec3& v) const { return v - settings.up * heightOf(v); }
  /// How far the ellipsoid reaches above and below its centre.
  double halfHeight() const { return length(scale(swept, settings.up)); }
  /// The slope limit, as its cosine and its sine.
  double cosine() const { return settings.slopeLimit.cosine(); }
  double sine() const { return std::sqrt(1 - cosine() * cosine()); }
  /// How much a contact must look up to be ground: the cosine of the slope limit, less what floats can have turned its triangle by where that may
  /// decide.
  double leastUp(const Vec3& normal, std::uint32_t place) const {
    const double missing = cosine() - heightOf(normal);
    return missing > 0 && missing < 2 * kMostTilt ? cosine() - slackAt(normal, place) : cosine();
  }
  /// The one test for ground.
  [[gnu::noinline]] bool walkable(const Vec3& normal, std::uint32_t place) const {
    return heightOf(normal) >= leastUp(normal, place);
  }
  bool walkable(const SweepHit& hit) const { return walkable(hit.normal, hit.place); }
  /// Faces up, but too steep to stand on.
  bool steep(const Vec3& normal, std::uint32_t place) const { return heightOf(normal) > 0 && !walkable(normal, place); }
  bool steep(const SweepHit& hit) const { return steep(hit.normal, hit.place); }
  /// Whether a steep face is a wall to a body in the air as well. A body that can stand on nothing swims or flies.
  bool wallInAir(const Vec3& normal) const {
    const bool given = settings.wallLimit >= 0;
    return given ? heightOf(normal) < settings.wallLimit.cosine() : settings.slopeLimit > 0;
  }
  /// How far floats can have turned the triangle at `place`, radians.
  double tiltAt(std::uint32_t place) const { return floatTilt(around.mesh().cornersAt(place)); }
  /// The decrease of the slope limit's cosine if the limit grows by that tilt. Only for a contact with the face: a contact round an edge has another
  /// normal.
  SWEEPSCOPE_RARELY double slackAt(const Vec3& normal, std::uint32_t place) const {
    const double tilt = tiltAt(place);
    const Vec3 face = unitNormal(around.mesh().cornersAt(place));
    const Vec3 apart = dot(face, normal) < 0 ? face + normal : face - normal;
    return length(apart) <= 2 * tilt ? tilt * (sine() + 0.5 * tilt * cosine()) : 0;
  }
  /// Highest edge above the ground that is a step; 0: there are no steps.
  double highestStep() const { return std::max(settings.stepHeight, settings.snapDistance); }

  /// A motion down so short that a contact on it counts as touched.
  double touching() const { return kTouching * minComponent(swept); }

  /// For rare questions outside the passes: not worth a copy of the sweep each.
  [[gnu::noinline]] SweepHit sweep(const Vec3& from, const Vec3& motion, const Vec3& radii) const {
    return around.sweep({from, motion, radii, settings.sides, &around.whole()}, off).hit;
  }
  SweepHit sweep(const Vec3& from, const Vec3& motion) const { return sweep(from, motion, swept); }
};

/// A frame rises if both slots of its motion together go up by more than rounding.
inline bool rises(const MoveRequest& request, const Vec3& up) {
  const double rise = dot(request.displacement + request.gravity, up);
  return rise > 0 && rise > kRising * (length(request.displacement) + length(request.gravity));
}

}  // namespace sweepscope
