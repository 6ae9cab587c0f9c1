// The small things everything rests on: vectors, closest points, the two spaces, boxes.
#include <gtest/gtest.h>

#include "core/turn.h"
#include "mesh/triangle_look.h"
#include "support/oracle.h"
#include "support/random.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

TEST(Vec3, NormalizedSurvivesHugeTinyAndZero) {
  EXPECT_EQ(normalized({0, 0, 0}), (Vec3{0, 0, 0}));
  for (const double size : {5e-324, 1e-310, 1e-200, 1.0, 1e200, 1e308}) {
    EXPECT_NEAR(length(normalized({size, -size, size})), 1, 1e-15) << size;
    EXPECT_NEAR(normalized({0, size, 0}).y, 1, 1e-15) << size;
  }
  // Found by the fuzzer of moves: the paper's plane normal of 1e30 radii is beyond doubles, and this asked itself for ever.
  for (const double beyond : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(normalized({1, beyond, 0}), (Vec3{0, 0, 0}));
    EXPECT_EQ(normalized({beyond, 0, beyond}), (Vec3{0, 0, 0}));
  }
}

TEST(ClosestPoint, AgreesWithTheOracleOnEveryKindOfTriangle) {
  Random random = Random::of(121);
  for (int k = 0; k < cases(50000); ++k) {
    const double size = random.magnitude(-10, 10);
    const Vec3 a = random.inBox(size), b = random.chance(0.1) ? a : random.inBox(size);
    const Vec3 c = random.chance(0.2) ? a + (b - a) * random.between(-1, 2) : random.inBox(size);
    const Corners t{{a, b, c}};
    const Closest closest = closestPoint(t, planeOf(t));
    const oracle::Motion motion(t, {0, 0, 0}, {0, 0, 0}, {1, 1, 1});
    EXPECT_LE(std::fabs(static_cast<double>(motion.at(0).distance - closest.distance)), 8 * 0x1p-53 * size * 2);
    EXPECT_NEAR(length(closest.point), closest.distance, 1e-15 * size * 2);
  }
}

// A level surface F has the normal grad F: for x^2/a^2 + y^2/b^2 + z^2/c^2 = 1 that is (x/a^2, y/b^2, z/c^2).
TEST(EllipsoidSpace, NormalsDivideOnTheWayBack) {
  Random random = Random::of(122);
  for (int k = 0; k < 100; ++k) {
    const double x = random.between(0.2, 3), y = random.between(0.2, 3), z = random.between(0.2, 3);
    const EllipsoidSpace space{{x, y, z}};
    const Vec3 n = random.direction(), surface = space.back(n);
    const Vec3 gradient{surface.x / (x * x), surface.y / (y * y), surface.z / (z * z)};
    EXPECT_NEAR(length(space.normalBack(n) - normalized(gradient)), 0, 1e-14);
  }
}

TEST(EllipsoidSpace, ThereAndBackIsTheSame) {
  const EllipsoidSpace space{{0.5, 2, 0.25}};
  EXPECT_EQ(space.back(space.into(Vec3{3, -7, 11})), (Vec3{3, -7, 11}));
  EXPECT_EQ(space.into(Vec3{1, 1, 1}), (Vec3{2, 0.5, 4}));
}

// docs/solver.md 3: with radii r + d there are between d 2 sqrt(rmin rmax) / (rmin + rmax) and d of room around the original.
// In direction n that room is |(r + d) n| - |r n|.
TEST(Skin, GrownRadiiKeepTheRoomThatCanBeProved) {
  Random random = Random::of(123);
  for (int k = 0; k < cases(100000); ++k) {
    const double x = random.magnitude(-6, 6), y = random.magnitude(-6, 6), z = random.magnitude(-6, 6);
    const Vec3 r{x, y, z}, n = random.direction();
    const double skin = random.magnitude(-20, 2) * minComponent(r);
    const double room = length(scale(r + Vec3{skin, skin, skin}, n)) - length(scale(r, n));
    const double low = minComponent(r), high = maxComponent(r);
    EXPECT_GE(room, skin * 2 * std::sqrt(low * high) / (low + high) - 1e-15 * high);
    EXPECT_LE(room, skin + 1e-15 * high);
  }
}

TEST(Box, RoundsOutwardAndNeverLosesAPoint) {
  Random random = Random::of(124);
  for (int k = 0; k < cases(50000); ++k) {
    const double value = random.sign() * random.magnitude(-160, 99);
    EXPECT_LE(roundedDown(value), value);
    EXPECT_GE(roundedUp(value), value);
    EXPECT_GT(std::nextafter(roundedDown(value), 1e38f), value) << "one step too many";
    EXPECT_LT(std::nextafter(roundedUp(value), -1e38f), value) << "one step too many";
    const float exact = static_cast<float>(value);
    EXPECT_EQ(roundedDown(exact), exact);
    EXPECT_EQ(roundedUp(exact), exact);
  }
}

/// Places in which floats and doubles part, powers of two, zeros of both signs, and what is smaller than any float.
double awkward(Random& random) {
  switch (random.below(6)) {
    case 0:
      return random.sign() * std::ldexp(1.0, static_cast<int>(random.below(60)) - 30);
    case 1:
      return random.sign() * 0.0;
    case 2:
      return random.sign() * random.magnitude(-160, -120);
    case 3:
      return static_cast<float>(random.magnitude(-3, 6));
    default:
      return random.sign() * random.magnitude(-6, 20);
  }
}

bool sameFloat(float a, float b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// Boxes are made of four numbers at a time; they must be those of one after the other.
TEST(Box, IsRoundedAsEachOfItsNumbers) {
  Random random = Random::of(125);
  for (int k = 0; k < cases(50000); ++k) {
    const Vec3 low{awkward(random), awkward(random), awkward(random)},
        high{awkward(random), awkward(random), awkward(random)};
    const Box box = Box::around(low, high);
    for (int axis = 0; axis < 3; ++axis) {
      EXPECT_TRUE(sameFloat(box.low[axis], roundedDown(low[axis]))) << low[axis];
      EXPECT_TRUE(sameFloat(box.high[axis], roundedUp(high[axis]))) << high[axis];
    }
  }
}

// A triangle of floats is looked at in floats; what is found must be what doubles find: the same box, no area where there is none and only there.
TEST(TriangleLook, OfFloatsIsThatOfDoubles) {
  Random random = Random::of(126);
  int flat = 0;
  for (int k = 0; k < cases(50000); ++k) {
    const double far = random.below(3) == 0 ? random.magnitude(0, 6) : 0;
    const auto corner = [&] {
      return Vec3{static_cast<float>(far + awkward(random)), static_cast<float>(awkward(random)),
                  static_cast<float>(awkward(random))};
    };
    Corners c{{corner(), corner(), corner()}};
    if (random.below(4) == 0) c.p[2] = c.p[random.below(2)];
    if (random.below(4) == 0) {  // as good as on the line of the other two, or on it
      const Vec3 p = c.p[0] + (c.p[1] - c.p[0]) * 0.5;
      c.p[2] = {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
    }
    const Vec3 origin{awkward(random), awkward(random), awkward(random)};
    const auto four = [](const Vec3& p) {
      return Float4{static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z), 0};
    };
    const TriangleLook exact = lookAt(c, origin);
    const TriangleLook look = lookAt(four(c.p[0]), four(c.p[1]), four(c.p[2]), origin, [&] { return c; });
    for (int axis = 0; axis < 3; ++axis) {
      EXPECT_TRUE(sameFloat(look.box.low[axis], exact.box.low[axis]));
      EXPECT_TRUE(sameFloat(look.box.high[axis], exact.box.high[axis]));
    }
    EXPECT_EQ(look.hasArea, exact.hasArea);
    EXPECT_EQ(exact.hasArea, hasArea(c));
    flat += !exact.hasArea;
    const double largest = maxAbs(c.edge(0)) * maxAbs(c.edge(1));
    EXPECT_NEAR(look.covers, exact.covers, 1e-6 * largest + 1e-30)
        << c.p[0].x << " " << c.p[0].y << " " << c.p[0].z << "; " << c.p[1].x << " " << c.p[1].y << " " << c.p[1].z
        << "; " << c.p[2].x << " " << c.p[2].y << " " << c.p[2].z;
  }
  EXPECT_GT(flat, cases(50000) / 20);
}

// The worlds of the tests face the way they say: up, or into the room.
TEST(Worlds, FacesPointInward) {
  for (const Corners& t : room({-1, -2, -3}, {3, 2, 1})) EXPECT_GT(dot(unitNormal(t), Vec3{1, 0, -1} - t.p[0]), 0);
  for (const Corners& t : wedge(1, 2, 3)) EXPECT_GT(unitNormal(t).y, 0);
  for (const Corners& t : wedge(1, -2, 3)) EXPECT_GT(unitNormal(t).y, 0);
  for (const Corners& t : slope(0.5, 3)) EXPECT_GT(unitNormal(t).y, 0);
  for (const Corners& t : corner(2)) EXPECT_GT(dot(unitNormal(t), Vec3{1, 1, 1} - t.p[0]), 0);
  for (const Corners& t : stairs(3, 0.4, 0.2, 2)) EXPECT_GT(dot(unitNormal(t), Vec3{-1, 1, 0}), 0);
  Random random = Random::of(125);
  for (const Corners& t : tessellatedFloor(random, 4, 5)) EXPECT_NEAR(unitNormal(t).y, 1, 1e-15);
}

/// No point of a body turns faster than the bound, and with x and z alike, or y alone, some turn as fast.
TEST(Turn, NothingTurnsFasterThanMostTurn) {
  Random random = Random::of(0x70a2);
  double closest = 0;
  for (int k = 0; k < 2000; ++k) {
    const Vec3 turn = random.inBox(180), spin = random.inBox(30);
    const double step = 1e-6;
    const Axes from = turned(turn), to = turned(turn + spin * step);
    double speed = 0;
    for (int i = 0; i < 50; ++i) {
      const Vec3 local = normalized(random.inBox(1));
      speed = std::max(speed, length(to.back(local) - from.back(local)) / step);
    }
    EXPECT_LE(speed, mostTurn(spin) * (1 + 1e-6)) << k;
    closest = std::max(closest, speed / mostTurn(spin));
  }
  EXPECT_GT(closest, 0.99);
}

}  // namespace
}  // namespace sweepscope::test
