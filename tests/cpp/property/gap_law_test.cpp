// Gaps and bevels narrower than half of a foot are ground, gaps wider than the body are none (docs/solver.md 9).
#include <gtest/gtest.h>

#include "support/report_laws.h"

namespace sweepscope::test {
namespace {

TEST(GapLaw, PlanksAreWalkedOver) { testWalks("gaps.planks"); }
TEST(GapLaw, PlanksOfASlopeAreWalkedOver) { testWalks("gaps.slopes"); }
TEST(GapLaw, GratingsAreWalkedOver) { testWalks("gaps.gratings"); }
TEST(GapLaw, BevelsAreWalkedOver) { testWalks("gaps.bevels"); }
TEST(GapLaw, WhatIsWiderThanTheBodyIsFallenInto) { testWalks("gaps.wider"); }

}  // namespace
}  // namespace sweepscope::test
