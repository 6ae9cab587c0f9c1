// Is the ball's lowest point above one triangle? Three ways to measure it.
#pragma once

#include "methods/height_field/local.h"

namespace sweepscope::methods::height_field {

/// The test of one triangle, and the basis the ball is put back in: that of the triangle, or the world's own where heights are
/// compared along the axis.
struct Asked {
  event::HeightTest test;
  Axes basis;
  Vec3 normal;  ///< to reflect on
};

/// Whether a point lies over a triangle, seen from above.
inline bool over(Vec3 p, const Corners& t) {
  for (int k = 0; k < 3; ++k) {
    const Vec3 edge = t.edge(k), to = p - t.p[k];
    if (edge.z * to.x - edge.x * to.z < 0) return false;
  }
  return true;
}

/// Published: along the normal, in the local basis; the whole plane counts as the triangle.
/// Axis: the article's first figure, a ball that rests at the greatest y of the triangle, its bounding box.
/// Vertical: y against the ground straight below the centre. On a slope of angle a the ball is in it by r (1 - cos a) before that says so.
inline Asked askTriangle(HeightMethod method, const Corners& t, Vec3 centre, double r, const event::HeightBasis& basis,
                         Vec3 normal) {
  const bool along = method == HeightMethod::Published || method == HeightMethod::Sweep;
  const Axes local{{basis.x, basis.y, basis.z}};
  Asked asked{{}, along ? local : Axes{}, method == HeightMethod::Axis ? Vec3{0, 1, 0} : normal};
  event::HeightTest& on = asked.test;
  on.decides = method != HeightMethod::Sweep;
  on.centre = centre;
  on.local = local.into(centre);
  on.localA = local.into(t.p[0]);
  on.localB = local.into(t.p[1]);
  on.localC = local.into(t.p[2]);
  on.radius = r;
  on.top = std::max({t.p[0].y, t.p[1].y, t.p[2].y});
  on.under = heightUnder(centre, t.p[0], normal);
  on.gapAlong = on.local.y - r - on.localA.y;
  on.gapUnder = centre.y - r - on.under;
  on.gapTop = centre.y - r - on.top;
  on.ball = along ? on.local.y : centre.y;
  on.ground = along ? on.localA.y : method == HeightMethod::Axis ? on.top : on.under;
  on.lowest = on.ball - r;
  on.gap = on.lowest - on.ground;
  // A y' of another length than 1 makes the radius count for so much less.
  const double stretch = basis.axes == HeightAxes::Printed && along ? squaredLength(basis.y) : 1;
  on.point = centre - asked.basis[1] * (r / stretch);
  on.over = over(on.point, t);
  on.word = on.gap <= 0 ? HeightWord::Hit : HeightWord::Above;
  return asked;
}

/// The article: y' of the ball becomes that of the triangle + r, and the inverse matrix takes the ball back to the world.
inline event::HeightPutBack putBack(const Asked& asked, Vec3 centre, Vec3 stopped) {
  const Inverse inverse(asked.basis);
  event::HeightPutBack put;
  put.from = centre;
  put.local = asked.basis.into(centre);
  put.height = asked.test.ground + asked.test.radius;
  put.localTo = {put.local.x, put.height, put.local.z};
  put.determinant = inverse.determinant;
  put.row0 = inverse.row[0];
  put.row1 = inverse.row[1];
  put.row2 = inverse.row[2];
  put.difference = inverse.differenceFromTransposed(asked.basis);
  put.to = inverse.back(put.localTo);
  put.way = length(put.to - centre);
  put.stopped = stopped;
  return put;
}

}  // namespace sweepscope::methods::height_field
