// Steep faces: walls to whoever walks into them, slides to whoever is on one, a seat to whoever is between several (docs/solver.md 9).
#include "support/law_walks.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

/// Presses on for `frames` frames: never up, never off the ground.
void press(LawBook& book, GameLoop& loop, Vec3 velocity, int frames, double most) {
  const double floor = loop.foot();
  for (int frame = 0; frame < frames; ++frame) {
    loop.step(velocity);
    book.judge(loop);
    const double rise = loop.foot() - floor;
    book.largest("most_rise", rise);
    book.require(rise <= most, "does_not_rise", loop, rise);
    book.require(loop.grounded(), "stays_grounded", loop);
  }
}

void walkingIntoAFaceTooSteepDoesNotClimbIt(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const double slope = random.chance(0.4) ? 51 : random.between(51, 89);
  Triangles level;
  addExtruded(level, {{-6, 0}, {0, 0}, {4 * std::cos(slope * kDegree), 4 * std::sin(slope * kDegree)}}, 60, random,
              1 + random.below(4));
  const Scene scene(place.of(level));
  const Character character = someCharacter(random);
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-1.2, 0, 0})));
  loop.idle(3);
  const Vec3 heading = place.direction(test::level(random.chance(0.4) ? 0 : random.between(-70, 70)));
  press(book, loop, heading * random.between(1, 8), 180, 0.02);
}

void pressingAgainstACrateStaysOnTheGround(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  Triangles level = crate({0, -0.1, -0.6}, {1.2, random.between(0.31, 0.9), 0.6});
  addFloor(level, 60);
  const Scene scene(place.of(level));
  const Character character = someCharacter(random);
  const Vec3 toward = test::level(random.between(0, 360));
  const Vec3 start = Vec3{0.6, 0, 0} - toward * 1.7 + Vec3{toward.z, 0, -toward.x} * random.between(-0.5, 0.5);
  GameLoop loop(scene, character, standingAt(scene, character, place.point(start)));
  loop.idle(3);
  press(book, loop, place.direction(toward) * random.between(1, 8), 120, 1e-6);
}

/// Falls into what holds it and comes to rest.
void settle(LawBook& book, GameLoop& loop) {
  for (int frame = 0; frame < 240; ++frame) {
    loop.step({});
    book.judge(loop);
  }
  for (int frame = 0; frame < 60; ++frame) {
    loop.step({});
    book.judge(loop);
    const double crept = length(loop.last().moved());
    book.largest("crept", crept);
    book.require(loop.grounded(), "held_is_grounded", loop);
    book.require(loop.last().result.support.state == BodyState::Wedged, "held_is_wedged", loop);
    book.require(crept <= 1e-9, "held_is_at_rest", loop, crept);
    book.require(loop.falling() == 0, "falling_speed_is_reset", loop, loop.falling());
  }
}

void aGrooveOfSteepFacesHoldsAndLetsWalkAlong(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  // Each face as steep as it likes from 51 degrees on; both together open by 20 to 75.
  const double left = random.between(52.5, 80), right = random.chance(0.4) ? left : random.between(52.5, 80);
  const auto away = [](double slope, double by) {
    return Outline{by * std::cos(slope * kDegree), 6 * std::sin(slope * kDegree)};
  };
  Triangles level;
  addExtruded(level, {away(left, -6), {0, 0}, away(right, 6)}, 12, random, 1 + random.below(4));
  const Scene scene(place.of(level));
  Character character = someCharacter(random);
  character.seconds = 1.0 / 60;
  const double bottom = character.grown().y + 1.2;
  GameLoop loop(scene, character, standingAt(scene, character, place.point({random.between(-0.2, 0.2), bottom, 0})));
  settle(book, loop);
  const Vec3 along = place.direction({0, 0, random.sign()});
  for (int frame = 0; frame < 60; ++frame) {
    loop.step(along * 4);
    book.judge(loop);
    const double share = dot(loop.last().moved(), along) / (4 * character.seconds);
    book.least("least_share_along", share);
    book.require(share >= 0.99, "walks_along", loop, 1 - share);
    book.require(loop.grounded(), "walking_along_is_grounded", loop);
  }
}

void aFunnelHolds(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Scene scene(place.of(funnel(3 + random.below(2), random.between(52, 78), 6, random.between(0, 6))));
  Character character = someCharacter(random);
  character.seconds = 1.0 / 60;
  const Vec3 near{random.between(-0.2, 0.2), 0, random.between(-0.2, 0.2)};
  GameLoop loop(scene, character, standingAt(scene, character, place.point(near)));
  settle(book, loop);
}

// The loop's falling speed after k frames is g k dt; what is left of it along the face is that times the sine.
void aFaceTooSteepIsSlidDownWithGravity(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const double slope = random.between(51, 85), s = std::sin(slope * kDegree), c = std::cos(slope * kDegree);
  Triangles level;
  addExtruded(level, {{-20 * c, -20 * s}, {20 * c, 20 * s}}, 20, random, 1 + random.below(4));
  const Scene scene(place.of(level));
  Character character = someCharacter(random);
  character.slots = Slots::Gravity;
  GameLoop loop(scene, character, standingAt(scene, character, place.point({})) + Vec3{0, -1e-3 + 1e-12, 0});
  double speed = 0;
  for (int frame = 0; frame < 40; ++frame) {
    loop.step({});
    book.judge(loop);
    speed += kGravity * character.seconds;
    const double expected = speed * s * character.seconds;
    const double wrong = std::fabs(-dot(loop.last().moved(), place.direction({c, s, 0})) / expected - 1);
    book.require(loop.last().result.support.state == BodyState::Steep, "is_steep", loop);
    // The first frame falls onto the face.
    if (frame == 0) continue;
    book.largest("wrong_acceleration", wrong);
    book.require(wrong <= 1e-5, "slides_by_g_sin", loop, wrong);
  }
}

constexpr LawWalk kSteepWalks[] = {
    {"steep.faces", 941, 80, walkingIntoAFaceTooSteepDoesNotClimbIt},
    {"steep.crates", 942, 80, pressingAgainstACrateStaysOnTheGround},
    {"steep.grooves", 943, 80, aGrooveOfSteepFacesHoldsAndLetsWalkAlong},
    {"steep.funnels", 944, 80, aFunnelHolds},
    {"steep.slides", 945, 80, aFaceTooSteepIsSlidDownWithGravity},
};

}  // namespace

std::span<const LawWalk> steepWalks() { return kSteepWalks; }

}  // namespace sweepscope::test
