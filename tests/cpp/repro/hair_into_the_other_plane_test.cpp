// As hair_into_the_floor, two planes at any angle.
#include <gtest/gtest.h>

#include "support/law_judge.h"

namespace sweepscope::test {
namespace {

TEST(Repro, HairIntoTheOtherPlane) {
  LawCase frame;
  frame.triangles = {
      {{{-0x1.53dd8d3fa6f32p+1, 0x1.6161908a4c244p+1, 0x1.20ef99944cc66p+1},
        {0x1.53ab6b0e36a3p+0, -0x1.40de07f9caf4cp+0, 0x1.0efce052baf08p+0},
        {0x1.3fba7165829c2p+1, -0x1.4c7172e8bccep+1, -0x1.0fd0fe86a324bp+1}}},
  };
  frame.request = {{-0x1.365003dc22674p-2, -0x1.533336a44d7b4p-1, 0x1.d0b3db0da7dfcp-2},
                   {0x1.4626e007b745dp-5, -0x1.531f46bf08383p-5, -0x1.15470149e321bp-5},
                   {0x0p+0, 0x0p+0, 0x0p+0},
                   {0x1.999999999999ap-2, 0x1.ccccccccccccdp-1, 0x1.999999999999ap-2}};
  const LawVerdict verdict = judgeLaw(frame, answerOf(frame));
  EXPECT_EQ(verdict.broken, Broken::Nothing) << describe(frame, verdict);
}

}  // namespace
}  // namespace sweepscope::test
