// A polygon cut into triangles by clipping ears, for the sweep and the true distance, which know triangles only.
#pragma once

#include <array>
#include <vector>

#include "methods/sphere_polygon/shape.h"

namespace sweepscope::methods::sphere_polygon {

using Cut = std::array<std::uint32_t, 3>;

namespace detail {

inline bool holds(Flat a, Flat b, Flat c, Flat p) {
  return !(p == a) && !(p == b) && !(p == c) && turnOf(a, b, p) >= 0 && turnOf(b, c, p) >= 0 && turnOf(c, a, p) >= 0;
}

/// Which corner of those left to cut off next. Polygons that cross themselves may have no ear: then the corner that turns left most, so
/// that it always comes to an end.
inline std::size_t nextEar(const std::vector<Flat>& flat, const std::vector<std::uint32_t>& left) {
  const std::size_t count = left.size();
  std::size_t straight = count, best = 0;
  double most = -kNever;
  for (std::size_t k = 0; k < count; ++k) {
    const std::uint32_t before = left[(k + count - 1) % count], after = left[(k + 1) % count];
    const Flat a = flat[before], b = flat[left[k]], c = flat[after];
    const double turn = turnOf(a, b, c);
    if (turn > most) most = turn, best = k;
    if (turn == 0 && straight == count) straight = k;
    if (!(turn > 0)) continue;
    bool ear = true;
    for (const std::uint32_t other : left)
      ear = ear && (other == before || other == left[k] || other == after || !holds(a, b, c, flat[other]));
    if (ear) return k;
  }
  return straight < count ? straight : best;
}

}  // namespace detail

/// Corners of the triangles by number. Without a plane the polygon is its sides, each a triangle without area.
inline std::vector<Cut> triangulate(std::span<const Vec3> corners, Vec3 n) {
  std::vector<Cut> cuts;
  const auto count = static_cast<std::uint32_t>(corners.size());
  if (n == Vec3{}) {
    for (std::uint32_t k = 0; k < count; ++k) cuts.push_back({k, (k + 1) % count, (k + 1) % count});
    return cuts;
  }
  std::vector<Flat> flat;
  std::vector<std::uint32_t> left;
  for (std::uint32_t k = 0; k < count; ++k) {
    flat.push_back(flattened(corners[k], n));
    if (left.empty() || !(corners[k] == corners[left.back()])) left.push_back(k);
  }
  while (left.size() > 3) {
    const std::size_t ear = detail::nextEar(flat, left), size = left.size();
    cuts.push_back({left[(ear + size - 1) % size], left[ear], left[(ear + 1) % size]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(ear));
  }
  while (left.size() < 3) left.push_back(left.back());
  cuts.push_back({left[0], left[1], left[2]});
  return cuts;
}

}  // namespace sweepscope::methods::sphere_polygon
