// What carries a body, found by distances in long double alone: no sweep, no projection, no code of the solver.
#pragma once

#include "support/worlds.h"

namespace sweepscope::test {

/// A triangle that an ellipsoid touches.
struct Touch {
  Vec3 normal;     ///< world, unit, toward the body
  Vec3 point;      ///< world, of the triangle
  double gap = 0;  ///< in ellipsoid space; below 0: inside
};

/// Triangles of which a box around the body comes near: `reach` wider than the body on every side.
Triangles nearby(const Triangles& triangles, Vec3 center, Vec3 radii, double reach);

/// Every triangle within `reach` (ellipsoid space) of the ellipsoid's surface.
std::vector<Touch> touches(const Triangles& near, Vec3 center, Vec3 radii, double reach);

/// How far the ellipsoid falls straight down until something that faces up at all stops it; kNever beyond `most`.
double fall(const Triangles& near, Vec3 center, Vec3 radii, double most);

/// Cosine of the angle between "up" and the nearest push that these normals can make together, factors of at least 0: 1 holds a weight
/// without friction; of one normal alone it is what the slope limit asks about.
double heldBy(const std::vector<Touch>& touching);

/// Heights, both in world space.
struct Band {
  double low, high;
};

/// Whether part of a face that can be stood on is in the ellipsoid's shadow and within the band.
bool foothold(const Triangles& near, Vec3 center, Vec3 radii, Band band, double slopeCosine);

/// Distance of a point from a triangle.
double distanceTo(const Corners& triangle, Vec3 point);

}  // namespace sweepscope::test
