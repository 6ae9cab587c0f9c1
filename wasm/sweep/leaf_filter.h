// Four triangles at a time, single precision: from when on can the sphere touch each triangle of a leaf, if at all?
// A lower bound, proved by planes between the triangle and the path of the sphere. It spares the exact test most candidates and
// changes no answer; while tracing it is left out, so that every reason is recorded.
#pragma once

#include <limits>

#include "core/vec3x4.h"
#include "mesh/triangle_mesh.h"

namespace sweepscope::quick {

class LeafFilter {
 public:
  /// `travel` in ellipsoid space; `tolerance` is the touch tolerance of the whole request.
  LeafFilter(Vec3 center, Vec3 inverseRadii, Vec3 travel, double tolerance)
      : center_(center),
        inverse_(splat(inverseRadii)),
        travel_(splat(travel)),
        squaredTravel_(splat(std::max(static_cast<float>(squaredLength(travel)), 1e-30f))),
        size_(splat(1 + static_cast<float>(maxAbs(travel)))),
        grown_(splat(1 + static_cast<float>(4 * tolerance))) {}

  /// For triangle `place + k` in lane k: no touch before that time; infinite or above `latest` if there is none until then.
  Float4 earliest(const TriangleMesh& mesh, std::uint32_t place, std::uint32_t count, float latest) const {
    Triangles t;
    mesh.cornersAround(center_, place, count, t.p);
    Float4 largest = size_;
    for (Vec3x4& p : t.p) {
      p = scale(p, inverse_);
      largest = max4(largest, maxAbs(p));
    }
    const Float4 until = splat(latest);
    // Beyond kTooLarge floats could overflow; there nothing is ruled out.
    t.grown = largest < splat(kTooLarge) ? grown_ + largest * splat(kRounding) : splat(kTooLarge);
    const Vec3x4 raw = cross(t.p[1] - t.p[0], t.p[2] - t.p[0]);
    const Float4 height = dot(raw, t.p[0]);
    Float4 bound = behind(t, select(height < splat(0), raw, raw * splat(-1)));
    if (bits4(bound <= until) == 0) return bound;
    // A plane across the way to the nearest edge, where the path comes nearest to the middle of the triangle; then across the
    // way to the point found there, where the path comes nearest to that.
    const Float4 pace = splat(1) / squaredTravel_, third = splat(1.0f / 3);
    const Float4 first = clamp4(dot(t.p[0] + t.p[1] + t.p[2], travel_) * third * pace, until);
    const Vec3x4 nearest = nearestOnEdges(t, travel_ * first);
    bound = max4(behind(t, travel_ * first - nearest), bound);
    const Float4 second = clamp4(dot(nearest, travel_) * pace, until);
    return max4(behind(t, travel_ * second - nearest), bound);
  }

 private:
  struct Triangles {
    Vec3x4 p[3];
    Float4 grown;  ///< the sphere's radius and what rounding can make of a distance
  };

  /// Rounding of the corners and of the products below, relative to the largest length: a few times 2^-24.
  static constexpr float kRounding = 0x1p-18f;
  static constexpr float kTooLarge = 1e9f;
  /// Squares of directions below this are near the end of the range of floats.
  static constexpr float kTooShort = 1e-24f;

  /// Until when all corners stay farther behind a plane across `d` than the sphere comes. Any `d` will do.
  Float4 behind(const Triangles& t, const Vec3x4& d) const {
    const Float4 corners = max4(max4(dot(d, t.p[0]), dot(d, t.p[1])), dot(d, t.p[2]));
    const Float4 squared = dot(d, d), speed = dot(d, travel_);
    const Float4 gap = -corners - sqrt4(squared) * t.grown;
    const Float4 time = speed < splat(0) ? -gap / speed : splat(std::numeric_limits<float>::infinity());
    return (squared > splat(kTooShort)) & (gap > splat(0)) ? time : splat(0);
  }

  /// Between 0 and `high`.
  static Float4 clamp4(Float4 value, Float4 high) { return min4(max4(value, splat(0)), high); }

  /// Point of the three edges nearest to `center`, roughly. Where the inside is nearer still, the triangle's own plane separates.
  static Vec3x4 nearestOnEdges(const Triangles& t, const Vec3x4& center) {
    Vec3x4 best{};
    Float4 least{};
    for (int k = 0; k < 3; ++k) {
      const Vec3x4 edge = t.p[k == 2 ? 0 : k + 1] - t.p[k], out = center - t.p[k];
      const Vec3x4 way = out - edge * clamp4(dot(out, edge) / dot(edge, edge), splat(1));
      const Float4 squared = dot(way, way);
      best = k == 0 ? way : select(squared < least, way, best);
      least = k == 0 ? squared : min4(squared, least);
    }
    return center - best;
  }

  Vec3 center_;
  Vec3x4 inverse_;
  Vec3x4 travel_;
  Float4 squaredTravel_;
  Float4 size_;
  Float4 grown_;
};

}  // namespace sweepscope::quick
