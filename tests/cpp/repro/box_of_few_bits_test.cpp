// Found by fuzzing mesh creation: a query with the mesh's own bounds missed triangles on its border, where one axis of the mesh is
// only a few units in the last place wide.
//
// The middle of such a box is rounded; half its width on either side of that no longer reaches both ends.
#include <gtest/gtest.h>
#include <vector>

#include "mesh/bvh_query.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

TEST(Repro, BoxOfFewBitsHoldsItsBorder) {
  const Vec3 a{-25.5, 0, -8.25}, b{-8.2499999999999947, -1.1818221266761995e-125, -8.2499999999999947};
  const Corners list[] = {{{a, a, a}}, {{b, a, b}}, {{a, a, a}}, {{b, b, b}}, {{b, b, b}}, {{b, a, a}}};
  const TriangleMesh mesh = meshOf(list);
  std::vector<int> found(6);
  visitBox(mesh, mesh.report().low, mesh.report().high, off,
           [&](std::uint32_t place) { ++found[mesh.triangleAt(place)]; });
  EXPECT_EQ(found, std::vector<int>(6, 1));
}

}  // namespace
}  // namespace sweepscope::test
