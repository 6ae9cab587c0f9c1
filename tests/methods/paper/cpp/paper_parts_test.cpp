// The parts of the paper, literally (appendices B, C, D and chapter 3).
#include <gtest/gtest.h>

#include "methods/paper/check_collision.h"
#include "support/random.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

TEST(PaperLowestRoot, SmallerRootThenLargerThenNone) {
  // (t - 0.25)(t - 0.75)
  const double b = -1, c = 0.1875;
  EXPECT_EQ(paper::lowestRoot<double>(1, b, c, 1).time, 0.25);
  EXPECT_EQ(paper::lowestRoot<double>(-1, -b, -c, 1).time, 0.25) << "sorted, whatever the sign of a";
  EXPECT_EQ(paper::lowestRoot<double>(1, b, c, 0.25).verdict, Verdict::RootLaterThanBest) << "the bound is strict";
  // (t + 0.25)(t - 0.5): the flaw: the smaller root is past, so the larger one, an exit, is taken.
  EXPECT_EQ(paper::lowestRoot<double>(1, -0.25, -0.125, 1).time, 0.5);
  EXPECT_EQ(paper::lowestRoot<double>(1, 1, 0.1875, 1).verdict, Verdict::RootNegative);
  EXPECT_EQ(paper::lowestRoot<double>(1, 0, 1, 1).verdict, Verdict::NoRoot);
}

TEST(PaperPointInTriangle, ReadsSignBits) {
  const Vec3 p1{0, 0, 0}, p2{4, 0, 0}, p3{0, 4, 0};
  EXPECT_TRUE(paper::pointInTriangle({1, 1, 0}, p1, p2, p3).inside);
  EXPECT_FALSE(paper::pointInTriangle({3, 3, 0}, p1, p2, p3).inside);
  EXPECT_FALSE(paper::pointInTriangle({-1, 1, 0}, p1, p2, p3).inside);
  // z = x + y - (ac - b^2) is +0 on the far edge: no sign bit, not inside.
  EXPECT_EQ(paper::pointInTriangle({2, 2, 0}, p1, p2, p3).z, 0);
  EXPECT_FALSE(paper::pointInTriangle({2, 2, 0}, p1, p2, p3).inside);
  // On the edge from p1 to p2: y is +0 and counts as inside, -0 does not.
  EXPECT_TRUE(paper::pointInTriangle({1, 0, 0}, p1, p2, p3).inside);
  EXPECT_FALSE(std::signbit(paper::pointInTriangle({1, 0, 0}, p1, p2, p3).y));
}

TEST(PaperPlane, DistanceAndFacing) {
  const paper::Plane<double> plane = paper::Plane<double>::through({0, 2, 0}, {0, 2, 1}, {1, 2, 0});
  EXPECT_EQ(plane.normal, (Vec3{0, 1, 0}));
  EXPECT_EQ(plane.constant, -2);
  EXPECT_EQ(plane.signedDistanceTo({5, 7, 9}), 5);
  EXPECT_TRUE(plane.isFrontFacingTo({0, -1, 0}));
  EXPECT_TRUE(plane.isFrontFacingTo({1, 0, 0}));
  EXPECT_FALSE(plane.isFrontFacingTo({0, 1, 0}));
}

paper::CollisionPackage<double> check(const Corners& triangle, Vec3 base, Vec3 velocity, bool cull = true) {
  paper::CollisionPackage<double> package;
  package.basePoint = base;
  package.velocity = velocity;
  package.normalizedVelocity = paper::normalize(velocity);
  package.cullBackFaces = cull;
  paper::checkTriangle(package, triangle, 0, 0, off);
  return package;
}

TEST(PaperTriangle, FaceEdgeAndVertex) {
  const paper::CollisionPackage<double> face = check(kFloor, {0, 3, 0}, {0, -4, 0});
  EXPECT_EQ(face.feature, Feature::Face);
  EXPECT_EQ(face.nearestTime, 0.5);
  EXPECT_EQ(face.nearestDistance, 2);
  const Corners edge{{{0, 0, -5}, {0, 0, 5}, {5, 0, 0}}};
  EXPECT_EQ(check(edge, {-3, 0.6, 0}, {4, 0, 0}).feature, Feature::Edge);
  EXPECT_NEAR(check(edge, {-3, 0.6, 0}, {4, 0, 0}).nearestTime, 0.55, 1e-15);
  const Corners vertex{{{0, 0, 0}, {3, 1, 0}, {3, -1, 0}}};
  EXPECT_EQ(check(vertex, {-3, 0, 0.6}, {4, 0, 0}).feature, Feature::Vertex);
  EXPECT_NEAR(check(vertex, {-3, 0, 0.6}, {4, 0, 0}).nearestTime, 0.55, 1e-15);
}

TEST(PaperTriangle, RejectsAsThePaperDoes) {
  EXPECT_FALSE(check(kFloor, {0, -3, 0}, {0, 4, 0}).foundCollision) << "back face";
  EXPECT_FALSE(check(kFloor, {0, 1, 0}, {4, 0, 0}).foundCollision) << "parallel, |d| >= 1";
  EXPECT_FALSE(check(kFloor, {0, 3, 0}, {0, -1.9, 0}).foundCollision) << "t0 > 1";
  EXPECT_FALSE(check(kFloor, {0, -3, 0}, {0, -1, 0}).foundCollision) << "t1 < 0";
  EXPECT_FALSE(check({{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}}, {0, 3, 0}, {0, -4, 0}).foundCollision) << "without area";
  // A touch at exactly t = 1 is a face hit: t0 > 1 rejects, t0 = 1 does not.
  EXPECT_TRUE(check(kFloor, {0, 3, 0}, {0, -2, 0}).foundCollision);
}

// Where the paper is right, it agrees with the robust sweep: closed mesh seen from outside, start clear of it.
TEST(PaperTriangle, AgreesWithTheRobustSweepFromOutside) {
  Random random = Random::of(141);
  const Triangles box = room({-1, -1, -1}, {1, 1, 1});
  Triangles outside;
  for (const Corners& t : box) outside.push_back({{t.p[0], t.p[2], t.p[1]}});
  const TriangleMesh mesh = meshOf(outside);
  int hits = 0;
  for (int k = 0; k < cases(20000); ++k) {
    const Vec3 center = random.direction() * random.between(3.5, 6), travel = random.inBox(1) * 2 - center;
    const SweepHit robust = sweepMesh(mesh, {center, travel, kUnitBall, Sides::Both}, off).hit;
    paper::CollisionPackage<double> package;
    package.basePoint = center;
    package.velocity = travel;
    package.normalizedVelocity = paper::normalize(travel);
    paper::checkCollision(mesh, kUnitBall, package, off);
    ASSERT_EQ(package.foundCollision, robust.found());
    if (!robust.found()) continue;
    ++hits;
    EXPECT_NEAR(package.nearestTime, robust.time, 1e-9);
  }
  EXPECT_GT(hits, cases(20000) / 4);
}

}  // namespace
}  // namespace sweepscope::test
