// Request and answer of a sweep, for every method.
#pragma once

#include "core/tolerances.h"
#include "core/vec3.h"
#include "trace/events.h"

namespace sweepscope {

/// The frame that a sweep is a part of: where the body began, and all that it is to move. World.
struct Whole {
  Vec3 center;
  Vec3 motion;
};

struct SweepRequest {
  Vec3 center;        ///< world
  Vec3 displacement;  ///< world, may be zero
  Vec3 radii;         ///< world, all above 0
  Sides sides = Sides::Both;
  const Whole* whole = nullptr;  ///< of a one-sided sweep in a frame; else the sweep is all there is
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

/// Deepest overlap at the start, approached or not. Triangles that a one-sided sweep leaves out have none.
struct StartOverlap {
  double depth = 0;      ///< ellipsoid-space units
  double tolerance = 0;  ///< touch tolerance of this request
  Vec3 normal;           ///< ellipsoid space, unit, the way out
  std::int64_t triangle = -1;
  std::uint32_t place = 0;  ///< of the triangle in the leaf order of the broad phase
  bool hides = false;       ///< deep in a triangle that was left out, deeper than this
};

struct SweepResult {
  SweepHit hit;
  StartOverlap overlap;
};

}  // namespace sweepscope
