// Jump: the height is the one of the loop's own sums, whatever stands beside and whichever slot the jump is in; a ceiling is said
// when it stops the rise, and only then (docs/solver.md 9).
#include "support/law_walks.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

constexpr Slots kSlots[] = {Slots::Gravity, Slots::JumpApart, Slots::AllInMotion};
constexpr const char* kSlotNames[] = {"in_gravity", "apart", "in_motion"};

/// One jump beside something.
struct Jump {
  double speed = 5;
  double apex = 0;         ///< what the sums say
  double highest = 0;      ///< what the foot reached above the floor
  double farthest = -1e9;  ///< level place of the axis along +x of the scene
};

/// Jumps in the next frame and follows it until it lands or time is up.
Jump jumpNow(LawBook& book, GameLoop& loop, const Placement& place, double speed, Vec3 velocity) {
  Jump out;
  out.speed = speed;
  out.apex = apexOf(speed, loop.character().seconds);
  const double from = loop.foot();
  loop.jump(speed);
  const int most = static_cast<int>((2 * speed / kGravity + 0.7) / loop.character().seconds);
  for (int frame = 0; frame < most; ++frame) {
    loop.step(velocity);
    book.judge(loop);
    out.highest = std::max(out.highest, loop.foot() - from);
    out.farthest = std::max(out.farthest, place.pointBack(loop.at()).x);
    const LoopFrame& last = loop.last();
    if (last.rise() > 0) book.require(!loop.grounded(), "rising_is_not_grounded", loop);
    if (loop.grounded()) break;
  }
  return out;
}

/// How high over its foot the round body touches an edge that it can stand on, 0.105 m for radii of 0.4/0.9: a wall higher than the jump by
/// less can be mounted, and the body may be lifted onto it.
double liftOf(Vec3 grown, double slope) {
  const double across = std::tan(slope) * grown.x / grown.y;
  return grown.y * (1 - 1 / std::sqrt(1 + across * across));
}

double someWall(Random& random) {
  const double heights[] = {0.2, 0.25, 0.3, 0.35, 0.5, 0.8, 1.0, 1.05, 1.15, 1.2, 1.3, 1.5, 1.7, 2.0, 2.5, 3.0};
  return random.chance(0.7) ? random.oneOf(heights) : random.between(0.2, 3);
}

void theHeightBesideWallsIsThatOfAFreeJump(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 0);
  const double height = someWall(random), depth = random.chance(0.5) ? 6 : random.between(0.05, 1);
  Triangles level;
  addExtruded(level, {{-9, 0}, {0, 0}, {0, height}, {depth, height}, {depth, 0}, {9, 0}}, 20, random,
              1 + random.below(3));
  const Scene scene(place.of(level));
  Character character;
  const int way = random.below(3);
  character.slots = kSlots[way];
  const double rates[] = {30, 60, 60, 60, 120};
  character.seconds = 1 / random.oneOf(rates);
  const double gap = random.chance(0.5) ? 1e-4 : random.between(0, 1);
  const Vec3 grown = character.grown();
  GameLoop loop(scene, character, place.point({-grown.x - gap, grown.y + 1e-3, 0}));
  loop.idle(3);
  const double press = random.chance(0.2) ? 0 : random.between(0, 6), angle = random.between(-60, 60);
  const Jump jump = jumpNow(book, loop, place, random.chance(0.6) ? 5 : random.between(2, 7),
                            place.direction(test::level(angle)) * press);
  const std::string slots = kSlotNames[way];
  const double share = jump.highest / jump.apex;
  book.least(("least_share_of_apex." + slots).c_str(), share);
  book.require(share >= 0.99, ("reaches_the_apex." + slots).c_str(), loop, 1 - share);
  // On the wall: its axis over it, or its round bottom carried by the edge.
  const bool mounted = jump.farthest > 0 || (loop.grounded() && loop.foot() > 0.05);
  const double mount = liftOf(grown, character.settings.slopeLimit), lift = mounted ? mount : 0;
  book.largest(("most_above_apex_unmounted." + slots).c_str(), mounted ? 0 : share - 1);
  book.require(jump.highest <= 1.01 * jump.apex + lift, ("stays_under_the_apex." + slots).c_str(), loop, share - 1);
  // What is no higher than a step is one to whoever lands on its edge.
  if (height > std::max(1.01 * jump.apex + mount, character.settings.stepHeight + 1e-3)) {
    book.require(!mounted, ("never_mounts_what_is_higher." + slots).c_str(), loop, height);
  }
}

// The rise that a flat ceiling takes: at least half of a frame's is a ceiling, none of it is not. Between the two, the answer
// is free.
void aCeilingIsSaidWhenItStopsTheRise(LawBook& book, Random& random) {
  book.underARoof();
  const Placement place = Placement::some(random, 0);
  Character character;
  const int way = random.below(3);
  character.slots = kSlots[way];
  const double rates[] = {30, 60, 120};
  character.seconds = 1 / random.oneOf(rates);
  const Vec3 grown = character.grown();
  const double speed = random.between(2, 7), room = random.between(0.02, 1.2) * apexOf(speed, character.seconds);
  const double roof = 2 * grown.y + room;
  Triangles level;
  addExtruded(level, {{-20, 0}, {20, 0}}, 20, random, 1 + random.below(3));
  addExtruded(level, {{-20, roof}, {20, roof}}, 20, random, 1 + random.below(3));
  const Scene scene(place.of(level));
  GameLoop loop(scene, character, {0, grown.y + 1e-3, 0});
  loop.idle(3);
  loop.jump(speed);
  double highest = 0;
  const Vec3 velocity = test::level(random.between(0, 360)) * random.between(0, 6);
  for (int frame = 0; frame < 300; ++frame) {
    loop.step(velocity);
    book.judge(loop);
    const LoopFrame& last = loop.last();
    highest = std::max(highest, loop.foot());
    const double up = std::max(last.request.displacement.y, last.rise()), rose = last.moved().y;
    const double fell = std::min(0.0, last.request.gravity.y);
    if (rose >= last.rise() - 1e-9) book.require(!last.result.ceiling, "not_said_when_nothing_is_taken", loop);
    if (last.rise() > 0 && rose < 0.49 * last.rise() && rose - fell < 0.49 * up) {
      book.require(last.result.ceiling, "said_when_half_is_taken", loop, last.rise() - rose);
    }
    if (loop.grounded()) break;
  }
  book.require(loop.grounded(), "lands", loop);
  const double free = apexOf(speed, character.seconds), most = std::min(free, room);
  book.largest("most_beside_the_least_of_apex_and_room", std::fabs(highest / most - 1));
  // The ceiling may end the rise of its frame early in the loop that falls in the same frame.
  const double frameRise = speed * character.seconds;
  book.require(highest <= most * 1.01 && highest >= most * 0.99 - (room < free ? frameRise : 0),
               (std::string("height.") + kSlotNames[way]).c_str(), loop, std::fabs(highest - most));
}

// A level with flights, crates and walls; somebody who runs, turns and jumps. What holds in every frame is judged; the jumps
// that meet nothing rise to the apex.
void theLoopOfAGame(LawBook& book, Random& random) {
  book.underARoof();  // treads of open flights
  const Placement place = Placement::some(random);
  Triangles level = flight(someFlight(random), 3, random);
  addExtruded(level, {{-9, -0.001}, {9, -0.001}}, 9, random, 4);
  for (int box = 0; box < 6; ++box) {
    const double x = random.between(-7, 7), z = random.between(3.5, 7) * random.sign();
    const Triangles one =
        crate({x, -0.2, z}, {x + random.between(0.2, 2), random.between(0.1, 2.2), z + random.between(0.2, 2)});
    level.insert(level.end(), one.begin(), one.end());
  }
  const Scene scene(place.of(level));
  Character character = someCharacter(random);
  character.slots = kSlots[random.below(3)];
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-2, 0, 2})));
  Vec3 velocity;
  const int frames = static_cast<int>(4 / character.seconds);
  for (int frame = 0; frame < frames; ++frame) {
    if (random.chance(2 * character.seconds)) velocity = test::level(random.between(0, 360)) * random.between(0, 6);
    const Vec3 at = place.pointBack(loop.at());
    if (std::hypot(at.x, at.z) > 7) velocity = normalized(place.direction({-at.x, 0, -at.z})) * 4;
    if (loop.grounded() && random.chance(1.5 * character.seconds)) loop.jump(random.between(2, 6));
    loop.step(velocity);
    book.judge(loop);
    const double speed = std::fabs(loop.falling());
    book.largest("fastest_fall", speed);
    book.require(speed < 12, "falling_speed_stays_bounded", loop, speed);
  }
}

constexpr LawWalk kJumpWalks[] = {
    {"jump.walls", 921, 500, theHeightBesideWallsIsThatOfAFreeJump},
    {"jump.ceilings", 922, 300, aCeilingIsSaidWhenItStopsTheRise},
    {"jump.loop", 923, 60, theLoopOfAGame},
};

}  // namespace

std::span<const LawWalk> jumpWalks() { return kJumpWalks; }

}  // namespace sweepscope::test
