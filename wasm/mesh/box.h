// Axis-aligned box in single precision, rounded outward so that it always holds what it was made of.
#pragma once

#include <cmath>
#include <limits>

#include "core/float4.h"
#include "core/vec3.h"

namespace sweepscope {

/// The smallest float that is not below `value`. Without branches, because every other coordinate takes the step.
inline float roundedUp(double value) {
  const float f = static_cast<float>(value);
  const bool below = f < value;
  const float from = below ? f + 0.0f : f;  // of the two zeros the one that steps up
  std::int32_t bits;
  std::memcpy(&bits, &from, sizeof bits);
  bits += below ? (bits >> 31 | 1) : 0;
  float result;
  std::memcpy(&result, &bits, sizeof result);
  return result;
}

/// The largest float that is not above `value`.
inline float roundedDown(double value) { return -roundedUp(-value); }

namespace detail {

/// `roundedUp` of four.
inline Float4 roundedUpEach(Double2 a, Double2 b) {
  const Float4 fa = narrowed(a), fb = narrowed(b), f = __builtin_shufflevector(fa, fb, 0, 1, 4, 5);
  const auto belowA = reinterpret_cast<Mask4>(widened(fa) < a), belowB = reinterpret_cast<Mask4>(widened(fb) < b);
  const Mask4 below = __builtin_shufflevector(belowA, belowB, 0, 2, 4, 6);
  const auto bits = reinterpret_cast<Mask4>(select4(below, f + splat(0), f));
  return reinterpret_cast<Float4>(bits + (below & (bits >> 31 | 1)));
}

}  // namespace detail

/// Lanes x, y, z; the owner of the box may use the fourth lane.
struct Box {
  Float4 low = splat(std::numeric_limits<float>::infinity());
  Float4 high = splat(-std::numeric_limits<float>::infinity());

  static Box around(Vec3 lowest, Vec3 highest) {
    return outward(Double2{-lowest.x, -lowest.y}, Double2{highest.x, highest.y}, Double2{-lowest.z, highest.z});
  }

  /// The same of x and y of the lowest corner, with the other sign; of the highest; z of the lowest, with the other sign, and of the highest.
  [[gnu::noinline]] static Box outward(Double2 below, Double2 above, Double2 ends) {
    const Float4 wide = detail::roundedUpEach(below, above), deep = detail::roundedUpEach(ends, Double2{});
    return {-__builtin_shufflevector(wide, deep, 0, 1, 4, 6), __builtin_shufflevector(wide, deep, 2, 3, 5, 6)};
  }

  void grow(const Box& other) {
    low = min4(low, other.low);
    high = max4(high, other.high);
  }

  /// Half the surface, the measure of the surface area heuristic; 0 for an empty box.
  float halfArea() const {
    const Float4 size = high - low;
    return size[0] < 0 ? 0 : size[0] * size[1] + size[1] * size[2] + size[2] * size[0];
  }
};

}  // namespace sweepscope
