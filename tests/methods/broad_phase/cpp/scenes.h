// Meshes and queries that broad phases are asked about, and what of them meets a box by the definition alone.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "methods/broad_phase/study.h"
#include "support/random.h"

namespace sweepscope::test {

/// gtest's tests have a Run of their own.
using BroadRun = methods::broad_phase::Run;
inline BroadRun broadRun(const methods::broad_phase::Settings& settings, const TriangleMesh* mesh) {
  return BroadRun(settings, mesh);
}

struct BroadScene {
  std::string name;
  TriangleMesh mesh;
};

inline TriangleMesh soupOf(const std::vector<Vec3>& corners) {
  std::vector<double> positions;
  for (const Vec3& p : corners)
    for (const double at : {p.x, p.y, p.z}) positions.push_back(at);
  TriangleMesh mesh;
  TriangleMesh::make<double>(std::move(positions), {}, false, mesh);
  return mesh;
}

/// The profile of the drawn reference: 32 pieces, and a point at two corners of the drawing, so that bounds are those of its frame.
inline TriangleMesh profile() {
  const double y[33] = {116.2, 104.8, 109.3, 115.9, 112.4, 102.7, 102.9, 121.3, 147.6, 162.3, 157.1,
                        142.6, 135.3, 138.7, 140.1, 127.3, 104.2, 88.8,  94.3,  114.5, 131.3, 116.1,
                        112.6, 117.3, 133.4, 146.8, 141.9, 119.2, 96,    88,    93.8,  98.4,  92.1};
  std::vector<Vec3> corners;
  for (int k = 0; k < 32; ++k) {
    const Vec3 from{10 + 9.375 * k, y[k], 0}, to{10 + 9.375 * (k + 1), y[k + 1], 0};
    corners.insert(corners.end(), {from, to, to});
  }
  for (const Vec3 corner : {Vec3{10, 10, 0}, Vec3{310, 190, 0}})
    corners.insert(corners.end(), {corner, corner, corner});
  return soupOf(corners);
}

inline std::vector<BroadScene> broadScenes() {
  Random random = Random::of(0xb40ad);
  std::vector<BroadScene> scenes;
  scenes.push_back({"hills", methods::broad_phase::terrain(3)});
  scenes.push_back({"profile", profile()});
  scenes.push_back({"one triangle", soupOf({{0, 0, 0}, {1, 0, 0}, {0, 1, 0.5}})});
  scenes.push_back({"one point", soupOf({{1, 2, 3}, {1, 2, 3}, {1, 2, 3}})});
  std::vector<Vec3> soup, whole, slivers, duplicates, flat, far, apart;
  for (int k = 0; k < 700; ++k) {
    const Vec3 at = random.inBox(5);
    for (int corner = 0; corner < 3; ++corner) {
      soup.push_back(at + random.inBox(random.magnitude(-4, 1)));
      const Vec3 p = at + random.inBox(0.5);
      whole.push_back({std::round(p.x), std::round(p.y), std::round(p.z)});
      slivers.push_back(corner == 2 ? slivers.back() + random.inBox(1e-9) : at + random.inBox(4));
      duplicates.push_back(Vec3{double(corner == 1), double(corner == 2), 0} + Vec3{1, 1, 1} * double(k % 3));
      flat.push_back({at.x + corner % 2, -2, at.z + corner / 2});
      far.push_back(Vec3{1e6, -3e6, 2e6} + at + random.inBox(0.5));
      apart.push_back((k % 2 ? Vec3{1e5, 0, 0} : Vec3{}) + at * 1e-3 + random.inBox(1e-3));
    }
  }
  scenes.push_back({"soup", soupOf(soup)});
  for (const Vec3 p : {Vec3{-90, -90, 0}, Vec3{90, -90, 1}, Vec3{0, 120, -1}}) soup.push_back(p);
  scenes.push_back({"a huge triangle over everything", soupOf(soup)});
  scenes.push_back({"whole numbers", soupOf(whole)});
  std::vector<Vec3> needles;
  for (int k = 0; k < 1100; ++k) {
    const Vec3 at = random.inBox(3), along = random.inBox(4);
    needles.insert(needles.end(), {at - along, at + along, at + random.inBox(0.02)});
  }
  scenes.push_back({"needles that are cut", soupOf(needles)});
  scenes.push_back({"slivers", soupOf(slivers)});
  scenes.push_back({"duplicates", soupOf(duplicates)});
  scenes.push_back({"flat", soupOf(flat)});
  scenes.push_back({"far from zero", soupOf(far)});
  scenes.push_back({"two heaps far apart", soupOf(apart)});
  return scenes;
}

/// Boxes about a mesh: small, large, flat, points, touching, beside it, around it.
inline std::vector<methods::broad_phase::Extent> broadQueries(const TriangleMesh& mesh, Random& random, int count) {
  const Vec3 low = mesh.report().low, high = mesh.report().high, size = high - low;
  const double reach = std::max(maxComponent(size), 1e-3);
  std::vector<methods::broad_phase::Extent> queries;
  for (int k = 0; k < count; ++k) {
    const Corners corners =
        mesh.cornersAt(static_cast<std::uint32_t>(random.below(static_cast<int>(mesh.triangleCount()))));
    const Vec3 at = k % 3 == 0 ? corners.p[k % 3] : low + scale(size, random.inBox(0.7) + Vec3{0.5, 0.5, 0.5});
    const double half = k % 7 == 0 ? 0 : k % 5 == 0 ? 2 * reach : reach * random.magnitude(-7, -1);
    Vec3 halves = Vec3{random.unit(), random.unit(), random.unit()} * half;
    if (k % 4 == 0) halves.y = 0;
    // From a corner of a triangle on: boxes that touch and no more.
    queries.push_back(k % 6 == 0 ? methods::broad_phase::Extent{at, at + halves}
                                 : methods::broad_phase::Extent{at - halves, at + halves});
  }
  return queries;
}

/// A structure's visitor that keeps what it is led to.
struct Gathered {
  const TriangleMesh* mesh;
  methods::broad_phase::Extent query;
  std::set<std::uint32_t> met, candidates, contacts;
  std::int64_t boxes = 0, visits = 0;

  void openLevel(std::int64_t, std::int64_t, const methods::broad_phase::Extent&) {}
  void closeLevel() {}
  template <typename Describe>
  void box(BroadVerdict, const Describe&) {
    ++boxes;
  }
  void triangle(std::uint32_t place, std::int64_t) {
    ++visits;
    if (!met.insert(place).second) return;
    const methods::broad_phase::Triangles triangles(mesh);
    if (!triangles.box(place).meets(query)) return;
    candidates.insert(place);
    if (methods::broad_phase::touches(triangles.corners(place), query)) contacts.insert(place);
  }
  void entry(std::uint32_t place, bool meets, int) {
    ++boxes;
    if (meets) triangle(place, -1);
  }
};

}  // namespace sweepscope::test
