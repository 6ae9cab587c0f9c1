// On which side of a plane or line does a point lie: decided without rounding, so that a hull never contradicts itself, however flat the model.
// Doubles first, with a bound on their error; where that does not decide, sums of doubles that lose nothing (Shewchuk 1997).
// Coordinates are at most kLargestModel and 0 or at least kSmallestModel, so no product leaves the range of doubles.
#pragma once

#include <array>

#include "core/vec3.h"

namespace sweepscope::methods::volumes {

/// Models with larger coordinates are refused; smaller coordinates are read as 0.
inline constexpr double kLargestModel = 1e60, kSmallestModel = 0x1p-200;

/// A sum kept in full: doubles that do not overlap, smallest first.
class Expansion {
 public:
  void add(double value) {
    int kept = 0;
    for (int k = 0; k < count_; ++k) {
      const double sum = value + part_[k], back = sum - value;
      const double rest = (value - (sum - back)) + (part_[k] - back);
      if (rest != 0) part_[kept++] = rest;
      value = sum;
    }
    if (value != 0) part_[kept++] = value;
    count_ = kept;
  }
  int sign() const { return count_ == 0 ? 0 : part_[count_ - 1] > 0 ? 1 : -1; }

 private:
  std::array<double, 256> part_{};
  int count_ = 0;
};

/// Two doubles whose sum is exact.
struct Pair {
  double high, low;
};

inline Pair differenceOf(double a, double b) {
  const double high = a - b, back = a - high;
  return {high, (a - (high + back)) + (back - b)};
}

inline Pair productOf(double a, double b) {
  const auto split = [](double x) {
    const double big = 134217729.0 * x, high = big - (big - x);
    return Pair{high, x - high};
  };
  const double high = a * b;
  const Pair p = split(a), q = split(b);
  return {high, ((p.high * q.high - high) + p.high * q.low + p.low * q.high) + p.low * q.low};
}

inline void addProduct(Expansion& sum, Pair a, Pair b, double sign) {
  for (const double x : {a.high, a.low}) {
    for (const double y : {b.high, b.low}) {
      const Pair product = productOf(x, y);
      sum.add(sign * product.high);
      sum.add(sign * product.low);
    }
  }
}

inline void addProduct(Expansion& sum, Pair a, Pair b, Pair c, double sign) {
  for (const double x : {a.high, a.low}) {
    for (const double y : {b.high, b.low}) {
      const Pair product = productOf(x, y);
      addProduct(sum, product, c, sign);
    }
  }
}

/// Sign of (b - a) x (c - a) . (d - a): 1 if d lies on the side from which a, b, c run counterclockwise, 0 on the plane. No rounding.
inline int exactSide(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
  Pair m[3][3];
  const Vec3 rows[3] = {b, c, d};
  for (int r = 0; r < 3; ++r) {
    for (int k = 0; k < 3; ++k) m[r][k] = differenceOf(rows[r][k], a[k]);
  }
  Expansion sum;
  for (int k = 0; k < 3; ++k) {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    addProduct(sum, m[0][i], m[1][j], m[2][k], 1);
    addProduct(sum, m[0][j], m[1][i], m[2][k], -1);
  }
  return sum.sign();
}

/// Sign of the turn a, b, c, seen along axis `drop` (coordinates drop + 1 and drop + 2). No rounding.
inline int exactTurn(Vec3 a, Vec3 b, Vec3 c, int drop) {
  const int i = (drop + 1) % 3, j = (drop + 2) % 3;
  Expansion sum;
  addProduct(sum, differenceOf(b[i], a[i]), differenceOf(c[j], a[j]), 1);
  addProduct(sum, differenceOf(b[j], a[j]), differenceOf(c[i], a[i]), -1);
  return sum.sign();
}

inline bool collinear(Vec3 a, Vec3 b, Vec3 c) {
  return exactTurn(a, b, c, 0) == 0 && exactTurn(a, b, c, 1) == 0 && exactTurn(a, b, c, 2) == 0;
}

/// The plane of three points, prepared for asking many others.
struct ExactPlane {
  Vec3 a, b, c;
  Vec3 normal, bound;  ///< (b - a) x (c - a) rounded; the same with all terms positive

  ExactPlane() = default;
  ExactPlane(Vec3 pa, Vec3 pb, Vec3 pc) : a(pa), b(pb), c(pc) {
    const Vec3 u = b - a, v = c - a;
    normal = cross(u, v);
    const auto term = [&](int i, int j) { return std::fabs(u[i] * v[j]) + std::fabs(u[j] * v[i]); };
    bound = {term(1, 2), term(2, 0), term(0, 1)};
  }

  /// Above 0 on the outer side; right only to about `error`. The determinant, so |normal| times the distance.
  double value(Vec3 p, double& error) const {
    const Vec3 way = p - a;
    // Shewchuk's bound (7 + 56 u) u of the terms' sizes, rounded up.
    error = 1e-15 * (std::fabs(way.x) * bound.x + std::fabs(way.y) * bound.y + std::fabs(way.z) * bound.z);
    return dot(normal, way);
  }
  /// 1 outside, 0 on the plane, -1 inside. No rounding.
  int side(Vec3 p) const {
    double error = 0;
    const double rough = value(p, error);
    if (std::fabs(rough) > error) return rough > 0 ? 1 : -1;
    return exactSide(a, b, c, p);
  }
};

}  // namespace sweepscope::methods::volumes
