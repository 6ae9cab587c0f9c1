// Conservative advancement against the certified sweep: never later, never earlier by more than the contact distance takes.
#include "methods/convex/cpp/pairs.h"

namespace sweepscope::test::convex_pairs {
namespace {

using enum ConvexShape;

Settings moving(Settings s, Vec3 motion) {
  s.question = ConvexQuestion::Time;
  s.motion = motion;
  return s;
}

TEST(ConvexAdvance, ClosedForms) {
  const Answer boxes = answer(moving(pair(Box, {1, 1, 1}, Box, {1, 1, 1}, {4, 0.5, 0}), {-4, 0, 0}));
  EXPECT_LE(boxes.time, 0.5);
  EXPECT_NEAR(boxes.time, 0.5, 1e-8);
  EXPECT_TRUE(std::isnan(boxes.sweepTime)) << "neither is round";
  const Answer sphere = answer(moving(pair(Sphere, {0.5, 1, 1}, Box, {1, 1, 1}, {4, 0.25, 0.5}), {-5, 0, 0}));
  EXPECT_NEAR(sphere.time, 0.5, 1e-8);
  EXPECT_NEAR(sphere.sweepTime, 0.5, 1e-14);
  // Centres 5 apart along x, 0.6 across, radii 1: they touch where x is 0.8.
  const Answer spheres = answer(moving(pair(Sphere, {0.5, 1, 1}, Sphere, {0.5, 1, 1}, {5, 0.6, 0}), {-6, 0, 0}));
  EXPECT_NEAR(spheres.time, 4.2 / 6, 1e-8);
  EXPECT_NEAR(spheres.sweepTime, 4.2 / 6, 1e-14);
  EXPECT_LE(spheres.difference, 0);
  const Answer capsule = answer(moving(pair(Capsule, {0.25, 1, 1}, Sphere, {0.5, 1, 1}, {3, 0.5, 0}), {-3, 0, 0}));
  EXPECT_NEAR(capsule.time, 0.75, 1e-8);
  EXPECT_NEAR(capsule.sweepTime, 0.75, 1e-14);
}

TEST(ConvexAdvance, WhereThereIsNoContact) {
  const Settings s = pair(Sphere, {0.5, 1, 1}, Box, {1, 1, 1}, {4, 0, 0});
  EXPECT_EQ(answer(moving(s, {1, 0, 0})).time, kNever) << "away";
  EXPECT_EQ(answer(moving(s, {0, 2, 0})).steps, 1) << "along the plane between them, which one step shows";
  EXPECT_EQ(answer(moving(s, {-2, 0, 0})).time, kNever) << "not in this frame";
  EXPECT_EQ(answer(moving(s, {0, 0, 0})).time, kNever) << "at rest";
  EXPECT_EQ(answer(moving(s, {-5, 3, 0})).difference, 0) << "past it, by both roads";
  const Settings deep = pair(Sphere, {0.5, 1, 1}, Box, {1, 1, 1}, {1.2, 0, 0});
  EXPECT_EQ(answer(moving(deep, {1, 0, 0})).time, 0) << "it starts together";
  EXPECT_EQ(answer(moving(deep, {1, 0, 0})).sweepTime, 0);
}

struct Shown {
  Settings settings;
  Answer answer;
};

/// An ellipsoid or sphere, and a body with triangles, aimed at each other.
Shown randomMeeting(Random& random, int k) {
  const double scale = std::pow(10.0, random.between(-2, 2));
  const auto one = [&] { return random.between(0.1, 1) * scale; };
  Settings s;
  s.shapeA = k % 2 == 0 ? Ellipsoid : k % 4 == 1 ? Box : Hull;
  s.shapeB = k % 2 == 1 ? Ellipsoid : k % 4 == 0 ? Box : Hull;
  if (k % 8 == 6) s.shapeA = Sphere;
  s.sizeA = {one(), one(), one()}, s.sizeB = {one(), one(), one()};
  s.turnA = random.inBox(180), s.turnB = random.inBox(180);
  s.pointsA = randomPoints(random, 1 + random.below(12));
  s.pointsB = randomPoints(random, 1 + random.below(12));
  s.centreA = k % 3 == 0 ? random.inBox(1e4 * scale) : Vec3{};
  const Vec3 from = random.direction() * random.between(2, 4) * scale;
  s.centreB = s.centreA + from;
  return {moving(s, random.inBox(1.2 * scale) - from * random.between(0.5, 2)), {}};
}

/// Distance of the bodies of a frame at a time in it.
double distanceAt(Settings s, double time) {
  s.centreB = s.centreB + s.motion * time;
  s.question = ConvexQuestion::Depth;
  return answer(s).distance;
}

TEST(ConvexAdvance, AgreesWithTheCertifiedSweep) {
  Random random = Random::of(0xadca);
  int hits = 0, misses = 0, steps = 0;
  for (int k = 0; k < 4000; ++k) {
    const Shown shown = randomMeeting(random, k);
    const Settings& s = shown.settings;
    const Answer found = answer(s);
    const double size = bodyA(s).reach + bodyB(s).reach, way = length(s.motion);
    const double lengths = size + way + length(s.centreB - s.centreA) + 1e-3 * maxAbs(s.centreA);
    ASSERT_LE(found.steps, 60) << "pair " << k;
    if (found.distance <= 0) continue;
    if (found.sweepTime == kNever) {
      // Then they may come as near as counts for contact, no nearer.
      ++misses;
      EXPECT_TRUE(found.time == kNever || distanceAt(s, found.time) >= -1e-13 * lengths) << "pair " << k;
      continue;
    }
    ASSERT_NE(found.time, kNever) << "pair " << k << ", the sweep hits at " << found.sweepTime;
    ++hits;
    steps += static_cast<int>(found.steps);
    EXPECT_LE(found.time, found.sweepTime + 1e-12 * lengths / way) << "never later; pair " << k;
    const double near = size + way + length(s.centreB - s.centreA);
    EXPECT_GE(distanceAt(s, found.time), -3e-14 * near - 1e-15 * maxAbs(s.centreA)) << "pair " << k;
    EXPECT_LE(distanceAt(s, found.time), 1.01e-9 * size + 1e-12 * lengths) << "pair " << k;
  }
  EXPECT_GT(hits, 1000);
  EXPECT_GT(misses, 300);
  EXPECT_LT(steps, 12 * hits);
}

/// The distance is convex in time, so from a contact distance c at time t the touch is no later than c over the speed at the touch.
TEST(ConvexAdvance, NeverEarlierThanTheContactDistanceTakes) {
  Random random = Random::of(0xea71);
  int asked = 0;
  for (int k = 0; k < 3000; ++k) {
    const Shown shown = randomMeeting(random, k);
    const Settings& s = shown.settings;
    const Answer found = answer(s);
    if (found.distance <= 0 || !(found.sweepTime <= 1) || !(found.time <= 1)) continue;
    const double size = bodyA(s).reach + bodyB(s).reach,
                 lengths = size + length(s.motion) + length(s.centreB - s.centreA);
    // Speed along the normal a hair before the touch, by the distances there.
    const double before = std::max(0.0, found.sweepTime - 1e-4), apart = distanceAt(s, before);
    const double speed = apart / (found.sweepTime - before);
    if (!(found.time < before) && speed > 0.05 * length(s.motion)) {
      ++asked;
      EXPECT_GE(found.difference, -(2e-9 * size + 1e-12 * lengths) / (0.5 * speed)) << "pair " << k;
    }
  }
  EXPECT_GT(asked, 700);
}

/// Turning bodies: the sweep has no answer, but the time is safe. At it they are near, before it they are apart.
TEST(ConvexAdvance, TurningBodiesDoNotMeetBefore) {
  Random random = Random::of(0x5b1a);
  int met = 0;
  for (int k = 0; k < 200; ++k) {
    Settings s = pair(Box, {0.3, 1, 0.4}, Box, {0.2, 0.9, 0.3}, random.direction() * random.between(1.2, 2.5));
    s.turnA = random.inBox(180), s.turnB = random.inBox(180);
    s.spin = random.inBox(120);
    s = moving(s, s.centreB * -random.between(0.3, 0.9));
    s.contact = 1e-4;
    const Answer found = answer(s);
    EXPECT_TRUE(std::isnan(found.sweepTime));
    if (found.distance <= 0) continue;
    const double end = std::min(found.time, 1.0);
    for (int part = 0; part < 20; ++part) {
      Settings there = s;
      const double time = end * part / 20;
      there.centreB = s.centreB + s.motion * time;
      there.turnB = s.turnB + s.spin * time;
      // Without a contact the steps may have come to their end; what they went is safe all the same.
      if (found.time == kNever && found.steps == methods::convex::kMostAdvances) break;
      EXPECT_GT(answer(there).distance, 0) << "pair " << k << " at " << time;
    }
    if (found.time > 1) continue;
    ++met;
    s.centreB = s.centreB + s.motion * found.time;
    s.turnB = s.turnB + s.spin * found.time;
    EXPECT_LE(answer(s).distance, 1.01e-4 * (bodyA(s).reach + bodyB(s).reach));
  }
  EXPECT_GT(met, 50);
}

/// Frames that follow each other: contact is in the one that it is in.
TEST(ConvexAdvance, FramesShareTheMotion) {
  Settings s = moving(pair(Sphere, {0.5, 1, 1}, Box, {1, 1, 1}, {4, 0.25, 0.5}), {-0.4, 0, 0});
  s.frames = 10;
  for (int frame = 0; frame < 6; ++frame) EXPECT_EQ(answer(s, frame).time, kNever) << frame;
  EXPECT_NEAR(answer(s, 6).time, 0.25, 1e-7);
  EXPECT_NEAR(answer(s, 6).sweepTime, 0.25, 1e-13);
  EXPECT_EQ(answer(s, 7).time, 0);
}

}  // namespace
}  // namespace sweepscope::test::convex_pairs
