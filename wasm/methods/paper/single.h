// Three floats, for the paper's method as games of 2003 computed it: every operation rounds to single precision.
//
// The functions of this folder are templates over the scalar, double or float; these are the operations they find for float. A
// scalar of the other kind in between does not compile.
#pragma once

#include "core/corners.h"

namespace sweepscope {

template <>
struct Vec3T<float> {
  float x = 0, y = 0, z = 0;

  /// Exact; for what is reported. Nothing is computed with it.
  operator Vec3() const { return {x, y, z}; }
};

using Vec3f = Vec3T<float>;

inline Vec3f operator+(Vec3f a, Vec3f b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec3f operator-(Vec3f a, Vec3f b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3f operator-(Vec3f a) { return {-a.x, -a.y, -a.z}; }
inline Vec3f operator*(Vec3f a, float s) { return {a.x * s, a.y * s, a.z * s}; }
inline bool operator==(Vec3f a, Vec3f b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

inline Vec3f scale(Vec3f a, Vec3f b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline Vec3f divide(Vec3f a, Vec3f b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }

inline float dot(Vec3f a, Vec3f b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec3f cross(Vec3f a, Vec3f b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
inline float squaredLength(Vec3f a) { return dot(a, a); }
inline float length(Vec3f a) { return std::sqrt(dot(a, a)); }

}  // namespace sweepscope
