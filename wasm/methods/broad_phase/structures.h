// The structures over the triangles of a mesh: which are built, piece by piece, and a query to any of them.
#pragma once

#include "methods/broad_phase/grid.h"
#include "methods/broad_phase/hierarchy.h"
#include "methods/broad_phase/look.h"
#include "methods/broad_phase/octree.h"
#include "methods/broad_phase/sorted_list.h"

namespace sweepscope::methods::broad_phase {

inline constexpr int kStructures = 5;

class Structures {
 public:
  struct Wanted {
    BroadStructure structure;
    double cellSize;
    std::int64_t leafTriangles, maxDepth;
  };

  Structures(const TriangleMesh* mesh, const Wanted& wanted) : triangles_(mesh), wanted_(wanted) {
    const std::uint32_t count = triangles_.count();
    for (int k = 0; k < kStructures; ++k) {
      const auto which = static_cast<BroadStructure>(k);
      const bool always = which == BroadStructure::Brute || which == BroadStructure::Bvh;
      built_[k] = always || count <= kMostForTable || (which == wanted.structure && count <= kMostToBuild);
    }
    hierarchy_.begin(triangles_);
  }
  Structures(const Structures&) = delete;
  Structures& operator=(const Structures&) = delete;

  /// Does a piece of the building, some ten milliseconds. @returns how much is done; 1 = ready
  double work() {
    int ready = 0, all = 0;
    for (int k = 0; k < kStructures; ++k) all += built_[k] ? 1 : 0;
    for (int k = 0; k < kStructures; ++k) {
      if (!built_[k]) continue;
      const double part = ready_[k] ? 1 : workOn(k);
      if (part < 1) return (ready + part) / all;
      if (!ready_[k]) {
        ready_[k] = true;
        // Another piece follows, so that one call never does two; 1 is returned when nothing is left.
        if (ready + 1 < all) return (ready + 1.0) / all;
      }
      ++ready;
    }
    return 1;
  }

  const Triangles& triangles() const { return triangles_; }
  const Grid& grid() const { return grid_; }
  int axis() const { return list_.axis(); }
  bool built(BroadStructure which) const { return built_[static_cast<int>(which)]; }
  BroadState state() const {
    if (!built(wanted_.structure)) return BroadState::TooLarge;
    const bool less = (wanted_.structure == BroadStructure::Grid && grid_.coarsened() > 0) ||
                      (wanted_.structure == BroadStructure::Octree && octree_.capped());
    return less ? BroadState::Coarsened : BroadState::Ready;
  }

  Facts facts(BroadStructure which) const {
    switch (which) {
      case BroadStructure::Grid:
        return grid_.facts();
      case BroadStructure::Octree:
        return octree_.facts();
      case BroadStructure::Bvh:
        return hierarchy_.facts();
      case BroadStructure::Sap:
        return list_.facts();
      default:
        return {};
    }
  }

  template <typename Visitor>
  void query(BroadStructure which, const Extent& box, Visitor& visitor) const {
    switch (which) {
      case BroadStructure::Grid:
        return grid_.query(box, visitor);
      case BroadStructure::Octree:
        return octree_.query(box, visitor);
      case BroadStructure::Bvh:
        return hierarchy_.query(box, visitor);
      case BroadStructure::Sap:
        return list_.query(box, visitor);
      case BroadStructure::Brute:
        visitor.openLevel(0, 0, triangles_.bounds());
        for (std::uint32_t k = 0; k < triangles_.count(); ++k) visitor.triangle(k, -1);
        return visitor.closeLevel();
    }
  }

  /// Where a triangle can be met twice in one query it needs a stamp.
  Mailbox* mailboxFor(BroadStructure which) {
    if (which != BroadStructure::Grid && which != BroadStructure::Octree) return nullptr;
    mailbox_.size(triangles_.count());
    return &mailbox_;
  }

 private:
  /// Up to so many triangles all structures are built, for the table.
  static constexpr std::uint32_t kMostForTable = 200'000;
  static constexpr std::int64_t kPiece = 400'000;

  double workOn(int which) {
    const bool first = !begun_[which];
    begun_[which] = true;
    switch (static_cast<BroadStructure>(which)) {
      case BroadStructure::Grid:
        if (first) grid_.begin(triangles_, wanted_.cellSize);
        return grid_.work(kPiece);
      case BroadStructure::Octree:
        if (first) octree_.begin(triangles_, wanted_.leafTriangles, wanted_.maxDepth);
        return octree_.work(kPiece);
      case BroadStructure::Bvh:
        return hierarchy_.work(kPiece);
      case BroadStructure::Sap:
        if (first) list_.begin(triangles_);
        return list_.work(kPiece);
      default:
        return 1;
    }
  }

  Triangles triangles_;
  Wanted wanted_;
  bool built_[kStructures], begun_[kStructures] = {}, ready_[kStructures] = {};
  Grid grid_;
  Octree octree_;
  Hierarchy hierarchy_;
  SortedList list_;
  Mailbox mailbox_;
};

}  // namespace sweepscope::methods::broad_phase
