// What all parts of one frame share.
#pragma once

#include <cmath>

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
  bool walkable(const Vec3& normal) const { return heightOf(normal) >= cosine(); }
  /// Faces up, but not enough to be stood on.
  bool steep(const Vec3& normal) const { return heightOf(normal) > 0 && !walkable(normal); }
  /// Highest edge above the ground that is a step; 0: there are no steps.
  double highestStep() const { return std::max(settings.stepHeight, settings.snapDistance); }

  /// A way down so short that what is met on it is as good as touched.
  double touching() const { return kTouching * minComponent(swept); }

  /// For the questions beside the passes, which are rare: not worth a copy of the sweep each.
  [[gnu::noinline]] SweepHit sweep(const Vec3& from, const Vec3& motion, const Vec3& radii) const {
    return around.sweep({from, motion, radii, settings.sides, &around.whole()}, off).hit;
  }
  SweepHit sweep(const Vec3& from, const Vec3& motion) const { return sweep(from, motion, swept); }
};

/// A frame rises if what it asks for, both slots together, goes up by more than rounding.
inline bool rises(const MoveRequest& request, const Vec3& up) {
  const double rise = dot(request.displacement + request.gravity, up);
  return rise > 0 && rise > kRising * (length(request.displacement) + length(request.gravity));
}

}  // namespace sweepscope
