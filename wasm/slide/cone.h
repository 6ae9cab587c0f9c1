// The best motion that contact planes allow (solver.md 3): projection of the wish on the cone {x : n_i . x >= 0}.
//
// What is computed is the projection on {x : n_i . x >= h} with a hair h of 64 u |wish|, and a motion counts as allowed only where
// n_i . x >= h/2 for EVERY plane. So whatever is returned leaves every plane by h/2 at least, and the next sweep, which sees the same
// normals up to a few u, meets none of them again at once. (A hair off the planes that are slid on, and a slack for the others, is not
// enough: turned off a wall, a motion along a floor that falls toward that wall leads into the floor, which is met at t = 0 for ever.)
//
// Why h/2 can be kept: each motion is made of the wish by taking out its parts along one normal, or along the two axes of a pair of
// normals (below), twice over, so n . x = h within some 4 u |wish| for the planes it lies on, however close these are to each other. The
// nearest allowed motion of real numbers has n_i . x >= h for all others, so the computed one, off by as little, has more than h/2.
// Only where no motion can leave all planes, between walls exactly opposite each other, is it enough not to enter them.
#pragma once

#include <array>
#include <cmath>
#include <span>

#include "core/tolerances.h"
#include "core/vec3.h"
#include "trace/events.h"

namespace sweepscope {

/// As many planes as a pass can meet; a sphere in a corner of a real mesh touches a handful.
inline constexpr std::size_t kMostPlanes = 16;

struct ConeResult {
  Vec3 motion;
  ConeVerdict verdict = ConeVerdict::Unhindered;
  int first = -1;
  int second = -1;
};

namespace detail {

/// Whether `x` leaves every plane by `least`.
inline bool leaves(std::span<const Vec3> normals, Vec3 x, double least) {
  for (const Vec3 n : normals) {
    if (!(dot(n, x) >= least)) return false;
  }
  return true;
}

/// A motion on one plane or on the crease of two, and the same turned off them by a hair.
struct Along {
  Vec3 flat;
  Vec3 turned;
};

inline Along alongPlane(Vec3 desired, Vec3 n, double hair) {
  Vec3 x = desired - n * dot(n, desired);
  x = x - n * dot(n, x);
  return {x, x + n * hair};
}

/// Unit normals n and m lie at equal angles on both sides of n + m, and n - m is across it. These two axes are known to the last bits
/// even where the normals are nearly the same, or nearly opposite, and their cross product is not.
inline Along alongCrease(Vec3 desired, Vec3 n, Vec3 m, double hair) {
  const Vec3 sum = n + m, middle = normalized(sum), across = normalized(n - m);
  Vec3 x = desired;
  for (int k = 0; k < 3; ++k) {
    x = x - across * dot(across, x);
    x = x - middle * dot(middle, x);
  }
  return {x, x + middle * (2 * hair / length(sum))};
}

/// Longest allowed motion so far.
class Best {
 public:
  /// `least`: what a motion must leave every plane by. Motions no longer than `none` are none.
  Best(std::span<const Vec3> normals, double least, double none) : normals_(normals), least_(least), length_(none) {}

  void consider(Vec3 flat, Vec3 motion, ConeVerdict verdict, int first, int second) {
    const double size = length(flat);
    if (!(size > length_) || !leaves(normals_, motion, least_)) return;
    length_ = size;
    result_ = {motion, verdict, first, second};
  }
  const ConeResult& result() const { return result_; }

 private:
  std::span<const Vec3> normals_;
  double least_;
  double length_;
  ConeResult result_{{}, ConeVerdict::Corner, -1, -1};
};

/// Normals whose sum is shorter have no direction between them worth the name.
inline constexpr double kOpposite = 2e-6;

inline bool anyOpposite(std::span<const Vec3> normals) {
  for (std::size_t i = 0; i < normals.size(); ++i) {
    for (std::size_t j = i + 1; j < normals.size(); ++j) {
      if (length(normals[i] + normals[j]) < kOpposite) return true;
    }
  }
  return false;
}

/// @param slit some planes are opposite: a motion need only not enter them, and is turned off none
inline ConeResult nearestAllowed(Vec3 desired, std::span<const Vec3> normals, double hair, bool slit) {
  Best best(normals, slit ? -hair : hair / 2, hair);
  const int count = static_cast<int>(normals.size());
  for (int i = 0; i < count; ++i) {
    const Vec3 n = normals[static_cast<std::size_t>(i)];
    if (!(dot(n, desired) < hair)) continue;
    const Along on = alongPlane(desired, n, hair);
    best.consider(on.flat, slit ? on.flat : on.turned, ConeVerdict::OnPlane, i, -1);
  }
  for (int i = 0; i < count; ++i) {
    for (int j = i + 1; j < count; ++j) {
      const Vec3 n = normals[static_cast<std::size_t>(i)], m = normals[static_cast<std::size_t>(j)];
      if (length(n + m) < kOpposite) continue;
      const Along on = alongCrease(desired, n, m, hair);
      best.consider(on.flat, slit ? on.flat : on.turned, ConeVerdict::OnCrease, i, j);
    }
  }
  return best.result();
}

}  // namespace detail

/// Input:  desired motion and unit normals of the planes touched, all world space.
/// Output: the allowed motion nearest to it: the motion itself, its projection on one plane, on a crease of two, or 0, and turned off
///         all planes by a hair. Hence x . desired = |x|^2 >= 0 and |x| <= |desired|: it never turns back and never gains speed (up to the
///         hair).
inline ConeResult projectOnCone(Vec3 desired, std::span<const Vec3> normals) {
  const double hair = kAwayFromPlane * length(desired);
  if (detail::leaves(normals, desired, hair / 2)) return {desired, ConeVerdict::Unhindered, -1, -1};
  const ConeResult result = detail::nearestAllowed(desired, normals, hair, false);
  const bool stuck = result.verdict == ConeVerdict::Corner;
  return stuck && detail::anyOpposite(normals) ? detail::nearestAllowed(desired, normals, hair, true) : result;
}

/// The same without any way along `across`, a unit vector: first among the motions across it, where planes are the lines in which they cut
/// that plane, then turned off the planes as they are. Where this leaves nothing that goes the wished way, nothing moves.
inline ConeResult projectInGroove(Vec3 desired, std::span<const Vec3> normals, Vec3 across) {
  std::array<Vec3, kMostPlanes> cuts;
  std::array<int, kMostPlanes> whose;
  std::size_t count = 0;
  for (std::size_t k = 0; k < normals.size() && count < kMostPlanes; ++k) {
    const Vec3 cut = normals[k] - across * dot(across, normals[k]);
    if (!(length(cut) > kSamePlane)) continue;  // as good as parallel to the groove
    whose[count] = static_cast<int>(k);
    cuts[count++] = normalized(cut);
  }
  ConeResult result = projectOnCone(desired - across * dot(across, desired), {cuts.data(), count});
  if (result.first >= 0) result.first = whose[static_cast<std::size_t>(result.first)];
  if (result.second >= 0) result.second = whose[static_cast<std::size_t>(result.second)];
  const Vec3 along = result.motion - across * dot(across, result.motion);
  result.motion = projectOnCone(along, normals).motion;
  if (!(dot(result.motion, desired) > 0)) return {{}, ConeVerdict::Corner, -1, -1};
  return result;
}

}  // namespace sweepscope
