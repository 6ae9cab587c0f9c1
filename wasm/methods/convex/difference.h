// The Minkowski difference A - B, all points a - b. The bodies meet if and only if it holds the origin, and its distance from the
// origin is theirs. It is never built: its farthest point along d is the support of A along d less that of B along -d.
#pragma once

#include "methods/convex/body.h"

namespace sweepscope::methods::convex {

/// Both points are from the centre of A: far from the world's origin nothing is lost.
struct DifferencePoint {
  Vec3 a, b, w;
};

/// Rounding of a support point and of what is computed from it, as a share of the largest length involved: 128 u.
inline constexpr double kRounding = 0x1p-46;

class Difference {
 public:
  Difference(const Body& a, const Body& b)
      : a_(a), b_(b), between_(b.centre - a.centre), size_(a.reach + b.reach), scale_(size_ + length(between_)) {}

  DifferencePoint support(Vec3 d) const {
    const Vec3 a = a_.support(d), b = b_.support(-d);
    // The small numbers first, so that bodies that touch lose nothing to the way between them.
    return {a, between_ + b, (a - b) - between_};
  }

  Vec3 between() const { return between_; }
  double size() const { return size_; }
  double scale() const { return scale_; }
  double rounding() const { return kRounding * scale_; }
  double margin() const { return a_.margin + b_.margin; }
  Vec3 world(Vec3 fromA) const { return a_.centre + fromA; }
  const Body& a() const { return a_; }
  const Body& b() const { return b_; }

 private:
  const Body &a_, &b_;
  Vec3 between_;
  double size_, scale_;
};

}  // namespace sweepscope::methods::convex
