// Pressed into the V of two edges: low in it both held the body and the press led up the groove; a little higher the one was ground, the other a wall,
// and the same press led down again. So the body went to and fro by 12 mm (docs/error-bounds.md 8.8).
#include <gtest/gtest.h>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

TEST(Repro, ToAndFroInAGroove) {
  const TriangleMesh mesh = meshOf(Triangles{
      {{{-0x1.c56c5p-1, 0x1.29c822p+1, 0x1.41c96p+0},
        {-0x1.c56c5p-1, 0x1.0e9646p+1, 0x1.41c96p+0},
        {-0x1.0b4646p+0, 0x1.29c822p+1, -0x1.65493p-5}}},
      {{{-0x1.3c9d8cp+0, 0x1.45f1c8p+1, 0x1.4cc836p-1},
        {-0x1.44ba94p-2, 0x1.45f1c8p+1, 0x1.136ac6p-1},
        {-0x1.542e44p+0, 0x1.45f1c8p+1, -0x1.b0a6fcp-4}}},
  });
  MoveSettings settings;
  settings.stepHeight = settings.snapDistance = 0.3;
  const Vec3 press{-0x1.05466808120ccp-12, 0, -0x1.11109411e7d26p-4}, gravity{0, -0x1.652bd3c361134p-9, 0};
  Vec3 at{-0x1.8d14551f42a5cp-1, 0x1.916d9106edf98p+1, 0x1.ba25f95410004p-1}, before;
  for (int frame = 0; frame < 60; ++frame) {
    const MoveResult answer = moveRobust(mesh, {at, press, gravity, {0.35, 0.9, 0.35}}, settings, off);
    const Vec3 moved = answer.position - at;
    EXPECT_GE(dot(moved, before), -1e-12) << "frame " << frame;
    EXPECT_TRUE(answer.grounded());
    before = moved;
    at = answer.position;
  }
}

}  // namespace
}  // namespace sweepscope::test
