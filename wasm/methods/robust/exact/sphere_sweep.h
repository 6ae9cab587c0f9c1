// A moving unit sphere and one triangle: what is asked, what is found, and what both make of the plane (docs/solver.md 4).
#pragma once

#include "core/closest_point.h"
#include "core/rarely.h"
#include "core/tolerances.h"
#include "trace/events.h"

namespace sweepscope {

/// First touch of the sphere with one triangle, in ellipsoid space.
struct Touch {
  double time = kNever;
  Feature feature = Feature::None;
  int element = -1;
  Vec3 point;  ///< on the triangle, relative to the centre at the start
  Vec3
      toward;  ///< from the triangle to the centre at that time, of length 1 up to rounding; the zero vector if that rounds to
               ///< nothing

  bool found() const { return feature != Feature::None; }
};

/// The overlap of the sphere at its start, and its first touch if it moves.
struct TriangleResult {
  Touch touch;
  double depth = 0;  ///< 1 - D if it touches or overlaps at the start, also where it is culled; else 0
  Vec3 depthNormal;  ///< unit, away from the triangle; set when depth is
  bool touches = false;
  bool culled = false;  ///< one-sided sweep, not there for this body: neither touched nor overlapped
  bool leaves = false;  ///< one-sided sweep: touched at an edge or corner, and the frame leaves it through its front
};

/// Smallest time first, then face before edge before vertex (docs/solver.md 4.5).
inline bool earlier(const Touch& a, const Touch& b) {
  if (a.time != b.time) return a.time < b.time;
  return static_cast<int>(a.feature) < static_cast<int>(b.feature);
}

/// What a one-sided sweep asks besides, ellipsoid space.
struct OneSided {
  double hair;   ///< so far behind a plane the centre is still on it
  Vec3 before;   ///< where the centre was when the frame began
  Vec3 heading;  ///< motion of the whole frame
};

/// A unit sphere at the origin that moves.
struct SphereMotion {
  Vec3 travel;       ///< may be zero
  Vec3 center;       ///< before it was translated to the origin; only the trace speaks of it
  double reach = 1;  ///< largest of |travel|, 1 and the coordinates of `center`: rounding errors are proportional to it
  double widestTolerance = 0;          ///< touch tolerance of the farthest corner of the mesh
  const OneSided* oneSided = nullptr;  ///< given: triangles that show the sphere their back are left out
};

namespace detail {

struct SphereSweep {
  const Corners& corners;
  TrianglePlane plane;
  Vec3 travel;
  double latest;
  Vec3 center;
  double tolerance;  ///< touch tolerance for this triangle
  double height;     ///< signed distance of the centre from the plane, by winding
  double speed;      ///< its change over the sweep
  double slack;      ///< what rounding can make of `height`

  /// The sphere is clear of the plane at the start, hence of the triangle.
  bool clearOfPlane() const { return std::fabs(height) > 1 + slack; }
  /// Largest rounding of a distance; the tolerance is wide enough to hold it twice.
  double rounding() const { return 0.5 * tolerance; }
  /// +1 or -1: the side of the plane the centre starts on.
  double side() const { return height < 0 ? -1 : 1; }
  /// A centre at that height lies behind the plane, by more than rounding. No centre is behind a sliver whose side is uncertain or a
  /// triangle without area: those are met from both sides.
  bool isBehind(double at, double hair) const { return at < -(hair + slack); }
  /// A motion leaves through the front, by more than rounding (2 u S in a corner: docs/error-bounds.md 8.3) may have turned the normal.
  SWEEPSCOPE_RARELY bool leavesThroughFront(const Vec3& motion) const {
    const double leaves = dot(plane.normal, motion);
    if (!(leaves > 0)) return false;
    double longest = 0;
    for (int k = 0; k < 3; ++k) longest = most(longest, squaredLength(corners.edge(k)));
    return leaves * std::sqrt(longest) > tolerance / 4 * plane.slenderness * length(motion);
  }
  /// One-sided: the triangle shows the centre its back; or the sphere is deep in it, on its way through from the back to the front, which the
  /// whole frame is asked for because its parts may go elsewhere (docs/solver.md 4.5).
  bool isLeftOut(const OneSided& of, bool deep) const { return isBehind(height, of.hair) || (deep && isLeft(of)); }
  SWEEPSCOPE_RARELY bool isLeft(const OneSided& of) const {
    return isBehind(height + dot(plane.normal, of.before), of.hair) || leavesThroughFront(of.heading);
  }
  /// It cuts the plane at the end of the motion. Not at `latest`: the answer must not depend on other triangles.
  bool sinks() const { return side() * (height + speed) < 1 - rounding(); }
};

inline SphereSweep makeSweep(const Corners& corners, const SphereMotion& motion, double latest) {
  const TrianglePlane plane = planeOf(corners);
  const double farthest =
      std::sqrt(most(squaredLength(corners.p[0]), squaredLength(corners.p[1]), squaredLength(corners.p[2])));
  const double tolerance = touchTolerance(most(motion.reach, farthest));
  // Without area there is no plane to be clear of: infinite slack.
  const double slack = plane.normal == Vec3{} ? kNever : tolerance * (1 + plane.slenderness);
  return {corners,
          plane,
          motion.travel,
          latest,
          motion.center,
          tolerance,
          -dot(plane.normal, plane.point),
          dot(plane.normal, motion.travel),
          slack};
}

}  // namespace detail
}  // namespace sweepscope
