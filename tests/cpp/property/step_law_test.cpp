// Step: as high as the step height and no higher, from the ground to the ground, nearly as fast as on the level (docs/solver.md 9).
// What holds of every step is judged in every frame of every test: see LawBook::judge.
#include <gtest/gtest.h>

#include "support/report_laws.h"

namespace sweepscope::test {
namespace {

TEST(StepLaw, KeepsItsSpeedUpAFlight) { testWalks("step.speed"); }
TEST(StepLaw, KeepsItsSpeedUpTheFlightsOfTheTable) { testWalks("step.table"); }
TEST(StepLaw, ClimbsWhatIsWithinItsHeightAndNothingElse) { testWalks("step.height"); }
TEST(StepLaw, KeepsItsSpeedUpAFlightBesideAWall) { testWalks("step.beside"); }
TEST(StepLaw, StopsBesideAWallAtWhatIsHigher) { testWalks("step.beside_higher"); }
TEST(StepLaw, IsNeverTakenInTheAir) { testWalks("step.air"); }

}  // namespace
}  // namespace sweepscope::test
