// Found by fuzzing moves: a query larger than floats can say met the unused slots of a node, which lie at infinity, and went on to a
// node that does not exist.
//
// The robust method asks so for an ellipsoid 10^70 times as long as wide, whose tolerance along its length is beyond 10^38; the
// published one when its numbers have become infinite.
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "mesh/bvh_query.h"
#include "methods/robust/exact/touch_triangle.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

TriangleMesh oneTriangle() {
  const Corners list[] = {{{{0, 0, 0}, {1, 0, 0}, {0, 0, 1}}}};
  return meshOf(list);
}

TEST(Repro, QueryBeyondFloats) {
  const TriangleMesh mesh = oneTriangle();
  for (const Method method : {Method::Robust, Method::Paper}) {
    for (const double length : {1e20, 1e29, 1e30}) {
      for (const double width : {1e-20, 1e-39, 1e-40}) {
        const double queries[] = {0, 3, 0, 0, -4, 0, length, width, 1, 0, 3, 0, 1e30, -4, -1e30, width, 1, length};
        SweepBatch batch;
        EXPECT_TRUE(sweepMany(mesh, queries, method, Sides::Both, batch).ok());
      }
    }
  }
}

TEST(Repro, QueryThatIsNoNumberMeetsNothing) {
  const TriangleMesh mesh = oneTriangle();
  const double infinity = std::numeric_limits<double>::infinity(), none = kNaN;
  for (const double x : {infinity, -infinity, none, 1e300}) {
    for (const double half : {infinity, none, 1e300, 1.0}) {
      visitBox(mesh, {-half, x - half, -1}, {half, x + half, 1}, off,
               [](std::uint32_t place) { EXPECT_EQ(place, 0u); });
      const MovingBox moving{{x, 0, 0}, {1, x, half}, {half, 1, 1}};
      visitSwept(
          mesh, moving, off, [] { return 1.0f; }, [](std::uint32_t place, std::uint32_t) { EXPECT_EQ(place, 0u); });
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
