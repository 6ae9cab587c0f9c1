// Gaps and bevels: what is narrower than half of a foot is walked over as ground, what is wider than a body is fallen into (docs/solver.md 9).
#include "support/footing.h"
#include "support/law_walks.h"
#include "support/levels.h"
#include "support/walks.h"

namespace sweepscope::test {
namespace {

constexpr double kHalf = 8, kFrom = -2, kTo = 3;

void add(Triangles& out, const Triangles& more) { out.insert(out.end(), more.begin(), more.end()); }

/// How thick planks are: so thin or so thick that no ground is within a step below them, or with ground there.
struct Pit {
  double thick, floor;

  static Pit some(Random& random) {
    const double thick = random.chance(0.4) ? 0.04 : random.between(0.02, 2);
    return {thick, thick + (random.chance(0.3) ? random.between(0.05, 0.4) : 5)};
  }
  void addFloor(Triangles& out) const {
    addQuad(out, {-9, -floor, -kHalf}, {-9, -floor, kHalf}, {9, -floor, kHalf}, {9, -floor, -kHalf});
  }
};

/// Ground, planks along z with gaps between them, ground again.
Triangles planks(Random& random, double gap, double uneven, const Pit& pit) {
  const double wide = random.chance(0.3) ? random.between(0.03, 0.2) : random.between(0.1, 1);
  Triangles out = crate({-6, -pit.thick, -kHalf}, {kFrom, 0, kHalf});
  double x = kFrom + gap;
  for (; x < kTo; x += wide + gap) {
    const double top = random.between(-uneven, uneven);
    add(out, crate({x, top - pit.thick, -kHalf}, {x + wide, top, kHalf}));
  }
  add(out, crate({x, -pit.thick, -kHalf}, {9, 0, kHalf}));
  return out;
}

/// Bars both ways.
Triangles grating(Random& random, double widest, const Pit& pit) {
  Triangles out = crate({-6, -pit.thick, -kHalf}, {kFrom, 0, kHalf});
  add(out, crate({kTo, -pit.thick, -kHalf}, {9, 0, kHalf}));
  const double across = random.between(0.02, 0.3), along = random.between(0.02, 0.3);
  const double gap = random.between(0.01, widest), other = random.between(0.01, widest);
  for (double x = kFrom + gap; x < kTo; x += gap + across) {
    add(out, crate({x, -pit.thick, -kHalf}, {std::min(x + across, kTo), 0, kHalf}));
  }
  for (double z = -kHalf; z < kHalf; z += other + along) {
    add(out, crate({kFrom, -pit.thick, z}, {kTo, 0, z + along}));
  }
  return out;
}

/// Kerbs up and down, their edges cut off by a bevel of any slope.
Triangles kerbs(Random& random, double widest) {
  Profile profile{{-6, 0}};
  double x = -1;
  for (int k = 0; k < 3; ++k) {
    const double height = random.between(0.02, 0.29), wide = random.between(0.01, widest);
    const double deep = std::min(height, wide * std::tan(random.between(20, 75) * kDegree));
    const double top = random.between(0.3, 1.5);
    profile.push_back({x, 0});
    profile.push_back({x, height - deep});
    profile.push_back({x + wide, height});
    profile.push_back({x + wide + top, height});
    profile.push_back({x + 2 * wide + top, height - deep});
    x += 2 * wide + top;
    profile.push_back({x, 0});
    x += random.between(0.3, 1);
  }
  profile.push_back({12, 0});
  Profile clean;
  for (const Outline at : profile) {
    if (clean.empty() || std::hypot(at.x - clean.back().x, at.y - clean.back().y) > 1e-9) clean.push_back(at);
  }
  Triangles out;
  addExtruded(out, clean, kHalf, random, 1 + random.below(3));
  return out;
}

void tilt(Triangles& level, double degrees) {
  const double c = std::cos(degrees * kDegree), s = std::sin(degrees * kDegree);
  for (Corners& t : level) {
    for (Vec3& p : t.p) p = {p.x * c - p.y * s, p.x * s + p.y * c, p.z};
  }
}

/// Slope limits of 35 to 60 degrees.
Character somebody(Random& random) {
  Character out = someCharacter(random);
  out.slots = Slots::Gravity;
  if (random.chance(0.5)) out.settings.slopeLimit = random.between(35, 60) * kDegree;
  return out;
}

/// Walks over a level along +x, at any angle: on the ground and on its way in every frame, and never above what is below it.
void walkOver(LawBook& book, Random& random, const Character& character, const Placement& place, const Scene& scene,
              Vec3 from, double to) {
  const double angle = random.chance(0.4) ? 0 : random.between(-75, 75), speed = random.between(0.5, 8);
  GameLoop loop(scene, character, standingAt(scene, character, place.point(from)));
  loop.idle(3);
  const Vec3 heading = place.direction(level(angle));
  const double asked = speed * character.seconds;
  int slow = 0;
  for (int frame = 0; frame < 3000; ++frame) {
    const Vec3 at = place.pointBack(loop.at());
    if (at.x > to || std::fabs(at.z) > kHalf - 1) return;
    loop.step(heading * speed);
    book.judge(loop);
    book.require(loop.grounded(), "grounded", loop);
    const Vec3 grown = character.grown();
    const double down = fall(nearby(scene.triangles, loop.at(), grown, 0.5), loop.at(), grown, 0.5);
    book.require(down <= 1e-6, "touches_what_is_below", loop, down);
    const double got = dot(loop.last().moved(), heading);
    slow = got < 0.1 * asked ? slow + 1 : 0;
    book.require(slow < 10, "goes_on", loop, slow);
    if (slow >= 10) return;
  }
}

void planksAreWalkedOver(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Character character = somebody(random);
  const double gap = random.between(0.01, 0.97 * character.radii.x);
  Triangles level = planks(random, gap, random.chance(0.5) ? 0 : random.between(0, 0.04), Pit::some(random));
  const Scene scene(place.of(level));
  walkOver(book, random, character, place, scene, {kFrom - 1, 0, 0}, kTo + 1);
}

void planksOfASlopeAreWalkedOver(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Character character = somebody(random);
  const double gap = random.between(0.01, 0.8 * character.radii.x),
               most = 0.6 * character.settings.slopeLimit / kDegree;
  Triangles level = planks(random, gap, 0, Pit::some(random));
  const double slope = random.between(-most, most), c = std::cos(slope * kDegree);
  tilt(level, slope);
  const Scene scene(place.of(level));
  walkOver(book, random, character, place, scene, {(kFrom - 1) * c, 0, 0}, kTo * c);
}

void gratingsAreWalkedOver(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Character character = somebody(random);
  const Scene scene(place.of(grating(random, 0.97 * character.radii.x, Pit::some(random))));
  walkOver(book, random, character, place, scene, {kFrom - 1, 0, 0}, kTo + 1);
}

void bevelsAreWalkedOver(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Character character = somebody(random);
  const Scene scene(place.of(kerbs(random, std::min(0.15, 0.4 * character.radii.x))));
  walkOver(book, random, character, place, scene, {-2, 0, 0}, 7);
}

/// The other way: what is wider than the body is fallen into, by who stands over it and by who walks into it slowly.
void whatIsWiderIsFallenInto(LawBook& book, Random& random) {
  const Placement place = Placement::some(random, 20);
  const Character character = somebody(random);
  const Vec3 grown = character.grown();
  const double wide = 2 * grown.x * random.between(1.01, 1.6), drop = random.between(2.5, 5);
  const double thick = random.chance(0.5) ? 0.04 : drop - 0.1;
  Triangles level = crate({-6, -thick, -kHalf}, {-wide / 2, 0, kHalf});
  add(level, crate({wide / 2, -thick, -kHalf}, {6, 0, kHalf}));
  Pit{thick, drop}.addFloor(level);
  const Scene scene(place.of(level));
  const bool walks = random.chance(0.5);
  const double x = walks ? -wide / 2 - 0.5 : random.between(-1, 1) * (wide / 2 - grown.x);
  GameLoop loop(scene, character,
                walks ? standingAt(scene, character, place.point({x, 0, 0})) : place.point({x, grown.y + 0.01, 0}));
  const Vec3 velocity = place.direction(test::level(0)) * (walks ? random.between(0.2, 0.8) : 0);
  for (int frame = 0; frame < 12 / character.seconds; ++frame) {
    if (place.pointBack(loop.at()).y < grown.y - 1) break;
    loop.step(velocity);
    book.judge(loop);
    if (place.pointBack(loop.at()).x > wide / 2 + 0.5) break;
  }
  book.require(place.pointBack(loop.at()).y < grown.y - 1, "falls_in", loop, wide - 2 * grown.x);
}

constexpr LawWalk kGapWalks[] = {
    {"gaps.planks", 961, 40, planksAreWalkedOver},     {"gaps.slopes", 962, 40, planksOfASlopeAreWalkedOver},
    {"gaps.gratings", 963, 20, gratingsAreWalkedOver}, {"gaps.bevels", 964, 40, bevelsAreWalkedOver},
    {"gaps.wider", 965, 60, whatIsWiderIsFallenInto},
};

}  // namespace

std::span<const LawWalk> gapWalks() { return kGapWalks; }

}  // namespace sweepscope::test
