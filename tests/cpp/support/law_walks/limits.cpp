// Ground, the other half: nothing carries a body in free fall, beside walls and crates, or over an edge by more than it can
// stand on (docs/solver.md 9).
#include "support/law_walks.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

/// The round bottom stands on an edge this far behind its axis, as a share of its level radius: where the normal of the ellipsoid
/// is at the slope limit.
double standsOverEdge(Vec3 grown, double slope) {
  const double across = std::tan(slope) * grown.x / grown.y;
  return across / std::sqrt(1 + across * across);
}

/// Falls until it lands; the frame that lands must not be early.
void fallDown(LawBook& book, GameLoop& loop, Vec3 velocity, int most) {
  for (int frame = 0; frame < most && !loop.grounded(); ++frame) {
    const double foot = loop.foot();
    loop.step(velocity);
    book.judge(loop);
    const bool touched = loop.foot() < 1e-6;
    if (!touched) book.require(!loop.grounded(), "not_grounded_in_mid_air", loop, loop.foot());
    // Within two skins of the ground a body counts as standing when its frame begins.
    const Character& body = loop.character();
    if (foot <= 2 * (body.grown().x - body.radii.x)) continue;
    book.require(!loop.last().result.snapped, "not_snapped_in_mid_air", loop, foot);
    book.require(!loop.last().result.stepped, "not_stepped_in_mid_air", loop, foot);
  }
}

void nothingCarriesWhatFalls(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 0);
  Triangles level;
  addFloor(level, 20);
  const Scene scene(place.of(level));
  const Character character = someCharacter(random);
  GameLoop loop(scene, character, {0, character.grown().y + random.between(0.01, 2), 0});
  fallDown(book, loop, test::level(random.between(0, 360)) * random.between(0, 8), 300);
  book.require(loop.grounded(), "lands", loop);
}

// The wall stands 0 to 5 cm from the body's side, or is pressed against; the body is at any height, 0.25 m among them.
void nothingCarriesWhatFallsAlongAWall(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 0);
  const Character character = someCharacter(random);
  const Vec3 grown = character.grown();
  const double height = random.chance(0.5) ? 0.25 : random.between(0.02, 2);
  Triangles level;
  addExtruded(level, {{-9, 0}, {0, 0}, {0, height + grown.y + random.between(0.05, 4)}}, 9, random,
              1 + random.below(5));
  const Scene scene(place.of(level));
  const double gap = random.chance(0.3) ? 1e-9 : random.between(0, 0.05);
  GameLoop loop(scene, character, place.point({-grown.x - gap, grown.y + height, 0}));
  const double speed = random.chance(0.2) ? 0 : random.between(0, 6);
  fallDown(book, loop, place.direction(test::level(random.between(-80, 80))) * speed, 300);
  book.require(loop.grounded(), "lands", loop);
}

// Beside a crate that is lower than the body's middle its edge may be pressed against, and bears. Not so if nobody presses.
void nothingCarriesWhatFallsAlongACrate(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 0);
  const Character character = someCharacter(random);
  const Vec3 grown = character.grown();
  const double height = random.chance(0.5) ? 0.25 : random.between(0.02, 1), top = random.between(0.1, 1.5);
  Triangles level = crate({0, -0.1, -0.5}, {1, top, 0.5});
  addFloor(level, 9);
  const Scene scene(place.of(level));
  GameLoop loop(scene, character, place.point({-grown.x - random.between(1e-6, 0.01), grown.y + height, 0}));
  fallDown(book, loop, {}, 300);
  book.require(loop.grounded(), "lands", loop);
}

void aCliffsEdgeCarriesAsFarAsItCanBeStoodOn(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 0);
  Character character = someCharacter(random);
  // The rule that a body stands still on ground is the gravity slot's; the movement slot slides.
  character.slots = Slots::Gravity;
  const Vec3 grown = character.grown();
  const double limit = standsOverEdge(grown, character.settings.slopeLimit), drop = random.between(0.6, 4);
  Triangles level;
  addFloor(level, 20);
  addExtruded(level, {{-6, drop}, {0, drop}, {0, 0}}, 6, random, 1 + random.below(3));
  const Scene scene(place.of(level));
  const bool carried = random.chance(0.5);
  const double over = carried ? limit * random.between(0, 0.999) : limit + (0.99 - limit) * random.between(0.001, 1);
  GameLoop loop(scene, character, standingAt(scene, character, place.point({over * grown.x, 0, 0})));
  if (carried) {
    for (int frame = 0; frame < 40; ++frame) {
      loop.step({});
      book.judge(loop);
    }
    book.require(loop.grounded() && loop.foot() > drop - 0.2, "carried", loop, over - limit);
    return;
  }
  fallDown(book, loop, {}, 300);
  book.require(loop.grounded(), "lands", loop);
}

constexpr LawWalk kLimitsWalks[] = {
    {"ground.falling", 911, 150, nothingCarriesWhatFalls},
    {"ground.along_walls", 912, 150, nothingCarriesWhatFallsAlongAWall},
    {"ground.along_crates", 913, 150, nothingCarriesWhatFallsAlongACrate},
    {"ground.cliffs", 914, 150, aCliffsEdgeCarriesAsFarAsItCanBeStoodOn},
};

}  // namespace

std::span<const LawWalk> limitsWalks() { return kLimitsWalks; }

}  // namespace sweepscope::test
