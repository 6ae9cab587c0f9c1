// A crate that stands over the edge of a step: up there the way forward led over the crate's corner, which is too high, and the body was not
// let down beside it, on the step. It pressed on for ever.
#include <gtest/gtest.h>

#include "support/footing.h"
#include "support/game_loop.h"
#include "support/levels.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

constexpr double kStep = 0.2, kCrate = 0.55;

/// How high the foot of a body comes that walks into the corner between the step, where there is one, and the crate.
double highestFoot(bool step, double degrees) {
  Triangles level = crate({0.08, -1, -2}, {1.2, kCrate, -0.27});
  addFloor(level, 10);
  if (step) {
    const Triangles tread = crate({0, -1, -4}, {4, kStep, 4});
    level.insert(level.end(), tread.begin(), tread.end());
  }
  const Scene scene(std::move(level));
  Character character;
  character.radii = {0.35, 0.9, 0.35};
  const Vec3 heading = test::level(degrees);
  GameLoop loop(scene, character, standingAt(scene, character, Vec3{-0.17, 0, -0.08} - heading * 0.5));
  loop.idle(3);
  double highest = 0;
  for (int frame = 0; frame < 60; ++frame) {
    loop.step(heading * 4);
    highest = std::max(highest, loop.foot());
    EXPECT_TRUE(loop.grounded());
  }
  return highest;
}

TEST(Repro, CornerBesideAStep) {
  for (const double degrees : {-55.0, -50.0, -25.0, -20.0}) {
    const double highest = highestFoot(true, degrees);
    EXPECT_GE(highest, kStep - 1e-3) << degrees;
    EXPECT_LT(highest, kCrate - 0.1) << degrees;
  }
}

TEST(Repro, CornerBesideNoStep) {
  for (const double degrees : {-55.0, -50.0, -25.0, -20.0}) EXPECT_LE(highestFoot(false, degrees), 1e-6) << degrees;
}

}  // namespace
}  // namespace sweepscope::test
