// What is recorded holds together: weights make the nearest point, faces the polytope, steps the time.
#include "methods/convex/cpp/pairs.h"
#include "support/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::test::convex_pairs {
namespace {

using enum ConvexShape;

struct Traced {
  Recorder recorder{1'000'000};
  Answer answer;
  SlotBuffer slots;
  const TraceSchema& schema = studySchema();
  std::vector<TraceRecord> records;

  explicit Traced(const Settings& s, int frame = 0) {
    answer = study::Run(s, nullptr).frame(frame, recorder);
    slots = recorder.take();
    std::string complaint;
    records = readTrace(schema, slots.span(), complaint);
    EXPECT_EQ(complaint, "");
  }
  std::vector<TraceRecord> all(const char* name) const {
    std::vector<TraceRecord> found;
    for (const TraceRecord& record : records) {
      if (record.is(name)) found.push_back(record);
    }
    return found;
  }
};

Vec3 vec(const TraceRecord& record, const std::string& field) {
  return {record.get(field, 0), record.get(field, 1), record.get(field, 2)};
}

Settings roundPair(double far) {
  Settings s = pair(Ellipsoid, {1, 0.7, 0.5}, Hull, {1, 1, 1}, Vec3{1, 0.6, 0.3} * far);
  s.turnA = {20, 40, 60};
  s.motion = s.centreB * -1.0;
  return s;
}

TEST(ConvexTrace, WeightsMakeTheNearestPoint) {
  const Traced traced(roundPair(1.9));
  ASSERT_EQ(traced.answer.verdict, ConvexVerdict::Separated);
  const auto steps = traced.all("ConvexGjkStep");
  ASSERT_EQ(steps.size(), static_cast<std::size_t>(traced.answer.gjk));
  double low = -kNever;
  for (const TraceRecord& step : steps) {
    Vec3 sum;
    double weights = 0;
    for (int k = 0; k < step.get("countAfter"); ++k) {
      const double weight = step.get("weight" + std::to_string(k));
      sum += vec(step, "after" + std::to_string(k)) * weight;
      weights += weight;
    }
    EXPECT_NEAR(weights, 1, 1e-14);
    EXPECT_NEAR(length(sum - vec(step, "vAfter")), 0, 1e-13);
    EXPECT_NEAR(length(vec(step, "nearestA") - vec(step, "nearestB") - sum), 0, 1e-13);
    EXPECT_NEAR(length(vec(step, "supportA") - vec(step, "supportB") - vec(step, "w")), 0, 1e-14);
    EXPECT_GE(step.get("low"), low);
    low = step.get("low");
    EXPECT_LE(low, step.get("lengthAfter") * (1 + 1e-14));
  }
  EXPECT_EQ(steps.back().get("verdict"), static_cast<double>(ConvexStepVerdict::NearEnough));
}

TEST(ConvexTrace, FacesMakeThePolytopeOfEveryIteration) {
  const Traced traced(roundPair(0.5));
  ASSERT_LT(traced.answer.distance, 0);
  const auto faces = traced.all("ConvexFace"), steps = traced.all("ConvexEpaStep"),
             ends = traced.all("ConvexEpaStepEnd");
  ASSERT_EQ(steps.size(), static_cast<std::size_t>(traced.answer.epa));
  ASSERT_GT(steps.size(), 5u);
  for (std::size_t k = 0; k < steps.size(); ++k) {
    const auto iteration = static_cast<double>(k);
    int alive = 0;
    double nearest = kNever;
    for (const TraceRecord& face : faces) {
      const bool before = face.get("born") < iteration && !(face.get("gone") >= 0 && face.get("gone") < iteration);
      if (before) nearest = std::min(nearest, face.get("distance"));
      alive += face.get("born") <= iteration && !(face.get("gone") >= 0 && face.get("gone") <= iteration);
    }
    EXPECT_EQ(nearest, steps[k].get("distance")) << "iteration " << k << " asks the nearest";
    EXPECT_EQ(alive, ends[k].get("faces"));
    EXPECT_LE(alive, 256);
  }
}

TEST(ConvexTrace, StepsAddUpToTheTime) {
  Settings s = roundPair(1.9);
  s.question = ConvexQuestion::Time;
  const Traced traced(s);
  const auto steps = traced.all("ConvexAdvanceStep");
  ASSERT_GT(steps.size(), 2u);
  for (std::size_t k = 0; k + 1 < steps.size(); ++k) {
    EXPECT_EQ(steps[k].get("next"), steps[k + 1].get("time"));
    EXPECT_NEAR(steps[k].get("step"), steps[k].get("distance") / steps[k].get("speed"), 1e-15);
    EXPECT_GT(steps[k + 1].get("time"), steps[k].get("time"));
  }
  EXPECT_EQ(steps.back().get("time"), traced.answer.time);
  ASSERT_EQ(traced.all("ConvexSweep").size(), 1u);
  EXPECT_EQ(traced.all("ConvexSweep")[0].get("time"), traced.answer.sweepTime);
}

/// Outlines are closed, bounded, and hold what they should: that of A - B the origin exactly where the bodies overlap.
TEST(ConvexTrace, OutlinesOfBodiesAndTheirDifference) {
  for (const double far : {0.5, 1.9}) {
    const Traced traced(roundPair(far));
    const auto begins = traced.all("ConvexOutline");
    ASSERT_EQ(begins.size(), 3u);
    bool holdsOrigin = true;
    double which = -1;
    for (const TraceRecord& record : traced.records) {
      if (record.is("ConvexOutline")) which = record.get("which");
      if (!record.is("ConvexTriangle")) continue;
      const Vec3 p = vec(record, "p0"), n = cross(vec(record, "p1") - p, vec(record, "p2") - p);
      if (which == 2) holdsOrigin = holdsOrigin && dot(n, p) >= 0;
    }
    EXPECT_EQ(holdsOrigin, traced.answer.distance < 0);
    for (const TraceRecord& begin : begins) EXPECT_LE(begin.get("triangles"), 512);
    EXPECT_EQ(begins[1].get("vertices"), 6);
  }
}

/// Untraced runs draw nothing: the same row with a recorder, without one, and with one that is deaf.
TEST(ConvexTrace, TheAnswerIsTheSameForEverybody) {
  const Settings s = roundPair(0.5);
  Recorder deaf(0, 0);
  const Answer quiet = answer(s), unheard = study::Run(s, nullptr).frame(0, deaf), traced = Traced(s).answer;
  EXPECT_EQ(quiet.distance, traced.distance);
  EXPECT_EQ(unheard.distance, traced.distance);
  EXPECT_EQ(quiet.epa, traced.epa);
}

}  // namespace
}  // namespace sweepscope::test::convex_pairs
