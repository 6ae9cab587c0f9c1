// The height field: n x n square cells from (0, 0) on, each cut in two triangles along the diagonal from (i + 1, j) to (i, j + 1).
#pragma once

#include <vector>

#include "core/closest_point.h"
#include "mesh/triangle_mesh.h"
#include "methods/height_field/hills.h"
#include "methods/height_field/numbers.h"

namespace sweepscope::methods::height_field {

/// Heights are clamped to this, since a list has no bounds for its numbers.
inline constexpr double kHighest = 1e4;

/// A triangle of the field. Corners counter-clockwise seen from above, the first at the right angle.
struct Tile {
  Index i = -1, j = -1;
  HeightHalf half = HeightHalf::None;
  Index number = -1;
  Corners corners;
};

/// The ground under a point.
struct Under {
  double alongX = 0, alongZ = 0;  ///< in cells
  Index i = -1, j = -1;
  bool inside = false;
};

class Field {
 public:
  explicit Field(const Settings& s) : n_(static_cast<int>(s.cells)), size_(s.cellSize) {
    const Hills hills(s.seed, s.amplitude, s.hillSize);
    const int row = n_ + 1;
    for (int at = 0; at < row * row; ++at) {
      const bool given = static_cast<std::size_t>(at) < s.heights.size();
      heights_.push_back(
          bounded(given ? s.heights[static_cast<std::size_t>(at)] : hills.at(at % row * size_, at / row * size_)));
    }
    if (s.cellI < n_ && s.cellJ < n_) {
      for (std::size_t k = 0; k < s.cellHeights.size(); ++k)
        heights_[at(static_cast<int>(s.cellI) + static_cast<int>(k % 2), static_cast<int>(s.cellJ) + (k < 2 ? 0 : 1))] =
            bounded(s.cellHeights[k]);
    }
    low_ = *std::min_element(heights_.begin(), heights_.end());
    high_ = *std::max_element(heights_.begin(), heights_.end());
  }

  int cells() const { return n_; }
  double size() const { return size_; }
  double low() const { return low_; }
  double high() const { return high_; }
  double height(int i, int j) const { return heights_[at(i, j)]; }
  Vec3 corner(int i, int j) const { return {i * size_, height(i, j), j * size_}; }

  Under under(Vec3 p) const {
    Under found{p.x / size_, p.z / size_};
    const double i = std::floor(found.alongX), j = std::floor(found.alongZ);
    found.inside = i >= 0 && i < n_ && j >= 0 && j < n_;
    if (found.inside) {
      found.i = static_cast<Index>(i);
      found.j = static_cast<Index>(j);
    }
    return found;
  }

  Tile tile(Index i, Index j, HeightHalf half) const {
    const int ci = static_cast<int>(i), cj = static_cast<int>(j);
    const bool upper = half == HeightHalf::Upper;
    Tile made{i, j, half, 2 * (j * n_ + i) + (upper ? 1 : 0), {}};
    made.corners = upper ? Corners{{corner(ci + 1, cj + 1), corner(ci + 1, cj), corner(ci, cj + 1)}}
                         : Corners{{corner(ci, cj), corner(ci, cj + 1), corner(ci + 1, cj)}};
    return made;
  }
  Tile tile(Index number) const {
    const Index cell = number / 2;
    return tile(cell % n_, cell / n_, number % 2 == 1 ? HeightHalf::Upper : HeightHalf::Lower);
  }

  /// The same triangles, by the same numbers, for the certified sweep.
  TriangleMesh mesh() const {
    std::vector<double> positions;
    std::vector<std::uint32_t> indices;
    for (int j = 0; j <= n_; ++j)
      for (int i = 0; i <= n_; ++i)
        for (const Vec3 p = corner(i, j); const double x : {p.x, p.y, p.z}) positions.push_back(x);
    for (int j = 0; j < n_; ++j)
      for (int i = 0; i < n_; ++i) {
        for (const std::size_t k : {at(i, j), at(i, j + 1), at(i + 1, j)}) indices.push_back(index(k));
        for (const std::size_t k : {at(i + 1, j + 1), at(i + 1, j), at(i, j + 1)}) indices.push_back(index(k));
      }
    TriangleMesh mesh;
    TriangleMesh::make<double>(std::move(positions), std::move(indices), true, mesh);
    return mesh;
  }

 private:
  static double bounded(double height) { return std::clamp(height, -kHighest, kHighest); }
  static std::uint32_t index(std::size_t k) { return static_cast<std::uint32_t>(k); }
  std::size_t at(int i, int j) const { return static_cast<std::size_t>(j * (n_ + 1) + i); }

  int n_;
  double size_;
  std::vector<double> heights_;
  double low_ = 0, high_ = 0;
};

/// y of a plane that is not upright, straight below or above a point.
inline double heightUnder(Vec3 p, Vec3 on, Vec3 normal) {
  return on.y - ((p.x - on.x) * normal.x + (p.z - on.z) * normal.z) / normal.y;
}

inline HeightHalf halfOf(double restX, double restZ) {
  return restX + restZ < 1 ? HeightHalf::Lower : HeightHalf::Upper;
}

}  // namespace sweepscope::methods::height_field
