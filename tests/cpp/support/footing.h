// What carries a body, found by distances in long double alone: no sweep, no projection, no code of the solver.
#pragma once

#include "support/worlds.h"

namespace sweepscope::test {

/// A triangle that an ellipsoid touches.
struct Touch {
  Vec3 normal;     ///< world, unit, toward the body
  double gap = 0;  ///< in ellipsoid space; below 0: inside
};

/// Triangles of which a box around the body comes near: `reach` wider than the body on every side.
Triangles nearby(const Triangles& triangles, Vec3 center, Vec3 radii, double reach);

/// Every triangle within `reach` (ellipsoid space) of the ellipsoid's surface.
std::vector<Touch> touches(const Triangles& near, Vec3 center, Vec3 radii, double reach);

/// How far the ellipsoid falls straight down until something that faces up at all stops it; kNever beyond `most`.
double fall(const Triangles& near, Vec3 center, Vec3 radii, double most);

/// Whether pushes along these normals can hold a weight: "up" is a sum of them with factors of at least 0.
bool holds(const std::vector<Touch>& touching);

/// Heights around the lowest point of a body.
struct Band {
  double below, above;
};

/// Whether part of a face that can be stood on is in the ellipsoid's shadow and within the band.
bool foothold(const Triangles& near, Vec3 center, Vec3 radii, Band band, double slopeCosine);

/// Distance of a point from a triangle.
double distanceTo(const Corners& triangle, Vec3 point);

}  // namespace sweepscope::test
