// Sample levels: bodies dropped anywhere walk with the loop of a game, and turn now and then.
#include <cmath>
#include <cstdio>

#include "certify/law_rows.h"
#include "certify/plan.h"
#include "support/law_judge.h"

namespace sweepscope::certify {
namespace {

using test::Character;
using test::GameLoop;
using test::Random;
using test::Scene;

constexpr int kFramesOfALevel = 1200;
constexpr double kSpeed = 4, kTurnsPerFrame = 0.02;
/// A level where bodies mostly fall past everything is left after so many frames for each that is wanted.
constexpr long kMostFallen = 4;
/// So many places are looked at for one above something.
constexpr int kMostTries = 64;
/// Presets of fewer triangles are no levels: bodies walk past them.
constexpr std::size_t kLeastTriangles = 50;
/// One frame in so many may be dead.
constexpr double kDeadOneIn = 1e5;
/// Ground is lost for a moment if it is back within so many frames.
constexpr int kMoment = 3;
/// A body nearer than this touches (ellipsoid space).
constexpr double kTouches = 1e-9;

struct LevelTally {
  long frames = 0;  ///< but those of bodies that fall through nothing but air
  long fallen = 0;  ///< those
  long truncated = 0, dead = 0;
  long lost = 0;    ///< times that ground was lost for a moment
  long unsaid = 0;  ///< frames in the air on what can be stood on

  void operator+=(const LevelTally& other) {
    frames += other.frames;
    truncated += other.truncated;
    dead += other.dead;
    lost += other.lost;
    unsaid += other.unsaid;
  }
};

struct Box {
  Vec3 low{HUGE_VAL, HUGE_VAL, HUGE_VAL}, high{-HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
};

Box boxOf(const test::Triangles& triangles) {
  Box box;
  for (const Corners& t : triangles) {
    for (const Vec3 p : t.p) {
      box.low = min(box.low, p);
      box.high = max(box.high, p);
    }
  }
  return box;
}

/// A level in which the body of its preset is as tall as the one that walks here.
test::Triangles ofOurSize(const Shape& shape, const Character& character) {
  test::Triangles out = shape.triangles;
  const double factor = maxComponent(character.radii) / maxComponent(shape.radii);
  for (Corners& t : out) {
    for (Vec3& p : t.p) p = p * factor;
  }
  return out;
}

Vec3 someHeading(Random& random) {
  for (;;) {
    const Vec3 v = random.inBox(1);
    const double size = std::hypot(v.x, v.z);
    if (size > 0.1 && size <= 1) return {v.x / size, 0, v.z / size};
  }
}

/// Anywhere in or just above the level, clear of everything and mostly above something.
Vec3 somePlace(const Scene& scene, const Box& box, const Character& character, Random& random) {
  const Vec3 grown = character.grown();
  for (int tries = 0;; ++tries) {
    const double x = random.between(box.low.x - grown.x, box.high.x + grown.x);
    const double z = random.between(box.low.z - grown.z, box.high.z + grown.z);
    const Vec3 at{x, random.between(box.low.y, box.high.y) + 2 * grown.y * random.unit(), z};
    const SweepRequest down{at, {0, box.low.y - box.high.y - 4 * grown.y, 0}, grown, Sides::Both};
    if (tries < kMostTries && !sweepMesh(scene.mesh, down, off).hit.found()) continue;
    if (test::touches(test::nearby(scene.triangles, at, grown, 0.01), at, grown, 0.01).empty()) return at;
  }
}

bool isDeadFrame(const GameLoop& loop) {
  const test::LoopFrame& frame = loop.last();
  if (!frame.result.truncated) return false;
  const double reach = 1 + length(frame.request.displacement);
  const test::LawCase desired{
      test::nearby(loop.scene().triangles, frame.request.center, loop.character().grown(), reach), frame.request,
      loop.character().settings};
  return test::isDead(desired, frame.result);
}

/// The body touches what can be stood on, and is said to be in the air.
bool isUnsaid(const GameLoop& loop) {
  const test::LoopFrame& frame = loop.last();
  if (frame.result.grounded() || frame.rise() > 0 || frame.result.startDepth > 0) return false;
  const Vec3 grown = loop.character().grown();
  const double cosine = loop.character().settings.slopeLimit.cosine();
  for (const test::Touch& touch :
       test::touches(test::nearby(loop.scene().triangles, loop.at(), grown, 1e-6), loop.at(), grown, kTouches)) {
    if (touch.normal.y >= cosine) return true;
  }
  return false;
}

void walkIn(const std::string& name, GameLoop& loop, double lowest, Random& random, LevelTally& tally) {
  Vec3 heading = someHeading(random);
  int airborne = kMoment + 1;
  for (int k = 0; k < kFramesOfALevel && loop.at().y > lowest; ++k) {
    if (random.chance(kTurnsPerFrame)) heading = someHeading(random);
    const test::LoopFrame& frame = loop.step(heading * kSpeed);
    const bool touched = frame.wasGrounded || frame.result.grounded() || !frame.result.contacts.empty();
    ++(touched ? tally.frames : tally.fallen);
    tally.truncated += frame.result.truncated;
    tally.unsaid += isUnsaid(loop);
    if (isDeadFrame(loop)) {
      ++tally.dead;
      const Vec3 grown = loop.character().grown();
      std::fprintf(stderr, "level %s: dead while a direction is free\n%s\n", name.c_str(),
                   test::describeFrame(test::nearby(loop.scene().triangles, frame.request.center, grown, 0.5), frame,
                                       loop.character().settings)
                       .c_str());
    }
    tally.lost += frame.result.grounded() && airborne >= 1 && airborne <= kMoment;
    airborne = frame.result.grounded() ? 0 : airborne + 1;
  }
}

LevelTally walkLevel(const std::string& name, test::Triangles triangles, long frames, Random& random) {
  const Scene scene(std::move(triangles));
  const Box box = boxOf(scene.triangles);
  const Character character;
  LevelTally tally;
  while (tally.frames < frames && tally.fallen < kMostFallen * frames) {
    GameLoop loop(scene, character, somePlace(scene, box, character, random));
    walkIn(name, loop, box.low.y - 2, random, tally);
  }
  std::printf(
      "{\"group\":\"levels\",\"name\":\"%s\",\"triangles\":%zu,\"frames\":%ld,\"truncated\":%ld,\"dead\":%ld,\"lost\":%"
      "ld,"
      "\"unsaid\":%ld}\n",
      name.c_str(), scene.triangles.size(), tally.frames, tally.truncated, tally.dead, tally.lost, tally.unsaid);
  std::fflush(stdout);
  return tally;
}

}  // namespace

long certifyLevels(const Plan& plan, const std::vector<Shape>& shapes, double frames) {
  const std::vector<Shape> levels = readShapes(plan.levels);
  if (shapes.empty() && levels.empty()) return 0;
  std::vector<Shape> presets;
  for (const Shape& shape : shapes) {
    if (shape.triangles.size() >= kLeastTriangles) presets.push_back(shape);
  }
  LevelTally all;
  // Half for the presets, half for the levels, if there are any.
  const auto walk = [&](const std::vector<Shape>& list, const std::string& kind, double share) {
    for (const Shape& shape : list) {
      Random random = randomFor(plan, "level." + kind + shape.name);
      // Large meshes are looked through from end to end, so they get fewer frames.
      const double most = 2e9 / (static_cast<double>(shape.triangles.size()) + 1);
      const double count = std::min(share / static_cast<double>(list.size()), most);
      all += walkLevel(kind + shape.name, ofOurSize(shape, {}), static_cast<long>(count), random);
    }
  };
  walk(presets, "preset ", levels.empty() ? frames : frames / 2);
  walk(levels, "", presets.empty() ? frames : frames / 2);

  const auto allowed = static_cast<long>(std::ceil(static_cast<double>(all.frames) / kDeadOneIn));
  LawRow rows[] = {
      {"levels", "no dead frame", "the same in sample levels; at most one in 100,000 frames", "≤ 1 in 10⁵", "frames",
       Worse::Sum},
      {"levels", "ground lost", "for one to three frames", "", "times", Worse::Sum},
      {"levels", "ground not said", "in the air while touching what can be stood on", "", "frames", Worse::Sum}};
  const long found[] = {all.dead, all.lost, all.unsaid};
  for (int k = 0; k < 3; ++k) {
    rows[k].judged = all.frames;
    rows[k].note(static_cast<double>(found[k]), "");
  }
  rows[0].broken = std::max(0L, all.dead - allowed);
  long broken = 0;
  for (const LawRow& row : rows) broken += row.print();
  return broken;
}

}  // namespace sweepscope::certify
