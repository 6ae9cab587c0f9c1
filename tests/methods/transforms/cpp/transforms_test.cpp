// Matrices and normals under a transform: closed forms, what must stay perpendicular, a plane in long double, mirrors.
#include <gtest/gtest.h>

#include "methods/transforms/cpp/transform_runs.h"
#include "support/oracle_distance.h"

namespace sweepscope::test {
namespace {

using namespace transformed;

TEST(Transforms, TheNormalsOfTheReference) {
  const TransformResult found = answer({});
  EXPECT_NEAR(found.normal.x, 0.266, 5e-4);
  EXPECT_NEAR(found.normal.y, 0.964, 5e-4);
  EXPECT_NEAR(found.naive.x, 0.898, 5e-4);
  EXPECT_NEAR(found.naive.y, 0.441, 5e-4);
  EXPECT_NEAR(found.angle, 48.4, 0.05);
  EXPECT_NEAR(allOf<event::ChangeCross>({})[0].n.x, 0.6, 1e-15);
  EXPECT_NEAR(allOf<event::ChangeCross>({})[0].n.y, 0.8, 1e-15);
  EXPECT_NEAR(allOf<event::ChangeCross>({})[0].offset, -0.5, 1e-15);
  EXPECT_EQ(found.type, ChangeKind::Uneven);
}

/// Scale grows geometrically, so tan of the right normal falls by the same factor each frame; the angle between both grows.
TEST(Transforms, TheAngleGrowsOverTheFrames) {
  const TransformRun run({}, nullptr);
  double before = -1;
  for (int frame = 0; frame < run.frames(); ++frame) {
    const TransformResult found = run.frame(frame, off);
    const long double share = static_cast<long double>(frame) / (run.frames() - 1);
    const long double x = std::pow(1.9L, share), y = std::pow(0.7L, share);
    const long double right = std::atan2(0.8L / y, 0.6L / x), naive = std::atan2(0.8L * y, 0.6L * x);
    EXPECT_NEAR(found.angle, static_cast<double>((right - naive) * 180 / std::acos(-1.0L)), 1e-12);
    EXPECT_GT(found.angle, before);
    before = found.angle;
  }
  EXPECT_EQ(run.frame(0, off).angle, 0);
  EXPECT_TRUE(run.frame(0, off).sameDistance);
  EXPECT_FALSE(run.frame(1, off).sameDistance);
}

TEST(Transforms, ScalesGrowAsPowers) {
  Random random = Random::of(0x960);
  for (int k = 0; k < 2000; ++k) {
    const double full = uneven(random) * 10, share = random.unit();
    const double right = std::copysign(std::pow(std::fabs(full), share), full);
    EXPECT_NEAR(change::grown(full, share) / right, 1, 1e-13);
  }
  EXPECT_EQ(change::grown(-3, 0), -1);
  EXPECT_EQ(change::grown(-3, 1), -3);
  EXPECT_EQ(change::grown(4, 0.5), 2);
  EXPECT_EQ(change::grown(0, 0), 1);
  EXPECT_EQ(change::grown(0, 0.01), 0);
}

TEST(Transforms, InverseTransposeStaysPerpendicular) {
  Random random = Random::of(0x7a96);
  double naive = 0;
  for (int k = 0; k < 3000; ++k) {
    const TransformSettings s = anything(random);
    const event::ChangeNormals both = allOf<event::ChangeNormals>(s)[0];
    EXPECT_LE(both.rightAlong, 4e-15) << k;
    naive = std::max(naive, both.naiveAlong);
    EXPECT_LT(answer(s).cornersOff, 1e-14);
    EXPECT_NEAR(length(both.rightUnit), 1, 1e-15);
  }
  EXPECT_GT(naive, 0.9) << "the naive one can lie in the plane";
}

/// Flaw: multiplied like a vector the normal is right for turns, mirrors and uniform scales, and for no other where it is not along an
/// axis.
TEST(Transforms, NaiveIsRightForEvenScalesOnly) {
  Random random = Random::of(0xe7e9);
  for (int k = 0; k < 1000; ++k) {
    TransformSettings s = anything(random);
    const TransformResult any = answer(s);
    EXPECT_EQ(any.type, ChangeKind::Uneven);
    EXPECT_GT(any.angle, 1e-9);
    EXPECT_LT(any.angle, 90) << "their product is n.n, whatever M";
    const double size = random.chance(0.5) ? 1 : std::fabs(uneven(random));
    s.scale = {size * random.sign(), size * random.sign(), size * random.sign()};
    const TransformResult even = answer(s);
    EXPECT_EQ(even.type, size == 1 ? ChangeKind::Rigid : ChangeKind::Uniform);
    EXPECT_LT(even.angle, 1e-13);
    s.by = ChangeBy::Naive;
    EXPECT_LT(answer(s).cornersOff, 1e-13);
  }
  TransformSettings s = still();
  s.v1 = {0, 1, 0};
  s.v2 = {1, 1, 0};
  s.v3 = {0, 1, -1};
  s.scale = {3, 0.5, 7};
  EXPECT_EQ(answer(s).angle, 0) << "a normal along an axis of the scale";
}

/// The plane of the transformed points in long double, by a turn of its own.
TEST(Transforms, AgreesWithAPlaneInLongDouble) {
  using oracle::Point;
  Random random = Random::of(0x10d6);
  for (int k = 0; k < 2000; ++k) {
    TransformSettings s = anything(random);
    const auto turned = [&](Point p) {
      const long double to = std::acos(-1.0L) / 180;
      const long double a = s.turn.x * to, b = s.turn.y * to, c = s.turn.z * to;
      p = {p.x, p.y * std::cos(a) - p.z * std::sin(a), p.y * std::sin(a) + p.z * std::cos(a)};
      p = {p.x * std::cos(b) + p.z * std::sin(b), p.y, p.z * std::cos(b) - p.x * std::sin(b)};
      return Point{p.x * std::cos(c) - p.y * std::sin(c), p.x * std::sin(c) + p.y * std::cos(c), p.z};
    };
    const auto scaled = [&](Point p) { return Point{p.x * s.scale.x, p.y * s.scale.y, p.z * s.scale.z}; };
    const auto moved = [&](Vec3 v) {
      const Point p = oracle::wide(v);
      return (s.order == ChangeOrder::ScaleFirst ? turned(scaled(p)) : scaled(turned(p))) + oracle::wide(s.translation);
    };
    const Point v1 = moved(s.v1), v2 = moved(s.v2), v3 = moved(s.v3);
    Point n = oracle::outer(v3 - v1, v2 - v1);
    const bool mirror = s.scale.x * s.scale.y * s.scale.z < 0;
    n = ((mirror ? -1 : 1) / oracle::norm(n)) * n;
    const TransformResult found = answer(s);
    const long double off = oracle::norm(oracle::wide(found.normal) - n);
    EXPECT_LT(static_cast<double>(off), 5e-15);
    EXPECT_NEAR(found.distance, static_cast<double>(oracle::inner(n, moved(s.point) - v1)), 2e-14);
    EXPECT_EQ(found.windingFlips, mirror);
    EXPECT_EQ(found.determinant < 0, mirror);
    EXPECT_LT(found.off, 1e-12);
    // The side is kept, mirror or not.
    EXPECT_EQ(found.distance > 0, found.distanceBefore > 0);
  }
}

TEST(Transforms, AMirrorTurnsThePointsRound) {
  TransformSettings s = still();
  s.scale = {-1, 1, 1};
  const event::ChangeWinding winding = allOf<event::ChangeWinding>(s)[0];
  EXPECT_TRUE(winding.flips);
  EXPECT_NEAR(winding.dot, -1, 1e-15);
  EXPECT_NEAR(winding.byInverse.x, -0.6, 1e-15);
  EXPECT_NEAR(winding.byPoints.x, 0.6, 1e-15);
  EXPECT_NEAR(winding.byPoints.y, -0.8, 1e-15);
  EXPECT_EQ(winding.sign, -1);
  EXPECT_LT(winding.off, 1e-13);
  s.scale = {-1, -1, 1};
  EXPECT_FALSE(answer(s).windingFlips) << "two mirrors are a turn";
}

TEST(Transforms, QuarterTurnsAndBothOrdersByHand) {
  TransformSettings s = still();
  s.v1 = {0, 0, 0};
  s.v2 = {0, 1, 0};
  s.v3 = {0, 0, 1};
  s.scale = {4, 2, 1};
  s.turn = {0, 0, 90};
  // n = (-1, 0, 0); turned it looks along -y.
  EXPECT_EQ(allOf<event::ChangeCross>(s)[0].n, (Vec3{-1, 0, 0}));
  EXPECT_EQ(answer(s).normal, (Vec3{0, -1, 0}));
  EXPECT_EQ(allOf<event::ChangeMatrix>(s)[0].x, (Vec3{0, 4, 0}));
  EXPECT_EQ(answer(s).determinant, 8);
  s.order = ChangeOrder::TurnFirst;
  EXPECT_EQ(allOf<event::ChangeMatrix>(s)[0].x, (Vec3{0, 2, 0}));
  EXPECT_EQ(allOf<event::ChangeMatrix>(s)[0].y, (Vec3{-4, 0, 0}));
  EXPECT_EQ(answer(s).determinant, 8);
}

TEST(Transforms, ATranslationMovesPointsNotDirections) {
  TransformSettings s = still();
  s.scale = {2, 3, 4};
  s.origin = {1, 1, 1};
  s.direction = {0, 0, -5};
  s.translation = {10, 20, 30};
  const std::vector<event::ChangeMoved> moved = allOf<event::ChangeMoved>(s);
  ASSERT_EQ(moved.size(), 6u);
  EXPECT_EQ(moved[4].to, (Vec3{12, 23, 34}));
  EXPECT_EQ(moved[5].to, (Vec3{0, 0, -4}));
  for (std::size_t k = 0; k < 6; ++k) EXPECT_EQ(moved[k].point, static_cast<Index>(k) + 1);
}

TEST(Transforms, DeterminantsByAnyRow) {
  Random random = Random::of(0xde7);
  for (int k = 0; k < 500; ++k) {
    const TransformSettings s = anything(random);
    const double product = s.scale.x * s.scale.y * s.scale.z;
    for (const event::ChangeRow& row : allOf<event::ChangeRow>(s)) {
      EXPECT_NEAR(row.sum / product, 1, 1e-13);
      EXPECT_NEAR(dot(row.inverse, row.m), 1, 1e-13);
      EXPECT_NEAR(dot(row.inverse, row.next), 0, 1e-12);
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
