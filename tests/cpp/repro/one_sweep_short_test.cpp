// Pressed into the corner of a slope and the upright edge of a crate, a body met the two in turn, a hair farther each time, until its sweeps were used
// up: 0.003 of the way where one sweep more makes 0.126 (docs/error-bounds.md 8.9).
#include <gtest/gtest.h>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

TEST(Repro, OneSweepShort) {
  const TriangleMesh mesh = meshOf(Triangles{
      {{{0x1.76318c6318c64p+5, 0x1.d45e5fd092438p+0, -0x1.62d6b5ad6b5adp+5},
        {0x1.76318c6318c64p+5, 0x1.db1ed262e86f1p+0, -0x1.5c6318c6318c6p+5},
        {0x1.7ca5294a5294bp+5, 0x1.e164ee5a1c80ep+0, -0x1.5c6318c6318c6p+5}}},
      {{{0x1.79e0c8p+5, 0x1.f4b4p+0, -0x1.65e5e8p+5},
        {0x1.79e0c8p+5, 0x1.f4b4p+0, -0x1.5f16e8p+5},
        {0x1.79e0c8p+5, 0x1.49548p+1, -0x1.5f16e8p+5}}},
  });
  const Vec3 press{0x1.c174024fc8864p-6, 0, -0x1.f1c12986530ffp-5};
  const MoveRequest request{{0x1.79b3d908a9e5p+5, 0x1.62e77e47ae075p+1, -0x1.5c563bf1d1c8fp+5},
                            press,
                            {0, -0x1.652bd3c361134p-9, 0},
                            {0.35, 0.9, 0.35}};
  const auto shareWith = [&](int sweeps) {
    MoveSettings settings;
    settings.stepHeight = settings.snapDistance = 0.3;
    settings.maxSweeps = sweeps;
    const MoveResult answer = moveRobust(mesh, request, settings, off);
    EXPECT_FALSE(answer.truncated) << sweeps;
    return dot(answer.position - request.center, press) / squaredLength(press);
  };
  EXPECT_NEAR(shareWith(8), 0.1256, 1e-3);
  EXPECT_NEAR(shareWith(64), 0.1256, 1e-3);
}

}  // namespace
}  // namespace sweepscope::test
