// What a transform keeps of distances, planes and rays, where the slides are wrong about it, and what has no inverse.
#include <gtest/gtest.h>

#include "methods/transforms/cpp/transform_runs.h"

namespace sweepscope::test {
namespace {

using namespace transformed;

/// The signed distance is that of before where the scale is rigid, times the scale where it is uniform, and neither otherwise.
TEST(Transforms, DistancesStayForRigidTransformsOnly) {
  Random random = Random::of(0xd157);
  int same = 0;
  for (int k = 0; k < 1000; ++k) {
    TransformSettings s = anything(random);
    const std::vector<event::ChangeDistance> any = allOf<event::ChangeDistance>(s);
    ASSERT_EQ(any.size(), 3u);
    EXPECT_NEAR(any[1].distance, any[0].distance * any[1].expected, 1e-13);
    same += answer(s).sameDistance;
    s.scale = {random.sign(), random.sign(), random.sign()};
    EXPECT_TRUE(answer(s).sameDistance);
    EXPECT_NEAR(allOf<event::ChangeDistance>(s)[1].footOff, 0, 1e-13);
    s.scale = {2.5, -2.5, 2.5};
    EXPECT_NEAR(answer(s).distance, 2.5 * answer(s).distanceBefore, 1e-13);
    EXPECT_FALSE(answer(s).sameDistance && std::fabs(answer(s).distanceBefore) > 1e-9);
    EXPECT_NEAR(allOf<event::ChangeDistance>(s)[1].footOff, 0, 1e-13);
  }
  EXPECT_EQ(same, 0);
}

/// Flaw of p. 22: (A, B, C, D) times M is said to do without uneven scales. It fails for a translation alone and for a uniform scale.
TEST(Transforms, TheFourNumbersTimesMHoldForTurnsOnly) {
  TransformSettings s = still();
  s.scale = {1, 1, 1};
  s.turn = {20, 30, 40};
  const auto equation = [&] { return allOf<event::ChangeEquation>(s)[0]; };
  EXPECT_TRUE(equation().naiveHolds);
  s.translation = {1, 0, 0};
  EXPECT_FALSE(equation().naiveHolds);
  EXPECT_GT(equation().naiveOff, 0.1);
  EXPECT_LT(equation().rightOff, 1e-14);
  s.translation = {};
  s.scale = {2, 2, 2};
  EXPECT_FALSE(equation().naiveHolds);
  EXPECT_NEAR(equation().naiveOff, 0.75, 1e-14) << "D is -0.5 still, divided by 2 with n, where -1 is right";
  EXPECT_LT(equation().rightOff, 1e-14);
}

TEST(Transforms, ThePlanesValueIsKept) {
  Random random = Random::of(0x7a1e);
  for (int k = 0; k < 1000; ++k) {
    const TransformSettings s = anything(random);
    const event::ChangeEquation at = allOf<event::ChangeEquation>(s)[0];
    EXPECT_NEAR(at.value, answer(s).distanceBefore, 1e-13);
    EXPECT_LT(at.rightOff, 1e-13);
    EXPECT_NEAR(length(at.rightUnit - answer(s).normal), 0, 1e-15);
  }
}

TEST(Transforms, RaysMeetAtTheSameTimeByInverseTranspose) {
  Random random = Random::of(0x4a95);
  int reflectionsOff = 0, naiveOff = 0, naiveTimes = 0, naiveCorners = 0;
  for (int k = 0; k < 1000; ++k) {
    TransformSettings s = anything(random);
    const std::vector<event::ChangeHit> hits = allOf<event::ChangeHit>(s);
    if (std::fabs(hits[0].cosine) < 0.1) continue;
    EXPECT_NEAR(hits[1].time, hits[0].time, 1e-11);
    EXPECT_LT(answer(s).hitOff, 1e-10);
    for (const event::ChangeReflect& at : allOf<event::ChangeReflect>(s)) {
      EXPECT_NEAR(at.lengthOut, at.lengthIn, 1e-13);
      EXPECT_NEAR(at.angleIn, at.angleOut, 1e-6);
    }
    reflectionsOff += answer(s).reflectionOff > 0.1;
    s.by = ChangeBy::Naive;
    naiveOff += answer(s).hitOff > 1e-3;
    naiveTimes += std::fabs(answer(s).timeAfter - answer(s).time) > 1e-3;
    naiveCorners += answer(s).cornersOff > 1e-3;
    s.by = ChangeBy::InverseTranspose;
    s.scale = {-3, 3, 3};
    EXPECT_LT(answer(s).reflectionOff, 1e-10);
  }
  EXPECT_GT(reflectionsOff, 800);
  EXPECT_GT(std::min({naiveOff, naiveTimes, naiveCorners}), 800) << "the plane of the naive normal is another one";
}

/// Flaw of p. 13: adjacent / cos with cos = dot(direction, N). Toward the plane one of the two is below 0, and the point lies behind the
/// ray.
TEST(Transforms, ThePrintedHitLiesBehindTheRay) {
  TransformSettings s = still();
  s.v1 = {0, 0, 0};
  s.v2 = {1, 0, 0};
  s.v3 = {0, 0, 1};
  s.scale = {1, 1, 1};
  s.origin = {1, 2, 3};
  s.direction = {0, -4, 0};
  const event::ChangeHit hit = allOf<event::ChangeHit>(s)[0];
  EXPECT_EQ(hit.n, (Vec3{0, 1, 0}));
  EXPECT_EQ(hit.time, 2);
  EXPECT_EQ(hit.point, (Vec3{1, 0, 3}));
  EXPECT_EQ(hit.printed, -2);
  EXPECT_EQ(hit.printedPoint, (Vec3{1, 4, 3}));
  EXPECT_EQ(hit.printedOff, 4);
  EXPECT_EQ(allOf<event::ChangeReflect>(s)[0].out, (Vec3{0, 1, 0}));
  s.direction = {1, 0, 0};
  EXPECT_EQ(allOf<event::ChangeHit>(s)[0].verdict, ChangeHitVerdict::Parallel);
  EXPECT_EQ(answer(s).time, kNever);
  s.direction = {0, 1, 0};
  EXPECT_EQ(allOf<event::ChangeHit>(s)[0].verdict, ChangeHitVerdict::Behind);
}

TEST(Transforms, FlatteningIsNamed) {
  const auto kind = [](Vec3 scale) {
    TransformSettings s = still();
    s.scale = scale;
    s.turn = {10, 20, 30};
    const TransformResult found = answer(s);
    EXPECT_EQ(found.normal, (Vec3{}));
    EXPECT_EQ(found.angle, 0);
    EXPECT_EQ(allOf<event::ChangeNormals>(s)[0].verdict, ChangeNormalVerdict::NoInverse);
    EXPECT_EQ(allOf<event::ChangeDistance>(s)[1].verdict, ChangeDistanceVerdict::NoPlane);
    return found.type;
  };
  EXPECT_EQ(kind({1, 0, 2}), ChangeKind::Flattens);
  EXPECT_EQ(kind({0, 0, -2}), ChangeKind::ToALine);
  EXPECT_EQ(kind({0, 0, 0}), ChangeKind::ToAPoint);
  EXPECT_EQ(kind({1e-40, 1e-40, 1e-40}), ChangeKind::Vanishes);
}

TEST(Transforms, WithoutAPlaneNothingIsInvented) {
  TransformSettings s = still();
  s.v3 = s.v1 + (s.v2 - s.v1) * 3;
  EXPECT_EQ(allOf<event::ChangeCross>(s)[0].verdict, ChangePlaneVerdict::OneLine);
  EXPECT_EQ(allOf<event::ChangeNormals>(s)[0].verdict, ChangeNormalVerdict::NoPlane);
  EXPECT_EQ(answer(s).angle, 0);
  EXPECT_EQ(answer(s).time, kNever);
  s.v2 = s.v3 = s.v1;
  EXPECT_EQ(allOf<event::ChangeCross>(s)[1].verdict, ChangePlaneVerdict::OneLine);
}

TEST(Transforms, ExtremesStayFinite) {
  Random random = Random::of(0xe74);
  const double sizes[] = {0, 1e-300, 1e-40, 1e-12, 1, 100, -100};
  const double places[] = {-1e6, -1e-300, 0, 1e-12, 1, 1e6};
  for (int k = 0; k < 5000; ++k) {
    const auto any = [&] { return Vec3{random.oneOf(places), random.oneOf(places), random.oneOf(places)}; };
    TransformSettings s = still();
    s.v1 = any();
    s.v2 = any();
    s.v3 = any();
    s.point = any();
    s.origin = any();
    s.direction = any();
    s.translation = any();
    s.turn = random.inBox(360);
    s.scale = {random.oneOf(sizes), random.oneOf(sizes), random.oneOf(sizes)};
    s.by = random.chance(0.5) ? ChangeBy::Naive : ChangeBy::InverseTranspose;
    const TransformResult found = answer(s);
    EXPECT_TRUE(isFinite(found.normal) && isFinite(found.naive));
    for (const double number : {found.angle, found.off, found.cornersOff, found.distance, found.distanceBefore,
                                found.reflectionOff, found.determinant})
      EXPECT_TRUE(std::isfinite(number));
    EXPECT_FALSE(std::isnan(found.time) || std::isnan(found.timeAfter) || std::isnan(found.hitOff));
  }
}

}  // namespace
}  // namespace sweepscope::test
