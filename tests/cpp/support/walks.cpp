#include "support/walks.h"

#include <cmath>

#include "support/footing.h"

namespace sweepscope::test {

Vec3 level(double degrees) { return {std::cos(degrees * kDegree), 0, std::sin(degrees * kDegree)}; }

Character someCharacter(Random& random) {
  Character out;
  if (random.chance(0.3)) {
    const double wide = random.between(0.25, 0.5);
    out.radii = {wide, random.between(0.6, 1.1), wide};
  }
  const double rates[] = {30, 60, 120, 240};
  if (random.chance(0.6)) out.seconds = 1 / random.oneOf(rates);
  if (random.chance(0.25)) out.slots = Slots::AllInMotion;
  return out;
}

Flight someFlight(Random& random) {
  Flight out;
  out.steps = 3 + random.below(6);
  out.riser = random.chance(0.3) ? random.between(0.25, 0.299) : random.between(0.05, 0.299);
  out.tread = random.between(0.2, 0.5);
  const Nose noses[] = {Nose::Sharp, Nose::Sharp, Nose::Bevelled, Nose::Rounded, Nose::Overhanging, Nose::Open};
  out.nose = random.oneOf(noses);
  out.landing = random.between(0.2, 2);
  return out;
}

Vec3 standingAt(const Scene& scene, const Character& character, Vec3 place) {
  const Vec3 grown = character.grown();
  double highest = place.y;
  for (const Corners& t : scene.triangles) {
    for (const Vec3 p : t.p) highest = std::max(highest, p.y);
  }
  const Vec3 from{place.x, highest + grown.y + 0.1, place.z};
  const double down = fall(scene.triangles, from, grown, 200);
  return {from.x, from.y - down + 1e-3, from.z};
}

void judgeGroundKept(LawBook& book, const GameLoop& loop) {
  const LoopFrame& frame = loop.last();
  if (!frame.wasGrounded || frame.rise() > 0) return;
  if (frame.result.grounded()) {
    book.require(true, "ground_is_kept", loop);
    return;
  }
  const double snap = loop.character().settings.snapDistance;
  const Vec3 grown = loop.character().grown();
  const double down = fall(nearby(loop.scene().triangles, loop.at(), grown, snap), loop.at(), grown, snap);
  book.require(down > snap - 1e-6, "ground_is_kept", loop, snap - down);
}

}  // namespace sweepscope::test
