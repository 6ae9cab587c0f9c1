// The reference slide, where the answer is known without it.
#include "support/reference_slide.h"

#include <gtest/gtest.h>
#include <numbers>

#include "support/random.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

using oracle::Faces;
using oracle::HalfSpace;
using oracle::Point;
using oracle::Real;
using oracle::ReferenceSlide;
using oracle::Stance;

constexpr double kSkin = 0.004;
constexpr Vec3 kRadii{0.4, 0.9, 0.4};

Vec3 narrow(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)}; }

/// A square in the plane through the origin with this normal, moved out of the way of a body whose centre is the origin.
void addTangent(Triangles& out, Vec3 normal, double apart = 0) {
  const Vec3 grown = kRadii + Vec3{kSkin, kSkin, kSkin};
  const Vec3 u = normalized(cross(normal, std::fabs(normal.x) < 0.8 ? Vec3{1, 0, 0} : Vec3{0, 0, 1})) * 5,
             v = cross(normal, u);
  const Vec3 at = normal * -(length(scale(grown, normal)) + apart);
  addQuad(out, at - u - v, at + u - v, at + u + v, at - u + v);
}

Vec3 wayOf(const Triangles& triangles, Vec3 desired, Faces faces = Faces::AsTheyAre) {
  return narrow(ReferenceSlide(triangles, {{}, kRadii, kSkin}, length(desired)).slide(desired, faces).way);
}

/// Nearest point by trying every set of up to three active planes.
Point byTrial(Point desired, std::span<const HalfSpace> spaces) {
  Point best;
  Real least = norm(desired);
  const auto consider = [&](Point x) {
    for (const HalfSpace& s : spaces) {
      if (inner(s.normal, x) < -s.gap - 1e-12L) return;
    }
    if (norm(x - desired) < least) best = x, least = norm(x - desired);
  };
  consider(desired);
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    const HalfSpace& a = spaces[i];
    consider(desired - (inner(a.normal, desired) + a.gap) * a.normal);
    for (std::size_t j = 0; j < i; ++j) {
      const HalfSpace& b = spaces[j];
      const Point d = outer(a.normal, b.normal);
      const Point foot = (1 / inner(d, d)) * (-a.gap * outer(b.normal, d) - b.gap * outer(d, a.normal));
      consider(foot + (inner(d, desired) / inner(d, d)) * d);
      for (std::size_t k = 0; k < j; ++k) {
        const HalfSpace& c = spaces[k];
        const Real t = -(inner(c.normal, foot) + c.gap) / inner(c.normal, d);
        consider(foot + t * d);
      }
    }
  }
  return best;
}

TEST(HalfSpaces, AsEverySetOfActivePlanes) {
  Random random = Random::of(481);
  for (int k = 0; k < cases(3000); ++k) {
    HalfSpace spaces[7];
    for (HalfSpace& s : spaces) s = {oracle::wide(random.direction()), random.chance(0.5) ? 0 : random.between(0, 1)};
    const Point desired = oracle::wide(random.inBox(1));
    const std::span<const HalfSpace> some(spaces, static_cast<std::size_t>(1 + random.below(7)));
    EXPECT_LT(static_cast<double>(norm(nearestInside(desired, some) - byTrial(desired, some))), 1e-9);
  }
}

TEST(ReferenceSlide, FreeGoesAllTheWay) { EXPECT_EQ(length(wayOf({}, {0.1, 0, 0}) - Vec3{0.1, 0, 0}), 0); }

TEST(ReferenceSlide, OnePlaneTakesWhatGoesInto) {
  Random random = Random::of(482);
  for (int k = 0; k < cases(200); ++k) {
    const Vec3 n = random.direction(), desired = random.direction() * random.between(0.01, 0.3);
    const double apart = random.chance(0.5) ? 0 : random.between(0, 0.1);
    Triangles triangles;
    addTangent(triangles, n, apart);
    const Vec3 expected = desired - n * std::min(0.0, dot(n, desired) + apart);
    EXPECT_LT(length(wayOf(triangles, desired) - expected), 1e-6 * length(desired)) << k;
  }
}

TEST(ReferenceSlide, HeadOnStops) {
  Triangles triangles;
  addTangent(triangles, {-1, 0, 0});
  EXPECT_LT(length(wayOf(triangles, {0.1, 0, 0})), 1e-9);
}

TEST(ReferenceSlide, TwoPlanesLeaveTheCrease) {
  Random random = Random::of(483);
  for (int k = 0; k < cases(200); ++k) {
    const Vec3 n = random.direction(), m = random.direction(), desired = random.direction() * 0.1;
    if (length(cross(n, m)) < 0.1) continue;
    Triangles triangles;
    addTangent(triangles, n);
    addTangent(triangles, m);
    const HalfSpace spaces[] = {{oracle::wide(n), 0}, {oracle::wide(m), 0}};
    EXPECT_LT(length(wayOf(triangles, desired) - narrow(byTrial(oracle::wide(desired), spaces))), 1e-7) << k;
  }
}

TEST(ReferenceSlide, FloorThatFallsTowardAWallLeavesTheWayAlongIt) {
  for (const double tilt : {1e-12, 1e-9, 1e-6, 1e-3, 0.1, 0.785}) {
    Triangles triangles;
    addTangent(triangles, {-std::sin(tilt), std::cos(tilt), 0});
    addTangent(triangles, {1, 0, 0});
    EXPECT_NEAR(wayOf(triangles, {0, 0, 0.1}).z, 0.1, 1e-9) << tilt;
    EXPECT_NEAR(wayOf(triangles, {-1e-3, 0, 0.1}, Faces::Walls).z, 0.1, 1e-9) << tilt;
  }
}

TEST(ReferenceSlide, SteepFaceIsAWallToABodyThatStands) {
  const double angle = 60 * std::numbers::pi / 180;
  Triangles triangles;
  addTangent(triangles, {0, 1, 0});
  addTangent(triangles, {-std::sin(angle), std::cos(angle), 0});
  EXPECT_NEAR(wayOf(triangles, {0.1, 0, 0}).x, 0.1 * std::cos(angle) * std::cos(angle), 1e-6);
  EXPECT_NEAR(wayOf(triangles, {0.1, 0, 0}, Faces::Walls).x, 0, 1e-9);
  EXPECT_NEAR(wayOf(triangles, {0.1, 0, 0.1}, Faces::Walls).z, 0.1, 1e-9);
  EXPECT_EQ(ReferenceSlide(triangles, {{}, kRadii, kSkin}, 0.1).stance(), Stance::Ground);
}

TEST(ReferenceSlide, WedgedBodyMovesAlongItsCrease) {
  for (const double tilt : {0.0, 1e-9, 0.1, -0.1}) {
    const Vec3 crease{0, std::sin(tilt), std::cos(tilt)}, up{0, std::cos(tilt), -std::sin(tilt)};
    Triangles triangles;
    for (const double sign : {1.0, -1.0}) addTangent(triangles, up * 0.5 + Vec3{sign * std::sqrt(0.75), 0, 0});
    const ReferenceSlide slide(triangles, {{}, kRadii, kSkin}, 0.1);
    EXPECT_EQ(slide.stance(), Stance::Wedged);
    const Vec3 desired{0, 0, 0.1}, made = narrow(slide.slide(desired, Faces::Walls).way);
    EXPECT_NEAR(made.z, tilt > 0 ? 0.1 * crease.z * crease.z : 0.1, 1e-7) << tilt;
    EXPECT_NEAR(length(narrow(slide.slide({0.1, 0, 0}, Faces::Walls).way)), 0, 1e-7) << tilt;
  }
}

TEST(ReferenceSlide, KnowsWhatCarriesIt) {
  const auto stance = [](const Triangles& triangles) {
    return ReferenceSlide(triangles, {{}, kRadii, kSkin}, 0.1).stance();
  };
  Triangles steep, wedge, far;
  addTangent(steep, {0.8, 0.6, 0});
  wedge = steep;
  addTangent(wedge, {-0.8, 0.6, 0});
  addTangent(far, {0, 1, 0}, 2.01 * kSkin);
  EXPECT_EQ(stance({}), Stance::Air);
  EXPECT_EQ(stance(far), Stance::Air);
  EXPECT_EQ(stance(steep), Stance::Steep);
  EXPECT_EQ(stance(wedge), Stance::Wedged);
}

// A floor in cells is a floor: inner edges take nothing.
TEST(ReferenceSlide, InnerEdgesTakeNothing) {
  Random random = Random::of(484);
  for (int k = 0; k < cases(20); ++k) {
    Triangles floor = tessellatedFloor(random, 1.5, 12);
    for (Corners& t : floor) {
      for (Vec3& p : t.p) p.y -= kRadii.y + kSkin;
    }
    const Vec3 desired = normalized(random.across({0, 1, 0})) * 0.2;
    EXPECT_GT(dot(wayOf(floor, desired), desired), (1 - 1e-7) * 0.04) << k;
  }
}

}  // namespace
}  // namespace sweepscope::test
