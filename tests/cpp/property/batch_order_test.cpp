// Large batches over large meshes are answered in an order of their own (batch/spatial_order.h). No answer may depend on it.
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

#include "batch/spatial_order.h"
#include "support/same_bits.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

std::vector<double> queriesIn(Random& random, int count, double spread) {
  std::vector<double> queries;
  for (int k = 0; k < count; ++k) {
    for (const Vec3 v : {random.inBox(spread), random.inBox(2), Vec3{0.3, 0.5, 0.3}}) {
      queries.insert(queries.end(), {v.x, v.y, v.z});
    }
  }
  return queries;
}

TEST(SpatialOrder, NamesEveryRequestOnceWhateverTheBounds) {
  Random random = Random::of(181);
  const double tiny = 5e-324, huge = 1e30;
  const Vec3 corners[][2] = {{{-1, -1, -1}, {1, 1, 1}},
                             {{0, 0, 0}, {0, 0, 0}},
                             {{0, 0, 0}, {tiny, tiny, tiny}},
                             {{-huge, -huge, 0}, {huge, huge, 1}},
                             {{5, 5, 5}, {6, 6, 6}}};
  for (const auto& [low, high] : corners) {
    for (const int count : {0, 1, 2, 1000}) {
      const std::vector<double> queries = queriesIn(random, count, 3);
      const SpatialOrder order(queries, kSweepNumbers, low, high);
      std::vector<std::uint32_t> named(static_cast<std::size_t>(count)), all(named.size());
      for (std::size_t k = 0; k < named.size(); ++k) named[k] = order[k];
      std::sort(named.begin(), named.end());
      std::iota(all.begin(), all.end(), 0u);
      EXPECT_EQ(named, all);
    }
  }
}

TEST(SpatialOrder, ChangesNoAnswer) {
  Random random = Random::of(182);
  const TriangleMesh mesh = meshOf(soup(random, 12000, 1, 12));
  ASSERT_GT(mesh.report().memoryBytes, std::size_t{1} << 20) << "too small to be put in order";
  const std::vector<double> queries = queriesIn(random, 600, 14);
  SweepBatch together, alone;
  ASSERT_TRUE(sweepMany(mesh, queries, Method::Robust, Sides::Both, together).ok());
  for (std::size_t k = 0; k < together.time.size(); ++k) {
    const std::span query = std::span(queries).subspan(k * kSweepNumbers, kSweepNumbers);
    ASSERT_TRUE(sweepMany(mesh, query, Method::Robust, Sides::Both, alone).ok());
    EXPECT_EQ(together.time[k], alone.time[0]);
    EXPECT_EQ(together.triangle[k], alone.triangle[0]);
    EXPECT_EQ(together.feature[k], alone.feature[0]);
    EXPECT_EQ(together.depth[k], alone.depth[0]);
    for (std::size_t axis = 0; axis < 3 && alone.feature[0] != 0; ++axis) {
      EXPECT_EQ(together.point[3 * k + axis], alone.point[axis]);
      EXPECT_EQ(together.normal[3 * k + axis], alone.normal[axis]);
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
