// A million shots at shared edges and shared corners: none passes between the triangles.
#include <gtest/gtest.h>

#include "support/figure.h"
#include "support/random.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

/// A watertight sheet with corners at random heights: nothing gets from above to below.
Triangles sheet(Random& random, double amplitude, double offset) {
  constexpr int kCells = 6;
  std::vector<Vec3> at;
  for (int i = 0; i <= kCells; ++i) {
    for (int j = 0; j <= kCells; ++j) {
      const double x = i - 3 + random.between(-0.3, 0.3), z = j - 3 + random.between(-0.3, 0.3);
      at.push_back({offset + x, random.between(0, amplitude) - offset, offset + z});
    }
  }
  Triangles out;
  const auto corner = [&](int i, int j) { return at[static_cast<std::size_t>(i * (kCells + 1) + j)]; };
  for (int i = 0; i < kCells; ++i) {
    for (int j = 0; j < kCells; ++j) {
      const Vec3 a = corner(i, j), b = corner(i, j + 1), c = corner(i + 1, j + 1), d = corner(i + 1, j);
      random.chance(0.5) ? addQuad(out, a, b, c, d) : addQuad(out, b, c, d, a);
    }
  }
  return out;
}

/// Shots at one sheet, aimed exactly at its inner corners and edges, from above; returns how many are not stopped.
int shoot(const Triangles& world, double radius, int count, double offset, Random& random) {
  const TriangleMesh mesh = meshOf(world);
  int passed = 0;
  for (int k = 0; k < count; ++k) {
    const Corners& t = world[static_cast<std::size_t>(20 + random.below(32))];
    const int edge = random.below(3);
    const double along = random.chance(0.25) ? 0 : random.chance(0.2) ? 0.5 : random.unit();
    const Vec3 aim = t.p[edge] + t.edge(edge) * along;
    const double lean = random.chance(0.3) ? 0 : 0.6;
    const Vec3 from = aim + Vec3{random.between(-lean, lean), 3 + radius, random.between(-lean, lean)};
    const Vec3 travel = (aim - from) * 2;
    const SweepHit hit = sweepMesh(mesh, {from, travel, ball(radius), Sides::Both}, off).hit;
    // The centre may not get below the point aimed at; a miss would take it 3 below.
    if (!hit.found() || hit.time > 0.5 + 1e-9 + 1e-12 * offset) ++passed;
  }
  return passed;
}

TEST(Cracks, NothingPassesAtSharedEdgesAndCorners) {
  Random random = Random::of(311);
  int shots = 0, passed = 0;
  for (const double radius : {0.5, 0.05, 1e-3, 1e-6}) {
    for (const double amplitude : {0.0, 0.4}) {
      for (const double offset : {0.0, 1000.0}) {
        for (int k = 0; k < 5; ++k) {
          const int count = cases(12600);
          passed += shoot(sheet(random, amplitude, offset), radius, count, offset, random);
          shots += count;
        }
      }
    }
  }
  EXPECT_EQ(passed, 0);
  figure("cracks.shots", shots);
}

}  // namespace
}  // namespace sweepscope::test
