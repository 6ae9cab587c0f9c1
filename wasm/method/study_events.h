// The events of the studies as C++ types, and how the recorder writes them; twins of trace/events.h and the end of trace/recorder.h.
// Apart from those, because the solver's module must not know them.
#pragma once

#include "trace/events.h"
#include "trace/recorder.h"

namespace sweepscope {

#define VALUE(name, text) name,
#define TRACE_ENUM(Name, doc, ...) enum class Name : std::uint8_t { __VA_ARGS__ };
#include "methods/studies.def"

namespace event {

#define FIELD(Type, name, unit, doc) Type name{};
#define TRACE_EVENT(number, Name, role, doc, ...) \
  struct Name {                                   \
    static constexpr int kKind = number;          \
    __VA_ARGS__                                   \
  };
#include "methods/studies.def"

}  // namespace event

namespace study {

#define FIELD(Type, name, unit, doc) +slotsOf(#Type)
#define TRACE_EVENT(number, Name, role, doc, ...) inline constexpr int kSlotsOf##Name = 0 __VA_ARGS__;
#include "methods/studies.def"

}  // namespace study

#define FIELD(Type, name, unit, doc) put(to, event.name);
#define TRACE_EVENT(number, Name, role, doc, ...)                       \
  template <>                                                           \
  inline void Recorder::record<event::Name>(const event::Name& event) { \
    double* to = room(number, study::kSlotsOf##Name);                   \
    if (!to) return;                                                    \
    __VA_ARGS__                                                         \
  }
#include "methods/studies.def"

}  // namespace sweepscope
