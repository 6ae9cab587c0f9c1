// Rest: whoever stands still is not moved (docs/solver.md 9). Dropped anywhere, settled for 120 frames, then watched for 200.
#include <gtest/gtest.h>

#include "support/report_laws.h"

namespace sweepscope::test {
namespace {

TEST(RestLaw, OnSlopesThatCanBeStoodOn) { testWalks("rest.slopes", "not_moved_at_all"); }
TEST(RestLaw, InGroovesOfAnyAngle) { testWalks("rest.grooves", "not_moved_at_all"); }
TEST(RestLaw, InCorners) { testWalks("rest.corners", "not_moved_at_all"); }
TEST(RestLaw, OnTerrain) { testWalks("rest.terrain", "not_moved_at_all"); }
TEST(RestLaw, OnStairs) { testWalks("rest.stairs", "not_moved_at_all"); }

}  // namespace
}  // namespace sweepscope::test
