// Proof of a sweep's answer, independent of how it was found (solver.md 4.6).
//
// f(t) = distance(centre(t), triangle) is convex. A hit is right when f(t) = R and f falls there; a miss is right when the
// minimum of f stays at R or above.
#pragma once

#include "sweep/touch_triangle.h"

namespace sweepscope {

struct Certificate {
  bool holds = false;
  double residual = 0;  ///< hit: f(t) - R; miss: min f - R. Ellipsoid-space units
  double slope = 0;     ///< hit: f'(t), must be below 0
  double time = 0;      ///< hit: t; miss: where f is least
  double tolerance = 0;
};

/// Distance of the centre at time t from the triangle and its rate of change. Corners relative to the centre at time 0.
struct DistanceAt {
  double distance;
  double slope;
};

inline DistanceAt distanceAt(const Corners& corners, Vec3 travel, double t) {
  const Vec3 moved = travel * t;
  const Corners at{{corners.p[0] - moved, corners.p[1] - moved, corners.p[2] - moved}};
  const Closest closest = closestPoint(at, planeOf(at));
  const double slope = closest.distance > 0 ? -dot(closest.point, travel) / closest.distance : length(travel);
  return {closest.distance, slope};
}

/// Time in [0,1] at which f is least: bisection of the sign of its slope.
inline double leastDistanceTime(const Corners& corners, Vec3 travel) {
  if (distanceAt(corners, travel, 0).slope >= 0) return 0;
  if (distanceAt(corners, travel, 1).slope <= 0) return 1;
  double low = 0, high = 1;
  for (int k = 0; k < 200 && low < high; ++k) {
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) break;
    (distanceAt(corners, travel, middle).slope < 0 ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

inline Certificate certify(const Corners& corners, Vec3 travel, double reach, const Touch& touch) {
  double largest = reach;
  for (const Vec3 p : corners.p) largest = std::max(largest, length(p));
  Certificate c;
  c.tolerance = touchTolerance(largest);
  c.time = touch.found() ? touch.time : leastDistanceTime(corners, travel);
  const DistanceAt at = distanceAt(corners, travel, c.time);
  c.residual = at.distance - 1;
  c.slope = at.slope;
  if (!touch.found()) {
    // A start that touches or overlaps and does not approach is a miss too: f only grows.
    c.holds = c.residual >= -c.tolerance || c.time == 0;
  } else if (touch.time == 0) {
    c.holds = c.residual <= c.tolerance && at.slope < 0;
  } else {
    c.holds = std::fabs(c.residual) <= c.tolerance && at.slope < 0;
  }
  return c;
}

}  // namespace sweepscope
