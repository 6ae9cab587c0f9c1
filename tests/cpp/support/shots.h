// Short ways to ask the solver one question.
#pragma once

#include "methods/robust/slide/collide_and_slide.h"
#include "support/worlds.h"

namespace sweepscope::test {

inline const Vec3 kUnitBall{1, 1, 1};

/// Sweep of a ball or ellipsoid against these triangles.
inline SweepResult sweepOf(const Triangles& triangles, Vec3 center, Vec3 displacement, Vec3 radii = kUnitBall,
                           Sides sides = Sides::Both) {
  return sweepMesh(meshOf(triangles), {center, displacement, radii, sides}, off);
}

inline Vec3 ball(double radius) { return {radius, radius, radius}; }

/// A triangle of the plane y = 0, wide enough for anything near the origin, facing up.
inline const Corners kFloor{{{-20, 0, -20}, {0, 0, 40}, {40, 0, -20}}};

inline MoveResult moveOf(const TriangleMesh& mesh, Vec3 center, Vec3 displacement, Vec3 gravity, Vec3 radii,
                         const MoveSettings& settings = {}) {
  return moveRobust(mesh, {center, displacement, gravity, radii}, settings, off);
}

}  // namespace sweepscope::test

/// Compares two vectors component by component.
#define EXPECT_VEC3_NEAR(actual, x_, y_, z_, tolerance) \
  do {                                                  \
    const ::sweepscope::Vec3 actual_ = (actual);        \
    EXPECT_NEAR(actual_.x, x_, tolerance);              \
    EXPECT_NEAR(actual_.y, y_, tolerance);              \
    EXPECT_NEAR(actual_.z, z_, tolerance);              \
  } while (false)
