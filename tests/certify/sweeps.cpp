// The sweeps: adversarial families with their neighbourhoods, random soups, the shipped meshes.
#include <cinttypes>
#include <cmath>
#include <cstdio>

#include "certify/judged.h"
#include "certify/plan.h"
#include "support/families.h"

namespace sweepscope::certify {

using test::Random;
using test::SweepCase;

void print(const char* group, const std::string& name, const SweepTally& t) {
  std::printf(
      "{\"group\":\"%s\",\"name\":\"%s\",\"sweeps\":%ld,\"hits\":%ld,\"misses\":%ld,\"exits\":%ld,\"penetrations\":%ld,"
      "\"others\":%ld,\"unlike\":%ld,\"bisected\":%ld,\"late\":%ld,\"residual\":%.6g,\"deepest\":%.6g}\n",
      group, name.c_str(), t.sweeps, t.hits, t.misses, t.exits, t.penetrations, t.others, t.unlike, t.bisected, t.late,
      t.residual, t.deepest);
  std::fflush(stdout);
}

namespace {

/// Shares of all sweeps. Families are where the difficult cases are.
constexpr double kFamilies = 0.6, kSoups = 0.2, kShapes = 0.2;

/// Never fewer than were asked for.
long roundedUp(double count) { return static_cast<long>(std::ceil(count)); }

/// A sweep that has to do with a triangle of the world: aimed at a corner, an edge or a face of it, from near or far, or anywhere.
SweepRequest someRequest(const test::Triangles& triangles, Vec3 radii, Random& random) {
  const Corners& t = triangles[static_cast<std::size_t>(random.below(static_cast<int>(triangles.size())))];
  const double a = random.chance(0.7) ? random.unit() : 0, b = random.chance(0.6) ? random.unit() * (1 - a) : 0;
  const Vec3 aim = t.p[0] + (t.p[1] - t.p[0]) * a + (t.p[2] - t.p[0]) * b;
  // A triangle without area has no normal.
  const bool straight = random.chance(0.3) && hasArea(t);
  const Vec3 out = straight ? unitNormal(t) * random.sign() : random.direction();
  // Touching up to rounding, deep inside, or on its way.
  const double distance = random.chance(0.2)   ? 1 + random.sign() * random.magnitude(-53, -4)
                          : random.chance(0.2) ? random.unit()
                                               : random.between(1, 6);
  const Vec3 center = aim + scale(out, radii) * distance;
  const double kind = random.unit();
  Vec3 travel = (aim - center) * random.between(0.2, 2.5);
  if (kind < 0.3) travel = scale(random.inBox(6), radii);
  if (kind > 0.85) travel = scale(random.across(out), radii) * random.magnitude(-20, 4);
  return {center, travel, radii, random.chance(0.2) ? Sides::Front : Sides::Both};
}

Vec3 someRadii(Vec3 usual, Random& random) {
  const double x = random.between(0.3, 2), y = random.between(0.3, 2), z = random.between(0.3, 2);
  const Vec3 shape = random.chance(0.4) ? Vec3{1, 1, 1} : Vec3{x, y, z};
  return scale(usual, shape) * (random.chance(0.7) ? 1 : random.magnitude(-6, 2));
}

/// The world as it is, with coordinates of single precision, or moved as `neighbour` moves a case.
SweepCase variant(const test::Triangles& triangles, Vec3 radii, int number, Random& random) {
  SweepCase c{triangles, {{}, {}, radii, Sides::Both}};
  if (number == 0) return c;
  if (random.chance(0.2)) {
    for (Corners& t : c.triangles) {
      for (Vec3& p : t.p) p = {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
    }
    return c;
  }
  return neighbour(std::move(c), random);
}

/// `count` sweeps in a world and its neighbours, `each` in one of them.
void sweepWorld(const test::Triangles& triangles, Vec3 radii, long count, long each, Random& random,
                SweepTally& tally) {
  for (int number = 0; count > 0; ++number, count -= each) {
    const SweepCase c = variant(triangles, radii, number, random);
    const World world(c.triangles);
    for (long k = 0; k < std::min(count, each); ++k) {
      judge(world, someRequest(c.triangles, someRadii(c.request.radii, random), random), tally);
    }
  }
}

}  // namespace

long certifyFamilies(const Plan& plan) {
  long wrong = 0;
  const auto count =
      roundedUp(kFamilies * static_cast<double>(plan.sweeps) / static_cast<double>(test::families().size()));
  for (const test::Family& family : test::families()) {
    Random random = randomFor(plan, family.name);
    SweepTally tally;
    for (long k = 0; k < count; ++k) {
      SweepCase c = family.make(random);
      if (k % 4 != 0) c = neighbour(std::move(c), random);
      if (k % 4 == 3) c = neighbour(std::move(c), random);
      if (k % 5 == 0) c.request.sides = Sides::Front;
      const SweepRequest request = c.request;
      judge(World(std::move(c.triangles)), request, tally);
    }
    print("families", family.name, tally);
    wrong += tally.wrong();
  }
  return wrong;
}

long certifySoups(const Plan& plan) {
  long wrong = 0;
  const struct {
    const char* name;
    int triangles;
    double size, spread;
  } kinds[] = {{"soup-8", 8, 1.5, 1.5}, {"soup-60", 60, 1, 3}, {"soup-400", 400, 0.8, 5}, {"soup-fine", 400, 0.05, 1}};
  for (const auto& kind : kinds) {
    Random random = randomFor(plan, kind.name);
    SweepTally tally;
    const auto count = roundedUp(kSoups * static_cast<double>(plan.sweeps) / 4);
    while (tally.sweeps < count) {
      const test::Triangles triangles = test::soup(random, 1 + random.below(kind.triangles), kind.size, kind.spread);
      const double radius = kind.size * random.magnitude(-3, 1);
      sweepWorld(triangles, {radius, radius, radius}, std::min(count - tally.sweeps, 600L), 100, random, tally);
    }
    print("soups", kind.name, tally);
    wrong += tally.wrong();
  }
  return wrong;
}

long certifyShapes(const Plan& plan, const std::vector<Shape>& shapes) {
  long wrong = 0;
  double all = 0;
  // Looking at all triangles takes its time, so the large meshes get fewer sweeps.
  const auto weight = [](const Shape& shape) { return 1 / (1 + static_cast<double>(shape.triangles.size()) / 4000); };
  for (const Shape& shape : shapes) all += weight(shape);
  for (const Shape& shape : shapes) {
    Random random = randomFor(plan, shape.name);
    SweepTally tally;
    const auto count = roundedUp(kShapes * static_cast<double>(plan.sweeps) * weight(shape) / all);
    const long each = std::max(500L, static_cast<long>(shape.triangles.size()));
    sweepWorld(shape.triangles, shape.radii, count, each, random, tally);
    print("shapes", shape.name, tally);
    wrong += tally.wrong();
  }
  return wrong;
}

}  // namespace sweepscope::certify
