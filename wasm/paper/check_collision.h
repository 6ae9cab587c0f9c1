// The paper's sweep against the world: every triangle near the motion is checked, the nearest collision is kept (chapter 3).
#pragma once

#include "mesh/bvh_query.h"
#include "paper/check_triangle.h"
#include "sweep/ellipsoid_space.h"

namespace sweepscope::paper {

/// Fills `package` with the nearest collision of the ellipsoid that starts at `basePoint` and moves by `velocity`.
///
/// Space:   `basePoint` and `velocity` in ellipsoid space, `radii` in the world.
/// Note:    the paper recommends an octree; here the box of the motion is asked of the BVH. Its margin, a billionth of its own
///          size, only makes up for rounding between the spaces. It changes no answer: what lies outside cannot be hit.
template <Tracer T>
void checkCollision(const TriangleMesh& mesh, Vec3 radii, CollisionPackage& package, T& tracer) {
  const EllipsoidSpace space{radii};
  const Vec3 from = package.basePoint, to = package.basePoint + package.velocity;
  const Vec3 one{1 + 1e-9, 1 + 1e-9, 1 + 1e-9};
  const Vec3 margin = one + Vec3{1, 1, 1} * (1e-12 * std::max(maxAbs(from), maxAbs(to)));
  const Vec3 low = space.back(min(from, to) - margin), high = space.back(max(from, to) + margin);
  TRACE(tracer, event::QueryBox{low, high});
  std::int64_t tests = 0;
  visitBox(mesh, low, high, tracer, [&](std::uint32_t place) {
    const Corners corners = mesh.cornersAt(place);
    // The leaves hold boxes of several triangles; only those whose own box is met are candidates.
    const Vec3 lowest = min(min(corners.p[0], corners.p[1]), corners.p[2]);
    const Vec3 highest = max(max(corners.p[0], corners.p[1]), corners.p[2]);
    for (int axis = 0; axis < 3; ++axis) {
      if (lowest[axis] > high[axis] || highest[axis] < low[axis]) return;
    }
    checkTriangle(package, space.into(corners), mesh.triangleAt(place), tests++, tracer);
  });
  const double time = package.foundCollision ? package.nearestTime : 1;
  const Vec3 center = from + package.velocity * time;
  const Vec3 none{kNaN, kNaN, kNaN};
  TRACE(tracer,
        event::Nearest{package.foundCollision, tests, package.test, package.triangle, package.feature, package.element,
                       package.nearestTime, package.nearestDistance,
                       package.foundCollision ? package.intersectionPoint : none, center,
                       package.foundCollision ? space.back(package.intersectionPoint) : none, space.back(center)});
}

}  // namespace sweepscope::paper
