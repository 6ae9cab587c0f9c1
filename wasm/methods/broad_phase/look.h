// One query as a structure answers it: its counts, and the record of each box and triangle.
#pragma once

#include <vector>

#include "method/study_events.h"
#include "methods/broad_phase/contact.h"
#include "methods/broad_phase/triangles.h"
#include "trace/tracer.h"

namespace sweepscope::methods::broad_phase {

/// Steps that a frame's trace holds at most; those beyond are counted.
inline constexpr Count kMostSteps = 4000;

/// Counts the steps of a frame, and says which of them are recorded.
struct Steps {
  Count made = 0, leftOut = 0;

  template <Tracer T>
  bool tell(T& tracer) {
    const bool room = ++made <= kMostSteps;
    if (!room) ++leftOut;
    if constexpr (T::kOn) return room && tracer.wantsBroadPhase();
    return false;
  }
};

/// Stamps on triangles that lie in several cells: a triangle with the number of this query has been met.
class Mailbox {
 public:
  void size(std::size_t triangles) {
    if (stamps_.size() != triangles) stamps_.assign(triangles, {});
  }
  void begin() { ++query_; }
  /// True the first time it is asked in this query.
  bool first(std::uint32_t place, std::int64_t box) {
    if (stamps_.empty()) return true;
    Stamp& stamp = stamps_[place];
    if (stamp.query == query_) return false;
    stamp = {query_, static_cast<std::uint32_t>(box)};
    return true;
  }
  std::int64_t firstBox(std::uint32_t place, std::int64_t box) const {
    return stamps_.empty() ? box : std::int64_t{stamps_[place].box};
  }

 private:
  struct Stamp {
    std::uint32_t query = 0, box = 0;
  };
  std::vector<Stamp> stamps_;
  std::uint32_t query_ = 0;
};

struct Tally {
  Count boxes = 0, tests = 0, repeats = 0, candidates = 0, contacts = 0;
  std::uint64_t sum = 0;  ///< of numbers made of the candidates: the same set, the same sum, in any order
};

/// The interface that a structure's query() reports to.
template <Tracer T>
class Look {
 public:
  /// @param contacts whether candidates are asked for contact as well
  Look(const Triangles& triangles, const Extent& query, Mailbox* mailbox, bool contacts, Steps& steps, T& tracer)
      : triangles_(triangles), query_(query), mailbox_(mailbox), contacts_(contacts), steps_(steps), tracer_(tracer) {
    if (mailbox_) mailbox_->begin();
  }

  const Tally& tally() const { return tally_; }

  void openLevel(Index level, Count boxes, const Extent& extent) {
    atOpen_ = tally_;
    leftOutAtOpen_ = steps_.leftOut;
    TRACE(tracer_, event::BroadLevel{level, boxes, extent.low, extent.high});
  }
  void closeLevel() {
    TRACE(tracer_, event::BroadLevelEnd{tally_.boxes - atOpen_.boxes, tally_.tests - atOpen_.tests,
                                        tally_.repeats - atOpen_.repeats, tally_.candidates - atOpen_.candidates,
                                        tally_.contacts - atOpen_.contacts, steps_.leftOut - leftOutAtOpen_});
  }

  /// @param describe makes a BoxSeen; called only while recording
  template <typename Describe>
  void box(BroadVerdict verdict, const Describe& describe) {
    ++tally_.boxes;
    if (!steps_.tell(tracer_)) return;
    const BoxSeen seen = describe();
    const Vec3 gaps = gapsOf(seen.extent, query_), beyond = gaps - seen.margin;
    const int axis = largestAxis(beyond);
    TRACE(tracer_,
          event::BroadBox{seen.box, seen.parent, seen.depth, seen.extent.low, seen.extent.high, gaps, axis, gaps[axis],
                          seen.margin[axis], seen.triangles, tally_.boxes, tally_.tests, tally_.candidates, verdict});
  }

  /// A triangle that lies in a box; -1: in none.
  void triangle(std::uint32_t place, Index box) {
    event::BroadTriangle told;
    told.box = told.seenIn = box;
    if (mailbox_ && !mailbox_->first(place, box)) {
      ++tally_.repeats;
      told.seenIn = mailbox_->firstBox(place, box);
      told.verdict = BroadTriangleVerdict::SeenBefore;
      tell(place, told);
      return;
    }
    test(place, told);
  }

  /// An entry of the sorted list; what does not meet the query's interval is not tested further.
  void entry(std::uint32_t place, bool meets, int axis) {
    ++tally_.boxes;
    event::BroadTriangle told;
    told.box = told.seenIn = -1;
    told.axis = axis;
    told.verdict = BroadTriangleVerdict::OutsideInterval;
    meets ? test(place, told) : tell(place, told);
  }

 private:
  void test(std::uint32_t place, event::BroadTriangle& told) {
    ++tally_.tests;
    const Extent box = triangles_.box(place);
    const bool candidate = box.meets(query_);
    bool contact = false;
    if (candidate) {
      ++tally_.candidates;
      tally_.sum += (place + 1) * 0x9e3779b97f4a7c15ull ^ place;
      contact = contacts_ && touches(triangles_.corners(place), query_);
      tally_.contacts += contact ? 1 : 0;
    }
    told.verdict = !candidate ? BroadTriangleVerdict::Outside
                   : contact  ? BroadTriangleVerdict::Contact
                              : BroadTriangleVerdict::BoxOnly;
    tell(place, told);
  }

  void tell(std::uint32_t place, event::BroadTriangle& told) {
    if (!steps_.tell(tracer_)) return;
    const Corners corners = triangles_.corners(place);
    const Extent box = triangles_.box(place);
    told.triangle = triangles_.mesh().triangleAt(place);
    told.p0 = corners.p[0];
    told.p1 = corners.p[1];
    told.p2 = corners.p[2];
    told.low = box.low;
    told.high = box.high;
    told.gaps = gapsOf(box, query_);
    if (told.verdict != BroadTriangleVerdict::OutsideInterval) told.axis = largestAxis(told.gaps);
    told.gap = told.gaps[static_cast<int>(told.axis)];
    told.distance = kNaN;
    told.distanceAxis = -1;
    if (told.verdict == BroadTriangleVerdict::BoxOnly || told.verdict == BroadTriangleVerdict::Contact) {
      const Separation separation = separationOf(corners, query_);
      told.distance = separation.gap;
      told.distanceAxis = separation.axis;
      told.direction = separation.direction;
      told.margin = separation.margin;
    }
    told.tests = tally_.tests;
    told.candidates = tally_.candidates;
    told.contacts = tally_.contacts;
    TRACE(tracer_, event::BroadTriangle{told});
  }

  const Triangles& triangles_;
  Extent query_;
  Mailbox* mailbox_;
  bool contacts_;
  Steps& steps_;
  T& tracer_;
  Tally tally_, atOpen_;
  Count leftOutAtOpen_ = 0;
};

}  // namespace sweepscope::methods::broad_phase
