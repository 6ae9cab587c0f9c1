// The schema of the trace as text, made from events.def by the preprocessor, and its hash.
//
// One line per enum, enum value, event and field, tab separated. The hash goes into every trace and every module, so a page
// can refuse a module it does not understand.
#pragma once

#include <cstdint>
#include <string_view>

namespace sweepscope {

inline constexpr std::string_view kSchemaText =
#define VALUE(name, text) "value\t" #name "\t" text "\n"
#define TRACE_ENUM(Name, doc, ...) "enum\t" #Name "\t" doc "\n" __VA_ARGS__
#define ROLE(as, step, name, number) "\t" #as "\t" #step "\t" #name "\t" #number
#define OPEN_FIELD(Type, name, unit, doc) "open\t" #Type "\t" #name "\t" #unit "\t" doc "\n"
#define FIELD(Type, name, unit, doc) "field\t" #Type "\t" #name "\t" #unit "\t" doc "\n"
#define TRACE_EVENT(number, Name, role, doc, ...) "event\t" #number "\t" #Name role "\t" doc "\n" __VA_ARGS__
#include "trace/events.def"
    ;

inline constexpr std::uint64_t kHashOfNothing = 14695981039346656037ull;

/// FNV-1a, 64 bit; continues the hash of the preceding text.
constexpr std::uint64_t hashText(std::string_view text, std::uint64_t hash = kHashOfNothing) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ull;
  return hash;
}

inline constexpr std::uint64_t kSchemaHash = hashText(kSchemaText);

constexpr int slotsOf(std::string_view type) { return type == "Vec3" ? 3 : 1; }

/// Slots that the payload of an event takes; 0 for an unknown kind.
constexpr int payloadSlots(int kind) {
  switch (kind) {
#define FIELD(Type, name, unit, doc) +slotsOf(#Type)
#define TRACE_EVENT(number, Name, role, doc, ...) \
  case number:                                    \
    return 0 __VA_ARGS__;
#include "trace/events.def"
    default:
      return 0;
  }
}

}  // namespace sweepscope
