// Step: as high as the step height and no higher, from the ground to the ground, nearly as fast as on the level (docs/solver.md 9).
// What holds of every step is judged in every frame of every test: see LawBook::judge.
#include "support/law_walks.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

/// Speed up a flight along its heading, from the first riser to the last, as a share of the one asked for.
double speedUp(LawBook& book, GameLoop& loop, const Placement& place, const Flight& shape, double angle, double speed) {
  const Vec3 velocity = place.direction(level(angle)) * speed;
  const double asked = speed * loop.character().seconds * std::cos(angle * kDegree), from = -loop.character().grown().x;
  const int most = static_cast<int>(4 * (shape.lastRiser() + 2) / asked);
  double begun = 0;
  int frames = 0;
  for (int frame = 0; frame < most; ++frame) {
    const double x = place.pointBack(loop.at()).x;
    if (x > shape.lastRiser()) break;
    loop.step(velocity);
    book.judge(loop);
    if (x < from) continue;
    if (frames++ == 0) begun = x;
  }
  const double end = place.pointBack(loop.at()).x;
  return frames > 0 ? (end - begun) / (frames * asked) : 0;
}

void keepsItsSpeedUpAFlight(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  Flight shape = someFlight(random);
  shape.steps = 8;
  shape.tread = random.between(0.25, 0.4);
  if (random.chance(0.5)) shape.nose = Nose::Sharp;
  const double angle = random.chance(0.5) ? 0 : random.between(-60, 60);
  const Scene scene(place.of(flight(shape, 24, random, 1 + random.below(3))));
  Character character;
  const double rates[] = {60, 60, 120, 240};
  character.seconds = 1 / random.oneOf(rates);
  // Not more than a third of a tread in a frame, so that the frames are fine enough for an average.
  const double speed = random.chance(0.5) ? 4 : random.between(1, 5);
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-1, 0, -4 * std::tan(angle * kDegree)})));
  loop.idle(3);
  const double share = speedUp(book, loop, place, shape, angle, speed);
  book.least("least_share", share);
  book.require(share >= 0.8, "speed", loop, 0.8 - share);
}

void keepsItsSpeedUpTheFlightsOfTheTable(LawBook& book, Random& random) {
  for (const double riser : {0.05, 0.08, 0.09, 0.097, 0.12, 0.15, 0.2, 0.25, 0.28, 0.3}) {
    for (const double tread : {0.25, 0.3, 0.35, 0.4}) {
      Flight shape{12, riser, tread};
      const Scene scene(flight(shape, 4, random));
      GameLoop loop(scene, {}, standingAt(scene, {}, {-1, 0, 0}));
      loop.idle(3);
      const double share = speedUp(book, loop, {}, shape, 0, 4);
      book.least("least_share", share);
      book.require(share >= 0.8, "speed", loop, 0.8 - share);
    }
  }
}

/// A wall along the x axis, from `low` to `high`, that leans away from z > 0 by an angle.
void addWallBeside(Triangles& out, double low, double high, double lean) {
  const Vec3 foot{0, -1, std::tan(lean)}, head{0, 12, -12 * std::tan(lean)}, from{low, 0, 0}, to{high, 0, 0};
  out.push_back({{foot + from, foot + to, head + to}});
  out.push_back({{foot + from, head + to, head + from}});
}

// The wall takes from the way what leads into it; what is left leads up.
void keepsItsSpeedUpAFlightBesideAWall(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  Flight shape;
  shape.steps = 8;
  shape.riser = random.between(0.05, 0.25);
  shape.tread = random.between(0.25, 0.4);
  const double angle = random.between(2, 60), lean = random.chance(0.5) ? 0 : random.between(0, 15) * kDegree;
  Triangles level = flight(shape, 8, random, 1 + random.below(3));
  addWallBeside(level, -3, shape.end() + 3, lean);
  const Scene scene(place.of(level));
  const Character character;
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-1, 0, 1})));
  loop.idle(3);
  const double share = speedUp(book, loop, place, shape, -angle, random.between(2, 4));
  book.least("least_share_beside_a_wall", share);
  book.require(share >= 0.8, "speed_beside_a_wall", loop, 0.8 - share);
}

// A wall beside it makes no step of what is too high.
void stopsBesideAWallAtWhatIsHigher(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Character character;
  const double height = character.settings.stepHeight * random.between(1.05, 2);
  Triangles level;
  addExtruded(level, {{-3, 0}, {0, 0}, {0, height}, {4, height}}, 8, random, 1 + random.below(3));
  addWallBeside(level, -4, 5, random.chance(0.5) ? 0 : random.between(0, 15) * kDegree);
  const Scene scene(place.of(level));
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-1, 0, 1})));
  loop.idle(3);
  const double floor = loop.foot();
  const Vec3 velocity = place.direction(test::level(-random.between(2, 60))) * random.between(2, 8);
  double highest = 0;
  for (int frame = 0; frame < 120; ++frame) {
    loop.step(velocity);
    book.judge(loop);
    highest = std::max(highest, loop.foot() - floor);
  }
  book.require(place.pointBack(loop.at()).x < 0 && highest <= 0.02, "stops_beside_a_wall", loop, highest);
}

void climbsWhatIsWithinItsHeightAndNothingElse(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  Character character = someCharacter(random);
  character.settings.stepHeight = character.settings.snapDistance =
      random.chance(0.5) ? 0.3 : random.between(0.15, 0.45);
  // So fast that one frame leads from before the nose to the flat behind it.
  const bool fast = random.chance(0.3);
  if (fast) character.seconds = 1.0 / 30;
  const bool within = random.chance(0.5);
  const double height = character.settings.stepHeight * (within ? 0.95 : 1.05);
  Triangles level;
  addExtruded(level, {{-3, 0}, {0, 0}, {0, height}, {4, height}}, 30, random, 1 + random.below(3));
  const Scene scene(place.of(level));
  const double angle = fast ? random.between(-20, 20) : random.between(-60, 60);
  const double speed = fast ? random.between(7, 9) : random.between(1, 8);
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-1, 0, -3 * std::tan(angle * kDegree)})));
  loop.idle(3);
  const double floor = loop.foot(), asked = speed * character.seconds * std::cos(angle * kDegree);
  double highest = 0;
  for (int frame = 0; frame < 3 / asked && place.pointBack(loop.at()).x < 1; ++frame) {
    loop.step(place.direction(test::level(angle)) * speed);
    book.judge(loop);
    judgeGroundKept(book, loop);
    highest = std::max(highest, loop.foot() - floor);
  }
  const double x = place.pointBack(loop.at()).x;
  if (within) {
    book.require(x > 0.5 && std::fabs(loop.foot() - floor - height) < 1e-3, "climbs_what_is_lower", loop,
                 height - highest);
  } else {
    book.require(x < 0 && highest <= 0.02, "stops_at_what_is_higher", loop, highest);
    book.largest("rise_at_what_is_higher", highest);
  }
}

// Off a ledge toward a step that would be low enough from the ground: nothing is climbed from the air.
void isNeverTakenInTheAir(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Character character = someCharacter(random);
  const Vec3 grown = character.grown();
  const double height = random.between(0.1, 0.6), above = random.between(0.02, height);
  Triangles level;
  addExtruded(level, {{-6, 0}, {0, 0}, {0, height}, {4, height}}, 20, random, 1 + random.below(3));
  const Scene scene(place.of(level));
  GameLoop loop(scene, character, place.point({-grown.x - random.between(0.01, 0.3), grown.y + above, 0}));
  const Vec3 velocity = place.direction(test::level(random.between(-60, 60))) * random.between(1, 8);
  if (random.chance(0.5)) loop.jump(random.between(0.5, 3));
  for (int frame = 0; frame < 200 && !loop.grounded(); ++frame) {
    loop.step(velocity);
    book.judge(loop);
  }
}

constexpr LawWalk kStepWalks[] = {
    {"step.speed", 931, 120, keepsItsSpeedUpAFlight},
    {"step.table", 932, 0, keepsItsSpeedUpTheFlightsOfTheTable},
    {"step.height", 933, 160, climbsWhatIsWithinItsHeightAndNothingElse},
    {"step.beside", 935, 160, keepsItsSpeedUpAFlightBesideAWall},
    {"step.beside_higher", 936, 120, stopsBesideAWallAtWhatIsHigher},
    {"step.air", 934, 200, isNeverTakenInTheAir},
};

}  // namespace

std::span<const LawWalk> stepWalks() { return kStepWalks; }

}  // namespace sweepscope::test
