// Ground: walking over what can be stood on is standing in every frame, and nothing else is (docs/solver.md 9).
//
// A frame may leave the ground only where the surface falls away by more than the snap distance: at 8 m/s and 30 frames a second
// a slope of 50 degrees does, by 0.32 m. The referee measures that fall under the body where the frame ended.
#include "support/footing.h"
#include "support/frame_laws.h"
#include "support/law_walks.h"
#include "support/levels.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

/// Planes that meet in level lines, sheared so that the lines climb too; no face steeper than 49.9 degrees.
Triangles planes(Random& random, int faces) {
  const double steepest = std::tan(random.between(1, 49.9) * kDegree);
  const double shear = random.chance(0.5) ? random.between(-0.7, 0.7) * steepest : 0;
  const double most = std::sqrt(steepest * steepest - shear * shear);
  Profile profile{{-12, 0}};
  for (int k = 0; k < faces; ++k) {
    const double wide = k == 0 ? 12 : k + 1 == faces ? 12 : random.between(0.15, 3);
    const double rise = random.chance(0.3) ? most * random.sign() : random.between(-most, most);
    profile.push_back({profile.back().x + wide, profile.back().y + rise * wide});
  }
  Triangles out;
  addExtruded(out, profile, 12, random, 1 + random.below(3));
  for (Corners& t : out) {
    for (Vec3& p : t.p) p.y += shear * p.z;
  }
  return out;
}

void overPlanesRidgesAndValleys(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const Scene scene(place.of(planes(random, 2 + random.below(6))));
  const Character character = someCharacter(random);
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-2, 0, random.between(-2, 2)})));
  loop.idle(3);
  const Vec3 start = loop.at();
  for (int leg = 0; leg < 4; ++leg) {
    const Vec3 heading = place.direction(level(leg == 0 ? random.between(-60, 60) : random.between(0, 360)));
    const double speed = random.between(1, 8);
    for (int frame = 0; frame < 40 && length(loop.at() - start) < 5; ++frame) {
      loop.step(heading * speed);
      book.judge(loop);
      judgeGroundKept(book, loop);
    }
  }
}

void overTerrain(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const int cells = 6 + random.below(14);
  const Scene scene(place.of(standableTerrain(random, 5, cells, random.between(3, 49.8))));
  const Character character = someCharacter(random);
  GameLoop loop(scene, character, standingAt(scene, character, place.point({0, 0, 0})));
  loop.idle(3);
  const Vec3 start = loop.at();
  Vec3 heading = level(random.between(0, 360)) * random.between(1, 8);
  for (int frame = 0; frame < 120; ++frame) {
    if (random.chance(0.05)) heading = level(random.between(0, 360)) * random.between(0.2, 8);
    const Vec3 away = loop.at() - start;
    if (std::hypot(away.x, away.z) > 3) heading = normalized({-away.x, 0, -away.z}) * length(heading);
    loop.step(heading);
    book.judge(loop);
    judgeGroundKept(book, loop);
  }
}

void upAndDownFlights(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const Flight shape = someFlight(random);
  const double angle = random.chance(0.3) ? 0 : random.between(-60, 60);
  const Scene scene(place.of(flight(shape, 24, random, 1 + random.below(3))));
  const Character character = someCharacter(random);
  const double speed = random.between(1, 8), side = -5 * std::tan(angle * kDegree);
  GameLoop loop(scene, character, standingAt(scene, character, place.point({-1, 0, side})));
  loop.idle(3);
  const double along = speed * character.seconds * std::cos(angle * kDegree), way = shape.end() + 2;
  int frame = 0;
  for (const int most = static_cast<int>(3 * way / along); frame < most; ++frame) {
    if (place.pointBack(loop.at()).x > shape.end() + 1) break;
    loop.step(place.direction(level(angle)) * speed);
    book.judge(loop);
    judgeGroundKept(book, loop);
  }
  book.require(place.pointBack(loop.at()).x > shape.end() + 1, "arrives", loop);
}

void onTheStairsOfTheTable(LawBook& book, Random& random) {
  const double flights[][2] = {{0.15, 0.30}, {0.18, 0.28}, {0.2, 0.3}, {0.25, 0.3},
                               {0.3, 0.3},   {0.3, 0.4},   {0.3, 0.25}};
  for (const auto [riser, tread] : flights) {
    Flight shape{12, riser, tread};
    const Scene scene(flight(shape, 4, random));
    GameLoop loop(scene, {}, standingAt(scene, {}, {-1, 0, 0}));
    loop.idle(3);
    long air = 0, frames = 0;
    for (; frames < 1000 && loop.at().x < shape.end() + 1; ++frames) {
      air += loop.step({4, 0, 0}).result.grounded() ? 0 : 1;
      book.judge(loop);
      judgeGroundKept(book, loop);
    }
    book.require(air == 0, "no_frame_in_the_air", loop, static_cast<double>(air));
    book.largest("share_of_frames_in_the_air", static_cast<double>(air) / static_cast<double>(frames));
    book.require(loop.at().x >= shape.end() + 1, "arrives", loop);
  }
}

void onWindingFlights(LawBook& book, Random& random) {
  const Placement place = Placement::some(random);
  const Winding shape{16, random.between(0.05, 0.299), random.between(0.2, 0.5), random.between(1.4, 4),
                      random.chance(0.3)};
  const Scene scene(place.of(winding(shape)));
  const Character character = someCharacter(random);
  const auto at = [&](double step) { return shape.radius * place.direction(level(-step * shape.turn() / kDegree)); };
  const Vec3 axis = place.point({});
  GameLoop loop(scene, character, standingAt(scene, character, axis + at(2.5)));
  loop.idle(3);
  const double speed = random.between(1, 5);
  for (const double way : {1.0, -1.0}) {
    for (int frame = 0; frame < 1500; ++frame) {
      const Vec3 out = place.pointBack(loop.at());
      const double angle = std::atan2(-out.z, out.x),
                   step = (angle < 0 ? angle + 2 * std::numbers::pi : angle) / shape.turn();
      if (way > 0 ? step > shape.steps - 2.5 : step < 2.5) break;
      loop.step(place.direction(level(-angle / kDegree - 90 * way)) * speed);
      book.judge(loop);
      judgeGroundKept(book, loop);
    }
  }
}

constexpr LawWalk kGroundWalks[] = {
    {"ground.planes", 901, 150, overPlanesRidgesAndValleys}, {"ground.terrain", 902, 60, overTerrain},
    {"ground.flights", 903, 110, upAndDownFlights},          {"ground.table", 904, 0, onTheStairsOfTheTable},
    {"ground.winding", 905, 40, onWindingFlights},
};

}  // namespace

std::span<const LawWalk> groundWalks() { return kGroundWalks; }

}  // namespace sweepscope::test
