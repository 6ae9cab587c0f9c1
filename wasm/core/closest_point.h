// Closest point of a triangle to the origin, safe for points, segments and slivers.
#pragma once

#include "core/corners.h"
#include "trace/events.h"

namespace sweepscope {

struct Closest {
  Vec3 point;
  double distance = 0;
  Feature feature = Feature::None;
  int element = 0;  ///< which corner or edge; 0 for the face
};

/// Space:  any; the origin is the point asked about.
/// Input:  corners; `plane` their planeOf.
/// Output: the closest point; ties go to the face, then the lower edge, then a corner.
/// Method: the best of three clamped segments, and the foot on the plane if it lies strictly inside. Slower than region tests,
///         but each part is accurate on its own: a sliver cannot send it to the wrong region.
inline Closest closestPoint(const Corners& t, const TrianglePlane& plane) {
  const Vec3 normal = plane.normal;
  Closest best;
  best.distance = -1;
  for (int k = 0; k < 3; ++k) {
    const Vec3 e = t.edge(k);
    const double ee = squaredLength(e);
    double s = ee > 0 ? -dot(t.p[k], e) / ee : 0;
    Feature feature = Feature::Edge;
    int element = k;
    if (!(s > 0)) {
      s = 0;
      feature = Feature::Vertex;
    } else if (s >= 1) {
      s = 1;
      feature = Feature::Vertex;
      element = k == 2 ? 0 : k + 1;
    }
    // The end corner itself, not p + e: rounding must not move a vertex.
    const Vec3 q = s == 1 ? t.p[element] : t.p[k] + e * s;
    const double squared = squaredLength(q);
    if (best.distance < 0 || squared < best.distance) best = {q, squared, feature, element};
  }
  best.distance = std::sqrt(best.distance);
  if (normal == Vec3{}) return best;
  const double height = dot(normal, plane.point);
  const Vec3 foot = normal * height;
  for (int k = 0; k < 3; ++k) {
    if (!(dot(cross(t.edge(k), foot - t.p[k]), normal) > 0)) return best;
  }
  if (std::fabs(height) <= best.distance) best = {foot, std::fabs(height), Feature::Face, 0};
  return best;
}

}  // namespace sweepscope
