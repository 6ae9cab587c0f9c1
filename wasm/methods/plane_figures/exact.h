// Signs that no rounding can turn: sums of products of doubles, kept as sums of doubles that do not overlap (Shewchuk 1997).
//
// Exact while no product falls below 2^-1022, that is for coordinates and differences above 1e-140 or 0, and none overflows.
#pragma once

#include <array>
#include <cmath>

#include "core/vec3.h"

namespace sweepscope::methods::plane_figures {

/// A number as a sum of doubles, smallest first.
class ExactSum {
 public:
  void add(double value) {
    std::size_t kept = 0;
    for (std::size_t k = 0; k < size_; ++k) {
      const double sum = value + parts_[k], back = sum - value;
      const double error = (value - (sum - back)) + (parts_[k] - back);
      if (error != 0) parts_[kept++] = error;
      value = sum;
    }
    if (value != 0) parts_[kept++] = value;
    size_ = kept;
  }

  /// a b, without a fused operation: those are slow where hardware has none.
  void addProduct(double a, double b) {
    const double product = a * b;
    double aHigh, aLow, bHigh, bLow;
    halve(a, aHigh, aLow);
    halve(b, bHigh, bLow);
    add(aLow * bLow - (((product - aHigh * bHigh) - aLow * bHigh) - aHigh * bLow));
    add(product);
  }

  /// (a - b) (c - d)
  void addProductOfDifferences(double a, double b, double c, double d, double sign = 1) {
    const double first = a - b, second = c - d;
    const double lost[2] = {lostBy(a, b, first), lostBy(c, d, second)};
    addProduct(sign * first, second);
    addProduct(sign * first, lost[1]);
    addProduct(sign * lost[0], second);
    addProduct(sign * lost[0], lost[1]);
  }

  int sign() const { return size_ == 0 ? 0 : parts_[size_ - 1] > 0 ? 1 : -1; }

 private:
  static void halve(double value, double& high, double& low) {
    const double wide = 134217729 * value;  // 2^27 + 1
    high = wide - (wide - value);
    low = value - high;
  }
  /// The rounding error of a - b.
  static double lostBy(double a, double b, double difference) {
    const double back = a - difference;
    return (a - (difference + back)) + (back - b);
  }

  std::array<double, 32> parts_{};
  std::size_t size_ = 0;
};

/// Which way a, b, c turn: twice the triangle's area, its sign, and how it was found.
struct Turn {
  double area, margin;
  bool exact;
  int sign;  ///< 1 left, 0 straight, -1 right
};

inline Turn turnOf(Vec3 a, Vec3 b, Vec3 c) {
  const double left = (b.x - a.x) * (c.y - b.y), right = (b.y - a.y) * (c.x - b.x);
  // Three roundings a product and one for the difference (Shewchuk's bound A, with room).
  const double area = left - right, margin = 4 * 0x1p-53 * (std::fabs(left) + std::fabs(right));
  if (std::fabs(area) > margin) return {area, margin, false, area > 0 ? 1 : -1};
  ExactSum sum;
  sum.addProductOfDifferences(b.x, a.x, c.y, b.y);
  sum.addProductOfDifferences(b.y, a.y, c.x, b.x, -1);
  return {area, margin, true, sum.sign()};
}

/// Sign of |b - a| squared less (r + s) squared.
inline int sideOfReach(Vec3 a, Vec3 b, double r, double s) {
  ExactSum sum;
  sum.addProductOfDifferences(b.x, a.x, b.x, a.x);
  sum.addProductOfDifferences(b.y, a.y, b.y, a.y);
  sum.addProductOfDifferences(r, -s, r, -s, -1);
  return sum.sign();
}

}  // namespace sweepscope::methods::plane_figures
