// Bounding volume hierarchy with four children to a node: the broad phase.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "mesh/box.h"

namespace sweepscope {

/// The target of a node's slot: nothing, another node, or a leaf of up to kLeafTriangles triangles that lie side by side.
class BvhLink {
 public:
  BvhLink() = default;  ///< left open: the stack of a walk is an array of these and must cost nothing to make
  static BvhLink none() { return BvhLink(kNone); }
  static BvhLink node(std::uint32_t index) { return BvhLink(index); }
  static BvhLink leaf(std::uint32_t first, std::uint32_t count) {
    return BvhLink(kLeaf | (count - 1) << kCountShift | first);
  }

  bool isLeaf() const { return (bits_ & kLeaf) != 0 && bits_ != kNone; }
  bool isNone() const { return bits_ == kNone; }
  std::uint32_t node() const { return bits_; }
  std::uint32_t first() const { return bits_ & kFirstMask; }
  /// Triangles of a leaf; 0 for a node.
  std::uint32_t triangles() const { return isLeaf() ? ((bits_ & ~kLeaf) >> kCountShift) + 1 : 0; }

 private:
  explicit BvhLink(std::uint32_t bits) : bits_(bits) {}

  static constexpr std::uint32_t kLeaf = 0x80000000u, kNone = 0xffffffffu, kFirstMask = 0x07ffffffu;
  static constexpr int kCountShift = 27;
  std::uint32_t bits_;
};

/// Four boxes, coordinate by coordinate, relative to the origin of the hierarchy. Unused slots lie at infinity.
struct BvhNode {
  float bounds[2][3][4];  ///< low and high, by axis, by slot
  BvhLink link[4];

  /// All slots unused.
  static BvhNode empty() {
    BvhNode node;
    for (auto& side : node.bounds) {
      for (auto& axis : side) store4(axis, splat(std::numeric_limits<float>::infinity()));
    }
    for (BvhLink& to : node.link) to = BvhLink::none();
    return node;
  }
  void setSlot(int slot, const Box& box, BvhLink to) {
    for (int axis = 0; axis < 3; ++axis) {
      bounds[0][axis][slot] = box.low[axis];
      bounds[1][axis][slot] = box.high[axis];
    }
    link[slot] = to;
  }
  void copySlot(int slot, const BvhNode& from, int fromSlot) {
    for (int side = 0; side < 2; ++side) {
      for (int axis = 0; axis < 3; ++axis) bounds[side][axis][slot] = from.bounds[side][axis][fromSlot];
    }
    link[slot] = from.link[fromSlot];
  }
  /// Bit k is set if slot k is a leaf (or nothing).
  unsigned leaves() const {
    Float4 links;
    std::memcpy(&links, link, sizeof links);
    return bits4(reinterpret_cast<Mask4>(links));  // their highest bits
  }
  Vec3 low(int slot) const { return {bounds[0][0][slot], bounds[0][1][slot], bounds[0][2][slot]}; }
  Vec3 high(int slot) const { return {bounds[1][0][slot], bounds[1][1][slot], bounds[1][2][slot]}; }
};

class Bvh {
 public:
  Bvh() = default;
  /// Builds by the surface area heuristic, the top of a large tree of the cells of a grid. Boxes are relative to `origin` (subtracted in double before they were rounded), so
  /// that a mesh far from zero loses nothing. Deterministic: same boxes, same tree, on every compiler.
  Bvh(std::vector<Box> boxes, Vec3 origin) : Bvh(std::move(boxes), origin, {}, 0) {}
  /// The same where triangles were cut into pieces (mesh/split_boxes.h): box k belongs to triangle `owner[k]`, each of which has one at
  /// least. `longest` is the longest side of the box of any triangle that was cut. An empty `owner` says that box k is that of triangle k.
  Bvh(std::vector<Box> boxes, Vec3 origin, const std::vector<std::uint32_t>& owner, float longest);

  bool empty() const { return order_.empty(); }
  Vec3 origin() const { return origin_; }
  const BvhNode& node(std::uint32_t index) const { return nodes_[index]; }
  std::size_t nodeCount() const { return nodes_.size(); }
  /// Triangle of the mesh that lies at a place of the leaf order.
  [[gnu::noinline]] std::uint32_t triangleAt(std::uint32_t place) const { return order_[firstPlace(place)]; }
  /// The same, where it is asked for one place after the other.
  std::uint32_t order(std::uint32_t place) const { return order_[firstPlace(place)]; }
  /// Each triangle has one place below the number of triangles; a leaf that holds a further piece of one has separate places beyond.
  std::uint32_t firstPlace(std::uint32_t place) const { return place < triangles_ ? place : order_[place]; }
  std::uint32_t placeCount() const { return static_cast<std::uint32_t>(order_.size()); }
  /// Whether some triangle lies in more than one leaf.
  bool repeats() const { return placeCount() > triangles_; }
  /// Largest coordinate of any box, per axis, relative to the origin.
  Vec3 reach() const { return reach_; }
  /// Longest side of the box of any leaf and of any triangle.
  float longestLeaf() const { return longestLeaf_; }
  std::size_t memoryBytes() const { return nodes_.size() * sizeof(BvhNode) + order_.size() * sizeof(std::uint32_t); }

  static constexpr std::uint32_t kLeafTriangles = 4;
  /// A link counts places in 27 bits.
  static constexpr std::size_t kMostPlaces = std::size_t{1} << 27;
  /// From so many triangles on there is no room for the cells of a grid, and the tree is built without.
  static constexpr std::uint32_t kMostByCells = 1u << 23;
  /// Below this depth ranges are halved by count, so no path is longer than kMedianDepth + 27.
  static constexpr int kMedianDepth = 40;
  /// Three siblings wait on each level of a path.
  static constexpr int kStackSize = 3 * (kMedianDepth + 27) + 4;

 private:
  friend class SavedMesh;

  void measureReach();
  void sharePlaces(const std::vector<std::uint32_t>& owner);

  std::vector<BvhNode> nodes_;
  std::vector<std::uint32_t> order_;  ///< triangles by place; beyond triangles_ the first place of the triangle
  std::uint32_t triangles_ = 0;
  Vec3 origin_;
  Vec3 reach_;
  float longestLeaf_ = 0;
};

}  // namespace sweepscope
