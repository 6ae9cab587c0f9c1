// Settings at the ends of their ranges: always an end, always numbers, and no limit that is not named.
#include "methods/convex/cpp/pairs.h"

namespace sweepscope::test::convex_pairs {
namespace {

double extreme(Random& random, double low, double high) {
  const double choices[] = {low, high, 0.5, 1, std::sqrt(low * high)};
  return random.oneOf(choices);
}

Vec3 extremes(Random& random, double low, double high) {
  const double x = extreme(random, low, high), y = extreme(random, low, high);
  return {x, y, extreme(random, low, high)};
}

Vec3 place(Random& random, double far) {
  const double choices[] = {-far, far, 0, 0, 1, -1, 0.1};
  const double x = random.oneOf(choices), y = random.oneOf(choices);
  return {x, y, random.oneOf(choices)};
}

Settings randomExtreme(Random& random) {
  Settings s;
  s.shapeA = static_cast<ConvexShape>(random.below(7));
  s.shapeB = static_cast<ConvexShape>(random.below(7));
  s.sizeA = extremes(random, 1e-6, 1e6), s.sizeB = extremes(random, 1e-6, 1e6);
  s.centreA = place(random, 1e6), s.centreB = random.chance(0.5) ? s.centreA : place(random, 1e6);
  s.turnA = place(random, 360), s.turnB = place(random, 90);
  s.motion = place(random, 1e6), s.spin = random.chance(0.5) ? Vec3{} : place(random, 360);
  for (double& x : s.pointsA) x = random.chance(0.2) ? random.sign() * 1e30 : random.chance(0.3) ? 0 : x;
  if (random.chance(0.3)) s.pointsB = {0, 0, 0};
  s.start = place(random, 1e6);
  s.question = static_cast<ConvexQuestion>(random.below(3));
  s.termination = static_cast<ConvexTermination>(random.below(2));
  s.subDistance = static_cast<ConvexSubDistance>(random.below(2));
  s.rounding = static_cast<ConvexRounding>(random.below(2));
  s.epsilon = random.chance(0.5) ? 1e-30 : 1;
  s.contact = random.chance(0.5) ? 1e-12 : 0.01;
  s.faces = random.chance(0.5) ? 4 : 256;
  return s;
}

TEST(ConvexExtremes, AlwaysAnEndAndNumbers) {
  Random random = Random::of(0xe87);
  int limits = 0, stalled = 0, robust = 0;
  for (int k = 0; k < 3000; ++k) {
    const Settings s = randomExtreme(random);
    const Answer found = answer(s);
    ASSERT_TRUE(std::isfinite(found.distance) && std::isfinite(found.high)) << "pair " << k;
    ASSERT_FALSE(std::isnan(found.low)) << "pair " << k;
    ASSERT_TRUE(isFinite(found.pointA) && isFinite(found.pointB) && isFinite(found.normal)) << "pair " << k;
    ASSERT_TRUE(std::isfinite(found.trueDistance)) << "pair " << k;
    ASSERT_TRUE(found.time == kNever || (found.time >= 0 && found.time <= 1)) << "pair " << k;
    ASSERT_LE(found.gjk, methods::convex::kMostIterations);
    if (s.termination != ConvexTermination::Relative || s.subDistance != ConvexSubDistance::SignedVolumes) continue;
    ++robust;
    limits += found.verdict == ConvexVerdict::LimitReached || found.verdict == ConvexVerdict::Cycles;
    stalled += found.verdict == ConvexVerdict::Stalled;
    const double scale = bodyA(s).reach + bodyB(s).reach + length(s.centreB - s.centreA);
    const bool known = found.verdict == ConvexVerdict::Separated && s.rounding == ConvexRounding::Whole;
    EXPECT_LE(found.high - found.low, known ? 1e-9 * found.high + 1e-12 * scale : kNever) << "pair " << k;
  }
  EXPECT_GT(robust, 500);
  EXPECT_EQ(limits, 0);
  EXPECT_LT(stalled, robust / 20);
}

}  // namespace
}  // namespace sweepscope::test::convex_pairs
