// A mesh out of fuzzer bytes, sound or not.
#pragma once

#include "fuzz/input.h"
#include "mesh/triangle_mesh.h"

namespace sweepscope::fuzz {

/// What a mesh is asked to be made of.
struct MeshInput {
  std::vector<double> positions;
  std::vector<std::uint32_t> indices;
  bool indexed = false;
  bool single = false;

  Status make(TriangleMesh& out) const {
    if (!single) return TriangleMesh::make<double>(positions, indices, indexed, out);
    std::vector<float> floats;
    // Out of the range of floats a conversion is infinite, as in JavaScript.
    for (const double value : positions) floats.push_back(static_cast<float>(value));
    return TriangleMesh::make<float>(std::move(floats), indices, indexed, out);
  }
};

inline MeshInput someMesh(Input& input) {
  MeshInput mesh;
  const std::uint8_t kind = input.byte();
  mesh.single = (kind & 1) != 0;
  mesh.indexed = (kind & 2) != 0;
  const int vertices = input.upTo(mesh.indexed ? 24 : 36);
  mesh.positions = input.numbers(3 * static_cast<std::size_t>(vertices));
  if (!mesh.indexed) return mesh;
  mesh.indices.resize(static_cast<std::size_t>(input.upTo(90)));
  for (std::uint32_t& each : mesh.indices) {
    const std::uint8_t at = input.byte();
    each = at == 255 ? input.raw<std::uint32_t>() : static_cast<std::uint32_t>(vertices > 0 ? at % vertices : at);
  }
  return mesh;
}

/// Its triangles as the mesh keeps them, by the numbers they were given.
inline std::vector<Corners> trianglesOf(const TriangleMesh& mesh) {
  std::vector<Corners> list(mesh.triangleCount());
  for (std::uint32_t place = 0; place < list.size(); ++place) list[mesh.triangleAt(place)] = mesh.cornersAt(place);
  return list;
}

}  // namespace sweepscope::fuzz
