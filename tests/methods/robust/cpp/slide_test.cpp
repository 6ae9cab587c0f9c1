// What a body does where it touches: the families of docs/solver.md 6 that are about the response.
#include <gtest/gtest.h>
#include <numbers>

#include "support/figure.h"
#include "support/random.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

constexpr double kDegree = std::numbers::pi / 180;
constexpr double kSkin = kDefaultSkin;

TEST(Slide, FreeMotionArrivesExactly) {
  const MoveResult result = moveOf(meshOf(Triangles{kFloor}), {0, 5, 0}, {1, 0.5, -2}, {0, -0.25, 0}, kUnitBall);
  EXPECT_EQ(result.position, (Vec3{1, 5.25, -2}));
  EXPECT_FALSE(result.grounded());
  EXPECT_EQ(result.sweeps(), 2);
  EXPECT_TRUE(result.contacts.empty());
}

TEST(Slide, FallsToItsSkinAndStands) {
  const MoveResult result = moveOf(meshOf(Triangles{kFloor}), {0, 3, 0}, {}, {0, -4, 0}, kUnitBall);
  EXPECT_VEC3_NEAR(result.position, 0, 1 + kSkin, 0, 1e-15);
  EXPECT_TRUE(result.grounded());
  EXPECT_FALSE(result.truncated);
  ASSERT_EQ(result.contacts.size(), 1u);
  EXPECT_EQ(result.contacts[0].pass, 1);
}

TEST(Slide, GivenSkinIsKept) {
  MoveSettings settings;
  settings.skin = 0.125;
  EXPECT_VEC3_NEAR(moveOf(meshOf(Triangles{kFloor}), {0, 3, 0}, {}, {0, -4, 0}, {0.5, 0.75, 0.5}, settings).position, 0,
                   0.875, 0, 1e-15);
  settings.skin = 0;
  EXPECT_VEC3_NEAR(moveOf(meshOf(Triangles{kFloor}), {0, 3, 0}, {}, {0, -4, 0}, kUnitBall, settings).position, 0, 1, 0,
                   1e-15);
}

// Over a floor in pieces, with gravity, for 400 frames: inner edges and corners are not felt.
TEST(Slide, TessellatedFloorKeepsTheHeight) {
  Random random = Random::of(131);
  const TriangleMesh floor = meshOf(tessellatedFloor(random, 8, 40));
  for (const Vec3 radii : {ball(0.5), Vec3{0.3, 0.9, 0.3}, Vec3{0.8, 0.2, 0.5}}) {
    Vec3 at{-6, radii.y + 0.1, -6};
    at = moveOf(floor, at, {}, {0, -1, 0}, radii).position;
    const double height = at.y;
    double worst = 0, lost = 0;
    for (int frame = 0; frame < cases(400); ++frame) {
      const Vec3 step{0.027, 0, 0.023};
      const MoveResult result = moveOf(floor, at, step, {0, -0.1, 0}, radii);
      worst = std::max(worst, std::fabs(result.position.y - height));
      lost = std::max(lost, length(at + step - result.position));
      EXPECT_TRUE(result.grounded());
      EXPECT_FALSE(result.truncated);
      at = result.position;
    }
    EXPECT_LE(worst, 1e-12);
    EXPECT_LE(lost, 1e-12);
  }
}

// The same far from the origin, where a coordinate holds 10^-13 to 10^-9 of a radius, and fast enough to cross dozens of edges
// in one frame.
TEST(Slide, TessellatedFloorFarAwayLosesNoWay) {
  Random random = Random::of(132);
  const Triangles near = tessellatedFloor(random, 8, 64);
  for (const double offset : {0.0, 1e3, 1e5}) {
    Triangles far = near;
    for (Corners& triangle : far) {
      for (Vec3& p : triangle.p) p += Vec3{offset, offset, -offset};
    }
    const TriangleMesh floor = meshOf(far);
    const Vec3 origin{offset, offset, -offset}, radii = ball(0.25);
    Vec3 at = moveOf(floor, origin + Vec3{-7, 0.5, -7}, {}, {0, -1, 0}, radii).position;
    for (int frame = 0; frame < 4; ++frame) {
      const Vec3 step{3, 0, 2.5};
      const MoveResult result = moveOf(floor, at, step, {0, -0.1, 0}, radii);
      EXPECT_LE(length(at + step - result.position), 1e-9 + 1e-12 * offset)
          << "offset " << offset << " frame " << frame;
      EXPECT_FALSE(result.truncated) << "offset " << offset;
      at = result.position;
    }
  }
}

TEST(Slide, RidgeIsStoodOnFromAnyStart) {
  for (double start = 0.9; start < 1.06; start += 0.0125) {
    for (const double degrees : {60.0, 90.0, 150.0}) {
      const TriangleMesh ridge = meshOf(wedge(degrees * kDegree, -3, 4));
      Vec3 at{0, start, 0};
      for (int frame = 0; frame < 30; ++frame) at = moveOf(ridge, at, {}, {0, -0.05, 0}, kUnitBall).position;
      EXPECT_NEAR(at.y, 1 + kSkin, 1e-12) << "from " << start << ", " << degrees << " degrees";
      EXPECT_NEAR(at.x, 0, 1e-12);
    }
  }
}

// Along a V of any angle, pressed into it: all of the way is made, nothing shakes, and the skin is kept.
TEST(Slide, GroovesLetThroughAllOfTheMotion) {
  double leastProgress = 1, worstShake = 0, worstSkin = 0;
  for (const double degrees : {170.0, 150.0, 120.0, 90.0, 60.0, 45.0, 30.0, 20.0, 12.0, 9.0, 6.0, 4.0, 3.0}) {
    const double radius = 0.5, grown = radius * (1 + kSkin), half = degrees / 2 * kDegree;
    const double rest = grown / std::sin(half);
    const TriangleMesh groove = meshOf(wedge(degrees * kDegree, 2 * rest + 2, 40));
    MoveSettings settings;
    settings.slopeLimit = 0;  // nothing is ground: gravity presses on
    Vec3 at = moveOf(groove, {0, rest + 0.3, -10}, {}, {0, -1, 0}, ball(radius), settings).position;
    EXPECT_NEAR(at.y, rest, 1e-9 / std::sin(half)) << degrees << " degrees";
    for (int frame = 0; frame < 60; ++frame) {
      const MoveResult result = moveOf(groove, at, {0, -0.2, 0.3}, {0, -0.1, 0}, ball(radius), settings);
      leastProgress = std::min(leastProgress, (result.position.z - at.z) / 0.3);
      worstShake = std::max(worstShake, std::fabs(result.position.x));
      const double gap = result.position.y * std::sin(half) - grown;
      worstSkin = std::max(worstSkin, -gap);
      EXPECT_FALSE(result.truncated) << degrees << " degrees";
      at = result.position;
    }
    EXPECT_GE(leastProgress, 1 - 1e-9) << degrees << " degrees";
    EXPECT_LE(worstShake, 1e-9) << degrees << " degrees";
    EXPECT_LE(worstSkin, 1e-11) << degrees << " degrees";
    leastProgress = std::min(leastProgress, 1.0);
  }
  figure("groove.least_progress", leastProgress);
  figure("groove.worst_shake", worstShake);
  figure("groove.worst_skin_loss", worstSkin);
}

TEST(Slide, ThreePlanesStopItDead) {
  const TriangleMesh mesh = meshOf(corner(6));
  const double grown = 0.5 * (1 + kSkin);
  Vec3 at = moveOf(mesh, {2, 2, 2}, {-4, -4, -4}, {}, ball(0.5)).position;
  EXPECT_VEC3_NEAR(at, grown, grown, grown, 1e-12);
  const Vec3 stopped = at;
  for (int frame = 0; frame < 200; ++frame) at = moveOf(mesh, at, {-0.3, -0.2, -0.1}, {0, -0.1, 0}, ball(0.5)).position;
  EXPECT_VEC3_NEAR(at, stopped.x, stopped.y, stopped.z, 1e-12);
}

TEST(Slide, IdleOnAWalkableSlopeStaysForAThousandFrames) {
  for (const double degrees : {5.0, 20.0, 30.0, 45.0, 49.0}) {
    for (const Vec3 radii : {kUnitBall, Vec3{0.2, 1, 0.2}, Vec3{1, 0.2, 1}}) {
      const TriangleMesh mesh = meshOf(slope(degrees * kDegree, 30));
      Vec3 at = moveOf(mesh, {0, 4, 0}, {}, {0, -6, 0}, radii).position;
      const Vec3 start = at;
      for (int frame = 0; frame < cases(1000); ++frame) at = moveOf(mesh, at, {}, {0, -0.1, 0}, radii).position;
      EXPECT_EQ(at, start) << degrees << " degrees";
    }
  }
}

// Slides in world space: g sin s for every ellipsoid, where the paper has 0.05, 0.0026 and 0.178 (paper_flaws_test.cpp).
TEST(Slide, SteepSlopeGivesTheSameSpeedToEveryEllipsoid) {
  MoveSettings settings;
  settings.slopeLimit = 20 * kDegree;
  const TriangleMesh mesh = meshOf(slope(30 * kDegree, 40));
  for (const Vec3 radii : {kUnitBall, Vec3{0.2, 1, 0.2}, Vec3{1, 0.2, 1}}) {
    Vec3 at = moveOf(mesh, {4, 9, 0}, {}, {0, -20, 0}, radii, settings).position;
    for (int frame = 0; frame < 5; ++frame) {
      const Vec3 next = moveOf(mesh, at, {}, {0, -0.1, 0}, radii, settings).position;
      EXPECT_NEAR(length(next - at), 0.05, 1e-12);
      at = next;
    }
  }
}

// The floor ends at x = 0, which is grazed on the way down; the wall behind it at x = 1 must still stop the ball.
TEST(Slide, GrazeDoesNotHideTheWallBehindIt) {
  Triangles world;
  addQuad(world, {-5, 0, -5}, {-5, 0, 5}, {0, 0, 5}, {0, 0, -5});
  addQuad(world, {1, -5, 5}, {1, 5, 5}, {1, 5, -5}, {1, -5, -5});
  MoveSettings settings;
  settings.skin = 0;
  const MoveResult result = moveOf(meshOf(world), {-0.78131, 0.3092001, 0}, {4, -0.3, 0}, {}, ball(0.25), settings);
  EXPECT_LE(result.position.x, 0.75 + 1e-12);
  EXPECT_NEAR(result.position.x, 0.75, 1e-9);
}

// A wall that is only reached by sliding lies outside the box of the first sweep: every sweep asks for its own.
TEST(Slide, EachSweepAsksForItsOwnBox) {
  Triangles world;
  addQuad(world, {-9, -9, 0}, {-9, 9, 0}, {9, 9, 18}, {9, -9, 18});  // a slanted wall: sliding turns toward -x -z
  addQuad(world, {-4, -9, -9}, {-4, -9, 9}, {-4, 9, 9}, {-4, 9, -9});
  const MoveResult result = moveOf(meshOf(world), {-1, 0, 4}, {-0.5, 0, 14}, {}, ball(0.5));
  EXPECT_GE(result.position.x, -4 + 0.5);
}

TEST(Slide, PushesOutOfAnOverlapAndReportsItsDepth) {
  const TriangleMesh mesh = meshOf(Triangles{kFloor});
  for (const double depth : {1e-6, 0.01, 0.3, 0.9}) {
    const MoveResult result = moveOf(mesh, {0, 1 - depth, 0}, {}, {}, kUnitBall);
    EXPECT_NEAR(result.startDepth, depth, 1e-14);
    EXPECT_VEC3_NEAR(result.position, 0, 1 + kSkin, 0, 1e-12);
  }
  // In the skin only: pushed, but nothing to report.
  EXPECT_EQ(moveOf(mesh, {0, 1.005, 0}, {}, {}, kUnitBall).startDepth, 0);
}

TEST(Slide, PushesOutOfACorner) {
  const MoveResult result = moveOf(meshOf(corner(6)), {0.2, 0.3, 0.1}, {}, {}, ball(0.5));
  const double grown = 0.5 * (1 + kSkin);
  EXPECT_VEC3_NEAR(result.position, grown, grown, grown, 1e-12);
}

TEST(Slide, SweepLimitIsReportedNotHidden) {
  MoveSettings settings;
  settings.maxSweeps = 1;
  const MoveResult one = moveOf(meshOf(Triangles{kFloor}), {0, 2, 0}, {3, -3, 0}, {}, kUnitBall, settings);
  EXPECT_TRUE(one.truncated);
  EXPECT_EQ(one.passSweeps[0], 1);
  settings.maxSweeps = 2;
  EXPECT_FALSE(moveOf(meshOf(Triangles{kFloor}), {0, 2, 0}, {3, -3, 0}, {}, kUnitBall, settings).truncated);
}

TEST(Slide, OneSidedPassesBackFacesAndStopsAtFronts) {
  MoveSettings settings;
  settings.sides = Sides::Front;
  const TriangleMesh mesh = meshOf(Triangles{kFloor});
  EXPECT_EQ(moveOf(mesh, {0, -3, 0}, {0, 8, 0}, {}, kUnitBall, settings).position, (Vec3{0, 5, 0}));
  EXPECT_NEAR(moveOf(mesh, {0, 3, 0}, {0, -8, 0}, {}, kUnitBall, settings).position.y, 1 + kSkin, 1e-14);
}

}  // namespace
}  // namespace sweepscope::test
