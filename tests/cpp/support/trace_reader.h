// Reads a trace by its schema text alone, as a program would that shares no code with the recorder.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sweepscope::test {

struct TraceField {
  std::string type, name, unit;
  int slot = 0;  ///< first slot in the payload
};

struct TraceEventKind {
  int kind = 0;
  std::string name;
  int slots = 0;
  std::vector<TraceField> fields;
};

struct TraceSchema {
  std::map<int, TraceEventKind> events;
  std::map<std::string, std::vector<std::string>> enums;
};

/// The lines of kSchemaText: `event`, `field`, `enum`, `value`, tab separated.
TraceSchema readSchema(std::string_view text);

struct TraceRecord {
  const TraceEventKind* event = nullptr;
  std::span<const double> payload;

  bool is(std::string_view name) const { return event->name == name; }
  double get(std::string_view field, int component = 0) const;
};

/// All records, or an empty list and the complaint when the trace is not well formed: lengths against the schema, counts of the
/// header, enum values and indices in range.
std::vector<TraceRecord> readTrace(const TraceSchema& schema, std::span<const double> trace, std::string& complaint);

/// Pairs of begin and end in their order; the complaint, empty if all is well. A truncated trace may end anywhere.
std::string checkNesting(std::span<const TraceRecord> records, bool truncated);

}  // namespace sweepscope::test
