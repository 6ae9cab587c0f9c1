// k-DOPs: shapes that they fit exactly, their volume against that of corners found plane by plane, what holds what; and settings at their ends.
#include "methods/all/cpp/study_defaults.h"
#include "methods/volumes/cpp/clouds.h"
#include "support/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::test {
namespace {

using methods::volumes::Frame;
using methods::volumes::Kdop;

double kdopFull(const std::vector<Vec3>& points, VolumeDirections directions) {
  const TriangleMesh mesh = meshOf(points);
  VolumeSettings settings = still();
  settings.directions = directions;
  return answerOf(settings, &mesh).kdopFull;
}

TEST(VolumesKdop, FitsShapesOfItsOwnDirections) {
  const std::vector<Vec3> octahedron{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
  EXPECT_NEAR(kdopFull(octahedron, VolumeDirections::Six), 1.0 / 6, 1e-15);
  EXPECT_NEAR(kdopFull(octahedron, VolumeDirections::Fourteen), 1, 1e-14);
  EXPECT_NEAR(kdopFull(octahedron, VolumeDirections::TwentySix), 1, 1e-14);
  // Rhombic dodecahedron: twelve sides across (1, 1, 0) and its like.
  std::vector<Vec3> rhombic = boxPoints({1, 1, 1});
  for (const Vec3 p : octahedron) rhombic.push_back(2 * p);
  EXPECT_NEAR(kdopFull(rhombic, VolumeDirections::Eighteen), 1, 1e-14);
  EXPECT_NEAR(kdopFull(rhombic, VolumeDirections::Six), 16.0 / 64, 1e-14);
  EXPECT_LT(kdopFull(rhombic, VolumeDirections::Fourteen), 0.9);
}

/// Volume and surface of the hull of all corners: where three planes meet and no other cuts the corner off.
void byCorners(const Kdop& kdop, double& volume, double& surface) {
  std::vector<std::pair<Vec3, double>> planes;
  for (int k = 0; k < kdop.directions.count; ++k) {
    const Vec3 d = kdop.directions.along[Kdop::at(k)];
    planes.push_back({d, kdop.model[Kdop::at(k)].high});
    planes.push_back({-d, -kdop.model[Kdop::at(k)].low});
  }
  std::vector<Vec3> corners;
  for (std::size_t a = 0; a < planes.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      for (std::size_t c = 0; c < b; ++c) {
        const auto& [na, ra] = planes[a];
        const auto& [nb, rb] = planes[b];
        const auto& [nc, rc] = planes[c];
        const double det = dot(na, cross(nb, nc));
        if (std::fabs(det) < 0.5) continue;  // whole numbers
        const Vec3 p = (cross(nb, nc) * ra + cross(nc, na) * rb + cross(na, nb) * rc) * (1 / det);
        bool kept = true;
        for (const auto& [n, reach] : planes) kept = kept && dot(n, p) <= reach + 1e-12;
        if (kept) corners.push_back(p);
      }
  const Hull hull = hullOfCloud(cloudOf(corners));
  volume = hull.volume;
  surface = hull.surface;
}

TEST(VolumesKdop, VolumeIsThatOfItsCorners) {
  Random random = Random::of(0xd09);
  for (int k = 0; k < 60; ++k) {
    const TriangleMesh mesh = meshOf(randomPoints(random, 6 + random.below(30)));
    VolumeSettings settings;
    settings.turn = random.inBox(180);
    settings.directions = static_cast<VolumeDirections>(random.below(4));
    VolumeRun run(settings, &mesh);
    const VolumeRow row = run.frame(0, off);
    const Kdop kdop(Frame(run.model(), settings, 0));
    double volume = 0, surface = 0;
    byCorners(kdop, volume, surface);
    EXPECT_NEAR(kdop.polytope.volume, volume, 1e-10 * volume);
    EXPECT_NEAR(kdop.polytope.surface, surface, 1e-9 * surface);
    EXPECT_NEAR(row.kdopFull, run.model().hull.volume / volume, 1e-10);
  }
}

TEST(VolumesKdop, EdgesFollowEuler) {
  Random random = Random::of(0xe01e);
  int tooSlight = 0;
  for (int k = 0; k < 40; ++k) {
    const TriangleMesh mesh = meshOf(randomPoints(random, 200));
    VolumeSettings settings = still();
    settings.directions = static_cast<VolumeDirections>(k % 4);
    VolumeRun run(settings, &mesh);
    run.frame(0, off);
    const Kdop kdop(Frame(run.model(), settings, 0));
    const auto edges = kdop.polytope.edges(kdop.size);
    std::size_t sides = 0;
    bool slight = false;
    for (int s = 0; s < 2 * kdop.directions.count; ++s) {
      const double area = kdop.polytope.areas[static_cast<std::size_t>(s)];
      sides += area > 0;
      slight = slight || (area > 0 && area < 1e-8);
    }
    for (const auto& edge : edges) slight = slight || length(edge.to - edge.from) < 1e-4;
    // Sides and edges that rounding could make or take away are no matter of counting.
    if (slight) {
      ++tooSlight;
      continue;
    }
    std::vector<Vec3> corners;
    for (const auto& edge : edges) {
      for (const Vec3 end : {edge.from, edge.to}) {
        const auto near = [&](Vec3 p) { return length(p - end) < 1e-7; };
        if (std::none_of(corners.begin(), corners.end(), near)) corners.push_back(end);
      }
    }
    EXPECT_EQ(corners.size() + sides, edges.size() + 2);
  }
  EXPECT_LT(tooSlight, 10);
}

TEST(VolumesKdop, MoreDirectionsAreTighterAndNoneMisses) {
  Random random = Random::of(0x3e5);
  int alarms6 = 0, alarms26 = 0;
  for (int k = 0; k < 100; ++k) {
    const TriangleMesh mesh = meshOf(randomPoints(random, 25));
    VolumeSettings settings;
    settings.turn = random.inBox(180);
    settings.shown = VolumeShown::Kdop;
    settings.refit = VolumeRefit::Vertices;
    settings.probe = random.inBox(1);
    settings.boxCentre = random.inBox(1.5);
    double full[4];
    for (int d = 0; d < 4; ++d) {
      settings.directions = static_cast<VolumeDirections>(d);
      const VolumeRow row = answerOf(settings, &mesh);
      full[d] = row.kdopFull;
      EXPECT_EQ(row.missed, 0);
      if (d == 0) {
        EXPECT_NEAR(row.kdopFull, row.aabbFull, 1e-12);
        EXPECT_EQ(row.kdopInside, row.aabbInside);
        EXPECT_EQ(row.kdopMeets, row.aabbMeets);
        alarms6 += static_cast<int>(row.falseAlarms);
      }
      if (d == 3) alarms26 += static_cast<int>(row.falseAlarms);
    }
    EXPECT_LE(full[0], std::min(full[1], full[2]) + 1e-12);
    EXPECT_LE(std::max(full[1], full[2]), full[3] + 1e-12);
    EXPECT_LE(full[3], 1 + 1e-12);
  }
  EXPECT_LT(alarms26, alarms6);
}

/// Each number of every setting at either end, and models of every shape: rows and traces of finite numbers only.
TEST(VolumesStudy, SettingsAtTheirEnds) {
  std::vector<TriangleMesh> meshes;
  meshes.push_back(meshOf({{0, 0, 0}, {1e-30, 0, 0}, {0, 1e-30, 0}, {0, 0, 1e-30}}));
  meshes.push_back(meshOf({{1e60, 0, 0}, {0, 1e60, 0}, {0, 0, -1e60}, {1e59, 1e59, 1e59}}));
  meshes.push_back(meshOf({{1e300, 0, 0}, {0, 1, 0}, {0, 0, 1}}));
  meshes.push_back(meshOf({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}));
  meshes.push_back(meshOf({{5, 5, 5}, {6, 7, 8}}));
  meshes.push_back(meshOf({{5, 5, 5}}));
  meshes.push_back(meshOf({}));
  const TraceSchema& schema = studySchema();
  const auto check = [&](const VolumeSettings& settings, const TriangleMesh* mesh) {
    VolumeRun run(settings, mesh);
    Recorder recorder(1'000'000);
    std::vector<double> row;
    NumberWriter writer(row);
    run.frame(run.frames() - 1, recorder).write(writer);
    for (const double value : row) EXPECT_TRUE(std::isfinite(value));
    const SlotBuffer trace = recorder.take();
    std::string complaint;
    const std::vector<TraceRecord> records = readTrace(schema, trace.span(), complaint);
    EXPECT_EQ(complaint, "");
    for (const TraceRecord& record : records)
      for (const double value : record.payload) EXPECT_TRUE(std::isfinite(value)) << record.event->name;
  };
  Vec3 VolumeSettings::*places[] = {&VolumeSettings::turn,   &VolumeSettings::spin,  &VolumeSettings::axesTurn,
                                    &VolumeSettings::corner, &VolumeSettings::edge0, &VolumeSettings::edge1,
                                    &VolumeSettings::edge2,  &VolumeSettings::probe, &VolumeSettings::boxCentre};
  const double ends[] = {360, 360, 360, 10, 10, 10, 10, 1e6, 1e6};
  for (int way = 0; way < 5; ++way) {
    VolumeSettings settings;
    settings.obb = static_cast<VolumeObbWay>(way);
    settings.sphere = static_cast<VolumeSphereWay>(way % 3);
    settings.refit = static_cast<VolumeRefit>(way % 4);
    settings.directions = static_cast<VolumeDirections>((way + 1) % 4);
    settings.crowd = way % 2 ? 1000000 : 0;
    for (const TriangleMesh& mesh : meshes) check(settings, &mesh);
    for (std::size_t k = 0; k < std::size(places); ++k) {
      for (const double end : {0.0, ends[k], -ends[k]}) {
        VolumeSettings changed = settings;
        changed.*places[k] = {end, end, end};
        check(changed, nullptr);
        check(changed, &meshes[1]);
      }
    }
    settings.boxHalf = {1e6, 0, 1e6};
    check(settings, nullptr);
  }
}

/// Order of triangles and a move far from the origin change nothing that can be seen.
TEST(VolumesStudy, MovedModelsAreTheSame) {
  const std::vector<Vec3> points = methods::volumes::chair();
  std::vector<Vec3> moved = points;
  for (Vec3& p : moved) p = p + Vec3{4096, -8192, 1024};
  const TriangleMesh here = meshOf(points), there = meshOf(moved);
  VolumeSettings settings;
  settings.obb = VolumeObbWay::Smallest;
  const VolumeRow a = answerOf(settings, &here, 7), b = answerOf(settings, &there, 7),
                  chair = answerOf(settings, nullptr, 7);
  EXPECT_EQ(a.aabbFull, chair.aabbFull) << "the chair as a mesh is the chair";
  EXPECT_EQ(a.kdopFull, chair.kdopFull);
  EXPECT_NEAR(a.aabbFull, b.aabbFull, 1e-9);
  EXPECT_NEAR(a.sphereFull, b.sphereFull, 1e-9);
  EXPECT_NEAR(a.obbFull, b.obbFull, 1e-9);
  EXPECT_NEAR(a.kdopFull, b.kdopFull, 1e-9);
  EXPECT_EQ(a.falseAlarms, b.falseAlarms);
  settings.model = VolumeModel::Chair;
  EXPECT_EQ(answerOf(settings, &there, 7).kdopFull, chair.kdopFull) << "asked for by name";
}

}  // namespace
}  // namespace sweepscope::test
