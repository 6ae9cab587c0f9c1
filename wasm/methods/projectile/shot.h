// Shots and targets: a straight ray with the parabola through both its ends, and a turned box.
#pragma once

#include "core/turn.h"
#include "methods/projectile/numbers.h"

namespace sweepscope::methods::projectile {

/// o + d t, and the parabola o + U t + Q t^2 with U + Q = d: they begin and end together.
struct Ray {
  Vec3 from, way;
  Vec3 linear, quadratic;
  double time = 0;  ///< seconds

  Ray(Vec3 o, Vec3 d, double gravity, double seconds)
      : from(o), way(d), quadratic{0, -0.5 * gravity * seconds * seconds, 0}, time(seconds) {
    linear = way - quadratic;
  }

  Vec3 chord(double t) const { return from + way * t; }
  Vec3 arc(double t) const { return from + linear * t + quadratic * (t * t); }
  /// Velocity on the parabola.
  Vec3 arcVelocity(double t) const { return (linear + quadratic * (2 * t)) * (1 / time); }
};

struct ShotBox {
  Vec3 centre, half;
  Axes axes;

  Vec3 into(Vec3 p) const { return axes.into(p - centre); }
  /// Corner of the face: u and v are -1 or 1.
  Vec3 faceCorner(int axis, double side, double u, double v) const {
    const int next = (axis + 1) % 3, last = (axis + 2) % 3;
    return centre + axes[axis] * (side * half[axis]) + axes[next] * (u * half[next]) + axes[last] * (v * half[last]);
  }
  /// Outward normal of face 0 to 5: -x, x, -y, y, -z, z.
  Vec3 faceNormal(int face) const { return face % 2 == 1 ? axes[face / 2] : -axes[face / 2]; }
};

inline std::vector<ShotBox> boxesOf(const Settings& s) {
  std::vector<ShotBox> boxes{{s.centre0, s.half0, turned(s.turn0)},
                             {s.centre1, s.half1, turned(s.turn1)},
                             {s.centre2, s.half2, turned(s.turn2)}};
  boxes.resize(static_cast<std::size_t>(s.boxes));
  return boxes;
}

/// How far a point in a box's space is beyond its farthest face; not above 0 inside.
inline double outsideOf(Vec3 local, Vec3 half) {
  return std::max({std::fabs(local.x) - half.x, std::fabs(local.y) - half.y, std::fabs(local.z) - half.z});
}

}  // namespace sweepscope::methods::projectile
