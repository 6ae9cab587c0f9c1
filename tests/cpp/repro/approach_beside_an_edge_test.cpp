// Found by the certification of the preset "sloping-floor": a centre deep in a floor of two triangles, over the edge between them or over the
// border, moves along the floor, which falls or rises by 3e-7. Beside an edge the distances from it and from the face are the same number; the
// edge was taken, and the direction from it is off by as much as the centre lies beside it, 1e-8: the approach came out as leaving. Over the
// border the foot on the edge is off by rounding of the whole triangle, which beside a distance of 5e-8 is as large as the slope.
#include <gtest/gtest.h>

#include "support/judge.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

Triangles floorAndWall(double s) {
  return {{{{0, 0, -2 * s}, {0, 0, 2 * s}, {2 * s, 6e-7 * s, 2 * s}}},
          {{{0, 0, -2 * s}, {2 * s, 6e-7 * s, 2 * s}, {2 * s, 6e-7 * s, -2 * s}}},
          {{{0, 0, -2 * s}, {0, 2 * s, 2 * s}, {0, 0, 2 * s}}},
          {{{0, 0, -2 * s}, {0, 2 * s, -2 * s}, {0, 2 * s, 2 * s}}}};
}

void expectRight(double scale, const SweepRequest& request) {
  const Triangles triangles = floorAndWall(scale);
  const SweepResult result = sweepMesh(meshOf(triangles), request, off);
  EXPECT_EQ(result.hit.time, 0);
  const Judgement judgement = judgeSweep(triangles, request, result);
  EXPECT_TRUE(judgement.right()) << judgement.complaint << "\n" << describe(triangles, request, result);
}

TEST(Repro, ApproachBesideTheEdgeOfTwoTriangles) {
  expectRight(1e-6, {{1.247415767933166e-07, -8.7711969855727309e-08, -1.750516897668536e-06},
                     {8.1486570099331841e-07, 2.5100358273350889e-13, -8.1790307673160425e-07},
                     {3.0313768589043515e-07, 3.112522923605385e-07, 2.8937459960974155e-07}});
}

TEST(Repro, ApproachOverTheBorder) {
  expectRight(1, {{0.30047812323725204, 0, -2},
                  {-0.10891845523238664, 0, 0},
                  {0.16408033639161712, 1.6614047631753093, 0.17563052775151464}});
  expectRight(1e-5, {{2.0931710097483824e-07, 0, -2.0000000000000002e-05},
                     {-2.4293992637457314e-07, 0, 0},
                     {1.3431917062530241e-07, 3.0221813390693042e-07, 1.3431917062530241e-07}});
}

}  // namespace
}  // namespace sweepscope::test
