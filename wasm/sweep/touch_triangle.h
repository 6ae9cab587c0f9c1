// Robust sweep of a unit sphere against one triangle (solver.md 4).
#pragma once

#include <limits>

#include "core/closest_point.h"
#include "core/tolerances.h"
#include "sweep/quick_no.h"
#include "trace/tracer.h"

namespace sweepscope {

inline constexpr double kNever = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// First touch of the sphere with one triangle, in ellipsoid space.
struct Touch {
  double time = kNever;
  Feature feature = Feature::None;
  int element = -1;
  Vec3 point;   ///< on the triangle, relative to the centre at the start
  Vec3 normal;  ///< unit, from the triangle toward the centre at that time

  bool found() const { return feature != Feature::None; }
};

/// What the sphere meets at its start, and first touches if it moves.
struct TriangleResult {
  Touch touch;
  double depth = 0;  ///< 1 - D if it touches or overlaps at the start, else 0
  Vec3 depthNormal;  ///< unit, away from the triangle; set when depth is
  bool touches = false;
  bool culled = false;  ///< one-sided sweep, seen from behind: overlap is known, contacts are not looked for
};

/// Smallest time first, then face before edge before vertex (solver.md 4.5).
inline bool earlier(const Touch& a, const Touch& b) {
  if (a.time != b.time) return a.time < b.time;
  return static_cast<int>(a.feature) < static_cast<int>(b.feature);
}

/// A unit sphere at the origin that moves.
struct SphereMotion {
  Vec3 travel;       ///< may be zero
  Vec3 center;       ///< before it was translated to the origin; only the trace speaks of it
  double reach = 1;  ///< largest of |travel|, 1 and the coordinates of `center`: rounding errors are proportional to it
  double widestTolerance = 0;  ///< touch tolerance of the farthest corner of the mesh
  Sides sides = Sides::Both;   ///< Front leaves out contacts with triangles that the motion leaves through their front
};

/// Earliest touch of a moving unit sphere with one triangle.
///
/// Space:   ellipsoid space, translated so that the centre of the sphere is the origin.
/// Input:   `latest` in [0,1], inclusive.
/// Output:  see TriangleResult; `touch` counts contacts that are approached, so a grazing one hides nothing behind it.
/// Errors:  none; degenerate triangles act as the segment or point they are.
/// Source:  solver.md section 4; Fauerby 2003 chapters 3.2-3.5 with the entry root in its stable form.
template <Tracer T>
TriangleResult touchTriangle(const Corners& corners, const SphereMotion& motion, double latest, T& tracer);

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
  /// What rounding can make of a distance; the tolerance is made wide enough to hold it twice.
  double rounding() const { return 0.5 * tolerance; }
  /// +1 or -1: the side of the plane the centre starts on.
  double side() const { return height < 0 ? -1 : 1; }
  /// It cuts the plane at the end of the motion. Not at `latest`: the answer must not depend on other triangles.
  bool sinks() const { return side() * (height + speed) < 1 - rounding(); }
};

inline SphereSweep makeSweep(const Corners& corners, const SphereMotion& motion, double latest) {
  const TrianglePlane plane = planeOf(corners);
  const double farthest =
      std::sqrt(std::max({squaredLength(corners.p[0]), squaredLength(corners.p[1]), squaredLength(corners.p[2])}));
  const double tolerance = touchTolerance(std::max(motion.reach, farthest));
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

/// Most candidates end here: the sphere stays on one side of the plane until `latest`, so no part of the triangle is touched.
template <Tracer T>
bool staysClear(const SphereSweep& sweep, T& tracer) {
  const double end = sweep.height + sweep.speed * sweep.latest, limit = 1 + sweep.slack;
  const bool clear = (sweep.height > limit && end > limit) || (sweep.height < -limit && end < -limit);
  if constexpr (T::kOn) {
    if (clear) {
      const double side = sweep.height < 0 ? -1 : 1, approach = side * sweep.speed;
      const double time = approach < 0 ? (1 - side * sweep.height) / approach : kNever;
      const Vec3 none{kNaN, kNaN, kNaN};
      TRACE(tracer,
            event::SweptFaceTest{sweep.plane.normal * side, side * sweep.height, approach, time, none, kNaN, kNaN, kNaN,
                                 sweep.latest, approach < 0 ? Verdict::OutsideTime : Verdict::MovingAway});
    }
  }
  return clear;
}

/// Steps 1 and 2: closest point, overlap. Returns true when the start decides: nothing else has to be tested.
template <Tracer T>
bool testStart(const SphereSweep& sweep, TriangleResult& result, T& tracer) {
  // Clear of the plane is clear of the triangle; only the trace wants to know the closest point all the same.
  if (!T::kOn && (sweep.clearOfPlane() || quick::startsClear(sweep.corners, sweep.tolerance))) return false;
  const Closest closest = closestPoint(sweep.corners, sweep.plane);
  const bool touches = !sweep.clearOfPlane() && closest.distance <= 1 + sweep.tolerance;
  // Not divided by the distance: next to 0 its inverse is infinite.
  Vec3 away = closest.distance > 0 ? normalized(-closest.point) : sweep.plane.normal;
  // Centre on a triangle without area: any direction will do, the one against the motion keeps it from going deeper.
  if (away == Vec3{}) away = normalized(-sweep.travel);
  if (away == Vec3{}) away = {0, 1, 0};
  const double approach = dot(away, sweep.travel);
  const Verdict verdict = !touches ? Verdict::Clear : approach < 0 ? Verdict::Entering : Verdict::Leaving;
  if (touches) {
    result.touches = true;
    result.depth = std::max(0.0, 1 - closest.distance);
    result.depthNormal = away;
    if (approach < 0) result.touch = {0, closest.feature, closest.element, closest.point, away};
  }
  TRACE(tracer, event::TouchTest{sweep.center + closest.point, closest.feature, closest.element, closest.distance,
                                 sweep.tolerance, approach, result.depth, verdict});
  return touches;
}

/// Step 3: the inside of the triangle. Returns true when the sphere comes down on it, be it too late to count: then no edge or
/// corner can be touched before.
template <Tracer T>
bool testFace(const SphereSweep& sweep, Touch& best, T& tracer) {
  const Corners& t = sweep.corners;
  const double towardCentre = sweep.height < 0 ? -1 : 1;
  const Vec3 n = sweep.plane.normal * towardCentre;
  const double d = sweep.height * towardCentre, approach = sweep.speed * towardCentre;
  double time = kNever;
  Vec3 q{kNaN, kNaN, kNaN};
  double side[3] = {kNaN, kNaN, kNaN};
  Verdict verdict = Verdict::MovingAway;
  if (n == Vec3{}) {
    verdict = Verdict::DegenerateSkipped;
  } else if (d > 1 && approach < 0) {
    time = (1 - d) / approach;
    q = sweep.travel * time - n;
    for (int k = 0; k < 3; ++k) side[k] = dot(cross(t.edge(k), q - t.p[k]), sweep.plane.normal);
    const bool inside = side[0] >= 0 && side[1] >= 0 && side[2] >= 0;
    verdict = !inside ? Verdict::OutsideFace : time <= sweep.latest ? Verdict::FaceHit : Verdict::RootLaterThanBest;
  } else if (approach < 0) {
    verdict =
        Verdict::CrossesPlane;  // the sphere already cuts the plane, outside the triangle: an edge must come first
  }
  if (verdict == Verdict::FaceHit) best = {time, Feature::Face, 0, q, n};
  TRACE(tracer,
        event::SweptFaceTest{n, d, approach, time, sweep.center + q, side[0], side[1], side[2], sweep.latest, verdict});
  return verdict == Verdict::FaceHit || verdict == Verdict::RootLaterThanBest;
}

/// Unit normal of a contact: from the triangle to the centre. Where the sphere is so small beside the lengths involved that the
/// difference rounds to nothing, against the motion.
inline Vec3 contactNormal(Vec3 towardCentre, Vec3 travel) {
  return normalized(towardCentre == Vec3{} ? -travel : towardCentre);
}

/// Entry of a point at `m`, moving by `w`, into the unit ball (or cylinder, both across the axis): the smaller root, in a
/// form that does not cancel.
struct UnitEntry {
  double a, b, h, c, radicand, time;
  Verdict verdict;  ///< Miss while nothing speaks against a hit

  double exit() const { return radicand >= 0 ? (-b + std::sqrt(radicand)) / a : kNever; }
};

inline UnitEntry enterUnit(Vec3 m, Vec3 w) {
  UnitEntry e{squaredLength(w), dot(m, w), kNaN, kNaN, kNaN, kNever, Verdict::MovingAway};
  const double distance = length(m);
  e.c = (distance - 1) * (distance + 1);
  if (!(e.a > 0) || !(e.b < 0)) return e;
  e.h = length(m - w * (e.b / e.a));
  e.radicand = e.a * (1 - e.h) * (1 + e.h);
  if (!(e.h <= 1)) {
    e.verdict = Verdict::NoRoot;
  } else if (e.c < 0) {
    e.verdict = Verdict::RootNegative;  // already inside at the start: the touch, if any, is another feature's
  } else {
    e.time = e.c / (-e.b + std::sqrt(e.radicand));
    e.verdict = Verdict::Miss;
  }
  return e;
}

/// The seam between steps 3 and 4: the sphere passes an edge or corner at distance 1 up to rounding (h a hair above 1, no
/// root) and from there sinks into the face, whose plane it reached before it came over it. Then the pass is the contact.
/// Returns true when it is; `best` then holds it.
inline bool grazeThenSink(const SphereSweep& sweep, const UnitEntry& e, Touch& best) {
  if (e.verdict != Verdict::NoRoot || !(e.h <= 1 + sweep.rounding()) || !sweep.sinks()) return false;
  const double time = -e.b / e.a, towardCentre = sweep.side();
  if (!(time <= sweep.latest && time < best.time)) return false;
  const Vec3 moved = sweep.travel * time;
  const Corners at{{sweep.corners.p[0] - moved, sweep.corners.p[1] - moved, sweep.corners.p[2] - moved}};
  const Closest closest = closestPoint(at, {sweep.plane.normal, sweep.plane.point - moved, sweep.plane.slenderness});
  const auto touches = [&](double distance) { return std::fabs(distance - 1) <= sweep.rounding(); };
  if (!touches(closest.distance) || !touches(towardCentre * (sweep.height + sweep.speed * time))) return false;
  best = {time, Feature::Face, 0, closest.point + moved, sweep.plane.normal * towardCentre};
  return true;
}

/// Step 4: the three edges.
template <Tracer T>
void testEdge(const SphereSweep& sweep, int k, Touch& best, T& tracer) {
  const Vec3 p = sweep.corners.p[k];
  const Vec3 edge = sweep.corners.edge(k);
  if constexpr (!T::kOn) {
    const Vec3 ms = cross(-p, edge), ws = cross(sweep.travel, edge);
    if (quick::cannotEnter(squaredLength(ms), dot(ms, ws), squaredLength(ws), squaredLength(edge), sweep.tolerance))
      return;
  }
  const Vec3 u = normalized(edge);
  const double size = length(edge);
  const Vec3 m = cross(-p, u), w = cross(sweep.travel, u);
  UnitEntry e = enterUnit(m, w);
  double foot = kNaN;
  Vec3 q{kNaN, kNaN, kNaN};
  if (e.verdict == Verdict::Miss) {
    foot = dot(sweep.travel * e.time - p, u);
    q = p + u * foot;
    e.verdict = !(foot >= 0 && foot <= size) ? Verdict::EdgeParamOut
                : e.time <= sweep.latest     ? Verdict::EdgeHit
                                             : Verdict::RootLaterThanBest;
    const Touch touch{e.time, Feature::Edge, k, q, contactNormal(sweep.travel * e.time - q, sweep.travel)};
    if (e.verdict == Verdict::EdgeHit && earlier(touch, best)) best = touch;
  } else if (grazeThenSink(sweep, e, best)) {
    e.verdict = Verdict::EdgeHit;
    e.time = best.time;
  }
  TRACE(tracer, event::SweptEdgeTest{k, sweep.center + p, u, size, length(m), e.a, e.b, e.h, e.c, e.radicand, e.time,
                                     e.exit(), foot, sweep.center + q, sweep.latest, e.verdict});
}

/// Step 4: the three corners.
template <Tracer T>
void testVertex(const SphereSweep& sweep, int k, Touch& best, T& tracer) {
  const Vec3 p = sweep.corners.p[k];
  if (!T::kOn &&
      quick::cannotEnter(squaredLength(p), -dot(p, sweep.travel), squaredLength(sweep.travel), 1, sweep.tolerance)) {
    return;
  }
  UnitEntry e = enterUnit(-p, sweep.travel);
  if (e.verdict == Verdict::Miss) {
    e.verdict = e.time <= sweep.latest ? Verdict::VertexHit : Verdict::RootLaterThanBest;
    const Touch touch{e.time, Feature::Vertex, k, p, contactNormal(sweep.travel * e.time - p, sweep.travel)};
    if (e.verdict == Verdict::VertexHit && earlier(touch, best)) best = touch;
  } else if (grazeThenSink(sweep, e, best)) {
    e.verdict = Verdict::VertexHit;
    e.time = best.time;
  }
  TRACE(tracer, event::SweptVertexTest{k, sweep.center + p, length(p), e.a, e.b, e.h, e.c, e.radicand, e.time, e.exit(),
                                       sweep.latest, e.verdict});
}

}  // namespace detail

template <Tracer T>
TriangleResult touchTriangle(const Corners& corners, const SphereMotion& motion, double latest, T& tracer) {
  TriangleResult result;
  if (!T::kOn && quick::staysClear(corners, motion.travel, latest, motion.widestTolerance)) return result;
  const detail::SphereSweep sweep = detail::makeSweep(corners, motion, latest);
  if (detail::staysClear(sweep, tracer)) return result;
  const bool decided = detail::testStart(sweep, result, tracer);
  if (motion.sides == Sides::Front && sweep.speed > 0) {
    result.culled = true;
    result.touch = {};
  }
  if (decided || result.culled) return result;
  if (detail::testFace(sweep, result.touch, tracer)) return result;
  for (int k = 0; k < 3; ++k) detail::testEdge(sweep, k, result.touch, tracer);
  for (int k = 0; k < 3; ++k) detail::testVertex(sweep, k, result.touch, tracer);
  return result;
}

}  // namespace sweepscope
