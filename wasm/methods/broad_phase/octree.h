// Octree: a cell with too many triangles is cut in the middle of every axis; the leaves list the triangles whose boxes meet them.
//
// An axis is left whole while the cell is less than half as long there as elsewhere: slices thinner than triangles would only copy them. A
// flat mesh makes a quadtree.
#pragma once

#include <utility>
#include <vector>

#include "method/study_events.h"
#include "methods/broad_phase/triangles.h"

namespace sweepscope::methods::broad_phase {

class Octree {
 public:
  /// 0 for either: sixteen triangles a leaf, and one level more than a square of that many leaves would need
  void begin(const Triangles& triangles, std::int64_t leafTriangles, std::int64_t maxDepth) {
    triangles_ = &triangles;
    bounds_ = triangles.bounds();
    leaf_ = leafTriangles > 0 ? static_cast<std::size_t>(leafTriangles) : 16;
    mostDepth_ = static_cast<int>(maxDepth);
    if (maxDepth == 0) {
      mostDepth_ = 1;
      for (std::uint64_t covered = leaf_; covered < triangles.count(); covered *= 4) ++mostDepth_;
    }
    const std::size_t count = triangles.count();
    mostItems_ = 8 * count + 100'000;
    mostNodes_ = 4 * count + 64;
    cuts_.clear();
    Vec3 size = bounds_.high - bounds_.low;
    for (int level = 0; level <= mostDepth_; ++level) {
      const double longest = maxComponent(size);
      Cuts cuts;
      for (int k = 0; k < 3; ++k) {
        if (size[k] > 0 && size[k] >= longest / 2) cuts.axis[cuts.count++] = k;
      }
      for (int k = 0; k < cuts.count; ++k) component(size, cuts.axis[k]) *= 0.5;
      cuts_.push_back(cuts);
    }
    nodes_ = {{}};
    items_.reserve(2 * count);
    here_.resize(count);
    for (std::uint32_t k = 0; k < count; ++k) here_[k] = k;
    tasks_ = {{0, 0, count, bounds_}};
  }

  /// Does a piece of the building. @returns how much is done; 1 = ready
  double work(std::int64_t budget) {
    while (budget > 0 && task_ < tasks_.size()) {
      const Task task = tasks_[task_];
      const std::size_t count = task.end - task.begin;
      const bool small = count <= leaf_ || level_ >= mostDepth_ || cuts().count == 0;
      // Counts all items and those that this cell could add: no split leads beyond the limit.
      const bool full =
          !small && (items_.size() + below_.size() + (here_.size() - task.begin) + 7 * count > mostItems_ ||
                     nodes_.size() + 8 > mostNodes_);
      capped_ = capped_ || full;
      if (small || full) {
        makeLeaf(task);
        budget -= static_cast<std::int64_t>(count) + 4;
      } else {
        budget -= distribute(task, budget);
        if (task.begin + done_ < task.end) break;
        split(task);
      }
      done_ = 0;
      if (++task_ == tasks_.size()) nextLevel();
    }
    if (tasks_.empty()) return 1;
    return (level_ + static_cast<double>(task_) / static_cast<double>(tasks_.size())) / (mostDepth_ + 1.0);
  }

  Facts facts() const {
    const auto nodes = static_cast<std::int64_t>(nodes_.size()), held = static_cast<std::int64_t>(items_.size());
    return {nodes, held, nodes * static_cast<std::int64_t>(sizeof(Node)) + held * 4, work_, deepest_ + 1};
  }
  bool capped() const { return capped_; }

  /// Level by level, so that a level of the trace is a depth of the tree.
  template <typename Visitor>
  void query(const Extent& box, Visitor& visitor) const {
    std::vector<Waiting> now{{0, -1, bounds_}}, below;
    if (triangles_->count() == 0) return;
    for (int depth = 0; !now.empty(); ++depth) {
      visitor.openLevel(depth, static_cast<std::int64_t>(now.size()), bounds_);
      for (const Waiting& cell : now) {
        const Node& node = nodes_[cell.node];
        const bool meets = cell.box.meets(box), leaf = node.children == 0;
        const BroadVerdict verdict = !meets            ? BroadVerdict::Outside
                                     : !leaf           ? BroadVerdict::Descended
                                     : node.count == 0 ? BroadVerdict::Empty
                                                       : BroadVerdict::Leaf;
        visitor.box(verdict, [&] { return BoxSeen{cell.node, cell.parent, depth, cell.box, {}, node.count}; });
        if (!meets) continue;
        for (std::uint32_t k = node.first; k < node.first + node.count; ++k) visitor.triangle(items_[k], cell.node);
        const Cuts& at = cuts_[static_cast<std::size_t>(depth)];
        for (std::uint32_t k = 0; !leaf && k < at.children(); ++k)
          below.push_back({node.children + k, static_cast<std::int64_t>(cell.node), childBox(cell.box, at, k)});
      }
      visitor.closeLevel();
      now.swap(below);
      below.clear();
    }
  }

 private:
  struct Node {
    std::uint32_t children = 0;  ///< the first of them; 0 for a leaf
    std::uint32_t first = 0, count = 0;
  };
  /// The axes that cells of one depth are cut along; bit k of a child's number says which half of axis[k] it is.
  struct Cuts {
    int count = 0, axis[3] = {0, 0, 0};
    std::uint32_t children() const { return 1u << count; }
  };
  struct Task {
    std::uint32_t node;
    std::size_t begin, end;
    Extent box;
  };
  struct Waiting {
    std::uint32_t node;
    std::int64_t parent;
    Extent box;
  };

  static double middle(const Extent& box, int axis) { return box.low[axis] * 0.5 + box.high[axis] * 0.5; }
  static double& component(Vec3& v, int axis) { return axis == 0 ? v.x : axis == 1 ? v.y : v.z; }

  static Extent childBox(Extent box, const Cuts& cuts, std::uint32_t child) {
    for (int k = 0; k < cuts.count; ++k) {
      const double at = middle(box, cuts.axis[k]);
      component(child >> k & 1 ? box.low : box.high, cuts.axis[k]) = at;
    }
    return box;
  }
  const Cuts& cuts() const { return cuts_[static_cast<std::size_t>(level_)]; }

  void makeLeaf(const Task& task) {
    nodes_[task.node].first = static_cast<std::uint32_t>(items_.size());
    nodes_[task.node].count = static_cast<std::uint32_t>(task.end - task.begin);
    items_.insert(items_.end(), here_.begin() + static_cast<std::ptrdiff_t>(task.begin),
                  here_.begin() + static_cast<std::ptrdiff_t>(task.end));
  }

  /// Puts triangles of a cell into its children, as many as the budget allows. @returns what it cost
  std::int64_t distribute(const Task& task, std::int64_t budget) {
    std::int64_t cost = 0;
    for (; cost < budget && task.begin + done_ < task.end; ++done_) {
      const std::uint32_t place = here_[task.begin + done_];
      const Extent box = triangles_->box(place);
      std::uint32_t sides[2] = {0, 0};  // bit k: not in the lower, not in the upper half of axis k
      for (int k = 0; k < cuts().count; ++k) {
        const int axis = cuts().axis[k];
        const double at = middle(task.box, axis);
        if (!(box.low[axis] <= at)) sides[0] |= 1u << k;
        if (!(box.high[axis] >= at)) sides[1] |= 1u << k;
      }
      for (std::uint32_t child = 0; child < cuts().children(); ++child) {
        if ((~child & sides[0]) != 0 || (child & sides[1]) != 0) continue;
        child_[child].push_back(place);
        ++cost;
      }
      cost += 3;
    }
    return cost;
  }

  void split(const Task& task) {
    const std::size_t count = task.end - task.begin;
    std::size_t put = 0;
    bool parted = false;
    for (const auto& child : child_) {
      put += child.size();
      parted = parted || (!child.empty() && child.size() < count);
    }
    work_ += static_cast<std::int64_t>(put);
    // All in one child: it may still part them. All in several: copies are all that would be gained.
    if (!parted && put > count) {
      makeLeaf(task);
    } else {
      nodes_[task.node].children = static_cast<std::uint32_t>(nodes_.size());
      deepest_ = std::max(deepest_, level_ + 1);
      for (std::uint32_t k = 0; k < cuts().children(); ++k) {
        const std::size_t begin = below_.size();
        below_.insert(below_.end(), child_[k].begin(), child_[k].end());
        const auto node = static_cast<std::uint32_t>(nodes_.size());
        if (below_.size() > begin) tasksBelow_.push_back({node, begin, below_.size(), childBox(task.box, cuts(), k)});
        nodes_.push_back({});
      }
    }
    for (auto& child : child_) child.clear();
  }

  void nextLevel() {
    here_.swap(below_);
    tasks_.swap(tasksBelow_);
    below_.clear();
    tasksBelow_.clear();
    task_ = 0;
    ++level_;
    if (!tasks_.empty()) return;
    for (auto* list : {&here_, &below_}) std::vector<std::uint32_t>().swap(*list);
    for (auto& child : child_) std::vector<std::uint32_t>().swap(child);
    for (auto* list : {&tasks_, &tasksBelow_}) std::vector<Task>().swap(*list);
  }

  const Triangles* triangles_ = nullptr;
  Extent bounds_;
  std::size_t leaf_ = 16, mostItems_ = 0, mostNodes_ = 0;
  int mostDepth_ = 1, level_ = 0, deepest_ = 0;
  std::vector<Cuts> cuts_;  ///< by depth: all cells of one depth have the same sides
  bool capped_ = false;
  std::int64_t work_ = 0;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> items_;
  // While building: triangles and cells of this level and the next, and where in them it is.
  std::vector<std::uint32_t> here_, below_, child_[8];
  std::vector<Task> tasks_, tasksBelow_;
  std::size_t task_ = 0, done_ = 0;
};

}  // namespace sweepscope::methods::broad_phase
