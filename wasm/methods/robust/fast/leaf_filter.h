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

/// Single-precision bounds of the first touch of each triangle of a leaf.
struct TouchBounds {
  Float4
      earliest;  ///< no touch before; 0 where it may touch at the start, above `latest` where it does not touch until then
  float latest;  ///< one of the triangles is surely touched by then, from outside; else the `latest` asked with
};

/// The possible effects of triangles that the sphere may overlap at the start, a bit for each.
struct StartBounds {
  unsigned deeper;    ///< may be deeper than what is known
  unsigned approach;  ///< the sphere may approach it
  unsigned face;      ///< its inside may be nearest to the centre
};

class LeafFilter {
 public:
  LeafFilter(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& center, const SphereMotion& motion)
      : LeafFilter(mesh, space, center, motion, farthestCorner(mesh, space, motion.travel)) {}

  /// Bounds for triangle `place + k` in lane k, as far as they matter until `latest`.
  TouchBounds bounds(std::uint32_t place, std::uint32_t count, float latest) const {
    if (!usable_) return {splat(0), latest};
    const Triangles t = triangles(place, count);
    const Float4 byPlane = clearOfPlane(t);
    // A plane across the way to the middle of the triangle. In a mesh that is fine compared with the sphere most leaves end here.
    const Float4 until = splat(latest), third = splat(1.0f / 3);
    const Vec3x4 middle = (t.p[0] + t.p[1] + t.p[2]) * third;
    const Vec3x4 first = path_.travel * path_.nearestTime(dot(middle, path_.travel), until);
    if (fine_) {
      const Float4 byMiddle = max4(byPlane, behind(t, first - middle));
      if (bits4(byMiddle <= until) == 0) return {byMiddle, latest};
    }
    // A plane across the way to the nearest edge, where the path is nearest to the middle of the triangle; then across the
    // way to the point found there, where the path is nearest to that.
    const Vec3x4 nearest = nearestOnEdges(t, first);
    const Float4 byFirst = max4(byPlane, behind(t, first - nearest));
    // From all of a short path the nearest point is about the same, so more tests would rule out no more.
    if (short_) return {byFirst, latest};
    const Float4 along = dot(nearest, path_.travel);
    const Float4 bySecond = behind(t, path_.travel * path_.nearestTime(along, until) - nearest);
    const Float4 earliest = max4(byFirst, bySecond);
    return {earliest, sure_ ? surelyTouched(nearest, along, earliest, latest) : latest};
  }

  /// The same of the start alone, where something is overlapped by `depth` already. Rounding is at most `inexact_` for each length
  /// (docs/error-bounds.md 5.6).
  StartBounds startBounds(std::uint32_t place, std::uint32_t count, double depth) const {
    if (!usable_) return {15, 15, 15};
    const Triangles t = triangles(place, count);
    const Float4 closest = splat(static_cast<float>(1 - depth + inexact_));
    const Vec3x4 nearest = nearestOnEdges(t, Vec3x4{}), normal = cross(t.edge[0], t.edge[1]);
    const Float4 slack = splat(static_cast<float>(inexact_));
    const auto beyond = [&](const Vec3x4& d, Float4 support) {
      const Float4 squared = dot(d, d);
      return (squared > splat(SpherePath::kTooShort)) & (support > sqrt4(squared) * closest);
    };
    const auto least = [&](const Vec3x4& d) { return min4(min4(dot(d, t.p[0]), dot(d, t.p[1])), dot(d, t.p[2])); };
    const Mask4 shallow = beyond(nearest, least(nearest)) | beyond(normal, max4(least(normal), least(-normal)));
    const Vec3x4 back = -path_.travel;
    const Mask4 leaving = least(back) > slack * splat(static_cast<float>(std::sqrt(squaredLength_)));
    // Twice the area times the distance of the foot from the line of an edge, and what rounding of either normal can make of that.
    Float4 outside = splat(0), longest = splat(0), farthest = splat(0);
    for (int k = 0; k < 3; ++k) {
      outside = max4(outside, dot(cross(t.edge[k], t.p[k]), normal));
      longest = max4(longest, dot(t.edge[k], t.edge[k]));
      farthest = max4(farthest, dot(t.p[k], t.p[k]));
    }
    const Float4 rough = slack * longest * (sqrt4(longest) + sqrt4(farthest)) * splat(16);
    const unsigned approach = still_ ? 0 : slow_ ? 15 : ~bits4(leaving);
    return {~bits4(shallow), approach, ~bits4(outside > rough)};
  }

 private:
  struct Triangles {
    Vec3x4 p[3];
    Vec3x4 edge[3];
  };

  Triangles triangles(std::uint32_t place, std::uint32_t count) const {
    Triangles t;
    mesh_.cornersAround(center_, place, count, t.p);
    for (Vec3x4& p : t.p) p = scale(p, inverse_);
    for (int k = 0; k < 3; ++k) t.edge[k] = t.p[k == 2 ? 0 : k + 1] - t.p[k];
    return t;
  }

  /// Rounding of the corners and of the products below, relative to the largest length: 11.5 times 2^-24 (docs/error-bounds.md 5.4).
  static constexpr double kRounding = 0x1p-20;
  /// Beyond this floats could overflow; there nothing is ruled out.
  static constexpr double kTooLarge = 1e9;

  /// Corners of a triangle that the sphere can touch are no farther than this, in ellipsoid-space units. The walk lets others through as well.
  static double farthestCorner(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& travel) {
    return 4 + 2 * (maxAbs(travel) + mesh.bvh().longestLeaf() * space.largestInverse());
  }

  LeafFilter(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& center, const SphereMotion& motion,
             double farthest)
      : LeafFilter(mesh, space, center, motion, farthest,
                   (farthest + maxAbs(motion.center)) * kRounding + 4 * motion.widestTolerance) {}

  LeafFilter(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& center, const SphereMotion& motion,
             double farthest, double inexact)
      : mesh_(mesh),
        center_(center),
        inverse_(splat(space.inverseRadii())),
        path_(motion.travel, inexact),
        inexact_(inexact),
        squaredLength_(squaredLength(motion.travel)) {
    // Squares of distances are compared in surelyTouched, so there their rounding counts.
    const double shrunk = 1 - (farthest * farthest * kRounding + 2 * inexact), squared = squaredLength_;
    short_ = squared < 0.25;  // half a radius
    usable_ = farthest < kTooLarge;
    fine_ = mesh.bvh().longestLeaf() * space.largestInverse() < 4;
    shrunkSquare_ = splat(static_cast<float>(shrunk * shrunk));
    squaredTravel_ = splat(static_cast<float>(squared));
    // In one-sided sweeps contacts with triangles seen from behind do not count; then nothing is surely touched.
    still_ = motion.travel == Vec3{};
    slow_ = squared <= SpherePath::kTooShort;
    sure_ = squared > SpherePath::kTooShort && shrunk > 0.5 && motion.oneSided == nullptr;
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
  double inexact_;        ///< what rounding can make of a length
  double squaredLength_;  ///< of the travel
  Float4 squaredTravel_;
  Float4 shrunkSquare_;  ///< radius of the sphere, less what rounding can make of it, squared
  bool usable_;
  bool fine_;
  bool sure_;
  bool still_;
  bool slow_;  ///< so short that floats have no direction of it
  bool short_;
};

}  // namespace sweepscope::quick
