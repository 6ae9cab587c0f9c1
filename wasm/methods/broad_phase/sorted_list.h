// Sort and sweep for a query: triangles sorted by where they begin along the longest axis. Only those whose interval there meets the
// query's are tested further. (Its use for many moving bodies is in sweep_and_prune.h.)
#pragma once

#include <vector>

#include "method/study_events.h"
#include "methods/broad_phase/triangles.h"

namespace sweepscope::methods::broad_phase {

class SortedList {
 public:
  void begin(const Triangles& triangles) {
    triangles_ = &triangles;
    const Extent bounds = triangles.bounds();
    axis_ = largestAxis(bounds.high - bounds.low);
    entries_.reserve(triangles.count());
  }

  /// Does a piece: gathers, merges runs twice as long each time, then notes how far any so far reaches. The library's sort is not used:
  /// how often it moves things is left open. @returns how much is done; 1 = ready
  double work(std::int64_t budget) {
    const std::size_t count = triangles_->count();
    for (; budget > 0 && entries_.size() < count; budget -= 2) {
      const Extent box = triangles_->box(static_cast<std::uint32_t>(entries_.size()));
      entries_.push_back({box.low[axis_], box.high[axis_], static_cast<std::uint32_t>(entries_.size())});
    }
    if (entries_.size() < count) return 0.1 * static_cast<double>(entries_.size()) / static_cast<double>(count);
    while (budget > 0 && width_ < count) merge(budget);
    if (width_ < count) return 0.1 + 0.8 * static_cast<double>(passes_) / (passes_ + 8.0);
    if (!other_.empty()) std::vector<Entry>().swap(other_);
    for (; budget > 0 && reach_.size() < count; --budget) {
      const double high = entries_[reach_.size()].high;
      reach_.push_back(reach_.empty() ? high : std::max(reach_.back(), high));
    }
    return reach_.size() < count ? 0.95 : 1;
  }

  Facts facts() const {
    const auto count = static_cast<std::int64_t>(entries_.size());
    return {count, count, count * static_cast<std::int64_t>(sizeof(Entry) + sizeof(double)), moves_, 1};
  }
  int axis() const { return axis_; }

  template <typename Visitor>
  void query(const Extent& box, Visitor& visitor) const {
    if (entries_.empty()) return;
    const double low = box.low[axis_], high = box.high[axis_];
    const auto first = static_cast<std::size_t>(std::lower_bound(reach_.begin(), reach_.end(), low) - reach_.begin());
    std::size_t last = first;
    while (last < entries_.size() && entries_[last].low <= high) ++last;
    visitor.openLevel(0, static_cast<std::int64_t>(last - first), triangles_->bounds());
    for (std::size_t k = first; k < last; ++k) visitor.entry(entries_[k].place, entries_[k].high >= low, axis_);
    visitor.closeLevel();
  }

 private:
  struct Entry {
    double low, high;
    std::uint32_t place;

    bool before(const Entry& other) const { return low != other.low ? low < other.low : place < other.place; }
  };

  /// Goes on merging pairs of sorted runs of `width_`.
  void merge(std::int64_t& budget) {
    const std::size_t count = entries_.size();
    if (out_ == 0) {
      other_.clear();
      other_.reserve(count);
      startPair();
    }
    for (; budget > 0 && out_ < count; --budget, ++moves_) {
      if (out_ == end_) startPair();
      const bool fromLeft = right_ == end_ || (left_ < middle_ && !entries_[right_].before(entries_[left_]));
      other_.push_back(entries_[fromLeft ? left_++ : right_++]);
      ++out_;
    }
    if (out_ < count) return;
    entries_.swap(other_);
    width_ *= 2;
    out_ = end_ = 0;
    ++passes_;
  }
  void startPair() {
    const std::size_t count = entries_.size();
    left_ = out_;
    middle_ = right_ = std::min(count, out_ + width_);
    end_ = std::min(count, out_ + 2 * width_);
  }

  const Triangles* triangles_ = nullptr;
  int axis_ = 0, passes_ = 0;
  std::vector<Entry> entries_, other_;
  std::vector<double> reach_;  ///< how far any entry up to this one reaches; never falls, so it can be searched
  std::size_t width_ = 1, left_ = 0, middle_ = 0, right_ = 0, end_ = 0, out_ = 0;
  std::int64_t moves_ = 0;
};

}  // namespace sweepscope::methods::broad_phase
