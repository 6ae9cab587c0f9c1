// Every adversarial family of docs/solver.md 6 and its neighbourhood, judged by the oracle (docs/solver.md 7).
#include <gtest/gtest.h>

#include "support/families.h"
#include "support/figure.h"
#include "support/judge.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

class OracleFamily : public testing::TestWithParam<Family> {};

/// Draws cases, half of them neighbours, and keeps the worst figures.
TEST_P(OracleFamily, EveryAnswerHolds) {
  const Family& family = GetParam();
  Random random = Random::of(hashText(family.name));
  const int count = cases(20000);
  double residual = 0, deepest = 0;
  int hits = 0, wrong = 0;
  for (int k = 0; k < count; ++k) {
    SweepCase c = family.make(random);
    if (k % 2 == 1) c = neighbour(std::move(c), random);
    const SweepResult result = sweepMesh(meshOf(c.triangles), c.request, off);
    const Judgement judgement = judgeSweep(c.triangles, c.request, result);
    residual = std::max(residual, judgement.residual);
    deepest = std::max(deepest, judgement.deepest);
    hits += result.hit.found() ? 1 : 0;
    if (judgement.right()) continue;
    if (++wrong <= 3)
      ADD_FAILURE() << "case " << k << ": " << judgement.complaint << "\n" << describe(c.triangles, c.request, result);
  }
  EXPECT_EQ(wrong, 0) << "of " << count;
  EXPECT_GT(hits, 0) << "a family that never hits proves nothing";
  figure(std::string(family.name) + ".sweeps", count);
  figure(std::string(family.name) + ".hits", hits);
  figure(std::string(family.name) + ".worst_residual_uS", residual);
  figure(std::string(family.name) + ".deepest_uS", deepest);
}

// The untraced build takes short cuts (fast/early_out.h) that the traced one leaves out to record every reason: on the awkward
// cases, above all, they may not change a bit.
TEST_P(OracleFamily, TracedIsTheUntracedBitForBit) {
  const Family& family = GetParam();
  Random random = Random::of(hashText(family.name) + 1);
  const int count = cases(10000);
  for (int k = 0; k < count; ++k) {
    SweepCase c = family.make(random);
    if (k % 2 == 1) c = neighbour(std::move(c), random);
    if (k % 5 == 0) c.request.sides = Sides::Front;
    const TriangleMesh mesh = meshOf(c.triangles);
    Recorder recorder(kHeaderSlots);  // full at once: it costs little and still takes the traced way
    const SweepResult plain = sweepMesh(mesh, c.request, off), traced = sweepMesh(mesh, c.request, recorder);
    ASSERT_EQ(plain.hit.time, traced.hit.time) << "case " << k << "\n" << describe(c.triangles, c.request, plain);
    ASSERT_EQ(plain.hit.triangle, traced.hit.triangle) << "case " << k;
    ASSERT_EQ(plain.hit.feature, traced.hit.feature) << "case " << k;
    ASSERT_EQ(plain.hit.element, traced.hit.element) << "case " << k;
    ASSERT_EQ(plain.hit.point, traced.hit.point) << "case " << k;
    ASSERT_EQ(plain.hit.normal, traced.hit.normal) << "case " << k;
    ASSERT_EQ(plain.overlap.depth, traced.overlap.depth) << "case " << k << "\n"
                                                         << describe(c.triangles, c.request, plain);
    ASSERT_EQ(plain.overlap.normal, traced.overlap.normal) << "case " << k;
    ASSERT_EQ(plain.overlap.triangle, traced.overlap.triangle) << "case " << k;
  }
}

INSTANTIATE_TEST_SUITE_P(Families, OracleFamily, testing::ValuesIn(families().begin(), families().end()),
                         [](const auto& family) {
                           std::string name;
                           for (const char* c = family.param.name; *c; ++c) name += *c == '-' ? '_' : *c;
                           return name;
                         });

}  // namespace
}  // namespace sweepscope::test
