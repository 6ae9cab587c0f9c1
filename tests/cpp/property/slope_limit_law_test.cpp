// The slope limit has a tolerance, what floats can have turned a face by (docs/error-bounds.md 3), and no more: a ramp of floats at exactly the limit is
// stood on, one above it by more than the tolerance is slid down.
#include <gtest/gtest.h>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/figure.h"
#include "support/levels.h"

namespace sweepscope::test {
namespace {

/// A ramp of two triangles in floats.
struct Ramp {
  Triangles triangles;
  Vec3 normal;      ///< before rounding
  Vec3 middle;      ///< of one triangle
  double tilt = 0;  ///< the largest of both triangles: the stated tolerance
};

Ramp rampOf(double slope, double turn, double length, double width, Vec3 place) {
  const double s = std::sin(slope), c = std::cos(slope);
  const Vec3 along{std::cos(turn) * c, s, std::sin(turn) * c}, across{-std::sin(turn), 0, std::cos(turn)};
  Ramp ramp;
  ramp.normal = cross(across, along);
  if (ramp.normal.y < 0) ramp.normal = -ramp.normal;
  const auto at = [&](double u, double v) {
    const Vec3 p = place + along * (length * u) + across * (width * v);
    return Vec3{static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
  };
  addQuad(ramp.triangles, at(-1, -1), at(-1, 1), at(1, 1), at(1, -1));
  for (const Corners& t : ramp.triangles) ramp.tilt = std::max(ramp.tilt, floatTilt(t));
  ramp.middle = (ramp.triangles[0].p[0] + ramp.triangles[0].p[1] + ramp.triangles[0].p[2]) * (1.0 / 3);
  return ramp;
}

/// Whether a body that falls onto the middle of the ramp stands there, and stays.
bool standsOnRamp(const Ramp& ramp, double limit, Vec3 radii) {
  const TriangleMesh mesh = meshOf(ramp.triangles);
  MoveSettings settings;
  settings.slopeLimit = limit;
  const double skin = kDefaultSkin * minComponent(radii);
  const Vec3 grown = radii + Vec3{skin, skin, skin}, reach = scale(grown, ramp.normal);
  Vec3 at = ramp.middle + scale(grown, reach * (1 / length(reach))) + Vec3{0, 0.01 * radii.y, 0};
  const Vec3 gravity{0, -0.05 * radii.y, 0};
  MoveResult answer;
  for (int frame = 0; frame < 3; ++frame) {
    answer = moveRobust(mesh, {at, {}, gravity, radii}, settings, off);
    at = answer.position;
  }
  const Vec3 settled = at;
  for (int frame = 0; frame < 10; ++frame) {
    answer = moveRobust(mesh, {at, {}, gravity, radii}, settings, off);
    at = answer.position;
  }
  EXPECT_EQ(answer.support.state == BodyState::Ground, at == settled);
  return answer.support.state == BodyState::Ground;
}

struct RampTrial {
  double slope = 0;
  Vec3 radii;
  Ramp ramp;
};

RampTrial someRamp(Random& random, double slope) {
  RampTrial trial;
  trial.slope = slope;
  const double size = random.magnitude(-3, 7);
  const double farthest[] = {0, 1, 30, 300, 1000};
  const double away = random.oneOf(farthest) * size;
  trial.radii = Vec3{random.between(0.02, 0.2), random.between(0.02, 0.2), random.between(0.02, 0.2)} * size;
  const Vec3 place = random.inBox(away);
  trial.ramp = rampOf(slope, random.between(0, 6.3), size, size * random.between(0.5, 3), place);
  return trial;
}

TEST(SlopeLimitLaw, ARampOfFloatsAtExactlyTheLimitIsStoodOn) {
  Random random = Random::of(960);
  double widest = 0;
  for (int degrees = 5; degrees <= 80; ++degrees) {
    for (int k = 0; k < cases(40); ++k) {
      // As a program writes it, in doubles or in floats.
      const double radians = degrees * kDegree, limit = random.chance(0.5) ? radians : static_cast<float>(radians);
      const RampTrial trial = someRamp(random, radians);
      ASSERT_LT(trial.ramp.tilt, kMostTilt);
      widest = std::max(widest, trial.ramp.tilt);
      EXPECT_TRUE(standsOnRamp(trial.ramp, limit, trial.radii)) << degrees << " degrees, case " << k;
    }
  }
  figure("slope_limit.widest_tolerance", widest);
}

TEST(SlopeLimitLaw, ARampAboveTheLimitByMoreThanTheToleranceIsSlidDown) {
  Random random = Random::of(961);
  for (int degrees = 5; degrees <= 80; ++degrees) {
    for (int k = 0; k < cases(40); ++k) {
      const double slope = degrees * kDegree;
      const RampTrial trial = someRamp(random, slope);
      // Rounding may have made the ramp flatter by a tolerance; what it is allowed to be is one more.
      EXPECT_FALSE(standsOnRamp(trial.ramp, slope - 2.02 * trial.ramp.tilt, trial.radii))
          << degrees << " degrees, case " << k;
    }
  }
}

TEST(SlopeLimitLaw, OfSoundTrianglesItIsNarrow) {
  // A ramp of 20 m beside the origin, and a kilometre away: a ten thousandth, and a hundredth, of a degree.
  EXPECT_LT(rampOf(50 * kDegree, 0.3, 10, 10, {}).tilt, 1e-4 * kDegree);
  EXPECT_LT(rampOf(50 * kDegree, 0.3, 10, 10, {1000, 0, 1000}).tilt, 0.01 * kDegree);
  // A sliver of which floats say nothing may be ground by half a degree more, not by all.
  EXPECT_EQ(floatTilt({{Vec3{0, 0, 0}, Vec3{1000, 0, 0}, Vec3{500, 1e-7, 0}}}), kMostTilt);
  EXPECT_EQ(floatTilt({{Vec3{1, 1, 1}, Vec3{1, 1, 1}, Vec3{2, 2, 2}}}), kMostTilt);
}

TEST(SlopeLimitLaw, AGrooveAtTheLimitHolds) {
  // Two faces of one slope meet in a crease of 50 degrees, the limit; both are steeper.
  Random random = Random::of(962);
  for (int k = 0; k < cases(300); ++k) {
    const double slope = 50 * kDegree, half = random.between(20, 80) * kDegree, turn = random.between(0, 6.3);
    const Vec3 crease{std::cos(turn) * std::cos(slope), std::sin(slope), std::sin(turn) * std::cos(slope)};
    const Vec3 side{-std::sin(turn), 0, std::cos(turn)}, floor = cross(side, crease);
    const Vec3 up = floor.y > 0 ? floor : -floor, place = random.inBox(random.chance(0.5) ? 0 : 30);
    Triangles faces;
    for (const double sign : {1.0, -1.0}) {
      const Vec3 wing = side * (sign * std::cos(half)) + up * std::sin(half);
      Corners t{{place - crease * 4, place + crease * 4, place + wing * 6}};
      for (Vec3& p : t.p) p = {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
      faces.push_back(t);
    }
    const TriangleMesh mesh = meshOf(faces);
    Vec3 at = place + up * 1.5;
    const Vec3 radii{0.3, 0.3, 0.3};
    double falling = 0;
    MoveResult answer;
    for (int frame = 0; frame < 120; ++frame) {
      falling = answer.grounded() ? 0 : falling + 9.81 / 60;
      answer = moveRobust(mesh, {at, {}, {0, -falling / 60 - 0.002, 0}, radii}, {}, off);
      at = answer.position;
    }
    EXPECT_TRUE(answer.grounded()) << "case " << k << ", half an opening of " << half / kDegree;
  }
}

}  // namespace
}  // namespace sweepscope::test
