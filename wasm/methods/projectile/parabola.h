// The parabola against planes, exactly: a quadratic for each.
#pragma once

#include "methods/projectile/shot.h"

namespace sweepscope::methods::projectile {

/// Places on a face are allowed to be beyond its border by this share of the lengths involved, or a parabola through an edge could pass
/// between two faces.
inline constexpr double kBorderShare = 0x1p-44;

struct Roots {
  double discriminant = 0;
  double falling = kNever;  ///< where a t^2 + b t + c falls through 0
  double rising = kNever;   ///< where it rises through 0
};

/// Each root in the form that subtracts nothing of the same sign.
inline Roots rootsOf(double a, double b, double c) {
  Roots roots;
  roots.discriminant = b * b - 4 * a * c;
  if (!(roots.discriminant > 0)) return roots;
  const double s = std::sqrt(roots.discriminant);
  if (b < 0) {
    roots.falling = 2 * c / (s - b);
    if (a != 0) roots.rising = (s - b) / (2 * a);
  } else {
    roots.rising = -2 * c / (s + b);
    if (a != 0) roots.falling = -(s + b) / (2 * a);
  }
  return roots;
}

/// Box and parabola both in the box's space.
struct LocalArc {
  Vec3 from, linear, quadratic, half;
  double border;

  LocalArc(const Ray& ray, const ShotBox& box)
      : from(box.into(ray.from)),
        linear(box.axes.into(ray.linear)),
        quadratic(box.axes.into(ray.quadratic)),
        half(box.half),
        border(kBorderShare * (maxAbs(from) + maxAbs(linear) + maxAbs(quadratic) + maxAbs(half))) {}

  Vec3 at(double t) const { return from + linear * t + quadratic * (t * t); }

  event::ShotFace face(int face) const {
    const int axis = face / 2;
    const double side = face % 2 == 1 ? 1 : -1;
    event::ShotFace on;
    on.face = face;
    on.a = side * quadratic[axis];
    on.b = side * linear[axis];
    on.c = side * from[axis] - half[axis];
    const Roots roots = rootsOf(on.a, on.b, on.c);
    on.discriminant = roots.discriminant;
    on.root = roots.falling;
    on.other = roots.rising;
    on.outside = kNever;
    on.verdict = ShotFaceVerdict::NoRoot;
    if (!(roots.falling < kNever)) return on;
    on.verdict = ShotFaceVerdict::OutsideTime;
    if (!(on.root >= 0 && on.root <= 1)) return on;
    on.point = at(on.root);
    on.outside = -kNever;
    for (const int k : {(axis + 1) % 3, (axis + 2) % 3})
      on.outside = std::max(on.outside, std::fabs(on.point[k]) - half[k]);
    on.verdict = on.outside <= border ? ShotFaceVerdict::Enters : ShotFaceVerdict::BesideFace;
    return on;
  }
};

}  // namespace sweepscope::methods::projectile
