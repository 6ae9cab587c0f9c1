// A nearly upright face and the wall it acts as are one plane within 1e-9, but not within a hair: the wall replaced the plane, which was then met at t = 0 for ever.
#include <gtest/gtest.h>

#include "support/law_judge.h"

namespace sweepscope::test {
namespace {

TEST(Repro, UprightWallForItsPlane) {
  LawCase frame;
  frame.triangles = {
      {{{0x1.b5badac952428p+9, 0x1.f7b98eaf973c1p+6, 0x1.002a39c9ff63ap+9},
        {0x1.af247f884f08ep+9, 0x1.ee6f1061936f5p+6, 0x1.bdc7666eddd8ep+8},
        {0x1.c313ab8fe0549p+9, 0x1.f62be6b034976p+6, 0x1.d8705f7b1a9cp+8}}},
      {{{0x1.bbaa40360033ep+9, 0x1.93144f889555ap+6, 0x1.cfb6e0c4aa5e8p+8},
        {0x1.bbaa403600375p+9, 0x1.298a27c44aaaep+7, 0x1.cfb6e0c4aa66dp+8},
        {0x1.a9351a1ba1178p+9, 0x1.298a27c44aaaep+7, 0x1.ee64f93e3241ap+8}}},
  };
  frame.request = {{0x1.b2c8b70e958dap+9, 0x1.f6428fc2b5642p+6, 0x1.dde9ec39f3212p+8},
                   {0x1.a6f7601f0990fp-4, -0x1.a593fa4a6a99dp-4, -0x1.80fdb13a59ed1p-5},
                   {0x0p+0, 0x0p+0, 0x0p+0},
                   {0x1.3333333333333p-2, 0x1.999999999999ap-1, 0x1p-1}};
  const LawVerdict verdict = judgeLaw(frame, answerOf(frame));
  EXPECT_EQ(verdict.broken, Broken::Nothing) << describe(frame, verdict);
}

}  // namespace
}  // namespace sweepscope::test
