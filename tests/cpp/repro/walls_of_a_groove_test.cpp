// The faces of a groove, levelled, are walls opposite each other: no hair was kept off any plane between them.
#include <gtest/gtest.h>

#include "support/law_judge.h"

namespace sweepscope::test {
namespace {

TEST(Repro, WallsOfAGroove) {
  LawCase frame;
  frame.triangles = {
      {{{0x1.1ac98f2518598p-1, 0x0p+0, -0x1.da7e7d869f42p-1},
        {-0x1.c99cf842f1ap-5, 0x1.4582a624ce5edp-3, 0x1.984d3c8202b74p+0},
        {-0x1.b989bca9fea1p-2, 0x0p+0, 0x1.726eb29f1caa8p-1}}},
  };
  frame.request = {{-0x1.d4da7a5597668p-3, 0x1.2078497eee1d4p-2, 0x1.8ab03d09d9822p-2},
                   {-0x1.045657bbf168dp-4, 0x0p+0, 0x1.b4d32132c6cf8p-4},
                   {0x0p+0, 0x0p+0, 0x0p+0},
                   {0x1.3333333333333p-1, 0x1p-2, 0x1.3333333333333p-1}};
  const LawVerdict verdict = judgeLaw(frame, answerOf(frame));
  EXPECT_EQ(verdict.broken, Broken::Nothing) << describe(frame, verdict);
}

}  // namespace
}  // namespace sweepscope::test
