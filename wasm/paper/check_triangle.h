// The paper's test of one triangle (chapters 3.2-3.5, appendix E), literally, flaws included.
#pragma once

#include <limits>

#include "core/corners.h"
#include "paper/lowest_root.h"
#include "paper/plane.h"
#include "paper/point_in_triangle.h"
#include "trace/tracer.h"

namespace sweepscope::paper {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// What collision detection and response hand to each other. Everything in ellipsoid space.
struct CollisionPackage {
  Vec3 velocity;
  Vec3 normalizedVelocity;
  Vec3 basePoint;
  bool cullBackFaces = true;

  bool foundCollision = false;
  double nearestDistance = kInfinity;
  double nearestTime = kInfinity;
  Vec3 intersectionPoint;
  std::int64_t triangle = -1;
  std::int64_t test = -1;
  Feature feature = Feature::None;
  int element = -1;
};

/// How one triangle ended: the collision found in it, or why it is out.
struct TriangleCollision {
  bool found = false;
  double t = 1;
  Vec3 point{kNaN, kNaN, kNaN};
  Feature feature = Feature::None;
  int element = -1;
  Verdict verdict = Verdict::Miss;
};

namespace detail {

struct Interval {
  double t0, t1;
  bool embedded;
};

/// When the swept sphere cuts the plane (chapter 3.2). Returns the verdict; `interval` is set when it is not a rejection.
template <Tracer T>
Verdict checkPlane(const CollisionPackage& package, const Plane& plane, Interval& interval, T& tracer) {
  const double facing = dot(plane.normal, package.normalizedVelocity);
  const double distance = plane.signedDistanceTo(package.basePoint);
  const double speed = dot(plane.normal, package.velocity);
  double t0 = kNaN, t1 = kNaN;
  Verdict verdict = Verdict::CrossesPlane;
  interval = {0, 1, false};
  if (!(facing <= 0) && (package.cullBackFaces || facing != facing)) {
    // A triangle without area has a NaN normal and lands here too, as in the published code.
    verdict = facing != facing ? Verdict::DegenerateSkipped : Verdict::CulledBackface;
  } else if (speed == 0) {
    verdict = std::fabs(distance) >= 1 ? Verdict::ParallelOut : Verdict::ParallelEmbedded;
    interval.embedded = verdict == Verdict::ParallelEmbedded;
  } else {
    t0 = (1 - distance) / speed;
    t1 = (-1 - distance) / speed;
    if (t0 > t1) std::swap(t0, t1);
    if (t0 > 1 || t1 < 0) {
      verdict = Verdict::OutsideTime;
    } else {
      interval.t0 = t0 < 0 ? 0 : t0;
      interval.t1 = t1 > 1 ? 1 : t1;
    }
  }
  const bool cuts = verdict == Verdict::CrossesPlane || verdict == Verdict::ParallelEmbedded;
  TRACE(tracer, event::PlaneTest{plane.normal, plane.constant, facing, dot(plane.normal, package.basePoint), distance,
                                 speed, t0, t1, cuts ? interval.t0 : kNaN, cuts ? interval.t1 : kNaN, verdict});
  return verdict;
}

/// The inside of the triangle, where the sphere first reaches the plane (chapter 3.3).
template <Tracer T>
bool checkFace(const CollisionPackage& package, const Corners& p, const Plane& plane, double t0,
               TriangleCollision& found, T& tracer) {
  const Vec3 point = (package.basePoint - plane.normal) + package.velocity * t0;
  const InsideTest in = pointInTriangle(point, p.p[0], p.p[1], p.p[2]);
  if (in.inside) found = {true, t0, point, Feature::Face, 0, Verdict::FaceHit};
  TRACE(tracer, event::FaceTest{t0, point, in.a, in.b, in.c, in.d, in.e, in.area, in.x, in.y, in.z,
                                in.inside ? Verdict::FaceHit : Verdict::OutsideFace});
  return in.inside;
}

/// The sweep test against one vertex (chapter 3.4).
template <Tracer T>
void checkVertex(const CollisionPackage& package, const Corners& corners, int k, TriangleCollision& found, T& tracer) {
  const Vec3 p = corners.p[k];
  const double vv = squaredLength(package.velocity);
  const double vp = dot(package.velocity, package.basePoint - p);
  const double pp = squaredLength(p - package.basePoint);
  const double a = vv, b = 2 * vp, c = pp - 1;
  const double latest = found.t;
  Root root = lowestRoot(a, b, c, latest);
  if (root.verdict == Verdict::Miss) {
    root.verdict = Verdict::VertexHit;
    found = {true, root.time, p, Feature::Vertex, k, Verdict::VertexHit};
  }
  TRACE(tracer, event::VertexTest{k, p, vv, vp, pp, a, b, c, root.discriminant, root.root1, root.root2, latest,
                                  root.time, root.verdict});
}

/// The sweep test against one edge (chapter 3.4).
template <Tracer T>
void checkEdge(const CollisionPackage& package, const Corners& corners, int k, TriangleCollision& found, T& tracer) {
  const Vec3 pa = corners.p[k], edge = corners.edge(k), base = pa - package.basePoint, v = package.velocity;
  const double ee = squaredLength(edge), vv = squaredLength(v), bb = squaredLength(base);
  const double ev = dot(edge, v), eb = dot(edge, base), vb = dot(v, base);
  const double a = ee * -vv + ev * ev;
  const double b = ee * (2 * vb) - 2 * ev * eb;
  const double c = ee * (1 - bb) + eb * eb;
  const double latest = found.t;
  Root root = lowestRoot(a, b, c, latest);
  double f = kNaN;
  Vec3 point{kNaN, kNaN, kNaN};
  if (root.verdict == Verdict::Miss) {
    f = (ev * root.time - eb) / ee;
    point = pa + edge * f;
    if (f >= 0 && f <= 1) {
      root.verdict = Verdict::EdgeHit;
      found = {true, root.time, point, Feature::Edge, k, Verdict::EdgeHit};
    } else {
      root.verdict = Verdict::EdgeParamOut;
    }
  }
  TRACE(tracer, event::EdgeTest{k,          pa,         edge,   base,      ee, vv,    ev,
                                eb,         vb,         bb,     a,         b,  c,     root.discriminant,
                                root.root1, root.root2, latest, root.time, f,  point, root.verdict});
}

}  // namespace detail

/// Checks one triangle and keeps it if it is the first or strictly nearer than the nearest so far.
///
/// Space:   ellipsoid space.
/// Source:  Fauerby 2003, appendix E; the order of the tests, the bounds and the rejections are the paper's.
template <Tracer T>
void checkTriangle(CollisionPackage& package, const Corners& p, std::int64_t triangle, std::int64_t test, T& tracer) {
  TRACE(tracer, event::TriangleBegin{test, triangle, p.p[0], p.p[1], p.p[2], package.nearestTime});
  Plane plane = Plane::through(p.p[0], p.p[1], p.p[2]);
  if (!package.cullBackFaces && dot(plane.normal, package.normalizedVelocity) > 0)
    plane = {-plane.normal, -plane.constant};
  TriangleCollision found;
  detail::Interval interval;
  found.verdict = detail::checkPlane(package, plane, interval, tracer);
  if (found.verdict == Verdict::CrossesPlane || found.verdict == Verdict::ParallelEmbedded) {
    found.verdict = Verdict::Miss;
    if (interval.embedded || !detail::checkFace(package, p, plane, interval.t0, found, tracer)) {
      for (int k = 0; k < 3; ++k) detail::checkVertex(package, p, k, found, tracer);
      for (int k = 0; k < 3; ++k) detail::checkEdge(package, p, k, found, tracer);
    }
  }
  const double distance = found.found ? found.t * length(package.velocity) : kInfinity;
  const bool nearer = found.found && (!package.foundCollision || distance < package.nearestDistance);
  TRACE(tracer,
        event::TriangleEnd{triangle, found.verdict, found.feature, found.element, found.found ? found.t : kInfinity,
                           found.point, distance, package.nearestTime, nearer});
  if (!nearer) return;
  package.foundCollision = true;
  package.nearestDistance = distance;
  package.nearestTime = found.t;
  package.intersectionPoint = found.point;
  package.triangle = triangle;
  package.test = test;
  package.feature = found.feature;
  package.element = found.element;
}

}  // namespace sweepscope::paper
