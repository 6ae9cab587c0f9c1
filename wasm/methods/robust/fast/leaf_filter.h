// Four triangles at a time, single precision: from when on can the sphere touch each triangle of a leaf, if at all?
// A lower bound, proved by planes between the triangle and the path of the sphere. It spares the exact test most candidates and
// changes no answer; while tracing it is left out, so that every reason is recorded.
#pragma once

#include "core/ellipsoid_space.h"
#include "core/vec3x4.h"
#include "mesh/triangle_mesh.h"
#include "methods/robust/exact/touch_triangle.h"
#include "methods/robust/fast/sphere_path.h"

namespace sweepscope::quick {

/// What single precision knows of the first touch of each triangle of a leaf.
struct TouchBounds {
  Float4
      earliest;  ///< no touch before; 0 where it may touch at the start, above `latest` where it does not touch until then
  float latest;  ///< one of the triangles is surely touched by then, from outside; else the `latest` asked with
};

class LeafFilter {
 public:
  LeafFilter(const TriangleMesh& mesh, const EllipsoidSpace& space, Vec3 center, const SphereMotion& motion)
      : LeafFilter(mesh, space, center, motion, farthestCorner(mesh, space, motion.travel)) {}

  /// Bounds for triangle `place + k` in lane k, as far as they matter until `latest`.
  TouchBounds bounds(std::uint32_t place, std::uint32_t count, float latest) const {
    if (!usable_) return {splat(0), latest};
    Triangles t;
    mesh_.cornersAround(center_, place, count, t.p);
    for (Vec3x4& p : t.p) p = scale(p, inverse_);
    for (int k = 0; k < 3; ++k) t.edge[k] = t.p[k == 2 ? 0 : k + 1] - t.p[k];
    const Float4 byPlane = clearOfPlane(t);
    // A plane across the way to the middle of the triangle. In a mesh that is fine beside the sphere most leaves end here.
    const Float4 until = splat(latest), third = splat(1.0f / 3);
    const Vec3x4 middle = (t.p[0] + t.p[1] + t.p[2]) * third;
    const Vec3x4 first = path_.travel * path_.nearestTime(dot(middle, path_.travel), until);
    if (fine_) {
      const Float4 byMiddle = max4(byPlane, behind(t, first - middle));
      if (bits4(byMiddle <= until) == 0) return {byMiddle, latest};
    }
    // A plane across the way to the nearest edge, where the path comes nearest to the middle of the triangle; then across the
    // way to the point found there, where the path comes nearest to that.
    const Vec3x4 nearest = nearestOnEdges(t, first);
    const Float4 byFirst = max4(byPlane, behind(t, first - nearest));
    // Seen from all of a short path the nearest point is about the same, so more of it would tell no more.
    if (short_) return {byFirst, latest};
    const Float4 along = dot(nearest, path_.travel);
    const Float4 bySecond = behind(t, path_.travel * path_.nearestTime(along, until) - nearest);
    const Float4 earliest = max4(byFirst, bySecond);
    return {earliest, sure_ ? surelyTouched(nearest, along, earliest, latest) : latest};
  }

 private:
  struct Triangles {
    Vec3x4 p[3];
    Vec3x4 edge[3];
  };

  /// Rounding of the corners and of the products below, relative to the largest length: 11.5 times 2^-24 (docs/error-bounds.md 5.4).
  static constexpr double kRounding = 0x1p-20;
  /// Beyond this floats could overflow; there nothing is ruled out.
  static constexpr double kTooLarge = 1e9;

  /// Corners of a triangle that the sphere can touch are no farther than this, in ellipsoid-space units. The walk lets others through as well.
  static double farthestCorner(const TriangleMesh& mesh, const EllipsoidSpace& space, Vec3 travel) {
    return 4 + 2 * (maxAbs(travel) + mesh.bvh().longestLeaf() * space.largestInverse());
  }

  LeafFilter(const TriangleMesh& mesh, const EllipsoidSpace& space, Vec3 center, const SphereMotion& motion,
             double farthest)
      : LeafFilter(mesh, space, center, motion, farthest,
                   (farthest + maxAbs(motion.center)) * kRounding + 4 * motion.widestTolerance) {}

  LeafFilter(const TriangleMesh& mesh, const EllipsoidSpace& space, Vec3 center, const SphereMotion& motion,
             double farthest, double inexact)
      : mesh_(mesh), center_(center), inverse_(splat(space.inverseRadii())), path_(motion.travel, inexact) {
    // Squares of distances are compared in surelyTouched, so there their rounding counts.
    const double shrunk = 1 - (farthest * farthest * kRounding + 2 * inexact), squared = squaredLength(motion.travel);
    short_ = squared < 0.25;  // half a radius
    usable_ = farthest < kTooLarge;
    fine_ = mesh.bvh().longestLeaf() * space.largestInverse() < 4;
    shrunkSquare_ = splat(static_cast<float>(shrunk * shrunk));
    squaredTravel_ = splat(static_cast<float>(squared));
    // In one-sided sweeps contacts with triangles seen from behind do not count; then nothing is surely touched.
    sure_ = squared > SpherePath::kTooShort && shrunk > 0.5 && motion.sides == Sides::Both;
  }

  /// Any `d` will do.
  Float4 behind(const Triangles& t, const Vec3x4& d) const {
    return path_.clearUntil(d, max4(max4(dot(d, t.p[0]), dot(d, t.p[1])), dot(d, t.p[2])));
  }

  /// The plane of the triangle, seen from the side the sphere starts on.
  Float4 clearOfPlane(const Triangles& t) const {
    const Vec3x4 d = cross(t.edge[0], t.edge[1]);
    const Float4 a = dot(d, t.p[0]), b = dot(d, t.p[1]), c = dot(d, t.p[2]);
    const Float4 above = -max4(max4(a, b), c), below = min4(min4(a, b), c), speed = dot(d, path_.travel);
    return path_.clearUntil(max4(above, below), select4(above > below, speed, -speed), dot(d, d));
  }

  /// When the sphere reaches a point of a triangle that it does not touch at the start, it has touched the triangle.
  float surelyTouched(const Vec3x4& point, Float4 along, Float4 earliest, float latest) const {
    const Float4 radicand = along * along - squaredTravel_ * (dot(point, point) - shrunkSquare_);
    // Not a number where the sphere passes the point by, below 0 where it left it behind.
    const Float4 time = (along - sqrt4(radicand)) * path_.pace;
    const Float4 touched =
        select4((earliest > splat(0)) & (along > splat(0)) & (time < splat(latest)), time, splat(latest));
    return std::min(std::min(touched[0], touched[1]), std::min(touched[2], touched[3]));
  }

  /// Point of the three edges nearest to `center`, roughly. Where the inside is nearer still, the triangle's own plane separates.
  static Vec3x4 nearestOnEdges(const Triangles& t, const Vec3x4& center) {
    Vec3x4 best{};
    Float4 least{};
    for (int k = 0; k < 3; ++k) {
      const Vec3x4 &edge = t.edge[k], out = center - t.p[k];
      const Float4 share = min4(max4(dot(out, edge) / dot(edge, edge), splat(0)), splat(1));
      const Vec3x4 way = out - edge * share;
      const Float4 squared = dot(way, way);
      best = k == 0 ? way : select(squared < least, way, best);
      least = k == 0 ? squared : min4(squared, least);
    }
    return center - best;
  }

  const TriangleMesh& mesh_;
  Vec3 center_;
  Vec3x4 inverse_;
  SpherePath path_;
  Float4 squaredTravel_;
  Float4 shrunkSquare_;  ///< radius of the sphere, less what rounding can make of it, squared
  bool usable_;
  bool fine_;
  bool sure_;
  bool short_;
};

}  // namespace sweepscope::quick
