// A connected part of the scene's mesh as a convex body: triangles that share a corner's place belong together.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "mesh/triangle_mesh.h"
#include "methods/convex/hull.h"

namespace sweepscope::methods::convex {

/// In a mesh of more triangles, parts are not looked for: all of it is one.
inline constexpr std::size_t kMostPartTriangles = 200'000;

/// Finds the parts in pieces of a few milliseconds.
class Parts {
 public:
  explicit Parts(const TriangleMesh* mesh) : mesh_(mesh) {}

  /// @returns how much is done; 1 = ready
  double prepare() {
    if (!mesh_ || mesh_->triangleCount() == 0 || mesh_->triangleCount() > kMostPartTriangles) stage_ = 3;
    if (stage_ == 0) gather();
    if (stage_ == 1) sort();
    if (stage_ == 2) join();
    if (stage_ < 3) ++stage_;
    return stage_ / 3.0;
  }

  /// Corners of a part, each once.
  std::vector<Vec3> corners(std::int64_t number) const {
    std::vector<Vec3> points;
    if (!mesh_) return points;
    if (mesh_->triangleCount() > kMostPartTriangles) {
      for (std::uint32_t place = 0; place < mesh_->triangleCount(); ++place) {
        for (const Vec3& p : mesh_->cornersAt(place).p) points.push_back(p);
      }
      return points;
    }
    if (first_.empty()) return points;
    const std::size_t part = std::min(static_cast<std::size_t>(std::max<std::int64_t>(number, 0)), first_.size() - 1);
    for (std::size_t k = 0; k < places_.size(); ++k) {
      if (root_[id_[places_[k]]] == first_[part] && (k == 0 || id_[places_[k]] != id_[places_[k - 1]]))
        points.push_back(corner(places_[k]));
    }
    return points;
  }

  std::size_t count() const { return first_.size(); }

 private:
  Vec3 corner(std::size_t at) const { return corners_[at]; }

  /// Corners by the triangles' own numbers, whatever order the tree keeps them in.
  void gather() {
    corners_.resize(3 * mesh_->triangleCount());
    for (std::uint32_t place = 0; place < mesh_->triangleCount(); ++place) {
      const Corners of = mesh_->cornersAt(place);
      std::copy(of.p, of.p + 3, corners_.begin() + 3 * static_cast<std::ptrdiff_t>(mesh_->triangleAt(place)));
    }
  }

  void sort() {
    places_.resize(corners_.size());
    std::iota(places_.begin(), places_.end(), std::size_t{0});
    std::sort(places_.begin(), places_.end(), [&](std::size_t a, std::size_t b) {
      const Vec3 p = corners_[a], q = corners_[b];
      return p.x != q.x ? p.x < q.x : p.y != q.y ? p.y < q.y : p.z != q.z ? p.z < q.z : a < b;
    });
    id_.resize(corners_.size());
    std::size_t id = 0;
    for (std::size_t k = 0; k < places_.size(); ++k) {
      if (k > 0 && !(corners_[places_[k]] == corners_[places_[k - 1]])) ++id;
      id_[places_[k]] = id;
    }
    root_.resize(id + 1);
    std::iota(root_.begin(), root_.end(), std::size_t{0});
  }

  void join() {
    for (std::size_t k = 0; k < id_.size(); k += 3) {
      for (std::size_t j = 1; j < 3; ++j) root_[rootOf(id_[k + j])] = rootOf(id_[k]);
    }
    std::vector<bool> known(root_.size(), false);
    for (std::size_t k = 0; k < root_.size(); ++k) root_[k] = rootOf(k);
    for (std::size_t k = 0; k < id_.size(); k += 3) {
      const std::size_t root = root_[id_[k]];
      if (!known[root]) first_.push_back(root);
      known[root] = true;
    }
  }

  std::size_t rootOf(std::size_t k) {
    while (root_[k] != k) k = root_[k] = root_[root_[k]];
    return k;
  }

  const TriangleMesh* mesh_;
  int stage_ = 0;
  std::vector<Vec3> corners_;
  std::vector<std::size_t> places_, id_, root_;
  std::vector<std::size_t> first_;  ///< of each part, the root of its corners
};

}  // namespace sweepscope::methods::convex
