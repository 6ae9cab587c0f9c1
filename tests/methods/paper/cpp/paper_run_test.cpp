// The paper method against the run behind the mock-up, which an independent program computed (tests/golden/stairs-run.inc).
#include <gtest/gtest.h>
#include <map>

#include "methods/paper/collide_and_slide.h"
#include "support/trace_reader.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

constexpr double kAgree = 1e-12;
const Vec3 kRadii{0.3, 0.6, 0.3}, kGravity{0, -0.06, 0};

struct Frame {
  Vec3 start, motion, end;
  int sweeps[2] = {0, 0};
};
struct Hit {
  int frame, pass, slide;
  double time;
  int triangle;
  Feature feature;
  int element;
};
struct Candidate {
  int triangle;
  Verdict verdict;
  double time;
};

struct ReferenceRun {
  Triangles triangles;
  std::vector<Frame> frames;
  std::vector<Hit> hits;
  std::vector<Candidate> candidates;
};

ReferenceRun readRun() {
  ReferenceRun run;
#define STAIRS_TRIANGLE(a, b, c) run.triangles.push_back({{a, b, c}});
#define FRAME(start, motion, end) run.frames.push_back({start, motion, end, {}});
#define HIT(frame, pass, slide, time, triangle, feature, element) \
  run.hits.push_back({frame, pass, slide, time, triangle, Feature::feature, element});
#define SWEEPS(frame, movement, gravity)  \
  run.frames[frame].sweeps[0] = movement; \
  run.frames[frame].sweeps[1] = gravity;
#define CANDIDATE(triangle, verdict, time) run.candidates.push_back({triangle, Verdict::verdict, time});
#include "golden/stairs-run.inc"
#undef STAIRS_TRIANGLE
#undef FRAME
#undef HIT
#undef SWEEPS
#undef CANDIDATE
  return run;
}

MoveSettings frontOnly() {
  MoveSettings settings;
  settings.sides = Sides::Front;
  settings.maxSweeps = kPaperSweeps;
  return settings;
}

TEST(PaperRun, AllFramesEndWhereTheReferenceEnds) {
  const ReferenceRun run = readRun();
  const TriangleMesh mesh = meshOf(run.triangles);
  ASSERT_EQ(run.frames.size(), 28u);
  for (std::size_t k = 0; k < run.frames.size(); ++k) {
    const Frame& frame = run.frames[k];
    const MoveResult result = paper::movePaper(mesh, {frame.start, frame.motion, kGravity, kRadii}, frontOnly(), off);
    EXPECT_LE(length(result.position - frame.end), kAgree) << "frame " << k;
    EXPECT_EQ(result.passSweeps[0], frame.sweeps[0]) << "frame " << k;
    EXPECT_EQ(result.passSweeps[1], frame.sweeps[1]) << "frame " << k;
    EXPECT_FALSE(result.truncated);
  }
}

// The frames one after another, each from where the last one ended, stay with the reference too.
TEST(PaperRun, TheWholeRunDoesNotDrift) {
  const ReferenceRun run = readRun();
  const TriangleMesh mesh = meshOf(run.triangles);
  Vec3 at = run.frames[0].start;
  for (const Frame& frame : run.frames) {
    at = paper::movePaper(mesh, {at, frame.motion, kGravity, kRadii}, frontOnly(), off).position;
  }
  EXPECT_LE(length(at - run.frames.back().end), kAgree);
}

/// The same corner or edge in space. Neighbours share theirs and touch at the same time; which of them is named depends on the
/// order in which the broad phase hands them out, which the paper leaves open.
bool samePart(const Triangles& triangles, const Contact& contact, const Hit& hit) {
  const Corners& a = triangles[static_cast<std::size_t>(contact.triangle)];
  const Corners& b = triangles[static_cast<std::size_t>(hit.triangle)];
  if (contact.feature != hit.feature) return false;
  if (contact.feature == Feature::Face) return contact.triangle == hit.triangle;
  const Vec3 a0 = a.p[contact.element], b0 = b.p[hit.element];
  if (contact.feature == Feature::Vertex) return a0 == b0;
  const Vec3 a1 = a.p[(contact.element + 1) % 3], b1 = b.p[(hit.element + 1) % 3];
  return (a0 == b0 && a1 == b1) || (a0 == b1 && a1 == b0);
}

TEST(PaperRun, AllContactsAreTheReferences) {
  const ReferenceRun run = readRun();
  const TriangleMesh mesh = meshOf(run.triangles);
  std::size_t next = 0;
  for (std::size_t k = 0; k < run.frames.size(); ++k) {
    const Frame& frame = run.frames[k];
    const MoveResult result = paper::movePaper(mesh, {frame.start, frame.motion, kGravity, kRadii}, frontOnly(), off);
    for (const Contact& contact : result.contacts) {
      ASSERT_LT(next, run.hits.size());
      const Hit& hit = run.hits[next++];
      EXPECT_EQ(hit.frame, static_cast<int>(k));
      EXPECT_EQ(contact.pass, hit.pass) << "frame " << k;
      EXPECT_EQ(contact.slide, hit.slide) << "frame " << k;
      EXPECT_NEAR(contact.time, hit.time, kAgree) << "frame " << k;
      EXPECT_TRUE(samePart(run.triangles, contact, hit)) << "frame " << k << " triangle " << contact.triangle;
    }
  }
  EXPECT_EQ(next, run.hits.size());
}

// Frame 8, first sweep: each candidate has the outcome and the time of the reference. The reference asks for a larger box; what
// it tests beyond ours it finds out of reach.
TEST(PaperRun, CandidatesOfTheShownFrameAreTheReferences) {
  const ReferenceRun run = readRun();
  Recorder recorder(1 << 20);
  const Frame& frame = run.frames[8];
  paper::movePaper(meshOf(run.triangles), {frame.start, frame.motion, kGravity, kRadii}, frontOnly(), recorder);
  const SlotBuffer trace = recorder.take();
  std::string complaint;
  const TraceSchema schema = readSchema(kSchemaText);
  std::map<int, std::pair<Verdict, double>> seen;
  for (const TraceRecord& record : readTrace(schema, trace.span(), complaint)) {
    if (record.is("SlideEnd")) break;
    if (!record.is("TriangleEnd")) continue;
    seen[static_cast<int>(record.get("triangle"))] = {static_cast<Verdict>(record.get("verdict")), record.get("time")};
  }
  ASSERT_EQ(complaint, "");
  int alike = 0;
  for (const Candidate& candidate : run.candidates) {
    if (!seen.contains(candidate.triangle)) {
      EXPECT_EQ(candidate.time, kNever) << candidate.triangle;
      continue;
    }
    ++alike;
    EXPECT_EQ(seen[candidate.triangle].first, candidate.verdict) << candidate.triangle;
    if (candidate.time != kNever) {
      EXPECT_NEAR(seen[candidate.triangle].second, candidate.time, kAgree) << candidate.triangle;
    }
  }
  EXPECT_EQ(alike, static_cast<int>(seen.size())) << "all of ours are the reference's";
  EXPECT_GE(alike, 18);
}

}  // namespace
}  // namespace sweepscope::test
