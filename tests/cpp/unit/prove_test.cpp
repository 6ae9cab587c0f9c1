// Proofs of what a sweep said: closed forms, and claims that are wrong in every way there is.
#include "batch/prove.h"

#include <gtest/gtest.h>

#include "batch/batch.h"
#include "methods/paper/collide_and_slide.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

constexpr double kNoHit = HUGE_VAL;

Proof proofOf(const Triangles& triangles, Vec3 center, Vec3 travel, Claim claim, Vec3 radii = kUnitBall) {
  const double query[] = {center.x, center.y, center.z, travel.x, travel.y, travel.z, radii.x, radii.y, radii.z};
  Proof proof;
  EXPECT_TRUE(prove(meshOf(triangles), query, claim, proof).ok());
  return proof;
}

void expectRefuted(const Proof& proof, Refutation why) {
  EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Refuted);
  EXPECT_EQ(proof.certificate.refutation, why);
}

TEST(Prove, FaceHeadOn) {
  const Proof proof = proofOf({kFloor}, {0, 3, 0}, {0, -4, 0}, {0, 0.5, 5});
  EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Hit);
  EXPECT_EQ(proof.certificate.residual, 0);
  EXPECT_EQ(proof.certificate.slope, -4);
  EXPECT_EQ(proof.firstContact, 0.5);
  EXPECT_NEAR(proof.leastTime, 0.75, 1e-15);
  EXPECT_NEAR(proof.leastDistance, 0, 1e-15);
  EXPECT_EQ(proof.times, (std::vector<double>{0, 0.25, 0.5, 0.75, 1}));
  EXPECT_EQ(proof.distances, (std::vector<double>{3, 2, 1, 0, 1}));
}

// Past a corner at distance 1.25: f(t) = sqrt(1.25^2 + (4t - 2)^2).
TEST(Prove, MissOfACorner) {
  const Triangles lone{{{{0, 0, 0}, {3, 0, -9}, {-3, 0, -9}}}};
  const Proof proof = proofOf(lone, {-2, 0, 1.25}, {4, 0, 0}, {0, kNoHit, 9});
  EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Miss);
  EXPECT_NEAR(proof.leastTime, 0.5, 1e-9);
  EXPECT_NEAR(proof.leastDistance, 1.25, 1e-15);
  EXPECT_NEAR(proof.certificate.residual, 0.25, 1e-15);
  EXPECT_EQ(proof.firstContact, kNoHit);
  for (std::size_t k = 0; k < 9; ++k) {
    EXPECT_NEAR(proof.distances[k], std::hypot(1.25, 4 * proof.times[k] - 2), 1e-15);
  }
  expectRefuted(proofOf(lone, {-2, 0, 1.25}, {4, 0, 0}, {0, 0.5}), Refutation::NeverTouches);
  expectRefuted(proofOf(lone, {-2, 0, 0.5}, {4, 0, 0}, {0, kNoHit}), Refutation::Touches);
}

TEST(Prove, RadiiScaleTheSpace) {
  const Vec3 radii{0.3, 2, 0.3};
  const Proof proof = proofOf({kFloor}, {0, 3, 0}, {0, -4, 0}, {0, 0.25, 3}, radii);
  EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Hit);
  EXPECT_EQ(proof.distances, (std::vector<double>{1.5, 0.5, 0.5}));
}

TEST(Prove, PlantedWrongTimesAreRefuted) {
  const Vec3 center{0, 3, 0}, travel{0, -8, 0};  // touches at 0.25, leaves at 0.5
  EXPECT_EQ(proofOf({kFloor}, center, travel, {0, 0.25}).certificate.verdict, ProofVerdict::Hit);
  expectRefuted(proofOf({kFloor}, center, travel, {0, 0.25 - 1e-6}), Refutation::TooEarly);
  expectRefuted(proofOf({kFloor}, center, travel, {0, 0.25 + 1e-6}), Refutation::TooLate);
  expectRefuted(proofOf({kFloor}, center, travel, {0, 0.5}), Refutation::Leaving);
  expectRefuted(proofOf({kFloor}, center, travel, {0, 0}), Refutation::TooEarly);
  expectRefuted(proofOf({kFloor}, center, travel, {0, kNoHit}), Refutation::Touches);
  const Proof rounded = proofOf({kFloor}, center, travel, {0, 0.25 + 1e-12});
  EXPECT_EQ(rounded.certificate.verdict, ProofVerdict::Inexact);
  EXPECT_NEAR(rounded.certificate.residual, -8e-12, 1e-14);
}

TEST(Prove, StartsThatOverlap) {
  const Vec3 inside{0, 0.5, 0};
  EXPECT_EQ(proofOf({kFloor}, inside, {0, -0.2, 0}, {0, 0}).certificate.verdict, ProofVerdict::Hit);
  EXPECT_EQ(proofOf({kFloor}, inside, {0, 2, 0}, {0, kNoHit}).certificate.verdict, ProofVerdict::Miss) << "it leaves";
  EXPECT_EQ(proofOf({kFloor}, inside, {1, 0, 0}, {0, kNoHit}).certificate.verdict, ProofVerdict::Miss) << "along it";
  expectRefuted(proofOf({kFloor}, inside, {0, -0.2, 0}, {0, kNoHit}), Refutation::Touches);
  expectRefuted(proofOf({kFloor}, inside, {0, 2, 0}, {0, 0}), Refutation::Leaving);
  expectRefuted(proofOf({kFloor}, inside, {0, 2, 0}, {0, 0.25}), Refutation::Leaving);
  expectRefuted(proofOf({kFloor}, inside, {0, -3, 0}, {0, 0.5}), Refutation::Leaving);  // the exit below
}

TEST(Prove, WholeSweepFindsWhatIsTouchedBefore) {
  Triangles floors{kFloor, kFloor};
  for (Vec3& p : floors[1].p) p += Vec3{0, 1, 0};
  Claim low{0, 0.5, 2, true}, high{1, 0.25, 2, true};
  const Proof wrong = proofOf(floors, {0, 3, 0}, {0, -4, 0}, low);
  EXPECT_EQ(wrong.certificate.verdict, ProofVerdict::Hit) << "that triangle is touched then";
  EXPECT_EQ(wrong.earlier, 1);
  EXPECT_NEAR(wrong.earlierTime, 0.25, 1e-15);
  EXPECT_NEAR(wrong.earlierDepth, 1, 1e-12);
  EXPECT_EQ(proofOf(floors, {0, 3, 0}, {0, -4, 0}, high).earlier, -1);
  const Proof none = proofOf(floors, {0, 3, 0}, {0, -0.5, 0}, {-1, kNoHit, 2, true});
  EXPECT_EQ(none.certificate.verdict, ProofVerdict::Miss);
  EXPECT_EQ(none.triangle, 1) << "the nearer one is looked at";
  EXPECT_EQ(none.leastDistance, 1.5);
  EXPECT_EQ(none.earlier, -1);
}

// The flaw table's first row: the published method takes the time at which the ball comes out.
TEST(Prove, ExitRootOfThePaperIsRefuted) {
  const Triangles ridge = wedge(std::acos(0.0), -3, 4);
  const double query[] = {0, 0.9999, 0.25, 0, -4, 0, 1, 1, 1};
  const TriangleMesh mesh = meshOf(ridge);
  SweepBatch paper, robust;
  ASSERT_TRUE(sweepMany(mesh, query, Method::Paper, Sides::Front, paper).ok());
  ASSERT_TRUE(sweepMany(mesh, query, Method::Robust, Sides::Both, robust).ok());
  ASSERT_GT(paper.time[0], 0.4);
  Proof proof;
  ASSERT_TRUE(prove(mesh, query, {static_cast<double>(paper.triangle[0]), paper.time[0]}, proof).ok());
  EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Refuted);
  EXPECT_EQ(proof.firstContact, 0);
  ASSERT_TRUE(prove(mesh, query, {static_cast<double>(robust.triangle[0]), robust.time[0]}, proof).ok());
  EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Hit);
}

TEST(Prove, NothingToTouch) {
  const Proof proof = proofOf({}, {0, 3, 0}, {0, -4, 0}, {});
  EXPECT_EQ(proof.certificate.verdict, ProofVerdict::Miss);
  EXPECT_EQ(proof.triangle, -1);
  EXPECT_TRUE(proof.times.empty());
  const Proof point = proofOf({{{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}}}, {0, 3, 0}, {0, -4, 0}, {0, 0.5});
  EXPECT_EQ(point.certificate.verdict, ProofVerdict::Hit) << "a triangle of no area is a point";
  const Proof still = proofOf({kFloor}, {0, 3, 0}, {}, {0, kNoHit});
  EXPECT_EQ(still.certificate.verdict, ProofVerdict::Miss);
  EXPECT_EQ(still.leastDistance, 3);
}

TEST(Prove, RefusesBadClaimsByName) {
  const TriangleMesh mesh = meshOf(Triangles{kFloor});
  const double query[] = {0, 3, 0, 0, -4, 0, 1, 1, 1}, bad[] = {0, 3, 0, 0, NAN, 0, 1, 1, 1};
  Proof proof;
  const auto code = [&](std::span<const double> numbers, Claim claim) {
    return prove(mesh, numbers, claim, proof).code;
  };
  EXPECT_EQ(code({query, 8}, {0}), StatusCode::RequestLength);
  EXPECT_EQ(code(bad, {0}), StatusCode::RequestNotFinite);
  for (const double triangle : {1.0, -2.0, 0.5, static_cast<double>(NAN), 1e300}) {
    EXPECT_EQ(code(query, {triangle}), StatusCode::TriangleOutOfRange) << triangle;
  }
  EXPECT_EQ(code(query, {-1, 0.5}), StatusCode::TriangleOutOfRange) << "a hit is a hit of something";
  for (const double time : {-0.1, 1.5, static_cast<double>(NAN), -kNoHit}) {
    EXPECT_EQ(code(query, {0, time}), StatusCode::ClaimOutOfRange) << time;
  }
  for (const double samples : {1.0, 65537.0, static_cast<double>(NAN)}) {
    EXPECT_EQ(code(query, {0, 0.5, samples}), StatusCode::SamplesOutOfRange) << samples;
  }
}

}  // namespace
}  // namespace sweepscope::test
