// Three doubles, and the handful of operations the solver needs. Every operation is a fixed sequence of IEEE double operations,
// so all compilers agree to the last bit. (The paper's method can also run on three floats: paper/single.h.)
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/extremes.h"

namespace sweepscope {

/// The time of an event that never happens, and a number or position that does not exist.
inline constexpr double kNever = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

template <typename Scalar>
struct Vec3T {
  Scalar x = 0, y = 0, z = 0;

  Scalar operator[](int axis) const { return axis == 0 ? x : axis == 1 ? y : z; }
};

using Vec3 = Vec3T<double>;

inline Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3 operator-(Vec3 a) { return {-a.x, -a.y, -a.z}; }
inline Vec3 operator*(Vec3 a, double s) { return {a.x * s, a.y * s, a.z * s}; }
inline Vec3 operator*(double s, Vec3 a) { return a * s; }
inline Vec3& operator+=(Vec3& a, Vec3 b) { return a = a + b; }
inline bool operator==(Vec3 a, Vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

/// Component by component: into ellipsoid space (divide by the radii) and back (multiply).
inline Vec3 scale(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline Vec3 divide(Vec3 a, Vec3 b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }

inline double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec3 cross(Vec3 a, Vec3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
inline double squaredLength(Vec3 a) { return dot(a, a); }
inline double length(Vec3 a) { return std::sqrt(dot(a, a)); }

inline Vec3 min(Vec3 a, Vec3 b) { return {std::min(a.x, b.x), std::min(a.y, b.y), std::min(a.z, b.z)}; }
inline Vec3 max(Vec3 a, Vec3 b) { return {std::max(a.x, b.x), std::max(a.y, b.y), std::max(a.z, b.z)}; }
inline double maxAbs(Vec3 a) { return most(std::fabs(a.x), std::fabs(a.y), std::fabs(a.z)); }
inline double minComponent(Vec3 a) { return least(a.x, a.y, a.z); }
inline double maxComponent(Vec3 a) { return most(a.x, a.y, a.z); }
inline bool isFinite(Vec3 a) { return std::isfinite(a.x) && std::isfinite(a.y) && std::isfinite(a.z); }

/// a / |a|, also where |a| squared overflows or vanishes; the zero vector when a is exactly zero or not finite.
inline Vec3 normalized(Vec3 a) {
  const double squared = squaredLength(a);
  if (squared > 1e-250 && squared < 1e250) return a * (1.0 / std::sqrt(squared));
  const double largest = maxAbs(a);
  if (!(largest > 0)) return {};
  const Vec3 s = a * (1.0 / largest);
  if (!isFinite(s)) return isFinite(a) ? normalized(a * 0x1p600) : Vec3{};  // 1/largest overflowed: a denormal vector
  return s * (1.0 / length(s));
}

}  // namespace sweepscope
