// The place test against answers that know nothing of it: brute force, the oracle of triangles, the certified sweep of a moving sphere.
#include <gtest/gtest.h>

#include "methods/all/cpp/study_defaults.h"
#include "methods/sphere_polygon/cpp/polygons.h"
#include "support/oracle_distance.h"

namespace sweepscope::test {
namespace {

using namespace at_rest;

PlaceSettings right(PlaceSettings s) {
  s.inside = RestInsideTest::SignedEdges;
  s.facing = RestFacing::Both;
  return s;
}

/// Points of a star, dense: from its middle to its sides.
double densely(const Star& made, Vec3 centre) {
  double least = kNever;
  const std::size_t count = made.corners.size();
  for (std::size_t k = 0; k < count; ++k) {
    const Vec3 a = made.corners[k], b = made.corners[(k + 1) % count];
    for (int i = 0; i <= 40; ++i) {
      const Vec3 rim = a + (b - a) * (i / 40.0);
      for (int j = 0; j <= 40; ++j)
        least = std::min(least, length(made.middle + (rim - made.middle) * (j / 40.0) - centre));
    }
  }
  return least;
}

/// The same from triangles about the middle, in long double, by other formulas.
double exactly(const Star& made, Vec3 centre) {
  long double least = kNever;
  const oracle::Point c = oracle::wide(centre);
  for (std::size_t k = 0; k < made.corners.size(); ++k) {
    const Vec3 a = made.corners[k], b = made.corners[(k + 1) % made.corners.size()];
    const oracle::Point p[3] = {oracle::wide(made.middle), oracle::wide(a), oracle::wide(b)};
    least = std::min(least, oracle::norm(oracle::nearestOnTriangle(c, p) - c));
  }
  return static_cast<double>(least);
}

TEST(SpherePolygonTruth, AgreesWithBruteForce) {
  Random random = Random::of(0xb207e);
  int face = 0, side = 0, corner = 0;
  for (int k = 0; k < cases(3000); ++k) {
    const Star made = star(random, 0.3);
    const Vec3 centre = made.middle + random.inBox(2.5);
    const PlaceResult found = firstFrame(right(resting(made.corners, centre, 1)));
    const double distance = exactly(made, centre);
    EXPECT_NEAR(found.distance, distance, 1e-12);
    EXPECT_NEAR(found.trueDistance, distance, 1e-12);
    if (k % 20 == 0) {
      const double dense = densely(made, centre);
      EXPECT_GE(dense, distance - 1e-12);
      EXPECT_LE(dense, distance + 0.2);
    }
    face += found.feature == RestFeature::Face;
    side += found.feature == RestFeature::Side;
    corner += found.feature == RestFeature::Corner;
  }
  EXPECT_GT(std::min({face, side, corner}), cases(3000) / 20);
}

/// As printed it is right where it answers at all, away from its flaws: convex, in front, a foot that is not beside a side.
TEST(SpherePolygonTruth, ThePrintedTestIsRightInFrontOfConvexPolygons) {
  Random random = Random::of(0xc0417);
  int asked = 0;
  for (int k = 0; k < cases(3000); ++k) {
    const Star made = star(random, 2);
    const PlaceResult found = firstFrame(resting(made.corners, made.middle + random.inBox(2.5), 1));
    if (found.region == RestRegion::Behind) continue;
    ++asked;
    EXPECT_NEAR(found.distance, found.trueDistance, 1e-7);
  }
  EXPECT_GT(asked, cases(3000) / 4);
}

/// Place test overlaps: the sweep touched, or the sphere was in it before. The sweep is clear: no place on the way overlaps.
TEST(SpherePolygonTruth, PlaceTestAndSweepAgree) {
  Random random = Random::of(0x5ee9);
  int overlaps = 0, tunnels = 0, touches = 0;
  for (int k = 0; k < cases(4000); ++k) {
    const Star made = star(random, 0.3);
    PlaceSettings s = right(resting(made.corners, made.middle + random.inBox(4), random.between(0.05, 0.6)));
    s.motion = made.middle + random.inBox(2) - s.centre;
    s.motion = s.motion * random.between(0.3, 2);
    Kept<event::RestSwept> kept;
    const PlaceResult found = PlaceRun(s, nullptr).frame(0, kept);
    const event::RestSwept& swept = kept.events.front();
    const double rounding = 1e-11;
    if (found.distance < s.radius - rounding) {
      ++overlaps;
      EXPECT_TRUE(found.swept || swept.startDepth > 0);
    }
    if (!found.swept && swept.startDepth == 0) {
      for (int i = 0; i <= 16; ++i) EXPECT_GT(exactly(made, s.centre + s.motion * (i / 16.0)), s.radius - rounding);
    }
    // Begun in one part and leaving it, another part may be met later; then the first is nearer.
    if (found.swept && found.time > 0 && swept.startDepth == 0) {
      ++touches;
      EXPECT_NEAR(exactly(made, s.centre + s.motion * found.time), s.radius, 1e-10);
    }
    if (swept.enters && found.distance > s.radius + rounding) {
      ++tunnels;
      EXPECT_TRUE(found.missed);
      EXPECT_FALSE(found.overlap);
    }
    if (found.missed) {
      EXPECT_TRUE(found.swept);
    }
  }
  EXPECT_GT(overlaps, cases(4000) / 40);
  EXPECT_GT(touches, cases(4000) / 20);
  EXPECT_GT(tunnels, cases(4000) / 100) << "what the place test cannot see";
}

/// A fast sphere: no frame ends in the polygon, the sweep says when it went through.
TEST(SpherePolygonTruth, AFastSphereTunnels) {
  PlaceSettings s = right(resting({{0, 0, 0}, {0, 0, 4}, {4, 0, 4}, {4, 0, 0}}, {2, 3, 2}, 0.25));
  s.motion = {0, -2, 0};
  s.frames = 4;
  s.response = RestAnswer::Bounce;
  PlaceRun run(s, nullptr);
  for (int frame = 0; frame < 4; ++frame) {
    const PlaceResult found = run.frame(frame, off);
    EXPECT_FALSE(found.overlap);
    EXPECT_EQ(found.missed, frame == 1);
    if (frame == 1) {
      EXPECT_EQ(found.time, 0.375);
    }
  }
}

/// Parts of the polygon by their own names, though the sweep knows triangles: a cut is no side.
TEST(SpherePolygonTruth, TheSweepNamesThePartsOfThePolygon) {
  const auto swept = [](Vec3 from, Vec3 motion) {
    PlaceSettings s = resting({{0, 0, 0}, {0, 0, 4}, {4, 0, 4}, {4, 0, 0}}, from, 0.5);
    s.motion = motion;
    return firstOf<event::RestSwept>(s);
  };
  for (const double x : {1.0, 2.0, 3.0}) EXPECT_EQ(swept({x, 1, x}, {0, -1, 0}).feature, RestFeature::Face);
  for (const double x : {1.0, 2.0, 3.0}) EXPECT_EQ(swept({x, 1, 4 - x}, {0, -1, 0}).feature, RestFeature::Face);
  const event::RestSwept side = swept({2, 0, 6}, {0, 0, -4}), corner = swept({6, 0, 6}, {-4, 0, -4});
  EXPECT_EQ(side.feature, RestFeature::Side);
  EXPECT_EQ(side.element, 1);
  EXPECT_EQ(corner.feature, RestFeature::Corner);
  EXPECT_EQ(corner.element, 2);
}

/// The same where rounding lets the sweep touch a cut.
TEST(SpherePolygonTruth, ACutIsNamedForTheFace) {
  const place::Outline outline(numbers({{0, 0, 0}, {0, 0, 4}, {4, 0, 4}, {4, 0, 0}}));
  int faces = 0, sides = 0;
  for (std::int64_t triangle = 0; triangle < 2; ++triangle) {
    for (Index edge = 0; edge < 3; ++edge) {
      event::RestSwept swept;
      swept.feature = RestFeature::Side;
      swept.element = edge;
      outline.nameOf(triangle, swept);
      faces += swept.feature == RestFeature::Face;
      sides += swept.feature == RestFeature::Side ? 1 << swept.element : 0;
    }
  }
  EXPECT_EQ(faces, 2);
  EXPECT_EQ(sides, 15) << "each side once";
}

/// A sphere that slides along touches to rounding in every frame; that the place test does not see that is no miss.
TEST(SpherePolygonTruth, SlidingAlongIsNoMiss) {
  PlaceSettings s;
  s.response = RestAnswer::Slide;
  PlaceRun run(s, nullptr);
  int grazes = 0;
  for (int frame = 0; frame < run.frames(); ++frame) {
    const PlaceResult found = run.frame(frame, off);
    EXPECT_FALSE(found.missed);
    grazes += found.swept && !found.overlap;
  }
  EXPECT_GT(grazes, 0);
}

/// Zero area, one line, one point, repeated corners, 3 to 64 corners: named, finite, and the distance is true.
TEST(SpherePolygonTruth, DegeneratePolygons) {
  Random random = Random::of(0xde6e);
  for (int count = 3; count <= 64; ++count) {
    std::vector<Vec3> line, point, repeated, round;
    const Vec3 along = random.direction(), at = random.inBox(1);
    for (int k = 0; k < count; ++k) {
      line.push_back(at + along * static_cast<double>(random.below(9) - 4));
      point.push_back(at);
      const double angle = -2 * kPi * k / count;
      round.push_back({std::cos(angle), 0, std::sin(angle)});
      repeated.push_back(k % 2 == 1 && k + 1 < count ? repeated.back() : round.back());
    }
    for (const auto* corners : {&line, &point, &repeated, &round}) {
      for (int by = 0; by < 4; ++by) {
        PlaceSettings s = resting(*corners, random.inBox(1.5), 0.7);
        s.inside = by < 2 ? RestInsideTest::AngleSum : RestInsideTest::SignedEdges;
        s.facing = RestFacing::Both;
        s.response = by % 2 ? RestAnswer::Bounce : RestAnswer::Slide;
        const PlaceResult found = firstFrame(s);
        EXPECT_TRUE(isFinite(found.centre) && isFinite(found.motion));
        if (std::fabs(found.trueDistance) > 1e-6) {
          EXPECT_NEAR(found.distance, found.trueDistance, 1e-7) << count;
        }
        const bool flat = corners == &line || corners == &point;
        const RestShape shape = firstOf<event::RestPlane>(s).shape;
        EXPECT_EQ(shape == RestShape::NoArea, flat || (corners == &repeated && count <= 3)) << count;
      }
    }
  }
}

TEST(SpherePolygonTruth, ShapesByName) {
  const auto shape = [](const std::vector<Vec3>& corners) {
    return firstOf<event::RestPlane>(resting(corners, {}, 1)).shape;
  };
  EXPECT_EQ(shape(letterU()), RestShape::Concave);
  EXPECT_EQ(shape({{0, 0, 0}, {0, 0, 4}, {4, 0, 4}, {4, 1, 0}}), RestShape::NotFlat);
  EXPECT_EQ(shape({{0, 0, 0}, {0, 0, 4}, {4, 0, 0}, {4, 0, 3}}), RestShape::SelfCrossing);
  EXPECT_EQ(shape({{0, 0, 0}, {0, 0, 4}, {4, 0, 0}, {4, 0, 4}}), RestShape::NoArea) << "a bow tie of equal halves";
}

/// Nothing infinite or without meaning comes out of the widest settings.
TEST(SpherePolygonTruth, ExtremesStayFinite) {
  for (const double size : {1e-300, 1e-150, 1e-30, 1e15, 1e30}) {
    for (int by = 0; by < 8; ++by) {
      PlaceSettings s =
          resting({{0, 0, 0}, {0, 0, size}, {size, 0, size}, {size, size, 0}}, {1e6, 1e6, -1e6}, by % 2 ? 1e-6 : 1e6);
      s.motion = {-1e6, 1e6, 1e6};
      s.gravity = {1e6, -1e6, 1e6};
      s.frames = 50;
      s.response = static_cast<RestAnswer>(by / 2);
      PlaceRun run(s, nullptr);
      for (int frame = 0; frame < 50; ++frame) {
        const PlaceResult found = run.frame(frame, off);
        EXPECT_TRUE(isFinite(found.centre) && isFinite(found.motion) && std::isfinite(found.trueDistance));
        EXPECT_FALSE(std::isnan(found.distance) || std::isnan(found.time));
      }
    }
  }
}

/// On a scene: the nearest first, all that overlap are found, and the sweep is that of the scene.
TEST(SpherePolygonTruth, TheTrianglesOfAScene) {
  const TriangleMesh mesh = someMesh();
  Random random = Random::of(0x5ce4e);
  int touched = 0;
  for (int k = 0; k < cases(600); ++k) {
    PlaceSettings s = right({});
    s.useMesh = true;
    s.centre = random.inBox(2.5);
    s.motion = s.gravity = {};
    s.radius = random.between(0.1, 0.8);
    Kept<event::RestPolygon> kept;
    const PlaceResult found = PlaceRun(s, &mesh).frame(0, kept);
    long double nearest = kNever;
    Count touching = 0;
    for (std::uint32_t at = 0; at < mesh.triangleCount(); ++at) {
      const Corners t = mesh.cornersAt(at);
      const oracle::Point p[3] = {oracle::wide(t.p[0]), oracle::wide(t.p[1]), oracle::wide(t.p[2])};
      const oracle::Point c = oracle::wide(s.centre);
      const long double d = oracle::norm(oracle::nearestOnTriangle(c, p) - c);
      nearest = std::min(nearest, d);
      touching += d <= s.radius;
    }
    EXPECT_EQ(found.contacts, touching);
    EXPECT_EQ(found.overlap, nearest <= s.radius);
    if (!kept.events.empty()) {
      EXPECT_NEAR(found.trueDistance, static_cast<double>(nearest), nearest <= s.radius ? 1e-12 : 10);
    }
    touched += found.overlap;
  }
  EXPECT_GT(touched, cases(600) / 20);
}

}  // namespace
}  // namespace sweepscope::test
