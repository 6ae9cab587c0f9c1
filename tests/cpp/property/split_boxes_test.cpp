// Slivers that were cut into pieces in the broad phase: the same answers, fewer triangles asked, and nothing cut elsewhere.
#include <gtest/gtest.h>
#include <set>

#include "mesh/seen.h"
#include "support/figure.h"
#include "support/same_bits.h"
#include "support/shots.h"
#include "support/trace_reader.h"
#include "trace/schema.h"

namespace sweepscope::test {
namespace {

constexpr double kInside = 8;

/// Needles across the axes, some without area.
Triangles needles(Random& random, int count) {
  Triangles all;
  for (int k = 0; k < count; ++k) {
    const Vec3 from = random.inBox(kInside - 5), along = random.inBox(4.5), aside = random.inBox(0.03);
    const double width = random.chance(0.05) ? 0 : 1;
    all.push_back({{from - along, from + along, from + aside * width}});
  }
  return all;
}

/// The same triangles at the same places, between walls that are there so often that the needles are the lesser part: none is cut.
Triangles crowded(const Triangles& needles, int times) {
  Triangles all = needles;
  const Triangles walls = room({-kInside, -kInside, -kInside}, {kInside, kInside, kInside});
  for (int k = 0; k < times; ++k) all.insert(all.end(), walls.begin(), walls.end());
  return all;
}

struct Twins {
  TriangleMesh cut, whole;

  explicit Twins(const Triangles& triangles)
      : cut(meshOf(crowded(triangles, 1))), whole(meshOf(crowded(triangles, 700))) {}
};

std::size_t asked(const TriangleMesh& mesh, Vec3 low, Vec3 high, std::uint32_t below) {
  std::size_t count = 0;
  Seen seen(mesh);
  visitBox(mesh, low, high, off,
           [&](std::uint32_t place) { count += mesh.triangleAt(place) < below && !seen.again(place) ? 1 : 0; });
  return count;
}

TEST(SplitBoxes, EveryTriangleHasItsPlaceAndEveryPointABox) {
  Random random = Random::of(911);
  for (const int count : {1024, 1500}) {
    const Triangles triangles = crowded(needles(random, count), count > 1024 ? 1 : 0);
    const TriangleMesh mesh = meshOf(triangles);
    ASSERT_EQ(mesh.bvh().repeats(), kFourAtOnce);
    ASSERT_EQ(mesh.triangleCount(), triangles.size());
    std::set<std::uint32_t> all;
    for (std::uint32_t place = 0; place < mesh.bvh().placeCount(); ++place) {
      const std::uint32_t t = mesh.triangleAt(place);
      if (place < mesh.triangleCount()) all.insert(t);
      EXPECT_EQ(mesh.triangleAt(mesh.bvh().firstPlace(place)), t);
      EXPECT_LT(mesh.bvh().firstPlace(place), mesh.triangleCount());
      const Corners c = mesh.cornersAt(place);
      for (int k = 0; k < 3; ++k) EXPECT_TRUE(sameBits(c.p[k], triangles[t].p[k]));
    }
    EXPECT_EQ(all.size(), triangles.size());
    for (int k = 0; k < cases(3000); ++k) {
      const auto t = static_cast<std::uint32_t>(random.below(static_cast<int>(triangles.size())));
      double u = random.unit(), v = random.unit();
      if (u + v > 1) u = 1 - u, v = 1 - v;
      const Corners& c = triangles[t];
      const Vec3 p = c.p[0] + (c.p[1] - c.p[0]) * u + (c.p[2] - c.p[0]) * v;
      bool met = false;
      visitBox(mesh, p, p, off, [&](std::uint32_t place) { met |= mesh.triangleAt(place) == t; });
      EXPECT_TRUE(met) << "a point of triangle " << t << " lies in none of its boxes";
    }
  }
}

TEST(SplitBoxes, FewerTrianglesAreAskedAndNoneTooFew) {
  Random random = Random::of(912);
  const int count = 2000;
  const Twins twins(needles(random, count));
  ASSERT_EQ(twins.cut.bvh().repeats(), kFourAtOnce);
  ASSERT_FALSE(twins.whole.bvh().repeats());
  std::size_t few = 0, many = 0;
  for (int k = 0; k < cases(200); ++k) {
    const Vec3 at = random.inBox(kInside), half = Vec3{1, 1, 1} * 0.4;
    few += asked(twins.cut, at - half, at + half, count);
    many += asked(twins.whole, at - half, at + half, count);
  }
  figure("whole boxes to pieces", static_cast<double>(many) / static_cast<double>(few));
  // Without SIMD nothing is cut.
  EXPECT_GT(many, kFourAtOnce ? 6 * few : 0);
  EXPECT_GT(few, 0u);
}

TEST(SplitBoxes, SweepsAnswerTheSameBits) {
  Random random = Random::of(913);
  int hits = 0;
  for (int world = 0; world < cases(6); ++world) {
    const Twins twins(needles(random, 1100));
    for (int k = 0; k < 400; ++k) {
      const Vec3 radii{random.between(0.05, 0.8), random.between(0.05, 0.8), random.between(0.05, 0.8)};
      const SweepRequest request{random.inBox(kInside - 1), random.inBox(random.chance(0.5) ? 0.5 : 8), radii,
                                 random.chance(0.5) ? Sides::Both : Sides::Front};
      const SweepResult a = sweepMesh(twins.cut, request, off), b = sweepMesh(twins.whole, request, off);
      EXPECT_TRUE(sameBits(a, b));
      hits += a.hit.found() ? 1 : 0;
    }
  }
  EXPECT_GT(hits, 100);
}

std::vector<double> someWalk(Random& random) {
  std::vector<double> move;
  const auto add = [&](Vec3 v) { move.insert(move.end(), {v.x, v.y, v.z}); };
  add(random.inBox(kInside - 2));
  add(random.inBox(2));
  add({0, -random.unit(), 0});
  add({random.between(0.1, 0.9), random.between(0.1, 0.9), random.between(0.1, 0.9)});
  return move;
}

/// No sweep of a trace tells of a triangle twice.
void expectEachTriangleOnce(const TraceSchema& schema, const SlotBuffer& trace) {
  std::string complaint;
  std::set<double> told;
  for (const TraceRecord& record : readTrace(schema, trace.span(), complaint)) {
    if (record.is("QueryBox")) told.clear();
    if (record.is("TriangleBegin")) {
      EXPECT_TRUE(told.insert(record.get("triangle")).second);
    }
  }
  EXPECT_EQ(complaint, "");
}

TEST(SplitBoxes, MovesAnswerTheSameBitsTracedOrNot) {
  Random random = Random::of(914);
  const TraceSchema schema = readSchema(kSchemaText);
  for (int world = 0; world < cases(4); ++world) {
    const Twins twins(needles(random, 1100));
    for (int k = 0; k < 60; ++k) {
      const std::vector<double> move = someWalk(random);
      MoveSettings settings;
      settings.stepHeight = settings.snapDistance = random.chance(0.5) ? 0.25 : 0;
      for (const Method method : {Method::Paper, Method::Robust}) {
        MoveBatch cut, whole, traced;
        SlotBuffer trace;
        ASSERT_TRUE(moveMany(twins.cut, move, method, settings, cut).ok());
        ASSERT_TRUE(moveMany(twins.whole, move, method, settings, whole).ok());
        ASSERT_TRUE(traceMove(twins.cut, move, method, settings, std::size_t{1} << 24, 0, traced, trace).ok());
        // The paper takes the first of equals, and the order of a tree is not that of another.
        EXPECT_TRUE(method == Method::Paper || sameBits(cut, whole));
        EXPECT_TRUE(sameBits(cut, traced));
        expectEachTriangleOnce(schema, trace);
      }
    }
  }
}

TEST(SplitBoxes, FewSliversAreNotCut) {
  Random random = Random::of(916);
  EXPECT_FALSE(meshOf(needles(random, 1023)).bvh().repeats());
}

TEST(SplitBoxes, WhatIsNoSliverIsNotCut) {
  Random random = Random::of(915);
  for (const Triangles& world :
       {soup(random, 2000, 1, 4), terrain(random, 8, 40, 2), stairs(600, 0.3, 0.2, 2), tessellatedFloor(random, 8, 30)})
    EXPECT_FALSE(meshOf(world).bvh().repeats());
}

}  // namespace
}  // namespace sweepscope::test
