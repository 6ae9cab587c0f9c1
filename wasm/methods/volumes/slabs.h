// A polytope of slabs: which sides it has, their areas, its volume and edges. Each side is a polygon, cut by all other sides.
#pragma once

#include <array>
#include <vector>

#include "core/vec3.h"
#include "methods/volumes/rectangle.h"

namespace sweepscope::methods::volumes {

inline constexpr int kMostDirections = 13;

/// Directions of a k-DOP, of whole numbers, so that they cost additions only: axes, then edges and corners of a cube.
struct Directions {
  std::array<Vec3, kMostDirections> along;
  int count = 0;

  explicit Directions(int sides) {
    const auto put = [&](std::initializer_list<Vec3> some) {
      for (const Vec3 d : some) along[static_cast<std::size_t>(count++)] = d;
    };
    put({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
    if (sides == 18 || sides == 26) put({{1, 1, 0}, {1, -1, 0}, {0, 1, 1}, {0, 1, -1}, {1, 0, 1}, {1, 0, -1}});
    if (sides == 14 || sides == 26) put({{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}});
  }
};

class SlabPolytope {
 public:
  struct Slab {
    Vec3 unit;         ///< length 1
    double low, high;  ///< along it, from the origin
  };
  struct Edge {
    Vec3 from, to;
  };

  /// @param size so large that everything lies within it from the origin
  void make(const Slab* slabs, int count, double size) {
    volume = surface = 0;
    for (int s = 0; s < 2 * count; ++s) {
      const Side side = sideOf(slabs, s);
      polygon_ = square(side, size);
      for (int other = 0; other < 2 * count && polygon_.count > 0; ++other) {
        if (other / 2 != s / 2) polygon_ = cut(polygon_, sideOf(slabs, other));
      }
      Vec3 twice;
      for (int k = 2; k < polygon_.count; ++k)
        twice += cross(polygon_.at[k - 1] - polygon_.at[0], polygon_.at[k] - polygon_.at[0]);
      const double area = std::max(0.5 * dot(twice, side.normal), 0.0);
      areas[static_cast<std::size_t>(s)] = area;
      surface += area;
      volume += area * side.reach / 3;
      sides_[static_cast<std::size_t>(s)] = polygon_;
    }
    volume = std::max(volume, 0.0);
    count_ = 2 * count;
  }

  /// Its edges, each once. Where many sides meet, edges as short as rounding are left out.
  std::vector<Edge> edges(double size) const {
    const double same = 1e-9 * size;
    std::vector<Edge> found;
    for (int s = 0; s < count_; ++s) {
      const Polygon& polygon = sides_[static_cast<std::size_t>(s)];
      for (int k = 0; k < polygon.count; ++k) {
        const Edge edge{polygon.at[k], polygon.at[(k + 1) % polygon.count]};
        if (!(length(edge.to - edge.from) > same)) continue;
        bool known = false;
        for (const Edge& other : found) {
          known = known || (length(edge.from - other.to) <= same && length(edge.to - other.from) <= same) ||
                  (length(edge.from - other.from) <= same && length(edge.to - other.to) <= same);
        }
        if (!known) found.push_back(edge);
      }
    }
    return found;
  }

  double volume = 0, surface = 0;
  std::array<double, 2 * kMostDirections> areas{};  ///< low and high side of each slab

 private:
  struct Side {
    Vec3 normal;
    double reach;  ///< normal . p <= reach
  };
  struct Polygon {
    Vec3 at[4 + 2 * kMostDirections];
    int count = 0;
  };

  static Side sideOf(const Slab* slabs, int s) {
    const Slab& slab = slabs[s / 2];
    return s % 2 ? Side{slab.unit, slab.high} : Side{-slab.unit, -slab.low};
  }

  static Polygon square(const Side& side, double size) {
    const Axes axes = axesAcross(side.normal);
    const Vec3 middle = side.normal * side.reach;
    Polygon polygon;
    for (const auto& [x, y] : {std::array{-1, -1}, {1, -1}, {1, 1}, {-1, 1}})
      polygon.at[polygon.count++] = middle + axes[0] * (size * x) + axes[1] * (size * y);
    return polygon;
  }

  /// The part behind a side, that side included.
  static Polygon cut(const Polygon& polygon, const Side& side) {
    Polygon kept;
    for (int k = 0; k < polygon.count; ++k) {
      const Vec3 a = polygon.at[k], b = polygon.at[(k + 1) % polygon.count];
      const double over = dot(side.normal, a) - side.reach, then = dot(side.normal, b) - side.reach;
      if (over <= 0) kept.at[kept.count++] = a;
      // A convex polygon crosses a line twice; rounding on a line nearly along a side could find more, for which there is room left out.
      if ((over <= 0) != (then <= 0) && kept.count < 4 + 2 * kMostDirections) {
        kept.at[kept.count++] = a + (b - a) * (over / (over - then));
      }
      if (kept.count >= 4 + 2 * kMostDirections) break;
    }
    return kept;
  }

  Polygon polygon_;
  std::array<Polygon, 2 * kMostDirections> sides_;
  int count_ = 0;
};

}  // namespace sweepscope::methods::volumes
