// Four triangles at a time, single precision: from when on can the sphere touch each triangle of a leaf, if at all?
// A lower bound, proved by planes between the triangle and the path of the sphere. It spares the exact test most candidates and
// changes no answer; while tracing it is left out, so that every reason is recorded.
#pragma once

#include <limits>

#include "core/vec3x4.h"
#include "mesh/triangle_mesh.h"
#include "sweep/ellipsoid_space.h"
#include "sweep/touch_triangle.h"

namespace sweepscope::quick {

/// What single precision knows of the first touch of each triangle of a leaf.
struct TouchBounds {
  Float4
      earliest;  ///< no touch before; 0 where it may touch at the start, above `latest` where it does not touch until then
  float latest;  ///< one of the triangles is surely touched by then, from outside; else the `latest` asked with
};

class LeafFilter {
 public:
  /// `travel` in ellipsoid space; `tolerance` is the touch tolerance of the whole request.
  LeafFilter(const TriangleMesh& mesh, const EllipsoidSpace& space, Vec3 center, const SphereMotion& motion)
      : mesh_(mesh), center_(center), inverse_(splat(space.inverseRadii())), travel_(splat(motion.travel)) {
    // Corners of a leaf whose box the sphere's box reaches are no farther than this, in ellipsoid-space units.
    const double farthest = 4 + 2 * (maxAbs(motion.travel) + mesh.bvh().longestLeaf() * space.largestInverse());
    // Floats could overflow beyond kTooLarge; there nothing is ruled out.
    usable_ = farthest < kTooLarge;
    const double tolerance = 4 * motion.widestTolerance;
    const double inexact = (farthest + maxAbs(motion.center)) * kRounding + tolerance;
    grown_ = splat(static_cast<float>(1 + inexact));
    // Squares of distances are compared below, so here their rounding counts.
    const double shrunk = 1 - (farthest * farthest * kRounding + 2 * inexact);
    shrunkSquare_ = splat(static_cast<float>(shrunk * shrunk));
    const double squared = squaredLength(motion.travel);
    squaredTravel_ = splat(static_cast<float>(squared));
    pace_ = splat(squared > kTooShort ? static_cast<float>(1 / squared) : 0);
    // In one-sided sweeps contacts with triangles seen from behind do not count; then nothing is surely touched.
    sure_ = squared > kTooShort && shrunk > 0.5 && motion.sides == Sides::Both;
  }

  /// Bounds for triangle `place + k` in lane k, as far as they matter until `latest`.
  TouchBounds bounds(std::uint32_t place, std::uint32_t count, float latest) const {
    if (!usable_) return {splat(0), latest};
    Triangles t;
    mesh_.cornersAround(center_, place, count, t.p);
    for (Vec3x4& p : t.p) p = scale(p, inverse_);
    for (int k = 0; k < 3; ++k) t.edge[k] = t.p[k == 2 ? 0 : k + 1] - t.p[k];
    const Float4 byPlane = clearOfPlane(t);
    // A plane across the way to the nearest edge, where the path comes nearest to the middle of the triangle; then across the
    // way to the point found there, where the path comes nearest to that.
    const Float4 until = splat(latest), third = splat(1.0f / 3);
    const Float4 first = clamp4(dot(t.p[0] + t.p[1] + t.p[2], travel_) * third * pace_, until);
    const Vec3x4 nearest = nearestOnEdges(t, travel_ * first);
    const Float4 byFirst = behind(t, travel_ * first - nearest);
    const Float4 along = dot(nearest, travel_);
    const Float4 bySecond = behind(t, travel_ * clamp4(along * pace_, until) - nearest);
    const Float4 earliest = max4(max4(byPlane, byFirst), bySecond);
    return {earliest, sure_ ? surelyTouched(nearest, along, earliest, latest) : latest};
  }

 private:
  struct Triangles {
    Vec3x4 p[3];
    Vec3x4 edge[3];
  };

  /// Rounding of the corners and of the products below, relative to the largest length: a few times 2^-24.
  static constexpr double kRounding = 0x1p-20;
  static constexpr double kTooLarge = 1e9;
  /// Squares of directions below this are near the end of the range of floats.
  static constexpr float kTooShort = 1e-24f;

  /// Until when the sphere keeps `gap` to a plane: `gap` is the distance at the start, less its radius, `speed` the change of the
  /// distance; both times the length of the normal, whose square is `squared`.
  Float4 clearUntil(Float4 gap, Float4 speed, Float4 squared) const {
    const Float4 time = select4(speed < splat(0), -gap / speed, splat(std::numeric_limits<float>::infinity()));
    return select4((squared > splat(kTooShort)) & (gap > splat(0)), time, splat(0));
  }

  /// Until when all corners stay farther behind a plane across `d` than the sphere comes. Any `d` will do.
  Float4 behind(const Triangles& t, const Vec3x4& d) const {
    const Float4 corners = max4(max4(dot(d, t.p[0]), dot(d, t.p[1])), dot(d, t.p[2]));
    const Float4 squared = dot(d, d);
    return clearUntil(-corners - sqrt4(squared) * grown_, dot(d, travel_), squared);
  }

  /// The same for the plane of the triangle, seen from the side the sphere starts on.
  Float4 clearOfPlane(const Triangles& t) const {
    const Vec3x4 d = cross(t.edge[0], t.edge[1]);
    const Float4 a = dot(d, t.p[0]), b = dot(d, t.p[1]), c = dot(d, t.p[2]);
    const Float4 below = -max4(max4(a, b), c), above = min4(min4(a, b), c);
    const Float4 squared = dot(d, d), speed = dot(d, travel_);
    return clearUntil(max4(below, above) - sqrt4(squared) * grown_, select4(below > above, speed, -speed), squared);
  }

  /// When the sphere reaches a point of a triangle that it does not touch at the start, it has touched the triangle.
  float surelyTouched(const Vec3x4& point, Float4 along, Float4 earliest, float latest) const {
    const Float4 radicand = along * along - squaredTravel_ * (dot(point, point) - shrunkSquare_);
    // Not a number where the sphere passes the point by, below 0 where it left it behind.
    const Float4 time = (along - sqrt4(radicand)) * pace_;
    const Float4 touched =
        select4((earliest > splat(0)) & (along > splat(0)) & (time < splat(latest)), time, splat(latest));
    return std::min(std::min(touched[0], touched[1]), std::min(touched[2], touched[3]));
  }

  /// Between 0 and `high`.
  static Float4 clamp4(Float4 value, Float4 high) { return min4(max4(value, splat(0)), high); }

  /// Point of the three edges nearest to `center`, roughly. Where the inside is nearer still, the triangle's own plane separates.
  static Vec3x4 nearestOnEdges(const Triangles& t, const Vec3x4& center) {
    Vec3x4 best{};
    Float4 least{};
    for (int k = 0; k < 3; ++k) {
      const Vec3x4 &edge = t.edge[k], out = center - t.p[k];
      const Vec3x4 way = out - edge * clamp4(dot(out, edge) / dot(edge, edge), splat(1));
      const Float4 squared = dot(way, way);
      best = k == 0 ? way : select(squared < least, way, best);
      least = k == 0 ? squared : min4(squared, least);
    }
    return center - best;
  }

  const TriangleMesh& mesh_;
  Vec3 center_;
  Vec3x4 inverse_;
  Vec3x4 travel_;
  Float4 pace_;  ///< 1 / |travel|^2
  Float4 squaredTravel_;
  Float4 grown_;         ///< radius of the sphere, and what rounding can make of a distance
  Float4 shrunkSquare_;  ///< the same, less what rounding can make of it, squared
  bool usable_;
  bool sure_;
};

}  // namespace sweepscope::quick
