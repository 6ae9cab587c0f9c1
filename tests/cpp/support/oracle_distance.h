// Distance of a moving point from a triangle, in long double, sharing no code and no formula with the solver.
//
// The closest point is the best of points that are in the triangle by construction: three clamped segments, and the foot of
// the perpendicular when it lies strictly inside. So the distance is never too small by more than rounding.
#pragma once

#include <cmath>
#include <limits>

#include "core/corners.h"

namespace sweepscope::oracle {

using Real = long double;

struct Point {
  Real x = 0, y = 0, z = 0;
};

inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Point operator*(Real s, Point a) { return {s * a.x, s * a.y, s * a.z}; }
inline Real inner(Point a, Point b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Point outer(Point a, Point b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
inline Real norm(Point a) { return std::sqrt(inner(a, a)); }
inline Point wide(Vec3 v) { return {v.x, v.y, v.z}; }
inline Point over(Point a, Point r) { return {a.x / r.x, a.y / r.y, a.z / r.z}; }

inline Point nearestOnSegment(Point c, Point a, Point b) {
  const Point e = b - a;
  const Real ee = inner(e, e), along = inner(c - a, e);
  if (!(along > 0)) return a;
  if (along >= ee) return b;
  return a + (along / ee) * e;
}

/// Foot of the perpendicular from `c` if it is strictly inside; measured from the corner opposite the longest side.
inline bool footInside(Point c, const Point (&p)[3], Point& foot) {
  int apex = 0;
  Real longest = -1;
  for (int k = 0; k < 3; ++k) {
    const Point side = p[(k + 2) % 3] - p[(k + 1) % 3];
    if (inner(side, side) > longest) {
      longest = inner(side, side);
      apex = k;
    }
  }
  const Point a = p[(apex + 1) % 3] - p[apex], b = p[(apex + 2) % 3] - p[apex], w = c - p[apex];
  const Point n = outer(a, b);
  const Real nn = inner(n, n);
  if (!(nn > 0)) return false;
  const Real s = inner(outer(w, b), n) / nn, t = inner(outer(a, w), n) / nn;
  if (!(s > 0 && t > 0 && s + t < 1)) return false;
  foot = p[apex] + s * a + t * b;
  return true;
}

inline Point nearestOnTriangle(Point c, const Point (&p)[3]) {
  Point best = nearestOnSegment(c, p[0], p[1]);
  const auto consider = [&](Point q) {
    if (norm(c - q) < norm(c - best)) best = q;
  };
  consider(nearestOnSegment(c, p[1], p[2]));
  consider(nearestOnSegment(c, p[2], p[0]));
  Point foot;
  if (footInside(c, p, foot)) consider(foot);
  return best;
}

}  // namespace sweepscope::oracle
