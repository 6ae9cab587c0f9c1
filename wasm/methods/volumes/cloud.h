// The vertices of a model, each position once, gathered in pieces so that a million triangles do not block the worker.
#pragma once

#include <cstdint>
#include <cstring>
#include <vector>

#include "mesh/triangle_mesh.h"
#include "methods/volumes/exact.h"

namespace sweepscope::methods::volumes {

/// More triangles than this are not read, and the trace says so: their vertices would not fit in memory with the mesh.
inline constexpr std::size_t kMostRead = 6'000'000;

struct Cloud {
  std::vector<Vec3> points;           ///< each place once, in the order of the triangles as they were given
  std::vector<std::uint32_t> corner;  ///< of each: 3 triangle + corner, the first that has it
  Vec3 low, high;
  std::size_t triangles = 0, read = 0;
  bool tooFar = false;  ///< a coordinate beyond kLargestModel; nothing is kept then
};

class Gather {
 public:
  void begin(const TriangleMesh* mesh) {
    mesh_ = mesh;
    cloud.triangles = mesh->triangleCount();
    cloud.read = std::min(cloud.triangles, kMostRead);
    placeOf_.resize(cloud.read);
    table_.assign(1024, kEmpty);
  }

  /// One vertex; `corner` as in Cloud.
  void add(Vec3 p, std::uint32_t corner) {
    if (!(maxAbs(p) <= kLargestModel)) cloud.tooFar = true;
    p = {tidy(p.x), tidy(p.y), tidy(p.z)};
    if (2 * (cloud.points.size() + 1) > table_.size()) grow();
    std::uint32_t& slot = find(p);
    if (slot != kEmpty) return;
    slot = static_cast<std::uint32_t>(cloud.points.size());
    cloud.low = cloud.points.empty() ? p : min(cloud.low, p);
    cloud.high = cloud.points.empty() ? p : max(cloud.high, p);
    cloud.points.push_back(p);
    cloud.corner.push_back(corner);
  }

  /// Reads so many triangles more. @returns whether all are read
  bool advance(std::size_t triangles) {
    const std::size_t all = cloud.triangles, read = cloud.read;
    // Triangles lie in the order of a tree; they are read in the order they were given, which no tree can change.
    for (std::size_t k = 0; k < triangles && placed_ < all; ++k, ++placed_) {
      const std::size_t number = mesh_->triangleAt(static_cast<std::uint32_t>(placed_));
      if (number < read) placeOf_[number] = static_cast<std::uint32_t>(placed_);
    }
    if (placed_ < all) return false;
    for (std::size_t k = 0; k < triangles / 4 + 1 && at_ < read; ++k, ++at_) {
      const Corners corners = mesh_->cornersAt(placeOf_[at_]);
      for (std::uint32_t c = 0; c < 3; ++c) add(corners.p[c], static_cast<std::uint32_t>(3 * at_) + c);
    }
    if (at_ < read) return false;
    finish();
    return true;
  }

  void finish() {
    if (cloud.tooFar) cloud.points.clear(), cloud.corner.clear(), cloud.low = cloud.high = {};
    table_ = {};
    placeOf_ = {};
  }

  double done() const {
    return cloud.triangles == 0 ? 1 : 0.5 * static_cast<double>(placed_ + at_) / static_cast<double>(cloud.triangles);
  }

  Cloud cloud;

 private:
  static constexpr std::uint32_t kEmpty = 0xffffffff;

  /// Minus 0 and what is too small for exact products are 0.
  static double tidy(double x) { return std::fabs(x) < kSmallestModel ? 0 : x; }

  /// Not std::bit_cast, which the standard library of older Emscriptens does not have.
  static std::uint64_t bitsOf(double x) {
    std::uint64_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return bits;
  }

  std::uint32_t& find(Vec3 p) {
    std::uint64_t hash = 0;
    for (const double x : {p.x, p.y, p.z}) {
      hash = (hash ^ bitsOf(x)) * 0x9e3779b97f4a7c15ull;
      hash ^= hash >> 29;
    }
    std::size_t slot = hash & (table_.size() - 1);
    while (table_[slot] != kEmpty && !(cloud.points[table_[slot]] == p)) slot = (slot + 1) & (table_.size() - 1);
    return table_[slot];
  }

  void grow() {
    table_.assign(std::max<std::size_t>(1024, 2 * table_.size()), kEmpty);
    for (std::size_t k = 0; k < cloud.points.size(); ++k) find(cloud.points[k]) = static_cast<std::uint32_t>(k);
  }

  const TriangleMesh* mesh_ = nullptr;
  std::vector<std::uint32_t> placeOf_, table_;
  std::size_t placed_ = 0, at_ = 0;
};

}  // namespace sweepscope::methods::volumes
