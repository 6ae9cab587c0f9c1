// The world and the questions that all benchmarks here share: hills of 100 m × 100 m, a ball of 0.5 m, a character of 0.4 × 0.9 m.
#pragma once

#include <cmath>
#include <vector>

#include "mesh/triangle_mesh.h"
#include "support/random.h"

namespace sweepscope::bench {

inline double heightAt(double x, double z) {
  return 2 * std::sin(x * 0.13) * std::cos(z * 0.11) + 0.6 * std::sin(x * 0.7 + 1) * std::sin(z * 0.61);
}

struct Hills {
  std::vector<float> positions;
  std::vector<std::uint32_t> indices;

  static constexpr double kSide = 100;

  explicit Hills(std::int64_t triangles) {
    const int cells = static_cast<int>(std::lround(std::sqrt(static_cast<double>(triangles) / 2)));
    for (int i = 0; i <= cells; ++i) {
      for (int j = 0; j <= cells; ++j) {
        const double x = kSide * i / cells - kSide / 2, z = kSide * j / cells - kSide / 2;
        for (const double v : {x, heightAt(x, z), z}) positions.push_back(static_cast<float>(v));
      }
    }
    for (int i = 0; i < cells; ++i) {
      for (int j = 0; j < cells; ++j) {
        const auto a = static_cast<std::uint32_t>(i * (cells + 1) + j), across = static_cast<std::uint32_t>(cells + 1);
        for (const std::uint32_t k : {a, a + 1, a + across + 1, a, a + across + 1, a + across}) indices.push_back(k);
      }
    }
  }

  TriangleMesh mesh() const {
    TriangleMesh out;
    if (!TriangleMesh::make(positions, indices, true, out).ok()) std::abort();
    return out;
  }
};

/// Balls over the hills that sweep 0.2 to 5 m, most of them downward: 9 numbers each.
inline std::vector<double> ballSweeps(int count) {
  test::Random random(7);
  std::vector<double> queries;
  for (int k = 0; k < count; ++k) {
    const double x = random.between(-45, 45), z = random.between(-45, 45);
    Vec3 way = random.direction() * random.between(0.2, 5);
    if (random.chance(0.9)) way.y = -std::fabs(way.y);
    for (const Vec3 v : {Vec3{x, heightAt(x, z) + random.between(0.55, 1.5), z}, way, Vec3{0.5, 0.5, 0.5}}) {
      queries.insert(queries.end(), {v.x, v.y, v.z});
    }
  }
  return queries;
}

/// Characters that walk on the hills at 3 m/s, 60 frames a second: 12 numbers each.
inline std::vector<double> walks(int count) {
  test::Random random(8);
  std::vector<double> requests;
  for (int k = 0; k < count; ++k) {
    const double x = random.between(-30, 30), z = random.between(-30, 30);
    Vec3 way = random.direction();
    way = normalized({way.x, 0, way.z}) * (3.0 / 60);
    for (const Vec3 v : {Vec3{x, heightAt(x, z) + 1.2, z}, way, Vec3{0, -0.08, 0}, Vec3{0.4, 0.9, 0.4}}) {
      requests.insert(requests.end(), {v.x, v.y, v.z});
    }
  }
  return requests;
}

}  // namespace sweepscope::bench
