// What is published beside what is right: absolute bounds, Johnson's sub-distance without its backup.
#include "methods/convex/cpp/pairs.h"

namespace sweepscope::test::convex_pairs {
namespace {

using enum ConvexShape;

Settings scaled(Settings s, double by) {
  s.sizeA = s.sizeA * by, s.sizeB = s.sizeB * by, s.centreB = s.centreB * by, s.motion = s.motion * by;
  return s;
}

/// Bodies of a millimetre, half a millimetre apart: v.v is below the bound whatever they do.
TEST(ConvexFlaws, AnAbsoluteBoundTakesSmallBodiesForMeeting) {
  Settings s = scaled(pair(Box, {0.3, 0.3, 0.3}, Box, {0.3, 0.3, 0.3}, {1.1, 0, 0}), 1e-3);
  s.termination = ConvexTermination::Absolute;
  s.question = ConvexQuestion::Distance;
  const Answer found = answer(s);
  EXPECT_EQ(found.verdict, ConvexVerdict::Meeting);
  EXPECT_EQ(found.distance, 0);
  EXPECT_NEAR(found.trueDistance, 0.5e-3, 1e-15);
  s.termination = ConvexTermination::Relative;
  EXPECT_EQ(answer(s).verdict, ConvexVerdict::Separated);
}

/// The same pair, ten times to a thousand times as large: the answer is wrong by a share that depends on nothing but size.
TEST(ConvexFlaws, AnAbsoluteBoundStopsTooEarly) {
  const Settings model = pair(Ellipsoid, {0.9, 0.3, 0.5}, Ellipsoid, {0.4, 0.8, 0.6}, {1.2, 0.9, 0.4});
  double last = 1;
  for (const double size : {1e-2, 1.0, 100.0}) {
    Settings s = scaled(model, size);
    s.termination = ConvexTermination::Absolute;
    const Answer found = answer(s);
    ASSERT_EQ(found.verdict, ConvexVerdict::Separated);
    const double off = (found.distance - found.trueDistance) / found.trueDistance;
    EXPECT_GT(off, 0) << "too far, for its point is not the nearest";
    EXPECT_LT(off, last * 0.1);
    last = off;
    s.termination = ConvexTermination::Relative;
    const Answer right = answer(s);
    EXPECT_LE(right.high - right.low, 1e-11 * right.distance);
  }
}

/// With a bound that small bodies need, large ones never fulfil it: the simplex comes back, for ever if nobody looked.
TEST(ConvexFlaws, AnAbsoluteBoundNeverEndsForLargeBodies) {
  Random random = Random::of(0xab5);
  int cycles = 0, limit = 0;
  for (int k = 0; k < 200; ++k) {
    Settings s = scaled(pair(Ellipsoid, {0.9, 0.3, 0.5}, Box, {0.4, 0.8, 0.6}, random.direction() * 3), 1000);
    s.turnA = random.inBox(180), s.turnB = random.inBox(180);
    s.termination = ConvexTermination::Absolute;
    s.epsilon = 1e-12;
    const Answer found = answer(s);
    cycles += found.verdict == ConvexVerdict::Cycles;
    limit += found.verdict == ConvexVerdict::LimitReached;
    s.termination = ConvexTermination::Relative;
    EXPECT_EQ(answer(s).verdict, ConvexVerdict::Separated);
  }
  EXPECT_GT(cycles, 10) << "of 200; the others stop because rounding makes the progress 0 or less";
  EXPECT_EQ(limit, 0) << "all are seen to cycle before";
}

/// Advancement that trusts the points' distance and stops by an absolute bound steps through: its contact is later than the true one.
TEST(ConvexFlaws, AnAbsoluteBoundAdvancesTooFar) {
  Random random = Random::of(0x1a7e);
  int later = 0, missed = 0;
  for (int k = 0; k < 300; ++k) {
    Settings s = scaled(pair(Ellipsoid, {0.9, 0.3, 0.5}, Box, {0.4, 0.8, 0.6}, random.direction() * 3), 0.01);
    s.turnA = random.inBox(180), s.turnB = random.inBox(180);
    s.motion = s.centreB * -1.0 + random.inBox(0.01);
    s.question = ConvexQuestion::Time;
    s.termination = ConvexTermination::Absolute;
    s.epsilon = 1e-5;
    const Answer found = answer(s);
    if (!(found.trueTime <= 1) || !(found.trueTime > 0)) continue;
    EXPECT_LE(found.trueTime, found.sweepTime + 1e-12);
    later += found.time <= 1 && found.time > found.sweepTime + 1e-4;
    missed += found.time > 1;
  }
  EXPECT_GT(later + missed, 5) << later << " later, " << missed << " missed";
}

/// Johnson's cofactors are products of up to six lengths. In a flat simplex no subset has all the signs it should; the loop as published keeps
/// its simplex and asks the same again, and sometimes the wrong subset fits: all four, so that bodies apart “meet”.
TEST(ConvexFlaws, JohnsonsSignsFailWhereSimplicesAreFlat) {
  Random random = Random::of(0x1988);
  int cycles = 0, falseMeetings = 0;
  for (int k = 0; k < 8000; ++k) {
    Settings s = scaled(pair(Ellipsoid, {random.between(0.2, 1), random.between(0.2, 1), random.between(0.2, 1)}, Box,
                             {0.4, 0.8, 0.6}, random.direction() * 2.5),
                        1000);
    s.turnA = random.inBox(180), s.turnB = random.inBox(180);
    s.question = ConvexQuestion::Distance;
    s.subDistance = ConvexSubDistance::Johnson;
    s.termination = ConvexTermination::Absolute;
    const Answer published = answer(s);
    s.subDistance = ConvexSubDistance::SignedVolumes;
    s.termination = ConvexTermination::Relative;
    const Answer right = answer(s);
    EXPECT_EQ(right.verdict, right.distance > 0 ? ConvexVerdict::Separated : right.verdict);
    cycles += published.verdict == ConvexVerdict::Cycles;
    if (!(published.distance <= 0 && right.distance > 1)) continue;
    ++falseMeetings;
    // EPA would find the origin outside of its polytope, and say so.
    s.question = ConvexQuestion::Depth;
    s.subDistance = ConvexSubDistance::Johnson;
    s.termination = ConvexTermination::Absolute;
    EXPECT_EQ(answer(s).verdict, ConvexVerdict::Stalled);
    EXPECT_GT(answer(s).distance, 0);
  }
  EXPECT_GT(cycles, 5);
  EXPECT_GT(falseMeetings, 0);
}

/// Three of them by whole numbers and square roots alone, the same on every machine: a presentation can show them.
TEST(ConvexFlaws, ThreeToShow) {
  Settings s = pair(Ellipsoid, {100, 300, 300}, Box, {400, 800, 600}, {500, 900, 0});
  s.question = ConvexQuestion::Distance;
  s.termination = ConvexTermination::Absolute;
  s.subDistance = ConvexSubDistance::Johnson;
  EXPECT_EQ(answer(s).verdict, ConvexVerdict::Meeting) << "five metres apart";
  EXPECT_NEAR(answer(s).trueDistance, 5.68007747766, 1e-9);
  s.sizeA.z = 100;
  EXPECT_EQ(answer(s).verdict, ConvexVerdict::Cycles);
  EXPECT_NEAR(answer(s).trueDistance, 5.68007747766, 1e-9);
  s.subDistance = ConvexSubDistance::SignedVolumes;
  s.epsilon = 1e-12;
  s.centreB = {100, 1200, 900};
  EXPECT_EQ(answer(s).verdict, ConvexVerdict::Cycles) << "nothing wrong with the simplex: the bound is below rounding";
  EXPECT_NEAR(answer(s).trueDistance, 286.616505921, 1e-8);
}

/// Away from flat simplices both ways to find the nearest point are one.
TEST(ConvexFlaws, JohnsonAgreesOnPolytopes) {
  Random random = Random::of(0x1989);
  for (int k = 0; k < 500; ++k) {
    Settings s = pair(Box, {0.4, 0.8, 0.6}, Hull, {1, 1, 1}, random.direction() * random.between(0.5, 3));
    s.pointsB = randomPoints(random, 8);
    s.turnA = random.inBox(180);
    const double right = answer(s).distance;
    s.subDistance = ConvexSubDistance::Johnson;
    const Answer johnson = answer(s);
    EXPECT_NEAR(johnson.distance, right, 1e-9) << "pair " << k;
    EXPECT_NEAR(johnson.trueDistance, right, 0);
  }
}

}  // namespace
}  // namespace sweepscope::test::convex_pairs
