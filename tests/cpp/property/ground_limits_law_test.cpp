// Ground, the other half: nothing carries a body in free fall, beside walls and crates, or over an edge by more than it can
// stand on (docs/solver.md 9).
#include <gtest/gtest.h>

#include "support/report_laws.h"

namespace sweepscope::test {
namespace {

TEST(GroundLaw, NothingCarriesWhatFalls) { testWalks("ground.falling"); }
TEST(GroundLaw, NothingCarriesWhatFallsAlongAWall) { testWalks("ground.along_walls"); }
TEST(GroundLaw, NothingCarriesWhatFallsAlongACrate) { testWalks("ground.along_crates"); }
TEST(GroundLaw, ACliffsEdgeCarriesAsFarAsItCanBeStoodOn) { testWalks("ground.cliffs"); }

// Gaps and bevels narrower than half of a foot are ground, gaps wider than the body are none.
TEST(GapLaw, PlanksAreWalkedOver) { testWalks("gaps.planks"); }
TEST(GapLaw, PlanksOfASlopeAreWalkedOver) { testWalks("gaps.slopes"); }
TEST(GapLaw, GratingsAreWalkedOver) { testWalks("gaps.gratings"); }
TEST(GapLaw, BevelsAreWalkedOver) { testWalks("gaps.bevels"); }
TEST(GapLaw, WhatIsWiderThanTheBodyIsFallenInto) { testWalks("gaps.wider"); }

}  // namespace
}  // namespace sweepscope::test
