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

/// Everything that a batch says of one query.
SweepBatch rowOf(const SweepBatch& batch, std::size_t k) {
  const auto three = [k](const std::vector<double>& v) { return std::vector<double>(&v[3 * k], &v[3 * k] + 3); };
  return {{batch.time[k]},     three(batch.point), three(batch.normal),
          {batch.triangle[k]}, {batch.feature[k]}, {batch.depth[k]}};
}

bool sameRow(const SweepBatch& a, const SweepBatch& b) {
  return sameBits(a.time, b.time) && sameBits(a.point, b.point) && sameBits(a.normal, b.normal) &&
         sameBits(a.triangle, b.triangle) && sameBits(a.feature, b.feature) && sameBits(a.depth, b.depth);
}

struct Way {
  Method method;
  Sides sides;
  Precision precision;
};
constexpr Way kWays[] = {{Method::Robust, Sides::Both, Precision::Double},
                         {Method::Robust, Sides::Front, Precision::Double},
                         {Method::Paper, Sides::Front, Precision::Double},
                         {Method::Paper, Sides::Both, Precision::Single}};

/// Large enough to be put in order.
TriangleMesh largeMesh(Random& random) {
  TriangleMesh mesh = meshOf(soup(random, 12000, 1, 12));
  EXPECT_GT(mesh.report().memoryBytes, std::size_t{1} << 20) << "too small to be put in order";
  return mesh;
}

/// Inside, far outside, on the bounds, and several times the same.
std::vector<double> awkwardQueries(Random& random, const TriangleMesh& mesh, int count) {
  std::vector<double> queries = queriesIn(random, count, 14);
  const MeshReport& report = mesh.report();
  const double far[] = {1e6, -1e9, 1e17, -1e17, report.low.x, report.high.y, 0, -0.0, 5e-324};
  for (std::size_t at = 0; at < queries.size(); at += kSweepNumbers) {
    if (random.chance(0.2)) queries[at + static_cast<std::size_t>(random.below(3))] = random.oneOf(far);
    if (at > 0 && random.chance(0.1)) std::copy_n(&queries[at - kSweepNumbers], kSweepNumbers, &queries[at]);
  }
  return queries;
}

TEST(SpatialOrder, ChangesNoAnswer) {
  Random random = Random::of(182);
  const TriangleMesh mesh = largeMesh(random);
  // From 256 on there is an order; see worthOrdering.
  for (const int count : {1, 255, 256, 257, 700}) {
    const std::vector<double> queries = awkwardQueries(random, mesh, count);
    for (const Way& way : kWays) {
      SweepBatch together, alone;
      ASSERT_TRUE(sweepMany(mesh, queries, way.method, way.sides, together, way.precision).ok());
      for (std::size_t k = 0; k < together.time.size(); ++k) {
        const std::span query = std::span(queries).subspan(k * kSweepNumbers, kSweepNumbers);
        ASSERT_TRUE(sweepMany(mesh, query, way.method, way.sides, alone, way.precision).ok());
        ASSERT_TRUE(sameRow(rowOf(together, k), alone)) << k << " of " << count;
      }
    }
  }
}

TEST(SpatialOrder, ShuffledQueriesHaveTheirAnswers) {
  Random random = Random::of(183);
  const TriangleMesh mesh = largeMesh(random);
  const std::vector<double> queries = awkwardQueries(random, mesh, 500);
  std::vector<std::size_t> order(500);
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t k = order.size() - 1; k > 0; --k) {
    std::swap(order[k], order[static_cast<std::size_t>(random.below(static_cast<int>(k) + 1))]);
  }
  std::vector<double> shuffled;
  for (const std::size_t k : order) {
    shuffled.insert(shuffled.end(), &queries[k * kSweepNumbers], &queries[k * kSweepNumbers] + kSweepNumbers);
  }
  for (const Way& way : kWays) {
    SweepBatch before, after;
    ASSERT_TRUE(sweepMany(mesh, queries, way.method, way.sides, before, way.precision).ok());
    ASSERT_TRUE(sweepMany(mesh, shuffled, way.method, way.sides, after, way.precision).ok());
    for (std::size_t k = 0; k < order.size(); ++k) ASSERT_TRUE(sameRow(rowOf(before, order[k]), rowOf(after, k))) << k;
  }
}

TEST(SpatialOrder, TheFirstBadQueryIsNamedAndNothingAnswered) {
  Random random = Random::of(184);
  const TriangleMesh mesh = largeMesh(random);
  const std::vector<double> sound = awkwardQueries(random, mesh, 300);
  for (const Way& way : kWays) {
    SweepBatch batch;
    ASSERT_TRUE(sweepMany(mesh, sound, way.method, way.sides, batch, way.precision).ok());
    const SweepBatch before = batch;
    for (const std::size_t bad : {std::size_t{0}, std::size_t{1234}, sound.size() - 1}) {
      std::vector<double> queries = sound;
      for (std::size_t at = bad; at < queries.size(); at += 301) queries[at] = NAN;
      const Status status = sweepMany(mesh, queries, way.method, way.sides, batch, way.precision);
      EXPECT_EQ(status.code, StatusCode::RequestNotFinite);
      EXPECT_EQ(status.element, static_cast<double>(bad));
      EXPECT_TRUE(sameRow(batch, before));
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
