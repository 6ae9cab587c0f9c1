// Runs of the transforms for the tests, and a tracer that keeps one kind of event.
#pragma once

#include <vector>

#include "methods/transforms/study.h"
#include "support/random.h"

namespace sweepscope::test::transformed {

namespace change = methods::transforms;
using TransformRun = change::Run;
using TransformSettings = change::Settings;
using TransformResult = change::Result;

/// One frame with the full scale.
inline TransformSettings still() {
  TransformSettings s;
  s.frames = 1;
  return s;
}

inline TransformResult answer(const TransformSettings& s) {
  const TransformRun run(s, nullptr);
  return run.frame(run.frames() - 1, off);
}

template <typename Event>
struct All {
  static constexpr bool kOn = true;
  std::vector<Event> events;
  void record(const Event& event) { events.push_back(event); }
  template <typename Other>
  void record(const Other&) {}
};

template <typename Event>
std::vector<Event> allOf(const TransformSettings& s) {
  All<Event> all;
  const TransformRun run(s, nullptr);
  run.frame(run.frames() - 1, all);
  return all.events;
}

inline double uneven(Random& random) { return random.sign() * std::exp2(random.between(-2, 2)); }

/// Points with a good plane, any scale, any turn.
inline TransformSettings anything(Random& random) {
  TransformSettings s = still();
  do {
    s.v1 = random.inBox(2);
    s.v2 = random.inBox(2);
    s.v3 = random.inBox(2);
  } while (length(cross(s.v3 - s.v1, s.v2 - s.v1)) < 0.5);
  s.point = random.inBox(3);
  s.origin = random.inBox(3);
  s.direction = random.direction();
  s.scale = {uneven(random), uneven(random), uneven(random)};
  s.turn = random.inBox(180);
  s.translation = random.inBox(2);
  s.order = random.chance(0.5) ? ChangeOrder::ScaleFirst : ChangeOrder::TurnFirst;
  return s;
}

}  // namespace sweepscope::test::transformed
