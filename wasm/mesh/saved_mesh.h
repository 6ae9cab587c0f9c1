// A built mesh as bytes, and back: what a game makes once and loads ever after. The bytes are those of the memory, so loading is copying and
// checking. They are of one version of this layout and of machines that begin numbers with their lowest byte, as WebAssembly does.
#pragma once

#include <cstddef>
#include <cstdint>

#include "mesh/triangle_mesh.h"

namespace sweepscope {

class SavedMesh {
 public:
  /// Numbers of 8 bytes that a mesh takes.
  static std::size_t numbers(const TriangleMesh& mesh);
  /// Writes that many. Same mesh, same bytes.
  static void save(const TriangleMesh& mesh, double* to);
  /// Untrusted bytes: only contents that cannot harm any query are taken as they are. They are refused or make a mesh that
  /// answers; for bytes that `save` did not write, the answers may be wrong.
  static Status load(const double* numbers, std::size_t bytes, TriangleMesh& out);

 private:
  template <typename Mesh, typename Visit>
  static void eachArray(Mesh& mesh, const Visit& visit);
  static bool sound(const TriangleMesh& mesh);
  static bool soundTree(const Bvh& bvh);
};

}  // namespace sweepscope
