// Starts that touch or overlap: entering stops at once, leaving goes free, and an exit time is never an answer (docs/solver.md 6).
#include <gtest/gtest.h>

#include "support/random.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

struct Start {
  const char* name;
  Corners triangle;
  Vec3 touched;  ///< point of the triangle that is nearest
  Vec3 out;      ///< unit, from it toward the centre
};

const Start kStarts[] = {
    {"face", kFloor, {0, 0, 0}, {0, 1, 0}},
    {"face from below", kFloor, {0, 0, 0}, {0, -1, 0}},
    {"edge", {{{0, 0, -5}, {0, 0, 5}, {5, 0, 0}}}, {0, 0, 0.5}, {-0.8, 0.6, 0}},
    {"edge in the plane", {{{0, 0, -5}, {0, 0, 5}, {5, 0, 0}}}, {0, 0, 0.5}, {-1, 0, 0}},
    {"vertex", {{{0, 0, 0}, {3, 1, 0}, {3, -1, 0}}}, {0, 0, 0}, {-0.8, 0, 0.6}},
};

std::vector<double> depths() {
  std::vector<double> all{0, 0.25, 0.5, 0.75, 0.9};
  for (double d = 1e-12; d < 0.2; d *= 10) all.push_back(d);
  return all;
}

TEST(SweepStart, EnteringStopsAtOnceAtEveryDepth) {
  for (const Start& start : kStarts) {
    for (const double depth : depths()) {
      const SweepResult result = sweepOf({start.triangle}, start.touched + start.out * (1 - depth), start.out * -3);
      ASSERT_TRUE(result.hit.found()) << start.name << " at depth " << depth;
      EXPECT_EQ(result.hit.time, 0) << start.name << " at depth " << depth;
      EXPECT_NEAR(dot(result.hit.normal, start.out), 1, 1e-14) << start.name;
      EXPECT_NEAR(result.overlap.depth, depth, 1e-14) << start.name;
    }
  }
}

TEST(SweepStart, LeavingIsFreeAtEveryDepth) {
  Random random = Random::of(101);
  for (const Start& start : kStarts) {
    for (const double depth : depths()) {
      const Vec3 center = start.touched + start.out * (1 - depth);
      EXPECT_FALSE(sweepOf({start.triangle}, center, start.out * 3).hit.found()) << start.name << " at depth " << depth;
      const Vec3 outward = start.out * random.between(0.01, 2) + random.across(start.out) * random.between(0, 2);
      EXPECT_FALSE(sweepOf({start.triangle}, center, outward).hit.found()) << start.name << " at depth " << depth;
    }
  }
}

// The larger root is when the ball would come out on the other side. At 1e-5 deep the paper method takes it (paper_flaws).
TEST(SweepStart, NoTimeOfAnEmbeddedStartIsAnExit) {
  Random random = Random::of(102);
  for (int k = 0; k < cases(20000); ++k) {
    const Start& start = kStarts[random.below(5)];
    const Vec3 center = start.touched + start.out * (1 - random.magnitude(-40, -1));
    const SweepHit hit = sweepOf({start.triangle}, center, random.direction() * random.between(0.1, 6)).hit;
    if (hit.found()) {
      EXPECT_EQ(hit.time, 0) << start.name;
    }
  }
}

// Touching exactly and moving along the touched plane: contact neither deepens nor ends, so nothing is in the way.
TEST(SweepStart, SlidingAlongTheTouchedPlaneIsFree) {
  EXPECT_FALSE(sweepOf({kFloor}, {0, 1, 0}, {3, 0, 1}).hit.found());
  EXPECT_FALSE(sweepOf({kFloor}, {0, 0.5, 0}, {3, 0, 1}).hit.found());
}

TEST(SweepStart, CentreOnTheTriangleHasAFiniteNormal) {
  const Corners face = kFloor, segment{{{-1, 0, 0}, {1, 0, 0}, {0, 0, 0}}}, point{{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}};
  for (const Corners& triangle : {face, segment, point}) {
    for (const Vec3 travel : {Vec3{0, -2, 0}, Vec3{0, 2, 0}, Vec3{1, 0, 1}, Vec3{}}) {
      const SweepResult result = sweepOf({triangle}, {0, 0, 0}, travel);
      EXPECT_EQ(result.overlap.depth, 1);
      EXPECT_NEAR(length(result.overlap.normal), 1, 1e-15);
      if (!result.hit.found()) continue;
      EXPECT_EQ(result.hit.time, 0);
      EXPECT_NEAR(length(result.hit.normal), 1, 1e-15);
    }
  }
}

TEST(SweepStart, DeepestOverlapIsReportedWhetherApproachedOrNot) {
  Corners low = kFloor, high = kFloor;
  for (Vec3& p : low.p) p.y = -0.5;
  for (Vec3& p : high.p) p.y = 0.75;
  const SweepResult result = sweepOf({low, high}, {0, 0, 0}, {0, 4, 0});
  EXPECT_EQ(result.overlap.depth, 0.5);
  EXPECT_EQ(result.overlap.triangle, 0);
  EXPECT_EQ(result.hit.triangle, 1) << "the floor below is left, the one above is entered";
}

// A tangent may count or not; it never leads inside: if it is missed, the ball was never nearer than 1 - 64 u S (the oracle
// checks that in property/oracle_families_test.cpp); if it counts, then where it is nearest.
TEST(SweepStart, TangentGrazeCountsOnlyWhereItIsNearest) {
  const Triangles t{{{{0, 0, -5}, {0, 0, 5}, {0, -5, 0}}}};
  for (const double height : {1.0, 1 + 0x1p-52, 1 - 0x1p-53, 1 + 1e-12, 1 - 1e-15}) {
    const SweepHit edge = sweepOf(t, {-3, height, 0}, {6, 0, 0}).hit;
    if (edge.found()) {
      EXPECT_NEAR(edge.time, 0.5, 1e-7) << height;
    }
  }
  EXPECT_FALSE(sweepOf(t, {-3, 1 + 1e-12, 0}, {6, 0, 0}).hit.found());
}

}  // namespace
}  // namespace sweepscope::test
