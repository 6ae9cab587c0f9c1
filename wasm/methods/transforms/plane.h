// Planes as (n, D): from three points, and after the transform by inverse transpose, naively, and from the transformed points.
#pragma once

#include "core/angle.h"
#include "methods/transforms/matrix.h"

namespace sweepscope::methods::transforms {

inline double degrees(double angle) { return angle * 57.29577951308232; }

/// n.x + D = 0 with a unit normal; without a plane n is the zero vector.
struct Plane {
  Vec3 n;
  double offset = 0;

  bool found() const { return !(n == Vec3{}); }
  double distance(Vec3 point) const { return dot(n, point) + offset; }
};

inline Plane planeThrough(Vec3 point, Vec3 normal) {
  const Vec3 n = normalized(normal);
  return {n, -dot(n, point)};
}

/// As on p. 17: (v3 - v1) x (v2 - v1), which looks to where the points go round clockwise.
inline event::ChangeCross crossOf(const Vec3 (&v)[3], Index stage) {
  event::ChangeCross plane{stage, v[0], v[1], v[2], v[2] - v[0], v[1] - v[0]};
  plane.cross = cross(plane.a, plane.b);
  plane.length = length(plane.cross);
  // The differences are off by rounding of the points.
  const double sides = length(plane.a) + length(plane.b);
  plane.least = 0x1p-50 * sides * (sides + maxAbs(v[0]));
  plane.verdict = plane.length > plane.least ? ChangePlaneVerdict::Plane : ChangePlaneVerdict::OneLine;
  if (plane.verdict == ChangePlaneVerdict::Plane) plane.n = normalized(plane.cross);
  plane.offset = -dot(plane.n, v[0]);
  return plane;
}

/// All the planes of one frame.
struct Planes {
  Vec3 v[3], moved[3];
  event::ChangeCross before, after;
  Plane first, right,
      naive;  ///< before; after by inverse transpose; after with the naive normal through the first transformed point
  Vec3 rightRaw, naiveRaw;

  const Plane& used(ChangeBy by) const { return by == ChangeBy::Naive ? naive : right; }
  double cornersOff(const Plane& plane) const {
    double off = 0;
    for (const Vec3& corner : moved) off = std::max(off, std::fabs(plane.distance(corner)));
    return plane.found() ? off : 0;
  }
};

inline Planes planesOf(const Vec3 (&v)[3], const Transform& by) {
  Planes planes;
  for (int k = 0; k < 3; ++k) {
    planes.v[k] = v[k];
    planes.moved[k] = by.moved(v[k]);
  }
  planes.before = crossOf(planes.v, 0);
  planes.after = crossOf(planes.moved, 1);
  planes.first = {planes.before.n, planes.before.offset};
  planes.rightRaw = by.inverse * planes.first.n;
  planes.naiveRaw = by.m * planes.first.n;
  if (!by.singular()) planes.right = planeThrough(planes.moved[0], planes.rightRaw);
  planes.naive = planeThrough(planes.moved[0], planes.naiveRaw);
  return planes;
}

/// Largest rounding of positions of these sizes.
inline double roundingOf(const Planes& planes) {
  double size = 0;
  for (int k = 0; k < 3; ++k) size = std::max({size, maxAbs(planes.v[k]), maxAbs(planes.moved[k])});
  return 1e-12 * std::max(size, 1e-300);
}

template <Tracer T>
void tellMoved(Index number, Vec3 from, const Transform& by, bool direction, T& tracer) {
  const Matrix& m = by.m;
  const Vec3 added = direction ? Vec3{} : by.added, product = m * from;
  TRACE(tracer, event::ChangeMoved{number, from, sweepscope::scale(m.row[0], from), sweepscope::scale(m.row[1], from),
                                   sweepscope::scale(m.row[2], from), product, added, product + added});
}

/// (A, B, C, D) of p. 22. The slide allows M itself “if you don't have any non-uniform scaling”. That is wrong for translations, which
/// change D and not (A, B, C), and for uniform scales, which change D only: it holds for turns and mirrors alone.
inline event::ChangeEquation equationOf(const Planes& planes, const Transform& by, Vec3 point) {
  event::ChangeEquation at;
  at.n = planes.first.n;
  at.offset = planes.first.offset;
  at.right = planes.rightRaw;
  at.rightOffset = by.singular() ? 0 : at.offset - dot(at.right, by.added);
  at.rightLength = length(at.right);
  const auto divided = [](Vec3 n, double offset) {
    const double size = length(n);
    return size > 0 ? Plane{normalized(n), offset / size} : Plane{};
  };
  const Plane right = divided(at.right, at.rightOffset);
  at.rightUnit = right.n;
  at.rightDistance = right.offset;
  at.naive = planes.naiveRaw + by.added * at.offset;
  at.naiveOffset = at.offset;
  const Plane naive = divided(at.naive, at.naiveOffset);
  at.naiveUnit = naive.n;
  at.naiveDistance = naive.offset;
  at.rightOff = planes.cornersOff(right);
  at.naiveOff = planes.cornersOff(naive);
  at.naiveHolds = naive.found() && at.naiveOff <= roundingOf(planes);
  at.value = right.found() ? dot(at.right, by.moved(point)) + at.rightOffset : 0;
  return at;
}

template <Tracer T>
void tellPlane(const Planes& planes, const Transform& by, Vec3 point, T& tracer) {
  TRACE(tracer, event::ChangePlane{planes.v[0], planes.v[1], planes.v[2]});
  TRACE(tracer, event::ChangeCross{planes.before});
  for (int k = 0; k < 3; ++k) tellMoved(k + 1, planes.v[k], by, false, tracer);
  TRACE(tracer, event::ChangeCross{planes.after});
  const event::ChangeEquation equation = equationOf(planes, by, point);
  TRACE(tracer, event::ChangeEquation{equation});
  TRACE(tracer, event::ChangeObjectEnd{ChangeObject::Plane, equation.rightOff, equation.naiveOff, equation.naiveHolds});
}

}  // namespace sweepscope::methods::transforms
