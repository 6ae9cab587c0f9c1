// The verdicts of a sweep in the trace: for each triangle, and for the whole.
#pragma once

#include "core/ellipsoid_space.h"
#include "method/sweep_types.h"
#include "methods/robust/exact/touch_triangle.h"

namespace sweepscope {

/// The trace's word on one triangle.
inline event::TriangleEnd triangleEnd(std::uint32_t triangle, const TriangleResult& found, double before, bool improved,
                                      const Vec3& center, const Vec3& travel) {
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

}  // namespace sweepscope
