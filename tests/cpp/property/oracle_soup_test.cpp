// The oracle over random soups: 100,000 sweeps and more in every native run (docs/solver.md 7).
#include <gtest/gtest.h>

#include "support/figure.h"
#include "support/judge.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

struct SoupTally {
  int sweeps = 0, hits = 0, wrong = 0;
  double residual = 0, deepest = 0;
};

/// One mesh, many sweeps; every answer judged against every triangle.
void judgeMany(const Triangles& triangles, Random& random, double spread, Sides sides, int count, SoupTally& tally) {
  const TriangleMesh mesh = meshOf(triangles);
  for (int k = 0; k < count; ++k) {
    const double x = random.between(0.1, 0.8), y = random.between(0.1, 0.8), z = random.between(0.1, 0.8);
    const Vec3 radii = random.chance(0.3) ? Vec3{x, x, x} : Vec3{x, y, z};
    const SweepRequest request{random.inBox(spread), random.inBox(spread), radii, sides};
    const SweepResult result = sweepMesh(mesh, request, off);
    const Judgement judgement = judgeSweep(triangles, request, result);
    ++tally.sweeps;
    tally.hits += result.hit.found() ? 1 : 0;
    tally.residual = std::max(tally.residual, judgement.residual);
    tally.deepest = std::max(tally.deepest, judgement.deepest);
    if (judgement.right()) continue;
    if (++tally.wrong <= 3) ADD_FAILURE() << judgement.complaint << "\n" << describe(triangles, request, result);
  }
}

void report(const char* name, const SoupTally& tally) {
  EXPECT_EQ(tally.wrong, 0);
  EXPECT_GT(tally.hits, tally.sweeps / 20);
  figure(std::string(name) + ".sweeps", tally.sweeps);
  figure(std::string(name) + ".hits", tally.hits);
  figure(std::string(name) + ".worst_residual_uS", tally.residual);
  figure(std::string(name) + ".deepest_uS", tally.deepest);
}

TEST(OracleSoup, SmallSoups) {
  Random random = Random::of(301);
  SoupTally tally;
  for (int k = 0; k < cases(1600); ++k)
    judgeMany(soup(random, 1 + random.below(12), 1.5, 1.5), random, 3, Sides::Both, 50, tally);
  report("small_soups", tally);
}

TEST(OracleSoup, LargeSoups) {
  Random random = Random::of(302);
  SoupTally tally;
  for (int k = 0; k < cases(40); ++k) judgeMany(soup(random, 150, 0.8, 4), random, 5, Sides::Both, 500, tally);
  report("large_soups", tally);
}

TEST(OracleSoup, OneSided) {
  Random random = Random::of(303);
  SoupTally tally;
  for (int k = 0; k < cases(400); ++k)
    judgeMany(soup(random, 1 + random.below(12), 1.5, 1.5), random, 3, Sides::Front, 50, tally);
  report("one_sided_soups", tally);
}

TEST(OracleSoup, TerrainAndRoom) {
  Random random = Random::of(304);
  SoupTally tally;
  for (int k = 0; k < cases(20); ++k) {
    Triangles world = terrain(random, 4, 6, 1.5);
    const Triangles walls = room({-3, -1, -3}, {3, 3, 3});
    world.insert(world.end(), walls.begin(), walls.end());
    judgeMany(world, random, 3, Sides::Both, 500, tally);
  }
  report("terrain_and_room", tally);
}

// Time, where it is well determined: the bisected first contact, within what the depth tolerance allows at that slope.
TEST(OracleSoup, TimesAgreeWithTheBisectedOnes) {
  Random random = Random::of(305);
  int compared = 0;
  for (int k = 0; k < cases(10000); ++k) {
    const Triangles t = soup(random, 1, 1.5, 1);
    const Vec3 center = random.inBox(4);
    const SweepRequest request{center, random.inBox(3) - center, {0.7, 0.5, 0.9}, Sides::Both};
    const SweepHit hit = sweepMesh(meshOf(t), request, off).hit;
    const oracle::Motion motion(t[0], request.center, request.displacement, request.radii);
    const oracle::Real first = motion.firstContact();
    if (!hit.found() || first > 1 || hit.time == 0) continue;
    const oracle::Real slope = -motion.at(first).slope;
    if (slope <= 1e-3L * motion.speed()) continue;
    ++compared;
    EXPECT_LE(std::fabs(hit.time - first), 2 * motion.tolerance() / slope);
  }
  EXPECT_GT(compared, cases(10000) / 20);
}

// The oracle's own: bound and bisection agree on the least distance.
TEST(Oracle, LeastDistanceByTangentsAndByBisection) {
  Random random = Random::of(306);
  for (int k = 0; k < cases(5000); ++k) {
    const Triangles t = soup(random, 1, 2, 1);
    const oracle::Motion motion(t[0], random.inBox(3), random.inBox(5), {1, 1, 1});
    const oracle::Real least = motion.at(motion.leastTime()).distance;
    EXPECT_LE(std::fabs(motion.leastDistance(1, oracle::kNever) - least), 1e-17L * motion.size());
    const oracle::Real bound = motion.leastDistance(1, 0.9L * least);
    EXPECT_LE(bound, least + 1e-17L * motion.size());
    EXPECT_GE(bound, 0.9L * least);
  }
}

}  // namespace
}  // namespace sweepscope::test
