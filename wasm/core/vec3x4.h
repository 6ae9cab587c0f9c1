// Four vectors side by side in single precision, for one question to all triangles of a leaf.
#pragma once

#include "core/float4.h"
#include "core/vec3.h"

namespace sweepscope {

struct Vec3x4 {
  Float4 x, y, z;
};

inline Vec3x4 splat(Vec3 v) {
  return {splat(static_cast<float>(v.x)), splat(static_cast<float>(v.y)), splat(static_cast<float>(v.z))};
}

inline Vec3x4 operator+(const Vec3x4& a, const Vec3x4& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec3x4 operator-(const Vec3x4& a, const Vec3x4& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3x4 operator-(const Vec3x4& a) { return {-a.x, -a.y, -a.z}; }
inline Vec3x4 operator*(const Vec3x4& a, Float4 s) { return {a.x * s, a.y * s, a.z * s}; }
inline Vec3x4 scale(const Vec3x4& a, const Vec3x4& b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }

inline Float4 dot(const Vec3x4& a, const Vec3x4& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec3x4 cross(const Vec3x4& a, const Vec3x4& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// a where the mask is set, else b.
inline Vec3x4 select(Mask4 mask, const Vec3x4& a, const Vec3x4& b) {
  return {select4(mask, a.x, b.x), select4(mask, a.y, b.y), select4(mask, a.z, b.z)};
}

/// Largest absolute coordinate of each vector.
inline Float4 maxAbs(const Vec3x4& a) { return max4(max4(abs4(a.x), abs4(a.y)), abs4(a.z)); }

/// Four packed vectors (x, y, z and a lane to ignore) as one vector of four.
inline Vec3x4 transposed(Float4 a, Float4 b, Float4 c, Float4 d) {
  const Float4 abxy = __builtin_shufflevector(a, b, 0, 4, 1, 5), cdxy = __builtin_shufflevector(c, d, 0, 4, 1, 5);
  const Float4 abz = __builtin_shufflevector(a, b, 2, 6, 2, 6), cdz = __builtin_shufflevector(c, d, 2, 6, 2, 6);
  return {__builtin_shufflevector(abxy, cdxy, 0, 1, 4, 5), __builtin_shufflevector(abxy, cdxy, 2, 3, 6, 7),
          __builtin_shufflevector(abz, cdz, 0, 1, 4, 5)};
}

}  // namespace sweepscope
