// Five structures, one answer: the triangles whose box meets the query, as the definition says, and none lost or met in vain beyond what
// each is allowed to look at.
#include <gtest/gtest.h>

#include "methods/broad_phase/cpp/scenes.h"

namespace sweepscope::test {
namespace {

using namespace methods::broad_phase;

constexpr BroadStructure kAll[] = {BroadStructure::Brute, BroadStructure::Grid, BroadStructure::Octree,
                                   BroadStructure::Bvh, BroadStructure::Sap};

/// By the definition, corner by corner.
std::set<std::uint32_t> byDefinition(const TriangleMesh& mesh, const Extent& query) {
  std::set<std::uint32_t> found;
  for (std::uint32_t k = 0; k < mesh.triangleCount(); ++k) {
    const Corners c = mesh.cornersAt(k);
    bool meets = true;
    for (int axis = 0; axis < 3; ++axis) {
      const double low = std::min({c.p[0][axis], c.p[1][axis], c.p[2][axis]});
      const double high = std::max({c.p[0][axis], c.p[1][axis], c.p[2][axis]});
      if (high < query.low[axis] || low > query.high[axis]) meets = false;
    }
    if (meets) found.insert(k);
  }
  return found;
}

void expectOneAnswer(const BroadScene& scene, const Structures::Wanted& wanted, int queries) {
  SCOPED_TRACE(scene.name);
  Structures structures(&scene.mesh, wanted);
  for (int k = 0; structures.work() < 1; ++k) ASSERT_LT(k, 10000);
  Random random = Random::of(0x9e77);
  std::size_t most = 0;
  for (const Extent& query : broadQueries(scene.mesh, random, queries)) {
    const std::set<std::uint32_t> candidates = byDefinition(scene.mesh, query);
    most = std::max(most, candidates.size());
    std::set<std::uint32_t> contacts;
    for (const BroadStructure which : kAll) {
      Gathered gathered{&scene.mesh, query, {}, {}, {}};
      structures.query(which, query, gathered);
      EXPECT_EQ(gathered.candidates, candidates) << "structure " << static_cast<int>(which);
      if (which == BroadStructure::Brute) contacts = gathered.contacts;
      EXPECT_EQ(gathered.contacts, contacts);
      EXPECT_LE(gathered.met.size(), scene.mesh.triangleCount());
      EXPECT_LE(gathered.boxes, structures.facts(which).nodes) << "structure " << static_cast<int>(which);
      if (which == BroadStructure::Grid || which == BroadStructure::Octree) continue;
      EXPECT_EQ(gathered.visits, static_cast<std::int64_t>(gathered.met.size())) << "none is met twice";
    }
  }
  EXPECT_GT(most, 0u);
}

TEST(BroadPhase, TheHillsThatAreShownAreThoseAsked) {
  methods::broad_phase::Settings settings;
  const TriangleMesh hills = methods::broad_phase::terrain(settings.terrainSeed);
  std::vector<double> expected;
  for (std::uint32_t place = 0; place < hills.triangleCount(); ++place)
    for (const Vec3& corner : hills.cornersAt(place).p) expected.insert(expected.end(), {corner.x, corner.y, corner.z});
  EXPECT_EQ(methods::broad_phase::Run(settings, nullptr).ground(), expected);
  EXPECT_EQ(expected.size(), 9u * 800);
  EXPECT_TRUE(methods::broad_phase::Run(settings, &hills).ground().empty());
  settings.subject = BroadSubject::Bodies;
  EXPECT_TRUE(methods::broad_phase::Run(settings, nullptr).ground().empty());
}

TEST(BroadPhase, AllStructuresFindTheSameOnEveryMesh) {
  for (const BroadScene& scene : broadScenes()) expectOneAnswer(scene, {BroadStructure::Bvh, 0, 0, 0}, 60);
}

TEST(BroadPhase, AndWithEveryLimit) {
  for (const BroadScene& scene : broadScenes()) {
    const double reach = maxComponent(scene.mesh.report().high - scene.mesh.report().low);
    expectOneAnswer(scene, {BroadStructure::Bvh, 1e-9, 1, 20}, 12);
    expectOneAnswer(scene, {BroadStructure::Bvh, reach / 7 + 1e-6, 2, 3}, 12);
    expectOneAnswer(scene, {BroadStructure::Bvh, 1e6, 1000, 1}, 12);
  }
}

/// A box beside everything is not looked for inside.
TEST(BroadPhase, NothingIsTestedFarFromTheMesh) {
  const TriangleMesh mesh = terrain(3);
  Structures structures(&mesh, {BroadStructure::Bvh, 0, 0, 0});
  while (structures.work() < 1) continue;
  const Extent query{{100, 100, 100}, {101, 101, 101}};
  for (const BroadStructure which : kAll) {
    Gathered gathered{&mesh, query, {}, {}, {}};
    structures.query(which, query, gathered);
    EXPECT_EQ(gathered.visits, which == BroadStructure::Brute ? 800 : 0);
    EXPECT_LE(gathered.boxes, which == BroadStructure::Bvh ? 4 : 1);
  }
}

/// Each structure lists every triangle, where its box says, and is as large as it says.
TEST(BroadPhase, EveryCellOfTheGridListsWhatMeetsIt) {
  for (const BroadScene& scene : broadScenes()) {
    SCOPED_TRACE(scene.name);
    const Triangles triangles(&scene.mesh);
    Grid grid;
    grid.begin(triangles, 0);
    while (grid.work(1000) < 1) continue;
    const Facts facts = grid.facts();
    const Vec3 cells = grid.cells();
    EXPECT_EQ(facts.nodes, cells.x * cells.y * cells.z);
    Gathered all{&scene.mesh, triangles.bounds(), {}, {}, {}};
    grid.query(all.query, all);
    EXPECT_EQ(all.boxes, facts.nodes);
    EXPECT_EQ(all.visits, facts.references);
    EXPECT_EQ(all.met.size(), triangles.count());
  }
}

TEST(BroadPhase, PiecesOfAnySizeBuildTheSame) {
  const TriangleMesh mesh = broadScenes()[4].mesh;
  const Triangles triangles(&mesh);
  const auto built = [&](auto structure, auto begin, std::int64_t piece) {
    begin(structure);
    double before = 0;
    for (;;) {
      const double done = structure.work(piece);
      EXPECT_GE(done, 0);
      EXPECT_LE(done, 1);
      if (done == 1) break;
      before = done;
    }
    EXPECT_LT(before, 1);
    Steps steps;
    Look<Off> look(triangles, triangles.bounds(), nullptr, true, steps, off);
    structure.query({{-1, -1, -1}, {1, 2, 0.5}}, look);
    const Facts facts = structure.facts();
    return std::array{facts.nodes, facts.references,   facts.bytes,        facts.work,
                      facts.depth, look.tally().boxes, look.tally().tests, static_cast<std::int64_t>(look.tally().sum)};
  };
  const auto same = [&](auto structure, auto begin) {
    EXPECT_EQ(built(structure, begin, 1), built(structure, begin, 1'000'000));
    EXPECT_EQ(built(structure, begin, 37), built(structure, begin, 1'000'000));
  };
  same(Grid(), [&](Grid& grid) { grid.begin(triangles, 0.3); });
  same(Octree(), [&](Octree& tree) { tree.begin(triangles, 3, 9); });
  same(Hierarchy(), [&](Hierarchy& tree) { tree.begin(triangles); });
  same(SortedList(), [&](SortedList& list) { list.begin(triangles); });
}

/// Many triangles over everything in tiny cells would be 10^10 entries: the cells are doubled until memory suffices, and it says so.
TEST(BroadPhase, TheGridGivesWayToMemory) {
  Random random = Random::of(0x6817);
  std::vector<Vec3> corners;
  for (int k = 0; k < 3000; ++k)
    corners.insert(corners.end(), {random.inBox(1) * 100, random.inBox(1) * 100, random.inBox(1) * 100});
  const TriangleMesh mesh = soupOf(corners);
  Settings settings;
  settings.structure = BroadStructure::Grid;
  settings.cellSize = 0.7;
  settings.half = {9, 9, 9};
  const Result found = broadRun(settings, &mesh).frame(0, off);
  EXPECT_EQ(found.state, BroadState::Coarsened);
  EXPECT_LT(found.bytes, 20'000'000);
  EXPECT_TRUE(found.agree);
  settings.cellSize = 60;
  EXPECT_EQ(broadRun(settings, &mesh).frame(0, off).state, BroadState::Ready);
}

/// Copies of one triangle cannot be parted; the octree stops at once where all its children would hold all of them.
TEST(BroadPhase, TheOctreeDoesNotSplitWhatItCannotPart) {
  std::vector<Vec3> corners;
  for (int k = 0; k < 500; ++k) corners.insert(corners.end(), {{-1, -1, -1}, {1, 1, 1}, {1, -1, 0}});
  const TriangleMesh mesh = soupOf(corners);
  const Triangles triangles(&mesh);
  Octree tree;
  tree.begin(triangles, 4, 20);
  while (tree.work(1000) < 1) continue;
  EXPECT_EQ(tree.facts().nodes, 1);
  EXPECT_EQ(tree.facts().references, 500);
}

}  // namespace
}  // namespace sweepscope::test
