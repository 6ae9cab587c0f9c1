// A shot at boxes: the scene of the drawing, both spaces, the parabola, closed forms of flight and bounce.
#include "methods/projectile/cpp/shots.h"

namespace sweepscope::test {
namespace {

using namespace methods::projectile;

TEST(Projectile, TheSceneOfTheDrawing) {
  const ShotRow row = rowsOf(ShotSettings{})[0];
  EXPECT_TRUE(row.hit);
  EXPECT_NEAR(row.worldTime, 0.3181, 5e-5);
  EXPECT_NEAR(row.objectTime, 0.3181, 5e-5);
  EXPECT_LT(row.difference, 1e-15);
  EXPECT_EQ(row.box, 0);
  EXPECT_EQ(row.face, 3) << "through side y";
  // By hand: turned back by 30 degrees, (1.1 - o_y) / d_y.
  const double c = std::sqrt(0.75), o = 3.5 * 0.5 + 0.3 * c, d = -5.2 * 0.5 - 0.3 * c;
  EXPECT_NEAR(row.time, (1.1 - o) / d, 1e-12);
}

TEST(Projectile, BothSpacesMeetWhereTheRefereeSays) {
  Random random = Random::of(0x5b01);
  int met = 0, free = 0;
  for (int k = 0; k < 1500; ++k) {
    ShotSettings s = atOneBox(random);
    s.method = k % 2 == 0 ? ShotMethod::World : ShotMethod::Object;
    const BoxReferee referee(s);
    const Vec3 way = (s.velocity - Vec3{0, s.gravity * s.step, 0}) * s.step;
    if (referee.outside(s.start, way, {}, 0) < 1e-6) continue;
    const ShotRow row = rowsOf(s)[0];
    EXPECT_EQ(row.worldTime < kNever, row.objectTime < kNever);
    EXPECT_LT(row.difference, 1e-12);
    EXPECT_EQ(row.time, s.method == ShotMethod::World ? row.worldTime : row.objectTime);
    expectFirst(referee, row.time, s.start, way, {});
    EXPECT_EQ(row.place, referee.outside(s.start, way, {}, 1) <= 0);
    (row.hit ? met : free)++;
  }
  EXPECT_GT(met, 150);
  EXPECT_GT(free, 150);
}

TEST(Projectile, TheParabolaMeetsWhereTheRefereeSays) {
  Random random = Random::of(0x5b02);
  int met = 0, free = 0, differ = 0;
  for (int k = 0; k < 1500; ++k) {
    ShotSettings s = atOneBox(random);
    s.method = k % 2 == 0 ? ShotMethod::Arc : ShotMethod::World;
    s.step = 0.2;
    s.velocity = s.velocity * 0.5;
    const BoxReferee referee(s);
    const Vec3 pulled = s.velocity - Vec3{0, s.gravity * s.step * (s.method == ShotMethod::Arc ? 0.5 : 1), 0};
    const Vec3 quadratic{0, -0.5 * s.gravity * s.step * s.step, 0}, linear = pulled * s.step - quadratic;
    if (referee.outside(s.start, linear, quadratic, 0) < 1e-6) continue;
    const ShotRow row = rowsOf(s)[0];
    expectFirst(referee, row.arcTime, s.start, linear, quadratic);
    (row.arcTime < kNever ? met : free)++;
    differ += row.arcDiffers;
    EXPECT_EQ(row.arcDiffers, (row.arcTime < kNever) != (row.objectTime < kNever));
  }
  EXPECT_GT(met, 150);
  EXPECT_GT(free, 150);
  EXPECT_GT(differ, 20);
}

TEST(Projectile, RootsAreRoots) {
  Random random = Random::of(0x5b03);
  for (int k = 0; k < 2000; ++k) {
    const double a = random.chance(0.2) ? 0 : random.sign() * random.magnitude(-30, 3), b = random.between(-2, 2),
                 c = random.between(-2, 2);
    const Roots roots = rootsOf(a, b, c);
    EXPECT_EQ(roots.falling < kNever || roots.rising<kNever, b * b - 4 * a * c> 0);
    for (const double t : {roots.falling, roots.rising}) {
      if (!(std::fabs(t) < 1e6)) continue;
      const long double exact = (static_cast<long double>(a) * t + b) * t + c;
      EXPECT_NEAR(static_cast<double>(exact), 0, 1e-13 * (std::fabs(a * t * t) + std::fabs(b * t) + 2));
      EXPECT_EQ(2 * a * t + b < 0, t == roots.falling);
    }
  }
}

/// 0 / 0 and x / 0 are recorded as they are divided, and decide nothing.
TEST(Projectile, AlongAFaceDivisionByZeroDecidesNothing) {
  ShotSettings s;
  s.boxes = 1;
  s.turn0 = {};
  s.half0 = {1, 1, 1};
  s.gravity = 0;
  s.velocity = {60, 0, 0};
  for (const auto& [y, hits] : {std::pair{0.5, true}, {1.0, true}, {1 + 1e-15, false}, {-1.0, true}, {1.5, false}}) {
    s.start = {-3, y, 0};
    const ShotRow row = rowsOf(s)[0];
    EXPECT_EQ(row.objectTime < kNever, hits) << y;
    EXPECT_EQ(row.worldTime < kNever, hits) << y;
    if (hits) {
      EXPECT_NEAR(row.time, 1.0 / 3, 1e-15);
    }
  }
  const Ray ray({-3, 1, 0}, {6, 0, 0}, 0, 0.1);
  const ShotBox box{{}, {1, 1, 1}, {}};
  Span object, world;
  const auto on = [&](int axis) { return askSlab(axis, ray, box, {-3, 1, 0}, {6, 0, 0}, false, object, world); };
  EXPECT_EQ(on(0).verdict, ShotSlabVerdict::Narrows);
  const event::ShotSlabX y = on(1);
  EXPECT_TRUE(std::isnan(y.toHigh)) << "(h - o) / d = 0 / 0";
  EXPECT_EQ(y.toLow, -kNever) << "(-h - o) / d = -2 / 0";
  EXPECT_EQ(y.verdict, ShotSlabVerdict::ParallelInside);
  EXPECT_EQ(y.t1, -kNever);
  EXPECT_EQ(y.t2, kNever);
}

TEST(Projectile, WaysOfTheSlidesAndOfTheParabola) {
  ShotSettings s;
  s.boxes = 0;
  s.velocity = {3, 7, -2};
  s.frames = 50;
  for (const ShotMotion motion : {ShotMotion::Slides, ShotMotion::Exact})
    for (const ShotMethod method : {ShotMethod::World, ShotMethod::Arc}) {
      s.motion = motion;
      s.method = method;
      const std::vector<ShotRow> rows = rowsOf(s);
      for (int k = 1; k <= 50; ++k) {
        const double t = k * s.step;
        const bool slides = motion == ShotMotion::Slides && method != ShotMethod::Arc;
        // Slide 8 takes gravity before the way, so it falls g dt t / 2 deeper than the parabola.
        const double fall = 0.5 * s.gravity * t * t + (slides ? 0.5 * s.gravity * s.step * t : 0);
        EXPECT_NEAR(length(rows[k - 1].centre - (s.start + s.velocity * t - Vec3{0, fall, 0})), 0, 1e-11);
        EXPECT_NEAR(rows[k - 1].speed, length(s.velocity - Vec3{0, s.gravity * t, 0}), 1e-11);
      }
    }
}

TEST(Projectile, TheBounceIsAMirrorAndGoesOn) {
  ShotSettings s;
  s.boxes = 1;
  s.gravity = 0;
  s.turn0 = {};
  s.half0 = {1, 1, 1};
  s.start = {-0.5, 3, 0};
  s.velocity = {2, -40, 1};
  s.restitution = 0.25;
  s.frames = 1;
  const ShotRow row = rowsOf(s)[0];
  EXPECT_NEAR(row.time, 0.5, 1e-15);
  EXPECT_EQ(row.face, 3);
  EXPECT_EQ(row.bounces, 1);
  EXPECT_NEAR(length(row.centre - Vec3{-0.3, 1.5, 0.1}), 0, 1e-8) << "half the frame down, half up at a quarter";
  EXPECT_NEAR(row.speed, length(Vec3{2, 10, 1}), 1e-12);
}

/// On the parabola a perfect bounce keeps the energy for good; chords with all of gravity first do not.
TEST(Projectile, OnTheArcEnergyIsKept) {
  ShotSettings s;
  s.boxes = 1;
  s.centre0 = {0, -1, 0};
  s.half0 = {1000, 1, 1000};
  s.turn0 = {};
  s.start = {0, 2, 0};
  s.velocity = {1, 0, 0.5};
  s.restitution = 1;
  s.frames = 500;
  double worst[2] = {0, 0};
  Count bounces = 0;
  for (const ShotMethod method : {ShotMethod::Arc, ShotMethod::World}) {
    s.method = method;
    for (const ShotRow& row : rowsOf(s)) {
      EXPECT_GT(row.centre.y, 0);
      const double energy = 0.5 * row.speed * row.speed + s.gravity * row.centre.y;
      double& off = worst[method == ShotMethod::Arc ? 0 : 1];
      off = std::max(off, std::fabs(energy - (0.625 + s.gravity * 2)));
      bounces += row.bounces;
    }
  }
  EXPECT_LT(worst[0], 1e-5);
  EXPECT_GT(worst[1], 0.5);
  EXPECT_GT(bounces, 50);
}

TEST(Projectile, AnyFrameCanBeAskedForFirst) {
  const ShotSettings s;
  const std::vector<ShotRow> rows = rowsOf(s);
  ShotRun run(s, nullptr);
  for (const int k : {20, 2, 21, 0, 7}) {
    EXPECT_EQ(run.frame(k, off).centre, rows[k].centre) << k;
    EXPECT_EQ(run.frame(k, off).bounces, rows[k].bounces) << k;
  }
}

}  // namespace
}  // namespace sweepscope::test
