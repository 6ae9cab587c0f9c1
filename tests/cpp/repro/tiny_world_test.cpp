// Found by property/bvh_test.cpp: in a world of 1e-30 (all lengths, radii too) sweeps missed what they should hit. The broad
// phase turned the slab test of an axis without motion into an overlap test by multiplying with 1e30, which is not
// "huge" next to lengths of 1e-30.
#include <gtest/gtest.h>

#include "support/shots.h"

namespace sweepscope::test {
namespace {

TEST(Repro, TinyWorldsAreHitLikeAnyOther) {
  for (const double size : {1.0, 1e-20, 1e-29, 1e-30, 1e-31, 1e-33, 1e-35}) {
    Random random = Random::of(202);
    for (int k = 0; k < 200; ++k) {
      Triangles triangles = soup(random, 12, 1, 2);
      const Vec3 center = random.inBox(3),
                 travel{0, random.between(-4, 4), random.chance(0.5) ? 0 : random.between(-4, 4)};
      const double time = sweepOf(triangles, center, travel, ball(0.5)).hit.time;
      for (Corners& t : triangles) {
        for (Vec3& p : t.p) p = p * size;
      }
      const double tiny = sweepOf(triangles, center * size, travel * size, ball(0.5) * size).hit.time;
      if (time == kNever) {
        EXPECT_EQ(tiny, kNever) << size;
      } else {
        EXPECT_NEAR(tiny, time, 1e-9) << size;
      }
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
