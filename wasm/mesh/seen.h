// Which triangles a walk has met. One that was cut into pieces (mesh/split_boxes.h) lies in several leaves; code that counts or reports
// triangles asks about it once.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "mesh/triangle_mesh.h"

namespace sweepscope {

class Seen {
 public:
  [[gnu::noinline]] explicit Seen(const TriangleMesh& mesh)
      : bvh_(mesh.bvh()), met_(bvh_.repeats() ? mesh.triangleCount() : 0) {}
  [[gnu::noinline]] ~Seen() = default;
  Seen(const Seen&) = delete;
  Seen& operator=(const Seen&) = delete;

  /// Notes the triangle at a place. @returns whether it was noted before
  bool again(std::uint32_t place) { return !met_.empty() && note(bvh_.firstPlace(place)); }

 private:
  [[gnu::noinline]] bool note(std::uint32_t triangle) { return std::exchange(met_[triangle], std::uint8_t{1}) != 0; }

  const Bvh& bvh_;
  std::vector<std::uint8_t> met_;
};

}  // namespace sweepscope
