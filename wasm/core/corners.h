// The three corners of a triangle, in whatever space the caller works in.
#pragma once

#include "core/rarely.h"
#include "core/tolerances.h"
#include "core/vec3.h"

namespace sweepscope {

template <typename Scalar>
struct CornersT {
  Vec3T<Scalar> p[3];

  Vec3T<Scalar> edge(int k) const { return p[k == 2 ? 0 : k + 1] - p[k]; }
};

using Corners = CornersT<double>;

/// Plane of a triangle, from its two shortest edges, where rounding hurts least.
struct TrianglePlane {
  Vec3 normal;         ///< unit, counter-clockwise seen from its tip; zero if the triangle has no area
  Vec3 point;          ///< the corner the two shortest edges share: measure distances from here
  double slenderness;  ///< how much the normal magnifies rounding errors of the corners, >= 1; large for slivers
};

inline TrianglePlane planeOf(const Corners& t) {
  const Vec3 e[3] = {t.edge(0), t.edge(1), t.edge(2)};
  const double s[3] = {squaredLength(e[0]), squaredLength(e[1]), squaredLength(e[2])};
  // cross(e0, e1) = cross(e1, e2) = cross(e2, e0) for a closed triangle; leave out the longest edge.
  const int longest = s[0] >= s[1] && s[0] >= s[2] ? 0 : s[1] >= s[2] ? 1 : 2;
  const int a = longest == 2 ? 0 : longest + 1, b = a == 2 ? 0 : a + 1;
  const Vec3 raw = cross(e[a], e[b]);
  const double size = squaredLength(raw);
  // Plain division where squares neither overflow nor vanish; it is the common case.
  const bool plain = size > 1e-250 && size < 1e250;
  const double inverse = plain ? 1 / std::sqrt(size) : 0;
  Vec3 normal = plain ? raw * inverse : normalized(raw);
  const double slenderness = plain ? most(1.0, (s[a] + s[b]) * inverse) : 1e300;
  if (slenderness > kSlender && s[longest] > 0) {
    // Rounding tilts the normal of a sliver by u * slenderness. Across its length that is harmless, along it the far
    // corners would leave the plane: make it perpendicular to the longest edge.
    const Vec3 along = normalized(e[longest]);
    normal = normalized(normal - along * dot(along, normal));
  }
  return {normal, t.p[b], slenderness};
}

/// How far floats can have turned the plane of a triangle, radians, at most kMostTilt: each corner moved by kFloatPlace of the largest coordinate on
/// every axis, to both sides of the plane, over the least altitude (docs/error-bounds.md 3).
SWEEPSCOPE_RARELY inline double floatTilt(const Corners& t) {
  const double place = most(maxAbs(t.p[0]), maxAbs(t.p[1]), maxAbs(t.p[2])) * kFloatPlace;
  const double longest = most(length(t.edge(0)), length(t.edge(1)), length(t.edge(2)));
  const double area = length(cross(t.edge(0), t.edge(1))), moved = 2 * 1.7320508075688772 * place * longest;
  return moved < kMostTilt * area ? moved / area : kMostTilt;
}

/// False for a triangle of exactly zero area: it acts as a segment or a point.
inline bool hasArea(const Corners& t) {
  // Nearly all are far from it, and need no normal to tell.
  const Vec3 a = t.edge(0), b = t.edge(1);
  const double size = squaredLength(cross(a, b));
  if (size > 1e-200 && size < 1e200 && size > 1e-6 * squaredLength(a) * squaredLength(b)) return true;
  return !(planeOf(t).normal == Vec3{});
}

/// Unit normal by winding; the zero vector if the triangle has no area.
inline Vec3 unitNormal(const Corners& t) { return planeOf(t).normal; }

}  // namespace sweepscope
