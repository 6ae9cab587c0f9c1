// Plane figures as they are asked: the drawn reference, what is printed and false, random figures against another way to the answer.
#include <gtest/gtest.h>

#include "methods/plane_figures/study.h"
#include "support/random.h"

namespace sweepscope::test {
namespace {

using namespace methods::plane_figures;
using FigureRun = methods::plane_figures::Run;

Result answer(const Settings& settings, int frame = 0) { return FigureRun(settings, nullptr).frame(frame, off); }

/// Across two quadrants the nearest corner lies at 1.09 r and the side at 0.62 r: printed no, truly yes.
TEST(PlaneFigures, TheRectangleOfTheReference) {
  Settings settings;
  Result found = answer(settings);
  EXPECT_EQ(found.answer, FigureAnswer::Apart);
  EXPECT_TRUE(found.truth);
  EXPECT_TRUE(found.wrong);
  EXPECT_NEAR(found.nearest, 0.0929, 5e-5);
  EXPECT_NEAR(found.gap, -0.38, 1e-12);
  settings.test = FigureWay::Completed;
  EXPECT_FALSE(answer(settings).wrong);
  settings.test = FigureWay::Right;
  found = answer(settings);
  EXPECT_EQ(found.answer, FigureAnswer::Touch);
  EXPECT_EQ(found.asked, 1);
  // The other half of the drawing: all in one quadrant, the nearest corner at 0.57 r is a hit.
  settings.test = FigureWay::Printed;
  settings.centreB = {1.025, 0.825, 0};
  settings.half = {0.575, 0.475, 0};
  found = answer(settings);
  EXPECT_FALSE(found.wrong);
  EXPECT_EQ(found.answer, FigureAnswer::Touch);
  EXPECT_NEAR(found.nearest, 0.57 - 1, 5e-4);
}

/// The frames of the initial settings: the answer changes where a corner comes in, the truth does not.
TEST(PlaneFigures, AFigureThatOverlapsAllTheWayIsFoundLate) {
  const Settings settings;
  int first = -1;
  for (int frame = 0; frame < 24; ++frame) {
    const Result found = answer(settings, frame);
    EXPECT_TRUE(found.truth);
    if (found.printed && first < 0) first = frame;
  }
  EXPECT_EQ(first, 3);
}

/// A small square in the mouth of a U: nothing touches, and no line parts them. Asked as printed they touch; rightly they are refused.
TEST(PlaneFigures, SeparatingAxesAreWrongForConcaveFigures) {
  Settings settings;
  settings.pair = FigurePair::Polygons;
  settings.polygonA = {-2, -2, 2, -2, 2, 2, 1, 2, 1, -1, -1, -1, -1, 2, -2, 2};
  settings.polygonB = {-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5};
  settings.centreB = {0, 0.5, 0};
  Result found = answer(settings);
  EXPECT_EQ(found.shapeA, FigureShape::Concave);
  EXPECT_EQ(found.shapeB, FigureShape::Convex);
  EXPECT_EQ(found.answer, FigureAnswer::Touch);
  EXPECT_FALSE(found.truth);
  EXPECT_TRUE(found.wrong);
  settings.test = FigureWay::Right;
  found = answer(settings);
  EXPECT_EQ(found.answer, FigureAnswer::Refused);
  EXPECT_FALSE(found.wrong);
  settings.centreB = {0, -0.6, 0};
  EXPECT_TRUE(answer(settings).truth) << "into the bottom of the U";
}

TEST(PlaneFigures, WhatIsNoPolygonIsRefusedByName) {
  Settings settings;
  settings.pair = FigurePair::Polygons;
  settings.test = FigureWay::Right;
  const std::pair<std::vector<double>, FigureShape> cases[] = {
      {{}, FigureShape::Degenerate},
      {{1, 1}, FigureShape::Degenerate},
      {{0, 0, 1, 0}, FigureShape::Degenerate},
      {{0, 0, 0, 0, 1, 1}, FigureShape::Degenerate},
      {{0, 0, 0.1, 0.1, 0.3, 0.3}, FigureShape::Degenerate},
      {{0, 0, 2, 2, 2, 0, 0, 2}, FigureShape::SelfIntersecting},
      // A star of five turns left at every corner, and twice around.
      {{0, 1, -0.6, -0.8, 0.95, 0.3, -0.95, 0.3, 0.6, -0.8}, FigureShape::SelfIntersecting},
      {{0, 0, 2, 0, 1, 0, 1, 1}, FigureShape::SelfIntersecting},
      {{0, 0, 1, 0, 2, 0, 2, 2, 0, 2}, FigureShape::Convex},
      {{0, 2, 2, 2, 2, 0, 0, 0}, FigureShape::Convex},
      {{0, 0, 2, 0, 1, 0x1p-50, 1, 2}, FigureShape::Concave},
      {{0, 0, 1, -0x1p-50, 2, 0, 1, 2}, FigureShape::Convex},
  };
  for (const auto& [corners, shape] : cases) {
    settings.polygonA = corners;
    const Result found = answer(settings);
    EXPECT_EQ(found.shapeA, shape) << corners.size() << " numbers, the first " << (corners.empty() ? 0 : corners[0]);
    EXPECT_EQ(found.answer == FigureAnswer::Refused, shape != FigureShape::Convex);
    EXPECT_TRUE(std::isfinite(found.gap) && std::isfinite(found.nearest));
  }
}

/// A convex polygon about the origin.
std::vector<double> roundPolygon(Random& random, double size) {
  std::vector<double> numbers;
  const int count = 3 + random.below(6);
  for (int k = 0; k < count; ++k) {
    const double angle = (k + random.between(0.1, 0.9)) * 6.283185307179586 / count;
    numbers.push_back(size * std::cos(angle));
    numbers.push_back(size * std::sin(angle));
  }
  return numbers;
}

/// The least distance of two outlines, corner against edge, in long double: apart by it, or meeting.
long double outlineDistance(const Polygon& a, const Polygon& b) {
  long double least = 1e30L;
  const auto ask = [&](const Polygon& of, const Polygon& other) {
    for (const Vec3& p : of) {
      for (std::size_t k = 0; k < other.size(); ++k) {
        const Vec3 from = other[k], to = other[(k + 1) % other.size()];
        const long double ex = static_cast<long double>(to.x) - from.x, ey = static_cast<long double>(to.y) - from.y;
        const long double px = static_cast<long double>(p.x) - from.x, py = static_cast<long double>(p.y) - from.y;
        const long double t = std::min(1.0L, std::max(0.0L, (px * ex + py * ey) / (ex * ex + ey * ey)));
        least = std::min(least, std::hypot(px - t * ex, py - t * ey));
      }
    }
  };
  ask(a, b);
  ask(b, a);
  return least;
}

TEST(PlaneFigures, GapsOfConvexPolygonsAgreeWithDistances) {
  Random random = Random::of(0x9a9);
  Settings settings;
  settings.pair = FigurePair::Polygons;
  settings.test = FigureWay::Right;
  int apart = 0, together = 0;
  for (int k = 0; k < 4000; ++k) {
    settings.polygonA = roundPolygon(random, random.between(0.2, 2));
    settings.polygonB = roundPolygon(random, random.between(0.2, 2));
    settings.centreB = random.inBox(3);
    settings.centreB.z = 0;
    const Result found = answer(settings);
    ASSERT_EQ(found.shapeA, FigureShape::Convex);
    EXPECT_EQ(found.answer == FigureAnswer::Touch, found.truth);
    EXPECT_FALSE(found.wrong);
    const Polygon a = polygonOf(settings.polygonA, settings.centreA),
                  b = polygonOf(settings.polygonB, settings.centreB);
    const double distance = static_cast<double>(outlineDistance(a, b));
    if (found.truth) {
      EXPECT_LE(found.gap, 1e-12);
      // Pushed out along the axis by the depth they no longer overlap, by less they do.
      event::FigurePairEnd end = byAxes(a, b, off);
      for (const double share : {0.999, 1.001}) {
        Settings pushed = settings;
        pushed.centreB = settings.centreB - end.direction * (end.gap * share);
        if (end.gap < -1e-6) {
          EXPECT_EQ(answer(pushed).truth, share < 1);
        }
      }
      ++together;
    } else {
      // An edge's normal shows no more than the distance; between a corner and an edge just that.
      EXPECT_GT(found.gap, 0);
      EXPECT_LE(found.gap, distance + 1e-12);
      ++apart;
    }
  }
  EXPECT_GT(apart, 500);
  EXPECT_GT(together, 500);
}

/// Circles that touch but for the last bit: squares in double cannot tell, the exact sum can.
TEST(PlaneFigures, TouchingIsDecidedWithoutRounding) {
  Settings settings;
  settings.pair = FigurePair::CircleCircle;
  settings.radiusA = 1;
  settings.radiusB = 0x1p-90;
  settings.centreB = {1, 0x1p-40, 0};
  Result found = answer(settings);
  EXPECT_TRUE(found.printed) << "both squares round to 1";
  EXPECT_FALSE(found.truth);
  EXPECT_TRUE(found.wrong);
  settings.test = FigureWay::Right;
  EXPECT_FALSE(answer(settings).wrong);
  settings.radiusB = 0x1p-40;
  EXPECT_TRUE(answer(settings).truth);
}

TEST(PlaneFigures, ExtremesAreFiniteAndAnswered) {
  for (int pair = 0; pair < 5; ++pair) {
    for (int way = 0; way < 3; ++way) {
      for (const double size : {0.0, 1e-150, 1e6, 1e30}) {
        Settings settings;
        settings.pair = static_cast<FigurePair>(pair);
        settings.test = static_cast<FigureWay>(way);
        settings.radiusA = settings.radiusB = std::min(size, 1e6);
        settings.half = Vec3{1, 1, 1} * std::min(size, 1e6);
        settings.centreB = settings.motion = {1e6, 1e6, 1e6};
        settings.polygonA = settings.polygonB = {size, 0, 0, size, -size, 0, 0, -size};
        const Result found = answer(settings, 9999);
        EXPECT_TRUE(std::isfinite(found.gap) && std::isfinite(found.nearest)) << pair << ' ' << size;
        EXPECT_FALSE(pair < 4 && way > 0 && found.wrong);
      }
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
