// The trace: well formed by its own schema, cut off without silence, and telling the truth about the answer.
#include <gtest/gtest.h>
#include <ostream>

#include "methods/paper/collide_and_slide.h"
#include "methods/robust/slide/collide_and_slide.h"
#include "support/trace_reader.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope {

/// For GoogleTest: a method by its name.
void PrintTo(Method method, std::ostream* out) { *out << (method == Method::Paper ? "paper" : "robust"); }

}  // namespace sweepscope

namespace sweepscope::test {
namespace {

struct Traced {
  MoveResult result;
  SlotBuffer trace;
};

Traced traced(const TriangleMesh& mesh, const MoveRequest& request, Method method, std::size_t limit,
              unsigned detail = kDetailAll, MoveSettings settings = {}) {
  Recorder recorder(limit, detail);
  Traced t;
  t.result = method == Method::Paper ? paper::movePaper(mesh, request, settings, recorder)
                                     : moveRobust(mesh, request, settings, recorder);
  t.trace = recorder.take();
  return t;
}

MoveRequest someMove(Random& random) {
  const Vec3 center = random.inBox(3), displacement = random.inBox(3);
  const double x = random.between(0.2, 0.8), y = random.between(0.2, 0.8);
  return {center, displacement, {0, -0.3, 0}, {x, y, x}};
}

class Trace : public testing::TestWithParam<Method> {
 protected:
  const TraceSchema schema_ = readSchema(kSchemaText);
};

TEST_P(Trace, IsWellFormed) {
  Random random = Random::of(161);
  MoveSettings settings;
  settings.stepHeight = 0.3;
  settings.snapDistance = 0.3;
  for (int k = 0; k < cases(300); ++k) {
    Triangles world = soup(random, 40, 1.5, 4);
    world.push_back({{world[0].p[0], world[0].p[0], world[0].p[1]}});  // one without area
    const Traced t = traced(meshOf(world), someMove(random), GetParam(), 1 << 24, kDetailAll, settings);
    std::string complaint;
    const std::vector<TraceRecord> records = readTrace(schema_, t.trace.span(), complaint);
    ASSERT_EQ(complaint, "");
    ASSERT_EQ(checkNesting(records, false), "");
    EXPECT_EQ(t.trace[kSlotTruncated], 0);
    EXPECT_TRUE(records.front().is("MoveBegin"));
    EXPECT_TRUE(records.back().is("MoveEnd"));
  }
}

// The last word of the trace is the answer of the call, number for number.
TEST_P(Trace, EndsWithTheAnswer) {
  Random random = Random::of(162);
  const TriangleMesh mesh = meshOf(soup(random, 60, 1.5, 4));
  for (int k = 0; k < cases(300); ++k) {
    const MoveRequest request = someMove(random);
    const Traced t = traced(mesh, request, GetParam(), 1 << 24);
    std::string complaint;
    const std::vector<TraceRecord> records = readTrace(schema_, t.trace.span(), complaint);
    ASSERT_EQ(complaint, "");
    const TraceRecord& end = records.back();
    EXPECT_EQ((Vec3{end.get("position", 0), end.get("position", 1), end.get("position", 2)}), t.result.position);
    EXPECT_EQ(end.get("sweeps"), t.result.sweeps());
    EXPECT_EQ(end.get("grounded"), t.result.grounded() ? 1 : 0);
    int sweeps = 0, found = 0;
    for (const TraceRecord& record : records) {
      sweeps += record.is("SlideBegin") ? 1 : 0;
      found += record.is("Nearest") && record.get("found") == 1 ? 1 : 0;
    }
    EXPECT_EQ(sweeps, t.result.sweeps());
    EXPECT_EQ(found, static_cast<int>(t.result.contacts.size()));
  }
}

// Every candidate is there with its outcome, the nearest of them wins, and the count is right.
TEST_P(Trace, ShowsEveryCandidateAndChoosesTheNearest) {
  Random random = Random::of(163);
  const TriangleMesh mesh = meshOf(soup(random, 60, 1.5, 4));
  for (int k = 0; k < cases(200); ++k) {
    const Traced t = traced(mesh, someMove(random), GetParam(), 1 << 24);
    std::string complaint;
    double best = kNever, last = kNever;
    int tests = 0;
    for (const TraceRecord& record : readTrace(schema_, t.trace.span(), complaint)) {
      if (record.is("SlideBegin")) best = kNever, tests = 0;
      if (record.is("TriangleBegin")) {
        EXPECT_EQ(record.get("test"), tests++);
        EXPECT_EQ(record.get("best"), best);
      }
      if (record.is("TriangleEnd")) {
        last = record.get("time");
        if (record.get("improved") == 1) {
          EXPECT_LE(last, best);
        }
        best = std::min(best, last);
      }
      if (record.is("Nearest")) {
        EXPECT_EQ(record.get("time"), best);
        EXPECT_EQ(record.get("candidates"), tests);
      }
    }
    ASSERT_EQ(complaint, "");
  }
}

// Cut off anywhere: the flag is set, what is there is the beginning of the whole, and the answer stays the same.
TEST_P(Trace, SaysSoWhenItIsCutOff) {
  Random random = Random::of(164);
  const TriangleMesh mesh = meshOf(soup(random, 60, 1.5, 4));
  const MoveRequest request = someMove(random);
  const Traced whole = traced(mesh, request, GetParam(), 1 << 24);
  const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
  for (std::size_t limit = kHeaderSlots; limit < whole.trace.size() + 3; limit += limit < 200 ? 1 : 97) {
    const Traced t = traced(mesh, request, GetParam(), limit);
    ASSERT_LE(t.trace.size(), limit);
    EXPECT_EQ(t.trace[kSlotTruncated], limit < whole.trace.size() ? 1 : 0) << limit;
    std::string complaint;
    const std::vector<TraceRecord> records = readTrace(schema_, t.trace.span(), complaint);
    ASSERT_EQ(complaint, "") << limit;
    ASSERT_EQ(checkNesting(records, true), "") << limit;
    for (std::size_t k = kHeaderSlots; k < t.trace.size(); ++k) ASSERT_TRUE(same(t.trace[k], whole.trace[k]));
    EXPECT_EQ(t.result.position, whole.result.position);
  }
}

TEST_P(Trace, LeavesOutTheBroadPhaseOnRequestAndNothingElse) {
  Random random = Random::of(165);
  const TriangleMesh mesh = meshOf(soup(random, 60, 1.5, 4));
  const MoveRequest request = someMove(random);
  std::string complaint;
  const Traced all = traced(mesh, request, GetParam(), 1 << 24), some = traced(mesh, request, GetParam(), 1 << 24, 0);
  const auto allRecords = readTrace(schema_, all.trace.span(), complaint);
  const auto someRecords = readTrace(schema_, some.trace.span(), complaint);
  const auto visits =
      std::count_if(allRecords.begin(), allRecords.end(), [](const auto& r) { return r.is("NodeVisit"); });
  EXPECT_GT(visits, 0);
  EXPECT_EQ(allRecords.size() - static_cast<std::size_t>(visits), someRecords.size());
  EXPECT_EQ(some.trace[kSlotDetail], 0);
}

INSTANTIATE_TEST_SUITE_P(Methods, Trace, testing::Values(Method::Paper, Method::Robust),
                         [](const auto& method) { return method.param == Method::Paper ? "Paper" : "Robust"; });

TEST(TraceSchema, IsReadableAndComplete) {
  const TraceSchema schema = readSchema(kSchemaText);
  EXPECT_GE(schema.events.size(), 28u);
  EXPECT_GE(schema.enums.size(), 10u);
  for (const auto& [kind, event] : schema.events) {
    EXPECT_EQ(event.slots, payloadSlots(kind)) << event.name;
    EXPECT_FALSE(event.fields.empty()) << event.name;
  }
  EXPECT_EQ(payloadSlots(999), 0);
}

TEST(TraceHeader, HoldsMagicVersionAndHash) {
  Random random = Random::of(166);
  const Traced t = traced(meshOf(soup(random, 4, 1, 1)), someMove(random), Method::Robust, 4096);
  EXPECT_EQ(t.trace[kSlotMagic], 0x53575053);
  EXPECT_EQ(t.trace[kSlotVersion], 1);
  EXPECT_EQ(t.trace[kSlotHashHigh] * 4294967296.0 + t.trace[kSlotHashLow], static_cast<double>(kSchemaHash));
}

}  // namespace
}  // namespace sweepscope::test
