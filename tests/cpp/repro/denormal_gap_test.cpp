// Found by comparing traced with untraced answers (family "lattice", moved by units in the last place): a centre 5e-324 off a face.
// The way out of the overlap was divided by that distance, whose inverse is infinite: (NaN, inf, NaN), and the push that
// follows would have moved the body there.
#include <gtest/gtest.h>

#include "support/shots.h"

namespace sweepscope::test {
namespace {

TEST(Repro, CentreADenormalOffATriangleGivesFiniteNormals) {
  for (const double gap : {5e-324, 1e-322, 1e-310, 1e-300, 1e-200, 1e-160, 1e-100}) {
    for (const Vec3 out : {Vec3{0, 1, 0}, Vec3{0, -1, 0}}) {
      const SweepResult result = sweepOf({kFloor}, out * gap, {0, -1, 0});
      EXPECT_EQ(result.overlap.depth, 1);
      EXPECT_NEAR(dot(result.overlap.normal, out), 1, 1e-15) << gap;
      const MoveResult move = moveOf(meshOf(Triangles{kFloor}), out * gap, {0.5, 0, 0}, {0, -0.1, 0}, kUnitBall);
      EXPECT_NEAR(move.position.x, 0.5, 1e-12);
      EXPECT_NEAR(std::fabs(move.position.y), 1 + kDefaultSkin, 0.11);
      const Corners edge{{{0, 0, -1}, {0, 0, 1}, {0, 0, 0}}};
      EXPECT_NEAR(length(sweepOf({edge}, out * gap, {0, -1, 0}).overlap.normal), 1, 1e-15);
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
