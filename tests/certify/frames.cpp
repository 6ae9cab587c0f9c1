// The frames of walking: grooves, corners, rooms, terrain, stairs, far from the origin, and the presets.
#include "support/frames.h"

#include <cstdio>
#include <numbers>

#include "certify/plan.h"
#include "support/oracle.h"

namespace sweepscope::certify {
namespace {

using test::FrameTally;
using test::Random;
using test::Triangles;

constexpr int kFramesOfAWalk = 60;

struct Walk {
  Triangles triangles;
  Vec3 start;
  test::Walker walker;
};

Vec3 someRadii(Random& random) {
  const double x = random.between(0.2, 0.5), y = random.between(0.2, 0.9), z = random.between(0.2, 0.5);
  return random.chance(0.3) ? Vec3{x, x, x} : Vec3{x, y, z};
}

test::Walker someWalker(Random& random) { return {someRadii(random), random.magnitude(-6, 1), 0.3, {}}; }

void addRoom(Triangles& world, Vec3 low, Vec3 high) {
  const Triangles walls = test::room(low, high);
  world.insert(world.end(), walls.begin(), walls.end());
}

Walk inRoom(Random& random) {
  Triangles world = test::room({-4, 0, -4}, {4, 5, 4});
  for (int box = 0; box < 5; ++box) {
    const double x = random.between(-3.5, 2), z = random.between(-3.5, 2), y = random.between(0.2, 1.5);
    const Triangles inside = test::room({x, -0.1, z}, {x + random.between(0.3, 1), y, z + random.between(0.3, 1)});
    for (const Corners& t : inside) world.push_back({{t.p[0], t.p[2], t.p[1]}});
  }
  return {world, {0, 3.5, 0}, someWalker(random)};
}

Walk onTerrain(Random& random) {
  Triangles world = test::terrain(random, 5, 10, random.between(0.2, 3));
  addRoom(world, {-4, -1, -4}, {4, 6, 4});
  return {world, {0, 4.7, 0}, someWalker(random)};
}

Walk inGroove(double degrees, Random& random) {
  const double half = degrees / 2 * std::numbers::pi / 180;
  return {test::wedge(2 * half, 1 / std::sin(half) + 3, 60), {0, 0.92 / std::sin(half) + 0.6, 0}, someWalker(random)};
}

Walk inAnyGroove(Random& random) { return inGroove(random.between(3, 175), random); }
Walk inTheGrooveOf6(Random& random) { return inGroove(6, random); }

/// Three planes through a point, steep or flat, seen from inside: the corner of a room, pulled out of shape.
Walk inCorner(Random& random) {
  const Vec3 lean = random.inBox(0.6);
  Triangles world = test::corner(12);
  for (Corners& t : world) {
    for (Vec3& p : t.p) p = {p.x + lean.x * p.y, p.y + lean.y * p.z, p.z + lean.z * p.x};
  }
  const Vec3 inside{2.5, 2.5, 2.5};
  const Vec3 start{inside.x + lean.x * inside.y, inside.y + lean.y * inside.z, inside.z + lean.z * inside.x};
  return {world, start, someWalker(random)};
}

Walk inSoup(Random& random) {
  Triangles world = test::room({-4, -4, -4}, {4, 4, 4});
  while (world.size() < 60) {
    const Corners t = test::soup(random, 1, 1.5, 3.5)[0];
    // Clear of the start, so that nothing has to be pushed out.
    if (oracle::Motion(t, {0, 0, 0}, {}, {0.95, 0.95, 0.95}).at(0).distance > 1) world.push_back(t);
  }
  return {world, {0, 0, 0}, someWalker(random)};
}

Walk onStairs(Random& random) {
  Triangles world = test::stairs(5, random.between(0.2, 0.6), random.between(0.1, 0.4), 8);
  addRoom(world, {-3, -1, -3}, {3, 6, 3});
  Walk walk{world, {-1.5, 1.5, 0}, someWalker(random)};
  walk.walker.settings.stepHeight = random.between(0.1, 0.5);
  walk.walker.settings.snapDistance = random.chance(0.7) ? random.between(0.1, 0.5) : 0;
  return walk;
}

Walk farAway(Random& random) {
  Walk walk = random.chance(0.5) ? onTerrain(random) : inRoom(random);
  const Vec3 by = random.direction() * random.magnitude(8, 20);
  for (Corners& t : walk.triangles) {
    for (Vec3& p : t.p) p += by;
  }
  walk.start += by;
  return walk;
}

Walk ofOtherSize(Random& random) {
  Walk walk = random.chance(0.5) ? onTerrain(random) : inSoup(random);
  const double factor = random.magnitude(-20, 20);
  for (Corners& t : walk.triangles) {
    for (Vec3& p : t.p) p = p * factor;
  }
  walk.start = walk.start * factor;
  walk.walker.radii = walk.walker.radii * factor;
  walk.walker.speed *= factor;
  return walk;
}

/// What is wrong with a tally, of the promises of docs/solver.md; empty if nothing.
std::string complaintOf(const FrameTally& tally, bool nearOrigin) {
  if (!tally.complaint.empty()) return tally.complaint;
  if (tally.deepest > 64) return "ends in the skin";
  if (tally.crossed > 64) return "crosses something";
  if (tally.longest > 1 + 1e-12) return "goes farther than asked";
  if (tally.mostReverse > 1e-12) return "turns back";
  // Far from the origin the skin is few units in the last place; there the bound in u S speaks.
  if (nearOrigin && tally.leastRoom < 1 - 1e-6) return "loses clearance";
  return {};
}

long report(const std::string& name, const FrameTally& t, bool nearOrigin = true) {
  const std::string complaint = complaintOf(t, nearOrigin);
  std::printf(
      "{\"group\":\"frames\",\"name\":\"%s\",\"frames\":%ld,\"contacts\":%ld,\"overlapped\":%ld,\"truncated\":%ld,"
      "\"deepest\":%.6g,\"crossed\":%.6g,\"room\":%.9g,\"path\":%.9g,\"reverse\":%.3g,\"complaint\":\"%s\"}\n",
      name.c_str(), t.frames, t.contacts, t.overlapped, t.truncated, t.deepest, t.crossed, t.leastRoom, t.longest,
      t.mostReverse, complaint.c_str());
  std::fflush(stdout);
  return complaint.empty() ? 0 : 1;
}

void takeWalk(const Walk& walk, Random& random, FrameTally& tally) {
  test::walk(test::meshOf(walk.triangles), walk.triangles, walk.start, walk.walker, kFramesOfAWalk, random, tally);
}

/// A body that is only pulled down on a slope it can stand on does not move once it stands.
long idleOnSlopes(long frames, Random& random) {
  long moved = 0, done = 0;
  while (done < frames) {
    const double angle = random.between(0, kDefaultSlopeLimit * 0.999);
    const TriangleMesh mesh = test::meshOf(test::slope(angle, 20));
    MoveRequest request{{0, 3, 0}, {}, {0, -8, 0}, someRadii(random)};
    request.center = moveRobust(mesh, request, {}, off).position;
    request.gravity = {0, -random.magnitude(-8, 1), 0};
    const Vec3 stood = request.center = moveRobust(mesh, request, {}, off).position;
    for (int k = 0; k < kFramesOfAWalk; ++k, ++done) request.center = moveRobust(mesh, request, {}, off).position;
    moved += request.center == stood ? 0 : 1;
  }
  FrameTally tally;
  tally.frames = done;
  if (moved > 0) tally.complaint = "creeps on a slope";
  return report("idle-on-slope", tally);
}

}  // namespace

long certifyFrames(const Plan& plan, const std::vector<Shape>& shapes) {
  const struct {
    const char* name;
    Walk (*make)(Random&);
    bool nearOrigin;
  } worlds[] = {{"rooms", inRoom, true},          {"terrain", onTerrain, true},
                {"grooves", inAnyGroove, true},   {"groove-6", inTheGrooveOf6, true},
                {"corners", inCorner, true},      {"soups", inSoup, true},
                {"stairs", onStairs, true},       {"far", farAway, false},
                {"other-size", ofOtherSize, true}};
  long wrong = 0;
  const double share = (1 - kLawShare) * static_cast<double>(plan.frames) / (shapes.empty() ? 10 : 14);
  const auto count = static_cast<long>(share);
  for (const auto& world : worlds) {
    Random random = randomFor(plan, world.name);
    FrameTally tally;
    while (tally.frames < count) takeWalk(world.make(random), random, tally);
    wrong += report(world.name, tally, world.nearOrigin);
  }
  Random random(plan.seed * 1000003 + 977 + static_cast<std::uint64_t>(plan.part));
  wrong += idleOnSlopes(count, random);
  for (const Shape& shape : shapes) {
    FrameTally tally;
    const TriangleMesh mesh = test::meshOf(shape.triangles);
    test::Walker walker{shape.radii, shape.speed, shape.speed > 0 ? shape.gravity / shape.speed : 0, {}};
    walker.settings.stepHeight = shape.stepHeight;
    walker.settings.snapDistance = shape.snapDistance;
    const auto frames = static_cast<long>(4 * share / static_cast<double>(shapes.size()));
    // Large meshes are looked through from end to end, so they get fewer frames.
    const long most = std::min(frames, 200'000'000 / static_cast<long>(shape.triangles.size() + 1));
    while (tally.frames < most) test::walk(mesh, shape.triangles, shape.start, walker, kFramesOfAWalk, random, tally);
    wrong += report("preset " + shape.name, tally);
  }
  return wrong;
}

}  // namespace sweepscope::certify
