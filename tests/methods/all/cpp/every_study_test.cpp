// What every study keeps, whatever it computes: traces that follow the schema and nest, the same row traced and untraced and after being
// run again, settings refused by their place.
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <string>

#include "batch/study_run.h"
#include "method/study.h"
#include "methods/all/cpp/study_defaults.h"
#include "methods/studies.h"
#include "support/same_bits.h"
#include "support/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::test {
namespace {

class EveryStudy : public testing::TestWithParam<StudyCase> {};

TEST_P(EveryStudy, TracesWhatItAnswers) {
  const TriangleMesh mesh = someMesh();
  StudyOpening opening = openStudy(GetParam().number, GetParam().settings, &mesh);
  ASSERT_EQ(opening.problem, StudyProblem::None);
  StudyRun& run = *opening.run;
  for (int k = 0; run.prepare() < 1; ++k) ASSERT_LT(k, 100000) << "prepare() does not come to an end";
  ASSERT_GT(run.frames(), 0);
  run.advance(run.frames());
  ASSERT_EQ(run.done(), run.frames());
  const std::size_t width = run.rows().size() / static_cast<std::size_t>(run.frames());
  const TraceSchema& schema = studySchema();
  for (int frame = 0; frame < run.frames(); frame += 1 + run.frames() / 8) {
    Recorder recorder(4'000'000);
    std::vector<double> row;
    run.trace(frame, recorder, row);
    ASSERT_EQ(row.size(), width);
    const auto first = run.rows().begin() + static_cast<std::ptrdiff_t>(width) * frame;
    EXPECT_TRUE(sameBits(row, std::vector<double>(first, first + static_cast<std::ptrdiff_t>(width))))
        << "frame " << frame;
    const SlotBuffer trace = recorder.take();
    std::string complaint;
    const std::vector<TraceRecord> records = readTrace(schema, trace.span(), complaint);
    ASSERT_EQ(complaint, "");
    ASSERT_FALSE(records.empty());
    EXPECT_EQ(studyNesting(records, false), "");
  }
}

TEST_P(EveryStudy, RefusesSettingsByTheirPlace) {
  const std::vector<double>& settings = GetParam().settings;
  const TriangleMesh mesh = someMesh();
  for (std::size_t k = 0; k < settings.size(); ++k) {
    for (const double bad : {kNaN, kNever, -kNever, 1e300}) {
      std::vector<double> changed = settings;
      changed[k] = bad;
      const StudyOpening opening = openStudy(GetParam().number, changed, &mesh);
      EXPECT_EQ(opening.problem, StudyProblem::Setting);
      EXPECT_EQ(opening.setting, GetParam().fieldOf[k]) << "number " << k;
    }
  }
  std::vector<double> longer = settings, shorter = settings;
  longer.push_back(0);
  shorter.pop_back();
  EXPECT_EQ(openStudy(GetParam().number, longer, &mesh).problem, StudyProblem::Setting);
  EXPECT_EQ(openStudy(GetParam().number, shorter, &mesh).problem, StudyProblem::Setting);
}

TEST_P(EveryStudy, StandsOnWholeTriangles) {
  const TriangleMesh mesh = someMesh();
  const StudyOpening alone = openStudy(GetParam().number, GetParam().settings, nullptr);
  if (alone.run) {
    const std::vector<double> ground = alone.run->ground();
    EXPECT_EQ(ground.size() % 9, 0u);
    for (const double each : ground) ASSERT_TRUE(std::isfinite(each));
  }
  EXPECT_TRUE(openStudy(GetParam().number, GetParam().settings, &mesh).run->ground().empty())
      << "the mesh of the scene is there";
}

INSTANTIATE_TEST_SUITE_P(Studies, EveryStudy, testing::ValuesIn(studyCases()),
                         [](const auto& study) { return study.param.name; });

TEST(Studies, UnknownOnesAreRefused) {
  EXPECT_EQ(openStudy(0, {}, nullptr).problem, StudyProblem::UnknownStudy);
  EXPECT_EQ(openStudy(999, {}, nullptr).problem, StudyProblem::UnknownStudy);
}

}  // namespace
}  // namespace sweepscope::test
