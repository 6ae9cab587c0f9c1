// Turned off a wall by a hair, the motion led into a floor that falls toward the wall by less than the slack: met at t = 0 for ever.
#include <gtest/gtest.h>

#include "support/law_judge.h"

namespace sweepscope::test {
namespace {

TEST(Repro, HairIntoTheFloor) {
  LawCase frame;
  frame.triangles = {
      {{{-0x1.4356e2d960d48p+1, 0x0p+0, 0x1.1e61d920726dap-1},
        {0x1.0589ef902212cp+2, 0x1.03f2ff4bae965p-12, 0x1.a25e3bfdfcccp+0},
        {0x1.9d2baa0263d2cp+0, 0x0p+0, -0x1.6df22184eccbcp-2}}},
      {{{0x1.16123ae32d3e4p+1, 0x0p+0, -0x1.ec938399b1954p-2},
        {-0x1.eb0b68e2e08fcp+0, 0x1.d1d058eece97ep+0, 0x1.b2eb40a398bfcp-2},
        {-0x1.541fc6bcb2d7cp+0, 0x0p+0, 0x1.2d3f9c5163834p-2}}},
  };
  frame.request = {{-0x1.132af226e208dp-2, 0x1.cede622847fep-1, 0x1.e4a5371642776p-2},
                   {-0x1.d4de89eabb92bp-3, 0x0p+0, 0x1.9f473d24d6p-5},
                   {0x0p+0, 0x0p+0, 0x0p+0},
                   {0x1.999999999999ap-2, 0x1.ccccccccccccdp-1, 0x1.999999999999ap-2}};
  const LawVerdict verdict = judgeLaw(frame, answerOf(frame));
  EXPECT_EQ(verdict.broken, Broken::Nothing) << describe(frame, verdict);
}

}  // namespace
}  // namespace sweepscope::test
