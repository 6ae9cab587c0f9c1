// One-sided faces in frames (docs/solver.md 4.5): to a body behind them they are not there, to one before them they are all there is. So platforms
// are free from below and ground from above, and walls are free from the back and walls from the front.
#include <gtest/gtest.h>

#include "support/figure.h"
#include "support/shots.h"
#include "support/solids.h"

namespace sweepscope::test {
namespace {

const Vec3 kBody{0.4, 0.9, 0.4};
constexpr double kGravity = 9.81, kPlatform = 2;

MoveSettings oneSided(Random& random) {
  MoveSettings settings;
  settings.sides = Sides::Front;
  if (random.chance(0.7)) settings.stepHeight = settings.snapDistance = 0.3;
  return settings;
}

/// A sheet through `middle`, in cells, turned about up, tilted.
Triangles sheet(Random& random, Vec3 middle, double half, double tilt) {
  Triangles out = tessellatedFloor(random, half, 1 + random.below(5));
  const Vec3 level = random.direction(), x = normalized({level.x, 0, level.z}), z = cross(x, {0, 1, 0});
  for (Corners& t : out) {
    for (Vec3& p : t.p) p = middle + x * p.x + z * p.z + Vec3{0, tilt * p.x, 0};
  }
  return out;
}

Triangles withFloor(Triangles world) {
  addQuad(world, {-50, 0, -50}, {-50, 0, 50}, {50, 0, 50}, {50, 0, -50});
  return world;
}

/// A body in a game's loop, with its jump in either slot.
struct Jumper {
  const TriangleMesh& mesh;
  MoveSettings settings;
  Vec3 center;
  double upward, seconds;
  bool inWalk;
  Vec3 walk;
  MoveResult last;

  void frame() {
    upward -= kGravity * seconds;
    const Vec3 rise{0, upward * seconds, 0}, level = walk * seconds;
    last = inWalk ? moveOf(mesh, center, level + rise, {}, kBody, settings)
                  : moveOf(mesh, center, level, rise, kBody, settings);
    center = last.position;
    if (last.grounded() || (last.ceiling && upward > 0)) upward = 0;
  }
};

TEST(OneWay, PlatformsAreFreeFromBelowAndGroundFromAbove) {
  Random random = Random::of(2409);
  int mounted = 0, back = 0;
  for (int k = 0; k < cases(600); ++k) {
    const double tilt = random.chance(0.5) ? 0 : random.between(-0.3, 0.3);
    const TriangleMesh mesh = meshOf(withFloor(sheet(random, {0, kPlatform, 0}, 3, tilt)));
    const double fps = random.oneOf({15.0, 24.0, 30.0, 60.0, 144.0, 240.0});
    const bool inWalk = random.chance(0.5);
    Jumper body{mesh,
                oneSided(random),
                {random.between(-3.5, 3.5), 0.909, random.between(-3.5, 3.5)},
                random.between(2, 12),
                1 / fps,
                inWalk,
                {},
                {}};
    const double start = body.upward;
    double free = body.center.y, speed = start;
    bool rising = true;
    for (int frame = 0; frame < 6 * fps; ++frame) {
      speed -= kGravity / fps;
      rising = rising && speed > 0;
      if (rising) free += speed / fps;
      body.frame();
      if (!rising) continue;
      ASSERT_NEAR(body.center.y, free, 1e-9)
          << "jump " << k << " at " << start << " m/s, " << fps << " frames a second";
      ASSERT_FALSE(body.last.ceiling) << "jump " << k;
    }
    // Not hanging anywhere: on the ground below, or on the platform.
    const double before = body.center.y;
    body.frame();
    // Or it has come off the platform's rim, and falls.
    EXPECT_TRUE(body.last.grounded() || body.center.y < before - 1e-3) << "jump " << k << " ends at y " << before;
    const bool floor = std::fabs(body.center.y - 0.904) < 1e-4;
    EXPECT_LT(startOverlap(mesh, body.center, kBody, Sides::Front).depth, 1e-9) << "jump " << k;
    (floor ? back : mounted) += 1;
    if (tilt == 0) {
      const bool over = std::fabs(body.center.x) < 2 && std::fabs(body.center.z) < 2;
      if (over) {
        EXPECT_EQ(!floor, free > kPlatform) << "jump " << k << " from " << free;
      }
    }
  }
  EXPECT_GT(mounted, cases(600) / 5);
  EXPECT_GT(back, cases(600) / 5);
}

TEST(OneWay, PlatformsHoldWhatFallsOnThem) {
  Random random = Random::of(2410);
  for (int k = 0; k < cases(400); ++k) {
    const TriangleMesh mesh = meshOf(withFloor(sheet(random, {0, kPlatform, 0}, 3, 0)));
    const double fps = random.oneOf({15.0, 30.0, 60.0, 240.0});
    // From high above, or with the centre just above it.
    const double above = random.chance(0.5) ? random.between(0, 30) : random.magnitude(-50, -3);
    Jumper body{mesh,
                oneSided(random),
                {random.between(-2, 2), kPlatform + above, random.between(-2, 2)},
                -random.between(0, 40),
                1 / fps,
                random.chance(0.5),
                {},
                {}};
    for (int frame = 0; frame < 3 * fps; ++frame) body.frame();
    EXPECT_NEAR(body.center.y, kPlatform + 0.904, 1e-4) << k << " from " << above;
    EXPECT_TRUE(body.last.grounded());
  }
}

TEST(OneWay, WhoRestsHalfWayThroughFallsBack) {
  Random random = Random::of(2411);
  for (int k = 0; k < cases(400); ++k) {
    const TriangleMesh mesh = meshOf(withFloor(sheet(random, {0, kPlatform, 0}, 3, 0)));
    const double fps = random.oneOf({15.0, 30.0, 60.0, 240.0});
    const double below = random.chance(0.7) ? random.between(1e-5, 0.9) : random.magnitude(-16, -3);
    Jumper body{mesh,
                oneSided(random),
                {random.between(-3.3, 3.3), kPlatform - below, random.between(-3.3, 3.3)},
                0,
                1 / fps,
                random.chance(0.5),
                {random.between(-2, 2), 0, random.between(-2, 2)},
                {}};
    double free = body.center.y, speed = 0;
    while (true) {
      speed -= kGravity / fps;
      free += speed / fps;
      if (free < 0.95) break;
      const Vec3 from = body.center;
      body.frame();
      ASSERT_NEAR(body.center.y, free, 1e-9) << k << " from " << below << " below";
      ASSERT_NEAR(body.center.x - from.x, body.walk.x / fps, 1e-9) << k << " from " << below << " below";
      ASSERT_EQ(body.last.startDepth, 0);
      ASSERT_EQ(body.last.support.state, BodyState::Air);
    }
  }
}

// Through the back of a wall, past its ends and over and under its edges; from the front it is a wall.
TEST(OneWay, WallsAreFreeFromTheBack) {
  Random random = Random::of(2412);
  for (int k = 0; k < cases(600); ++k) {
    const bool back = random.chance(0.6);
    const double lean = random.chance(0.5) ? 0 : random.between(-0.4, 0.4);
    Triangles world = withFloor({});
    const double low = random.chance(0.7) ? 0 : random.between(-1, 1.7), high = back ? random.between(low + 0.3, 3) : 3;
    const Vec3 a{2 - lean, low, -5}, b{2 + lean, high, -5}, up{0, 0, 10};
    back ? addQuad(world, a, b, b + up, a + up) : addQuad(world, a, a + up, b + up, b);
    const TriangleMesh mesh = meshOf(world);
    const double fps = random.oneOf({15.0, 30.0, 60.0, 240.0});
    const double z = random.chance(0.6) ? random.between(-4, 4) : random.sign() * random.between(4.5, 5.5);
    MoveSettings settings = oneSided(random);
    Vec3 center{0, 0.904, back ? z : random.between(-4, 4)};
    const double speed = random.between(1, 8), way = speed / fps;
    const Vec3 gravity{0, random.chance(0.5) ? -0.05 : -1e-3, 0};
    // Who is pressed onto the front of a ramp as soon as he has come through it, is set on it.
    if (back && dot(cross(b - a, up), Vec3{way, 0, 0} + gravity) < 1e-3 * way) continue;
    for (int frame = 0; frame < 5 * fps / speed; ++frame) {
      const Vec3 from = center;
      const MoveResult result = moveOf(mesh, center, {way, 0, 0}, gravity, kBody, settings);
      center = result.position;
      if (!back) continue;
      ASSERT_NEAR(center.x - from.x, way, 1e-9) << k << " at x " << from.x << " lean " << lean;
      ASSERT_EQ(result.support.state, BodyState::Ground) << k << " at x " << from.x;
    }
    if (!back && low == 0) {
      EXPECT_LT(center.x, 2) << k;
    }
  }
}

// Of something closed that is met from outside nothing is left out that counts: its other side never comes first. Blades included.
TEST(OneWay, ClosedMeshesAreMetAsFromBothSides) {
  Random random = Random::of(2413);
  int hits = 0, edges = 0;
  for (int k = 0; k < cases(1500); ++k) {
    const Triangles triangles = placed(random, solid(random));
    const TriangleMesh mesh = meshOf(triangles);
    const double size = length(triangles[0].p[1] - triangles[0].p[0]);
    for (int n = 0; n < 20; ++n) {
      const Corners& t = triangles[static_cast<std::size_t>(random.below(static_cast<int>(triangles.size())))];
      const Vec3 aim = t.p[0] + (t.p[random.below(3)] - t.p[0]) * random.unit();
      const Vec3 from = aim + random.direction() * (size * random.between(0.6, 3));
      const Vec3 aside = random.direction() * (size * random.between(0, 0.6));
      SweepRequest request{from, (aim - from) * random.between(0.5, 2) + aside, ball(size * random.between(0.05, 0.6))};
      const SweepResult both = sweepMesh(mesh, request, off);
      request.sides = Sides::Front;
      const SweepResult front = sweepMesh(mesh, request, off);
      const SweepHit& hit = both.hit;
      if (!hit.found()) {
        EXPECT_FALSE(front.hit.found()) << "mesh " << k << " sweep " << n;
      }
      if (!hit.found() || both.overlap.depth > 0 || windingOf(triangles, from) > 0.5L) continue;
      // A graze is either.
      const double slack = 1e-9 * (size + maxAbs(from)), speed = -dot(hit.normal, request.displacement);
      if ((1 - hit.time) * speed <= slack) continue;
      ++hits;
      edges += hit.feature == Feature::Face ? 0 : 1;
      EXPECT_LE((front.hit.time - hit.time) * speed, slack)
          << "mesh " << k << " sweep " << n << " feature " << static_cast<int>(hit.feature);
    }
  }
  EXPECT_GT(hits, cases(1500) * 5);
  EXPECT_GT(edges, hits / 4);
}

}  // namespace
}  // namespace sweepscope::test
