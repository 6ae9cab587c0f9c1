// The leaves around a place, gathered once for all short sweeps that stay there: the frame of a character asks three or four
// times about the same few triangles.
#pragma once

#include "mesh/bvh_query.h"

namespace sweepscope {

class NearbyLeaves {
 public:
  /// Gathers the leaves that a box meets; gives up when there are more than kMost.
  NearbyLeaves(const TriangleMesh& mesh, const Vec3& low, const Vec3& high) : bvh_(mesh.bvh()), low_(low), high_(high) {
    if (bvh_.empty()) return;
    const detail::BoxQuery query(bvh_, low, high);
    std::uint32_t stack[Bvh::kStackSize];
    int size = 0;
    for (stack[size++] = 0; size > 0;) {
      const BvhNode& node = bvh_.node(stack[--size]);
      for (unsigned hits = query.meets(node); hits != 0; hits &= hits - 1) {
        const int slot = __builtin_ctz(hits);
        if (!node.link[slot].isLeaf()) {
          stack[size++] = node.link[slot].node();
        } else if (!add(node, slot)) {
          return;
        }
      }
    }
  }

  /// Whether all leaves that the moving box meets are among those gathered.
  bool hold(const MovingBox& moving) const {
    if (count_ > kMost) return false;
    const Vec3 low = moving.low(), high = moving.high();
    for (int axis = 0; axis < 3; ++axis) {
      if (!(low[axis] >= low_[axis] && high[axis] <= high_[axis])) return false;
    }
    return true;
  }

  /// As visitSwept, but not front to back: the leaves are few, so each is tested for the whole motion.
  template <typename Visit>
  void visit(const MovingBox& moving, const Visit& visit) const {
    const detail::BoxQuery query(bvh_, moving.low(), moving.high());
    for (std::uint32_t first = 0; first < count_; first += 4) {
      const BvhNode& node = nodes_[first / 4];
      visitLeaves(node, query.meets(node), visit);
    }
  }

  /// The same for the leaves that `leafBound(node, until)` lets through; that it is asked first spares the test of the moving box.
  template <typename Until, typename Visit, typename LeafBound>
  void visit(const Until& until, const Visit& visit, const LeafBound& leafBound) const {
    for (std::uint32_t first = 0; first < count_; first += 4) {
      const BvhNode& node = nodes_[first / 4];
      const unsigned used = (1u << std::min(count_ - first, 4u)) - 1;
      visitLeaves(node, used & bits4(leafBound(node, until()) <= splat(until())), visit);
    }
  }

  static constexpr std::uint32_t kMost = 64;

 private:
  template <typename Visit>
  static void visitLeaves(const BvhNode& node, unsigned slots, const Visit& visit) {
    for (; slots != 0; slots &= slots - 1) {
      const BvhLink leaf = node.link[__builtin_ctz(slots)];
      visit(leaf.first(), leaf.triangles());
    }
  }

  /// False if there is no more room.
  bool add(const BvhNode& from, int slot) {
    if (count_++ == kMost) return false;
    const std::uint32_t at = count_ - 1;
    BvhNode& node = nodes_[at / 4];
    if (at % 4 == 0) node = BvhNode::empty();
    node.copySlot(static_cast<int>(at % 4), from, slot);
    return true;
  }

  const Bvh& bvh_;
  Vec3 low_, high_;
  std::uint32_t count_ = 0;
  BvhNode nodes_[kMost / 4];  ///< holding leaves only
};

}  // namespace sweepscope
