// The angle of a direction in a half plane, and between two vectors, from a fixed sequence of IEEE operations: the standard library's are
// not the same to the last bit everywhere, and a verdict may hang on them.
#pragma once

#include "core/vec3.h"

namespace sweepscope {

inline constexpr double kPi = 0x1.921fb54442d18p+1, kPiRest = 0x1.1a62633145c07p-53;

/// Angle of (x, y) from the x axis for y >= 0, in [0, pi], to within some 4 units in the last place; 0 where both are 0.
/// Method: tan(a/2) = t / (1 + sqrt(1 + t^2)) three times, then the series of the arc tangent.
inline double angleOf(double y, double x) {
  if (x < 0) return (kPi - angleOf(y, -x)) + kPiRest;
  if (y > x) return (0.5 * kPi - angleOf(x, y)) + 0.5 * kPiRest;
  if (!(x > 0)) return 0;
  double t = y / x;
  for (int k = 0; k < 3; ++k) t = t / (1 + std::sqrt(1 + t * t));
  double sum = 0;
  for (int n = 21; n >= 1; n -= 2) sum = 1.0 / n - t * t * sum;
  return 8 * t * sum;
}

/// Angle between two vectors, in [0, pi], good at both ends too, where the arc cosine is not; 0 where one of them is the zero vector.
inline double angleBetween(Vec3 a, Vec3 b) { return angleOf(length(cross(a, b)), dot(a, b)); }

}  // namespace sweepscope
