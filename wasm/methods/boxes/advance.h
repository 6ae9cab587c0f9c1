// Conservative advancement of a box that turns (Mirtich 1996): along an axis L that stays as it is, B approaches A by no more than its motion along L
// and what turning can add, so for the gap over that they stay apart. Each step takes the axis that keeps them apart longest.
#pragma once

#include "methods/boxes/axes.h"

namespace sweepscope::methods::boxes {

inline constexpr int kMostAdvances = 200;

/// Box B on its way through a frame.
struct Way {
  Vec3 centre, half;
  Vec3 turn, spin;  ///< degrees at its beginning, and in the frame
  Vec3 motion;

  Box at(double time) const { return {centre + motion * time, half, turned(turn + spin * time)}; }
};

struct AdvanceAnswer {
  BoxAdvanceVerdict verdict = BoxAdvanceVerdict::StepsFull;
  double time = kNever, safe = 0;
  int axis = -1, steps = 0;
};

template <Tracer T>
class Advance {
 public:
  Advance(const Box& a, const Way& way, T& tracer)
      : a_(a),
        way_(way),
        turning_(mostTurn(way.spin) * length(way.half)),
        contact_(0x1p-20 * (length(a.half) + length(way.half))),
        tracer_(tracer) {}

  AdvanceAnswer run() {
    while (step() && answer_.steps < kMostAdvances)
      ;
    return answer_;
  }

 private:
  /// @returns whether it goes on
  bool step() {
    const Box b = way_.at(answer_.safe);
    event::BoxAdvance on = best(b);
    on.iteration = answer_.steps++;
    on.time = answer_.safe;
    on.centreB = b.centre;
    on.b0 = b.axes[0], on.b1 = b.axes[1], on.b2 = b.axes[2];
    on.contact = contact_;
    on.turning = turning_;
    on.next = std::min(on.time + on.step, kNever);
    on.verdict = verdict(on);
    TRACE(tracer_, event::BoxAdvance{on});
    answer_.axis = static_cast<int>(on.axis);
    const bool goesOn = on.verdict == BoxAdvanceVerdict::GoesOn;
    if (!goesOn) answer_.verdict = on.verdict;
    const bool meets = on.verdict == BoxAdvanceVerdict::Contact || on.verdict == BoxAdvanceVerdict::StartsTogether;
    if (meets)
      answer_.time = on.time;
    else
      answer_.safe = std::min(on.next, 1.0);
    return goesOn;
  }

  /// The axis that keeps them apart longest; where none does, that of the largest gap.
  event::BoxAdvance best(const Box& b) const {
    event::BoxAdvance found;
    found.step = found.gap = -kNever;
    for (int axis = 0; axis < kAxes; ++axis) {
      const event::BoxAxis on = project(a_, b, way_.motion, axis, CrossAxes::Normalized);
      // A cross product as short as rounding has no direction.
      if (!(on.length > 1e-9)) continue;
      event::BoxAdvance here;
      here.axis = axis;
      here.unit = on.centre < 0 ? -on.unit : on.unit;
      here.gap = on.gap - on.margin;
      here.along = on.centre < 0 ? on.speed : -on.speed;
      here.speed = here.along + turning_;
      here.step = here.gap <= 0 ? 0 : here.speed > 0 ? here.gap / here.speed : kNever;
      if (here.step > found.step || (here.step == found.step && here.gap > found.gap)) found = here;
    }
    return found;
  }

  BoxAdvanceVerdict verdict(const event::BoxAdvance& on) const {
    if (on.gap <= 0) return on.iteration == 0 ? BoxAdvanceVerdict::StartsTogether : BoxAdvanceVerdict::Contact;
    if (on.next > 1) return on.speed > 0 ? BoxAdvanceVerdict::BeyondFrame : BoxAdvanceVerdict::MovesAway;
    return on.gap <= contact_ ? BoxAdvanceVerdict::Contact : BoxAdvanceVerdict::GoesOn;
  }

  const Box& a_;
  const Way& way_;
  const double turning_, contact_;
  T& tracer_;
  AdvanceAnswer answer_;
};

}  // namespace sweepscope::methods::boxes
