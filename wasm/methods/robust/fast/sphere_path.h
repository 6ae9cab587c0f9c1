// Times before which a moving unit sphere cannot touch a thing, proved by a plane between the two. Single precision, four things
// at a time; a bound is never too late (docs/error-bounds.md 5.3).
#pragma once

#include <limits>

#include "core/vec3x4.h"

namespace sweepscope::quick {

/// The sphere starts at the origin of ellipsoid space.
struct SpherePath {
  Vec3x4 travel;
  Float4 pace;   ///< 1 / |travel|^2; 0 if there is hardly any travel
  Float4 grown;  ///< radius of the sphere, and what rounding can make of a distance

  /// Squares of directions below this are near the end of the range of floats.
  static constexpr float kTooShort = 1e-24f;

  SpherePath(const Vec3& path, double inexact) : travel(splat(path)), grown(splat(static_cast<float>(1 + inexact))) {
    const double squared = squaredLength(path);
    pace = splat(squared > kTooShort ? 1 / static_cast<float>(squared) : 0);
  }

  /// When the path is nearest to a point, given point . travel.
  Float4 nearestTime(Float4 along, Float4 until) const { return min4(max4(along * pace, splat(0)), until); }

  /// Until when the sphere keeps clear of what lies behind a plane: `support` is the largest of d . p for all p of it, d the normal.
  Float4 clearUntil(const Vec3x4& d, Float4 support) const { return clearUntil(-support, dot(d, travel), dot(d, d)); }

  /// The same by height of the centre above the plane at the start and its change, both times the length of the normal, whose square
  /// is `squared`.
  Float4 clearUntil(Float4 height, Float4 speed, Float4 squared) const {
    const Float4 gap = height - sqrt4(squared) * grown;
    const Float4 time = select4(speed < splat(0), -gap / speed, splat(std::numeric_limits<float>::infinity()));
    return select4((squared > splat(kTooShort)) & (gap > splat(0)), time, splat(0));
  }
};

}  // namespace sweepscope::quick
