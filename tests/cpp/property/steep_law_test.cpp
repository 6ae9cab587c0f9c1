// Steep faces: walls to whoever walks into them, slides to whoever is on one, a seat to whoever is between several (docs/solver.md 9).
#include <gtest/gtest.h>

#include "support/report_laws.h"

namespace sweepscope::test {
namespace {

TEST(SteepLaw, WalkingIntoAFaceTooSteepDoesNotClimbIt) { testWalks("steep.faces"); }
TEST(SteepLaw, PressingAgainstACrateStaysOnTheGround) { testWalks("steep.crates"); }
TEST(SteepLaw, AGrooveOfSteepFacesHoldsAndLetsWalkAlong) { testWalks("steep.grooves"); }
TEST(SteepLaw, AFunnelHolds) { testWalks("steep.funnels"); }
TEST(SteepLaw, AFaceTooSteepIsSlidDownWithGravity) { testWalks("steep.slides"); }

}  // namespace
}  // namespace sweepscope::test
