// A foot well inside a triangle spares closestPoint the edges (core/closest_point.h): the answer is that of all of them, bit for bit.
#include "core/closest_point.h"

#include <gtest/gtest.h>

#include "support/environment.h"
#include "support/random.h"

namespace sweepscope::test {
namespace {

/// The nearest of the edges as points of three clamped segments; no foot.
double distanceOfEdges(const Corners& t) {
  double least = 1e300;
  for (int k = 0; k < 3; ++k) {
    const Vec3 e = t.edge(k);
    const double s = std::min(std::max(-dot(t.p[k], e) / squaredLength(e), 0.0), 1.0);
    least = std::min(least, squaredLength(s == 1 ? t.p[k == 2 ? 0 : k + 1] : t.p[k] + e * s));
  }
  return std::sqrt(least);
}

/// A triangle around a foot that may lie next to an edge, and the origin above it; sizes and heights of many magnitudes.
Corners triangleUnder(Random& random) {
  const double size = random.magnitude(-20, 20), height = random.chance(0.2) ? 0 : size * random.magnitude(-30, 12);
  Corners t{{random.inBox(size), random.inBox(size), random.inBox(size)}};
  double share[3] = {random.unit(), random.unit(), random.unit()};
  if (random.chance(0.7)) share[random.below(3)] *= random.magnitude(-50, -2);
  const double sum = share[0] + share[1] + share[2];
  const Vec3 foot = (t.p[0] * share[0] + t.p[1] * share[1] + t.p[2] * share[2]) * (1 / sum);
  const Vec3 origin = foot + unitNormal(t) * (random.sign() * height);
  for (Vec3& p : t.p) p = p - origin;
  return t;
}

TEST(ClosestPoint, WellInsideNoEdgeIsNearer) {
  Random random = Random::of(771);
  int well = 0, near = 0;
  for (int k = 0; k < 400'000; ++k) {
    const Corners t = triangleUnder(random);
    const TrianglePlane plane = planeOf(t);
    const Foot foot = footOn(t, plane);
    if (foot.inside && !foot.wellInside) ++near;
    if (!foot.wellInside) continue;
    ++well;
    const Closest closest = closestPoint(t, plane);
    ASSERT_EQ(closest.feature, Feature::Face);
    ASSERT_EQ(closest.distance, std::fabs(foot.height));
    ASSERT_LE(closest.distance, distanceOfEdges(t)) << "case " << k << " of seed " << seed();
  }
  EXPECT_GT(well, 40'000);
  EXPECT_GT(near, 10'000);
}

}  // namespace
}  // namespace sweepscope::test
