// Rest: whoever stands still is not moved (docs/solver.md 9). Dropped anywhere, settled for 120 frames, then watched for 200.
#include "support/law_walks.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

void restAt(LawBook& book, const Scene& scene, const Character& character, Vec3 place) {
  GameLoop loop(scene, character, standingAt(scene, character, place));
  for (int frame = 0; frame < 120; ++frame) {
    loop.step({});
    book.judge(loop);
  }
  const Vec3 from = loop.at();
  double farthest = 0, once = 0;
  bool grounded = true;
  for (int frame = 0; frame < 200; ++frame) {
    loop.step({});
    farthest = std::max(farthest, length(loop.at() - from));
    once = std::max(once, length(loop.last().moved()));
    grounded = grounded && loop.grounded();
    book.require(length(loop.at() - from) <= 1e-9, "is_not_moved", loop, length(loop.at() - from));
    if (farthest > 1e-9) break;
  }
  book.judge(loop);
  book.require(grounded, "is_grounded", loop);
  book.largest("farthest", farthest);
  book.largest("farthest_in_a_frame", once);
  book.count("not_moved_at_all", farthest == 0);
}

Character someBody(Random& random) {
  Character out = someCharacter(random);
  out.seconds = 1.0 / 60;
  out.slots = Slots::Gravity;
  return out;
}

void onSlopesThatCanBeStoodOn(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const double slope = random.between(0, 49.9);
  Triangles level;
  addExtruded(level, {{-9, -9 * std::tan(slope * kDegree)}, {9, 9 * std::tan(slope * kDegree)}}, 9, random,
              1 + random.below(6));
  const Scene scene(place.of(level));
  restAt(book, scene, someBody(random), place.point(random.inBox(3)));
}

void inGroovesOfAnyAngle(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const double a = random.between(2, 80), b = random.between(2, 80);
  Triangles level;
  addExtruded(level,
              {{-9 * std::cos(a * kDegree), 9 * std::sin(a * kDegree)},
               {0, 0},
               {9 * std::cos(b * kDegree), 9 * std::sin(b * kDegree)}},
              9, random, 1 + random.below(4));
  const Scene scene(place.of(level));
  restAt(book, scene, someBody(random), place.point({random.between(-0.3, 0.3), 0, random.between(-3, 3)}));
}

void inCorners(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  Triangles level = corner(6);
  const Scene scene(place.of(level));
  const Character character = someBody(random);
  const Vec3 grown = character.grown();
  // Beside both walls, beside one, away from them.
  const double gap[] = {1e-9, 1e-5, 0.01, 1}, x = random.oneOf(gap), z = random.oneOf(gap);
  restAt(book, scene, character, place.point({grown.x + x, 0, grown.z + z}));
}

void onTerrain(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const Scene scene(place.of(standableTerrain(random, 4, 5 + random.below(12), random.between(3, 49.8))));
  for (int body = 0; body < 3; ++body) {
    const double x = random.between(-3, 3), z = random.between(-3, 3);
    restAt(book, scene, someBody(random), place.point({x, 0, z}));
  }
}

void onStairs(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const Flight shape = someFlight(random);
  const Scene scene(place.of(flight(shape, 3, random, 1 + random.below(3))));
  restAt(book, scene, someBody(random),
         place.point({random.between(-0.5, shape.end() + 0.5), 0, random.between(-1, 1)}));
}

constexpr LawWalk kRestWalks[] = {
    {"rest.slopes", 951, 60, onSlopesThatCanBeStoodOn},
    {"rest.grooves", 952, 60, inGroovesOfAnyAngle},
    {"rest.corners", 953, 60, inCorners},
    {"rest.terrain", 954, 30, onTerrain},
    {"rest.stairs", 955, 60, onStairs},
};

}  // namespace

std::span<const LawWalk> restWalks() { return kRestWalks; }

}  // namespace sweepscope::test
