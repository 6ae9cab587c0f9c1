// Levels hold copies of triangles in one place, by the thousand where a mesh was exported twice. What spares them the exact test changes no answer.
#include <gtest/gtest.h>

#include "methods/robust/sweep_mesh.h"
#include "support/random.h"
#include "support/same_bits.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

/// Every triangle `times` times over and mixed, with corners in their order, turned by one, or wound the other way.
Triangles repeated(Random& random, const Triangles& once, int times) {
  Triangles all;
  for (const Corners& t : once) {
    for (int k = 0; k < times; ++k) {
      const bool other = random.chance(0.2);
      all.push_back(!other               ? t
                    : random.chance(0.5) ? Corners{{t.p[1], t.p[2], t.p[0]}}
                                         : Corners{{t.p[0], t.p[2], t.p[1]}});
    }
  }
  for (std::size_t k = all.size(); k > 1; --k)
    std::swap(all[k - 1], all[static_cast<std::size_t>(random.below(static_cast<int>(k)))]);
  return all;
}

TEST(Copies, AnswersAsOneByOne) {
  Random random = Random::of(515);
  int hits = 0, sweeps = 0;
  for (int k = 0; k < cases(60); ++k) {
    const Triangles once = soup(random, 3 + random.below(30), 4, 1 + random.below(3));
    const TriangleMesh single = meshOf(once), many = meshOf(repeated(random, once, 2 + random.below(60)));
    for (int n = 0; n < 40; ++n, ++sweeps) {
      const double radius = random.between(0.1, 1);
      const SweepRequest request{random.inBox(4), random.direction() * random.between(0.1, 8),
                                 Vec3{radius, radius * random.between(0.5, 2), radius},
                                 random.chance(0.3) ? Sides::Front : Sides::Both};
      // With a recorder, even one that keeps nothing, every triangle is tested in double, one by one.
      Recorder none(0, 0);
      const SweepResult quick = sweepMesh(many, request, off);
      EXPECT_TRUE(sameBits(sweepMesh(many, request, none), quick)) << "sweep " << n << " of mesh " << k;
      // Copies add nothing to meet; seen from both sides, only rounding by another order of the corners.
      if (request.sides == Sides::Both) {
        const SweepResult alone = sweepMesh(single, request, off);
        ASSERT_EQ(alone.hit.found(), quick.hit.found()) << "sweep " << n << " of mesh " << k;
        if (alone.hit.found()) {
          EXPECT_NEAR(alone.hit.time, quick.hit.time, 1e-9);
        }
      }
      hits += quick.hit.found() && quick.hit.time > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(hits, sweeps / 10);
}

}  // namespace
}  // namespace sweepscope::test
