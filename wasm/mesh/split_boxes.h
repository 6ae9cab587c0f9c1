// Early split clipping (Ernst and Greiner 2007). A long thin triangle that lies across the axes has a box that is nearly empty, and
// every query through that box must test the triangle. Cut into pieces, each with its own box, it is met where it is.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "mesh/triangle_look.h"

namespace sweepscope {

class TriangleMesh;

/// How much of their boxes triangles leave empty, noted while the boxes are made; and what is done about it.
class Slivers {
 public:
  explicit Slivers(std::size_t triangles) : halves_(triangles < kFewest ? 0 : triangles) {}

  /// Of triangle k; in ascending order.
  void note(std::uint32_t k, const TriangleLook& look) {
    if (halves_.empty()) return;
    const float half = look.box.halfArea();
    all_ += half;
    if (!(half > kWasted * look.covers)) return;
    wasted_ += half;
    limit_ = std::max(limit_, half);
    halves_[k] = half;
  }

  /// Appends boxes of pieces to the boxes of a mesh's triangles, where slivers take up most of what boxes there are; the first piece
  /// takes the place of the whole. Elsewhere nothing is changed.
  ///
  /// Input:   `boxes[k]` is that of triangle k, relative to `origin`; the mesh still has its triangles in the order given.
  /// Output:  whose box each one is, empty if none was cut; the longest side of the box of any triangle that was, 0 if none. Every point of a triangle lies in one of its boxes.
  std::vector<std::uint32_t> split(const TriangleMesh& mesh, Vec3 origin, std::vector<Box>& boxes,
                                   float& longest) const;

 private:
  /// A box is wasted on a triangle if its half surface is more than this times what the triangle covers, seen along the axes. Triangles that
  /// are as wide as long stay below 3, however they are turned.
  static constexpr double kWasted = 8;
  /// Among fewer triangles no query tests many, so nothing is cut, and no level of a preset changes its tree.
  static constexpr std::size_t kFewest = 1024;

  std::vector<float> halves_;  ///< of the boxes of slivers; 0 for others
  double all_ = 0, wasted_ = 0;
  float limit_ = 0;
};

}  // namespace sweepscope
