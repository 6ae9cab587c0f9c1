// The response, frame by frame, in random worlds: never through a triangle, the skin is kept, the path is no longer than asked,
// the net motion never turns back (solver.md 3 and 7).
#include <gtest/gtest.h>
#include <numbers>

#include "support/figure.h"
#include "support/oracle.h"
#include "support/shots.h"
#include "support/trace_reader.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

using oracle::Real;

struct Tally {
  int frames = 0, truncated = 0, contacts = 0;
  double deepest = 0;       ///< into the skin at the end of a frame, in units of u S
  double crossed = 0;       ///< into the skin on the way, in units of u S; 8 or more is exact
  double leastRoom = 2;     ///< world clearance as a share of the provable bound
  double longest = 0;       ///< path over the way asked for
  double mostReverse = -1;  ///< net motion against the way asked for, as a share of it
};

Real largestOf(const oracle::Motion& a) { return oracle::kUnit * a.size(); }

/// Clearance of the body itself, from below: the gap between the triangle and the ellipsoid along the direction in which the
/// grown ellipsoid is nearest. Support functions, no search.
Real clearanceOf(const Corners& triangle, Vec3 center, Vec3 radii, Vec3 grown) {
  const oracle::Motion motion(triangle, center, {}, grown);
  const oracle::Point q = motion.at(0).nearest;
  const oracle::Point n = over(q, oracle::wide(grown));
  const Real size = norm(n);
  Real gap = oracle::kNever;
  for (const Vec3 p : triangle.p) gap = std::min(gap, inner(n, oracle::wide(p) - oracle::wide(center)) / size);
  const oracle::Point support{n.x * radii.x, n.y * radii.y, n.z * radii.z};
  return gap - norm(support) / size;
}

/// A frame that starts clear of the skin must end clear of it, and must not have crossed anything in between.
void checkEnd(const Triangles& triangles, Vec3 end, Vec3 radii, Tally& tally) {
  const double skin = kDefaultSkin * minComponent(radii), low = minComponent(radii), high = maxComponent(radii);
  const Vec3 grown = radii + Vec3{skin, skin, skin};
  const Real bound = skin * 2 * std::sqrt(low * high) / (low + high);
  for (const Corners& triangle : triangles) {
    const oracle::Motion motion(triangle, end, {}, grown);
    const Real distance = motion.at(0).distance;
    tally.deepest = std::max(tally.deepest, static_cast<double>((1 - distance) / largestOf(motion)));
    if (distance > 1.05L) continue;
    tally.leastRoom = std::min(tally.leastRoom, static_cast<double>(clearanceOf(triangle, end, radii, grown) / bound));
  }
}

/// One straight piece of the way: the grown ellipsoid enters nothing.
void checkPiece(const Triangles& triangles, Vec3 from, Vec3 to, Vec3 grown, Tally& tally) {
  if (from == to) return;
  for (const Corners& triangle : triangles) {
    const oracle::Motion motion(triangle, from, to - from, grown);
    const Real start = std::min(Real{1}, motion.at(0).distance), unit = largestOf(motion);
    const Real least = motion.leastDistance(1, start - 8 * unit);
    tally.crossed = std::max(tally.crossed, static_cast<double>((start - least) / unit));
  }
}

/// Path and direction of each pass from its trace: way made and way asked for.
void checkPasses(const TraceSchema& schema, std::span<const double> trace, const Triangles& triangles, Tally& tally) {
  std::string complaint;
  Vec3 begin, at, asked, grown;
  double path = 0;
  const auto vector = [](const TraceRecord& r, const char* name) {
    return Vec3{r.get(name, 0), r.get(name, 1), r.get(name, 2)};
  };
  for (const TraceRecord& record : readTrace(schema, trace, complaint)) {
    if (record.is("PassBegin")) {
      begin = at = vector(record, "position");
      asked = vector(record, "displacement");
      path = 0;
    }
    if (record.is("SlideBegin")) grown = vector(record, "radii");
    if (record.is("SlideEnd")) {
      checkPiece(triangles, at, vector(record, "position"), grown, tally);
      path += length(vector(record, "position") - at);
      at = vector(record, "position");
    }
    const double way = length(asked);
    if (!record.is("PassEnd") || way == 0) continue;
    // Positions are rounded to what a coordinate holds this far from the origin.
    const double grain = 64 * 0x1p-53 * maxAbs(at);
    tally.longest = std::max(tally.longest, (path - grain) / way);
    tally.mostReverse = std::max(tally.mostReverse, -dot(at - begin, asked) / (way * way) - grain / way);
  }
  ASSERT_EQ(complaint, "");
}

/// A walk of `frames` frames that turns now and then.
void walk(const Triangles& triangles, Vec3 start, Vec3 radii, double speed, int frames, Random& random,
          const MoveSettings& settings, Tally& tally) {
  const TriangleMesh mesh = meshOf(triangles);
  const TraceSchema schema = readSchema(kSchemaText);
  Vec3 at = start, heading = random.direction() * speed;
  for (int frame = 0; frame < frames; ++frame) {
    if (random.chance(0.1)) heading = random.direction() * (speed * random.between(0.1, 1));
    const Vec3 gravity{0, random.chance(0.2) ? 0 : -0.3 * speed, 0};
    Recorder recorder(std::size_t{1} << 22, 0);
    const MoveResult result = moveRobust(mesh, {at, heading, gravity, radii}, settings, recorder);
    checkEnd(triangles, result.position, radii, tally);
    checkPasses(schema, recorder.take().span(), triangles, tally);
    tally.contacts += static_cast<int>(result.contacts.size());
    tally.truncated += result.truncated ? 1 : 0;
    ++tally.frames;
    at = result.position;
  }
}

void report(const char* name, const Tally& tally) {
  EXPECT_LE(tally.deepest, 64 * kPushFactor) << "into the skin, in u S";
  EXPECT_LE(tally.crossed, 64) << "on the way, in u S";
  EXPECT_GE(tally.leastRoom, 1 - 1e-6) << "of the provable clearance";
  EXPECT_LE(tally.longest, 1 + 1e-12);
  EXPECT_LE(tally.mostReverse, 1e-12);
  EXPECT_GT(tally.contacts, tally.frames / 5);
  const std::string prefix = std::string("response.") + name;
  figure(prefix + ".frames", tally.frames);
  figure(prefix + ".deepest_uS", tally.deepest);
  figure(prefix + ".crossed_uS", tally.crossed);
  figure(prefix + ".least_clearance_of_bound", tally.leastRoom);
  figure(prefix + ".longest_path", tally.longest);
  figure(prefix + ".most_reverse", tally.mostReverse);
  figure(prefix + ".truncated", tally.truncated);
}

Vec3 someRadii(Random& random) {
  const double x = random.between(0.2, 0.5), y = random.between(0.2, 0.9), z = random.between(0.2, 0.5);
  return random.chance(0.3) ? ball(x) : Vec3{x, y, z};
}

TEST(Response, InRoomsWithFurniture) {
  Random random = Random::of(351);
  Tally tally;
  for (int k = 0; k < cases(120); ++k) {
    Triangles world = room({-4, 0, -4}, {4, 5, 4});
    for (int box = 0; box < 5; ++box) {
      const double x = random.between(-3.5, 2), z = random.between(-3.5, 2), y = random.between(0.2, 1.5);
      const Triangles inside = room({x, -0.1, z}, {x + random.between(0.3, 1), y, z + random.between(0.3, 1)});
      for (const Corners& t : inside) world.push_back({{t.p[0], t.p[2], t.p[1]}});
    }
    walk(world, {0, 3.5, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("rooms", tally);
}

TEST(Response, OnTerrain) {
  Random random = Random::of(352);
  Tally tally;
  for (int k = 0; k < cases(80); ++k) {
    Triangles world = terrain(random, 5, 10, random.between(0.2, 3));
    const Triangles walls = room({-4, -1, -4}, {4, 6, 4});
    world.insert(world.end(), walls.begin(), walls.end());
    walk(world, {0, 4.7, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("terrain", tally);
}

TEST(Response, InGroovesOfEveryAngle) {
  Random random = Random::of(353);
  Tally tally;
  for (int k = 0; k < cases(200); ++k) {
    const double degrees = random.between(3, 175), half = degrees / 2 * std::numbers::pi / 180;
    const Triangles world = wedge(2 * half, 1 / std::sin(half) + 3, 60);
    walk(world, {0, 0.9 / std::sin(half) + 0.6, 0}, someRadii(random), random.between(0.02, 0.6), 60, random, {},
         tally);
  }
  report("grooves", tally);
}

TEST(Response, InSoups) {
  Random random = Random::of(354);
  Tally tally;
  for (int k = 0; k < cases(150); ++k) {
    Triangles world = room({-4, -4, -4}, {4, 4, 4});
    while (world.size() < 60) {
      const Corners t = soup(random, 1, 1.5, 3.5)[0];
      // Clear of the start, so that nothing has to be pushed out.
      if (oracle::Motion(t, {0, 0, 0}, {}, ball(0.95)).at(0).distance > 1) world.push_back(t);
    }
    walk(world, {0, 0, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("soups", tally);
}

// Where a coordinate holds only 10^-12 to 10^-10 of a radius. The bound on clearance is in u S and holds; as a share of the
// skin it is measured in the worlds above.
TEST(Response, FarFromTheOrigin) {
  Random random = Random::of(356);
  Tally tally;
  for (int k = 0; k < cases(60); ++k) {
    const Vec3 by = random.direction() * random.magnitude(8, 20);
    Triangles world = terrain(random, 5, 10, random.between(0.2, 3));
    const Triangles walls = room({-4, -1, -4}, {4, 6, 4});
    world.insert(world.end(), walls.begin(), walls.end());
    for (Corners& t : world) {
      for (Vec3& p : t.p) p += by;
    }
    walk(world, by + Vec3{0, 4.7, 0}, someRadii(random), random.between(0.05, 3), 60, random, {}, tally);
  }
  report("far", tally);
}

TEST(Response, WithStepsAndSnap) {
  Random random = Random::of(355);
  MoveSettings settings;
  settings.stepHeight = settings.snapDistance = 0.35;
  Tally tally;
  for (int k = 0; k < cases(100); ++k) {
    Triangles world = stairs(5, random.between(0.2, 0.6), random.between(0.1, 0.4), 8);
    const Triangles walls = room({-3, -1, -3}, {3, 6, 3});
    world.insert(world.end(), walls.begin(), walls.end());
    walk(world, {-1.5, 1.5, 0}, someRadii(random), random.between(0.05, 0.5), 60, random, settings, tally);
  }
  report("stairs", tally);
}

}  // namespace
}  // namespace sweepscope::test
