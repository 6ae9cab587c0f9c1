// Climbing steps and keeping to the ground.
#include <gtest/gtest.h>
#include <numbers>

#include "support/shots.h"

namespace sweepscope::test {
namespace {

const Vec3 kBody{0.3, 0.9, 0.3};

Vec3 walk(const TriangleMesh& mesh, Vec3 at, Vec3 step, int frames, const MoveSettings& settings) {
  for (int frame = 0; frame < frames; ++frame) at = moveOf(mesh, at, step, {0, -0.1, 0}, kBody, settings).position;
  return at;
}

TEST(StepUp, ClimbsStairsUpToItsHeight) {
  const TriangleMesh mesh = meshOf(stairs(5, 0.5, 0.25, 3));
  MoveSettings settings;
  settings.stepHeight = 0.3;
  const Vec3 top = walk(mesh, {-1, 1, 0}, {0.08, 0, 0}, 60, settings);
  EXPECT_GT(top.x, 2.5);
  EXPECT_GT(top.y, 5 * 0.25 + 0.9);
}

TEST(StepUp, StopsAtAStepThatIsTooHigh) {
  const TriangleMesh mesh = meshOf(stairs(1, 0.5, 0.8, 3));
  MoveSettings settings;
  settings.stepHeight = 0.3;
  const Vec3 end = walk(mesh, {-1, 1, 0}, {0.08, 0, 0}, 60, settings);
  EXPECT_LT(end.x, -0.29);
  EXPECT_LT(end.y, 1.2);
}

TEST(StepUp, DoesNothingUnlessAsked) {
  const TriangleMesh mesh = meshOf(stairs(1, 0.5, 0.6, 3));
  EXPECT_LT(walk(mesh, {-1, 1, 0}, {0.08, 0, 0}, 60, {}).x, 0);
}

TEST(StepUp, NeedsRoomAbove) {
  Triangles world = stairs(3, 0.5, 0.25, 3);
  addQuad(world, {-4, 1.95, -2}, {4, 1.95, -2}, {4, 1.95, 2}, {-4, 1.95, 2});
  MoveSettings settings;
  settings.stepHeight = 0.3;
  const Vec3 end = walk(meshOf(world), {-1, 1, 0}, {0.08, 0, 0}, 60, settings);
  EXPECT_LT(end.y + 0.9, 1.95);
}

TEST(StepUp, DoesNotClimbWallsOrSteepSlopes) {
  MoveSettings settings;
  settings.stepHeight = 0.3;
  settings.slopeLimit = 40 * std::numbers::pi / 180;
  Triangles world;
  addQuad(world, {-9, 0, -9}, {-9, 0, 9}, {0, 0, 9}, {0, 0, -9});
  addQuad(world, {0, 0, -9}, {0, 0, 9}, {4, 8, 9}, {4, 8, -9});
  const Vec3 end = walk(meshOf(world), {-2, 1, 0}, {0.08, 0, 0}, 100, settings);
  EXPECT_LT(end.y, 1.5);
}

TEST(Snap, KeepsToTheGroundDownAStair) {
  const TriangleMesh mesh = meshOf(stairs(5, 0.5, 0.2, 3));
  MoveSettings settings;
  settings.snapDistance = 0.3;
  Vec3 at = moveOf(mesh, {4, 3, 0}, {}, {0, -3, 0}, kBody, settings).position;
  int flying = 0;
  for (int frame = 0; frame < 60; ++frame) {
    const MoveResult result = moveOf(mesh, at, {-0.1, 0, 0}, {0, -0.001, 0}, kBody, settings);
    if (!result.grounded()) ++flying;
    at = result.position;
  }
  EXPECT_EQ(flying, 0);
  EXPECT_LT(at.x, -1);
  EXPECT_NEAR(at.y, 0.9 + 0.003, 0.01);
}

TEST(Snap, LetsGoOverAnEdgeThatIsTooHigh) {
  Triangles world;
  addQuad(world, {-3, 2, -3}, {-3, 2, 3}, {0, 2, 3}, {0, 2, -3});
  addQuad(world, {-9, 0, -9}, {-9, 0, 9}, {9, 0, 9}, {9, 0, -9});
  MoveSettings settings;
  settings.snapDistance = 0.3;
  Vec3 at = moveOf(meshOf(world), {-1, 3, 0}, {}, {0, -1, 0}, kBody, settings).position;
  const MoveResult result = moveOf(meshOf(world), at, {2, 0, 0}, {0, -0.01, 0}, kBody, settings);
  EXPECT_FALSE(result.grounded());
  EXPECT_NEAR(result.position.y, at.y - 0.01, 1e-9);
}

TEST(Snap, NeverPullsDownAJump) {
  MoveSettings settings;
  settings.snapDistance = 0.3;
  const TriangleMesh mesh = meshOf(Triangles{kFloor});
  const Vec3 at = moveOf(mesh, {0, 2, 0}, {}, {0, -3, 0}, kBody, settings).position;
  const MoveResult result = moveOf(mesh, at, {0.1, 0.2, 0}, {0, -0.01, 0}, kBody, settings);
  EXPECT_FALSE(result.grounded());
  EXPECT_GT(result.position.y, at.y + 0.15);
}

TEST(Grounded, KnowsSlopesByTheLimit) {
  const TriangleMesh mesh = meshOf(slope(30 * std::numbers::pi / 180, 20));
  MoveSettings settings;
  for (const double degrees : {29.0, 31.0}) {
    settings.slopeLimit = degrees * std::numbers::pi / 180;
    EXPECT_EQ(moveOf(mesh, {0, 3, 0}, {}, {0, -4, 0}, kUnitBall, settings).grounded(), degrees > 30);
  }
}

}  // namespace
}  // namespace sweepscope::test
