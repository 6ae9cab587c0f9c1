// The rectangle of least area around points in a plane: one of its sides lies on a side of their polygon (Freeman, Shapira 1975).
#pragma once

#include <algorithm>
#include <vector>

#include "core/turn.h"

namespace sweepscope::methods::volumes {

struct Flat2 {
  double x = 0, y = 0;
};

/// Andrew's chain in doubles. Points that rounding keeps or drops change areas by rounding only; boxes are measured again afterwards.
inline std::vector<Flat2> polygonAround(std::vector<Flat2> points) {
  std::sort(points.begin(), points.end(), [](Flat2 a, Flat2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Flat2> ring;
  const auto walk = [&](auto begin, auto end) {
    const std::size_t start = ring.size();
    for (auto at = begin; at != end; ++at) {
      const auto turnsRight = [&] {
        const Flat2 a = ring[ring.size() - 2], b = ring.back();
        return (b.x - a.x) * (at->y - a.y) - (b.y - a.y) * (at->x - a.x) <= 0;
      };
      while (ring.size() >= start + 2 && turnsRight()) ring.pop_back();
      ring.push_back(*at);
    }
    ring.pop_back();
  };
  walk(points.begin(), points.end());
  walk(points.rbegin(), points.rend());
  return ring;
}

/// Two unit vectors across a unit vector; with it they are right-handed.
inline Axes axesAcross(Vec3 normal) {
  const bool steep = std::fabs(normal.x) > 0.6;
  const Vec3 u = normalized(cross(steep ? Vec3{0, 1, 0} : Vec3{1, 0, 0}, normal));
  return {{u, cross(normal, u), normal}};
}

/// Axes of the best box with a side across `normal`, around `points`. @param[out] asked how many comparisons it took, about
inline Axes bestAbout(Vec3 normal, const std::vector<Vec3>& points, std::size_t& asked) {
  const Axes plane = axesAcross(normal);
  std::vector<Flat2> flat;
  flat.reserve(points.size());
  for (const Vec3 p : points) flat.push_back({dot(plane[0], p), dot(plane[1], p)});
  const std::vector<Flat2> ring = polygonAround(std::move(flat));
  double least = kNever;
  Flat2 best{1, 0};
  for (std::size_t k = 0; k < ring.size(); ++k) {
    const Flat2 a = ring[k], b = ring[(k + 1) % ring.size()];
    const double size = std::sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    if (!(size > 0)) continue;
    const Flat2 along{(b.x - a.x) / size, (b.y - a.y) / size};
    double low = kNever, high = -kNever, deep = 0;
    for (const Flat2 p : ring) {
      const double x = p.x * along.x + p.y * along.y;
      low = std::min(low, x);
      high = std::max(high, x);
      deep = std::max(deep, (p.y - a.y) * along.x - (p.x - a.x) * along.y);
    }
    if ((high - low) * deep < least) least = (high - low) * deep, best = along;
  }
  asked += ring.size() * ring.size() + 16 * points.size();
  const Vec3 u = normalized(plane[0] * best.x + plane[1] * best.y);
  return {{u, normalized(cross(normal, u)), normal}};
}

}  // namespace sweepscope::methods::volumes
