// The local basis of a triangle and its inverse, as the golf ball article has them ("simply plug in the ray that is part of the polygon …
// whilst using the normal … as the y component").
#pragma once

#include "core/turn.h"
#include "method/study_events.h"
#include "methods/height_field/field.h"

namespace sweepscope::methods::height_field {

inline event::HeightNormal normalOf(const Corners& t) {
  event::HeightNormal on;
  on.sideB = t.p[1] - t.p[0];
  on.sideC = t.p[2] - t.p[0];
  on.product = cross(on.sideB, on.sideC);
  on.length = length(on.product);
  on.normal = normalized(on.product);
  on.slope = std::acos(std::min(on.normal.y, 1.0)) / radians(1);
  return on;
}

/// Printed: nothing in the article makes a length 1. Skewed: two sides of the triangle, which meet at a right angle by chance only.
inline event::HeightBasis basisOf(const Corners& t, const event::HeightNormal& on, HeightAxes axes) {
  const bool printed = axes == HeightAxes::Printed;
  event::HeightBasis basis;
  basis.side = t.p[2] - t.p[0];
  basis.length = length(basis.side);
  basis.axes = axes;
  basis.x = printed ? basis.side : normalized(basis.side);
  basis.y = printed ? on.product : on.normal;
  basis.z = axes == HeightAxes::Skewed ? normalized(on.sideC - on.sideB) : cross(basis.x, basis.y);
  if (axes == HeightAxes::Unit) basis.z = normalized(basis.z);
  basis.xy = dot(basis.x, basis.y);
  basis.yz = dot(basis.y, basis.z);
  basis.zx = dot(basis.z, basis.x);
  return basis;
}

/// Rows of the inverse of the matrix with these rows, by cofactors in the article's order of terms.
struct Inverse {
  double determinant;
  Vec3 row[3];

  explicit Inverse(const Axes& m) {
    const auto [a11, a12, a13] = m[0];
    const auto [a21, a22, a23] = m[1];
    const auto [a31, a32, a33] = m[2];
    determinant = a11 * (a33 * a22 - a32 * a23) - a21 * (a33 * a12 - a32 * a13) + a31 * (a23 * a12 - a22 * a13);
    row[0] = {a33 * a22 - a32 * a23, -(a33 * a12 - a32 * a13), a23 * a12 - a22 * a13};
    row[1] = {-(a33 * a21 - a31 * a23), a33 * a11 - a31 * a13, -(a23 * a11 - a21 * a13)};
    row[2] = {a32 * a21 - a31 * a22, -(a32 * a11 - a31 * a12), a22 * a11 - a21 * a12};
    for (Vec3& r : row) r = r * (1.0 / determinant);
  }

  Vec3 back(Vec3 v) const { return {dot(row[0], v), dot(row[1], v), dot(row[2], v)}; }

  /// A basis of unit vectors at right angles is turned back by its transposed matrix alone.
  double differenceFromTransposed(const Axes& m) const {
    double most = 0;
    for (int k = 0; k < 3; ++k) most = std::max(most, maxAbs(row[k] - Vec3{m[0][k], m[1][k], m[2][k]}));
    return most;
  }
};

}  // namespace sweepscope::methods::height_field
