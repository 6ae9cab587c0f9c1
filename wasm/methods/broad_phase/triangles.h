// The data to search: the triangles of a mesh by their boxes, and the query box.
#pragma once

#include <cstdint>

#include "mesh/triangle_mesh.h"

namespace sweepscope::methods::broad_phase {

/// A box in doubles, both corners belong to it.
struct Extent {
  Vec3 low, high;

  bool meets(const Extent& other) const {
    return low.x <= other.high.x && high.x >= other.low.x && low.y <= other.high.y && high.y >= other.low.y &&
           low.z <= other.high.z && high.z >= other.low.z;
  }
};

/// Along each axis how far two boxes are apart; below 0 by how much they overlap.
inline Vec3 gapsOf(const Extent& a, const Extent& b) { return max(a.low - b.high, b.low - a.high); }

inline int largestAxis(Vec3 v) { return v.x >= v.y && v.x >= v.z ? 0 : v.y >= v.z ? 1 : 2; }

/// Triangles by their place in the mesh's leaf order. Their boxes are made when asked for: a million would take 48 MB.
class Triangles {
 public:
  explicit Triangles(const TriangleMesh* mesh) : mesh_(mesh) {}

  std::uint32_t count() const { return static_cast<std::uint32_t>(mesh_->triangleCount()); }
  Extent bounds() const { return {mesh_->report().low, mesh_->report().high}; }
  Corners corners(std::uint32_t place) const { return mesh_->cornersAt(place); }
  Extent box(std::uint32_t place) const {
    const Corners c = corners(place);
    return {min(min(c.p[0], c.p[1]), c.p[2]), max(max(c.p[0], c.p[1]), c.p[2])};
  }
  const TriangleMesh& mesh() const { return *mesh_; }

 private:
  const TriangleMesh* mesh_;
};

/// From here on only brute force and the hierarchy, which every mesh has, are offered: memory.
inline constexpr std::uint32_t kMostToBuild = 8'000'000;

/// A box as a walk sees it; event::BroadBox says what the numbers are.
struct BoxSeen {
  std::int64_t box, parent, depth;
  Extent extent;
  Vec3 margin;  ///< by so much the query is larger where this box is asked
  std::int64_t triangles;
};

/// Facts about a built structure; event::BroadFrame explains the numbers.
struct Facts {
  std::int64_t nodes = 0, references = 0, bytes = 0, work = 0, depth = 0;
};

}  // namespace sweepscope::methods::broad_phase
