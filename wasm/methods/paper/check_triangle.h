// The paper's test of one triangle (chapters 3.2-3.5, appendix E), literally, flaws included. `Scalar` is what every operation
// rounds to: double, or float as in games of the time.
#pragma once

#include <limits>

#include "methods/paper/lowest_root.h"
#include "methods/paper/plane.h"
#include "methods/paper/point_in_triangle.h"
#include "trace/tracer.h"

namespace sweepscope::paper {

template <typename Scalar>
inline constexpr Scalar kInfinity = std::numeric_limits<Scalar>::infinity();
template <typename Scalar>
inline constexpr Scalar kNaN = std::numeric_limits<Scalar>::quiet_NaN();

/// The data that collision detection and response share. Everything in ellipsoid space.
template <typename Scalar>
struct CollisionPackage {
  Vec3T<Scalar> velocity;
  Vec3T<Scalar> normalizedVelocity;
  Vec3T<Scalar> basePoint;
  bool cullBackFaces = true;

  bool foundCollision = false;
  Scalar nearestDistance = kInfinity<Scalar>;
  Scalar nearestTime = kInfinity<Scalar>;
  Vec3T<Scalar> intersectionPoint;
  std::int64_t triangle = -1;
  std::int64_t test = -1;
  Feature feature = Feature::None;
  int element = -1;
};

/// How one triangle ended: the collision found in it, or why it is out.
template <typename Scalar>
struct TriangleCollision {
  bool found = false;
  Scalar t = 1;
  Vec3T<Scalar> point{kNaN<Scalar>, kNaN<Scalar>, kNaN<Scalar>};
  Feature feature = Feature::None;
  int element = -1;
  Verdict verdict = Verdict::Miss;
};

namespace detail {

template <typename Scalar>
struct Interval {
  Scalar t0, t1;
  bool embedded;
};

/// When the swept sphere cuts the plane (chapter 3.2). Returns the verdict; `interval` is set when it is not a rejection.
template <typename Scalar, Tracer T>
Verdict checkPlane(const CollisionPackage<Scalar>& package, const Plane<Scalar>& plane, Interval<Scalar>& interval,
                   T& tracer) {
  const Scalar facing = dot(plane.normal, package.normalizedVelocity);
  const Scalar distance = plane.signedDistanceTo(package.basePoint);
  const Scalar speed = dot(plane.normal, package.velocity);
  Scalar t0 = kNaN<Scalar>, t1 = kNaN<Scalar>;
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
      interval.t0 = t0 < 0 ? Scalar{0} : t0;
      interval.t1 = t1 > 1 ? Scalar{1} : t1;
    }
  }
  const bool cuts = verdict == Verdict::CrossesPlane || verdict == Verdict::ParallelEmbedded;
  TRACE(tracer,
        event::PlaneTest{plane.normal, plane.constant, facing, dot(plane.normal, package.basePoint), distance, speed,
                         t0, t1, cuts ? interval.t0 : kNaN<Scalar>, cuts ? interval.t1 : kNaN<Scalar>, verdict});
  return verdict;
}

/// The inside of the triangle, where the sphere first reaches the plane (chapter 3.3).
template <typename Scalar, Tracer T>
bool checkFace(const CollisionPackage<Scalar>& package, const CornersT<Scalar>& p, const Plane<Scalar>& plane,
               Scalar t0, TriangleCollision<Scalar>& found, T& tracer) {
  const Vec3T<Scalar> point = (package.basePoint - plane.normal) + package.velocity * t0;
  const InsideTest<Scalar> in = pointInTriangle(point, p.p[0], p.p[1], p.p[2]);
  if (in.inside) found = {true, t0, point, Feature::Face, 0, Verdict::FaceHit};
  TRACE(tracer, event::FaceTest{t0, point, in.a, in.b, in.c, in.d, in.e, in.area, in.x, in.y, in.z,
                                in.inside ? Verdict::FaceHit : Verdict::OutsideFace});
  return in.inside;
}

/// The sweep test against one vertex (chapter 3.4).
template <typename Scalar, Tracer T>
void checkVertex(const CollisionPackage<Scalar>& package, const CornersT<Scalar>& corners, int k,
                 TriangleCollision<Scalar>& found, T& tracer) {
  const Vec3T<Scalar> p = corners.p[k];
  const Scalar vv = squaredLength(package.velocity);
  const Scalar vp = dot(package.velocity, package.basePoint - p);
  const Scalar pp = squaredLength(p - package.basePoint);
  const Scalar a = vv, b = 2 * vp, c = pp - 1;
  const Scalar latest = found.t;
  Root<Scalar> root = lowestRoot(a, b, c, latest);
  if (root.found()) {
    root.verdict = Verdict::VertexHit;
    found = {true, root.time, p, Feature::Vertex, k, Verdict::VertexHit};
  }
  TRACE(tracer, event::VertexTest{k, p, vv, vp, pp, a, b, c, root.discriminant, root.root1, root.root2, latest,
                                  root.time, root.verdict});
}

/// The sweep test against one edge (chapter 3.4).
template <typename Scalar, Tracer T>
void checkEdge(const CollisionPackage<Scalar>& package, const CornersT<Scalar>& corners, int k,
               TriangleCollision<Scalar>& found, T& tracer) {
  const Vec3T<Scalar> pa = corners.p[k], edge = corners.edge(k), base = pa - package.basePoint, v = package.velocity;
  const Scalar ee = squaredLength(edge), vv = squaredLength(v), bb = squaredLength(base);
  const Scalar ev = dot(edge, v), eb = dot(edge, base), vb = dot(v, base);
  const Scalar a = ee * -vv + ev * ev;
  const Scalar b = ee * (2 * vb) - 2 * ev * eb;
  const Scalar c = ee * (1 - bb) + eb * eb;
  const Scalar latest = found.t;
  Root<Scalar> root = lowestRoot(a, b, c, latest);
  Scalar f = kNaN<Scalar>;
  Vec3T<Scalar> point{kNaN<Scalar>, kNaN<Scalar>, kNaN<Scalar>};
  if (root.found()) {
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
template <typename Scalar, Tracer T>
void checkTriangle(CollisionPackage<Scalar>& package, const CornersT<Scalar>& p, std::int64_t triangle,
                   std::int64_t test, T& tracer) {
  TRACE(tracer, event::TriangleBegin{test, triangle, p.p[0], p.p[1], p.p[2], package.nearestTime});
  Plane<Scalar> plane = Plane<Scalar>::through(p.p[0], p.p[1], p.p[2]);
  if (!package.cullBackFaces && dot(plane.normal, package.normalizedVelocity) > 0)
    plane = {-plane.normal, -plane.constant};
  TriangleCollision<Scalar> found;
  detail::Interval<Scalar> interval;
  found.verdict = detail::checkPlane(package, plane, interval, tracer);
  if (found.verdict == Verdict::CrossesPlane || found.verdict == Verdict::ParallelEmbedded) {
    found.verdict = Verdict::Miss;
    if (interval.embedded || !detail::checkFace(package, p, plane, interval.t0, found, tracer)) {
      for (int k = 0; k < 3; ++k) detail::checkVertex(package, p, k, found, tracer);
      for (int k = 0; k < 3; ++k) detail::checkEdge(package, p, k, found, tracer);
    }
  }
  const Scalar distance = found.found ? found.t * length(package.velocity) : kInfinity<Scalar>;
  const bool nearer = found.found && (!package.foundCollision || distance < package.nearestDistance);
  TRACE(tracer, event::TriangleEnd{triangle, found.verdict, found.feature, found.element,
                                   found.found ? found.t : kInfinity<Scalar>, found.point, distance,
                                   package.nearestTime, nearer});
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
