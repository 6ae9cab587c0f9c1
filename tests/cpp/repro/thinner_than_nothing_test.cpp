// Found by the fuzzer of moves: a triangle 1e30 radii long makes more of rounding than the body is wide, so a body that was swept thinner by that
// had radii below 0. What it met then was chance, and not the same traced and untraced.
#include <gtest/gtest.h>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

TEST(Repro, ABodyIsNeverSweptThinnerThanNothing) {
  const TriangleMesh mesh = meshOf(
      Triangles{{{{0, -1.9983971555381084e18, 0.10000000149011612}, {12.5, 12.5, 12.5}, {-14.947265625, 12.5, -8.75}}},
                {{{0, 0, 12.5}, {12.5, 12.5, 28.5}, {-15, 0.10000000149011612, 12.5}}},
                {{{19, 19, 19}, {19, 19, 19}, {19, 19, 19}}}});
  const MoveRequest request{
      {12.5, 12.5, 12.5}, {0, 26, 19.000000000000004}, {19, 19, 19}, {19, 9.9999999999999998e-13, 25.34765625}};
  Recorder recorder(1 << 20);
  const MoveResult plain = moveRobust(mesh, request, {}, off), traced = moveRobust(mesh, request, {}, recorder);
  EXPECT_EQ(plain.position, traced.position);
  EXPECT_EQ(plain.sweeps(), traced.sweeps());
}

}  // namespace
}  // namespace sweepscope::test
