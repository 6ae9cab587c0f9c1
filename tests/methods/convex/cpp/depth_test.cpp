// EPA: closed forms, every plane of the Minkowski sum of small hulls, and the study of two boxes by separating axes.
#include "methods/boxes/study.h"
#include "methods/convex/cpp/pairs.h"

namespace sweepscope::test::convex_pairs {
namespace {

using enum ConvexShape;

TEST(ConvexDepth, ClosedForms) {
  const Answer boxes = answer(pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {1.25, 0.5, 0.25}));
  EXPECT_EQ(boxes.verdict, ConvexVerdict::Overlapping);
  EXPECT_NEAR(boxes.distance, -0.75, 1e-15);
  EXPECT_NEAR(boxes.normal.x, -1, 1e-15) << "from B toward A";
  EXPECT_NEAR(length(boxes.pointA - boxes.pointB), 0.75, 1e-15);
  const Answer deep = answer(pair(Box, {5, 6, 7}, Box, {1, 1, 1}, {0.5, 0.25, 0.125}));
  EXPECT_NEAR(deep.distance, -5.5, 1e-14) << "one within the other";
  const Answer same = answer(pair(Box, {1, 2, 3}, Box, {1, 2, 3}, {}));
  EXPECT_NEAR(same.distance, -2, 1e-14) << "the same place";
  const Answer face = answer(pair(Sphere, {0.5, 1, 1}, Box, {1, 1, 1}, {0.125, 1.25, 0.25}));
  EXPECT_NEAR(face.distance, -0.25, 1e-9);
}

/// Of round bodies the polytope finds depth from two sides, and says what it could not find out with its faces.
TEST(ConvexDepth, SpheresBetweenBounds) {
  for (const double far : {1.4, 0.9, 0.3, 0.0}) {
    Settings s = pair(Sphere, {1, 1, 1}, Sphere, {0.5, 1, 1}, {far, 0, 0});
    const Answer whole = answer(s);
    EXPECT_LE(whole.low, far - 1.5 + 1e-15);
    EXPECT_GE(whole.high, far - 1.5 - 1e-15);
    EXPECT_TRUE(whole.verdict == ConvexVerdict::DepthBounded || whole.high - whole.low < 2e-9);
    s.rounding = ConvexRounding::Core;
    const Answer core = answer(s);
    EXPECT_EQ(core.verdict, ConvexVerdict::Overlapping);
    EXPECT_NEAR(core.distance, far - 1.5, 1e-15) << "cores are points: the margins are all there is";
  }
  EXPECT_EQ(answer(pair(Sphere, {1, 1, 1}, Sphere, {1, 1, 1}, {})).verdict, ConvexVerdict::DepthBounded)
      << "every direction is as near, and the faces do not suffice for all";
}

TEST(ConvexDepth, FewerFacesAreSaid) {
  Settings s = pair(Ellipsoid, {1, 0.7, 0.5}, Ellipsoid, {0.6, 0.9, 0.4}, {0.4, 0.3, 0.2});
  const Answer all = answer(s);
  s.faces = 12;
  const Answer few = answer(s);
  EXPECT_EQ(few.verdict, ConvexVerdict::DepthBounded);
  EXPECT_LT(few.epa, all.epa);
  EXPECT_LE(few.low, all.high);
  EXPECT_GE(few.high, all.low);
  EXPECT_NEAR(few.trueDistance, all.distance, 1e-12);
}

TEST(ConvexDepth, AgreesWithAllPlanesOfTheDifference) {
  Random random = Random::of(0xde97);
  int deep = 0, apart = 0;
  for (int k = 0; k < 120; ++k) {
    Settings s;
    s.shapeA = s.shapeB = Hull;
    s.sizeA = {1, 0.8, 0.6}, s.sizeB = {0.9, 0.5, 1};
    s.pointsA = randomPoints(random, 4 + random.below(3));
    s.pointsB = randomPoints(random, 4 + random.below(2));
    s.turnA = random.inBox(180), s.turnB = random.inBox(180);
    s.centreB = random.inBox(0.7);
    const Answer found = answer(s);
    const double planes = static_cast<double>(bruteDepth(bodyA(s), bodyB(s)));
    EXPECT_EQ(found.distance > 0, planes > 0);
    if (found.distance > 0) {
      ++apart;
      EXPECT_GE(found.distance, planes - 1e-13) << "no plane parts them by more than their distance";
      continue;
    }
    ++deep;
    EXPECT_EQ(found.verdict, ConvexVerdict::Overlapping);
    EXPECT_NEAR(found.distance, planes, 1e-12);
  }
  EXPECT_GT(deep, 30);
  EXPECT_GT(apart, 20);
}

methods::boxes::Settings asBoxes(const Settings& s) {
  methods::boxes::Settings boxes;
  boxes.centreA = s.centreA, boxes.halfA = s.sizeA, boxes.turnA = s.turnA;
  boxes.centreB = s.centreB, boxes.halfB = s.sizeB, boxes.turnB = s.turnB;
  return boxes;
}

TEST(ConvexDepth, AgreesWithSeparatingAxes) {
  Random random = Random::of(0x5a7);
  int deep = 0, apart = 0;
  for (int k = 0; k < 4000; ++k) {
    const double size = std::pow(10.0, random.between(-3, 3));
    const auto half = [&] {
      return Vec3{random.between(0.1, 1), random.between(0.1, 1), random.between(0.1, 1)} * size;
    };
    Settings s = pair(Box, half(), Box, half(), random.inBox(1.6) * size);
    if (k % 4 != 0) s.turnA = random.inBox(180);
    if (k % 4 != 1) s.turnB = random.inBox(180);
    if (k % 7 == 0) s.turnB = s.turnA;
    const Answer found = answer(s);
    const double gap = methods::boxes::Run(asBoxes(s), nullptr).frame(0, off).gap;
    const double slack = 1e-12 * size;
    if (std::fabs(gap) < slack) continue;
    EXPECT_EQ(found.distance > 0, gap > 0) << "pair " << k << ", gap " << gap;
    gap > 0 ? ++apart : ++deep;
    EXPECT_GE(found.distance, gap - slack) << "pair " << k;
    EXPECT_LE(found.distance, gap < 0 ? gap + slack : kNever) << "pair " << k;
  }
  EXPECT_GT(deep, 500);
  EXPECT_GT(apart, 500);
}

/// Moved by the depth along the normal, the bodies just touch; by less they still overlap: for all shapes and sizes.
TEST(ConvexDepth, TheWayOutParts) {
  Random random = Random::of(0x0073);
  int tried = 0, bounded = 0;
  for (int k = 0; k < 3000; ++k) {
    const double wideness = k % 3 == 0 ? 0.3 : 2;
    const auto one = [&] { return std::pow(10.0, random.between(-wideness, wideness)); };
    Settings s = pair(static_cast<ConvexShape>(random.below(7)), {one(), one(), one()},
                      static_cast<ConvexShape>(random.below(7)), {one(), one(), one()}, {});
    s.pointsA = randomPoints(random, 4 + random.below(20));
    s.pointsB = randomPoints(random, 4 + random.below(20));
    s.turnA = random.inBox(180), s.turnB = random.inBox(180);
    const double reach = bodyA(s).reach + bodyB(s).reach;
    s.centreB = random.direction() * reach * random.between(0, 0.7);
    const Answer found = answer(s);
    if (found.verdict != ConvexVerdict::Overlapping && found.verdict != ConvexVerdict::DepthBounded) continue;
    ++tried;
    bounded += found.verdict == ConvexVerdict::DepthBounded;
    ASSERT_LE(found.low, found.high);
    const bool exact = found.verdict == ConvexVerdict::Overlapping;
    EXPECT_LE(found.high - found.low, exact ? 2e-9 * -found.distance + 1e-13 * reach : kNever);
    Settings moved = s;
    moved.centreB = s.centreB + found.normal * found.distance;
    EXPECT_NEAR(answer(moved).distance, 0, 1e-11 * reach + (found.high - found.low) * 2) << "pair " << k;
    // Out of the way by what is surely needed less a little, in whatever direction.
    if (found.high < -1e-9 * reach) {
      for (const Vec3& way : {found.normal * -1.0, random.direction(), random.direction()}) {
        moved.centreB = s.centreB + way * (-found.high * 0.999);
        EXPECT_LT(answer(moved).distance, 0) << "pair " << k;
      }
    }
  }
  EXPECT_GT(tried, 1000);
  EXPECT_LT(bounded, tried / 3);
}

}  // namespace
}  // namespace sweepscope::test::convex_pairs
