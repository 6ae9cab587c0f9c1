// Hills for scenes without a mesh, and the random numbers of hills and bodies.
#pragma once

#include <utility>

#include "mesh/triangle_mesh.h"

namespace sweepscope::methods::broad_phase {

/// A number in [0, 1) for each `what` of a seed, the same everywhere (splitmix64).
inline double unitOf(std::uint64_t seed, std::uint64_t what) {
  std::uint64_t z = (seed + 1) * 0x9e3779b97f4a7c15ull + what * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  z ^= z >> 31;
  return static_cast<double>(z >> 11) * 0x1p-53;
}

namespace detail {

/// Heights in [-1, 1] at whole numbers, smooth between them.
inline double noise(std::uint64_t seed, double x, double z) {
  const double i = std::floor(x), j = std::floor(z);
  const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
  const auto at = [&](double a, double b) {
    return 2 * unitOf(seed, static_cast<std::uint64_t>((a + 64) * 1024 + (b + 64))) - 1;
  };
  const double s = smooth(x - i), t = smooth(z - j);
  const double near = at(i, j) * (1 - s) + at(i + 1, j) * s, far = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s;
  return near * (1 - t) + far * t;
}

}  // namespace detail

inline constexpr int kTerrainCells = 20;

/// 20 by 20 cells of side 1 about the origin, two triangles each.
inline TriangleMesh terrain(std::int64_t seed) {
  const auto number = static_cast<std::uint64_t>(seed);
  std::vector<double> positions;
  std::vector<std::uint32_t> indices;
  constexpr std::uint32_t kSide = kTerrainCells + 1;
  for (int k = 0; k <= kTerrainCells; ++k) {
    for (int i = 0; i <= kTerrainCells; ++i) {
      const double x = i - kTerrainCells / 2, z = k - kTerrainCells / 2;
      const double hills = 2 * detail::noise(number, x / 5, z / 5);
      for (const double at : {x, hills + 0.5 * detail::noise(number + 1, x / 2, z / 2), z}) positions.push_back(at);
    }
  }
  for (std::uint32_t k = 0; k < kTerrainCells; ++k) {
    for (std::uint32_t i = 0; i < kTerrainCells; ++i) {
      const std::uint32_t a = k * kSide + i, b = a + 1, c = a + kSide, d = c + 1;
      for (const std::uint32_t at : {a, c, b, b, c, d}) indices.push_back(at);
    }
  }
  TriangleMesh mesh;
  TriangleMesh::make<double>(std::move(positions), std::move(indices), true, mesh);
  return mesh;
}

}  // namespace sweepscope::methods::broad_phase
