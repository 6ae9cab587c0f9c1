// A proof never refutes the robust method, and does refute answers that the oracle finds wrong.
#include "batch/prove.h"

#include <gtest/gtest.h>

#include "batch/batch.h"
#include "support/figure.h"
#include "support/oracle.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

struct Asked {
  double query[9];
};

Asked someQuery(Random& random, double spread) {
  const Vec3 c = random.inBox(spread), v = random.inBox(spread);
  const double x = random.between(0.1, 0.8), y = random.between(0.1, 0.8), z = random.between(0.1, 0.8);
  return {{c.x, c.y, c.z, v.x, v.y, v.z, x, y, z}};
}

struct ProofTally {
  int proofs = 0, hits = 0, refuted = 0;
  double residual = 0;
};

void proveMany(const Triangles& triangles, Random& random, double spread, int count, ProofTally& tally) {
  const TriangleMesh mesh = meshOf(triangles);
  for (int k = 0; k < count; ++k) {
    const Asked asked = someQuery(random, spread);
    SweepBatch swept;
    ASSERT_TRUE(sweepMany(mesh, asked.query, Method::Robust, Sides::Both, swept).ok());
    Proof proof;
    const Claim claim{static_cast<double>(swept.triangle[0]), swept.time[0], 2, true};
    ASSERT_TRUE(prove(mesh, asked.query, claim, proof).ok());
    const Certificate& c = proof.certificate;
    ++tally.proofs;
    tally.hits += c.verdict == ProofVerdict::Hit ? 1 : 0;
    const bool touchesLater = swept.triangle[0] >= 0 && swept.time[0] > 0;
    if (touchesLater) tally.residual = std::max(tally.residual, std::fabs(c.residual) / (proof.tolerance / 64));
    const bool proved = c.verdict == (swept.triangle[0] >= 0 ? ProofVerdict::Hit : ProofVerdict::Miss);
    if (proved && proof.earlier < 0) continue;
    if (++tally.refuted > 3) continue;
    ADD_FAILURE() << "time " << swept.time[0] << " residual " << c.residual << " slope " << c.slope << " tolerance "
                  << proof.tolerance << " why " << static_cast<int>(c.refutation) << " earlier " << proof.earlierDepth;
  }
}

TEST(ProveProperty, NeverRefutesTheRobustMethod) {
  Random random = Random::of(501);
  ProofTally tally;
  for (int k = 0; k < cases(400); ++k) proveMany(soup(random, 1 + random.below(12), 1.5, 1.5), random, 3, 50, tally);
  for (int k = 0; k < cases(10); ++k) proveMany(terrain(random, 4, 6, 1.5), random, 3, 200, tally);
  for (int k = 0; k < cases(10); ++k) proveMany(tessellatedFloor(random, 4, 6), random, 3, 200, tally);
  EXPECT_EQ(tally.refuted, 0);
  EXPECT_GT(tally.hits, tally.proofs / 10);
  figure("prove.sweeps", tally.proofs);
  figure("prove.worst_residual_uS", tally.residual);
}

TEST(ProveProperty, AgreesWithTheOracle) {
  Random random = Random::of(502);
  int refuted = 0;
  for (int k = 0; k < cases(5000); ++k) {
    const Triangles t = soup(random, 1, 1.5, 1);
    const Asked asked = someQuery(random, 2.5);
    const double* q = asked.query;
    const oracle::Motion motion(t[0], {q[0], q[1], q[2]}, {q[3], q[4], q[5]}, {q[6], q[7], q[8]});
    const oracle::Real first = motion.firstContact(), least = motion.leastTime();
    const auto judged = [&](double time) {
      Proof proof;
      EXPECT_TRUE(prove(meshOf(t), asked.query, {0, time, 2}, proof).ok());
      return proof;
    };
    const double claimed =
        random.chance(0.5) ? random.unit() : static_cast<double>(first <= 1 ? first : oracle::kNever);
    const Proof proof = judged(claimed);
    EXPECT_NEAR(proof.leastDistance, static_cast<double>(motion.at(least).distance), proof.tolerance);
    const oracle::State at = motion.at(claimed <= 1 ? claimed : least);
    const bool clearlyOff = claimed <= 1 && std::fabs(at.distance - 1) > 1e-6 && !(claimed == 0 && at.distance < 1);
    EXPECT_TRUE(!clearlyOff || proof.certificate.verdict == ProofVerdict::Refuted) << claimed;
    if (claimed == static_cast<double>(first)) {
      EXPECT_TRUE(proof.certificate.verdict != ProofVerdict::Refuted) << claimed << " is what the oracle found";
    }
    if (proof.certificate.verdict == ProofVerdict::Refuted) ++refuted;
    const bool graze = std::fabs(motion.at(least).distance - 1) < 1e-9;
    const bool clear = motion.at(0).distance > 1;
    EXPECT_TRUE(graze || !clear || (proof.firstContact <= 1) == (first <= 1));
  }
  EXPECT_GT(refuted, cases(5000) / 4);
}

}  // namespace
}  // namespace sweepscope::test
