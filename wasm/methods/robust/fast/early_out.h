// Early-outs before the tests of exact/touch_triangle.h: each says "no" without roots and divisions, and only where the full
// test would say no as well. They change no answer. While tracing they are left out, so that the reason is recorded in full.
#pragma once

#include <algorithm>

#include "core/corners.h"
#include "core/tolerances.h"

namespace sweepscope::quick {

/// The box that a unit sphere at the origin sweeps, in ellipsoid space.
class SweptBox {
 public:
  SweptBox() {}
  SweptBox(const Vec3& travel, double tolerance) {
    const double grown = 1 + 2 * tolerance;
    low_ = min(Vec3{}, travel) - Vec3{grown, grown, grown};
    high_ = max(Vec3{}, travel) + Vec3{grown, grown, grown};
  }

  /// The triangle lies beyond one of its sides, by more than what rounding makes of the corners.
  bool misses(const Corners& c) const {
    for (int axis = 0; axis < 3; ++axis) {
      const double a = c.p[0][axis], b = c.p[1][axis], d = c.p[2][axis];
      const double lowest = std::min(std::min(a, b), d), highest = std::max(std::max(a, b), d);
      if (lowest * (1 - kSlack) > high_[axis] || highest * (1 - kSlack) < low_[axis]) return true;
    }
    return false;
  }

 private:
  static constexpr double kSlack = 128 * kUnitRoundoff;

  Vec3 low_, high_;
};

/// The sphere stays on one side of the triangle's plane until `latest`. Everything is multiplied by twice the area, so no normal
/// is needed; `tolerance` (of the whole request) times the squared edges is what rounding can make of that product.
inline bool staysClear(const Corners& c, const Vec3& travel, double latest, double tolerance) {
  const Vec3 e0 = c.edge(0), e1 = c.p[2] - c.p[0];
  const Vec3 raw = cross(e0, e1);
  const double height = -dot(raw, c.p[0]), end = height + dot(raw, travel) * latest;
  const double limit =
      std::sqrt(squaredLength(raw)) * (1 + tolerance) + tolerance * (squaredLength(e0) + squaredLength(e1));
  return (height > limit && end > limit) || (height < -limit && end < -limit);
}

/// The box of the triangle is farther than 1 from the origin: the sphere does not touch it at the start.
inline bool startsClear(const Corners& c, double tolerance) {
  const Vec3 low = min(min(c.p[0], c.p[1]), c.p[2]), high = max(max(c.p[0], c.p[1]), c.p[2]);
  const double grown = 1 + 2 * tolerance;
  return squaredLength(max(max(low, -high), Vec3{})) > grown * grown;
}

/// A point at `m` that moves by `w` does not enter the ball of radius sqrt(unit), nor graze it within the touch tolerance; m and w
/// are given by their products. For an edge everything is multiplied by its length. Each product may be off by some u S times those of the
/// others, so all three words keep the same margin (docs/error-bounds.md 8.2).
inline bool cannotEnter(double mm, double mw, double ww, double unit, double tolerance) {
  const double slack = 4 * tolerance;
  return mw > slack * (mm + ww + unit) || mm < unit * (1 - slack) ||
         mm * ww - mw * mw > ww * (unit * (1 + slack) + slack * mm);
}

}  // namespace sweepscope::quick
