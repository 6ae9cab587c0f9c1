// Recording changes nothing: the same answers bit for bit, for both methods, and for any limit.
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "support/random.h"
#include "support/same_bits.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

std::vector<double> someMove(Random& random) {
  std::vector<double> move;
  const auto add = [&](Vec3 v) { move.insert(move.end(), {v.x, v.y, v.z}); };
  add(random.inBox(3));
  add(random.inBox(2));
  add({0, -random.unit(), 0});
  const double x = random.between(0.1, 0.9), y = random.between(0.1, 0.9), z = random.between(0.1, 0.9);
  add({x, y, z});
  return move;
}

void expectSame(const MoveBatch& a, const MoveBatch& b) {
  EXPECT_TRUE(sameBits(a.position, b.position));
  EXPECT_TRUE(sameBits(a.grounded, b.grounded));
  EXPECT_TRUE(sameBits(a.passSweeps, b.passSweeps));
  EXPECT_TRUE(sameBits(a.truncated, b.truncated));
  EXPECT_TRUE(sameBits(a.startDepth, b.startDepth));
  EXPECT_TRUE(sameBits(a.contactTime, b.contactTime));
  EXPECT_TRUE(sameBits(a.contactPoint, b.contactPoint));
  EXPECT_TRUE(sameBits(a.contactNormal, b.contactNormal));
  EXPECT_TRUE(sameBits(a.contactTriangle, b.contactTriangle));
  EXPECT_TRUE(sameBits(a.contactFeature, b.contactFeature));
  EXPECT_TRUE(sameBits(a.contactElement, b.contactElement));
}

TEST(Traced, IsTheUntracedBitForBit) {
  Random random = Random::of(331);
  for (int world = 0; world < cases(40); ++world) {
    Triangles triangles = world % 2 == 0 ? soup(random, 60, 1, 3) : terrain(random, 4, 8, 1);
    const Triangles walls = room({-3, -1, -3}, {3, 4, 3});
    triangles.insert(triangles.end(), walls.begin(), walls.end());
    const TriangleMesh mesh = meshOf(triangles);
    for (int k = 0; k < 100; ++k) {
      const std::vector<double> move = someMove(random);
      MoveSettings settings;
      settings.sides = random.chance(0.5) ? Sides::Both : Sides::Front;
      settings.stepHeight = random.chance(0.5) ? 0.25 : 0;
      settings.snapDistance = random.chance(0.5) ? 0.25 : 0;
      for (const Method method : {Method::Paper, Method::Robust}) {
        MoveBatch plain, traced;
        SlotBuffer trace;
        ASSERT_TRUE(moveMany(mesh, move, method, settings, plain).ok());
        const std::size_t limit =
            random.chance(0.3) ? 8 + static_cast<std::size_t>(random.below(4000)) : std::size_t{1} << 24;
        ASSERT_TRUE(traceMove(mesh, move, method, settings, limit, random.chance(0.5) ? 1u : 0u, traced, trace).ok());
        expectSame(plain, traced);
      }
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
