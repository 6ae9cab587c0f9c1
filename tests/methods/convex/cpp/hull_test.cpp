// Hulls of points, flat ones too, and parts of a mesh.
#include <map>

#include "methods/all/cpp/study_defaults.h"
#include "methods/convex/cpp/pairs.h"
#include "support/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::test::convex_pairs {
namespace {

using enum ConvexShape;

std::vector<Vec3> asPoints(const std::vector<double>& numbers) {
  std::vector<Vec3> points;
  for (std::size_t k = 0; k + 2 < numbers.size(); k += 3)
    points.push_back({numbers[k], numbers[k + 1], numbers[k + 2]});
  return points;
}

/// Closed, each edge once in either direction, and no point outside of any of its planes.
void expectHull(const study::Hull& hull, const std::vector<Vec3>& points, double slack) {
  std::map<std::pair<int, int>, int> edges;
  for (const auto& t : hull.triangles) {
    for (std::size_t k = 0; k < 3; ++k) ++edges[{t[k], t[(k + 1) % 3]}];
    const auto at = [&](std::size_t k) { return hull.corners[static_cast<std::size_t>(t[k])]; };
    const Vec3 n = normalized(cross(at(1) - at(0), at(2) - at(0)));
    for (const Vec3& p : points) EXPECT_LE(dot(n, p - at(0)), slack);
  }
  for (const auto& [edge, times] : edges) {
    EXPECT_EQ(times, 1);
    EXPECT_EQ((edges.count({edge.second, edge.first})), 1u);
  }
  EXPECT_EQ(hull.triangles.size(), 2 * hull.corners.size() - 4);
}

TEST(ConvexHull, OfRandomPoints) {
  Random random = Random::of(0x4011);
  for (int k = 0; k < 100; ++k) {
    const std::vector<Vec3> points = asPoints(randomPoints(random, 4 + random.below(60)));
    const study::Hull hull = study::hullOf(points);
    EXPECT_EQ(hull.rank, 3);
    EXPECT_EQ(hull.leftOut, 0);
    expectHull(hull, points, 1e-13);
  }
}

TEST(ConvexHull, OfABoxWithPointsOnAndInIt) {
  std::vector<Vec3> points = study::boxCorners({1, 2, 3});
  for (const Vec3& p : {Vec3{}, Vec3{1, 0, 0}, Vec3{1, 2, 0}, Vec3{0.5, 2, 1}, points[3]}) points.push_back(p);
  const study::Hull hull = study::hullOf(points);
  EXPECT_EQ(hull.corners.size(), 8u);
  expectHull(hull, points, 1e-14);
  int sides = 0;
  for (const auto& edges : hull.edges) sides += edges[0] + edges[1] + edges[2];
  EXPECT_EQ(sides, 24) << "twelve edges, from two sides; no diagonals";
}

TEST(ConvexHull, FlatAndLessThanFlat) {
  EXPECT_EQ(study::hullOf({}).triangles.size(), 0u);
  EXPECT_EQ(study::hullOf({{1, 2, 3}, {1, 2, 3}}).rank, 0);
  const study::Hull segment = study::hullOf({{0, 0, 0}, {1, 1, 1}, {3, 3, 3}, {2, 2, 2}});
  EXPECT_EQ(segment.rank, 1);
  EXPECT_EQ(length(segment.corners[1] - segment.corners[0]), std::sqrt(27.0));
  const study::Hull flat = study::hullOf({{0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}, {0.5, 0.5, 1}, {0.5, 0, 1}});
  EXPECT_EQ(flat.rank, 2);
  EXPECT_EQ(flat.corners.size(), 4u);
  EXPECT_EQ(flat.triangles.size(), 2u);
}

/// More points than a hull may have corners: the nearest hull that can be had, and how much it leaves out.
TEST(ConvexHull, LeavesOutWhatItSays) {
  Random random = Random::of(0xba11);
  std::vector<Vec3> points;
  for (int k = 0; k < 3000; ++k) points.push_back(random.direction());
  const study::Hull hull = study::hullOf(points);
  EXPECT_EQ(hull.corners.size(), 256u);
  EXPECT_GT(hull.leftOut, 0);
  EXPECT_LT(hull.leftOut, 0.05);
  expectHull(hull, points, hull.leftOut * (1 + 1e-12));
}

Settings parts(std::int64_t a, std::int64_t b) {
  Settings s = pair(Part, {1, 1, 1}, Part, {1, 1, 1}, {0, 3, 0});
  s.partA = a, s.partB = b;
  return s;
}

TEST(ConvexParts, OfTwoOctahedra) {
  const TriangleMesh mesh = someMesh();
  // From -0.8 to 1.2 each, their middles put 3 apart.
  const Answer found = study::Run(parts(0, 1), &mesh).frame(0, off);
  EXPECT_EQ(found.verdict, ConvexVerdict::Separated);
  EXPECT_NEAR(found.distance, 1, 1e-14);
  EXPECT_EQ(study::Run(parts(0, 77), &mesh).frame(0, off).distance, found.distance) << "beyond the last, the last";
  EXPECT_EQ(study::Run(parts(0, 1), nullptr).frame(0, off).verdict, ConvexVerdict::NoBody);
}

TEST(ConvexParts, OneOfThemStandsWhereItDoes) {
  const TriangleMesh mesh = someMesh();
  Recorder recorder(1'000'000);
  study::Run(parts(0, 1), &mesh).frame(0, recorder);
  std::string complaint;
  const TraceSchema& schema = studySchema();
  const SlotBuffer trace = recorder.take();
  const std::vector<TraceRecord> records = readTrace(schema, trace.span(), complaint);
  ASSERT_EQ(complaint, "");
  ASSERT_EQ(records.front().event->name, "ConvexFrame");
  EXPECT_NEAR(records.front().get("homeA", 1), 0.2, 1e-15);
  EXPECT_NEAR(records.front().get("homeB", 1), 3.2, 1e-15);
  EXPECT_EQ(records.front().get("cornersA"), 6);
}

}  // namespace
}  // namespace sweepscope::test::convex_pairs
