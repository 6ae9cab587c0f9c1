// The best motion that contact planes allow (docs/solver.md 3 and 4.10): projection of the desired motion on the cone {x : n_i . x >= 0}.
//
// This computes the projection on {x : n_i . x >= h} with a margin h of 64 u |desired|, and a motion counts as allowed only where
// n_i . x >= h/2 for EVERY plane. So the result leaves every plane by h/2 at least, and the next sweep, which sees the same
// normals up to a few u, meets none of them again at t = 0. (A margin off the planes that the body slides on, and a slack for the others, is not
// enough: turned away from a wall, a motion along a floor that falls toward that wall leads into the floor, which is met at t = 0 for ever.)
//
// Why h/2 can be kept: each motion is made of the desired one by taking out its parts along one normal, or along the two axes of a pair of
// normals (below), twice over, so n . x = h within some 4 u |desired| for the planes it lies on, however close these are to each other. The
// nearest allowed motion of real numbers has n_i . x >= h for all others, so the computed one, off by as little, has more than h/2.
// Only where no motion can leave all planes, between walls exactly opposite each other, is it enough not to enter them (a slit).
//
// Some planes are no triangle's: the walls that steep faces act as (pass.h). Nothing is met there at t = 0, so no margin is kept off them,
// and what counts is that the motion does not enter them before it is turned off the others.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>

#include "core/rarely.h"
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
  bool slit = false;  ///< between planes that are opposite: turned away from neither
};

/// Contact planes: unit normals, world, and which of them are walls without a triangle, a bit each.
struct Planes {
  std::span<const Vec3> normals;
  std::uint32_t walls;

  explicit Planes(std::span<const Vec3> all, std::uint32_t bits = 0) : normals(all), walls(bits) {}

  Vec3 at(int k) const { return normals[static_cast<std::size_t>(k)]; }
  bool wall(int k) const { return (walls >> k & 1u) != 0; }
  int count() const { return static_cast<int>(normals.size()); }
};

namespace detail {

/// Whether the turned motion leaves every plane by `least`, and the flat one enters no wall by more than `margin`.
inline bool leaves(const Planes& planes, const Vec3& flat, const Vec3& turned, double least, double margin) {
  for (int k = 0; k < planes.count(); ++k) {
    if (planes.wall(k) ? !(dot(planes.at(k), flat) >= -margin) : !(dot(planes.at(k), turned) >= least)) return false;
  }
  return true;
}

/// A motion on one plane or on the crease of two, and the same turned off them by a margin.
struct Along {
  Vec3 flat;
  Vec3 turned;
};

inline Along alongPlane(const Vec3& desired, const Vec3& n, double margin) {
  Vec3 x = desired - n * dot(n, desired);
  x = x - n * dot(n, x);
  return {x, x + n * margin};
}

/// Unit normals n and m lie at equal angles on both sides of n + m, and n - m is across it. These two axes are known to the last bits
/// even where the normals are nearly the same, or nearly opposite, and their cross product is not.
SWEEPSCOPE_RARELY inline Along alongCrease(const Vec3& desired, const Vec3& n, const Vec3& m, double margin) {
  const Vec3 sum = n + m, middle = normalized(sum), across = normalized(n - m);
  Vec3 x = desired;
  for (int k = 0; k < 3; ++k) {
    x = x - across * dot(across, x);
    x = x - middle * dot(middle, x);
  }
  return {x, x + middle * (2 * margin / length(sum))};
}

/// Longest allowed motion so far.
class Best {
 public:
  /// @param slit some planes are opposite: a motion need only not enter them, and is turned off none
  Best(const Planes& planes, double margin, bool slit)
      : planes_(planes), margin_(margin), length_(margin), slit_(slit) {
    result_.verdict = ConeVerdict::Corner;
    result_.slit = slit;
  }

  void consider(const Along& on, ConeVerdict verdict, int first, int second) {
    const double size = length(on.flat);
    const Vec3 motion = slit_ ? on.flat : on.turned;
    if (!(size > length_) || !leaves(planes_, on.flat, motion, slit_ ? -margin_ : margin_ / 2, margin_)) return;
    length_ = size;
    result_.motion = motion;
    result_.verdict = verdict;
    result_.first = first;
    result_.second = second;
  }
  const ConeResult& result() const { return result_; }

 private:
  const Planes& planes_;
  double margin_;
  double length_;
  bool slit_;
  ConeResult result_;
};

/// Normals whose sum is shorter have no direction between them worth the name.
inline constexpr double kOpposite = 2e-6;

inline bool anyOpposite(const Planes& planes) {
  for (int i = 0; i < planes.count(); ++i) {
    for (int j = i + 1; j < planes.count(); ++j) {
      if (length(planes.at(i) + planes.at(j)) < kOpposite && !planes.wall(i) && !planes.wall(j)) return true;
    }
  }
  return false;
}

/// A crease is turned off by the planes of triangles alone.
inline Along alongPair(const Vec3& desired, const Planes& planes, int i, int j, double margin) {
  Along on = alongCrease(desired, planes.at(i), planes.at(j), margin);
  if (planes.wall(i) != planes.wall(j)) on.turned = on.flat + planes.at(planes.wall(i) ? j : i) * margin;
  return on;
}

SWEEPSCOPE_RARELY inline ConeResult nearestAllowed(const Vec3& desired, const Planes& planes, double margin,
                                                   bool slit) {
  Best best(planes, margin, slit);
  for (int i = 0; i < planes.count(); ++i) {
    if (!(dot(planes.at(i), desired) < margin)) continue;
    const Along on = alongPlane(desired, planes.at(i), planes.wall(i) ? 0 : margin);
    best.consider(on, ConeVerdict::OnPlane, i, -1);
  }
  for (int i = 0; i < planes.count(); ++i) {
    for (int j = i + 1; j < planes.count(); ++j) {
      if (length(planes.at(i) + planes.at(j)) < kOpposite) continue;
      best.consider(alongPair(desired, planes, i, j, margin), ConeVerdict::OnCrease, i, j);
    }
  }
  return best.result();
}

}  // namespace detail

/// Input:  desired motion and unit normals of the planes touched, all world space.
/// Output: the allowed motion nearest to it: the motion itself, its projection on one plane, on a crease of two, or 0, and turned off
///         all planes by a margin. Hence x . desired = |x|^2 >= 0 and |x| <= |desired|: it never turns back and never gains speed (up to the
///         margin).
inline ConeResult projectOnCone(const Vec3& desired, const Planes& planes) {
  const double margin = kAwayFromPlane * length(desired);
  if (detail::leaves(planes, desired, desired, margin / 2, 0)) return {desired};
  const ConeResult result = detail::nearestAllowed(desired, planes, margin, false);
  const bool stuck = result.verdict == ConeVerdict::Corner;
  return stuck && detail::anyOpposite(planes) ? detail::nearestAllowed(desired, planes, margin, true) : result;
}

inline ConeResult projectOnCone(const Vec3& desired, std::span<const Vec3> normals) {
  return projectOnCone(desired, Planes(normals));
}

/// The same in a groove, which leaves no way across it: the longest motion without a part along `across`, a unit vector, that is the desired motion or lies in
/// one of the planes, then turned off the planes as they are. The faces of a groove cut that plane in lines of opposite sides; which is in
/// front is lost in rounding, so a motion may seem to enter one of them by kSamePlane before it is turned.
SWEEPSCOPE_RARELY inline ConeResult projectInGroove(const Vec3& desired, const Planes& planes, const Vec3& across) {
  const Vec3 within = desired - across * dot(across, desired);
  ConeResult result{{}, ConeVerdict::Corner};
  double most = kAwayFromPlane * length(desired);
  const auto consider = [&](const Vec3& x, ConeVerdict verdict, int first) {
    const double size = length(x);
    if (!(size > most)) return;
    for (const Vec3 n : planes.normals) {
      if (!(dot(n, x) >= -kSamePlane * size)) return;
    }
    most = size;
    result = {x, verdict, first};
  };
  consider(within, ConeVerdict::Unhindered, -1);
  for (int k = 0; k < planes.count(); ++k) {
    const Vec3 cut = planes.at(k) - across * dot(across, planes.at(k));
    if (!(length(cut) > kSamePlane)) continue;  // as good as parallel to the groove
    const Vec3 line = normalized(cross(across, cut));
    consider(line * dot(line, within), ConeVerdict::OnPlane, k);
  }
  const ConeResult turned = projectOnCone(result.motion, planes);
  if (!(dot(turned.motion, desired) > 0)) return {{}, ConeVerdict::Corner};
  result.motion = turned.motion;
  result.slit = turned.slit;
  return result;
}

}  // namespace sweepscope
