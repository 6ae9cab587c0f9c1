// Frames of many moving bodies: which pairs of them overlap, by sweep and prune or by asking every pair.
#pragma once

#include <optional>

#include "methods/broad_phase/bodies.h"
#include "methods/broad_phase/numbers.h"
#include "methods/broad_phase/sweep_and_prune.h"

namespace sweepscope::methods::broad_phase {

class BodyFrames {
 public:
  explicit BodyFrames(const Settings& settings)
      : settings_(settings),
        bodies_(settings.bodies, settings.bodySeed, settings.bodySize, settings.bodySpeed, settings.room) {}

  template <Tracer T>
  Result frame(int number, T& tracer) {
    const bool known = settings_.structure == BroadStructure::Brute || settings_.structure == BroadStructure::Sap;
    open(number, known, tracer);
    Steps steps;
    Result result;
    result.state = known ? BroadState::Ready : BroadState::MeshOnly;
    tellBodies(number, tracer);
    // Sorted as in the previous frame, unless the last call left it that way.
    if (!lists_ || at_ != number - 1) lists_.emplace(bodies_.at(number - 1));
    const PairTable before = lists_->pairs();
    Steps none;
    const bool sap = settings_.structure == BroadStructure::Sap;
    const auto work =
        sap ? lists_->moveTo(bodies_.at(number), steps, tracer) : lists_->moveTo(bodies_.at(number), none, off);
    at_ = number;
    const PairTable all = everyPair(before, steps, tracer);
    result.agree = all == lists_->pairs();
    fill(work, all.count(), known, result);
    table(result, steps, tracer);
    result.steps = steps.made;
    result.leftOut = steps.leftOut;
    TRACE(tracer, event::BroadFrameEnd{result.boxes, result.tests, 0, result.candidates, result.contacts, result.pairs,
                                       result.added, result.removed, result.swaps, false, result.agree, result.steps,
                                       result.leftOut});
    return result;
  }

 private:
  Count count() const { return static_cast<Count>(bodies_.count()); }

  template <Tracer T>
  void open(int number, bool known, T& tracer) const {
    event::BroadFrame told;
    told.frame = number;
    told.subject = BroadSubject::Bodies;
    told.structure = settings_.structure;
    told.state = known ? BroadState::Ready : BroadState::MeshOnly;
    told.boundsLow = bodies_.bounds().low;
    told.boundsHigh = bodies_.bounds().high;
    told.bodies = count();
    told.axis = -1;
    told.limit = kMostSteps;
    if (settings_.structure == BroadStructure::Sap) told.nodes = 6 * count();
    TRACE(tracer, event::BroadFrame{told});
  }

  /// Always all of them: they are what the picture is drawn of.
  template <Tracer T>
  void tellBodies(int number, T& tracer) const {
    TRACE(tracer, event::BroadBodies{count()});
    if constexpr (T::kOn) {
      for (std::size_t k = 0; tracer.wantsBroadPhase() && k < bodies_.count(); ++k) {
        const Vec3 centre = bodies_.centre(k, number), half = bodies_.half(k);
        tracer.record(event::BroadBody{static_cast<Index>(k), centre, half, centre - half, centre + half,
                                       bodies_.centre(k, number - 1)});
      }
    }
    TRACE(tracer, event::BroadBodiesEnd{count()});
  }

  /// Brute force. Tells every pair where it answers, else the pairs that overlap.
  template <Tracer T>
  PairTable everyPair(const PairTable& before, Steps& steps, T& tracer) const {
    const bool brute = settings_.structure == BroadStructure::Brute;
    const std::vector<Extent>& boxes = lists_->boxes();
    PairTable pairs(boxes.size());
    const Count leftOut = steps.leftOut;
    TRACE(tracer, event::BroadPairs{brute ? count() * (count() - 1) / 2 : lists_->pairs().count()});
    for (std::size_t a = 0; a < boxes.size(); ++a) {
      for (std::size_t b = a + 1; b < boxes.size(); ++b) {
        const bool overlap = boxes[a].meets(boxes[b]);
        if (overlap) pairs.set(a, b, true);
        if (!(brute || overlap) || !steps.tell(tracer)) continue;
        const Vec3 gaps = gapsOf(boxes[a], boxes[b]);
        const int axis = largestAxis(gaps);
        TRACE(tracer, event::BroadPair{static_cast<Index>(a), static_cast<Index>(b), gaps, axis, gaps[axis], overlap,
                                       before.has(a, b), pairs.count()});
      }
    }
    TRACE(tracer, event::BroadPairsEnd{pairs.count(), steps.leftOut - leftOut});
    return pairs;
  }

  void fill(const SweepAndPrune::Work& work, Count pairs, bool known, Result& result) const {
    result.pairs = pairs;
    result.added = work.added;
    result.removed = work.removed;
    result.swaps = work.swaps;
    for (int k = 0; k < kRows; ++k) {
      event::BroadRow row = notBuilt(k);
      if (k == 0) row = {k, BroadStructure::Brute, true, 0, count() * (count() - 1) / 2, 0, pairs, 0, 0, 0, 0, 0};
      if (k == kRows - 1)
        row = {k,     BroadStructure::Sap, true,        6 * count(),     work.tests, 0,
               pairs, 6 * count(),         6 * count(), lists_->bytes(), work.swaps, 3};
      rows_[k] = row;
      putRow(row, result);
      if (row.structure == settings_.structure) putAnswer(row, known ? pairs : -1, result);
    }
  }

  template <Tracer T>
  void table(const Result& result, Steps& steps, T& tracer) const {
    TRACE(tracer, event::BroadTable{2});
    for (const event::BroadRow& row : rows_) {
      if (steps.tell(tracer)) TRACE(tracer, event::BroadRow{row});
    }
    TRACE(tracer, event::BroadTableEnd{result.agree});
  }

  static constexpr int kRows = 5;
  Settings settings_;
  Bodies bodies_;
  std::optional<SweepAndPrune> lists_;
  int at_ = 0;
  mutable event::BroadRow rows_[kRows];
};

}  // namespace sweepscope::methods::broad_phase
