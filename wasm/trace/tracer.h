// How the algorithms report what they decide.
//
// Every algorithm is a template over a Tracer. With `Off` the calls vanish at compile time, so an untraced build has the same
// object code as one without tracing; with `Recorder` (recorder.h) every decision becomes a record.
#pragma once

#include "trace/events.h"

namespace sweepscope {

template <typename T>
concept Tracer = requires {
  T::kOn;
};

/// Records nothing and costs nothing.
struct Off {
  static constexpr bool kOn = false;
};

inline Off off;

}  // namespace sweepscope

/// Records one event when the tracer in scope records at all. The event's expressions are not evaluated otherwise.
#define TRACE(tracer, ...)                                                                      \
  do {                                                                                          \
    if constexpr (std::remove_reference_t<decltype(tracer)>::kOn) (tracer).record(__VA_ARGS__); \
  } while (false)
