// Found by fuzz/prove.cpp: a proof took the time at which the distance is least from the sign of its slope. Along a triangle, after a
// long way, the slope is smaller than its rounding: the proof looked elsewhere, and called a contact of half a radius a proved miss.
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "batch/prove.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

struct Glide {
  Triangles triangle;
  double query[9];
  double depth;  ///< at the end, where it is deepest
};

/// Along the edge of a triangle that stands on its corner, from above it to a little into it.
Glide glide(Random& random) {
  const double size = random.magnitude(3, 28);
  const Vec3 up = random.direction(), along = normalized(cross(up, random.direction())), across = cross(up, along);
  const double depth = random.between(0.1, 0.9);
  const Vec3 from = up * 1.5 - along * size, travel = along * (2 * size) - up * (0.5 + depth);
  const double s = 8 * size;
  return {{{{along * -s, along * s, up * -s + across * size}}},
          {from.x, from.y, from.z, travel.x, travel.y, travel.z, 1, 1, 1},
          depth};
}

TEST(Repro, AContactAlongATriangleIsNoProvedMiss) {
  Random random = Random::of(203);
  for (int k = 0; k < cases(500); ++k) {
    const Glide g = glide(random);
    const TriangleMesh mesh = meshOf(g.triangle);
    Proof proof;
    ASSERT_TRUE(prove(mesh, g.query, {0, HUGE_VAL, 2, true}, proof).ok());
    EXPECT_NE(proof.certificate.verdict, ProofVerdict::Miss) << g.depth;
    EXPECT_NEAR(proof.leastDistance, 1 - g.depth, proof.tolerance);
    EXPECT_EQ(proof.earlier, 0);
    SweepBatch swept;
    ASSERT_TRUE(sweepMany(mesh, g.query, Method::Robust, Sides::Both, swept).ok());
    ASSERT_EQ(swept.triangle[0], 0);
    ASSERT_TRUE(prove(mesh, g.query, {0, swept.time[0], 2, true}, proof).ok());
    EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Hit);
    EXPECT_EQ(proof.earlier, -1);
  }
}

}  // namespace
}  // namespace sweepscope::test
