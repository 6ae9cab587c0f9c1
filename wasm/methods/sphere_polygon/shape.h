// The kind of a polygon: signed edges alone decide only about convex ones, and handles can drag a corner anywhere.
#pragma once

#include <span>
#include <vector>

#include "method/study_events.h"

namespace sweepscope::methods::sphere_polygon {

struct Flat {
  double u, v;
};

inline bool operator==(Flat a, Flat b) { return a.u == b.u && a.v == b.v; }

/// The plane seen along its normal's largest axis, so that counter-clockwise stays counter-clockwise. Coordinates are those of the point
/// itself, not rounded once more.
inline Flat flattened(Vec3 p, Vec3 n) {
  const double x = std::fabs(n.x), y = std::fabs(n.y), z = std::fabs(n.z);
  if (x >= y && x >= z) return n.x > 0 ? Flat{p.y, p.z} : Flat{p.z, p.y};
  if (y >= z) return n.y > 0 ? Flat{p.z, p.x} : Flat{p.x, p.z};
  return n.z > 0 ? Flat{p.x, p.y} : Flat{p.y, p.x};
}

/// Twice the area of a triangle: above 0 if c is to the left of the way from a to b.
inline double turnOf(Flat a, Flat b, Flat c) { return (b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u); }

inline double distance(Flat a, Flat b) { return std::sqrt((b.u - a.u) * (b.u - a.u) + (b.v - a.v) * (b.v - a.v)); }

/// Do two segments have a point in common?
inline bool meet(Flat a, Flat b, Flat c, Flat d) {
  const auto between = [](Flat p, Flat q, Flat r) {
    return std::min(p.u, q.u) <= r.u && r.u <= std::max(p.u, q.u) && std::min(p.v, q.v) <= r.v &&
           r.v <= std::max(p.v, q.v);
  };
  const double ab1 = turnOf(a, b, c), ab2 = turnOf(a, b, d), cd1 = turnOf(c, d, a), cd2 = turnOf(c, d, b);
  if (((ab1 > 0 && ab2 < 0) || (ab1 < 0 && ab2 > 0)) && ((cd1 > 0 && cd2 < 0) || (cd1 < 0 && cd2 > 0))) return true;
  return (ab1 == 0 && between(a, b, c)) || (ab2 == 0 && between(a, b, d)) || (cd1 == 0 && between(c, d, a)) ||
         (cd2 == 0 && between(c, d, b));
}

/// Corners seen flat, without those that repeat the one before.
inline std::vector<Flat> outline(std::span<const Vec3> corners, Vec3 n) {
  std::vector<Flat> flat;
  for (const Vec3& corner : corners) {
    const Flat at = flattened(corner, n);
    if (flat.empty() || !(flat.back() == at)) flat.push_back(at);
  }
  while (flat.size() > 1 && flat.back() == flat.front()) flat.pop_back();
  return flat;
}

/// Sides that are no neighbours meet, or a side runs back along the one before.
inline bool crossesItself(const std::vector<Flat>& p) {
  const std::size_t count = p.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Flat &a = p[i], &b = p[(i + 1) % count], &next = p[(i + 2) % count];
    const double along = (b.u - a.u) * (next.u - b.u) + (b.v - a.v) * (next.v - b.v);
    if (turnOf(a, b, next) == 0 && along < 0) return true;
    for (std::size_t j = i + 2; j < count; ++j) {
      if (i == 0 && j == count - 1) continue;
      if (meet(a, b, p[j], p[(j + 1) % count])) return true;
    }
  }
  return false;
}

/// No corner turns right by more than rounding.
inline bool turnsLeft(const std::vector<Flat>& p) {
  const std::size_t count = p.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Flat &a = p[i], &b = p[(i + 1) % count], &c = p[(i + 2) % count];
    const double size = distance(a, b) * distance(b, c);
    if (turnOf(a, b, c) < -1e-12 * size) return false;
  }
  return true;
}

struct Shape {
  RestShape kind = RestShape::Convex;
  bool convex = true;  ///< seen along the normal; then the signed edges alone decide
};

inline Shape shapeOf(std::span<const Vec3> corners, const event::RestPlane& plane) {
  if (plane.n == Vec3{}) return {RestShape::NoArea, false};
  if (corners.size() == 3) return {};
  const std::vector<Flat> flat = outline(corners, plane.n);
  if (crossesItself(flat)) return {RestShape::SelfCrossing, false};
  const bool convex = turnsLeft(flat);
  if (plane.uneven > plane.flat) return {RestShape::NotFlat, convex};
  return {convex ? RestShape::Convex : RestShape::Concave, convex};
}

}  // namespace sweepscope::methods::sphere_polygon
