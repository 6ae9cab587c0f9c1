// Found by deriving the error bounds: the sphere passes along an edge at a distance of 1 to rounding, and the sign of its motion across the
// edge is lost in the products. The untraced sweep said "moves away" and found nothing, the traced one grazed the edge at t = 0.96.
#include <gtest/gtest.h>

#include "methods/robust/sweep_mesh.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

TEST(Repro, GrazeAlongAnEdgeIsTheSameTracedAndUntraced) {
  const TriangleMesh mesh = meshOf(Triangles{{{{0.7830158897096879, 0.6931296397446891, 0.5624963058454675},
                                               {-1.6184423296010526, 6.101467315458726, 8.623692371340773},
                                               {1.2682637445159857, 4.453222235210996, 4.386922824021147}}}});
  const SweepRequest request{{}, {-0.9569622754990614, 2.1551801681160994, 3.2123234408383037}, {1, 1, 1}, Sides::Both};
  Recorder recorder(1 << 16);
  const SweepHit plain = sweepMesh(mesh, request, off).hit, traced = sweepMesh(mesh, request, recorder).hit;
  EXPECT_EQ(plain.time, traced.time);
  EXPECT_EQ(plain.feature, traced.feature);
  EXPECT_EQ(plain.element, traced.element);
}

}  // namespace
}  // namespace sweepscope::test
