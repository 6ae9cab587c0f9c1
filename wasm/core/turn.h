// Turns by three angles, and the axes of a turned body.
#pragma once

#include "core/vec3.h"

namespace sweepscope {

/// Three unit vectors, pairwise perpendicular: the axes of a body in the world.
struct Axes {
  Vec3 axis[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

  Vec3 operator[](int k) const { return axis[k]; }
  /// Into the body's own coordinates, and back.
  Vec3 into(Vec3 v) const { return {dot(axis[0], v), dot(axis[1], v), dot(axis[2], v)}; }
  Vec3 back(Vec3 v) const { return axis[0] * v.x + axis[1] * v.y + axis[2] * v.z; }
};

inline double radians(double degrees) { return degrees * 0.017453292519943295; }

/// Sine and cosine of whole quarter turns are exact, so that a box turned by 90 degrees has no rounding in it.
struct SineCosine {
  double sine, cosine;
  explicit SineCosine(double degrees) {
    const double quarters = degrees / 90;
    if (quarters == std::floor(quarters)) {
      const int k = static_cast<int>(quarters - 4 * std::floor(quarters / 4));
      sine = k == 1 ? 1 : k == 3 ? -1 : 0;
      cosine = k == 0 ? 1 : k == 2 ? -1 : 0;
    } else {
      sine = std::sin(radians(degrees));
      cosine = std::cos(radians(degrees));
    }
  }
};

/// Axes of a body turned about the world's x, then y, then z; degrees.
inline Axes turned(Vec3 degrees) {
  const SineCosine x(degrees.x), y(degrees.y), z(degrees.z);
  const auto turn = [&](Vec3 v) {
    const Vec3 p{v.x, v.y * x.cosine - v.z * x.sine, v.y * x.sine + v.z * x.cosine};
    const Vec3 q{p.x * y.cosine + p.z * y.sine, p.y, p.z * y.cosine - p.x * y.sine};
    return Vec3{q.x * z.cosine - q.y * z.sine, q.x * z.sine + q.y * z.cosine, q.z};
  };
  return {{turn({1, 0, 0}), turn({0, 1, 0}), turn({0, 0, 1})}};
}

/// Radians that a body may turn about any one axis while its three angles change evenly by so many degrees: x lies level across y, and y across z, so
/// only x and z can add up.
inline double mostTurn(Vec3 spin) { return radians(std::hypot(spin.y, std::fabs(spin.x) + std::fabs(spin.z))); }

}  // namespace sweepscope
