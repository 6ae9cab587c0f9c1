// Ground: walking over what can be stood on is standing in every frame, and nothing else is (docs/solver.md 9).
//
// A frame may leave the ground only where the surface falls away by more than the snap distance: at 8 m/s and 30 frames a second
// a slope of 50 degrees does, by 0.32 m. The referee measures that fall under the body where the frame ended.
#include <gtest/gtest.h>

#include "support/report_laws.h"

namespace sweepscope::test {
namespace {

TEST(GroundLaw, OverPlanesRidgesAndValleys) { testWalks("ground.planes"); }
TEST(GroundLaw, OverTerrain) { testWalks("ground.terrain"); }
TEST(GroundLaw, UpAndDownFlights) { testWalks("ground.flights"); }
TEST(GroundLaw, OnTheStairsOfTheTable) { testWalks("ground.table"); }
TEST(GroundLaw, OnWindingFlights) { testWalks("ground.winding"); }

}  // namespace
}  // namespace sweepscope::test
