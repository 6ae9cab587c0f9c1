// The laws of progress (ARCHITECTURE.md: a body goes where it can), in every family of scenes: each frame gets as far along its wish as the
// reference slide, none is dead while a direction is free, none turns back or is faster than asked.
//
// SWEEPSCOPE_KEEP names a folder that every kind of failure is written to, once per family, as a test for tests/cpp/repro.
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <map>

#include "slide/collide_and_slide.h"
#include "support/figure.h"
#include "support/law_judge.h"
#include "support/law_scenes.h"

namespace sweepscope::test {
namespace {

/// How a family fared.
struct LawTally {
  long frames = 0, overlapped = 0, stood = 0, moved = 0;
  double worst = 1;
  std::map<Broken, int> broken;
  std::map<Broken, std::string> first;
  std::map<Broken, std::map<std::string, int>> notes;  ///< how often in which kind of scene
};

void keep(const std::string& name, const LawCase& frame, const LawVerdict& verdict) {
  const char* folder = std::getenv("SWEEPSCOPE_KEEP");
  if (folder == nullptr) return;
  std::ofstream(std::string(folder) + "/" + name + "_test.cpp") << reproTest(name, frame, verdict);
}

void record(const std::string& family, const std::string& note, const LawCase& frame, const MoveResult& answer,
            LawTally& tally) {
  const LawVerdict verdict = judgeLaw(frame, answer);
  ++tally.frames;
  tally.overlapped += verdict.overlaps;
  tally.stood += verdict.stance == oracle::Stance::Ground || verdict.stance == oracle::Stance::Wedged;
  tally.moved += verdict.wanted > 0.01;
  tally.worst = std::min(tally.worst, verdict.ratio);
  if (verdict.broken == Broken::Nothing) return;
  const int times = ++tally.broken[verdict.broken];
  ++tally.notes[verdict.broken][note + ", " + nameOf(verdict.stance)];
  if (times > 3) return;
  const LawCase least = smallest(frame, verdict.broken);
  const LawVerdict again = judgeLaw(least, answerOf(least));
  const std::string name = family + "_" + nameOf(verdict.broken) + "_" + std::to_string(times);
  keep(name, least, again);
  if (times == 1) tally.first[verdict.broken] = describe(least, again);
}

/// Walks in one scene: a wish for a few frames, then another.
void walkIn(const std::string& name, const LawScene& scene, const LawCase& like, Random& random, LawTally& tally) {
  const MoveSettings& settings = like.settings;
  const TriangleMesh mesh = meshOf(scene.triangles);
  LawCase frame = like;
  frame.triangles = scene.triangles;
  frame.request = {scene.center, {}, {}, scene.radii};
  for (int turn = 0; turn < 3; ++turn) {
    frame.request.displacement = someWish(random, scene, 0.003, 0.25);
    if (settings.snapDistance > 0) frame.request.displacement.y = 0;
    if (length(frame.request.displacement) < 1e-3) continue;
    for (int k = 0; k < 3; ++k) {
      const MoveResult answer = moveRobust(mesh, frame.request, settings, off);
      record(name, scene.note, frame, answer, tally);
      frame.request.center = answer.position;
    }
    if (random.chance(0.5)) continue;
    const MoveRequest fall{frame.request.center, {}, {0, -0.05, 0}, scene.radii};
    frame.request.center = moveRobust(mesh, fall, settings, off).position;
  }
}

std::string listed(const std::map<std::string, int>& counts) {
  std::string out;
  for (const auto& [note, times] : counts) out += "  " + std::to_string(times) + " in " + note + "\n";
  return out;
}

/// @param family  an open one is measured only; of a convex one the progress is: a slide on the tangent of an edge is straight to the end of its
/// frame, and cut into sub-steps it rounds the edge
void report(const std::string& name, const LawTally& tally, const LawFamily& family) {
  const std::string prefix = "progress." + name;
  figure(prefix + ".frames", static_cast<double>(tally.frames));
  figure(prefix + ".stood", static_cast<double>(tally.stood));
  figure(prefix + ".overlapped", static_cast<double>(tally.overlapped));
  figure(prefix + ".worst_ratio", tally.worst);
  for (const auto& [broken, times] : tally.broken) {
    figure(prefix + "." + nameOf(broken), times);
    if (family.open || (family.convex && broken == Broken::Progress)) continue;
    ADD_FAILURE() << name << ": " << times << " of " << tally.frames << " frames break " << nameOf(broken)
                  << ", such as\n"
                  << tally.first.at(broken) << listed(tally.notes.at(broken));
  }
  EXPECT_GT(tally.moved, tally.frames / 5) << "frames that go nowhere prove little";
  EXPECT_LE(tally.overlapped, tally.frames / 50);
}

class ProgressLaw : public testing::TestWithParam<LawFamily> {
 protected:
  void run(const std::string& suffix, const MoveSettings& settings, int scenes) {
    const LawFamily& family = GetParam();
    Random random = Random::of(490 + suffix.size());
    for (const char c : std::string(family.name)) random = Random(random.bits() + static_cast<unsigned char>(c));
    LawTally tally;
    for (int k = 0; k < scenes; ++k) {
      walkIn(family.name + suffix, family.make(random), {{}, {}, settings, family.convex}, random, tally);
    }
    report(family.name + suffix, tally, family);
  }
};

TEST_P(ProgressLaw, GetsAsFarAsTheReference) { run("", {}, cases(60)); }

TEST_P(ProgressLaw, GetsAsFarWithStepsAndSnap) {
  MoveSettings settings;
  settings.stepHeight = settings.snapDistance = 0.3;
  run("_steps", settings, cases(30));
}

INSTANTIATE_TEST_SUITE_P(Families, ProgressLaw, testing::ValuesIn(lawFamilies().begin(), lawFamilies().end()),
                         [](const auto& family) { return std::string(family.param.name); });

}  // namespace
}  // namespace sweepscope::test
