// First contacts that can be worked out by hand (docs/solver.md 6).
#include <gtest/gtest.h>

#include "support/shots.h"

namespace sweepscope::test {
namespace {

constexpr double kExact = 1e-15;

// The ball is 3 above the floor: it travels 2 of 4 before it touches. All inputs are powers of two: exact.
TEST(SweepClosedForm, FallsOntoFace) {
  const SweepHit hit = sweepOf({kFloor}, {0, 3, 0}, {0, -4, 0}).hit;
  ASSERT_TRUE(hit.found());
  EXPECT_EQ(hit.time, 0.5);
  EXPECT_EQ(hit.feature, Feature::Face);
  EXPECT_VEC3_NEAR(hit.point, 0, 0, 0, 0);
  EXPECT_VEC3_NEAR(hit.normal, 0, 1, 0, 0);
}

// Bounds are inclusive: a motion that ends in the very moment of the touch counts.
TEST(SweepClosedForm, HitsAtTheVeryEnd) {
  const SweepHit hit = sweepOf({kFloor}, {0, 3, 0}, {0, -2, 0}).hit;
  ASSERT_TRUE(hit.found());
  EXPECT_EQ(hit.time, 1);
}

TEST(SweepClosedForm, StopsBeforeTheEnd) { EXPECT_FALSE(sweepOf({kFloor}, {0, 3, 0}, {0, -1.999999, 0}).hit.found()); }

TEST(SweepClosedForm, HitsFromBelow) {
  const SweepHit hit = sweepOf({kFloor}, {0, -3, 0}, {0, 4, 0}).hit;
  ASSERT_TRUE(hit.found());
  EXPECT_EQ(hit.time, 0.5);
  EXPECT_VEC3_NEAR(hit.normal, 0, -1, 0, 0);
}

// Edge x = 0 along z of a triangle on x > 0: at height 0.6 the ball touches when its centre is 0.8 before the edge.
TEST(SweepClosedForm, EdgeWhileMovingParallelToThePlane) {
  const Triangles t{{{{0, 0, -5}, {0, 0, 5}, {5, 0, 0}}}};
  const SweepHit hit = sweepOf(t, {-3, 0.6, 0}, {4, 0, 0}).hit;
  ASSERT_TRUE(hit.found());
  EXPECT_NEAR(hit.time, 0.55, kExact);
  EXPECT_EQ(hit.feature, Feature::Edge);
  EXPECT_EQ(hit.element, 0);
  EXPECT_VEC3_NEAR(hit.normal, -0.8, 0.6, 0, kExact);
  EXPECT_VEC3_NEAR(hit.point, 0, 0, 0, kExact);
}

TEST(SweepClosedForm, VertexWhileMovingParallelToThePlane) {
  const Triangles t{{{{0, 0, 0}, {3, 1, 0}, {3, -1, 0}}}};
  const SweepHit hit = sweepOf(t, {-3, 0, 0.6}, {4, 0, 0}).hit;
  ASSERT_TRUE(hit.found());
  EXPECT_NEAR(hit.time, 0.55, kExact);
  EXPECT_EQ(hit.feature, Feature::Vertex);
  EXPECT_EQ(hit.element, 0);
  EXPECT_VEC3_NEAR(hit.normal, -0.8, 0, 0.6, kExact);
}

// Each corner and each edge is found, and named as corner k and the edge from corner k to corner k + 1.
TEST(SweepClosedForm, NamesEveryCornerAndEdge) {
  const Corners t{{{-4, 0, 3}, {4, 0, 3}, {0, 0, -5}}};
  const Vec3 middle{0, 0, 1.0 / 3};
  for (int k = 0; k < 3; ++k) {
    const Vec3 out = normalized(t.p[k] - middle);
    const SweepHit corner = sweepOf({t}, t.p[k] + out * 3, out * -4).hit;
    EXPECT_EQ(corner.feature, Feature::Vertex);
    EXPECT_EQ(corner.element, k);
    EXPECT_NEAR(corner.time, 0.5, kExact);

    const Vec3 half = (t.p[k] + t.p[(k + 1) % 3]) * 0.5, along = normalized(t.edge(k));
    const Vec3 across = normalized(half - middle - along * dot(half - middle, along));
    const SweepHit edge = sweepOf({t}, half + across * 3, across * -4).hit;
    EXPECT_EQ(edge.feature, Feature::Edge);
    EXPECT_EQ(edge.element, k);
    EXPECT_NEAR(edge.time, 0.5, kExact);
  }
}

// Radii (0.5, 1, 0.25) over the floor: the lowest point touches after (3 - 1) / 4.
TEST(SweepClosedForm, EllipsoidOnFaceTouchesWithItsVerticalRadius) {
  const SweepHit hit = sweepOf({kFloor}, {0, 3, 0}, {0, -4, 0}, {0.5, 1, 0.25}).hit;
  ASSERT_TRUE(hit.found());
  EXPECT_EQ(hit.time, 0.5);
  EXPECT_VEC3_NEAR(hit.normal, 0, 1, 0, 0);
}

// Support of an ellipsoid in direction n is |r n|: over a plane of 45 degrees that is sqrt((0.3^2 + 0.6^2) / 2).
TEST(SweepClosedForm, EllipsoidOnSlopeTouchesWithItsSupport) {
  const Triangles slope{{{{-9, -9, -20}, {-9, -9, 20}, {9, 9, 0}}}};
  const SweepHit hit = sweepOf(slope, {0, 2, 0}, {0, -2, 0}, {0.3, 0.6, 0.3}).hit;
  ASSERT_TRUE(hit.found());
  const double support = std::sqrt((0.09 + 0.36) / 2), height = support * std::sqrt(2.0);
  EXPECT_NEAR(hit.time, (2 - height) / 2, 1e-15);
  // The world normal is that of the plane: normals go back by dividing, never by multiplying.
  EXPECT_VEC3_NEAR(hit.normal, -std::sqrt(0.5), std::sqrt(0.5), 0, 1e-15);
}

TEST(SweepClosedForm, NothingIsHitWithoutMotion) {
  const SweepResult clear = sweepOf({kFloor}, {0, 3, 0}, {});
  EXPECT_FALSE(clear.hit.found());
  EXPECT_EQ(clear.overlap.depth, 0);
  const SweepResult inside = sweepOf({kFloor}, {0, 0.25, 0}, {});
  EXPECT_FALSE(inside.hit.found());
  EXPECT_EQ(inside.overlap.depth, 0.75);
  EXPECT_VEC3_NEAR(inside.overlap.normal, 0, 1, 0, 0);
}

TEST(SweepClosedForm, NearestOfManyWins) {
  Triangles floors;
  for (int k = 0; k < 40; ++k) {
    Corners floor = kFloor;
    for (Vec3& p : floor.p) p.y = -0.125 * ((k * 7) % 40);
    floors.push_back(floor);
  }
  const SweepHit hit = sweepOf(floors, {0, 3, 0}, {0, -8, 0}).hit;
  EXPECT_EQ(hit.time, 0.25);
  EXPECT_EQ(hit.triangle, 0);
}

// Ties: smallest time, then face before edge before vertex, then the lowest triangle.
TEST(SweepClosedForm, TiesGoToTheFaceThenToTheLowestTriangle) {
  const Corners edge{{{-1, 0, 0}, {1, 0, 0}, {0, -3, 0}}};
  EXPECT_EQ(sweepOf({edge, kFloor}, {0, 3, 0}, {0, -4, 0}).hit.triangle, 1);
  EXPECT_EQ(sweepOf({kFloor, edge}, {0, 3, 0}, {0, -4, 0}).hit.triangle, 0);
  EXPECT_EQ(sweepOf({kFloor, kFloor, kFloor}, {0, 3, 0}, {0, -4, 0}).hit.triangle, 0);
  const Corners corner{{{0, 0, 0}, {1, -3, 0}, {-1, -3, 0.5}}};
  EXPECT_EQ(sweepOf({corner, edge}, {0, 3, 0}, {0, -4, 0}).hit.feature, Feature::Edge);
}

// A fast ball and a wall without thickness: there is no speed at which it is passed.
TEST(SweepClosedForm, ThinWallStopsAnySpeed) {
  const Triangles wall{{{{0, -9, -9}, {0, -9, 9}, {0, 9, 0}}}};
  for (double speed = 4; speed < 1e9; speed *= 8) {
    const SweepHit hit = sweepOf(wall, {-3, 0, 0}, {speed, 0, 0}).hit;
    ASSERT_TRUE(hit.found()) << speed;
    EXPECT_EQ(hit.time, 2 / speed);
  }
}

// One-sided: triangles whose front the motion leaves are not met.
TEST(SweepClosedForm, OneSidedPassesBackFaces) {
  EXPECT_TRUE(sweepOf({kFloor}, {0, 3, 0}, {0, -4, 0}, kUnitBall, Sides::Front).hit.found());
  EXPECT_FALSE(sweepOf({kFloor}, {0, -3, 0}, {0, 4, 0}, kUnitBall, Sides::Front).hit.found());
  EXPECT_TRUE(sweepOf({kFloor}, {0, -3, 0}, {0, 4, 0}, kUnitBall, Sides::Both).hit.found());
}

}  // namespace
}  // namespace sweepscope::test
