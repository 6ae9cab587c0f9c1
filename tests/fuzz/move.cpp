// Any numbers as frames and settings, both methods: refused by name, or answered: traced as untraced, the trace well formed.
#include "batch/batch.h"
#include "fuzz/demand.h"
#include "fuzz/some_mesh.h"
#include "support/same_bits.h"
#include "support/trace_reader.h"
#include "trace/recorder.h"

namespace sweepscope::fuzz {
namespace {

MoveSettings someSettings(Input& input, Method method) {
  MoveSettings settings;
  const std::uint8_t set = input.byte();
  if (set & 1) settings.sides = Sides::Front;
  if (set & 2) settings.skin = input.number();
  if (set & 4) settings.maxSweeps = input.byte();
  if (set & 8) settings.up = input.vector();
  if (set & 16) settings.slopeLimit = input.number();
  if (set & 32) settings.stepHeight = input.number();
  if (set & 64) settings.snapDistance = input.number();
  if (set & 128 && method == Method::Paper) settings.precision = Precision::Single;
  return settings;
}

std::string describe(const TriangleMesh& mesh, std::span<const double> request, const MoveSettings& s,
                     const MoveBatch& a, const MoveBatch& b) {
  std::string text;
  char line[40];
  const auto add = [&](double value) {
    std::snprintf(line, sizeof line, "%.17g, ", value);
    text += line;
  };
  for (const double value : request) add(value);
  text += "request\n";
  for (const double value : {s.skin, double(s.maxSweeps), double(s.slopeLimit), s.stepHeight, s.snapDistance})
    add(value);
  text += s.sides == Sides::Front ? "settings, front\n" : "settings\n";
  for (const Corners& c : trianglesOf(mesh)) {
    for (const Vec3 p : c.p) {
      for (int k = 0; k < 3; ++k) add(p[k]);
    }
    text += "\n";
  }
  for (const MoveBatch* batch : {&a, &b}) {
    for (const double value : batch->position) add(value);
    for (const auto value : batch->passSweeps) add(value);
    for (const double value : batch->contactTime) add(value);
    text += "position, sweeps, times\n";
  }
  return text;
}

void checkTrace(const SlotBuffer& trace) {
  static const test::TraceSchema schema = test::readSchema(kSchemaText);
  std::string complaint;
  const std::vector<test::TraceRecord> records = test::readTrace(schema, trace.span(), complaint);
  demand(complaint.empty(), "the trace is well formed", complaint);
  const std::string nesting = test::checkNesting(records, trace[kSlotTruncated] != 0);
  demand(nesting.empty(), "begin and end are paired", nesting);
}

void checkRobust(const MoveBatch& batch) {
  for (const double value : batch.position) demand(std::isfinite(value), "positions are finite");
  for (const double value : batch.contactTime) demand(value >= 0 && value <= 1, "times are 0 to 1");
  for (const double value : batch.contactNormal) demand(std::fabs(value) <= 1 + 1e-12, "normals are unit vectors");
}

}  // namespace
}  // namespace sweepscope::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sweepscope;
  using namespace sweepscope::fuzz;
  Input input(data, size);
  const Method method = input.flag() ? Method::Paper : Method::Robust;
  const MoveSettings settings = someSettings(input, method);
  const std::size_t limit = input.flag() ? std::size_t{1} << 20 : input.raw<std::uint16_t>();
  const unsigned detail = input.flag() ? kDetailAll : 0;
  const MeshInput given = someMesh(input);
  const std::vector<double> request = input.numbers(kMoveNumbers - (input.byte() == 255 ? 1 : 0));
  TriangleMesh mesh;
  if (!given.make(mesh).ok()) return 0;
  MoveBatch plain, traced;
  SlotBuffer trace;
  const Status status = moveMany(mesh, request, method, settings, plain);
  const Status again = traceMove(mesh, request, method, settings, limit, detail, traced, trace);
  if (limit < kHeaderSlots && again.code == StatusCode::TraceLimitOutOfRange) return 0;
  demand(status.code == again.code, "traced and untraced agree on what is refused");
  if (!status.ok()) return 0;
  const bool same = test::sameBits(plain, traced);
  demand(same, "traced as untraced", same ? "" : describe(mesh, request, settings, plain, traced));
  checkTrace(trace);
  if (method == Method::Robust) checkRobust(plain);
  return 0;
}
