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

/// Lanes x, y, z; the fourth lane is free for whoever holds the box.
struct Box {
  Float4 low = splat(std::numeric_limits<float>::infinity());
  Float4 high = splat(-std::numeric_limits<float>::infinity());

  static Box around(Vec3 lowest, Vec3 highest) {
    return {Float4{roundedDown(lowest.x), roundedDown(lowest.y), roundedDown(lowest.z), 0},
            Float4{roundedUp(highest.x), roundedUp(highest.y), roundedUp(highest.z), 0}};
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
