// Triangles without area, slivers, duplicates and sizes out of proportion (docs/solver.md 6).
#include <gtest/gtest.h>

#include "support/judge.h"
#include "support/random.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

const Corners kPoint{{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}};

TEST(SweepDegenerate, PointActsAsAPoint) {
  const SweepHit hit = sweepOf({kPoint}, {-3, 0.6, 0}, {4, 0, 0}).hit;
  ASSERT_TRUE(hit.found());
  EXPECT_NEAR(hit.time, 0.55, 1e-15);
  EXPECT_EQ(hit.feature, Feature::Vertex);
  EXPECT_VEC3_NEAR(hit.normal, -0.8, 0.6, 0, 1e-15);
  EXPECT_FALSE(sweepOf({kPoint}, {-3, 1.001, 0}, {6, 0, 0}).hit.found());
}

TEST(SweepDegenerate, SegmentActsAsASegmentInAnyOrderOfCorners) {
  const Vec3 a{0, 0, -2}, b{0, 0, 2}, middle{0, 0, 1};
  for (const Corners& t : {Corners{{a, b, middle}}, Corners{{a, middle, b}}, Corners{{middle, a, b}},
                           Corners{{b, a, a}}, Corners{{a, b, b}}, Corners{{b, a, b}}}) {
    const SweepHit side = sweepOf({t}, {-3, 0.6, 0.5}, {4, 0, 0}).hit;
    ASSERT_TRUE(side.found());
    EXPECT_NEAR(side.time, 0.55, 1e-15);
    EXPECT_EQ(side.feature, Feature::Edge);
    const SweepHit end = sweepOf({t}, {0, 0, -6}, {0, 0, 4}).hit;
    ASSERT_TRUE(end.found());
    EXPECT_EQ(end.time, 0.75);
  }
}

TEST(SweepDegenerate, DuplicatesChangeNothing) {
  Random random = Random::of(111);
  for (int k = 0; k < cases(2000); ++k) {
    Triangles once = soup(random, 6, 2, 2), twice = once;
    twice.insert(twice.end(), once.begin(), once.end());
    const Vec3 center = random.inBox(4), travel = random.inBox(5);
    const SweepHit a = sweepOf(once, center, travel).hit, b = sweepOf(twice, center, travel).hit;
    EXPECT_EQ(a.time, b.time);
    EXPECT_EQ(a.triangle, b.triangle);
    EXPECT_EQ(a.feature, b.feature);
  }
}

// A sliver met with a small ball, from the prototype behind the specification. Its numbers are floats, printed.
TEST(SweepDegenerate, KnownSliver) {
  const Triangles t{{{{7.33294010f, 79.6109009f, -26.9337997f},
                      {7.61456013f, 80.2574005f, -27.3008995f},
                      {7.33294010f, 80.2574005f, -26.9337997f}}}};
  const Vec3 travel = Vec3{-0.929564953f, -0.0281119142f, 0.367584974f} * double{0.149537891f};
  const Vec3 center{7.74110079f, 80.513966191f, -27.2595482f};
  const SweepRequest request{center, travel, ball(0.265350759f), Sides::Both};
  const SweepResult result = sweepMesh(meshOf(t), request, off);
  ASSERT_TRUE(result.hit.found());
  EXPECT_NEAR(result.hit.time, 0.631363318381, 2e-8);
  EXPECT_EQ(judgeSweep(t, request, result).complaint, "");
}

// Three corners on a line: a ghost of a face must not be hit.
TEST(SweepDegenerate, KnownGhostOfALine) {
  const Triangles t{{{{14.5536213, 10.5973721, -0.0060005188},
                      {14.5536213, 10.5969315, -3.18638134},
                      {14.5536213, 10.5969315, -5.18637228}}}};
  const SweepRequest request{
      {14.831459, 8.1905508, -4.30825043}, {-0.0988006592, 5.96e-8, 0.000732421875}, ball(0.2), Sides::Both};
  EXPECT_FALSE(sweepMesh(meshOf(t), request, off).hit.found());
}

// No answer is ever NaN, whatever the triangle collapses to.
TEST(SweepDegenerate, NothingIsEverNaN) {
  Random random = Random::of(112);
  const double lengths[] = {0, 1e-60, 1e-17, 1e-3, 1, 1e3, 1e17, 1e29};
  for (int k = 0; k < cases(40000); ++k) {
    const auto point = [&] {
      const double x = random.oneOf(lengths) * random.sign(), y = random.oneOf(lengths) * random.sign();
      return Vec3{x, y, random.oneOf(lengths) * random.sign()};
    };
    const Vec3 a = point(), b = random.chance(0.3) ? a : point(), c = random.chance(0.3) ? b : point();
    const Vec3 center = point(), travel = point();
    const Triangles t{{{a, b, c}}};
    const SweepRequest request{center, travel, ball(random.oneOf({1e-3, 1.0, 1e12})), Sides::Both};
    const SweepResult result = sweepMesh(meshOf(t), request, off);
    EXPECT_FALSE(std::isnan(result.overlap.depth));
    EXPECT_TRUE(isFinite(result.overlap.normal));
    if (!result.hit.found()) continue;
    EXPECT_TRUE(result.hit.time >= 0 && result.hit.time <= 1);
    ASSERT_TRUE(isFinite(result.hit.point));
    ASSERT_NEAR(length(result.hit.normal), 1, 1e-12) << describe(t, request, result);
    ASSERT_NEAR(length(result.hit.normalEllipsoid), 1, 1e-12);
  }
}

}  // namespace
}  // namespace sweepscope::test
