// Between walls that the body just fits the one or the other was met at t = 0 for ever.
#include <gtest/gtest.h>

#include "support/law_judge.h"

namespace sweepscope::test {
namespace {

TEST(Repro, WallsABodyJustFits) {
  LawCase frame;
  frame.triangles = {
      {{{-0x1.9db22d0e56042p-2, 0x1.d0e5604189375p-2, 0x1.624dd2f1a9fbep-1},
        {-0x1.9db22d0e56042p-2, 0x1.f2b020c49ba5ep-2, -0x1.07ae147ae147bp-1},
        {-0x1.9db22d0e56042p-2, 0x1.295810624dd2fp+1, -0x1.b851eb851eb85p-2}}},
      {{{-0x1.9db22d0e56042p-2, 0x1.d0e5604189375p-2, 0x1.624dd2f1a9fbep-1},
        {-0x1.9db22d0e56042p-2, 0x1.295810624dd2fp+1, -0x1.b851eb851eb85p-2},
        {-0x1.9db22d0e56042p-2, 0x1.d9db22d0e5604p+0, 0x1.06a7ef9db22d1p+0}}},
      {{{0x1.9db22d0e56042p-2, 0x1.a2d0e56041893p-2, -0x1.5374bc6a7ef9ep+0},
        {0x1.9db22d0e56042p-2, 0x1.10a3d70a3d70ap+0, 0x1.d0624dd2f1aap+0},
        {0x1.9db22d0e56042p-2, 0x1.d99999999999ap+0, 0x1.0b4395810624ep-1}}},
  };
  frame.request = {{-0x1.ffe4fd3c3d497p-59, 0x1.5aa43d935e733p+0, 0x1.369eb166d84p-3},
                   {-0x1.3e8b779516678p-4, 0x0p+0, 0x1.e44e251163746p-3},
                   {0x0p+0, 0x0p+0, 0x0p+0},
                   {0x1.999999999999ap-2, 0x1.ccccccccccccdp-1, 0x1.999999999999ap-2}};
  const LawVerdict verdict = judgeLaw(frame, answerOf(frame));
  EXPECT_EQ(verdict.broken, Broken::Nothing) << describe(frame, verdict);
}

}  // namespace
}  // namespace sweepscope::test
