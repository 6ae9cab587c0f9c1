#include "mesh/bvh.h"

#include <algorithm>
#include <array>

namespace sweepscope {
namespace {

constexpr int kBins = 16;

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

/// A run of triangles that becomes one child.
struct Range {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  Box bounds;
  Box centers;

  std::uint32_t count() const { return end - begin; }
};

Range rangeOf(const std::vector<Box>& boxes, std::uint32_t begin, std::uint32_t end) {
  Range range{begin, end, {}, {}};
  for (std::uint32_t k = begin; k < end; ++k) {
    const Float4 center = centerOf(boxes[k]);
    range.bounds.grow(boxes[k]);
    range.centers.grow({center, center});
  }
  return range;
}

/// Axis along which the centres are spread farthest.
int widestAxis(const Range& range) {
  const Float4 size = range.centers.high - range.centers.low;
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

  int of(const Box& box) const {
    const int bin = static_cast<int>((centerOf(box)[axis] - low) * scale);
    return std::clamp(bin, 0, kBins - 1);
  }
};

/// Cheapest of the 15 cuts: area of each side times its triangles. Returns the last bin of the left side.
int cheapestCut(const std::vector<Box>& boxes, const Range& range, const Bins& bins) {
  std::array<Box, kBins> box{};
  std::array<std::uint32_t, kBins> count{};
  for (std::uint32_t k = range.begin; k < range.end; ++k) {
    const auto b = static_cast<std::size_t>(bins.of(boxes[k]));
    box[b].grow(boxes[k]);
    ++count[b];
  }
  std::array<float, kBins> rightCost{};
  Box side;
  std::uint32_t triangles = 0;
  for (std::size_t b = kBins - 1; b > 0; --b) {
    side.grow(box[b]);
    triangles += count[b];
    rightCost[b] = side.halfArea() * static_cast<float>(triangles);
  }
  side = {};
  triangles = 0;
  int best = -1;
  float bestCost = std::numeric_limits<float>::infinity();
  for (std::size_t b = 0; b + 1 < kBins; ++b) {
    side.grow(box[b]);
    triangles += count[b];
    const float cost = side.halfArea() * static_cast<float>(triangles) + rightCost[b + 1];
    if (triangles == 0 || triangles == range.count() || !(cost < bestCost)) continue;
    best = static_cast<int>(b);
    bestCost = cost;
  }
  return best;
}

/// Not std::partition: its order is left to the library, and all builds must make the same tree.
std::uint32_t partitionBy(std::vector<Box>& boxes, const Range& range, const Bins& bins, int cut) {
  std::uint32_t left = range.begin, right = range.end;
  while (left < right) {
    if (bins.of(boxes[left]) <= cut) {
      ++left;
    } else {
      std::swap(boxes[left], boxes[--right]);
    }
  }
  return left;
}

/// Halves by count along an axis: when all centres lie in one place, or the tree grows too deep.
std::uint32_t halve(std::vector<Box>& boxes, const Range& range, int axis) {
  std::sort(boxes.begin() + range.begin, boxes.begin() + range.end, [axis](const Box& a, const Box& b) {
    const float ca = centerOf(a)[axis], cb = centerOf(b)[axis];
    return ca != cb ? ca < cb : idOf(a) < idOf(b);
  });
  return range.begin + range.count() / 2;
}

/// Cuts a range in two; both sides have at least one triangle.
std::uint32_t cutRange(std::vector<Box>& boxes, const Range& range, int depth) {
  const int axis = widestAxis(range);
  const float low = range.centers.low[axis], extent = range.centers.high[axis] - low;
  const Bins bins{axis, low, static_cast<float>(kBins) * (1 - 1e-6f) / extent};
  if (depth >= Bvh::kMedianDepth || !(extent > 0) || !std::isfinite(bins.scale)) return halve(boxes, range, axis);
  const int cut = cheapestCut(boxes, range, bins);
  return cut < 0 ? halve(boxes, range, axis) : partitionBy(boxes, range, bins, cut);
}

/// Of an unused slot. Infinitely far along every axis, so that no slab test ever enters it.
struct Task {
  std::uint32_t node;
  Range range;
  int depth;
};

/// Cuts a range into up to four, always the one of largest area next.
int childRanges(std::vector<Box>& boxes, const Range& whole, int depth, std::array<Range, 4>& children) {
  children[0] = whole;
  int count = 1;
  while (count < 4) {
    int widest = -1;
    for (int k = 0; k < count; ++k) {
      const auto at = static_cast<std::size_t>(k);
      if (children[at].count() <= Bvh::kLeafTriangles) continue;
      if (widest < 0 || children[at].bounds.halfArea() > children[static_cast<std::size_t>(widest)].bounds.halfArea())
        widest = k;
    }
    if (widest < 0) break;
    Range& cut = children[static_cast<std::size_t>(widest)];
    const std::uint32_t middle = cutRange(boxes, cut, depth);
    const Range right = rangeOf(boxes, middle, cut.end);
    cut = rangeOf(boxes, cut.begin, middle);
    children[static_cast<std::size_t>(count++)] = right;
  }
  return count;
}

}  // namespace

Bvh::Bvh(std::vector<Box> boxes, Vec3 origin) : origin_(origin) {
  if (boxes.empty()) return;
  const auto triangles = static_cast<std::uint32_t>(boxes.size());
  for (std::uint32_t k = 0; k < triangles; ++k) setId(boxes[k], k);
  nodes_.reserve(triangles / 6 + 1);
  std::vector<Task> tasks;
  nodes_.push_back({});
  tasks.push_back({0, rangeOf(boxes, 0, triangles), 0});
  const Box bounds = tasks[0].range.bounds;
  for (int axis = 0; axis < 3; ++axis) {
    const double size = std::max(std::fabs(bounds.low[axis]), std::fabs(bounds.high[axis]));
    (axis == 0 ? reach_.x : axis == 1 ? reach_.y : reach_.z) = size;
  }
  while (!tasks.empty()) {
    const Task task = tasks.back();
    tasks.pop_back();
    std::array<Range, 4> children;
    const int count = childRanges(boxes, task.range, task.depth, children);
    BvhNode node = BvhNode::empty();
    for (int slot = 0; slot < count; ++slot) {
      const Range& child = children[static_cast<std::size_t>(slot)];
      if (child.count() <= kLeafTriangles) {
        node.setSlot(slot, child.bounds, BvhLink::leaf(child.begin, child.count()));
        const Float4 size = child.bounds.high - child.bounds.low;
        for (int axis = 0; axis < 3; ++axis) longestLeaf_ = std::max(longestLeaf_, size[axis]);
        continue;
      }
      node.setSlot(slot, child.bounds, BvhLink::node(static_cast<std::uint32_t>(nodes_.size())));
      tasks.push_back({static_cast<std::uint32_t>(nodes_.size()), child, task.depth + 1});
      nodes_.push_back({});
    }
    nodes_[task.node] = node;
  }
  nodes_.shrink_to_fit();
  order_.resize(triangles);
  for (std::uint32_t k = 0; k < triangles; ++k) order_[k] = idOf(boxes[k]);
}

}  // namespace sweepscope
