// The paper's sweep against the world: every triangle near the motion is checked, the nearest collision is kept (chapter 3).
#pragma once

#include <optional>
#include <type_traits>

#include "mesh/bvh_query.h"
#include "mesh/seen.h"
#include "methods/paper/check_triangle.h"
#include "methods/paper/chosen.h"
#include "methods/paper/ellipsoid_space.h"

namespace sweepscope::paper {

/// Room that the box of the motion is given for rounding: a part of the sphere, and a part of the largest coordinate.
struct BoxMargin {
  double ofSphere, ofCoordinate;
};
template <typename Scalar>
BoxMargin boxMargin() {
  bool single = std::is_same_v<Scalar, float>;
  if constexpr (std::is_same_v<Scalar, Chosen>) single = Chosen::single();
  return single ? BoxMargin{1e-6, 1e-6} : BoxMargin{1e-9, 1e-12};
}

/// Fills `package` with the nearest collision of the ellipsoid that starts at `basePoint` and moves by `velocity`.
///
/// Space:   `basePoint` and `velocity` in ellipsoid space, `radii` in the world.
/// Note:    the paper recommends an octree; here the box of the motion is asked of the BVH, in double. Its margin only makes up
///          for rounding between the spaces. It changes no answer: what lies outside cannot be hit.
template <typename Scalar, Tracer T>
void checkCollision(const TriangleMesh& mesh, Vec3 radii, CollisionPackage<Scalar>& package, T& tracer) {
  const BoxMargin grown = boxMargin<Scalar>();
  const ESpace<Scalar> space{radii};
  const EllipsoidSpace exact = space.exact();
  const Vec3 from = package.basePoint, to = package.basePoint + package.velocity;
  const double one = 1 + grown.ofSphere;
  const Vec3 margin = Vec3{one, one, one} + Vec3{1, 1, 1} * (grown.ofCoordinate * std::max(maxAbs(from), maxAbs(to)));
  const Vec3 low = exact.back(min(from, to) - margin), high = exact.back(max(from, to) + margin);
  TRACE(tracer, event::QueryBox{low, high});
  std::int64_t tests = 0;
  // Testing a triangle again changes no answer, but a trace speaks of it once.
  [[maybe_unused]] std::optional<Seen> seen;
  if constexpr (T::kOn) seen.emplace(mesh);
  visitBox(mesh, low, high, tracer, [&](std::uint32_t place) {
    const Corners corners = mesh.cornersAt(place);
    // The leaves hold boxes of several triangles; only those whose own box is met are candidates.
    const Vec3 lowest = min(min(corners.p[0], corners.p[1]), corners.p[2]);
    const Vec3 highest = max(max(corners.p[0], corners.p[1]), corners.p[2]);
    for (int axis = 0; axis < 3; ++axis) {
      if (lowest[axis] > high[axis] || highest[axis] < low[axis]) return;
    }
    if constexpr (T::kOn) {
      if (seen->again(place)) return;
    }
    checkTriangle(package, space.into(corners), mesh.triangleAt(place), tests++, tracer);
  });
  const Scalar time = package.foundCollision ? package.nearestTime : Scalar{1};
  const Vec3T<Scalar> center = package.basePoint + package.velocity * time;
  const Vec3T<Scalar> none{kNaN<Scalar>, kNaN<Scalar>, kNaN<Scalar>};
  TRACE(tracer,
        event::Nearest{package.foundCollision, tests, package.test, package.triangle, package.feature, package.element,
                       package.nearestTime, package.nearestDistance,
                       package.foundCollision ? package.intersectionPoint : none, center,
                       package.foundCollision ? space.back(package.intersectionPoint) : none, space.back(center)});
}

}  // namespace sweepscope::paper
