// How far a point really is from the field: the nearest of all its triangles. Knows nothing of cells under a centre.
#pragma once

#include "methods/height_field/field.h"

namespace sweepscope::methods::height_field {

/// The solver's word and the study's: the same parts in the same order.
inline HeightFeature featureOf(Feature feature) { return static_cast<HeightFeature>(feature); }

struct Nearest {
  Tile tile;
  Vec3 point;
  HeightFeature feature = HeightFeature::None;
  double distance = kNever;  ///< below 0 under the ground
  Count asked = 0;
};

namespace detail {

inline void ask(const Field& field, Vec3 p, Index i, Index j, Nearest& best) {
  for (const HeightHalf half : {HeightHalf::Lower, HeightHalf::Upper}) {
    const Tile tile = field.tile(i, j, half);
    const Corners around{{tile.corners.p[0] - p, tile.corners.p[1] - p, tile.corners.p[2] - p}};
    const Closest closest = closestPoint(around, planeOf(around));
    ++best.asked;
    if (closest.distance >= best.distance) continue;
    best.tile = tile;
    best.point = p + closest.point;
    best.feature = featureOf(closest.feature);
    best.distance = closest.distance;
  }
}

/// Distance of a point from an interval, one axis of a box.
inline double beside(double x, double low, double high) { return std::max({low - x, x - high, 0.0}); }

}  // namespace detail

inline Nearest nearest(const Field& field, Vec3 p) {
  Nearest best;
  const int n = field.cells();
  const double s = field.size();
  // The cell nearest in the plan first: most others are then farther by their boxes alone.
  const auto within = [&](double x) { return static_cast<int>(std::clamp(std::floor(x / s), 0.0, n - 1.0)); };
  const int firstI = within(p.x), firstJ = within(p.z);
  detail::ask(field, p, firstI, firstJ, best);
  for (int j = 0; j < n; ++j) {
    const double dz = detail::beside(p.z, j * s, (j + 1) * s);
    if (dz > best.distance) continue;
    for (int i = 0; i < n; ++i) {
      const double dx = detail::beside(p.x, i * s, (i + 1) * s);
      if (dx > best.distance || (i == firstI && j == firstJ)) continue;
      const double h[4] = {field.height(i, j), field.height(i + 1, j), field.height(i, j + 1),
                           field.height(i + 1, j + 1)};
      const double dy = detail::beside(p.y, *std::min_element(h, h + 4), *std::max_element(h, h + 4));
      if (dx * dx + dy * dy + dz * dz > best.distance * best.distance) continue;
      detail::ask(field, p, i, j, best);
    }
  }
  if (const Under under = field.under(p); under.inside) {
    const HeightHalf half =
        halfOf(under.alongX - static_cast<double>(under.i), under.alongZ - static_cast<double>(under.j));
    const Corners t = field.tile(under.i, under.j, half).corners;
    if (p.y < heightUnder(p, t.p[0], unitNormal(t))) best.distance = -best.distance;
  }
  return best;
}

}  // namespace sweepscope::methods::height_field
