#include "mesh/bvh.h"

#include <algorithm>
#include <array>

namespace sweepscope {
namespace {

/// Bins of a large and of a small range. Near the leaves, where most cuts are made, sixteen would cost more than they find.
constexpr int kBins = 16, kFewBins = 8;
constexpr std::uint32_t kSmallRange = 32;

/// From so many triangles on the top of the tree is built of the cells of a grid, down to ranges of so few. Levels that pages show stay below.
constexpr std::uint32_t kFromCells = 8192, kFewInCells = 64;
/// Of the whole grid. Where the mesh is a surface most cells are empty, so there are more in the others.
constexpr std::size_t kTrianglesPerCell = 1;
/// With less the edge of a cell may be no whole float, and its inverse none.
constexpr float kLeastGrid = 1e-30f;

/// The box of a triangle, or of a cell of the grid, while building. Its number rides in the fourth lane of `low`, how many triangles are in it in
/// that of `high`, as bits.
std::uint32_t laneOf(Float4 side) {
  const float lane = side[3];
  std::uint32_t bits;
  std::memcpy(&bits, &lane, sizeof bits);
  return bits;
}
std::uint32_t idOf(const Box& box) { return laneOf(box.low); }
std::uint32_t weightOf(const Box& box) { return laneOf(box.high); }

void setLanes(Box& box, std::uint32_t id, std::uint32_t weight) {
  std::memcpy(reinterpret_cast<char*>(&box.low) + 12, &id, sizeof id);
  std::memcpy(reinterpret_cast<char*>(&box.high) + 12, &weight, sizeof weight);
}

/// Twice the centre: the factor does not matter where centres are only compared.
Float4 centerOf(const Box& box) { return box.low + box.high; }

/// The same along one axis, read from memory: a vector's lane that is known only at run time would be written there first.
float centerAlong(const Box& box, int axis) {
  const auto* numbers = reinterpret_cast<const float*>(&box);
  return numbers[axis] + numbers[4 + axis];
}

/// A run of triangles, or of cells, that becomes one child.
struct Range {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t triangles = 0;
  Box bounds;

  std::uint32_t count() const { return end - begin; }
};

[[gnu::noinline]] Range rangeOf(const std::vector<Box>& boxes, std::uint32_t begin, std::uint32_t end) {
  Range range{begin, end, 0, {}};
  for (std::uint32_t k = begin; k < end; ++k) {
    range.bounds.grow(boxes[k]);
    range.triangles += weightOf(boxes[k]);
  }
  return range;
}

/// The box of the centres.
Box centersOf(const std::vector<Box>& boxes, const Range& range) {
  Box centers;
  for (std::uint32_t k = range.begin; k < range.end; ++k) {
    const Float4 center = centerOf(boxes[k]);
    centers.grow({center, center});
  }
  return centers;
}

/// Axis along which the centres are spread farthest.
int widestAxis(const Box& centers) {
  const Float4 size = centers.high - centers.low;
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
  std::uint32_t triangles = 0;
  Box left;
  Box right;
};

/// Cheapest of the cuts between bins: area of each side times its triangles. Leaves the bin of every triangle in `binOf`.
Cut cheapestCut(const std::vector<Box>& boxes, const Range& range, const Bins& bins, std::uint8_t* binOf) {
  std::array<Box, kBins> bin;
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
    count[b] += weightOf(boxes[k]);
  }
  std::array<float, kBins> rightCost;
  std::array<Box, kBins> right;
  Box side;
  std::uint32_t triangles = 0;
  for (std::size_t b = bins_ - 1; b > 0; --b) {
    side.grow(bin[b]);
    triangles += count[b];
    right[b] = side;
    rightCost[b] = side.halfArea() * static_cast<float>(triangles);
  }
  side = {};
  triangles = 0;
  Cut best;
  float bestCost = std::numeric_limits<float>::infinity();
  for (std::size_t b = 0; b + 1 < bins_; ++b) {
    side.grow(bin[b]);
    triangles += count[b];
    const float cost = side.halfArea() * static_cast<float>(triangles) + rightCost[b + 1];
    if (triangles == 0 || triangles == range.triangles || !(cost < bestCost)) continue;
    best = {static_cast<int>(b), triangles, side, right[b + 1]};
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
[[gnu::noinline]] std::uint32_t halve(std::vector<Box>& boxes, const Range& range, int axis) {
  const auto before = [axis](const Box& a, const Box& b) {
    const float ca = centerAlong(a, axis), cb = centerAlong(b, axis);
    return ca != cb ? ca < cb : idOf(a) < idOf(b);
  };
  // Shell's: a tenth of the size of std::sort in the module. This is rare, and the halves of what was sorted are.
  for (std::uint32_t gap = range.count(); gap > 1;) {
    gap = gap / 11 * 5 | 1;
    for (std::uint32_t k = range.begin + gap; k < range.end; ++k) {
      const Box box = boxes[k];
      std::uint32_t to = k;
      for (; to >= range.begin + gap && before(box, boxes[to - gap]); to -= gap) boxes[to] = boxes[to - gap];
      boxes[to] = box;
    }
  }
  return range.begin + range.count() / 2;
}

/// Cuts a range in two; both sides have at least one triangle. The left side takes the place of the range.
[[gnu::noinline]] Range cutRange(std::vector<Box>& boxes, Range& range, int depth, std::uint8_t* binOf) {
  const Box centers = centersOf(boxes, range);
  const int axis = widestAxis(centers);
  const float low = centers.low[axis], length = centers.high[axis] - low;
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
  const Range right{middle, range.end, range.triangles - cut.triangles, cut.right};
  range = {range.begin, middle, cut.triangles, cut.left};
  return right;
}

/// A range that becomes what a slot leads to.
struct Task {
  std::uint32_t node;
  int slot;
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
      if (children[at].triangles <= Bvh::kLeafTriangles || children[at].count() == 1) continue;
      if (widest < 0 || children[at].bounds.halfArea() > children[static_cast<std::size_t>(widest)].bounds.halfArea())
        widest = k;
    }
    if (widest < 0) break;
    const Range right = cutRange(boxes, children[static_cast<std::size_t>(widest)], depth, binOf);
    children[static_cast<std::size_t>(count++)] = right;
  }
  return count;
}

/// The top of a large mesh by the cells of a grid, each of which is a box like a triangle's.
struct Cells {
  std::vector<Box> boxes;             ///< of those that have triangles in them
  std::vector<std::uint32_t> cellOf;  ///< each triangle's
  std::vector<std::uint32_t> count;   ///< of triangles, by cell

  void make(const std::vector<Box>& triangles, const Box& centers);
  std::vector<std::uint32_t> sort(std::vector<Box>& triangles);
};

/// Makes none where all centres are in one place, or nearly.
void Cells::make(const std::vector<Box>& triangles, const Box& centers) {
  const Float4 size = centers.high - centers.low;
  float edge = std::max(std::max(size[0], size[1]), size[2]);
  if (!(edge > kLeastGrid && edge < std::numeric_limits<float>::max())) return;
  std::uint32_t along[3] = {}, all = 0;
  for (const auto wanted = static_cast<std::uint32_t>(triangles.size() / kTrianglesPerCell); all < wanted;) {
    edge *= 0.95f;
    all = 1;
    for (int axis = 0; axis < 3; ++axis) all *= along[axis] = static_cast<std::uint32_t>(size[axis] / edge) + 1;
  }
  const Float4 scale = splat(1 / edge);
  std::vector<Box> grid(all);
  count.resize(all);
  cellOf.resize(triangles.size());
  for (std::size_t k = 0; k < triangles.size(); ++k) {
    const Box& triangle = triangles[k];
    const Float4 place = (centerOf(triangle) - centers.low) * scale;
    std::uint32_t cell = 0;
    for (int axis = 2; axis >= 0; --axis)
      cell = cell * along[axis] + std::min(static_cast<std::uint32_t>(place[axis]), along[axis] - 1);
    cellOf[k] = cell;
    grid[cell].grow(triangle);
    ++count[cell];
  }
  boxes.resize(static_cast<std::size_t>(all - std::count(count.begin(), count.end(), 0u)));
  std::size_t used = 0;
  for (std::uint32_t cell = 0; cell < all; ++cell) {
    if (count[cell] == 0) continue;
    boxes[used] = grid[cell];
    setLanes(boxes[used++], cell, count[cell]);
  }
}

/// Puts the triangles of each cell side by side, cells in the order they have now. @returns where those of each begin, and the end
std::vector<std::uint32_t> Cells::sort(std::vector<Box>& triangles) {
  std::vector<std::uint32_t> begins(boxes.size() + 1), from(triangles.size());
  for (std::size_t k = 0; k < boxes.size(); ++k) {
    count[idOf(boxes[k])] = begins[k];  // where its next goes
    begins[k + 1] = begins[k] + weightOf(boxes[k]);
  }
  for (std::uint32_t k = 0; k < from.size(); ++k) from[count[cellOf[k]]++] = k;
  std::vector<Box> sorted;
  sorted.resize(from.size());
  for (std::size_t k = 0; k < from.size(); ++k) sorted[k] = triangles[from[k]];
  triangles.swap(sorted);
  return begins;
}

/// Makes nodes of ranges, four children each.
class Builder {
 public:
  Builder(std::vector<BvhNode>& nodes, float& longestLeaf, std::size_t triangles)
      : nodes_(nodes), longestLeaf_(longestLeaf), binOf_(triangles) {}

  /// A range that becomes what a slot leads to: of few triangles a leaf, else a node that waits.
  [[gnu::noinline]] void attach(std::uint32_t node, int slot, const Range& range, int depth) {
    const Box& bounds = range.bounds;
    if (range.triangles <= Bvh::kLeafTriangles) {
      nodes_[node].setSlot(slot, bounds, BvhLink::leaf(range.begin, range.count()));
      const Float4 size = bounds.high - bounds.low;
      for (int axis = 0; axis < 3; ++axis) longestLeaf_ = std::max(longestLeaf_, size[axis]);
      return;
    }
    nodes_[node].setSlot(slot, bounds, BvhLink::node(static_cast<std::uint32_t>(nodes_.size())));
    begin(range, depth);
  }

  void begin(const Range& range, int depth) {
    waiting_.push_back({static_cast<std::uint32_t>(nodes_.size()), 0, range, depth});
    nodes_.push_back(BvhNode::empty());
  }

  /// Builds the waiting ranges and those they are cut into. `few`: the boxes are those of cells, and children with few triangles are collected there.
  void finish(std::vector<Box>& boxes, std::vector<Task>* few) {
    while (!waiting_.empty()) {
      const Task task = waiting_.back();
      waiting_.pop_back();
      std::array<Range, 4> children;
      const int count = childRanges(boxes, task.range, task.depth, binOf_.data(), children);
      for (int slot = 0; slot < count; ++slot) {
        const Range& child = children[static_cast<std::size_t>(slot)];
        if (few && (child.triangles <= kFewInCells || child.count() == 1)) {
          few->push_back({task.node, slot, child, task.depth + 1});
        } else {
          attach(task.node, slot, child, task.depth + 1);
        }
      }
    }
  }

 private:
  std::vector<BvhNode>& nodes_;
  float& longestLeaf_;
  std::vector<Task> waiting_;
  std::vector<std::uint8_t> binOf_;
};

}  // namespace

Bvh::Bvh(std::vector<Box> boxes, Vec3 origin, const std::vector<std::uint32_t>& owner, float longest)
    : origin_(origin), longestLeaf_(longest) {
  if (boxes.empty()) return;
  const auto triangles = static_cast<std::uint32_t>(boxes.size());
  for (std::uint32_t k = 0; k < triangles; ++k) setLanes(boxes[k], k, 1);
  const Range all = rangeOf(boxes, 0, triangles);
  Cells cells;
  // Of still more there is no room for boxes twice.
  if (triangles >= kFromCells && triangles < kMostByCells) cells.make(boxes, centersOf(boxes, all));
  const auto count = static_cast<std::uint32_t>(cells.boxes.size());
  nodes_.reserve(triangles / 6 + 1);
  Builder builder(nodes_, longestLeaf_, triangles);
  std::vector<Task> few;
  builder.begin(count > 1 ? rangeOf(cells.boxes, 0, count) : all, 0);
  builder.finish(count > 1 ? cells.boxes : boxes, count > 1 ? &few : nullptr);
  if (count > 1) {
    const std::vector<std::uint32_t> begins = cells.sort(boxes);
    cells = {};
    for (const Task& task : few) {
      builder.attach(task.node, task.slot, rangeOf(boxes, begins[task.range.begin], begins[task.range.end]),
                     task.depth);
      builder.finish(boxes, nullptr);
    }
  }
  nodes_.shrink_to_fit();
  order_.resize(triangles);
  for (std::uint32_t k = 0; k < triangles; ++k) order_[k] = idOf(boxes[k]);
  measureReach();
  triangles_ = owner.empty() ? triangles : 0;
  if (owner.empty()) return;
  boxes = {};
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

/// From pieces to triangles. Leaves in which no triangle repeats keep their run of places; the others get a new run.
void Bvh::sharePlaces(const std::vector<std::uint32_t>& owner) {
  // The first boxes of all triangles are followed by the further ones.
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
