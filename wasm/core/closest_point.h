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

/// Where the perpendicular from the origin meets the plane of a triangle.
struct Foot {
  Vec3 point;
  double height = 0;
  bool inside = false;
  bool wellInside = false;  ///< so far that no edge can come as near, whatever rounding does
};

/// Well inside is 10^-5 of the distance to the farthest corner: that makes an edge farther than the foot by 10^-11 of it at least,
/// and rounding comes to some 10^-15 of it where the triangle is no sliver.
inline Foot footOn(const Corners& t, const TrianglePlane& plane) {
  if (plane.normal == Vec3{}) return {};
  Foot foot;
  foot.height = dot(plane.normal, plane.point);
  foot.point = plane.normal * foot.height;
  const double farthest = std::max({squaredLength(t.p[0]), squaredLength(t.p[1]), squaredLength(t.p[2])});
  bool well = plane.slenderness <= kSlender;
  for (int k = 0; k < 3; ++k) {
    const Vec3 edge = t.edge(k);
    const double inside = dot(cross(edge, foot.point - t.p[k]), plane.normal);  // times the length of the edge
    if (!(inside > 0)) return foot;
    well &= inside * inside > 1e-10 * farthest * squaredLength(edge);
  }
  foot.inside = true;
  foot.wellInside = well;
  return foot;
}

/// Space:  any; the origin is the point asked about.
/// Input:  corners; `plane` their planeOf.
/// Output: the closest point; ties go to the face, then the lower edge, then a corner.
/// Method: the best of three clamped segments, and the foot on the plane if it lies strictly inside. Slower than region tests,
///         but each part is accurate on its own: a sliver cannot send it to the wrong region.
inline Closest closestPoint(const Corners& t, const TrianglePlane& plane) {
  const Foot foot = footOn(t, plane);
  const Closest onFace{foot.point, std::fabs(foot.height), Feature::Face, 0};
  if (foot.wellInside) return onFace;
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
  return foot.inside && onFace.distance <= best.distance ? onFace : best;
}

}  // namespace sweepscope
