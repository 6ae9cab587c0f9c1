// A sphere at rest: closed forms, the flaws of the article, and the responses.
#include <gtest/gtest.h>

#include "methods/sphere_polygon/cpp/polygons.h"
#include "support/random.h"

namespace sweepscope::test {
namespace {

using namespace at_rest;

const std::vector<Vec3> kSquare{{0, 0, 0}, {0, 0, 4}, {4, 0, 4}, {4, 0, 0}};

TEST(SpherePolygon, TheSphereOfTheReference) {
  const PlaceResult found = firstFrame({});
  EXPECT_TRUE(found.overlap);
  EXPECT_EQ(found.region, RestRegion::Beside);
  EXPECT_EQ(found.feature, RestFeature::Side);
  EXPECT_NEAR(found.distance / 0.65, 0.78, 0.005);
  // Across the side from (2.15, 0.225) to (-0.8, -1.425): beside its line in the plane, and 0.3 above.
  const double beside = (1.65 * (1.35 - 2.15) - 2.95 * (-0.69 - 0.225)) / std::sqrt(2.95 * 2.95 + 1.65 * 1.65);
  EXPECT_NEAR(found.distance, std::sqrt(beside * beside + 0.3 * 0.3), 1e-14);
  EXPECT_NEAR(found.time, 0.16035, 5e-6) << "touched long before the place test looks";
}

/// The drawing itself, seen from above: 40 of its units are one of these, the centre lies in the plane.
TEST(SpherePolygon, TheDrawingOfTheReference) {
  const double r = 26, d = (66.0 * (206 - 118) - 118.0 * (72 - 46)) / std::sqrt(66.0 * 66 + 118.0 * 118);
  const PlaceSettings s = resting({{118, 0, 46}, {96, 0, 150}, {236, 0, 112}}, {206, 0, 72}, r);
  EXPECT_NEAR(firstFrame(s).distance, d, 1e-12);
  EXPECT_NEAR(firstFrame(s).distance / r, 0.78, 0.005);
  EXPECT_TRUE(firstFrame(s).overlap);
  EXPECT_EQ(firstFrame(s).region, RestRegion::Beside);
}

TEST(SpherePolygon, FaceSideAndCornerByHand) {
  for (const RestInsideTest by : {RestInsideTest::AngleSum, RestInsideTest::SignedEdges}) {
    const auto at = [&](Vec3 centre) {
      PlaceSettings s = resting(kSquare, centre, 2.5);
      s.inside = by;
      return firstFrame(s);
    };
    const PlaceResult face = at({1, 2, 1}), side = at({-3, 4, 2}), corner = at({-2, 1, -2});
    EXPECT_EQ(face.region, RestRegion::OverFace);
    EXPECT_EQ(face.feature, RestFeature::Face);
    EXPECT_EQ(face.distance, 2);
    EXPECT_TRUE(face.overlap);
    EXPECT_EQ(side.region, RestRegion::Beside);
    EXPECT_EQ(side.feature, RestFeature::Side);
    EXPECT_EQ(side.distance, 5);
    EXPECT_FALSE(side.overlap);
    EXPECT_EQ(corner.feature, RestFeature::Corner);
    EXPECT_EQ(corner.distance, 3);
  }
}

/// Touching counts, as printed: <=. One step of the last place farther does not.
TEST(SpherePolygon, TouchingCounts) {
  EXPECT_TRUE(firstFrame(resting(kSquare, {1, 2, 1}, 2)).overlap);
  EXPECT_FALSE(firstFrame(resting(kSquare, {1, std::nextafter(2, 3), 1}, 2)).overlap);
  EXPECT_TRUE(firstFrame(resting(kSquare, {-3, 4, 2}, 5)).overlap);
  EXPECT_FALSE(firstFrame(resting(kSquare, {-3, 4, 2}, std::nextafter(5, 4))).overlap);
}

TEST(SpherePolygon, NewellsNormalAndAllNumbersOfAPlane) {
  const auto plane = firstOf<event::RestPlane>(resting(kSquare, {1, 2, 1}, 2.5));
  EXPECT_EQ(plane.sum, (Vec3{0, 32, 0}));
  EXPECT_EQ(plane.n, (Vec3{0, 1, 0}));
  EXPECT_EQ(plane.distance, 2);
  EXPECT_EQ(plane.printed, 2);
  EXPECT_EQ(plane.uneven, 0);
  EXPECT_EQ(plane.shape, RestShape::Convex);
  Random random = Random::of(0x9e11);
  for (int k = 0; k < 300; ++k) {
    const Star made = star(random, 0.3);
    const auto found = firstOf<event::RestPlane>(resting(made.corners, {}, 1));
    EXPECT_NEAR(dot(found.n, cross(made.u, made.v)), 1, 1e-12) << made.corners.size();
    EXPECT_EQ(found.shape == RestShape::Convex || found.shape == RestShape::Concave, true);
  }
}

TEST(SpherePolygon, ParametersOfASideBeforeAndAfterClamping) {
  Kept<event::RestEdge> kept;
  PlaceRun(resting(kSquare, {-1, 1, 6}, 1), nullptr).frame(0, kept);
  ASSERT_EQ(kept.events.size(), 4u);
  EXPECT_EQ(kept.events[0].f, 1.5);
  EXPECT_EQ(kept.events[0].clamped, 1);
  EXPECT_EQ(kept.events[0].point, (Vec3{0, 0, 4})) << "the corner itself";
  EXPECT_EQ(kept.events[2].f, -0.5);
  EXPECT_EQ(kept.events[2].clamped, 0);
  EXPECT_EQ(kept.events[3].f, 1.25);
}

/// Flaw of the article: behind the face the test ends, though the sphere is half through it.
TEST(SpherePolygon, BehindTheFaceNothingIsSeenAsPrinted) {
  PlaceSettings s = resting(kSquare, {1, -0.1, 1}, 0.65);
  EXPECT_EQ(firstFrame(s).region, RestRegion::Behind);
  EXPECT_FALSE(firstFrame(s).overlap);
  EXPECT_TRUE(firstFrame(s).trueOverlap);
  s.facing = RestFacing::Both;
  EXPECT_TRUE(firstFrame(s).overlap);
  EXPECT_EQ(firstFrame(s).distance, 0.1);
}

/// Flaw: the product of the two distances must be below 0, so a centre in the plane is beside the face wherever it is.
TEST(SpherePolygon, ACentreInThePlaneIsNeverOverTheFaceAsPrinted) {
  PlaceSettings s = resting(kSquare, {2, 0, 2}, 1);
  EXPECT_EQ(firstOf<event::RestRay>(s).verdict, RestRayVerdict::StartsOnPlane);
  EXPECT_EQ(firstFrame(s).region, RestRegion::Beside);
  EXPECT_EQ(firstFrame(s).distance, 2) << "of the sides, while the face is at 0";
  EXPECT_FALSE(firstFrame(s).overlap);
  EXPECT_TRUE(firstFrame(s).trueOverlap);
  EXPECT_FALSE(firstFrame(s).insideAgrees);
  s.inside = RestInsideTest::SignedEdges;
  EXPECT_TRUE(firstFrame(s).overlap);
  EXPECT_EQ(firstFrame(s).distance, 0);
}

/// Flaw: the ray is 100000 long.
TEST(SpherePolygon, TheRayIsTooShortAsPrinted) {
  const std::vector<Vec3> large{{-1e6, 0, -1e6}, {-1e6, 0, 1e6}, {1e6, 0, 1e6}, {1e6, 0, -1e6}};
  PlaceSettings s = resting(large, {0, 1.5e5, 0}, 2e5);
  EXPECT_EQ(firstOf<event::RestRay>(s).verdict, RestRayVerdict::TooShort);
  EXPECT_FALSE(firstFrame(s).overlap);
  EXPECT_TRUE(firstFrame(s).trueOverlap);
  s.centre.y = 0.9e5;
  EXPECT_TRUE(firstFrame(s).overlap);
}

/// Flaw: the printed normal comes from three corners; on one line they have none.
TEST(SpherePolygon, ThreeCornersOnALineHaveNoNormal) {
  PlaceSettings s = resting({{0, 0, 0}, {0, 0, 2}, {0, 0, 4}, {4, 0, 4}, {4, 0, 0}}, {2, 0.5, 2}, 0.6);
  EXPECT_TRUE(firstFrame(s).overlap);
  s.normal = RestNormal::ThreeCorners;
  EXPECT_EQ(firstFrame(s).region, RestRegion::NoPlane);
  EXPECT_FALSE(firstFrame(s).overlap);
  EXPECT_TRUE(firstFrame(s).trueOverlap);
}

TEST(SpherePolygon, ResponsesByHand) {
  PlaceSettings s = resting(kSquare, {1, 0.75, 1}, 1);
  s.centre = {1, 1.25, 1};
  s.motion = {0.25, -0.5, 0};
  s.restitution = 0.5;
  const auto after = [&](RestAnswer answer) {
    s.response = answer;
    return firstFrame(s);
  };
  EXPECT_EQ(after(RestAnswer::None).centre, (Vec3{1.25, 0.75, 1}));
  EXPECT_EQ(after(RestAnswer::None).motion, (Vec3{0.25, -0.5, 0}));
  for (const RestAnswer answer : {RestAnswer::PushOut, RestAnswer::Bounce, RestAnswer::Slide})
    EXPECT_EQ(after(answer).centre, (Vec3{1.25, 1, 1}));
  EXPECT_EQ(after(RestAnswer::PushOut).motion, (Vec3{0.25, -0.5, 0}));
  EXPECT_EQ(after(RestAnswer::Bounce).motion, (Vec3{0.25, 0.25, 0}));
  EXPECT_EQ(after(RestAnswer::Slide).motion, (Vec3{0.25, 0, 0}));
  EXPECT_EQ(after(RestAnswer::Slide).time, 0.5) << "1.25 down to 1 at 0.5 a frame";
  // Who leaves is pushed, and not turned round.
  s.centre = {1, 0.25, 1};
  s.motion = {0, 0.25, 0};
  EXPECT_EQ(after(RestAnswer::Bounce).motion, s.motion);
}

/// Pushed out, it touches to rounding, in every region.
TEST(SpherePolygon, PushedOutItTouches) {
  Random random = Random::of(0x9054);
  int pushed = 0;
  for (int k = 0; k < 3000; ++k) {
    const Star made = star(random, 2);
    PlaceSettings s = resting(made.corners, made.middle + random.inBox(2.2), random.between(0.1, 1));
    s.inside = RestInsideTest::SignedEdges;
    s.facing = RestFacing::Both;
    s.response = RestAnswer::PushOut;
    Kept<event::RestFrameEnd> kept;
    const PlaceResult found = PlaceRun(s, nullptr).frame(0, kept);
    EXPECT_TRUE(isFinite(found.centre));
    if (!found.overlap) continue;
    ++pushed;
    EXPECT_NEAR(kept.events.front().left, s.radius, 1e-12);
  }
  EXPECT_GT(pushed, 300);
}

/// With gravity and a slide it comes to rest on the face; with restitution 1 it keeps its speed when it bounces.
TEST(SpherePolygon, ComesToRest) {
  PlaceSettings s = resting(kSquare, {2, 1.5, 2}, 0.5);
  s.gravity = {0, -0.01, 0};
  s.frames = 200;
  s.response = RestAnswer::Slide;
  PlaceRun run(s, nullptr);
  PlaceResult last;
  for (int frame = 0; frame < run.frames(); ++frame) last = run.frame(frame, off);
  EXPECT_EQ(last.motion, (Vec3{}));
  EXPECT_NEAR(last.centre.y, 0.5, 1e-12);
}

}  // namespace
}  // namespace sweepscope::test
