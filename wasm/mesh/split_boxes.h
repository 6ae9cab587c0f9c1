// Early split clipping (Ernst and Greiner 2007). A long thin triangle that lies across the axes has a box that is nearly empty, and
// whoever passes through that box has to look at the triangle. Cut into pieces, each with its own box, it is met where it is.
#pragma once

#include <cstdint>
#include <vector>

#include "mesh/box.h"

namespace sweepscope {

class TriangleMesh;

/// Appends boxes of pieces to the boxes of a mesh's triangles, where slivers take up most of what boxes there are; the first piece
/// takes the place of the whole. Elsewhere nothing is changed.
///
/// Input:   `boxes[k]` is that of triangle k, relative to `origin`; the mesh still has its triangles in the order given.
/// Output:  whose box each one is, empty if none was cut; the longest side of the box of any triangle that was, 0 if none. Every point of a triangle lies in one of its boxes.
std::vector<std::uint32_t> splitSlivers(const TriangleMesh& mesh, Vec3 origin, std::vector<Box>& boxes, float& longest);

}  // namespace sweepscope
