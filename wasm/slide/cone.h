// The best motion that contact planes allow (solver.md 3): projection of the wish on the cone {x : n_i . x >= 0}.
#pragma once

#include <array>
#include <cmath>
#include <span>

#include "core/tolerances.h"
#include "core/vec3.h"
#include "trace/events.h"

namespace sweepscope {

struct ConeResult {
  Vec3 motion;
  ConeVerdict verdict = ConeVerdict::Unhindered;
  int first = -1;
  int second = -1;
};

namespace detail {

inline bool allowed(std::span<const Vec3> normals, Vec3 x, double slack) {
  for (const Vec3 n : normals) {
    if (dot(n, x) < -slack) return false;
  }
  return true;
}

/// Turned off the planes by a hair, so that rounding cannot make it approach one of them.
inline Vec3 turnedAway(std::span<const Vec3> normals, const ConeResult& result, double hair) {
  if (result.first < 0) return result.motion;
  const Vec3 n = normals[static_cast<std::size_t>(result.first)];
  if (result.second < 0) return result.motion + n * hair;
  const Vec3 m = normals[static_cast<std::size_t>(result.second)];
  // d.n = d.m = 1. Between opposite walls no such direction exists; then leave the motion alone.
  const double open = 1 + dot(n, m);
  return open > 1e-12 ? result.motion + (n + m) * (hair / open) : result.motion;
}

}  // namespace detail

/// Input:  desired motion and unit normals of the planes touched, all world space.
/// Output: the allowed motion nearest to it: the motion itself, its projection on one plane, on a crease of two, or 0.
///         Hence x . desired = |x|^2 >= 0 and |x| <= |desired|: it never turns back and never gains speed (up to the hair).
inline ConeResult projectOnCone(Vec3 desired, std::span<const Vec3> normals) {
  const double speed = length(desired);
  const double slack = kAwayFromPlane * speed;
  ConeResult best;
  best.motion = desired;
  if (detail::allowed(normals, desired, 0)) return best;
  double bestLength = -1;
  const auto consider = [&](Vec3 x, ConeVerdict verdict, int first, int second) {
    const double size = length(x);
    if (size > bestLength && dot(x, desired) > 0 && detail::allowed(normals, x, slack)) {
      bestLength = size;
      best = {x, verdict, first, second};
    }
  };
  const int count = static_cast<int>(normals.size());
  for (int i = 0; i < count; ++i) {
    const double into = dot(normals[static_cast<std::size_t>(i)], desired);
    if (into < 0) consider(desired - normals[static_cast<std::size_t>(i)] * into, ConeVerdict::OnPlane, i, -1);
  }
  for (int i = 0; i < count; ++i) {
    for (int j = i + 1; j < count; ++j) {
      const Vec3 crease = normalized(cross(normals[static_cast<std::size_t>(i)], normals[static_cast<std::size_t>(j)]));
      consider(crease * dot(crease, desired), ConeVerdict::OnCrease, i, j);
    }
  }
  if (bestLength < 0 || bestLength <= slack) return {{}, ConeVerdict::Corner, -1, -1};
  best.motion = detail::turnedAway(normals, best, slack);
  return best;
}

}  // namespace sweepscope
