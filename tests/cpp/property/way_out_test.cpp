// Which way a body that begins in the mesh is pushed out (docs/solver.md 4.8): out where the winding says so, else the nearest way. What is out
// is told by the winding number, in long double, from all triangles.
#include <gtest/gtest.h>

#include "support/figure.h"
#include "support/oracle.h"
#include "support/shots.h"
#include "support/solids.h"

namespace sweepscope::test {
namespace {

using oracle::Point;
using oracle::Real;
using oracle::wide;

/// Distance of the centre from the mesh, in radii.
Real distanceOf(const Triangles& mesh, Vec3 center, Vec3 radii) {
  Real least = HUGE_VAL;
  for (const Corners& t : mesh) least = std::min(least, oracle::Motion(t, center, {}, radii).at(0).distance);
  return least;
}

/// A point of a triangle: of its inside, an edge or a corner.
Vec3 somePoint(Random& random, const Corners& t) {
  double a = random.unit(), b = random.unit() * (1 - a);
  if (random.chance(0.3)) b = 0;
  if (random.chance(0.2)) a = b = 0;
  return t.p[0] + (t.p[1] - t.p[0]) * a + (t.p[2] - t.p[0]) * b;
}

struct Begun {
  Vec3 center, radii;
  Real depth;  ///< behind the surface, in radii
};

/// Behind the surface of a closed mesh by anything up to the radius.
Begun begunWithin(Random& random, const Triangles& mesh) {
  const double size = length(mesh[0].p[1] - mesh[0].p[0]);
  Begun b;
  b.radii = ball(size * random.between(0.05, 0.6));
  if (random.chance(0.5)) b.radii.y *= random.between(0.5, 2.5);
  const Corners& t = mesh[static_cast<std::size_t>(random.below(static_cast<int>(mesh.size())))];
  const Vec3 normal = cross(t.p[1] - t.p[0], t.p[2] - t.p[0]);
  const double behind = random.chance(0.2)   ? 0
                        : random.chance(0.5) ? random.magnitude(-50, -4)
                                             : random.between(0.06, 1);
  b.center = somePoint(random, t) - normalized(normal) * (behind * minComponent(b.radii));
  b.depth = distanceOf(mesh, b.center, b.radii);
  return b;
}

TEST(WayOut, OfSomethingClosedIsOut) {
  Random random = Random::of(2405);
  int begun = 0, wrong = 0, deep = 0, noRoom = -3;
  double longest = 0;
  for (int k = 0; k < cases(1500); ++k) {
    const Triangles triangles = placed(random, solid(random));
    const TriangleMesh mesh = meshOf(triangles);
    for (int n = 0; n < 8; ++n) {
      const Begun b = begunWithin(random, triangles);
      const double coordinate = maxAbs(b.center) / minComponent(b.radii);
      if (b.depth > kMostWithin - 0.01 || windingOf(triangles, b.center) < 0.4L) continue;
      MoveSettings settings;
      settings.sides = random.chance(0.5) ? Sides::Front : Sides::Both;
      const MoveResult result = moveOf(mesh, b.center, {}, {}, b.radii, settings);
      ++begun;
      deep += b.depth > 0.1L ? 1 : 0;
      const Real around = windingOf(triangles, result.position),
                 clear = distanceOf(triangles, result.position, b.radii);
      const Vec3 way = divide(result.position - b.center, b.radii);
      longest = std::max(longest, length(way));
      if (around < 0.5L && clear > 1 - 1e-9L * coordinate && result.wayOut == WayOut::Winding) continue;
      // Out of one arm of an L or a star there may be no room before the next.
      if (triangles.size() != 12 && triangles.size() != 4 && triangles.size() != 128 && ++noRoom < begun / 100)
        continue;
      if (++wrong <= 5) {
        ADD_FAILURE() << "mesh " << k << " of " << triangles.size() << " triangles, " << static_cast<double>(b.depth)
                      << " behind, sides " << static_cast<int>(settings.sides) << ": winds "
                      << static_cast<double>(around) << ", " << static_cast<double>(clear) << " from it, way out "
                      << static_cast<int>(result.wayOut) << " " << length(way);
      }
    }
  }
  EXPECT_EQ(wrong, 0) << "of " << begun;
  EXPECT_GT(deep, begun / 10);
  figure("way_out.begun", begun);
  figure("way_out.longest", longest);
}

/// As the first version pushed: always the nearest way.
Vec3 nearestWay(const TriangleMesh& mesh, Vec3 center, Vec3 radii) {
  const double skin = kDefaultSkin * minComponent(radii);
  const Vec3 swept = radii + Vec3{skin, skin, skin};
  for (int round = 0; round < kPushRounds; ++round) {
    const StartOverlap overlap = startOverlap(mesh, center, swept);
    if (!isDeep(overlap)) break;
    const Vec3 gradient = divide(overlap.normal, swept);
    center += gradient * (overlap.depth / squaredLength(gradient));
  }
  return center;
}

// Lone triangles have no neighbours, and a sheet whose triangles are wound either way says nothing: as before, bit for bit.
TEST(WayOut, IsTheNearestWhereNothingIsSaid) {
  Random random = Random::of(2406);
  int pushed = 0;
  for (int k = 0; k < cases(400); ++k) {
    Triangles triangles = soup(random, 1 + random.below(30), 1.5, 1);
    if (k % 2 == 0) {
      triangles = terrain(random, 4, 2 + random.below(4), 1);
      for (std::size_t t = 0; t < triangles.size(); t += 2) std::swap(triangles[t].p[1], triangles[t].p[2]);
    }
    const TriangleMesh mesh = meshOf(triangles);
    for (int n = 0; n < 20; ++n) {
      Vec3 center = random.inBox(2);
      if (random.chance(0.5))
        center =
            somePoint(random, triangles[static_cast<std::size_t>(random.below(static_cast<int>(triangles.size())))]);
      if (random.chance(0.3)) center += random.direction() * random.magnitude(-50, -2);
      const Vec3 radii{random.between(0.2, 1), random.between(0.2, 1), random.between(0.2, 1)};
      const MoveResult result = moveOf(mesh, center, {}, {}, radii);
      const Vec3 expected = nearestWay(mesh, center, radii);
      EXPECT_EQ(result.position, expected) << "mesh " << k << " body " << n;
      EXPECT_EQ(result.wayOut, expected == center ? WayOut::None : WayOut::Nearest);
      pushed += expected == center ? 0 : 1;
    }
  }
  EXPECT_GT(pushed, cases(400) * 5);
}

/// Height of a height field above (x, z), in long double.
Real heightAt(const Triangles& ground, Vec3 at) {
  Real highest = -HUGE_VAL;
  for (const Corners& t : ground) {
    const Point a = wide(t.p[0]), u = wide(t.p[1]) - a, v = wide(t.p[2]) - a, n = outer(u, v), w = wide(at) - a;
    const Real s = (w.x * v.z - w.z * v.x) / (u.x * v.z - u.z * v.x),
               r = (u.x * w.z - u.z * w.x) / (u.x * v.z - u.z * v.x);
    if (s < -1e-9L || r < -1e-9L || s + r > 1 + 1e-9L) continue;
    highest = std::max(highest, a.y - (n.x * w.x + n.z * w.z) / n.y);
  }
  return highest;
}

// Games give the place of the feet where the centre is wanted: on the ground to rounding, of floats too, or a little beside it.
TEST(WayOut, OfTheGroundIsUpWhereFeetWereGivenAsCentre) {
  Random random = Random::of(2407);
  int under = 0, bodies = 0;
  for (int k = 0; k < cases(60); ++k) {
    Triangles ground = terrain(random, 20, 10 + random.below(20), random.between(0.2, 2));
    const Vec3 far = random.chance(0.5)
                         ? Vec3{random.between(-4000, 4000), random.between(-100, 100), random.between(-4000, 4000)}
                         : Vec3{};
    const bool floats = random.chance(0.7);
    for (Corners& t : ground) {
      for (Vec3& p : t.p) {
        p = p + far;
        if (floats) p = {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
      }
    }
    const TriangleMesh mesh = meshOf(ground);
    for (int n = 0; n < 40; ++n) {
      Vec3 center = somePoint(random, ground[static_cast<std::size_t>(random.below(static_cast<int>(ground.size())))]);
      if (random.chance(0.3))
        center = {static_cast<float>(center.x), static_cast<float>(center.y), static_cast<float>(center.z)};
      if (random.chance(0.3)) center.y -= random.between(0, 0.02);
      // The outermost body hangs over the brink of the world.
      if (std::fabs(center.x - far.x) > 19 || std::fabs(center.z - far.z) > 19) continue;
      MoveSettings settings;
      settings.stepHeight = settings.snapDistance = 0.3;
      if (center.y >= static_cast<float>(heightAt(ground, center)) && random.chance(0.3)) settings.sides = Sides::Front;
      ++bodies;
      WayOut out = WayOut::None;
      for (int frame = 0; frame < 30; ++frame) {
        const MoveResult result = moveOf(mesh, center, {}, {0, -0.05, 0}, {0.4, 0.9, 0.4}, settings);
        center = result.position;
        if (frame == 0) out = result.wayOut;
      }
      if (center.y > heightAt(ground, center)) continue;
      if (++under <= 5)
        ADD_FAILURE() << "ground " << k << " body " << n << " is under it, way out " << static_cast<int>(out);
    }
  }
  EXPECT_EQ(under, 0) << "of " << bodies;
  figure("way_out.feet_as_centre", bodies);
}

// A room is seen from inside: who overlaps its walls stays in it, and who begins a hair outside of them comes in. Of a room wound outward the
// same is true of bodies that overlap a wall by less than a quarter.
TEST(WayOut, OfAWallIsIntoTheRoom) {
  Random random = Random::of(2408);
  for (int k = 0; k < cases(2000); ++k) {
    const bool outward = random.chance(0.5);
    const Triangles walls = outward ? box({-3, 0, -3}, {3, 4, 3}) : room({-3, 0, -3}, {3, 4, 3});
    const double behind = outward              ? -random.between(0.76, 1)
                          : random.chance(0.5) ? random.magnitude(-50, -5)
                                               : -random.between(0, 1);
    const Vec3 radii{0.4, 0.9, 0.4};
    const int axis = random.below(3);
    Vec3 center{random.between(-2, 2), random.between(1, 3), random.between(-2, 2)};
    const double side = random.sign(), wall = axis == 1 ? (side > 0 ? 4 : 0) : 3 * side;
    (axis == 0 ? center.x : axis == 1 ? center.y : center.z) = wall + side * behind * radii[axis];
    const MoveResult result = moveOf(meshOf(walls), center, {}, {}, radii);
    for (int a = 0; a < 3; ++a) {
      EXPECT_GE(result.position[a], (a == 1 ? 0 : -3) + radii[a]) << k;
      EXPECT_LE(result.position[a], (a == 1 ? 4 : 3) - radii[a]) << k;
    }
  }
}

// Out by the winding, but not through a ceiling that is nearer than the new place.
TEST(WayOut, IsNotThroughSomethingElse) {
  Triangles world;
  addQuad(world, {-9, 0, -9}, {-9, 0, 9}, {9, 0, 9}, {9, 0, -9});
  addQuad(world, {-9, 0.7, -9}, {9, 0.7, -9}, {9, 0.7, 9}, {-9, 0.7, 9});
  const MoveResult result = moveOf(meshOf(world), {1, -1e-9, 2}, {}, {}, {0.4, 0.9, 0.4});
  EXPECT_EQ(result.wayOut, WayOut::Winding);
  EXPECT_GT(result.position.y, 0);
  EXPECT_LT(result.position.y, 0.7);
}

// Walls that face each other a hair apart, and a fan of more triangles than are looked at: a finite place, and soon.
TEST(WayOut, IsFiniteBetweenWallsAndInFans) {
  Random random = Random::of(2414);
  for (int k = 0; k < cases(300); ++k) {
    Triangles gap;
    const double wide = random.magnitude(-40, 1);
    addQuad(gap, {-9, 0, -9}, {-9, 0, 9}, {9, 0, 9}, {9, 0, -9});
    addQuad(gap, {-9, wide, -9}, {9, wide, -9}, {9, wide, 9}, {-9, wide, 9});
    const Vec3 center{random.between(-3, 3), random.between(-0.1, 1.1) * wide, random.between(-3, 3)};
    EXPECT_TRUE(isFinite(moveOf(meshOf(gap), center, {0.1, 0, 0}, {0, -0.1, 0}, {0.4, 0.9, 0.4}).position)) << k;
  }
  Triangles fan;
  const int count = 20000;
  const auto rim = [&](int k) {
    return Vec3{k < count / 2 ? k - count / 4.0 : 0.75 * count - k, 0, k < count / 2 ? 9.0 : -9.0};
  };
  for (int k = 0; k + 1 < count; ++k) fan.push_back({{{0, 1, 0}, rim(k), rim(k + 1)}});
  const MoveResult result = moveOf(meshOf(fan), {0, 1 - 1e-9, 0}, {}, {}, {0.4, 0.9, 0.4});
  EXPECT_TRUE(isFinite(result.position));
  EXPECT_EQ(result.wayOut, WayOut::Nearest);
}

}  // namespace
}  // namespace sweepscope::test
