// A motion along one plane that the world saw leave it by rounding, and ellipsoid space enter it: met at t = 0 for ever, with one plane.
#include <gtest/gtest.h>

#include "support/law_judge.h"

namespace sweepscope::test {
namespace {

TEST(Repro, AlongOnePlane) {
  LawCase frame;
  frame.triangles = {
      {{{-0x1.76cf5cf1e707dp+1, -0x1.e79b15944f23cp-12, -0x1.5db3d73f21a5ep+3},
        {-0x1.5db3d73c79c1fp+3, -0x1.e79b15944f23cp-12, 0x1.76cf5d198c934p+1},
        {0x1.76cf5cf1e707ep+1, 0x1.e79b15944f23cp-12, 0x1.5db3d73f21a5fp+3}}},
  };
  frame.request = {{-0x1.32b073a354768p-7, 0x1.028f5c21a1b0ap-1, 0x1.08a38969917cap-6},
                   {-0x1.31db3368680d8p-8, 0x0p+0, 0x1.08e118d4eec5ap-7},
                   {0x0p+0, 0x0p+0, 0x0p+0},
                   {0x1p-1, 0x1p-1, 0x1p-1}};
  const LawVerdict verdict = judgeLaw(frame, answerOf(frame));
  EXPECT_EQ(verdict.broken, Broken::Nothing) << describe(frame, verdict);
}

}  // namespace
}  // namespace sweepscope::test
