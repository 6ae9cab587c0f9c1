// The best motion that contact planes allow: optimal by the KKT conditions, and never worse than an independent search.
#include "methods/robust/slide/cone.h"

#include <gtest/gtest.h>

#include "support/figure.h"
#include "support/oracle_distance.h"
#include "support/random.h"
#include "support/shots.h"

namespace sweepscope::test {
namespace {

using oracle::Point;
using oracle::Real;

/// Projection on { x : n_i . x >= 0 } by Hildreth's method: raises one multiplier at a time until nothing moves. Shares no idea
/// with the solver, which tries planes and creases. Returns false if it has not settled, as among nearly equal planes.
bool projectByMultipliers(Vec3 desired, std::span<const Vec3> normals, Point& x) {
  std::vector<Real> multiplier(normals.size(), 0);
  x = oracle::wide(desired);
  for (int round = 0; round < 400; ++round) {
    Real moved = 0;
    for (std::size_t k = 0; k < normals.size(); ++k) {
      const Point n = oracle::wide(normals[k]);
      const Real step = std::max(-multiplier[k], -inner(n, x) / inner(n, n));
      multiplier[k] += step;
      x = x + step * n;
      moved = std::max(moved, std::fabs(step));
    }
    if (moved < 1e-17L * norm(oracle::wide(desired))) return true;
  }
  return false;
}

/// The KKT conditions without multipliers: x is best when what was taken away, desired - x, points out of the cone, that is
/// (desired - x) . y <= 0 for every direction y that is allowed. Enough to try the edges of the cone. Returns the worst y.
Real worstEdge(Vec3 desired, Vec3 x, std::span<const Vec3> normals) {
  const Point taken = oracle::wide(desired) - oracle::wide(x);
  Real worst = 0;
  const auto consider = [&](Point y) {
    const Real size = norm(y);
    if (!(size > 1e-9L)) return;
    for (const Vec3 n : normals) {
      if (inner(oracle::wide(n), y) < -1e-15L * size) return;
    }
    worst = std::max(worst, inner(taken, y) / size);
  };
  for (const Vec3 a : normals) {
    for (const Vec3 b : normals) {
      const Point edge = outer(oracle::wide(a), oracle::wide(b));
      for (const Real sign : {Real{1}, Real{-1}}) {
        consider(sign * edge);
        consider(sign * outer(edge, oracle::wide(a)));
      }
    }
  }
  return worst;
}

TEST(Cone, LeavesAnAllowedMotionAlone) {
  const Vec3 normals[] = {{0, 1, 0}};
  EXPECT_EQ(projectOnCone({1, 2, 3}, normals).motion, (Vec3{1, 2, 3}));
  // One that runs along the plane is turned off it by a hair: rounding might see it enter.
  const Vec3 along = projectOnCone({1, 0, 3}, normals).motion;
  EXPECT_VEC3_NEAR(along, 1, 0, 3, 1e-13);
  EXPECT_GT(along.y, 0);
  EXPECT_EQ(projectOnCone({1, 2, 3}, {}).verdict, ConeVerdict::Unhindered);
}

TEST(Cone, PlaneCreaseAndCorner) {
  const Vec3 normals[] = {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}};
  const ConeResult plane = projectOnCone({1, -2, 3}, std::span(normals).first(1));
  EXPECT_EQ(plane.verdict, ConeVerdict::OnPlane);
  EXPECT_NEAR(plane.motion.x, 1, 1e-13);
  EXPECT_NEAR(plane.motion.y, 0, 1e-13);
  const ConeResult crease = projectOnCone({-1, -2, 3}, std::span(normals).first(2));
  EXPECT_EQ(crease.verdict, ConeVerdict::OnCrease);
  EXPECT_NEAR(length(crease.motion - Vec3{0, 0, 3}), 0, 1e-13);
  const ConeResult corner = projectOnCone({-1, -2, -3}, normals);
  EXPECT_EQ(corner.verdict, ConeVerdict::Corner);
  EXPECT_EQ(corner.motion, (Vec3{0, 0, 0}));
}

TEST(Cone, BetweenOppositeWallsOnlyTheirPlaneIsLeft) {
  const Vec3 normals[] = {{1, 0, 0}, {-1, 0, 0}};
  const ConeResult slit = projectOnCone({3, 1, 2}, normals);
  EXPECT_NEAR(length(slit.motion - Vec3{0, 1, 2}), 0, 1e-12);
}

/// Up to five normals that leave some room, as contacts of a body that stands outside do; some of them nearly the same.
std::vector<Vec3> someNormals(Random& random) {
  const Vec3 open = random.direction();
  std::vector<Vec3> normals;
  for (int count = 1 + random.below(5); count > 0;) {
    Vec3 n = random.direction();
    if (!normals.empty() && random.chance(0.2))
      n = normalized(normals.back() + random.direction() * random.magnitude(-20, -3));
    if (dot(n, open) < 0.02) continue;
    normals.push_back(n);
    --count;
  }
  return normals;
}

TEST(Cone, IsOptimalOnRandomPlanes) {
  Random random = Random::of(171);
  double worst = 0, worstKkt = 0;
  int compared = 0;
  for (int k = 0; k < cases(20000); ++k) {
    const std::vector<Vec3> normals = someNormals(random);
    const Vec3 desired = random.direction() * random.magnitude(-10, 10);
    const double speed = length(desired);
    const Vec3 x = projectOnCone(desired, normals).motion;
    // Allowed, no reversal, no gain of speed: docs/solver.md 3.
    for (const Vec3 n : normals) EXPECT_GE(dot(n, x), -1e-13 * speed);
    // What moves leaves every plane by half a hair, so that none is met again at once.
    for (const Vec3 n : normals) EXPECT_TRUE(x == Vec3{} || dot(n, x) >= 0.49 * kAwayFromPlane * speed);
    EXPECT_GE(dot(x, desired), -1e-13 * speed * speed);
    EXPECT_LE(length(x), speed * (1 + 1e-12));
    EXPECT_NEAR(dot(x, desired), squaredLength(x), 1e-10 * speed * speed);
    worstKkt = std::max(worstKkt, static_cast<double>(worstEdge(desired, x, normals) / speed));
    Point best;
    if (!projectByMultipliers(desired, normals, best)) continue;
    ++compared;
    const Real mine = norm(oracle::wide(x) - oracle::wide(desired)), theirs = norm(best - oracle::wide(desired));
    worst = std::max(worst, static_cast<double>((mine - theirs) / speed));
  }
  EXPECT_LE(worst, 1e-12) << "farther from the desired motion than need be, as a share of it";
  EXPECT_LE(worstKkt, 1e-9);
  EXPECT_GT(compared, cases(20000) / 2);
  figure("cone.worst_excess", worst);
  figure("cone.worst_kkt", worstKkt);
}

}  // namespace
}  // namespace sweepscope::test
