// What must not matter: the unit of length, the order of the triangles, left and right, the winding, how a face is cut up, and
// how a motion is cut up (docs/solver.md 7).
#include <algorithm>
#include <gtest/gtest.h>

#include "support/judge.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

struct Shot {
  Triangles triangles;
  SweepRequest request;
};

Shot someShot(Random& random) {
  const double x = random.between(0.2, 1), y = random.between(0.2, 1), z = random.between(0.2, 1);
  const Triangles triangles =
      random.chance(0.5) ? soup(random, 1 + random.below(20), 1.5, 3) : terrain(random, 3, 4, 1);
  const Vec3 center = random.inBox(4);
  return {triangles, {center, random.inBox(6), random.chance(0.4) ? ball(x) : Vec3{x, y, z}, Sides::Both}};
}

SweepHit hitOf(const Shot& shot) { return sweepMesh(meshOf(shot.triangles), shot.request, off).hit; }

template <typename Change>
Shot changed(Shot shot, const Change& change) {
  for (Corners& t : shot.triangles) {
    for (Vec3& p : t.p) p = change(p);
  }
  shot.request.center = change(shot.request.center);
  shot.request.displacement = change(shot.request.displacement);
  return shot;
}

/// Both answers are right for the same scene, so their depths differ by no more than two tolerances. Where the contact is not a
/// graze the times agree too.
void expectAlike(const SweepHit& a, const SweepHit& b, const Shot& shot) {
  const double speed = length(divide(shot.request.displacement, shot.request.radii));
  const auto graze = [&](const SweepHit& hit) {
    return hit.found() &&
           std::fabs(dot(hit.normalEllipsoid, divide(shot.request.displacement, shot.request.radii))) < 1e-4 * speed;
  };
  if (graze(a) || graze(b)) return;
  ASSERT_EQ(a.found(), b.found()) << describe(shot.triangles, shot.request, {a, {}});
  if (!a.found()) return;
  EXPECT_NEAR(a.time, b.time, 1e-9);
}

TEST(Metamorphic, PowersOfTwoScaleBitForBit) {
  Random random = Random::of(341);
  for (int k = 0; k < cases(4000); ++k) {
    const Shot shot = someShot(random);
    const double factor = std::ldexp(1, random.below(121) - 60);
    Shot scaled = changed(shot, [&](Vec3 p) { return p * factor; });
    scaled.request.radii = shot.request.radii * factor;
    const SweepHit a = hitOf(shot), b = hitOf(scaled);
    ASSERT_EQ(a.time, b.time);
    ASSERT_EQ(a.triangle, b.triangle);
    ASSERT_EQ(a.feature, b.feature);
    ASSERT_EQ(a.element, b.element);
    ASSERT_EQ(a.normal, b.normal);
    ASSERT_EQ(a.point * factor, b.point);
  }
}

TEST(Metamorphic, MovesScaleBitForBitToo) {
  Random random = Random::of(342);
  for (int k = 0; k < cases(2000); ++k) {
    const Shot shot = someShot(random);
    const double factor = std::ldexp(1, random.below(81) - 40);
    const Shot scaled = changed(shot, [&](Vec3 p) { return p * factor; });
    const Vec3 gravity{0, -0.5, 0}, radii = shot.request.radii;
    MoveSettings settings, scaledSettings;
    settings.stepHeight = settings.snapDistance = 0.25;
    scaledSettings.stepHeight = scaledSettings.snapDistance = 0.25 * factor;
    const MoveResult a =
        moveOf(meshOf(shot.triangles), shot.request.center, shot.request.displacement, gravity, radii, settings);
    const MoveResult b = moveOf(meshOf(scaled.triangles), scaled.request.center, scaled.request.displacement,
                                gravity * factor, radii * factor, scaledSettings);
    ASSERT_EQ(a.position * factor, b.position);
    ASSERT_EQ(a.contacts.size(), b.contacts.size());
    ASSERT_EQ(a.grounded(), b.grounded());
  }
}

TEST(Metamorphic, OrderOfTheTrianglesDoesNotMatterBitForBit) {
  Random random = Random::of(343);
  for (int k = 0; k < cases(4000); ++k) {
    Shot shot = someShot(random);
    // Straight down on a lattice makes exact ties between neighbours likely.
    if (k % 2 == 1) {
      shot.triangles = tessellatedFloor(random, 3, 5);
      const Corners& t = shot.triangles[static_cast<std::size_t>(random.below(50))];
      const Vec3 aim = random.chance(0.5) ? t.p[0] : (t.p[0] + t.p[1]) * 0.5;
      shot.request.center = aim + Vec3{0, 3, 0};
      shot.request.displacement =
          random.chance(0.5) ? Vec3{0, -4, 0} : Vec3{random.between(-1, 1), -4, random.between(-1, 1)};
    }
    const SweepHit a = hitOf(shot);
    Shot permuted = shot;
    for (std::size_t n = permuted.triangles.size(); n > 1; --n) {
      std::swap(permuted.triangles[n - 1],
                permuted.triangles[static_cast<std::size_t>(random.below(static_cast<int>(n)))]);
    }
    const SweepHit b = hitOf(permuted);
    ASSERT_EQ(a.time, b.time);
    ASSERT_EQ(a.feature, b.feature);
    if (!a.found() || a.time == 0) continue;
    // Equal times of equal features tie: then the lower triangle is named, which is another one now.
    const Corners &ta = shot.triangles[static_cast<std::size_t>(a.triangle)],
                  &tb = permuted.triangles[static_cast<std::size_t>(b.triangle)];
    if (ta.p[0] == tb.p[0] && ta.p[1] == tb.p[1] && ta.p[2] == tb.p[2]) {
      ASSERT_EQ(a.point, b.point);
      ASSERT_EQ(a.normal, b.normal);
    } else {
      ASSERT_LE(length(a.point - b.point), 1e-12);
    }
  }
}

TEST(Metamorphic, MirroringChangesNothing) {
  Random random = Random::of(344);
  for (int k = 0; k < cases(4000); ++k) {
    const Shot shot = someShot(random);
    const SweepHit a = hitOf(shot), b = hitOf(changed(shot, [](Vec3 p) { return Vec3{-p.x, p.y, p.z}; }));
    expectAlike(a, b, shot);
  }
}

TEST(Metamorphic, WindingChangesNothing) {
  Random random = Random::of(345);
  for (int k = 0; k < cases(4000); ++k) {
    const Shot shot = someShot(random);
    Shot flipped = shot;
    for (Corners& t : flipped.triangles) {
      if (random.chance(0.7)) std::swap(t.p[random.below(3)], t.p[random.below(3)]);
    }
    expectAlike(hitOf(shot), hitOf(flipped), shot);
  }
}

// Only for starts in the clear: of two parts of an overlapped face one may be left and the other approached.
TEST(Metamorphic, SubdividingFacesChangesNothing) {
  Random random = Random::of(346);
  for (int k = 0; k < cases(4000); ++k) {
    const Shot shot = someShot(random);
    if (startOverlap(meshOf(shot.triangles), shot.request.center, shot.request.radii).depth > 0) continue;
    Shot cut = shot;
    cut.triangles.clear();
    for (const Corners& t : shot.triangles) {
      const double a = random.unit(), b = random.unit() * (1 - a);
      const Vec3 q = t.p[0] + (t.p[1] - t.p[0]) * a + (t.p[2] - t.p[0]) * b;
      for (int e = 0; e < 3; ++e) cut.triangles.push_back({{t.p[e], t.p[(e + 1) % 3], q}});
    }
    expectAlike(hitOf(shot), hitOf(cut), shot);
  }
}

// Two halves of a motion meet what the whole meets.
TEST(Metamorphic, SplittingTheMotionChangesNothing) {
  Random random = Random::of(347);
  for (int k = 0; k < cases(4000); ++k) {
    const Shot shot = someShot(random);
    const SweepHit whole = hitOf(shot);
    const double at = random.between(0.05, 0.95);
    Shot first = shot, second = shot;
    first.request.displacement = shot.request.displacement * at;
    second.request.center = shot.request.center + first.request.displacement;
    second.request.displacement = shot.request.displacement * (1 - at);
    if (whole.found() && std::fabs(whole.time - at) < 1e-6) continue;
    SweepHit joined = hitOf(first);
    if (joined.found()) {
      joined.time *= at;
    } else {
      joined = hitOf(second);
      joined.time = at + (1 - at) * joined.time;
    }
    expectAlike(whole, joined, shot);
  }
}

}  // namespace
}  // namespace sweepscope::test
