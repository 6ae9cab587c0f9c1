// Uniform grid: every cell lists the triangles whose boxes meet it.
#pragma once

#include <vector>

#include "method/study_events.h"
#include "methods/broad_phase/triangles.h"

namespace sweepscope::methods::broad_phase {

class Grid {
 public:
  /// @param side of a cell; 0: so that there are about two cells to a triangle
  void begin(const Triangles& triangles, double side) {
    triangles_ = &triangles;
    bounds_ = triangles.bounds();
    const double longest = maxComponent(bounds_.high - bounds_.low);
    if (!(longest > 0)) side = 1;
    if (side > 0) {
      side_ = side;
      while (!(cellsFor(side_) <= kMostCells)) coarsen();
    } else {
      // Along the longest side no more than 1024 cells, then a quarter fewer until there are few enough.
      side_ = longest / kMostAlong;
      const double wanted = std::min(kMostCells, std::max(8.0, 2.0 * triangles.count()));
      while (!(cellsFor(side_) <= wanted)) side_ *= 1.25;
    }
    divide();
  }

  /// Does a piece of the building. @returns how much is done; 1 = ready
  double work(std::int64_t budget) {
    const std::uint32_t count = triangles_->count();
    for (; budget > 0 && phase_ != Phase::Ready; budget -= kPerTriangle) {
      if (at_ == count) {
        next();
        if (phase_ == Phase::Filling && at_ == 0) budget -= static_cast<std::int64_t>(starts_.size());
        continue;
      }
      const Range range = rangeOf(triangles_->box(at_));
      if (phase_ == Phase::Measuring)
        wanted_ += range.size();
      else
        budget -= put(range);
      ++at_;
    }
    if (phase_ == Phase::Ready) return 1;
    return (static_cast<double>(phase_) + static_cast<double>(at_) / (count + 1.0)) / 3;
  }

  Facts facts() const {
    const auto cells = static_cast<std::int64_t>(starts_.size()) - 1, held = static_cast<std::int64_t>(items_.size());
    return {cells, held, (cells + 1 + held) * 4, held, 1};
  }
  double side() const { return side_; }
  Vec3 cells() const { return {double(cells_[0]), double(cells_[1]), double(cells_[2])}; }
  int coarsened() const { return coarsened_; }

  /// Cells the query box meets, layer by layer along y.
  template <typename Visitor>
  void query(const Extent& box, Visitor& visitor) const {
    if (!box.meets(bounds_)) return;
    const Range range = rangeOf(box);
    for (int y = range.low[1]; y <= range.high[1]; ++y) {
      const Extent layer{cornerOf(range.low[0], y, range.low[2]),
                         cornerOf(range.high[0] + 1, y + 1, range.high[2] + 1)};
      visitor.openLevel(y, std::int64_t{range.along(0)} * range.along(2), layer);
      for (int z = range.low[2]; z <= range.high[2]; ++z) {
        for (int x = range.low[0]; x <= range.high[0]; ++x) visitCell(x, y, z, visitor);
      }
      visitor.closeLevel();
    }
  }

 private:
  static constexpr double kMostCells = 4'000'000, kMostAlong = 1024;
  static constexpr std::int64_t kPerTriangle = 4;
  enum class Phase { Measuring, Counting, Filling, Ready };

  struct Range {
    int low[3], high[3];
    int along(int axis) const { return high[axis] - low[axis] + 1; }
    double size() const { return double(along(0)) * along(1) * along(2); }
  };

  /// Huge if there are too many along one axis.
  double cellsFor(double side) const {
    double cells = 1;
    for (int k = 0; k < 3; ++k) {
      const double along = std::ceil((bounds_.high[k] - bounds_.low[k]) / side);
      if (!(along <= kMostAlong)) return kNever;
      cells *= std::max(1.0, along);
    }
    return cells;
  }
  void coarsen() {
    side_ *= 2;
    ++coarsened_;
  }
  void divide() {
    for (int k = 0; k < 3; ++k)
      cells_[k] = static_cast<int>(std::max(1.0, std::ceil((bounds_.high[k] - bounds_.low[k]) / side_)));
    at_ = 0;
    wanted_ = 0;
    phase_ = Phase::Measuring;
  }

  /// Monotone in the coordinate, so boxes that overlap share a cell whatever rounding does.
  int cellOf(double coordinate, int axis) const {
    const double cell = std::floor((coordinate - bounds_.low[axis]) / side_);
    return static_cast<int>(std::min(std::max(cell, 0.0), cells_[axis] - 1.0));
  }
  Range rangeOf(const Extent& box) const {
    Range range;
    for (int k = 0; k < 3; ++k) {
      range.low[k] = cellOf(box.low[k], k);
      range.high[k] = cellOf(box.high[k], k);
    }
    return range;
  }
  std::size_t number(int x, int y, int z) const {
    return (static_cast<std::size_t>(y) * static_cast<std::size_t>(cells_[2]) + static_cast<std::size_t>(z)) *
               static_cast<std::size_t>(cells_[0]) +
           static_cast<std::size_t>(x);
  }
  Vec3 cornerOf(int x, int y, int z) const { return bounds_.low + Vec3{x * side_, y * side_, z * side_}; }

  /// Counts a triangle in its cells, or writes it there. @returns in how many
  std::int64_t put(const Range& range) {
    for (int y = range.low[1]; y <= range.high[1]; ++y) {
      for (int z = range.low[2]; z <= range.high[2]; ++z) {
        for (int x = range.low[0]; x <= range.high[0]; ++x) {
          if (phase_ == Phase::Counting)
            ++starts_[number(x, y, z)];
          else
            items_[--starts_[number(x, y, z)]] = at_;
        }
      }
    }
    return static_cast<std::int64_t>(range.size());
  }

  void next() {
    at_ = 0;
    if (phase_ == Phase::Measuring) {
      // Large triangles in small cells: rather larger cells than no memory. One cell holds each of them once.
      if (wanted_ > 16.0 * triangles_->count() + 1e6) {
        coarsen();
        divide();
        return;
      }
      starts_.assign(static_cast<std::size_t>(cells_[0]) * static_cast<std::size_t>(cells_[1]) *
                             static_cast<std::size_t>(cells_[2]) +
                         1,
                     0);
      phase_ = Phase::Counting;
    } else if (phase_ == Phase::Counting) {
      // Each start becomes the end of its cell; filling walks it back.
      std::uint32_t sum = 0;
      for (std::uint32_t& start : starts_) start = sum += start;
      items_.resize(sum);
      phase_ = Phase::Filling;
    } else {
      phase_ = Phase::Ready;
    }
  }

  template <typename Visitor>
  void visitCell(int x, int y, int z, Visitor& visitor) const {
    const std::size_t cell = number(x, y, z);
    const std::uint32_t begin = starts_[cell], end = starts_[cell + 1];
    visitor.box(begin == end ? BroadVerdict::Empty : BroadVerdict::Leaf, [&] {
      return BoxSeen{
          static_cast<Index>(cell), -1, y, {cornerOf(x, y, z), cornerOf(x + 1, y + 1, z + 1)}, {}, end - begin};
    });
    // Filled from the back, and read so that lower places are first.
    for (std::uint32_t k = end; k-- > begin;) visitor.triangle(items_[k], static_cast<std::uint32_t>(cell));
  }

  const Triangles* triangles_ = nullptr;
  Extent bounds_;
  double side_ = 1, wanted_ = 0;
  int cells_[3] = {1, 1, 1}, coarsened_ = 0;
  Phase phase_ = Phase::Measuring;
  std::uint32_t at_ = 0;
  std::vector<std::uint32_t> starts_, items_;
};

}  // namespace sweepscope::methods::broad_phase
