// Any numbers as settings of any study: refused by the place of the first that is wrong, or run: up to three frames, traced as untraced, their
// traces well formed, cut short or not. Settings begin as the study's own, so that the inputs get beyond the door.
#include "batch/study_run.h"
#include "fuzz/demand.h"
#include "fuzz/some_mesh.h"
#include "methods/all/cpp/study_defaults.h"
#include "support/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::fuzz {
namespace {

/// A study may build something before its first frame; what takes longer than this is left to its own tests.
constexpr int kMostPieces = 40;
constexpr int kMostFrames = 3;

void change(std::vector<double>& settings, Input& input) {
  for (int changes = input.upTo(12); changes > 0; --changes) {
    const std::size_t at = input.raw<std::uint16_t>() % (settings.size() + 1);
    const std::uint8_t how = input.byte();
    const auto place = settings.begin() + static_cast<std::ptrdiff_t>(at);
    if (at == settings.size() || how < 16)
      settings.insert(place, input.number());
    else if (how < 32)
      settings.erase(place);
    else if (how < 96)
      *place = input.upTo(12);  // counts, flags and enums
    else
      *place = input.number();
  }
}

std::string describe(const test::StudyCase& study, std::span<const double> settings) {
  std::string text = study.name;
  char number[40];
  for (const double value : settings) {
    std::snprintf(number, sizeof number, ", %.17g", value);
    text += number;
  }
  return text;
}

void checkTrace(const SlotBuffer& trace, const std::string& text) {
  const test::TraceSchema& schema = test::studySchema();
  std::string complaint;
  const std::vector<test::TraceRecord> records = test::readTrace(schema, trace.span(), complaint);
  demand(complaint.empty(), "the trace is well formed", complaint + "\n" + text);
  const std::string nesting = test::studyNesting(records, trace[kSlotTruncated] != 0);
  demand(nesting.empty(), "what opens is closed", nesting + "\n" + text);
}

void checkRun(StudyRun& run, std::size_t limit, const std::string& text) {
  for (int k = 0; run.prepare() < 1; ++k) {
    if (k == kMostPieces) return;
  }
  demand(run.frames() > 0, "there is a first frame", text);
  run.advance(kMostFrames);
  const int frames = std::min(run.frames(), kMostFrames);
  demand(run.done() == frames, "so many frames are run as were asked for", text);
  const std::size_t width = run.rows().size() / static_cast<std::size_t>(frames);
  std::vector<double> row;
  for (int frame = frames - 1; frame >= 0; --frame) {
    Recorder recorder(limit);
    run.trace(frame, recorder, row);
    const double* const untraced = run.rows().data() + width * static_cast<std::size_t>(frame);
    const bool same = row.size() == width && std::memcmp(row.data(), untraced, width * sizeof(double)) == 0;
    demand(same, "traced as untraced", text);
    checkTrace(recorder.take(), text);
  }
}

}  // namespace
}  // namespace sweepscope::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sweepscope;
  using namespace sweepscope::fuzz;
  static const std::vector<test::StudyCase> studies = test::studyCases();
  static const TriangleMesh usual = test::someMesh();
  Input input(data, size);
  const test::StudyCase& study = studies[input.byte() % studies.size()];
  std::vector<double> settings = study.settings;
  change(settings, input);
  const std::size_t limit = input.flag() ? std::size_t{1} << 20 : kHeaderSlots + input.raw<std::uint16_t>();
  TriangleMesh own;
  const TriangleMesh* mesh = input.flag() ? nullptr : &usual;
  if (mesh && input.flag() && someMesh(input).make(own).ok()) mesh = &own;
  const StudyOpening opening = openStudy(study.number, settings, mesh);
  const std::string text = describe(study, settings);
  demand((opening.problem == StudyProblem::None) == (opening.run != nullptr), "refused or run", text);
  demand(opening.problem != StudyProblem::UnknownStudy, "a study of the schema is known", text);
  demand((opening.problem == StudyProblem::Setting) == (opening.setting >= 0), "refused by a place", text);
  const int fields = study.fieldOf.empty() ? 0 : study.fieldOf.back() + 1;
  demand(opening.setting <= fields, "refused by a place among the settings", text);
  if (opening.run) checkRun(*opening.run, limit, text);
  return 0;
}
