// Found by fuzzing sweeps: where the touch tolerance is larger than the ellipsoid (a motion of 10^18 radii), the untraced sweep gave
// another time than the traced one.
//
// The early-out on the start compared squared distances with 1 + 4 tolerance, which is less than (1 + tolerance)^2 from a
// tolerance of 2 on.
#include <gtest/gtest.h>

#include "support/same_bits.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

TEST(Repro, ToleranceBeyondTheRadius) {
  const Corners list[] = {{{{-22, 0.5, 16}, {24, 0, 0.25}, {0, 0, 0}}}};
  const TriangleMesh mesh = meshOf(list);
  const SweepRequest request{
      {6144.0003662109375, 2.5, -6.25}, {-1.0383076428693373e+19, -6.25, 18}, {12, 18.0703125, 5.5}, Sides::Both};
  Recorder recorder(kHeaderSlots);
  const SweepResult plain = sweepMesh(mesh, request, off), traced = sweepMesh(mesh, request, recorder);
  EXPECT_EQ(plain.hit.time, traced.hit.time);
  EXPECT_TRUE(sameBits(plain, traced));
}

}  // namespace
}  // namespace sweepscope::test
