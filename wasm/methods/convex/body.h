// A convex body as these methods know it: by its support points alone.
#pragma once

#include <span>

#include "core/turn.h"
#include "method/study_events.h"

namespace sweepscope::methods::convex {

struct Body {
  ConvexShape shape = ConvexShape::Sphere;
  Vec3 centre;  ///< world
  Vec3 size;    ///< half sizes, radii, or radius and half height
  Axes axes;
  std::span<const Vec3> points;  ///< of a body with corners: along its own axes, from its centre
  double margin = 0;             ///< what a rounded body is beyond its core, where that is kept apart; world
  double reach = 0;              ///< no point of the core is farther from the centre

  bool cornered() const { return !points.empty(); }

  /// Farthest point of the core along d, from the body's centre.
  Vec3 support(Vec3 d) const {
    switch (shape) {
      case ConvexShape::Sphere:
        return normalized(d) * (size.x - margin);
      case ConvexShape::Ellipsoid:
        // n.(R u) = (R n).u is largest where the unit vector u looks along R n.
        return axes.back(scale(normalized(scale(axes.into(d), size)), size));
      case ConvexShape::Capsule:
        return axes[1] * (dot(axes[1], d) < 0 ? -size.y : size.y) + normalized(d) * (size.x - margin);
      case ConvexShape::Cylinder: {
        const Vec3 own = axes.into(d);
        return axes.back(rim(own, own.y < 0 ? -size.y : size.y));
      }
      case ConvexShape::Cone: {
        const Vec3 own = axes.into(d), base = rim(own, -size.y), apex{0, size.y, 0};
        return axes.back(dot(own, apex) >= dot(own, base) ? apex : base);
      }
      case ConvexShape::Box: {
        const Vec3 own = axes.into(d);
        return axes.back({own.x < 0 ? -size.x : size.x, own.y < 0 ? -size.y : size.y, own.z < 0 ? -size.z : size.z});
      }
      default:
        return axes.back(farthest(axes.into(d)));
    }
  }

 private:
  Vec3 rim(Vec3 own, double height) const {
    const Vec3 flat = normalized({own.x, 0, own.z}) * size.x;
    return {flat.x, height, flat.z};
  }
  Vec3 farthest(Vec3 own) const {
    Vec3 best;
    double most = -kNever;
    for (const Vec3& p : points) {
      const double far = dot(own, p);
      if (far > most) {
        most = far;
        best = p;
      }
    }
    return best;
  }
};

/// The part of a rounded body beyond its core: all of a sphere, the round of a capsule.
inline double roundingOf(ConvexShape shape, Vec3 size) {
  return shape == ConvexShape::Sphere || shape == ConvexShape::Capsule ? size.x : 0;
}

inline double reachOf(const Body& body) {
  const Vec3 size = body.size;
  double reach = 0;
  switch (body.shape) {
    case ConvexShape::Sphere:
      return size.x - body.margin;
    case ConvexShape::Ellipsoid:
      return maxComponent(size);
    case ConvexShape::Capsule:
      return size.y + (size.x - body.margin);
    case ConvexShape::Cylinder:
    case ConvexShape::Cone:
      return std::sqrt(size.x * size.x + size.y * size.y);
    default:
      for (const Vec3& p : body.points) reach = std::max(reach, length(p));
      return reach;
  }
}

}  // namespace sweepscope::methods::convex
