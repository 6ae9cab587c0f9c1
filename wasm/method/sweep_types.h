// What a sweep is asked for and what it answers, whatever the method.
#pragma once

#include "core/tolerances.h"
#include "core/vec3.h"
#include "trace/events.h"

namespace sweepscope {

struct SweepRequest {
  Vec3 center;        ///< world
  Vec3 displacement;  ///< world, may be zero
  Vec3 radii;         ///< world, all above 0
  Sides sides = Sides::Both;
};

struct SweepHit {
  double time = kNever;  ///< fraction of the displacement
  Vec3 point;            ///< world, on the mesh
  Vec3 normal;           ///< world, unit, from the mesh toward the ellipsoid
  Vec3 normalEllipsoid;  ///< the same in ellipsoid space
  std::int64_t triangle = -1;
  Feature feature = Feature::None;
  int element = -1;
  std::uint32_t place = 0;  ///< of the triangle in the leaf order of the broad phase

  bool found() const { return feature != Feature::None; }
};

/// Deepest overlap at the start, approached or not.
struct StartOverlap {
  double depth = 0;      ///< ellipsoid-space units
  double tolerance = 0;  ///< touch tolerance of this request
  Vec3 normal;           ///< ellipsoid space, unit, the way out
  std::int64_t triangle = -1;
};

struct SweepResult {
  SweepHit hit;
  StartOverlap overlap;
};

}  // namespace sweepscope
