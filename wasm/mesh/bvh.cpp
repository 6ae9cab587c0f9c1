#include "mesh/bvh.h"

#include <algorithm>
#include <array>

namespace sweepscope {
namespace {

/// Bins of a large and of a small range. Near the leaves, where most cuts are made, sixteen would cost more than they find.
constexpr int kBins = 16, kFewBins = 8;
constexpr std::uint32_t kSmallRange = 32;

/// A triangle's box while building; its number rides in the fourth lane of `low`, as bits.
std::uint32_t idOf(const Box& box) {
  const float lane = box.low[3];
  std::uint32_t id;
  std::memcpy(&id, &lane, sizeof id);
  return id;
}

void setId(Box& box, std::uint32_t id) {
  float lane;
  std::memcpy(&lane, &id, sizeof lane);
  box.low[3] = lane;
}

/// Twice the centre: the factor does not matter where centres are only compared.
Float4 centerOf(const Box& box) { return box.low + box.high; }

/// The same along one axis, read from memory: a vector's lane that is known only at run time would be written there first.
float centerAlong(const Box& box, int axis) {
  const auto* numbers = reinterpret_cast<const float*>(&box);
  return numbers[axis] + numbers[4 + axis];
}

/// What a set of triangles takes up.
struct Extent {
  Box bounds;
  Box centers;

  void grow(const Extent& other) {
    bounds.grow(other.bounds);
    centers.grow(other.centers);
  }
  void grow(const Box& box) {
    const Float4 center = centerOf(box);
    bounds.grow(box);
    centers.grow({center, center});
  }
};

/// A run of triangles that becomes one child.
struct Range {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  Extent extent;

  std::uint32_t count() const { return end - begin; }
};

Range rangeOf(const std::vector<Box>& boxes, std::uint32_t begin, std::uint32_t end) {
  Range range{begin, end, {}};
  for (std::uint32_t k = begin; k < end; ++k) range.extent.grow(boxes[k]);
  return range;
}

/// Axis along which the centres are spread farthest.
int widestAxis(const Range& range) {
  const Float4 size = range.extent.centers.high - range.extent.centers.low;
  int axis = 0;
  for (int k = 1; k < 3; ++k) {
    if (size[k] > size[axis]) axis = k;
  }
  return axis;
}

struct Bins {
  int axis;
  float low;
  float scale;
  int count;

  int of(const Box& box) const {
    const int bin = static_cast<int>((centerAlong(box, axis) - low) * scale);
    return std::min(std::max(bin, 0), count - 1);
  }
};

/// The last bin of the left side, and what lies on either side.
struct Cut {
  int bin = -1;
  Extent left;
  Extent right;
};

/// Cheapest of the cuts between bins: area of each side times its triangles. Leaves the bin of every triangle in `binOf`.
Cut cheapestCut(const std::vector<Box>& boxes, const Range& range, const Bins& bins, std::uint8_t* binOf) {
  std::array<Extent, kBins> bin;
  std::array<std::uint32_t, kBins> count;
  const auto bins_ = static_cast<std::size_t>(bins.count);
  for (std::size_t b = 0; b < bins_; ++b) {
    bin[b] = {};
    count[b] = 0;
  }
  for (std::uint32_t k = range.begin; k < range.end; ++k) {
    const auto b = static_cast<std::size_t>(bins.of(boxes[k]));
    binOf[k] = static_cast<std::uint8_t>(b);
    bin[b].grow(boxes[k]);
    ++count[b];
  }
  std::array<float, kBins> rightCost;
  std::array<Extent, kBins> right;
  Extent side;
  std::uint32_t triangles = 0;
  for (std::size_t b = bins_ - 1; b > 0; --b) {
    side.grow(bin[b]);
    triangles += count[b];
    right[b] = side;
    rightCost[b] = side.bounds.halfArea() * static_cast<float>(triangles);
  }
  side = {};
  triangles = 0;
  Cut best;
  float bestCost = std::numeric_limits<float>::infinity();
  for (std::size_t b = 0; b + 1 < bins_; ++b) {
    side.grow(bin[b]);
    triangles += count[b];
    const float cost = side.bounds.halfArea() * static_cast<float>(triangles) + rightCost[b + 1];
    if (triangles == 0 || triangles == range.count() || !(cost < bestCost)) continue;
    best = {static_cast<int>(b), side, right[b + 1]};
    bestCost = cost;
  }
  return best;
}

/// Not std::partition: its order is left to the library, and all builds must make the same tree. A triangle of the left side stays,
/// one of the right side changes places with the last that has not been looked at. Without branches: no one can foretell them.
std::uint32_t partitionBy(std::vector<Box>& boxes, const Range& range, std::uint8_t* binOf, int cut) {
  std::uint32_t left = range.begin, right = range.end;
  while (left < right) {
    const std::uint8_t bin = binOf[left], lastBin = binOf[right - 1];
    const Box box = boxes[left], last = boxes[right - 1];
    const bool stays = bin <= cut;
    const Mask4 mask = Mask4{} - static_cast<std::int32_t>(stays);
    binOf[left] = stays ? bin : lastBin;
    boxes[left] = {select4(mask, box.low, last.low), select4(mask, box.high, last.high)};
    boxes[right - 1] = {select4(mask, last.low, box.low), select4(mask, last.high, box.high)};
    left += stays;
    right -= !stays;
  }
  return left;
}

/// Halves by count along an axis: when all centres lie in one place, or the tree grows too deep.
std::uint32_t halve(std::vector<Box>& boxes, const Range& range, int axis) {
  const auto before = [axis](const Box& a, const Box& b) {
    const float ca = centerAlong(a, axis), cb = centerAlong(b, axis);
    return ca != cb ? ca < cb : idOf(a) < idOf(b);
  };
  // By heap: half the size of std::sort in the module, and this is rare.
  std::make_heap(boxes.begin() + range.begin, boxes.begin() + range.end, before);
  std::sort_heap(boxes.begin() + range.begin, boxes.begin() + range.end, before);
  return range.begin + range.count() / 2;
}

/// Cuts a range in two; both sides have at least one triangle. The left side takes the place of the range.
Range cutRange(std::vector<Box>& boxes, Range& range, int depth, std::uint8_t* binOf) {
  const int axis = widestAxis(range);
  const float low = range.extent.centers.low[axis], length = range.extent.centers.high[axis] - low;
  const int count = range.count() < kSmallRange ? kFewBins : kBins;
  const Bins bins{axis, low, static_cast<float>(count) * (1 - 1e-6f) / length, count};
  const bool usable = depth < Bvh::kMedianDepth && length > 0 && std::isfinite(bins.scale);
  const Cut cut = usable ? cheapestCut(boxes, range, bins, binOf) : Cut{};
  if (cut.bin < 0) {
    const std::uint32_t middle = halve(boxes, range, axis);
    const Range right = rangeOf(boxes, middle, range.end);
    range = rangeOf(boxes, range.begin, middle);
    return right;
  }
  const std::uint32_t middle = partitionBy(boxes, range, binOf, cut.bin);
  const Range right{middle, range.end, cut.right};
  range = {range.begin, middle, cut.left};
  return right;
}

struct Task {
  std::uint32_t node;
  Range range;
  int depth;
};

/// Cuts a range into up to four, always the one of largest area next.
int childRanges(std::vector<Box>& boxes, const Range& whole, int depth, std::uint8_t* binOf,
                std::array<Range, 4>& children) {
  children[0] = whole;
  int count = 1;
  while (count < 4) {
    int widest = -1;
    for (int k = 0; k < count; ++k) {
      const auto at = static_cast<std::size_t>(k);
      if (children[at].count() <= Bvh::kLeafTriangles) continue;
      if (widest < 0 ||
          children[at].extent.bounds.halfArea() > children[static_cast<std::size_t>(widest)].extent.bounds.halfArea())
        widest = k;
    }
    if (widest < 0) break;
    const Range right = cutRange(boxes, children[static_cast<std::size_t>(widest)], depth, binOf);
    children[static_cast<std::size_t>(count++)] = right;
  }
  return count;
}

}  // namespace

Bvh::Bvh(std::vector<Box> boxes, Vec3 origin, const std::vector<std::uint32_t>& owner, float longest)
    : origin_(origin), longestLeaf_(longest) {
  if (boxes.empty()) return;
  const auto triangles = static_cast<std::uint32_t>(boxes.size());
  for (std::uint32_t k = 0; k < triangles; ++k) setId(boxes[k], k);
  nodes_.reserve(triangles / 6 + 1);
  std::vector<std::uint8_t> binOf(triangles);
  std::vector<Task> tasks;
  nodes_.push_back({});
  tasks.push_back({0, rangeOf(boxes, 0, triangles), 0});
  while (!tasks.empty()) {
    const Task task = tasks.back();
    tasks.pop_back();
    std::array<Range, 4> children;
    const int count = childRanges(boxes, task.range, task.depth, binOf.data(), children);
    BvhNode node = BvhNode::empty();
    for (int slot = 0; slot < count; ++slot) {
      const Range& child = children[static_cast<std::size_t>(slot)];
      if (child.count() <= kLeafTriangles) {
        node.setSlot(slot, child.extent.bounds, BvhLink::leaf(child.begin, child.count()));
        const Float4 size = child.extent.bounds.high - child.extent.bounds.low;
        for (int axis = 0; axis < 3; ++axis) longestLeaf_ = std::max(longestLeaf_, size[axis]);
        continue;
      }
      node.setSlot(slot, child.extent.bounds, BvhLink::node(static_cast<std::uint32_t>(nodes_.size())));
      tasks.push_back({static_cast<std::uint32_t>(nodes_.size()), child, task.depth + 1});
      nodes_.push_back({});
    }
    nodes_[task.node] = node;
  }
  nodes_.shrink_to_fit();
  order_.resize(triangles);
  for (std::uint32_t k = 0; k < triangles; ++k) order_[k] = idOf(boxes[k]);
  measureReach();
  triangles_ = owner.empty() ? triangles : 0;
  if (owner.empty()) return;
  boxes = {};
  binOf = {};
  sharePlaces(owner);
}

/// Of the root's boxes, which hold all others.
void Bvh::measureReach() {
  double reach[3] = {};
  for (int axis = 0; axis < 3 && !empty(); ++axis) {
    for (int slot = 0; slot < 4; ++slot) {
      const BvhNode& root = nodes_[0];
      if (root.link[slot].isNone()) continue;
      for (const auto& side : root.bounds) reach[axis] = std::max<double>(reach[axis], std::fabs(side[axis][slot]));
    }
  }
  reach_ = {reach[0], reach[1], reach[2]};
}

/// From pieces to triangles. Leaves in which no triangle comes again keep their run of places; the others get a run of their own.
void Bvh::sharePlaces(const std::vector<std::uint32_t>& owner) {
  // Behind the first box of each triangle stand the further ones.
  while (triangles_ < owner.size() && owner[triangles_] == triangles_) ++triangles_;
  std::vector<std::uint32_t> nextPiece(triangles_), placeOf(triangles_);  // by triangle; behind its first piece
  std::vector<std::uint32_t> places(triangles_ + order_.size());
  std::uint32_t next = 0;
  for (std::uint32_t k = 0; k < order_.size(); ++k) {
    const std::uint32_t triangle = order_[k] = owner[order_[k]];
    if (nextPiece[triangle] != 0) continue;
    nextPiece[triangle] = k + 1;
    placeOf[triangle] = next;
    places[next++] = triangle;
  }
  for (BvhNode& node : nodes_) {
    for (BvhLink& link : node.link) {
      const std::uint32_t first = link.first(), end = first + link.triangles();
      if (first == end) continue;
      const std::uint32_t begin = next;
      bool repeats = false;
      for (std::uint32_t k = first; k < end; ++k) {
        const std::uint32_t triangle = order_[k], place = placeOf[triangle];
        repeats |= nextPiece[triangle] != k + 1;
        std::uint32_t at = begin;
        while (at < next && places[at] != place) ++at;
        places[at] = place;
        next = std::max(next, at + 1);
      }
      link = repeats ? BvhLink::leaf(begin, next - begin) : BvhLink::leaf(placeOf[order_[first]], end - first);
      if (!repeats) next = begin;
    }
  }
  std::vector<std::uint32_t> exact(next);
  std::memcpy(exact.data(), places.data(), next * sizeof next);
  order_.swap(exact);
}

}  // namespace sweepscope
