// Planks 0.38 m apart under a body 0.8 m wide: it slid into each gap on its way off an edge too steep to stand on, for some frames in the air, and where
// the next edge was too steep as well it was wedged there for good, though it pressed on. The same in front of a kerb that is all bevel, and over
// planks of a slope that falls, where a step up and down again ended in the air.
#include <gtest/gtest.h>

#include "support/footing.h"
#include "support/game_loop.h"
#include "support/levels.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

Triangles planks(double gap, double wide, double slopeDegrees) {
  Triangles out;
  for (double x = -3; x < 6; x += wide + gap) {
    const Triangles plank = crate({x, -2, -3}, {x + wide, 0, 3});
    out.insert(out.end(), plank.begin(), plank.end());
  }
  const double c = std::cos(slopeDegrees * kDegree), s = std::sin(slopeDegrees * kDegree);
  for (Corners& t : out) {
    for (Vec3& p : t.p) p = {p.x * c - p.y * s, p.x * s + p.y * c, p.z};
  }
  return out;
}

/// Frames in the air on the way along x; where it ends.
struct Walked {
  int air = 0;
  double end = 0;
};

Walked walk(const Triangles& level, const Character& character, double speed, Vec3 from, double seconds) {
  const Scene scene(level);
  GameLoop loop(scene, character, standingAt(scene, character, from));
  loop.idle(5);
  Walked out;
  for (double time = 0; time < seconds; time += character.seconds) {
    loop.step({speed, 0, 0});
    out.air += loop.grounded() ? 0 : 1;
  }
  out.end = loop.at().x;
  return out;
}

TEST(Repro, AFootStandsOverAGapNarrowerThanHalfItsWidth) {
  Character character;
  for (const double limit : {35.0, 45.0, 50.0}) {
    for (const double rate : {30.0, 60.0, 240.0}) {
      character.settings.slopeLimit = limit * kDegree;
      character.seconds = 1 / rate;
      const Walked walked = walk(planks(0.38, 0.5, 0), character, 1.5, {-2.7, 0, 0}, 4);
      EXPECT_EQ(walked.air, 0) << limit << " degrees, " << rate << " frames a second";
      EXPECT_GT(walked.end, 2) << limit << " degrees, " << rate << " frames a second";
    }
  }
}

TEST(Repro, AStepOverAGapOfASlopeThatFallsEndsOnIt) {
  Character character;
  character.radii = {0.261, 0.956, 0.261};
  character.settings.slopeLimit = 35 * kDegree;
  character.seconds = 1.0 / 30;
  const Walked walked = walk(planks(0.246, 0.845, -13.3), character, 7.48, {-2.7, 0, 0}, 0.9);
  EXPECT_EQ(walked.air, 0);
  EXPECT_GT(walked.end, 3);
}

TEST(Repro, AKerbThatIsAllBevelIsAStep) {
  Character character;
  character.settings.slopeLimit = 35 * kDegree;
  character.seconds = 1.0 / 120;
  Random random = Random::of(0);
  Triangles level;
  addExtruded(level, {{-4, 0}, {-1, 0}, {-0.889, 0.111}, {1, 0.111}, {1.111, 0}, {6, 0}}, 3, random);
  const Walked walked = walk(level, character, 1.4, {-2, 0, 0}, 4);
  EXPECT_EQ(walked.air, 0);
  EXPECT_GT(walked.end, 3);
}

// The other way: the inner corner of a ledge is no gap, and a gap wider than the body is fallen into.
TEST(Repro, TheInnerCornerOfALedgeCarriesNobody) {
  Triangles level = crate({-4, -3, -4}, {4, 0, 0});
  const Triangles side = crate({-4, -3, 0}, {0, 0, 4});
  level.insert(level.end(), side.begin(), side.end());
  const Character character;
  const Scene scene(level);
  GameLoop loop(scene, character, {0.25, character.grown().y + 0.01, 0.25});
  loop.idle(120);
  EXPECT_LT(loop.at().y, -1);
}

}  // namespace
}  // namespace sweepscope::test
