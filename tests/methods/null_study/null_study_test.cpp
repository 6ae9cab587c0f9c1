// What a further study takes: a folder and a line each in two files. Settings, runs, traces and the schema know it then; what every study keeps
// is asked of it by tests/methods/all, as of any other.
#include <gtest/gtest.h>

#include "batch/study_run.h"
#include "methods/all/cpp/study_defaults.h"
#include "methods/studies.h"
#include "support/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::test {
namespace {

constexpr int kNothing = 99;

StudyCase nothing() {
  for (StudyCase& each : studyCases()) {
    if (each.name == "nothing") return each;
  }
  return {};
}

TEST(NullStudy, IsAStudyBesideTheOthers) {
  static_assert(Study<methods::Nothing>);
  EXPECT_EQ(nothing().number, kNothing);
  EXPECT_GT(studyCases().size(), 1u);
}

TEST(NullStudy, ItsSettingsAreReadInTheirOrder) {
  const std::vector<double> settings = nothing().settings;
  EXPECT_EQ(settings, (std::vector<double>{0.5, 2, -1, 0, 1, 0, 0, 0, 3, 1, 2, 4, 1, 1, 0.5, 2, 0, 1, 0, 3, 1, 4}));
  const StudyOpening opening = openStudy(kNothing, settings, nullptr);
  ASSERT_EQ(opening.problem, StudyProblem::None);
  StudyRun& run = *opening.run;
  EXPECT_EQ(run.prepare(), 0.25);
  run.advance(2);
  // 3.5 + 0.25 + 2.5 a frame: values, pairs, points. The largest is point 1, which lies (3, 0, 4) from the origin.
  EXPECT_EQ(run.rows(), (std::vector<double>{6.25, 6, 1, 3, 0, 4, 1, 0, 12.5, 6, 1, 3, 0, 4, 1, 0}));
}

TEST(NullStudy, ListsMayBeEmptyOrTooLong) {
  std::vector<double> settings = nothing().settings;
  settings.erase(settings.begin() + 8, settings.begin() + 12);
  settings.insert(settings.begin() + 8, 0);
  EXPECT_EQ(openStudy(kNothing, settings, nullptr).problem, StudyProblem::None);
  settings[8] = 21;
  settings.insert(settings.begin() + 9, 21, 1);
  const StudyOpening opening = openStudy(kNothing, settings, nullptr);
  EXPECT_EQ(opening.problem, StudyProblem::Setting);
  EXPECT_EQ(opening.setting, 6);
}

TEST(NullStudy, ItsTraceIsReadByTheSchema) {
  const StudyOpening opening = openStudy(kNothing, nothing().settings, nullptr);
  opening.run->advance(2);
  Recorder recorder(1000);
  std::vector<double> row;
  opening.run->trace(1, recorder, row);
  const SlotBuffer slots = recorder.take();
  std::string complaint, names;
  const TraceSchema& schema = studySchema();
  for (const TraceRecord& record : readTrace(schema, slots.span(), complaint))
    names += record.event->name.substr(7) + ' ';
  EXPECT_EQ(complaint, "");
  EXPECT_EQ(
      names,
      "Frame Group Entry Entry Note Entry GroupEnd Group Entry GroupEnd Group Entry Entry Note GroupEnd FrameEnd ");
}

}  // namespace
}  // namespace sweepscope::test
