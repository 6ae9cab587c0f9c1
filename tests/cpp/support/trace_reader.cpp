#include "support/trace_reader.h"

#include <cmath>
#include <cstdlib>

namespace sweepscope::test {
namespace {

constexpr std::size_t kHeader = 8;

std::vector<std::string> split(std::string_view line) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t tab = line.find('\t');
    parts.emplace_back(line.substr(0, tab));
    if (tab == std::string_view::npos) return parts;
    line.remove_prefix(tab + 1);
  }
}

/// Small enough for every integer type, so that it can be converted.
bool isInteger(double value) { return std::floor(value) == value && std::fabs(value) <= 2147483647; }

std::string checkField(const TraceSchema& schema, const TraceField& field, double value) {
  if (field.type == "Real" || field.type == "Vec3") return {};
  if (!isInteger(value)) return field.name + " is not an integer";
  if (field.type == "Index") return value >= -1 ? "" : field.name + " is below -1";
  if (field.type == "Count") return value >= 0 ? "" : field.name + " is negative";
  if (field.type == "Flag") return value == 0 || value == 1 ? "" : field.name + " is not a flag";
  const auto found = schema.enums.find(field.type);
  if (found == schema.enums.end()) return field.type + " is not in the schema";
  return value >= 0 && value < static_cast<double>(found->second.size()) ? "" : field.name + " is not in its enum";
}

std::string checkHeader(std::span<const double> trace) {
  if (trace.size() < kHeader) return "no header";
  if (trace[0] != 0x53575053) return "no magic number";
  if (trace[5] != static_cast<double>(trace.size())) return "header counts other slots";
  if (trace[6] != 0 && trace[6] != 1) return "truncated is not a flag";
  return {};
}

}  // namespace

TraceSchema readSchema(std::string_view text) {
  TraceSchema schema;
  TraceEventKind* event = nullptr;
  std::vector<std::string>* values = nullptr;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::vector<std::string> part = split(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (part[0] == "enum") values = &schema.enums[part[1]];
    if (part[0] == "value") values->push_back(part[2]);
    if (part[0] == "event") {
      const int kind = std::atoi(part[1].c_str());
      event = &schema.events[kind];
      event->kind = kind;
      event->name = part[2];
    }
    if (part[0] == "field" || part[0] == "open") {
      event->fields.push_back({part[1], part[2], part[3], event->slots});
      event->slots += part[1] == "Vec3" ? 3 : 1;
    }
  }
  return schema;
}

double TraceRecord::get(std::string_view field, int component) const {
  for (const TraceField& f : event->fields) {
    if (f.name == field) return payload[static_cast<std::size_t>(f.slot + component)];
  }
  std::abort();  // a test that asks for a field that does not exist is wrong
}

std::vector<TraceRecord> readTrace(const TraceSchema& schema, std::span<const double> trace, std::string& complaint) {
  std::vector<TraceRecord> records;
  complaint = checkHeader(trace);
  std::size_t at = kHeader;
  while (complaint.empty() && at < trace.size()) {
    if (at + 2 > trace.size()) {
      complaint = "a record without its head";
      break;
    }
    const auto found = isInteger(trace[at]) ? schema.events.find(static_cast<int>(trace[at])) : schema.events.end();
    if (found == schema.events.end()) {
      complaint = "a kind that is not in the schema";
      break;
    }
    const TraceEventKind& event = found->second;
    const std::size_t slots = static_cast<std::size_t>(event.slots);
    if (trace[at + 1] != event.slots || at + 2 + slots > trace.size()) {
      complaint = event.name + " has another length than the schema says";
      break;
    }
    const TraceRecord record{&event, trace.subspan(at + 2, slots)};
    for (const TraceField& field : event.fields) {
      const std::string wrong = checkField(schema, field, record.payload[static_cast<std::size_t>(field.slot)]);
      if (!wrong.empty() && complaint.empty()) complaint = event.name + ": " + wrong;
    }
    records.push_back(record);
    at += 2 + slots;
  }
  if (complaint.empty() && trace[4] != static_cast<double>(records.size())) complaint = "header counts other records";
  if (!complaint.empty()) records.clear();
  return records;
}

std::string checkNesting(std::span<const TraceRecord> records, bool truncated) {
  std::vector<std::string> open;
  for (const TraceRecord& record : records) {
    const std::string& name = record.event->name;
    const auto endsWith = [&](std::string_view tail) { return name.size() > tail.size() && name.ends_with(tail); };
    if (open.empty() && name != "MoveBegin") return name + " outside of a move";
    if (endsWith("Begin")) {
      open.push_back(name.substr(0, name.size() - 5));
    } else if (endsWith("End")) {
      if (open.empty() || open.back() != name.substr(0, name.size() - 3)) return name + " does not end what is open";
      open.pop_back();
    } else if (name.ends_with("Test") && name != "GroundTest" && open.back() != "Triangle") {
      return name + " outside of a triangle";
    }
  }
  if (!truncated && !open.empty()) return open.back() + " is never ended";
  return {};
}

}  // namespace sweepscope::test
