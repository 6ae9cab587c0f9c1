// The oracle (docs/solver.md 7): what a moving ellipsoid and one triangle really do, found by bisection.
//
// f(t) = distance(C(t), triangle) in ellipsoid space is convex. Everything below follows from that and from f alone.
#pragma once

#include <algorithm>

#include "support/oracle_distance.h"

namespace sweepscope::oracle {

inline constexpr Real kUnit = 0x1p-53L;
inline constexpr Real kNever = std::numeric_limits<Real>::infinity();

struct State {
  Real distance = 0;  ///< f(t)
  Real slope = 0;     ///< f'(t)
  Point nearest;      ///< on the triangle, relative to the centre at the start
};

/// One ellipsoid moving past one triangle. World space in, ellipsoid space inside.
class Motion {
 public:
  Motion(const Corners& world, Vec3 center, Vec3 displacement, Vec3 radii)
      : travel_(over(wide(displacement), wide(radii))) {
    const Point c = over(wide(center), wide(radii));
    size_ = std::max({Real{1}, norm(travel_), std::fabs(c.x), std::fabs(c.y), std::fabs(c.z)});
    for (int k = 0; k < 3; ++k) {
      p_[k] = over(wide(world.p[k]) - wide(center), wide(radii));
      size_ = std::max(size_, norm(p_[k]));
    }
  }

  State at(Real t) const {
    const Point c = t * travel_;
    const Point q = nearestOnTriangle(c, p_);
    const Real distance = norm(c - q);
    // At distance 0 every direction leads away.
    return {distance, distance > 0 ? inner(c - q, travel_) / distance : norm(travel_), q};
  }

  const Point& corner(int k) const { return p_[k]; }
  Point travel() const { return travel_; }
  Real speed() const { return norm(travel_); }
  /// S, the largest length involved.
  Real size() const { return size_; }
  /// 64 u S.
  Real tolerance() const { return 64 * kUnit * size_; }

  /// Time in [0, until] at which f is least.
  Real leastTime(Real until = 1) const {
    if (at(0).slope >= 0) return 0;
    if (at(until).slope <= 0) return until;
    return bisect(0, until, [&](Real t) { return at(t).slope < 0; });
  }

  /// First time at which f = 1 while falling; 0 for a start that touches or overlaps and approaches; else kNever.
  Real firstContact() const {
    const State start = at(0);
    if (start.distance <= 1) return start.slope < 0 ? 0 : kNever;
    const Real least = leastTime();
    if (at(least).distance > 1) return kNever;
    return bisect(0, least, [&](Real t) { return at(t).distance > 1; });
  }

  /// Least f over [0, until] if that is below `enough`, else a lower bound of it that is not.
  /// Tangents of a convex function lie below it, so where two of them cross is a lower bound: mostly a handful of evaluations
  /// instead of a bisection.
  Real leastDistance(Real until, Real enough) const {
    State low = at(0), high = at(until);
    if (low.slope >= 0) return low.distance;
    if (high.slope <= 0) return high.distance;
    Real a = 0, b = until;
    for (int round = 0; round < 40; ++round) {
      const Real t = a + (high.distance - low.distance - high.slope * (b - a)) / (low.slope - high.slope);
      const Real bound = low.distance + low.slope * (t - a);
      if (bound >= enough) return bound;
      if (!(t > a && t < b)) break;
      const State middle = at(t);
      if (middle.distance < enough) break;
      (middle.slope < 0 ? a : b) = t;
      (middle.slope < 0 ? low : high) = middle;
    }
    return at(leastTime(until)).distance;
  }

 private:
  template <typename IsBefore>
  static Real bisect(Real a, Real b, const IsBefore& isBefore) {
    for (int round = 0; round < 200; ++round) {
      const Real middle = a + (b - a) / 2;
      if (!(middle > a && middle < b)) break;
      (isBefore(middle) ? a : b) = middle;
    }
    return b;
  }

  Point p_[3];
  Point travel_;
  Real size_ = 1;
};

}  // namespace sweepscope::oracle
