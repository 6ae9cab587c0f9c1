// What a mesh accepts, what it refuses and with which word; nothing half done.
#include <gtest/gtest.h>
#include <limits>

#include "support/shots.h"

namespace sweepscope::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
const std::vector<double> kTriangle{0, 0, 0, 1, 0, 0, 0, 1, 0};

template <typename Scalar = double>
void expectRefused(std::vector<Scalar> positions, std::vector<std::uint32_t> indices, bool indexed, StatusCode code,
                   double element) {
  TriangleMesh mesh = meshOf(Triangles{kFloor, kFloor});
  const Status status = TriangleMesh::make(std::move(positions), std::move(indices), indexed, mesh);
  EXPECT_EQ(status.code, code);
  EXPECT_EQ(status.element, element);
  EXPECT_EQ(mesh.triangleCount(), 2u) << "what was there before is untouched";
  EXPECT_TRUE(sweepMesh(mesh, {{0, 3, 0}, {0, -4, 0}, {1, 1, 1}}, off).hit.found());
}

TEST(Mesh, RefusesWrongLengths) {
  expectRefused({0, 0, 0, 1}, {}, false, StatusCode::PositionsLength, 4);
  expectRefused(kTriangle, {0, 1}, true, StatusCode::IndicesLength, 2);
  expectRefused({0, 0, 0, 1, 0, 0}, {}, false, StatusCode::SoupLength, 2);
}

TEST(Mesh, RefusesIndicesOutOfRange) {
  expectRefused(kTriangle, {0, 1, 3}, true, StatusCode::IndexOutOfRange, 2);
  expectRefused(kTriangle, {0xffffffffu, 1, 2}, true, StatusCode::IndexOutOfRange, 0);
  expectRefused<double>({}, {0, 0, 0}, true, StatusCode::IndexOutOfRange, 0);
}

TEST(Mesh, RefusesNumbersThatAreNoneOrTooLarge) {
  for (const double bad : {kInfinity, -kInfinity, std::numeric_limits<double>::quiet_NaN()}) {
    std::vector<double> positions = kTriangle;
    positions[7] = bad;
    expectRefused(positions, {}, false, StatusCode::PositionNotFinite, 7);
    expectRefused(std::vector<float>(positions.begin(), positions.end()), {}, false, StatusCode::PositionNotFinite, 7);
  }
  std::vector<double> positions = kTriangle;
  positions[3] = -1.0000001e30;
  expectRefused(positions, {}, false, StatusCode::PositionTooLarge, 3);
  positions[3] = std::numeric_limits<double>::max();
  expectRefused(positions, {}, false, StatusCode::PositionTooLarge, 3);
}

#ifndef __EMSCRIPTEN__
// 480 MB of indices: natively only, where they are there for a moment.
TEST(Mesh, RefusesTooManyTriangles) {
  const std::size_t triangles = kMostTriangles + 1;
  expectRefused<double>({}, std::vector<std::uint32_t>(3 * triangles), true, StatusCode::TooManyTriangles,
                        static_cast<double>(triangles));
}
#endif

// Sizes, then index range, then finite.
TEST(Mesh, ChecksInOrder) {
  std::vector<double> positions = kTriangle;
  positions[0] = kInfinity;
  expectRefused(positions, {0, 1, 9, 0}, true, StatusCode::IndicesLength, 4);
  expectRefused(positions, {0, 1, 9}, true, StatusCode::IndexOutOfRange, 2);
  expectRefused(positions, {0, 1, 2}, true, StatusCode::PositionNotFinite, 0);
}

TEST(Mesh, TakesTheLargestCoordinateAndDenormals) {
  std::vector<double> positions = kTriangle;
  positions[3] = 1e30;
  positions[7] = 5e-324;
  TriangleMesh mesh;
  EXPECT_TRUE(TriangleMesh::make(positions, {}, false, mesh).ok());
  EXPECT_EQ(mesh.report().high.x, 1e30);
}

TEST(Mesh, EmptyIsAMeshWithNothingToHit) {
  for (const bool indexed : {false, true}) {
    TriangleMesh mesh;
    ASSERT_TRUE(TriangleMesh::make<double>({}, {}, indexed, mesh).ok());
    EXPECT_EQ(mesh.triangleCount(), 0u);
    EXPECT_FALSE(sweepMesh(mesh, {{0, 3, 0}, {0, -4, 0}, {1, 1, 1}}, off).hit.found());
    EXPECT_EQ(moveOf(mesh, {0, 3, 0}, {1, 0, 0}, {0, -1, 0}, kUnitBall).position, (Vec3{1, 2, 0}));
  }
  TriangleMesh points;
  ASSERT_TRUE(TriangleMesh::make<float>({1, 2, 3}, {}, true, points).ok());
  EXPECT_EQ(points.report().vertices, 1u);
  EXPECT_EQ(points.triangleCount(), 0u);
}

TEST(Mesh, ReportsBoundsCountsAndDegenerates) {
  TriangleMesh mesh;
  const std::vector<double> positions{0, 0, 0, 2, 0, 0, 0, 3, 0, 1, 0, 0, 9, 9, 9};
  ASSERT_TRUE(TriangleMesh::make(positions, {0, 1, 2, 0, 1, 3, 1, 1, 2, 2, 1, 0}, true, mesh).ok());
  EXPECT_EQ(mesh.report().triangles, 4u);
  EXPECT_EQ(mesh.report().vertices, 5u);
  EXPECT_EQ(mesh.report().low, (Vec3{0, 0, 0}));
  EXPECT_EQ(mesh.report().high, (Vec3{2, 3, 0})) << "of the triangles: a vertex no triangle uses does not count";
  EXPECT_EQ(mesh.report().degenerateCount, 2u);
  EXPECT_EQ(mesh.report().degenerates, (std::vector<std::uint32_t>{1, 2}));
  EXPECT_GT(mesh.report().memoryBytes, 0u);
}

TEST(Mesh, ListsOnlyTheFirstDegenerates) {
  TriangleMesh mesh;
  ASSERT_TRUE(TriangleMesh::make(std::vector<double>(9 * 1500, 1.0), {}, false, mesh).ok());
  EXPECT_EQ(mesh.report().degenerateCount, 1500u);
  EXPECT_EQ(mesh.report().degenerates.size(), kListedDegenerates);
}

TEST(Mesh, SingleAndDoublePrecisionHoldWhatTheyWereGiven) {
  TriangleMesh single, full;
  const std::vector<float> floats{0.1f, 0.2f, 0.3f, 1, 0, 0, 0, 1, 0};
  ASSERT_TRUE(TriangleMesh::make(floats, {}, false, single).ok());
  ASSERT_TRUE(TriangleMesh::make(std::vector<double>{0.1, 0.2, 0.3, 1, 0, 0, 0, 1, 0}, {}, false, full).ok());
  EXPECT_EQ(single.cornersAt(0).p[0], (Vec3{double{0.1f}, double{0.2f}, double{0.3f}}));
  EXPECT_EQ(full.cornersAt(0).p[0], (Vec3{0.1, 0.2, 0.3}));
}

}  // namespace
}  // namespace sweepscope::test
