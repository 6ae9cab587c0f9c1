// The broad phase against brute force: it may hand out too many triangles, never too few.
#include <gtest/gtest.h>
#include <set>

#include "support/figure.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

struct BvhWorld {
  const char* name;
  Triangles triangles;
  double spread;
};

Triangles moved(Triangles triangles, Vec3 by, double factor) {
  for (Corners& t : triangles) {
    for (Vec3& p : t.p) p = p * factor + by;
  }
  return triangles;
}

std::vector<BvhWorld> worlds(Random& random) {
  std::vector<BvhWorld> all;
  for (const int count : {0, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 64, 300})
    all.push_back({"soup", soup(random, count, 1, 4), 6});
  all.push_back({"fine soup", soup(random, 400, 0.05, 4), 5});
  Triangles clusters;
  for (int k = 0; k < 12; ++k) {
    const Triangles cluster = moved(soup(random, 25, 1, 1), random.inBox(5), 0.01);
    clusters.insert(clusters.end(), cluster.begin(), cluster.end());
  }
  all.push_back({"clusters", clusters, 6});
  all.push_back({"one place", Triangles(100, soup(random, 1, 1, 1)[0]), 3});
  all.push_back({"points", moved(soup(random, 60, 0, 4), {}, 1), 5});
  Triangles line;
  for (int k = 0; k < 200; ++k) line.push_back({{{k * 0.1, 0, 0}, {k * 0.1 + 0.1, 0, 0}, {k * 0.1, 0, 0.1}}});
  all.push_back({"line", line, 20});
  for (const double offset : {1e3, 1e6, -1e9}) {
    all.push_back({"far", moved(soup(random, 100, 1, 4), {offset, -offset, offset * 0.3}, 1), 6});
  }
  for (const double factor : {1e-30, 1e-12, 1e12, 1e28})
    all.push_back({"scaled", moved(soup(random, 100, 1, 4), {}, factor), 6 * factor});
  Triangles mixed = soup(random, 100, 1, 4);
  mixed.push_back({{{-1e7, -3, -1e7}, {0, -3, 1e7}, {1e7, -3, -1e7}}});
  all.push_back({"one giant", mixed, 6});
  return all;
}

Vec3 middle(const TriangleMesh& mesh) { return (mesh.report().low + mesh.report().high) * 0.5; }

bool boxesMeet(const Corners& t, Vec3 low, Vec3 high) {
  const Vec3 tl = min(min(t.p[0], t.p[1]), t.p[2]), th = max(max(t.p[0], t.p[1]), t.p[2]);
  return tl.x <= high.x && th.x >= low.x && tl.y <= high.y && th.y >= low.y && tl.z <= high.z && th.z >= low.z;
}

/// Do the boxes meet while one of them moves? Slab by slab, in long double, without margins.
bool boxesMeetMoving(const Corners& t, const MovingBox& box) {
  const Vec3 tl = min(min(t.p[0], t.p[1]), t.p[2]), th = max(max(t.p[0], t.p[1]), t.p[2]);
  long double enter = 0, leave = 1;
  for (int k = 0; k < 3; ++k) {
    const long double low = static_cast<long double>(tl[k]) - box.half[k] - box.center[k];
    const long double high = static_cast<long double>(th[k]) + box.half[k] - box.center[k];
    const long double v = box.displacement[k];
    if (v == 0) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    enter = std::max(enter, std::min(low / v, high / v));
    leave = std::min(leave, std::max(low / v, high / v));
  }
  return enter <= leave;
}

TEST(Bvh, BoxQueryMissesNothing) {
  Random random = Random::of(321);
  long queries = 0, visited = 0, needed = 0;
  for (const BvhWorld& world : worlds(random)) {
    const TriangleMesh mesh = meshOf(world.triangles);
    for (int k = 0; k < cases(300); ++k) {
      const Vec3 center = middle(mesh) + random.inBox(world.spread);
      const double x = random.unit(), y = random.unit(), z = random.unit();
      const Vec3 half = Vec3{x, y, z} * (world.spread * random.magnitude(-12, -1));
      std::multiset<std::uint32_t> seen;
      visitBox(mesh, center - half, center + half, off,
               [&](std::uint32_t place) { seen.insert(mesh.triangleAt(place)); });
      for (std::uint32_t t = 0; t < world.triangles.size(); ++t) {
        EXPECT_LE(seen.count(t), 1u) << "visited twice";
        if (!boxesMeet(world.triangles[t], center - half, center + half)) continue;
        ++needed;
        ASSERT_EQ(seen.count(t), 1u) << world.name << ", " << world.triangles.size() << " triangles";
      }
      ++queries;
      visited += static_cast<long>(seen.size());
    }
  }
  figure("bvh.box_queries", static_cast<double>(queries));
  figure("bvh.box_visited_per_needed", static_cast<double>(visited) / static_cast<double>(needed));
}

TEST(Bvh, SweptQueryMissesNothing) {
  Random random = Random::of(322);
  for (const BvhWorld& world : worlds(random)) {
    const TriangleMesh mesh = meshOf(world.triangles);
    for (int k = 0; k < cases(300); ++k) {
      const Vec3 center = middle(mesh) + random.inBox(world.spread);
      Vec3 travel = random.inBox(world.spread) * random.magnitude(-8, 3);
      if (random.chance(0.3)) travel.y = 0;
      if (random.chance(0.3)) travel.x = travel.x * 1e-20;
      const Vec3 half = Vec3{1, 0.7, 1.3} * (world.spread * random.magnitude(-12, -2));
      const MovingBox box{center, travel, half};
      std::multiset<std::uint32_t> seen;
      visitSwept(
          mesh, box, off, [] { return 1.0f; },
          [&](std::uint32_t first, std::uint32_t count) {
            for (std::uint32_t place = first; place < first + count; ++place) seen.insert(mesh.triangleAt(place));
          });
      for (std::uint32_t t = 0; t < world.triangles.size(); ++t) {
        EXPECT_LE(seen.count(t), 1u) << "visited twice";
        if (!boxesMeetMoving(world.triangles[t], box)) continue;
        ASSERT_EQ(seen.count(t), 1u) << world.name;
      }
    }
  }
}

// With the nearest hit cutting the walk short, the answer is that of a loop over all triangles, bit for bit.
TEST(Bvh, NearestHitIsThatOfBruteForce) {
  Random random = Random::of(323);
  int hits = 0;
  for (const BvhWorld& world : worlds(random)) {
    const TriangleMesh mesh = meshOf(world.triangles);
    for (int k = 0; k < cases(300); ++k) {
      const double radius = world.spread * random.magnitude(-8, -2);
      const SweepRequest request{middle(mesh) + random.inBox(world.spread), random.inBox(world.spread), ball(radius),
                                 Sides::Both};
      const SweepHit hit = sweepMesh(mesh, request, off).hit;
      const EllipsoidSpace space{request.radii};
      const double reach = reachOf(space, request.center, request.displacement);
      const SphereMotion motion{
          space.scaled(request.displacement), {}, reach, widestTolerance(mesh, space, request.center, reach)};
      double best = kNever;
      for (const Corners& t : world.triangles) {
        const Touch touch = touchTriangle(space.around(request.center, t), motion, 1, Start::Unknown, off).touch;
        best = std::min(best, touch.time);
      }
      ASSERT_EQ(hit.time, best) << world.name;
      hits += hit.found() ? 1 : 0;
    }
  }
  EXPECT_GT(hits, cases(100));
}

// The tree itself: every triangle in exactly one leaf, every box around what it holds, nothing deeper than the walk's stack.
TEST(Bvh, DeepestTreesStayWithinTheStack) {
  // Sizes that double: the worst case for a heuristic by area. And 4,000 copies of one triangle.
  Triangles doubling;
  double size = 1e-25;
  for (int k = 0; k < 180; ++k, size *= 2) doubling.push_back({{{size, 0, 0}, {size * 1.1, size, 0}, {size, 0, size}}});
  const Triangles copies(4000, kFloor);
  for (const Triangles& triangles : {doubling, copies}) {
    const TriangleMesh mesh = meshOf(triangles);
    std::multiset<std::uint32_t> seen;
    visitBox(mesh, {-1e30, -1e30, -1e30}, {1e30, 1e30, 1e30}, off,
             [&](std::uint32_t place) { seen.insert(mesh.triangleAt(place)); });
    EXPECT_EQ(seen.size(), triangles.size());
    EXPECT_EQ(std::set(seen.begin(), seen.end()).size(), triangles.size());
  }
}

}  // namespace
}  // namespace sweepscope::test
