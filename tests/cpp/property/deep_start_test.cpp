// Bodies that begin deep in the mesh: what is ruled out in single precision changes neither the deepest overlap nor the first touch, ties included.
#include <gtest/gtest.h>

#include "methods/robust/sweep_mesh.h"
#include "support/random.h"
#include "support/same_bits.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

/// Hills over a grid; without height, exact ties everywhere. Numbered from either end, so that the lowest triangle is met early or late.
Triangles hills(Random& random, int cells, double height, bool backward) {
  Triangles triangles;
  std::vector<Vec3> points;
  for (int i = 0; i <= cells; ++i) {
    for (int j = 0; j <= cells; ++j)
      points.push_back({i - cells / 2.0, height * random.between(-1, 1), j - cells / 2.0});
  }
  const auto at = [&](int i, int j) { return points[static_cast<std::size_t>(i * (cells + 1) + j)]; };
  for (int i = 0; i < cells; ++i) {
    for (int j = 0; j < cells; ++j) {
      triangles.push_back({{at(i, j), at(i, j + 1), at(i + 1, j + 1)}});
      triangles.push_back({{at(i, j), at(i + 1, j + 1), at(i + 1, j)}});
    }
  }
  if (backward) std::reverse(triangles.begin(), triangles.end());
  return triangles;
}

struct Tally {
  int starts = 0, touched = 0, wrong = 0;
};

void compare(Random& random, const TriangleMesh& mesh, double size, Tally& tally) {
  for (int k = 0; k < 40; ++k) {
    const double radius = size * random.between(0.02, 1.2);
    const bool grid = random.chance(0.4);
    const auto place = [&](Vec3 v) { return grid ? Vec3{std::round(v.x), std::round(v.y), std::round(v.z)} : v; };
    const Vec3 radii = random.chance(0.5)
                           ? Vec3{radius, radius, radius}
                           : Vec3{radius, radius * random.between(0.3, 3), radius * random.between(0.3, 3)};
    const double far = random.chance(0.1) ? random.magnitude(-47, -6) : random.magnitude(-6, 2);
    const Vec3 way = random.chance(0.2)   ? Vec3{}
                     : random.chance(0.5) ? random.direction() * far
                     : random.chance(0.5) ? Vec3{0, random.chance(0.5) ? far : -far, 0}
                                          : Vec3{far, 0, 0};
    const SweepRequest request{place(random.inBox(size / 2)), way, radii,
                               random.chance(0.3) ? Sides::Front : Sides::Both};
    // With a recorder, even one that keeps nothing, every triangle is tested in double, one by one.
    Recorder none(0, 0);
    const SweepResult slow = sweepMesh(mesh, request, none), quick = sweepMesh(mesh, request, off);
    ++tally.starts;
    tally.touched += slow.overlap.depth > 0 ? 1 : 0;
    if (sameBits(slow, quick)) continue;
    if (++tally.wrong > 3) return;
    ADD_FAILURE() << "start " << tally.starts << ": time " << quick.hit.time << " triangle " << quick.hit.triangle
                  << " feature " << static_cast<int>(quick.hit.feature) << " depth " << quick.overlap.depth << " of "
                  << quick.overlap.triangle << ", one by one " << slow.hit.time << " " << slow.hit.triangle << " "
                  << static_cast<int>(slow.hit.feature) << " " << slow.overlap.depth << " of " << slow.overlap.triangle;
  }
}

TEST(DeepStart, AnswersAsOneByOne) {
  Random random = Random::of(2026);
  Tally tally;
  for (int k = 0; k < cases(60); ++k) {
    const int cells = 6 + random.below(30);
    const double height = random.chance(0.4) ? 0 : random.magnitude(-3, 1);
    compare(random, meshOf(hills(random, cells, height, random.chance(0.5))), cells, tally);
    const double size = random.magnitude(-3, 4);
    Triangles many = soup(random, 50 + random.below(500), size, size * random.magnitude(-2, 1));
    if (random.chance(0.3)) many.insert(many.end(), many.begin(), many.end());
    compare(random, meshOf(many), size, tally);
  }
  EXPECT_EQ(tally.wrong, 0) << "of " << tally.starts;
  EXPECT_GT(tally.touched, tally.starts / 3);
}

}  // namespace
}  // namespace sweepscope::test
