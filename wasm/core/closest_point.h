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
  double farthest = 0;  ///< squared distance of the farthest corner
  bool inside = false;
  bool wellInside = false;  ///< so far that no edge can be as near, whatever rounding does
};

/// Well inside is 10^-5 of the distance to the farthest corner: that makes an edge farther than the foot by 10^-11 of it at least,
/// while rounding is some 10^-15 of it unless the triangle is a sliver.
inline Foot footOn(const Corners& t, const TrianglePlane& plane) {
  Foot foot;
  foot.farthest = most(squaredLength(t.p[0]), squaredLength(t.p[1]), squaredLength(t.p[2]));
  if (plane.normal == Vec3{}) return foot;
  foot.height = dot(plane.normal, plane.point);
  foot.point = plane.normal * foot.height;
  bool well = plane.slenderness <= kSlender;
  for (int k = 0; k < 3; ++k) {
    const Vec3 edge = t.edge(k);
    const double inside = dot(cross(edge, foot.point - t.p[k]), plane.normal);  // times the length of the edge
    if (!(inside > 0)) return foot;
    well &= inside * inside > 1e-10 * foot.farthest * squaredLength(edge);
  }
  foot.inside = true;
  foot.wellInside = well;
  return foot;
}

/// The closest point of one edge.
struct OnEdge {
  Closest closest;  ///< its distance squared
  double beyond;    ///< squared distance from the nearer end of the edge
};

inline OnEdge closestOnEdge(const Corners& t, int k) {
  const Vec3 e = t.edge(k);
  const double ee = squaredLength(e);
  const double s = ee > 0 ? -dot(t.p[k], e) / ee : 0;
  const int next = k == 2 ? 0 : k + 1;
  // The corners themselves, not p + e: rounding must not move a vertex.
  if (!(s > 0)) return {{t.p[k], squaredLength(t.p[k]), Feature::Vertex, k}, 0};
  if (s >= 1) return {{t.p[next], squaredLength(t.p[next]), Feature::Vertex, next}, 0};
  const Vec3 q = t.p[k] + e * s;
  const double share = least(s, 1 - s);
  return {{q, squaredLength(q), Feature::Edge, k}, share * share * ee};
}

/// Squared distances that differ by no more than this share of distance times farthest corner are the same to rounding (docs/error-bounds.md 3).
inline constexpr double kTie = 32 * kUnitRoundoff;

/// Whether rounding leaves open which is nearer: as good as the same point, near a corner. Squared distances there are that of the corner less
/// `beyond`, which they may lose; taking the corner then puts the direction off by as much as the root of rounding.
inline bool asGoodAsOne(const Closest& a, const Closest& b, double farthest) {
  const double apart = a.distance - b.distance;
  return apart * apart <= kTie * kTie * b.distance * farthest && squaredLength(a.point - b.point) <= 1e-12 * farthest;
}

/// Space:  any; the origin is the point asked about.
/// Input:  corners; `plane` their planeOf.
/// Output: the closest point; ties go to the face, then the lower edge, then a corner.
/// Method: the best of three clamped segments, and the foot on the plane if it lies strictly inside. Slower than region tests,
///         but each part is accurate on its own: a sliver, whose plane is not to be trusted, takes its foot only if that is nearer.
inline Closest closestPoint(const Corners& t, const TrianglePlane& plane) {
  const Foot foot = footOn(t, plane);
  const Closest onFace{foot.point, std::fabs(foot.height), Feature::Face, 0};
  if (foot.wellInside) return onFace;
  OnEdge best = closestOnEdge(t, 0);
  for (int k = 1; k < 3; ++k) {
    const OnEdge other = closestOnEdge(t, k);
    const bool nearer = asGoodAsOne(other.closest, best.closest, foot.farthest)
                            ? other.beyond > best.beyond
                            : other.closest.distance < best.closest.distance;
    if (nearer) best = other;
  }
  best.closest.distance = std::sqrt(best.closest.distance);
  // Next to an edge both distances are the same number, and the direction from the edge is off by the distance of the foot from it.
  const bool sound = plane.slenderness <= kSlender;
  return foot.inside && (sound || onFace.distance <= best.closest.distance) ? onFace : best.closest;
}

}  // namespace sweepscope
