// The response, frame by frame, in random worlds: never through a triangle, the skin is kept, the path is no longer than asked,
// the net motion never turns back (docs/solver.md 3 and 7).
#include <gtest/gtest.h>
#include <numbers>

#include "support/figure.h"
#include "support/frames.h"
#include "support/oracle.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

/// A walk of `frames` frames that turns now and then.
void walkIn(const Triangles& triangles, Vec3 start, Vec3 radii, double speed, int frames, Random& random,
            const MoveSettings& settings, FrameTally& tally) {
  walk(meshOf(triangles), triangles, start, {radii, speed, 0.3, settings}, frames, random, tally);
}

void report(const char* name, const FrameTally& tally) {
  EXPECT_EQ(tally.complaint, "");
  EXPECT_EQ(tally.overlapped, 0) << "frames without a skin to keep prove nothing";
  EXPECT_LE(tally.deepest, 64 * kPushFactor) << "into the skin, in u S";
  EXPECT_LE(tally.crossed, 64) << "on the way, in u S";
  EXPECT_GE(tally.leastRoom, 1 - 1e-6) << "of the provable clearance";
  EXPECT_LE(tally.longest, 1 + 1e-12);
  EXPECT_LE(tally.mostReverse, 1e-12);
  EXPECT_GT(tally.contacts, tally.frames / 5);
  const std::string prefix = std::string("response.") + name;
  figure(prefix + ".frames", static_cast<double>(tally.frames));
  figure(prefix + ".deepest_uS", tally.deepest);
  figure(prefix + ".crossed_uS", tally.crossed);
  figure(prefix + ".least_clearance_of_bound", tally.leastRoom);
  figure(prefix + ".longest_path", tally.longest);
  figure(prefix + ".most_reverse", tally.mostReverse);
  figure(prefix + ".truncated", static_cast<double>(tally.truncated));
}

Vec3 someRadii(Random& random) {
  const double x = random.between(0.2, 0.5), y = random.between(0.2, 0.9), z = random.between(0.2, 0.5);
  return random.chance(0.3) ? ball(x) : Vec3{x, y, z};
}

TEST(Response, InRoomsWithFurniture) {
  Random random = Random::of(351);
  FrameTally tally;
  for (int k = 0; k < cases(120); ++k) {
    Triangles world = room({-4, 0, -4}, {4, 5, 4});
    for (int box = 0; box < 5; ++box) {
      const double x = random.between(-3.5, 2), z = random.between(-3.5, 2), y = random.between(0.2, 1.5);
      const Triangles inside = room({x, -0.1, z}, {x + random.between(0.3, 1), y, z + random.between(0.3, 1)});
      for (const Corners& t : inside) world.push_back({{t.p[0], t.p[2], t.p[1]}});
    }
    walkIn(world, {0, 3.5, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("rooms", tally);
}

TEST(Response, OnTerrain) {
  Random random = Random::of(352);
  FrameTally tally;
  for (int k = 0; k < cases(80); ++k) {
    Triangles world = terrain(random, 5, 10, random.between(0.2, 3));
    const Triangles walls = room({-4, -1, -4}, {4, 6, 4});
    world.insert(world.end(), walls.begin(), walls.end());
    walkIn(world, {0, 4.7, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("terrain", tally);
}

TEST(Response, InGroovesOfEveryAngle) {
  Random random = Random::of(353);
  FrameTally tally;
  for (int k = 0; k < cases(200); ++k) {
    const double degrees = random.between(3, 175), half = degrees / 2 * std::numbers::pi / 180;
    const Triangles world = wedge(2 * half, 1 / std::sin(half) + 3, 60);
    walkIn(world, {0, 0.9 / std::sin(half) + 0.6, 0}, someRadii(random), random.between(0.02, 0.6), 60, random, {},
           tally);
  }
  report("grooves", tally);
}

TEST(Response, InSoups) {
  Random random = Random::of(354);
  FrameTally tally;
  for (int k = 0; k < cases(150); ++k) {
    Triangles world = room({-4, -4, -4}, {4, 4, 4});
    while (world.size() < 60) {
      const Corners t = soup(random, 1, 1.5, 3.5)[0];
      // Clear of the start, so that nothing has to be pushed out.
      if (oracle::Motion(t, {0, 0, 0}, {}, ball(0.95)).at(0).distance > 1) world.push_back(t);
    }
    walkIn(world, {0, 0, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("soups", tally);
}

// Where a coordinate holds only 10^-12 to 10^-10 of a radius. The bound on clearance is in u S and holds; as a share of the
// skin it is measured in the worlds above.
TEST(Response, FarFromTheOrigin) {
  Random random = Random::of(356);
  FrameTally tally;
  for (int k = 0; k < cases(60); ++k) {
    const Vec3 by = random.direction() * random.magnitude(8, 20);
    Triangles world = terrain(random, 5, 10, random.between(0.2, 3));
    const Triangles walls = room({-4, -1, -4}, {4, 6, 4});
    world.insert(world.end(), walls.begin(), walls.end());
    for (Corners& t : world) {
      for (Vec3& p : t.p) p += by;
    }
    walkIn(world, by + Vec3{0, 4.7, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("far", tally);
}

TEST(Response, WithStepsAndSnap) {
  Random random = Random::of(355);
  MoveSettings settings;
  settings.stepHeight = settings.snapDistance = 0.35;
  FrameTally tally;
  for (int k = 0; k < cases(100); ++k) {
    Triangles world = stairs(5, random.between(0.2, 0.6), random.between(0.1, 0.4), 8);
    const Triangles walls = room({-3, -1, -3}, {3, 6, 3});
    world.insert(world.end(), walls.begin(), walls.end());
    walkIn(world, {-1.5, 1.5, 0}, someRadii(random), random.between(0.05, 0.5), 60, random, settings, tally);
  }
  report("stairs", tally);
}

}  // namespace
}  // namespace sweepscope::test
