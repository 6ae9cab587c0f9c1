// Any bytes as a trace: the reader of the tests complains or reads, and never looks beyond the end. Half of the inputs begin with a
// header that is right, so that the records are reached.
#include "fuzz/demand.h"
#include "fuzz/input.h"
#include "support/trace_reader.h"
#include "trace/recorder.h"

namespace sweepscope::fuzz {
namespace {

std::vector<double> someTrace(Input& input) {
  const bool sound = input.flag();
  std::vector<double> slots;
  if (sound) slots = {kHeaderMagic, kTraceVersion, 0, 0, 0, 0, 0, 1};
  while (!input.empty()) {
    if (input.flag()) {
      // The head of a record as it should be, its payload as it comes.
      const int kind = input.upTo(60), payload = payloadSlots(kind);
      slots.push_back(kind);
      slots.push_back(payload);
      for (int k = 0; k < payload; ++k) slots.push_back(input.flag() ? input.upTo(20) : input.number());
      if (sound) slots[kSlotRecords] += 1;
    } else {
      slots.push_back(input.number());
    }
  }
  if (sound) slots[kSlotSlots] = static_cast<double>(slots.size());
  return slots;
}

}  // namespace
}  // namespace sweepscope::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sweepscope;
  using namespace sweepscope::fuzz;
  static const test::TraceSchema schema = test::readSchema(kSchemaText);
  Input input(data, size);
  const std::vector<double> slots = someTrace(input);
  std::string complaint;
  const std::vector<test::TraceRecord> records = test::readTrace(schema, slots, complaint);
  demand(complaint.empty() || records.empty(), "a trace is read whole or not at all");
  for (const test::TraceRecord& record : records) {
    for (const test::TraceField& field : record.event->fields) record.get(field.name);
  }
  test::checkNesting(records, false);
  return 0;
}
