// Robust sweep of an ellipsoid against a mesh: broad phase, every candidate triangle, nearest hit.
#pragma once

#include "mesh/bvh_query.h"
#include "sweep/ellipsoid_space.h"
#include "sweep/leaf_filter.h"
#include "sweep/quick_no.h"
#include "sweep/touch_triangle.h"

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

/// Largest length that rounding errors of this request are proportional to (S of solver.md, without the triangles),
/// ellipsoid-space units.
inline double reachOf(const EllipsoidSpace& space, Vec3 center, Vec3 displacement) {
  return std::max({1.0, length(space.into(displacement)), maxAbs(space.into(center))});
}

/// Touch tolerance that covers every triangle of the mesh: sizes along the axes, at the smallest radius.
inline double widestTolerance(const TriangleMesh& mesh, const EllipsoidSpace& space, Vec3 center, double reach) {
  const MeshReport& report = mesh.report();
  const double farthest = std::max(maxAbs(report.low - center), maxAbs(report.high - center));
  return touchTolerance(std::max(reach, 2 * farthest * space.largestInverse()));
}

/// The trace's word on one triangle.
inline event::TriangleEnd triangleEnd(std::uint32_t triangle, const TriangleResult& found, double before, bool improved,
                                      Vec3 center, Vec3 travel) {
  const Touch& touch = found.touch;
  const Verdict verdict = found.culled                       ? Verdict::CulledBackface
                          : touch.feature == Feature::Face   ? Verdict::FaceHit
                          : touch.feature == Feature::Edge   ? Verdict::EdgeHit
                          : touch.feature == Feature::Vertex ? Verdict::VertexHit
                          : found.touches                    ? Verdict::Leaving
                                                             : Verdict::Miss;
  const Vec3 point = touch.found() ? center + touch.point : Vec3{kNaN, kNaN, kNaN};
  const double distance = touch.found() ? touch.time * length(travel) : kNever;
  return {triangle, verdict, touch.feature, touch.element, touch.time, point, distance, before, improved};
}

/// The trace's word on the whole sweep.
inline event::Nearest nearest(const SweepHit& hit, const Touch& best, std::int64_t tests, std::int64_t test,
                              const SweepRequest& request, const EllipsoidSpace& space) {
  const double time = hit.found() ? hit.time : 1;
  const Vec3 travel = space.into(request.displacement), center = space.into(request.center);
  const Vec3 none{kNaN, kNaN, kNaN};
  return {hit.found(),
          tests,
          test,
          hit.triangle,
          hit.feature,
          hit.element,
          hit.time,
          hit.found() ? hit.time * length(travel) : kNever,
          hit.found() ? center + best.point : none,
          center + travel * time,
          hit.found() ? hit.point : none,
          request.center + request.displacement * time};
}

/// First contact of a moving ellipsoid with a mesh.
///
/// Space:   world in, world out; ellipsoid space in between, translated to the centre.
/// Output:  the earliest approached contact, ties by feature and then by the lowest triangle; deepest overlap at the start.
/// Errors:  none; requests are checked before (bind/requests.h).
/// Source:  solver.md section 4.
template <Tracer T>
SweepResult sweepMesh(const TriangleMesh& mesh, const SweepRequest& request, T& tracer) {
  const EllipsoidSpace space{request.radii};
  const Vec3 travel = space.into(request.displacement);
  const Vec3 center = space.into(request.center);
  const double reach = reachOf(space, request.center, request.displacement);
  const double widest = widestTolerance(mesh, space, request.center, reach);
  const SphereMotion motion{travel, center, reach, widest, request.sides};
  const MovingBox moving{request.center, request.displacement, request.radii * (1 + 2 * widest)};
  TRACE(tracer, event::QueryBox{moving.low(), moving.high()});

  SweepResult result;
  result.overlap.tolerance = touchTolerance(reach);
  Touch best;
  std::int64_t bestTest = -1, tests = 0;
  quick::SweptBox reachable(travel, widest);
  // Single precision, rounded up: a box entered at the very time of the best hit may hold an equal one of a lower triangle.
  float until = 1;
  const auto test = [&](std::uint32_t place, Start start) {
    const Corners corners = space.around(request.center, mesh.cornersAt(place));
    // A leaf's box holds several triangles; most of them end here. What lies outside the box of the sweep up to the best
    // hit is no candidate, and the trace does not speak of it either.
    if (T::kOn && reachable.misses(corners)) return;
    const std::uint32_t triangle = mesh.triangleAt(place);
    TRACE(tracer, event::TriangleBegin{tests, triangle, motion.center + corners.p[0], motion.center + corners.p[1],
                                       motion.center + corners.p[2], best.time});
    const TriangleResult found = touchTriangle(corners, motion, std::min(best.time, 1.0), start, tracer);
    if (found.touches && found.depth > result.overlap.depth) {
      result.overlap.depth = found.depth;
      result.overlap.normal = found.depthNormal;
      result.overlap.triangle = triangle;
    }
    const bool improved = found.touch.found() && (!best.found() || earlier(found.touch, best) ||
                                                  (!earlier(best, found.touch) && triangle < result.hit.triangle));
    TRACE(tracer, triangleEnd(triangle, found, best.time, improved, motion.center, travel));
    if (improved) {
      best = found.touch;
      bestTest = tests;
      result.hit.triangle = triangle;
      result.hit.place = place;
      until = roundedUp(best.time);
      if constexpr (T::kOn) reachable = quick::SweptBox(travel * best.time, widest);
    }
    ++tests;
  };
  const quick::LeafFilter filter(request.center, space.inverseRadii(), travel, widest);
  visitSwept(
      mesh, moving, tracer, [&] { return until; },
      [&](std::uint32_t first, std::uint32_t count) {
        if constexpr (T::kOn) {
          for (std::uint32_t place = first; place < first + count; ++place) test(place, Start::Unknown);
        } else {
          const Float4 earliest = filter.earliest(mesh, first, count, until);
          unsigned open = bits4(earliest <= splat(until)) & ((1u << count) - 1);
          // The likeliest first: what it finds can spare the others.
          while (open != 0) {
            std::uint32_t next = static_cast<std::uint32_t>(__builtin_ctz(open));
            for (unsigned rest = open & (open - 1); rest != 0; rest &= rest - 1) {
              const auto k = static_cast<std::uint32_t>(__builtin_ctz(rest));
              if (earliest[k] < earliest[next]) next = k;
            }
            open &= ~(1u << next);
            if (earliest[next] <= until)
              test(first + next, earliest[next] > 0 ? Start::ClearOfTriangle : Start::Unknown);
          }
        }
      });

  if (best.found()) {
    result.hit.time = best.time;
    result.hit.point = request.center + space.back(best.point);
    // Where the sphere is so small beside the lengths involved that the way rounds to nothing: against the motion.
    result.hit.normalEllipsoid = normalized(best.toward == Vec3{} ? -travel : best.toward);
    result.hit.normal = space.normalBack(result.hit.normalEllipsoid);
    result.hit.feature = best.feature;
    result.hit.element = best.element;
  }
  TRACE(tracer, nearest(result.hit, best, tests, bestTest, request, space));
  return result;
}

}  // namespace sweepscope
