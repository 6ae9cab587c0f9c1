// The study as it is asked: the numbers of the reference, the stamp, traces that are complete or say what they leave out.
#include <array>
#include <gtest/gtest.h>
#include <map>

#include "methods/broad_phase/cpp/scenes.h"
#include "support/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::test {
namespace {

using namespace methods::broad_phase;

Result answer(const Settings& settings, const TriangleMesh* mesh, int frame = 0) {
  return broadRun(settings, mesh).frame(frame, off);
}

std::vector<TraceRecord> traced(const Settings& settings, const TriangleMesh* mesh, SlotBuffer& slots, int frame = 0) {
  const TraceSchema& schema = studySchema();
  Recorder recorder(8'000'000);
  broadRun(settings, mesh).frame(frame, recorder);
  slots = recorder.take();
  std::string complaint;
  std::vector<TraceRecord> records = readTrace(schema, slots.span(), complaint);
  EXPECT_EQ(complaint, "");
  return records;
}

/// The query of the drawing, whose lower side lies on a line between cells: here it ends a little before, or it would meet those below too.
Settings drawn(BroadStructure structure) {
  Settings settings;
  settings.structure = structure;
  settings.cellSize = 30;
  settings.leafTriangles = 3;
  settings.maxDepth = 4;
  settings.centre = {210, 80.995, 0};
  settings.half = {22, 18.995, 1};
  return settings;
}

TEST(BroadPhase, TheNumbersOfTheReference) {
  const TriangleMesh mesh = profile();
  const Result grid = answer(drawn(BroadStructure::Grid), &mesh);
  EXPECT_EQ(grid.nodes, 60);
  EXPECT_EQ(grid.boxes, 6);
  EXPECT_EQ(grid.tests, 3);
  const Result octree = answer(drawn(BroadStructure::Octree), &mesh);
  EXPECT_EQ(octree.nodes, 81);
  EXPECT_EQ(octree.boxes, 9);
  EXPECT_EQ(octree.tests, 3);
  // The drawing has two children to a node, this has four: fewer boxes, fuller leaves.
  const Result bvh = answer(drawn(BroadStructure::Bvh), &mesh);
  EXPECT_EQ(bvh.nodes, 16);
  EXPECT_EQ(bvh.boxes, 8);
  EXPECT_EQ(bvh.tests, 4);
  for (const Result& found : {grid, octree, bvh}) EXPECT_EQ(found.candidates, 1);
}

/// The part of a triangle inside a box, cut side by side: is there any?
bool partInside(const Corners& triangle, const Extent& box, long double grown) {
  using Point = std::array<long double, 3>;
  std::vector<Point> polygon;
  for (const Vec3& p : triangle.p) polygon.push_back({p.x, p.y, p.z});
  for (int axis = 0; axis < 3; ++axis) {
    for (const int side : {-1, 1}) {
      const auto k = static_cast<std::size_t>(axis);
      const long double at = (side < 0 ? box.low[axis] : box.high[axis]) + side * grown;
      std::vector<Point> left;
      for (std::size_t n = 0; n < polygon.size(); ++n) {
        const Point &a = polygon[n], &b = polygon[(n + 1) % polygon.size()];
        const long double da = side * (a[k] - at), db = side * (b[k] - at);
        if (da <= 0) left.push_back(a);
        if ((da < 0 && db > 0) || (da > 0 && db < 0)) {
          Point cut;
          for (std::size_t c = 0; c < 3; ++c) cut[c] = a[c] + (b[c] - a[c]) * (da / (da - db));
          cut[k] = at;
          left.push_back(cut);
        }
      }
      polygon = left;
    }
  }
  return !polygon.empty();
}

/// Boxes a little larger and a little smaller tell where rounding could decide; everywhere else both ways agree.
TEST(BroadPhase, ContactsAreThoseOfCuttingTheTriangle) {
  Random random = Random::of(0xc1b);
  int contacts = 0, boxOnly = 0;
  for (const BroadScene& scene : broadScenes()) {
    SCOPED_TRACE(scene.name);
    const Triangles triangles(&scene.mesh);
    for (const Extent& query : broadQueries(scene.mesh, random, 300)) {
      const double size = maxAbs(query.low) + maxAbs(query.high) + 1;
      for (std::uint32_t k = 0; k < triangles.count(); k += 1 + triangles.count() / 97) {
        if (!triangles.box(k).meets(query)) continue;
        const Corners corners = triangles.corners(k);
        const bool touched = touches(corners, query);
        if (partInside(corners, query, 0)) {
          EXPECT_TRUE(touched);
        }
        if (!partInside(corners, query, 1e-9L * size)) {
          EXPECT_FALSE(touched);
        }
        EXPECT_EQ(touched, !separationOf(corners, query).apart());
        ++(touched ? contacts : boxOnly);
      }
    }
  }
  EXPECT_GT(contacts, 1000);
  EXPECT_GT(boxOnly, 100);
}

/// Whole numbers: no product is rounded, and touching is told from apart exactly. The thirteen axes again, in integers and undivided.
TEST(BroadPhase, OnWholeNumbersTouchingIsContact) {
  using Whole = std::array<long long, 3>;
  const auto cross3 = [](Whole a, Whole b) {
    return Whole{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  };
  const auto dot3 = [](Whole a, Whole b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; };
  Random random = Random::of(0x1317);
  int touching = 0, apart = 0;
  for (int round = 0; round < 40000; ++round) {
    Whole p[3];
    for (Whole& corner : p)
      for (long long& at : corner) at = random.below(7) - 3;
    const Whole half{random.below(3), random.below(3), random.below(3)};
    std::vector<Whole> axes{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    const auto edge = [&](int k) {
      const Whole &a = p[k], &b = p[(k + 1) % 3];
      return Whole{b[0] - a[0], b[1] - a[1], b[2] - a[2]};
    };
    axes.push_back(cross3(edge(0), edge(1)));
    for (std::size_t i = 0; i < 3; ++i)
      for (int k = 0; k < 3; ++k) axes.push_back(cross3(axes[i], edge(k)));
    long long least = -1000000;
    for (const Whole& axis : axes) {
      if (axis == Whole{0, 0, 0}) continue;
      const long long reach = std::abs(axis[0]) * half[0] + std::abs(axis[1]) * half[1] + std::abs(axis[2]) * half[2];
      const long long a = dot3(axis, p[0]), b = dot3(axis, p[1]), c = dot3(axis, p[2]);
      least = std::max(least, std::max(std::min({a, b, c}), -std::max({a, b, c})) - reach);
    }
    const auto vec = [](Whole v) { return Vec3{double(v[0]), double(v[1]), double(v[2])}; };
    EXPECT_EQ(touches({{vec(p[0]), vec(p[1]), vec(p[2])}}, {-vec(half), vec(half)}), least <= 0);
    touching += least == 0;
    apart += least > 0;
  }
  EXPECT_GT(touching, 1000);
  EXPECT_GT(apart, 1000);
}

/// Every step of the trace, added up, is what the row says; who is met again was met before, in another box.
TEST(BroadPhase, TracesAddUp) {
  for (int k = 0; k < 5; ++k) {
    Settings settings;
    settings.structure = static_cast<BroadStructure>(k);
    const Result found = answer(settings, nullptr, 20);
    SlotBuffer slots;
    Count boxes = 0, tests = 0, repeats = 0, candidates = 0, contacts = 0, steps = 0, sums[4] = {};
    std::map<double, std::set<double>> metIn;
    for (const TraceRecord& record : traced(settings, nullptr, slots, 20)) {
      if (record.is("BroadBox")) ++boxes, ++steps;
      if (record.is("BroadRow")) ++steps;
      if (record.is("BroadLevelEnd")) {
        sums[0] += static_cast<Count>(record.get("boxes"));
        sums[1] += static_cast<Count>(record.get("tests"));
        sums[2] += static_cast<Count>(record.get("repeats"));
        sums[3] += static_cast<Count>(record.get("contacts"));
      }
      if (!record.is("BroadTriangle")) continue;
      ++steps;
      const auto verdict = static_cast<BroadTriangleVerdict>(record.get("verdict"));
      const bool again = verdict == BroadTriangleVerdict::SeenBefore;
      const bool interval = verdict == BroadTriangleVerdict::OutsideInterval;
      repeats += again;
      tests += !again && !interval;
      candidates += verdict == BroadTriangleVerdict::BoxOnly || verdict == BroadTriangleVerdict::Contact;
      contacts += verdict == BroadTriangleVerdict::Contact;
      std::set<double>& in = metIn[record.get("triangle")];
      EXPECT_EQ(again, !in.empty());
      if (again) {
        EXPECT_TRUE(in.count(record.get("seenIn")) == 1 && record.get("seenIn") != record.get("box"));
      }
      in.insert(record.get("box"));
      if (!again) {
        EXPECT_EQ(interval || verdict == BroadTriangleVerdict::Outside, record.get("gap") > 0);
      }
    }
    if (settings.structure == BroadStructure::Sap) boxes = sums[0];  // its entries are triangles
    EXPECT_EQ(found.boxes, boxes);
    EXPECT_EQ(found.tests, tests);
    EXPECT_EQ(found.repeats, repeats);
    EXPECT_EQ(found.candidates, candidates);
    EXPECT_EQ(found.contacts, contacts);
    EXPECT_EQ(found.steps, steps);
    EXPECT_EQ(found.leftOut, 0);
    EXPECT_EQ(sums[0], found.boxes);
    EXPECT_EQ(sums[1], found.tests);
    EXPECT_EQ(sums[2], found.repeats);
    EXPECT_EQ(sums[3], found.contacts);
    EXPECT_GT(found.candidates, found.contacts);
    EXPECT_GT(found.contacts, 0);
    EXPECT_EQ(found.repeats > 0,
              settings.structure == BroadStructure::Grid || settings.structure == BroadStructure::Octree);
    EXPECT_TRUE(found.agree);
    EXPECT_EQ(found.bruteTests, 800);
  }
}

TEST(BroadPhase, WhatIsTooMuchIsCountedAndSaid) {
  std::vector<Vec3> corners;
  for (int k = 0; k < 5000; ++k) corners.insert(corners.end(), {{k * 1.0, 0, 0}, {k + 1.0, 0, 0}, {k * 1.0, 1, 0}});
  const TriangleMesh mesh = soupOf(corners);
  Settings settings;
  settings.structure = BroadStructure::Brute;
  const Result found = answer(settings, &mesh);
  SlotBuffer slots;
  Count told = 0, saidByLevels = 0;
  for (const TraceRecord& record : traced(settings, &mesh, slots)) {
    told += record.is("BroadTriangle") || record.is("BroadRow");
    if (record.is("BroadLevelEnd")) saidByLevels += static_cast<Count>(record.get("leftOut"));
    if (record.is("BroadFrameEnd")) {
      EXPECT_EQ(record.get("leftOut"), found.leftOut);
    }
  }
  EXPECT_EQ(found.steps, 5005);
  EXPECT_EQ(told, kMostSteps);
  EXPECT_EQ(found.leftOut, 5005 - kMostSteps);
  EXPECT_EQ(saidByLevels, 5000 - kMostSteps);
}

TEST(BroadPhase, EmptyMeshesAndExtremesAreAnswered) {
  TriangleMesh empty;
  TriangleMesh::make<double>({}, {}, true, empty);
  for (int k = 0; k < 5; ++k) {
    Settings settings;
    settings.structure = static_cast<BroadStructure>(k);
    EXPECT_EQ(answer(settings, &empty).candidates, 0);
    for (const double half : {0.0, 1e-300, 1e6}) {
      for (const double cell : {0.0, 1e-300, 1e6}) {
        settings.half = {half, half, half};
        settings.cellSize = cell;
        settings.centre = settings.motion = {1e6, -1e6, 1e6};
        settings.maxDepth = 20;
        settings.leafTriangles = 1;
        EXPECT_TRUE(answer(settings, nullptr, 9999).agree);
      }
    }
    settings.centre = settings.motion = {};
    EXPECT_EQ(answer(settings, nullptr).contacts, 800);
  }
}

}  // namespace
}  // namespace sweepscope::test
