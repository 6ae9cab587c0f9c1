// Jump: the height is the one of the loop's own sums, whatever stands beside and whichever slot the jump is in; a ceiling is said
// when it stops the rise, and only then (docs/solver.md 9).
#include <gtest/gtest.h>

#include "support/report_laws.h"

namespace sweepscope::test {
namespace {

TEST(JumpLaw, TheHeightBesideWallsIsThatOfAFreeJump) { testWalks("jump.walls"); }
TEST(JumpLaw, ACeilingIsSaidWhenItStopsTheRise) { testWalks("jump.ceilings"); }
TEST(JumpLaw, TheLoopOfAGame) { testWalks("jump.loop"); }

}  // namespace
}  // namespace sweepscope::test
