// The normal: by inverse transpose, naively, and from the transformed points, whose order a mirror turns round.
#pragma once

#include "methods/transforms/plane.h"

namespace sweepscope::methods::transforms {

/// Angles up to here, in radians, are rounding.
inline constexpr double kSameAngle = 1e-12;

/// In degrees; what is rounding counts as 0, so that a run in which nothing is off says so.
inline double angleOff(Vec3 a, Vec3 b) {
  const double angle = angleBetween(a, b);
  return angle <= kSameAngle ? 0 : degrees(angle);
}

inline event::ChangeNormals normalsOf(const Planes& planes, const Transform& by) {
  event::ChangeNormals to;
  to.right = planes.rightRaw;
  to.rightLength = length(to.right);
  to.rightUnit = planes.right.n;
  to.naive = planes.naiveRaw;
  to.naiveLength = length(to.naive);
  to.naiveUnit = planes.naive.n;
  to.a = normalized(by.m * planes.before.a);
  to.b = normalized(by.m * planes.before.b);
  to.naiveAlong = std::max(std::fabs(dot(to.naiveUnit, to.a)), std::fabs(dot(to.naiveUnit, to.b)));
  to.verdict = planes.first.found() ? ChangeNormalVerdict::NoInverse : ChangeNormalVerdict::NoPlane;
  if (!planes.right.found()) return to;
  to.rightAlong = std::max(std::fabs(dot(to.rightUnit, to.a)), std::fabs(dot(to.rightUnit, to.b)));
  to.dot = dot(to.rightUnit, to.naiveUnit);
  to.cross = length(cross(to.rightUnit, to.naiveUnit));
  const double angle = angleOf(to.cross, to.dot);
  to.angle = degrees(angle);
  // Never against each other: the product of M n and the inverse transpose of n is n.n, whatever M.
  to.verdict = angle <= kSameAngle ? ChangeNormalVerdict::Same : ChangeNormalVerdict::Leans;
  return to;
}

inline event::ChangeWinding windingOf(const Planes& planes, const Transform& by) {
  event::ChangeWinding to;
  to.byPoints = planes.after.n;
  to.byInverse = planes.right.n;
  to.sign = by.sign;
  to.turnedBack = to.byInverse * to.sign;
  to.dot = dot(to.byPoints, to.byInverse);
  to.off = planes.after.n == Vec3{} ? 0 : degrees(angleBetween(to.byPoints, to.turnedBack));
  to.flips = to.dot < 0;
  return to;
}

template <Tracer T>
event::ChangeNormals tellNormal(const Planes& planes, const Transform& by, T& tracer) {
  const Vec3 n = planes.first.n;
  TRACE(tracer, event::ChangeNormal{n, planes.before.a, planes.before.b});
  for (int k = 0; k < 3; ++k) {
    const Vec3 inverse = by.inverse.row[k], row = by.m.row[k];
    TRACE(tracer, event::ChangeTerm{k, inverse, sweepscope::scale(inverse, n), dot(inverse, n), row,
                                    sweepscope::scale(row, n), dot(row, n)});
  }
  const event::ChangeNormals both = normalsOf(planes, by);
  TRACE(tracer, event::ChangeNormals{both});
  TRACE(tracer, event::ChangeWinding{windingOf(planes, by)});
  TRACE(tracer, event::ChangeObjectEnd{ChangeObject::Normal, 0, both.angle, both.verdict == ChangeNormalVerdict::Same});
  return both;
}

}  // namespace sweepscope::methods::transforms
