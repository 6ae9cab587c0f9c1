// Any numbers as a mesh: refused by name, or whole: every triangle kept once, in a leaf that a query of its box finds.
#include "fuzz/demand.h"
#include "fuzz/some_mesh.h"
#include "mesh/bvh_query.h"

namespace sweepscope::fuzz {
namespace {

Vec3 cornerGiven(const MeshInput& given, std::size_t corner) {
  const std::size_t at = 3 * (given.indexed ? given.indices[corner] : corner);
  const auto kept = [&](double value) { return given.single ? static_cast<double>(static_cast<float>(value)) : value; };
  return {kept(given.positions[at]), kept(given.positions[at + 1]), kept(given.positions[at + 2])};
}

std::string describe(const TriangleMesh& mesh) {
  std::string text;
  for (const Corners& c : trianglesOf(mesh)) {
    for (const Vec3 p : c.p) {
      char line[100];
      std::snprintf(line, sizeof line, "{%.17g, %.17g, %.17g} ", p.x, p.y, p.z);
      text += line;
    }
    text += "\n";
  }
  return text;
}

void checkSound(const MeshInput& given, const TriangleMesh& mesh) {
  const std::size_t count = mesh.triangleCount();
  demand(count == (given.indexed ? given.indices.size() : given.positions.size() / 3) / 3, "no triangle is lost");
  const std::vector<Corners> kept = trianglesOf(mesh);
  std::vector<int> found(count);
  for (std::size_t triangle = 0; triangle < count; ++triangle) {
    for (std::size_t k = 0; k < 3; ++k) {
      demand(kept[triangle].p[k] == cornerGiven(given, 3 * triangle + k), "corners are those given");
    }
    const Corners& c = kept[triangle];
    bool seen = false;
    visitBox(mesh, min(min(c.p[0], c.p[1]), c.p[2]), max(max(c.p[0], c.p[1]), c.p[2]), off, [&](std::uint32_t place) {
      if (mesh.triangleAt(place) == triangle) seen = true;
    });
    demand(seen, "a query of a triangle's box finds it", seen ? "" : describe(mesh));
  }
  visitBox(mesh, mesh.report().low, mesh.report().high, off,
           [&](std::uint32_t place) { ++found[mesh.triangleAt(place)]; });
  for (const int times : found) {
    demand(times == 1, "a query of the whole box finds each triangle once", times == 1 ? "" : describe(mesh));
  }
  demand(mesh.report().degenerateCount >= mesh.report().degenerates.size(), "the list is no longer than its count");
}

}  // namespace
}  // namespace sweepscope::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sweepscope;
  using namespace sweepscope::fuzz;
  Input input(data, size);
  const MeshInput given = someMesh(input);
  TriangleMesh mesh;
  // Something to lose: a refused mesh must leave it alone.
  demand(TriangleMesh::make<double>({0, 0, 0, 1, 0, 0, 0, 1, 0}, {}, false, mesh).ok(), "a triangle is a mesh");
  if (given.make(mesh).ok()) {
    checkSound(given, mesh);
  } else {
    demand(mesh.triangleCount() == 1 && mesh.cornersAt(0).p[1] == Vec3{1, 0, 0}, "a refused mesh changes nothing");
  }
  return 0;
}
