// Is a point inside: every small polygon on a grid in exact integers, and where the angle sum of the article is wrong.
#include <cstdint>
#include <gtest/gtest.h>

#include "methods/sphere_polygon/cpp/polygons.h"

namespace sweepscope::test {
namespace {

using namespace at_rest;

struct Cell {
  std::int64_t u, v;
};

std::int64_t turn(Cell a, Cell b, Cell c) { return (b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u); }

bool onSide(Cell a, Cell b, Cell p) {
  return turn(a, b, p) == 0 && std::min(a.u, b.u) <= p.u && p.u <= std::max(a.u, b.u) && std::min(a.v, b.v) <= p.v &&
         p.v <= std::max(a.v, b.v);
}

/// How often the polygon goes round p: half turns of crossings of the whole line through p, not of a ray, in integers.
int roundAbout(const std::vector<Cell>& polygon, Cell p) {
  int halves = 0;
  for (std::size_t k = 0; k < polygon.size(); ++k) {
    const Cell a = polygon[k], b = polygon[(k + 1) % polygon.size()];
    const bool above = a.u > p.u || (a.u == p.u && a.v > p.v), next = b.u > p.u || (b.u == p.u && b.v > p.v);
    if (above == next) continue;
    halves += turn(a, b, p) > 0 ? 1 : -1;
  }
  return halves / 2;
}

Vec3 lifted(Cell at, int plane) {
  const double u = static_cast<double>(at.u), v = static_cast<double>(at.v);
  return plane == 0 ? Vec3{0, u, v} : plane == 1 ? Vec3{v, 0, u} : Vec3{u, v, 0};
}

event::RestInside ask(const std::vector<Vec3>& corners, Vec3 foot) {
  const event::RestPlane plane = place::planeOfPolygon(corners, RestNormal::Newell, off);
  event::RestRay ray;
  ray.foot = foot;
  ray.verdict = RestRayVerdict::MeetsPlane;
  return place::findInside(corners, plane.n, place::shapeOf(corners, plane).convex, ray, RestInsideTest::AngleSum, off);
}

struct Tally {
  int asked = 0, onSides = 0, sumFailsOnSide = 0, sumFailsInside = 0, sumFailsOutside = 0, allInnerFails = 0;
};

void checkPolygon(const std::vector<Cell>& polygon, int size, Tally& tally) {
  std::int64_t area = 0;
  for (std::size_t k = 0; k < polygon.size(); ++k)
    area += turn(polygon[0], polygon[k], polygon[(k + 1) % polygon.size()]);
  for (int plane = 0; plane < 3; ++plane) {
    std::vector<Vec3> corners;
    for (const Cell& at : polygon) corners.push_back(lifted(at, plane));
    const event::RestPlane found = place::planeOfPolygon(corners, RestNormal::Newell, off);
    ASSERT_EQ(found.sumLength, std::fabs(static_cast<double>(area)));
    if (area == 0) {
      ASSERT_EQ(found.n, (Vec3{}));
      continue;
    }
    for (int u = -1; u <= size; ++u) {
      for (int v = -1; v <= size; ++v) {
        const Cell p{u, v};
        bool boundary = false;
        for (std::size_t k = 0; k < polygon.size(); ++k)
          boundary |= onSide(polygon[k], polygon[(k + 1) % polygon.size()], p);
        const bool inside = boundary || roundAbout(polygon, p) != 0;
        const event::RestInside asked = ask(corners, lifted(p, plane));
        ASSERT_EQ(asked.bySides, inside) << "plane " << plane << ", point " << u << " " << v;
        if (!boundary) {
          ASSERT_NEAR(asked.turns, 2 * kPi * std::abs(roundAbout(polygon, p)) * (asked.turns < 0 ? -1 : 1), 1e-9);
        }
        ++tally.asked;
        tally.onSides += boundary;
        tally.allInnerFails += asked.allInner != inside;
        if (asked.byAngles == inside) continue;
        (boundary ? tally.sumFailsOnSide : inside ? tally.sumFailsInside : tally.sumFailsOutside)++;
        // Away from the sides a convex polygon's sum is right.
        ASSERT_TRUE(boundary || !asked.convex);
      }
    }
  }
}

/// All polygons of `count` corners on a grid of `size` by `size`, up to the first corner, which is the least.
void everyPolygon(int count, int size, Tally& tally) {
  const int cells = size * size;
  std::vector<int> at(static_cast<std::size_t>(count), 0);
  for (;;) {
    std::vector<Cell> polygon;
    for (const int k : at) polygon.push_back({k % size, k / size});
    if (*std::min_element(at.begin(), at.end()) == at[0]) checkPolygon(polygon, size, tally);
    if (testing::Test::HasFatalFailure()) return;
    std::size_t k = 0;
    while (k < at.size() && ++at[k] == cells) at[k++] = 0;
    if (k == at.size()) return;
  }
}

TEST(SpherePolygonInside, EveryTriangleOnAGrid) {
  Tally tally;
  everyPolygon(3, 4, tally);
  EXPECT_GT(tally.asked, isSlice() ? 50000 : 100000);
  EXPECT_EQ(tally.sumFailsInside + tally.sumFailsOutside, 0);
  EXPECT_GT(tally.sumFailsOnSide, 1000) << "the published flaw: points on sides";
  EXPECT_LT(tally.sumFailsOnSide, tally.onSides);
  EXPECT_EQ(tally.allInnerFails, 0);
}

TEST(SpherePolygonInside, EveryQuadrilateralAndPentagonOnASmallGrid) {
  Tally tally;
  everyPolygon(4, 3, tally);
  if (!isSlice()) everyPolygon(5, 3, tally);
  EXPECT_GT(tally.asked, isSlice() ? 50000 : 100000);
  EXPECT_EQ(tally.sumFailsInside, 0) << "it is never too small but on a side";
  EXPECT_GT(tally.allInnerFails, 0) << "signed edges alone are for convex polygons";
}

/// Flaw: beside a side the arc cosine is good to a root of rounding only. From 1e-9 to 1e-7 within the side, points are found outside.
TEST(SpherePolygonInside, TheAngleSumFailsBesideASide) {
  const std::vector<Vec3> triangle{{0, 0, 0}, {0, 0, 1}, {1, 0, 0}};
  Random random = Random::of(0xa761e);
  const auto failures = [&](double within) {
    int failed = 0;
    for (int k = 0; k < 2000; ++k) failed += !ask(triangle, {random.between(0.05, 0.9), 0, within}).byAngles;
    return failed;
  };
  EXPECT_EQ(failures(1e-12), 0);
  EXPECT_GT(failures(1e-8), 800);
  EXPECT_GT(failures(3e-8), 30);
  EXPECT_EQ(failures(1e-6), 0);
  // And on the other side: so near outside that the missing part is less than the factor allows.
  EXPECT_TRUE(ask(triangle, {0.5, 0, -1e-11}).byAngles);
  EXPECT_FALSE(ask(triangle, {0.5, 0, -1e-11}).bySides);
  EXPECT_FALSE(ask(triangle, {0.5, 0, -1e-9}).byAngles);
}

TEST(SpherePolygonInside, TheAngleSumOnASideAndAtACorner) {
  const std::vector<Vec3> triangle{{0, 0, 0}, {0, 0, 1}, {1, 0, 0}};
  const event::RestInside half = ask(triangle, {0.5, 0, 0.5}), corner = ask(triangle, {0, 0, 1});
  EXPECT_FALSE(half.byAngles);
  EXPECT_NEAR(half.over, -2.04e-8, 1e-10);
  EXPECT_TRUE(half.bySides);
  EXPECT_TRUE(half.onBoundary);
  EXPECT_EQ(corner.uncounted, 2);
  EXPECT_NEAR(corner.sum, kPi / 4, 1e-12) << "two angles of three count nothing";
  EXPECT_FALSE(corner.byAngles);
  EXPECT_TRUE(corner.bySides);
}

/// Flaw: what fails within 1e-8 of a side's length is half a unit on a side of 1e8, where a smaller sphere then falls through the floor.
TEST(SpherePolygonInside, OnALargeFloorTheSphereFallsThrough) {
  const double half = 5e7;
  const std::vector<Vec3> floor{{-half, 0, 0}, {-half, 0, half}, {half, 0, half}, {half, 0, 0}};
  Random random = Random::of(0xf100);
  int failed = 0, right = 0;
  for (int k = 0; k < 500; ++k) {
    PlaceSettings s = resting(floor, {random.between(-1e6, 1e6), 0.2, 0.5}, 0.3);
    failed += !firstFrame(s).overlap;
    EXPECT_TRUE(firstFrame(s).trueOverlap);
    s.inside = RestInsideTest::SignedEdges;
    right += firstFrame(s).overlap;
  }
  EXPECT_GT(failed, 50);
  EXPECT_EQ(right, 500);
}

/// Flaw: a small polygon far from zero. The foot is off its plane by rounding, and the angles no longer come to a full turn.
TEST(SpherePolygonInside, OnASmallPolygonFarAwayTheSumFallsShort) {
  Random random = Random::of(0x71117);
  const auto failures = [&](double far) {
    int failed = 0;
    for (int k = 0; k < 500; ++k) {
      const Vec3 n = random.direction(), u = random.across(n), v = cross(n, u), o = random.direction() * far;
      const std::vector<Vec3> tiny{o, o + u * 1e-5, o + v * 1e-5};
      PlaceSettings s = resting(tiny, o + (u + v) * 3e-6 + n * 2e-6, 3e-6);
      s.facing = RestFacing::Both;
      failed += firstFrame(s).region != RestRegion::OverFace;
    }
    return failed;
  };
  EXPECT_EQ(failures(1), 0);
  EXPECT_GT(failures(1e6), 25);
}

/// Flaw: the angles have no sign, so in the bay of a U the walls count twice: 646 degrees, and the point is taken to be inside.
TEST(SpherePolygonInside, TheAngleSumTakesTheBayOfAUForInside) {
  const event::RestInside bay = ask(letterU(), {1.5, 0, 1.5}), arm = ask(letterU(), {0.5, 0, 0.5});
  EXPECT_NEAR(bay.sum * 180 / kPi, 646.26, 0.005);
  EXPECT_TRUE(bay.byAngles);
  EXPECT_FALSE(bay.bySides);
  EXPECT_EQ(bay.winding, 0);
  EXPECT_NEAR(bay.turns, 0, 1e-12);
  EXPECT_TRUE(arm.byAngles);
  EXPECT_TRUE(arm.bySides);
  EXPECT_FALSE(arm.allInner) << "signed edges alone need a convex polygon";
  PlaceSettings s = resting(letterU(), {1.5, 0.1, 1.5}, 0.3);
  EXPECT_TRUE(firstFrame(s).overlap);
  EXPECT_FALSE(firstFrame(s).trueOverlap);
  s.inside = RestInsideTest::SignedEdges;
  EXPECT_FALSE(firstFrame(s).overlap);
}

/// The angle of a direction against long double.
TEST(SpherePolygonInside, AnglesToAFewUnitsInTheLastPlace) {
  Random random = Random::of(0xa716);
  for (int k = 0; k < 20000; ++k) {
    const double y = random.magnitude(-40, 40), x = random.sign() * random.magnitude(-40, 40);
    const long double right = std::atan2(static_cast<long double>(y), static_cast<long double>(x));
    EXPECT_NEAR(static_cast<double>(angleOf(y, x) / right), 1, 6 * 0x1p-53);
  }
  EXPECT_EQ(angleOf(0, 0), 0);
  EXPECT_EQ(angleOf(0, -1), kPi);
  EXPECT_EQ(angleOf(1, 0), kPi / 2);
}

}  // namespace
}  // namespace sweepscope::test
