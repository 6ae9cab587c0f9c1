// The events of events.def as C++ types: one enum per TRACE_ENUM, one struct per TRACE_EVENT.
#pragma once

#include <cstdint>
#include <type_traits>

#include "core/vec3.h"

namespace sweepscope {

using Index = std::int64_t;
using Count = std::int64_t;
using Real = double;
using Flag = bool;

#define VALUE(name, text) name,
#define TRACE_ENUM(Name, doc, ...) enum class Name : std::uint8_t { __VA_ARGS__ };
#include "trace/events.def"

namespace event {

#define FIELD(Type, name, unit, doc) Type name{};
#define TRACE_EVENT(number, Name, role, doc, ...) \
  struct Name {                                   \
    static constexpr int kKind = number;          \
    __VA_ARGS__                                   \
  };
#include "trace/events.def"

}  // namespace event
}  // namespace sweepscope
