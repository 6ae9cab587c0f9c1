// Large meshes, the top of whose tree is built of the cells of a grid: every triangle is found where it is, and a sweep answers as sweeps
// against its parts do, which are too small for that.
#include <gtest/gtest.h>

#include "support/same_bits.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

constexpr int kManyTriangles = 9000;

Triangles stretched(Triangles triangles, Vec3 by) {
  for (Corners& c : triangles) {
    for (Vec3& p : c.p) p = scale(p, by);
  }
  return triangles;
}

struct LargeWorld {
  const char* name;
  Triangles triangles;
};

std::vector<LargeWorld> largeWorlds(Random& random) {
  const Triangles cloud = soup(random, kManyTriangles, 1.5, 12), hills = terrain(random, 12, 70, 2);
  Triangles clustered = stretched(cloud, {1e-3, 1e-3, 1e-3}), same(kManyTriangles, kFloor);
  clustered.push_back({{{5, 0, 0}, {6, 0, 0}, {5, 1, 0}}});
  return {{"soup", cloud},
          {"terrain", hills},
          {"flat", stretched(hills, {1, 0, 1})},
          {"a line", stretched(cloud, {1, 0, 0})},
          {"nearly all in one place", clustered},
          {"the same", same},
          {"too small for a grid", stretched(cloud, {1e-33, 1e-33, 1e-33})},
          {"smaller than floats", stretched(cloud, {1e-43, 1e-43, 1e-43})},
          {"as large as can be", stretched(cloud, {7e28, 7e28, 7e28})}};
}

TEST(Cells, EveryTriangleIsFoundOnceAndWhereItIs) {
  Random random = Random::of(971);
  for (const LargeWorld& world : largeWorlds(random)) {
    const TriangleMesh mesh = meshOf(world.triangles);
    const auto count = static_cast<std::uint32_t>(world.triangles.size());
    ASSERT_GE(count, 8192u) << world.name << " is large enough";
    std::vector<int> found(count);
    visitBox(mesh, mesh.report().low, mesh.report().high, off,
             [&](std::uint32_t place) { found[mesh.triangleAt(place)] += place < count ? 1 : 0; });
    if (!mesh.bvh().repeats()) {
      EXPECT_EQ(std::count(found.begin(), found.end(), 1), count) << world.name;
    }
    for (int k = 0; k < cases(2000); ++k) {
      const auto t = static_cast<std::uint32_t>(random.below(static_cast<int>(count)));
      const Vec3 p = world.triangles[t].p[random.below(3)];
      bool met = false;
      visitBox(mesh, p, p, off, [&](std::uint32_t place) { met |= mesh.triangleAt(place) == t; });
      EXPECT_TRUE(met) << world.name << ": a corner of triangle " << t << " is in none of its boxes";
    }
  }
}

TEST(Cells, SweepsAnswerAsThoseAgainstTheParts) {
  Random random = Random::of(972);
  int hits = 0, starts = 0;
  for (const LargeWorld& world : largeWorlds(random)) {
    if (world.triangles[0].p[0].x * world.triangles[0].p[0].x > 1e20) continue;  // no body meets what is as large
    const TriangleMesh whole = meshOf(world.triangles);
    std::vector<TriangleMesh> parts;
    constexpr std::size_t kPart = 3000;
    for (std::size_t from = 0; from < world.triangles.size(); from += kPart) {
      parts.push_back(meshOf(std::span(world.triangles).subspan(from, std::min(kPart, world.triangles.size() - from))));
    }
    for (int k = 0; k < cases(150); ++k) {
      const Vec3 radii{random.between(0.1, 0.7), random.between(0.1, 0.7), random.between(0.1, 0.7)};
      const SweepRequest request{random.inBox(10), random.inBox(random.chance(0.5) ? 1 : 9), radii, Sides::Both};
      const SweepResult result = sweepMesh(whole, request, off);
      double time = kNever, depth = 0;
      std::vector<std::uint32_t> first;
      for (std::size_t part = 0; part < parts.size(); ++part) {
        const SweepResult of = sweepMesh(parts[part], request, off);
        depth = std::max(depth, of.overlap.depth);
        if (!of.hit.found() || of.hit.time > time) continue;
        if (of.hit.time < time) first.clear();
        time = of.hit.time;
        first.push_back(static_cast<std::uint32_t>(of.hit.triangle) + static_cast<std::uint32_t>(part * kPart));
      }
      EXPECT_EQ(result.hit.found() ? result.hit.time : kNever, time) << world.name;
      EXPECT_EQ(result.overlap.depth, depth) << world.name;
      if (!first.empty()) {
        EXPECT_TRUE(std::count(first.begin(), first.end(), static_cast<std::uint32_t>(result.hit.triangle)) > 0)
            << world.name;
      }
      hits += time <= 1 ? 1 : 0;
      starts += depth > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(hits, cases(150));
  EXPECT_GT(starts, 0);
}

}  // namespace
}  // namespace sweepscope::test
