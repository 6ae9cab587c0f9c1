// The bounding volume hierarchy of the mesh itself (mesh/bvh.h), walked level by level.
#pragma once

#include <vector>

#include "mesh/bvh_query.h"
#include "mesh/seen.h"
#include "method/study_events.h"
#include "methods/broad_phase/triangles.h"

namespace sweepscope::methods::broad_phase {

class Hierarchy {
 public:
  void begin(const Triangles& triangles) {
    triangles_ = &triangles;
    const bool isCut = triangles.mesh().bvh().repeats() && triangles.count() <= kMostWhole;
    whole_ = isCut ? ofWholeBoxes(triangles) : Bvh();
    const Bvh& bvh = this->bvh();
    facts_ = {0, triangles.count(), static_cast<std::int64_t>(bvh.memoryBytes()), 0, 0};
    if (!bvh.empty()) waiting_ = {{0, 1}};
  }

  /// The mesh has it; this only counts its boxes. @returns the share that is done; 1 = ready
  double work(std::int64_t budget) {
    const Bvh& bvh = this->bvh();
    for (; budget > 0 && !waiting_.empty(); budget -= 8) {
      const auto [index, level] = waiting_.back();
      waiting_.pop_back();
      facts_.depth = std::max<std::int64_t>(facts_.depth, level);
      ++seen_;
      for (const BvhLink& link : bvh.node(index).link) {
        if (link.isNone()) continue;
        ++facts_.nodes;
        // Each of its triangles was put into one box on every level above.
        if (link.isLeaf())
          facts_.work += std::int64_t{link.triangles()} * level;
        else
          waiting_.push_back({link.node(), level + 1});
      }
    }
    return waiting_.empty() ? 1 : static_cast<double>(seen_) / static_cast<double>(bvh.nodeCount() + 1);
  }

  Facts facts() const { return facts_; }

  template <typename Visitor>
  void query(const Extent& box, Visitor& visitor) const {
    const Bvh& bvh = this->bvh();
    if (bvh.empty()) return;
    const sweepscope::detail::BoxQuery asked(bvh, box.low, box.high);
    const Vec3 margin = marginOf(bvh, box);
    std::vector<From> now{{0, -1}}, below;
    Seen seen(triangles_->mesh());
    for (int depth = 0; !now.empty(); ++depth) {
      std::int64_t boxes = 0;
      for (const From& from : now) {
        for (const BvhLink& link : bvh.node(from.node).link) boxes += link.isNone() ? 0 : 1;
      }
      visitor.openLevel(depth, boxes, triangles_->bounds());
      for (const From& from : now) visitNode(bvh, from, depth, asked, margin, visitor, seen, below);
      visitor.closeLevel();
      now.swap(below);
      below.clear();
    }
  }

 private:
  struct From {
    std::uint32_t node;
    std::int64_t box;  ///< the slot that leads to it
  };
  struct Waiting {
    std::uint32_t node;
    std::int64_t level;
  };

  /// Larger meshes are not held up: there a sliver is found where one of its pieces is, by the mesh's own tree.
  static constexpr std::uint32_t kMostWhole = 1'000'000;

  /// The mesh's own, but where its slivers are cut into pieces: here it is asked whose box is met, as of every other structure.
  const Bvh& bvh() const { return whole_.empty() ? triangles_->mesh().bvh() : whole_; }
  std::uint32_t placeAt(std::uint32_t leafPlace) const {
    return whole_.empty() ? triangles_->mesh().bvh().firstPlace(leafPlace) : whole_.triangleAt(leafPlace);
  }

  static Bvh ofWholeBoxes(const Triangles& triangles) {
    const Vec3 origin = triangles.mesh().bvh().origin();
    std::vector<Box> boxes;
    boxes.reserve(triangles.count());
    for (std::uint32_t place = 0; place < triangles.count(); ++place) {
      const Extent box = triangles.box(place);
      boxes.push_back(Box::around(box.low - origin, box.high - origin));
    }
    return Bvh(std::move(boxes), origin);
  }

  /// The margin by which BoxQuery grows the query.
  static Vec3 marginOf(const Bvh& bvh, const Extent& box) {
    const Vec3 low = box.low - bvh.origin(), high = box.high - bvh.origin(), reach = bvh.reach();
    const auto along = [&](int k) {
      return sweepscope::detail::kBoxMargin * (std::max(std::fabs(low[k]), std::fabs(high[k])) + reach[k]);
    };
    return {along(0), along(1), along(2)};
  }

  template <typename Visitor>
  void visitNode(const Bvh& bvh, const From& from, int depth, const sweepscope::detail::BoxQuery& asked, Vec3 margin,
                 Visitor& visitor, Seen& seen, std::vector<From>& below) const {
    const BvhNode& node = bvh.node(from.node);
    const unsigned hits = asked.meets(node);
    for (int slot = 0; slot < 4; ++slot) {
      const BvhLink link = node.link[slot];
      if (link.isNone()) continue;
      const std::int64_t number = std::int64_t{from.node} * 4 + slot;
      const bool meets = (hits >> slot & 1) != 0;
      visitor.box(!meets          ? BroadVerdict::Outside
                  : link.isLeaf() ? BroadVerdict::Leaf
                                  : BroadVerdict::Descended,
                  [&] {
                    const Extent extent{bvh.origin() + node.low(slot), bvh.origin() + node.high(slot)};
                    return BoxSeen{number, from.box, depth, extent, margin, link.triangles()};
                  });
      if (!meets) continue;
      if (!link.isLeaf()) below.push_back({link.node(), number});
      for (std::uint32_t k = 0; k < link.triangles(); ++k) {
        const std::uint32_t place = placeAt(link.first() + k);
        if (!seen.again(place)) visitor.triangle(place, number);
      }
    }
  }

  const Triangles* triangles_ = nullptr;
  Bvh whole_;
  Facts facts_;
  std::size_t seen_ = 0;
  std::vector<Waiting> waiting_;
};

}  // namespace sweepscope::methods::broad_phase
