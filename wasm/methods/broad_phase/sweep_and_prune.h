// Sweep and prune (Baraff 1992; Cohen and others 1995): the ends of all bodies stay sorted along three axes from frame to frame. Little moves,
// so insertion sort has little to do, and a pair begins or ceases to overlap only where two ends change places.
#pragma once

#include <algorithm>
#include <vector>

#include "method/study_events.h"
#include "methods/broad_phase/look.h"

namespace sweepscope::methods::broad_phase {

/// Which pairs overlap. A bit each would do; a byte is as quick and a million of them are no burden.
class PairTable {
 public:
  explicit PairTable(std::size_t bodies) : bodies_(bodies), known_(bodies * bodies, 0) {}
  bool has(std::size_t a, std::size_t b) const { return known_[std::min(a, b) * bodies_ + std::max(a, b)] != 0; }
  void set(std::size_t a, std::size_t b, bool known) {
    std::uint8_t& at = known_[std::min(a, b) * bodies_ + std::max(a, b)];
    count_ += (known ? 1 : 0) - at;
    at = known ? 1 : 0;
  }
  Count count() const { return count_; }
  bool operator==(const PairTable&) const = default;

 private:
  std::size_t bodies_;
  Count count_ = 0;
  std::vector<std::uint8_t> known_;
};

class SweepAndPrune {
 public:
  struct End {
    std::uint32_t body;
    bool isLow;
  };
  struct Work {
    Count swaps = 0, tests = 0, added = 0, removed = 0;
  };

  /// Sorted from nothing, and the pairs by one pass along x.
  explicit SweepAndPrune(std::vector<Extent> boxes) : boxes_(std::move(boxes)), pairs_(boxes_.size()) {
    for (int axis = 0; axis < 3; ++axis) {
      std::vector<End>& list = lists_[axis];
      for (std::uint32_t k = 0; k < boxes_.size(); ++k) {
        list.push_back({k, true});
        list.push_back({k, false});
      }
      // No two are equal in this order, so every sort makes the same list.
      std::sort(list.begin(), list.end(), [&](End a, End b) { return before(a, b, axis); });
    }
    std::vector<std::uint32_t> open;
    for (const End& end : lists_[0]) {
      if (!end.isLow) {
        open.erase(std::find(open.begin(), open.end(), end.body));
        continue;
      }
      for (const std::uint32_t other : open) {
        if (boxes_[other].meets(boxes_[end.body])) pairs_.set(other, end.body, true);
      }
      open.push_back(end.body);
    }
  }

  const PairTable& pairs() const { return pairs_; }
  const std::vector<Extent>& boxes() const { return boxes_; }
  std::int64_t bytes() const {
    const auto count = static_cast<std::int64_t>(boxes_.size());
    return count * (6 * static_cast<std::int64_t>(sizeof(End)) + static_cast<std::int64_t>(sizeof(Extent)) + count);
  }

  /// The bodies have moved: sorts again, and keeps the pairs.
  template <Tracer T>
  Work moveTo(std::vector<Extent> boxes, Steps& steps, T& tracer) {
    boxes_ = std::move(boxes);
    Work work;
    for (int axis = 0; axis < 3; ++axis) {
      const Work atOpen = work;
      const Count leftOut = steps.leftOut;
      TRACE(tracer, event::BroadAxis{axis, static_cast<Count>(lists_[axis].size())});
      sort(axis, work, steps, tracer);
      TRACE(tracer, event::BroadAxisEnd{work.swaps - atOpen.swaps, work.added - atOpen.added,
                                        work.removed - atOpen.removed, steps.leftOut - leftOut});
    }
    return work;
  }

 private:
  double value(End end, int axis) const { return end.isLow ? boxes_[end.body].low[axis] : boxes_[end.body].high[axis]; }
  /// Among equal ends the low ones first, so that boxes that touch overlap.
  bool before(End a, End b, int axis) const {
    const double u = value(a, axis), v = value(b, axis);
    if (u != v) return u < v;
    return a.isLow != b.isLow ? a.isLow : a.body < b.body;
  }

  template <Tracer T>
  void sort(int axis, Work& work, Steps& steps, T& tracer) {
    std::vector<End>& list = lists_[axis];
    for (std::size_t k = 1; k < list.size(); ++k) {
      const End end = list[k];
      std::size_t place = k;
      for (; place > 0 && before(end, list[place - 1], axis); --place) {
        const End other = list[place - 1];
        list[place] = other;
        ++work.swaps;
        const BroadSwapVerdict verdict = swapped(end, other, work);
        if (!steps.tell(tracer)) continue;
        TRACE(tracer, event::BroadSwap{static_cast<Index>(place) - 1, end.body, end.isLow, value(end, axis), other.body,
                                       other.isLow, value(other, axis), gapsOf(boxes_[end.body], boxes_[other.body]),
                                       work.tests, pairs_.count(), verdict});
      }
      list[place] = end;
    }
  }

  BroadSwapVerdict swapped(End end, End other, Work& work) {
    if (end.isLow == other.isLow) return BroadSwapVerdict::SameSide;
    const bool known = pairs_.has(end.body, other.body);
    if (!end.isLow) {
      // It ends before the other begins.
      if (!known) return BroadSwapVerdict::NoPair;
      pairs_.set(end.body, other.body, false);
      ++work.removed;
      return BroadSwapVerdict::Removed;
    }
    // It begins before the other ends: a pair if they meet on the other axes as well. All three are tested at the present positions.
    if (known) return BroadSwapVerdict::KnownPair;
    ++work.tests;
    if (!boxes_[end.body].meets(boxes_[other.body])) return BroadSwapVerdict::OtherAxes;
    pairs_.set(end.body, other.body, true);
    ++work.added;
    return BroadSwapVerdict::Added;
  }

  std::vector<Extent> boxes_;
  std::vector<End> lists_[3];
  PairTable pairs_;
};

}  // namespace sweepscope::methods::broad_phase
