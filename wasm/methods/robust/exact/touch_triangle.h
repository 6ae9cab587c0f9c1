// Robust sweep of a unit sphere against one triangle (docs/solver.md 4).
#pragma once

#include "methods/robust/exact/test_start.h"

namespace sweepscope {

/// The findings of a quick test about the start.
enum class Start { Unknown, ClearOfTriangle };

/// Earliest touch of a moving unit sphere with one triangle.
///
/// Space:   ellipsoid space, translated so that the centre of the sphere is the origin.
/// Input:   `latest` in [0,1], inclusive.
/// Output:  see TriangleResult; `touch` counts contacts that are approached, so a grazing one hides nothing behind it.
/// Errors:  none; degenerate triangles act as the segment or point they are.
/// Source:  docs/solver.md section 4; Fauerby 2003 chapters 3.2-3.5 with the entry root in its stable form.
template <Tracer T>
TriangleResult touchTriangle(const Corners& corners, const SphereMotion& motion, double latest, Start start, T& tracer);

namespace detail {

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

/// By how much `q` lies inside of each edge, times the length of the edge.
struct Insides {
  double of[3] = {kNaN, kNaN, kNaN};

  bool known() const { return of[0] == of[0]; }
  bool all() const { return of[0] >= 0 && of[1] >= 0 && of[2] >= 0; }
  /// The edge that `q` lies farthest outside of.
  int worst() const { return of[0] <= of[1] && of[0] <= of[2] ? 0 : of[1] <= of[2] ? 1 : 2; }
};

inline Insides insidesOf(const SphereSweep& sweep, const Vec3& q) {
  const Corners& t = sweep.corners;
  Insides inside;
  for (int k = 0; k < 3; ++k) inside.of[k] = dot(cross(t.edge(k), q - t.p[k]), sweep.plane.normal);
  return inside;
}

/// Step 3: the inside of the triangle. Returns true when the sphere meets it, even if too late to count: then no edge or
/// corner can be touched before. `inside` says where it meets the plane.
template <Tracer T>
bool testFace(const SphereSweep& sweep, Touch& best, Insides& inside, T& tracer) {
  const double towardCentre = sweep.side();
  const Vec3 n = sweep.plane.normal * towardCentre;
  const double d = sweep.height * towardCentre, approach = sweep.speed * towardCentre;
  double time = kNever;
  Vec3 q{kNaN, kNaN, kNaN};
  Verdict verdict = Verdict::MovingAway;
  if (n == Vec3{}) {
    verdict = Verdict::DegenerateSkipped;
  } else if (d > 1 && approach < 0) {
    time = (1 - d) / approach;
    q = sweep.travel * time - n;
    inside = insidesOf(sweep, q);
    verdict = !inside.all()          ? Verdict::OutsideFace
              : time <= sweep.latest ? Verdict::FaceHit
                                     : Verdict::RootLaterThanBest;
  } else if (approach < 0) {
    verdict =
        Verdict::CrossesPlane;  // the sphere already cuts the plane, outside the triangle: an edge must be met first
  }
  if (verdict == Verdict::FaceHit) best = {time, Feature::Face, 0, q, n};
  TRACE(tracer, event::SweptFaceTest{n, d, approach, time, sweep.center + q, inside.of[0], inside.of[1], inside.of[2],
                                     sweep.latest, verdict});
  return verdict == Verdict::FaceHit || verdict == Verdict::RootLaterThanBest;
}

/// Entry of a point at `m`, moving by `w`, into the unit ball (or cylinder, both across the axis): the smaller root, in a
/// form that does not cancel.
struct UnitEntry {
  double a, b, h, c, radicand, time;
  Verdict verdict;  ///< why it does not enter

  bool enters() const { return time < kNever; }
  double exit() const { return radicand >= 0 ? (-b + std::sqrt(radicand)) / a : kNever; }
};

inline UnitEntry enterUnit(const Vec3& m, const Vec3& w) {
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
  }
  return e;
}

/// The seam between steps 3 and 4: the sphere passes an edge or corner at distance 1 up to rounding (h a hair above 1, no
/// root) and from there sinks into the face, whose plane it reached before it was over it. Then the pass is the contact.
/// Returns true when it is; `best` then holds it.
SWEEPSCOPE_RARELY inline bool grazeThenSink(const SphereSweep& sweep, const UnitEntry& e, Touch& best) {
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

/// Step 4 for one edge.
struct EdgeEntry {
  Vec3 u;  ///< unit
  double size;
  Vec3 m, w;  ///< across the edge: the centre from its line, and how that moves
  UnitEntry entry;
  double foot = kNaN;  ///< along the edge
  Touch touch;

  bool within() const { return foot >= 0 && foot <= size; }
};

inline EdgeEntry enterEdge(const SphereSweep& sweep, int k) {
  const Vec3 p = sweep.corners.p[k], edge = sweep.corners.edge(k);
  EdgeEntry e;
  e.u = normalized(edge);
  e.size = length(edge);
  e.m = cross(-p, e.u);
  e.w = cross(sweep.travel, e.u);
  e.entry = enterUnit(e.m, e.w);
  if (!e.entry.enters()) return e;
  const Vec3 moved = sweep.travel * e.entry.time;
  e.foot = dot(moved - p, e.u);
  const Vec3 q = p + e.u * e.foot;
  e.touch = {e.entry.time, Feature::Edge, k, q, moved - q};
  return e;
}

/// Step 4 for one corner.
inline Touch touchOf(const SphereSweep& sweep, const UnitEntry& entry, int k) {
  const Vec3 p = sweep.corners.p[k];
  return {entry.time, Feature::Vertex, k, p, sweep.travel * entry.time - p};
}

/// No corner lies beyond the plane across `touch.toward` through the contact: then it is the point nearest to the centre, and
/// because the distance to a triangle falls until the first touch, the touch is the first.
inline bool isNearest(const SphereSweep& sweep, const Touch& touch) {
  // Ends of the edge, or the corner itself, lie in the plane; rounding must not speak for them.
  const auto ownElement = [&](int k) {
    return k == touch.element || (touch.feature == Feature::Edge && k == (touch.element == 2 ? 0 : touch.element + 1));
  };
  for (int k = 0; k < 3; ++k) {
    if (!ownElement(k) && dot(touch.toward, sweep.corners.p[k] - touch.point) > 0) return false;
  }
  return true;
}

/// Most contacts with a border are with the edge that the sphere misses the inside by, or with the end it leaves that edge by.
/// Returns true when that can be proved; `best` then holds the contact if it is in time.
inline bool touchesLikeliest(const SphereSweep& sweep, const Insides& inside, Touch& best) {
  const int k = inside.worst();
  const EdgeEntry edge = enterEdge(sweep, k);
  if (!edge.entry.enters()) return false;
  Touch touch = edge.touch;
  if (!edge.within()) {
    const int end = !(edge.foot > 0) ? k : k == 2 ? 0 : k + 1;
    const UnitEntry entry = enterUnit(-sweep.corners.p[end], sweep.travel);
    if (!entry.enters()) return false;
    touch = touchOf(sweep, entry, end);
  }
  if (!isNearest(sweep, touch)) return false;
  if (touch.time <= sweep.latest) best = touch;
  return true;
}

/// Step 4: the three edges.
template <Tracer T>
void testEdge(const SphereSweep& sweep, int k, Touch& best, T& tracer) {
  const Vec3 p = sweep.corners.p[k];
  if constexpr (!T::kOn) {
    const Vec3 edge = sweep.corners.edge(k), ms = cross(-p, edge), ws = cross(sweep.travel, edge);
    if (quick::cannotEnter(squaredLength(ms), dot(ms, ws), squaredLength(ws), squaredLength(edge), sweep.tolerance))
      return;
  }
  const EdgeEntry edge = enterEdge(sweep, k);
  UnitEntry e = edge.entry;
  if (e.enters()) {
    e.verdict = !edge.within()           ? Verdict::EdgeParamOut
                : e.time <= sweep.latest ? Verdict::EdgeHit
                                         : Verdict::RootLaterThanBest;
    if (e.verdict == Verdict::EdgeHit && earlier(edge.touch, best)) best = edge.touch;
  } else if (grazeThenSink(sweep, e, best)) {
    e.verdict = Verdict::EdgeHit;
    e.time = best.time;
  }
  TRACE(tracer,
        event::SweptEdgeTest{k, sweep.center + p, edge.u, edge.size, length(edge.m), e.a, e.b, e.h, e.c, e.radicand,
                             e.time, e.exit(), edge.foot, sweep.center + edge.touch.point, sweep.latest, e.verdict});
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
  if (e.enters()) {
    e.verdict = e.time <= sweep.latest ? Verdict::VertexHit : Verdict::RootLaterThanBest;
    const Touch touch = touchOf(sweep, e, k);
    if (e.verdict == Verdict::VertexHit && earlier(touch, best)) best = touch;
  } else if (grazeThenSink(sweep, e, best)) {
    e.verdict = Verdict::VertexHit;
    e.time = best.time;
  }
  TRACE(tracer, event::SweptVertexTest{k, sweep.center + p, length(p), e.a, e.b, e.h, e.c, e.radicand, e.time, e.exit(),
                                       sweep.latest, e.verdict});
}

/// One-sided: leaves out what is not there for the sphere.
SWEEPSCOPE_RARELY inline void lookAtSide(const SphereSweep& sweep, const OneSided& of, TriangleResult& result) {
  const double depth = result.depth > kPushFactor * sweep.tolerance ? result.depth : 0;
  if (!sweep.isLeftOut(of, depth > 0)) return;
  result = {};
  result.culled = true;
  result.depth = depth;
}

/// One-sided: it is touched at an edge or a corner, which may be a rim that is passed.
inline bool leavesRim(const SphereSweep& sweep, const OneSided& of, const Touch& touch) {
  return touch.found() && touch.feature != Feature::Face && sweep.leavesThroughFront(of.heading);
}

}  // namespace detail

template <Tracer T>
TriangleResult touchTriangle(const Corners& corners, const SphereMotion& motion, double latest, Start start,
                             T& tracer) {
  TriangleResult result;
  const detail::SphereSweep sweep = detail::makeSweep(corners, motion, latest);
  if (detail::staysClear(sweep, tracer)) return result;
  const bool decided = (T::kOn || start == Start::Unknown) && detail::testStart(sweep, result, tracer);
  const OneSided* const oneSided = motion.oneSided;
  if (oneSided) detail::lookAtSide(sweep, *oneSided, result);
  if (result.culled) return result;
  if (decided) {
    if (oneSided) result.leaves = detail::leavesRim(sweep, *oneSided, result.touch);
    return result;
  }
  detail::Insides inside;
  if (detail::testFace(sweep, result.touch, inside, tracer)) return result;
  Touch likeliest;
  const bool proved = inside.known() && detail::touchesLikeliest(sweep, inside, likeliest);
  if (T::kOn || !proved) {
    for (int k = 0; k < 3; ++k) detail::testEdge(sweep, k, result.touch, tracer);
    for (int k = 0; k < 3; ++k) detail::testVertex(sweep, k, result.touch, tracer);
  }
  if (proved) result.touch = likeliest;
  if (oneSided) result.leaves = detail::leavesRim(sweep, *oneSided, result.touch);
  return result;
}

}  // namespace sweepscope
