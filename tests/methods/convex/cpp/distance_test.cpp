// GJK: closed forms, both bounds of every distance checked by themselves, and every pair of triangles of small hulls.
#include "methods/boxes/study.h"
#include "methods/convex/cpp/pairs.h"

namespace sweepscope::test::convex_pairs {
namespace {

using enum ConvexShape;

TEST(ConvexDistance, ClosedForms) {
  const Answer spheres = answer(pair(Sphere, {1, 1, 1}, Sphere, {0.5, 1, 1}, {3, 4, 0}));
  EXPECT_EQ(spheres.verdict, ConvexVerdict::Separated);
  EXPECT_NEAR(spheres.distance, 3.5, 1e-11);
  EXPECT_NEAR(spheres.normal.x, -0.6, 1e-5) << "from B toward A";
  const Answer boxes = answer(pair(Box, {1, 2, 3}, Box, {0.5, 0.5, 0.5}, {4, 4, 0.25}));
  EXPECT_NEAR(boxes.distance, std::sqrt(2.5 * 2.5 + 1.5 * 1.5), 1e-14);
  const Answer faces = answer(pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {0.3, 2.75, -0.2}));
  EXPECT_EQ(faces.distance, 0.75) << "parallel faces";
  EXPECT_EQ(faces.low, 0.75);
  const Answer corner = answer(pair(Sphere, {0.5, 1, 1}, Box, {1, 1, 1}, {2, 2, 2}));
  EXPECT_NEAR(corner.distance, std::sqrt(3.0) - 0.5, 1e-11);
  const Answer face = answer(pair(Sphere, {0.5, 1, 1}, Box, {1, 1, 1}, {0.25, 3, 0.5}));
  EXPECT_NEAR(face.distance, 1.5, 1e-11);
  const Answer capsules = answer(pair(Capsule, {0.25, 1, 1}, Capsule, {0.5, 2, 1}, {2, 0.5, 0}));
  EXPECT_NEAR(capsules.distance, 1.25, 1e-11) << "parallel segments";
  const Answer cone = answer(pair(Cone, {1, 1, 1}, Box, {1, 1, 1}, {0, 3, 0}));
  EXPECT_NEAR(cone.distance, 1, 1e-14) << "its apex";
  const Answer cylinder = answer(pair(Cylinder, {1, 1, 1}, Sphere, {1, 1, 1}, {3, 0, 4}));
  EXPECT_NEAR(cylinder.distance, 3, 1e-11);
}

TEST(ConvexDistance, PointsSegmentsAndFlatHulls) {
  Settings s = pair(Hull, {1, 1, 1}, Hull, {1, 1, 1}, {3, 4, 0});
  s.pointsA = s.pointsB = {0, 0, 0};
  EXPECT_EQ(answer(s).distance, 5) << "two points";
  s.pointsA = {-9, 0, 0, 9, 0, 0, 1, 0, 0};
  EXPECT_NEAR(answer(s).distance, 4, 1e-15) << "a segment, with a point inside of it";
  s.pointsB = {0, -1, -1, 0, -1, 1, 0, 1, -1, 0, 1, 1};
  EXPECT_NEAR(answer(s).distance, 3, 1e-15) << "a square across";
  s.centreB = {20, 0, 0};
  EXPECT_NEAR(answer(s).distance, 11, 1e-14);
  s.pointsA = s.pointsB;
  s.centreB = {0, 0.5, 0};
  EXPECT_EQ(answer(s).verdict, ConvexVerdict::Touching) << "two squares in one plane";
  EXPECT_EQ(answer(s).distance, 0);
  s.pointsA = s.pointsB = {0, 0, 0, 0, 0, 0, 0, 0, 0};
  s.centreB = {};
  EXPECT_EQ(answer(s).verdict, ConvexVerdict::Touching) << "one point three times, twice";
}

TEST(ConvexDistance, TouchingIsNamed) {
  const Answer corners = answer(pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {2, 2, 2}));
  EXPECT_EQ(corners.verdict, ConvexVerdict::Touching);
  EXPECT_NEAR(corners.distance, 0, 1e-13);
  EXPECT_EQ(answer(pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {2, 0.5, 0})).verdict, ConvexVerdict::Touching);
  const Answer near = answer(pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {2 + 0x1p-40, 0.5, 0}));
  EXPECT_EQ(near.verdict, ConvexVerdict::Separated);
  EXPECT_EQ(near.distance, 0x1p-40);
  const Answer in = answer(pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {2 - 0x1p-40, 0.5, 0}));
  EXPECT_EQ(in.verdict, ConvexVerdict::Overlapping);
  EXPECT_NEAR(in.distance, -0x1p-40, 1e-16);
}

/// Where only the distance is asked, GJK does not say how deep; the truth does.
TEST(ConvexDistance, MeetingIsAllThatGjkSays) {
  Settings s = pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {1.5, 0.25, 0});
  s.question = ConvexQuestion::Distance;
  const Answer found = answer(s);
  EXPECT_EQ(found.verdict, ConvexVerdict::Meeting);
  EXPECT_EQ(found.distance, 0);
  EXPECT_EQ(found.epa, 0);
  EXPECT_NEAR(found.trueDistance, -0.5, 1e-15);
}

Settings randomPair(Random& random, double low, double high) {
  Settings s;
  const auto size = [&] {
    const auto one = [&] { return std::pow(10.0, random.between(low, high)); };
    return Vec3{one(), one(), one()};
  };
  s.shapeA = static_cast<ConvexShape>(random.below(7));
  s.shapeB = static_cast<ConvexShape>(random.below(7));
  s.sizeA = size(), s.sizeB = size();
  s.turnA = random.inBox(180), s.turnB = random.inBox(180);
  s.pointsA = randomPoints(random, 1 + random.below(20));
  s.pointsB = randomPoints(random, 1 + random.below(20));
  return s;
}

/// Support of a body in wide numbers, against a support point found by its own function: only bodies with corners have their own here.
Wide reach(const study::Body& body, Vec3 n, Vec3 from) {
  if (!body.cornered()) {
    const Vec3 p = body.support(n);
    return dot(wide(n), wide(body.centre) - wide(from) + wide(p));
  }
  Wide most = -static_cast<Wide>(kNever);
  for (const Wide3& p : cornersOf(body, from)) most = std::max(most, dot(wide(n), p));
  return most;
}

void expectBounds(const Settings& s, const Answer& found) {
  const study::Body a = bodyA(s), b = bodyB(s);
  const double lengths = a.reach + b.reach + length(b.centre - a.centre), far = maxAbs(a.centre) + maxAbs(b.centre);
  const double slack = 1e-13 * lengths + 1e-15 * far;
  // The points are in their bodies, so no distance is more than theirs ...
  EXPECT_LE(outside(a, found.pointA), slack);
  EXPECT_LE(outside(b, found.pointB), slack);
  EXPECT_NEAR(length(found.pointA - found.pointB), found.high, slack);
  // ... and the plane across the normal keeps the bodies apart by nearly as much.
  const Wide gap = -reach(a, -found.normal, a.centre) - reach(b, found.normal, a.centre);
  EXPECT_GE(gap, found.distance * (1 - 1e-8L) - 1e-10L * lengths);
  EXPECT_LE(gap, found.high + slack);
  EXPECT_GE(found.distance, found.low - slack);
  // A little more than the share where doubles gave no more, and then it is said.
  const double open =
      found.verdict == ConvexVerdict::Stalled ? 1e-11 * lengths : 1e-9 * found.distance + 1e-13 * lengths;
  EXPECT_LE(found.high - found.low, open);
}

TEST(ConvexDistance, BothBoundsHoldForAllShapesAndSizes) {
  Random random = Random::of(0xc0411);
  int apart = 0, stalled = 0;
  for (int k = 0; k < 6000; ++k) {
    const double wideness = k % 3 == 0 ? 0.3 : 3;
    Settings s = randomPair(random, -wideness, wideness);
    s.question = ConvexQuestion::Distance;
    const double reach = bodyA(s).reach + bodyB(s).reach;
    s.centreA = k % 2 == 0 ? Vec3{} : random.inBox(5e5);
    s.centreB = s.centreA + random.direction() * reach * random.between(0.1, k % 5 == 0 ? 300 : 1.5);
    s.start = random.chance(0.5) ? Vec3{} : random.direction();
    const Answer found = answer(s);
    ASSERT_NE(found.verdict, ConvexVerdict::LimitReached);
    ASSERT_NE(found.verdict, ConvexVerdict::Cycles);
    if (found.verdict == ConvexVerdict::Meeting) {
      EXPECT_LE(found.trueDistance, 1e-12 * (reach + maxAbs(s.centreA)));
      continue;
    }
    stalled += found.verdict == ConvexVerdict::Stalled;
    ++apart;
    expectBounds(s, found);
    if (testing::Test::HasFailure()) FAIL() << "pair " << k;
  }
  EXPECT_GT(apart, 3000);
  EXPECT_LT(stalled, 3);
}

/// Bodies that nearly touch make the flattest simplices: the signs of their coordinates are rounding, and are known by their sum to be.
TEST(ConvexDistance, NearContactIsKnownAsWell) {
  Random random = Random::of(0x9ea2);
  int stalled = 0;
  for (int k = 0; k < 1500; ++k) {
    Settings s = randomPair(random, -0.7, 0);
    s.pointsA = randomPoints(random, 12), s.pointsB = randomPoints(random, 12);
    s.centreB = random.direction() * 4;
    const double size = bodyA(s).reach + bodyB(s).reach, want = 1e-7 * size;
    for (int part = 0; part < 5; ++part) {
      const Answer found = answer(s);
      s.centreB = s.centreB + found.normal * (found.distance - want);
    }
    const Answer found = answer(s);
    EXPECT_NEAR(found.distance, want, 1e-3 * want) << "pair " << k;
    EXPECT_LE(found.high - found.low, 1e-11 * size) << "pair " << k;
    stalled += found.verdict != ConvexVerdict::Separated;
  }
  EXPECT_LE(stalled, 2);
}

TEST(ConvexDistance, AgreesWithAllPairsOfTriangles) {
  Random random = Random::of(0xd157);
  int apart = 0;
  for (int k = 0; k < 150; ++k) {
    Settings s;
    s.shapeA = k % 3 == 0 ? Box : Hull;
    s.shapeB = Hull;
    s.sizeA = s.sizeB = {1, 0.4, 0.7};
    s.pointsA = randomPoints(random, 4 + random.below(4));
    s.pointsB = randomPoints(random, 1 + random.below(6));
    s.turnA = random.inBox(180), s.turnB = random.inBox(180);
    s.centreB = random.direction() * random.between(1, 2.5);
    const Answer found = answer(s);
    if (found.distance <= 0) continue;
    ++apart;
    EXPECT_NEAR(found.distance, static_cast<double>(bruteDistance(bodyA(s), bodyB(s))), 1e-13);
  }
  EXPECT_GT(apart, 80);
}

/// A start that looks along, against or across, or nowhere, ends at the same place.
TEST(ConvexDistance, TheStartDoesNotMatter) {
  Settings s;
  const double there = answer(s).distance;
  for (const Vec3& start : {Vec3{}, Vec3{-1, 0, 0}, Vec3{0, 0, 1e6}, Vec3{0, -1e-6, 0}, Vec3{1, 1, 1}}) {
    s.start = start;
    EXPECT_NEAR(answer(s).distance, there, 1e-13);
  }
}

/// The published way to keep a rounded body: a core and a margin. The same answers, in fewer iterations.
TEST(ConvexDistance, CoresWithMarginsAnswerTheSame) {
  Random random = Random::of(0xc02e);
  int whole = 0, core = 0;
  for (int k = 0; k < 400; ++k) {
    Settings s = randomPair(random, -0.3, 0.3);
    s.shapeA = k % 2 == 0 ? Sphere : Capsule;
    s.centreB = random.inBox(4);
    const Answer asked = answer(s);
    s.rounding = ConvexRounding::Core;
    const Answer quick = answer(s);
    EXPECT_GE(quick.distance, asked.low - 1e-9);
    EXPECT_LE(quick.distance, asked.high + 1e-9);
    whole += static_cast<int>(asked.gjk), core += static_cast<int>(quick.gjk);
  }
  EXPECT_LT(core, whole * 0.7);
}

}  // namespace
}  // namespace sweepscope::test::convex_pairs
