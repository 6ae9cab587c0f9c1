#include "support/progress_walks.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "methods/robust/slide/collide_and_slide.h"

namespace sweepscope::test {
namespace {

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
  if (!verdict.overlaps && frame.settings.stepHeight == 0 && frame.settings.snapDistance == 0) {
    tally.leastGot = std::min(tally.leastGot, verdict.got);
    tally.mostMade = std::max(tally.mostMade, verdict.made);
    tally.mostRise = std::max(tally.mostRise, verdict.rise);
  }
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

/// Walks in one scene: a desired motion for a few frames, then another.
void walkIn(const std::string& name, const LawScene& scene, const LawCase& like, Random& random, LawTally& tally) {
  const MoveSettings& settings = like.settings;
  const TriangleMesh mesh = meshOf(scene.triangles);
  LawCase frame = like;
  frame.triangles = scene.triangles;
  frame.request = {scene.center, {}, {}, scene.radii};
  for (int turn = 0; turn < 3; ++turn) {
    frame.request.displacement = someMotion(random, scene, 0.003, 0.25);
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

}  // namespace

void progressWalk(const LawFamily& family, const std::string& suffix, const MoveSettings& settings, Random& random,
                  LawTally& tally) {
  const LawScene scene = family.make(random);
  walkIn(family.name + suffix, scene, {{}, {}, settings, family.convex}, random, tally);
}

}  // namespace sweepscope::test
