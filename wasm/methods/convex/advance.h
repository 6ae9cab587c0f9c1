// Conservative advancement (Mirtich 1996; van den Bergen 2003): at distance d with normal n, body B approaches A by no more than motion.n plus what
// its turning can add, so for d over that they stay apart. Without turning this is Newton's method on the distance, which
// is convex in time: it converges from below, and fast.
#pragma once

#include "methods/convex/pair.h"

namespace sweepscope::methods::convex {

inline constexpr int kMostAdvances = 100;

struct Motion {
  Vec3 way;         ///< of body B in the frame
  Vec3 turn, spin;  ///< degrees at its beginning, and in the frame

  Body at(const Body& body, double time) const {
    Body moved = body;
    moved.centre = body.centre + way * time;
    if (!(spin == Vec3{})) moved.axes = turned(turn + spin * time);
    return moved;
  }
  double angle() const { return mostTurn(spin); }
};

struct AdvanceAnswer {
  ConvexAdvanceVerdict verdict = ConvexAdvanceVerdict::StepsFull;
  double time = kNever, safe = 0, distance = 0;
  int steps = 0;
};

template <Tracer T>
class Advance {
 public:
  Advance(const Body& a, const Body& b, const Motion& motion, const GjkRules& rules, double contact, T& tracer)
      : a_(a), b_(b), motion_(motion), rules_(rules), contact_(contact), tracer_(tracer) {}

  AdvanceAnswer run() {
    const double radius = b_.reach + b_.margin, size = a_.reach + a_.margin + radius;
    turning_ = motion_.angle() * radius;
    const double lengths = size + length(b_.centre - a_.centre) + length(motion_.way);
    enough_ = std::max(contact_ * size, 8 * kRounding * lengths);
    // A distance is only as good as its rounding, and steps must be too short rather than too long.
    rounding_ = kRounding * lengths;
    TRACE(tracer_, event::ConvexAdvance{motion_.way, motion_.angle(), radius, enough_});
    for (int k = 0; k < kMostAdvances; ++k) {
      answer_.steps = k + 1;
      if (!step(k)) break;
    }
    TRACE(tracer_,
          event::ConvexAdvanceEnd{answer_.verdict, answer_.time, answer_.safe, answer_.distance, answer_.steps});
    return answer_;
  }

 private:
  /// @returns whether it goes on
  bool step(int k) {
    const Body moved = motion_.at(b_, answer_.safe);
    Off none;
    const PairAnswer pair = answerPair(Difference(a_, moved), rules_, false, 4, none);
    const bool absolute = rules_.termination == ConvexTermination::Absolute;
    event::ConvexAdvanceStep on;
    // The published loop uses the distance of two points; only that of the plane bounds the step.
    const bool meets = pair.verdict == ConvexVerdict::Meeting;
    on.distance = meets ? std::min(pair.high, 0.0) : absolute ? pair.distance : pair.low - rounding_;
    // Its own normal goes with it: two planes that differ by rounding alone differ in speed.
    on.normal = absolute ? pair.normal : pair.plane;
    on.along = dot(motion_.way, on.normal);
    on.turning = turning_;
    on.speed = on.along + turning_;
    on.step = on.speed > 0 ? std::max(on.distance, 0.0) / on.speed : kNever;
    on.next = std::min(answer_.safe + on.step, kNever);
    answer_.distance = on.distance;
    on.verdict = answer_.verdict = verdict(k, on, meets);
    if (answer_.verdict == ConvexAdvanceVerdict::Contact || answer_.verdict == ConvexAdvanceVerdict::StartsTogether)
      answer_.time = answer_.safe;
    tell(k, moved, pair, on);
    const bool goesOn = answer_.verdict == ConvexAdvanceVerdict::GoesOn;
    if (goesOn && k + 1 == kMostAdvances) answer_.verdict = ConvexAdvanceVerdict::StepsFull;
    answer_.safe = answer_.time == kNever ? std::min(on.next, 1.0) : answer_.time;
    return goesOn;
  }

  ConvexAdvanceVerdict verdict(int k, const event::ConvexAdvanceStep& on, bool meets) const {
    if (meets || on.distance <= 0) return k == 0 ? ConvexAdvanceVerdict::StartsTogether : ConvexAdvanceVerdict::Contact;
    if (on.speed <= 0) return ConvexAdvanceVerdict::MovesAway;
    if (on.distance <= enough_) return ConvexAdvanceVerdict::Contact;
    return on.next > 1 ? ConvexAdvanceVerdict::BeyondFrame : ConvexAdvanceVerdict::GoesOn;
  }

  void tell(int k, const Body& moved, const PairAnswer& pair, event::ConvexAdvanceStep& on) {
    on.iteration = k;
    on.time = answer_.safe;
    on.centreB = moved.centre;
    on.b0 = moved.axes[0], on.b1 = moved.axes[1], on.b2 = moved.axes[2];
    on.low = pair.low;
    on.high = pair.high;
    on.nearestA = pair.a;
    on.nearestB = pair.b;
    on.gjk = pair.gjk;
    TRACE(tracer_, event::ConvexAdvanceStep{on});
  }

  const Body &a_, &b_;
  const Motion& motion_;
  const GjkRules& rules_;
  const double contact_;
  T& tracer_;
  double turning_ = 0, enough_ = 0, rounding_ = 0;
  AdvanceAnswer answer_;
};

}  // namespace sweepscope::methods::convex
