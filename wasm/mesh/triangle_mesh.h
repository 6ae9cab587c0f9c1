// An indexed triangle mesh that has been checked, with its broad phase.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/corners.h"
#include "core/status.h"
#include "core/vec3x4.h"
#include "mesh/bvh.h"
#include "mesh/triangle_look.h"

namespace sweepscope {

struct MeshReport {
  std::size_t vertices = 0;
  std::size_t triangles = 0;
  Vec3 low, high;                          ///< bounds; both zero for an empty mesh
  std::size_t degenerateCount = 0;         ///< triangles of exactly zero area
  std::vector<std::uint32_t> degenerates;  ///< the first kListedDegenerates of them, ascending
  std::size_t memoryBytes = 0;             ///< held for positions, indices and tree
};

inline constexpr std::size_t kListedDegenerates = 1000;

/// Most triangles a mesh may have: positions, indices and tree of more do not fit a WASM memory.
inline constexpr std::size_t kMostTriangles = 40'000'000;

/// Whether all are finite and small enough. The element: place of the first that is not.
template <typename Scalar>
Status checkPositions(const std::vector<Scalar>& positions);

/// Immutable once made. World space.
class TriangleMesh {
 public:
  /// Checks, in this order: lengths, index range, finite coordinates. Nothing is kept unless all is well.
  /// Positions are stored as given, in single or in double precision. Empty `indices` with `indexed` false: a triangle soup.
  template <typename Scalar>
  static Status make(std::vector<Scalar> positions, std::vector<std::uint32_t> indices, bool indexed,
                     TriangleMesh& out) {
    TriangleMesh mesh;
    mesh.take(positions);
    mesh.indices_.swap(indices);
    return mesh.build(indexed, out);
  }

  std::size_t triangleCount() const { return report_.triangles; }

  /// Corners of the triangle at a place of the broad phase's leaf order. Triangles of a leaf, and their vertices, lie side by
  /// side in memory: a query touches few cache lines.
  Corners cornersAt(std::uint32_t place) const {
    const std::uint32_t* i = &indices_[std::size_t{place} * 3];
    return {{vertex(i[0]), vertex(i[1]), vertex(i[2])}};
  }
  /// Corners of up to four triangles of a leaf, relative to `center`, in single precision: off by 2^-24 times their distance, and
  /// as much times |center| if the coordinates are single. Lanes beyond `count` repeat the last triangle.
  void cornersAround(const Vec3& center, std::uint32_t place, std::uint32_t count, Vec3x4 (&corners)[3]) const {
    const std::uint32_t* i = &indices_[std::size_t{place} * 3];
    const std::uint32_t last = 3 * (count - 1), lane[4] = {0, std::min(3u, last), std::min(6u, last), last};
    if (single_.empty()) {
      for (int k = 0; k < 3; ++k) {
        const Float4 p[4] = {around(center, i[lane[0] + k]), around(center, i[lane[1] + k]),
                             around(center, i[lane[2] + k]), around(center, i[lane[3] + k])};
        corners[k] = transposed(p[0], p[1], p[2], p[3]);
      }
      return;
    }
    const Vec3x4 origin = splat(center);
    for (int k = 0; k < 3; ++k) {
      corners[k] =
          transposed(packed(i[lane[0] + k]), packed(i[lane[1] + k]), packed(i[lane[2] + k]), packed(i[lane[3] + k])) -
          origin;
    }
  }
  /// Whether the triangles at two places are one and the same in space, corner by corner.
  bool same(std::uint32_t place, std::uint32_t other) const {
    const Corners a = cornersAt(place), b = cornersAt(other);
    return a.p[0] == b.p[0] && a.p[1] == b.p[1] && a.p[2] == b.p[2];
  }
  /// The caller's number of that triangle.
  std::uint32_t triangleAt(std::uint32_t place) const { return bvh_.triangleAt(place); }

  const Bvh& bvh() const { return bvh_; }
  const MeshReport& report() const { return report_; }

 private:
  friend class SavedMesh;

  void take(std::vector<float>& positions) { single_.swap(positions); }
  void take(std::vector<double>& positions) { double_.swap(positions); }
  Status build(bool indexed, TriangleMesh& out);
  /// Smaller than an assignment, which frees each part on its own.
  [[gnu::noinline]] void moveTo(TriangleMesh& out) {
    std::destroy_at(&out);
    std::construct_at(&out, std::move(*this));
  }
  Vec3 origin() const { return report_.low * 0.5 + report_.high * 0.5; }
  void measureMemory();
  void measure();
  void measureSingle();
  TriangleLook lookAtTriangle(std::uint32_t triangle, const Vec3& origin) const;
  void buildTree();
  void sortByPlace();

  Vec3 vertex(std::uint32_t index) const {
    const std::size_t at = std::size_t{index} * 3;
    if (!single_.empty()) return {single_[at], single_[at + 1], single_[at + 2]};
    return {double_[at], double_[at + 1], double_[at + 2]};
  }

  static Vec3 rounded(const Vec3& v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
  }
  Float4 packed(std::uint32_t index) const { return load4(&single_[std::size_t{index} * 3]); }
  Float4 around(const Vec3& center, std::uint32_t index) const {
    const Vec3 p = vertex(index) - center;
    return Float4{static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z), 0};
  }

  std::vector<float> single_;  ///< one number more than there are coordinates, so that four can be loaded at any vertex
  std::vector<double> double_;
  std::vector<std::uint32_t> indices_;  ///< by place
  Bvh bvh_;
  MeshReport report_;
};

}  // namespace sweepscope
