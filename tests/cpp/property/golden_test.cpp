// The same bits everywhere: results and whole traces of a few thousand seeded queries, hashed and compared with the stored hashes,
// by g++, clang++ and WebAssembly alike (docs/solver.md 8).
//
// A change of the solver that is meant to change bits changes tests/golden/hashes.inc: this test prints the new lines.
#include <cinttypes>
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <string>

#include "batch/batch.h"
#include "support/hash.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

/// A seed of its own: these queries never change, whatever SWEEPSCOPE_SEED says. Below, no expression draws twice: compilers
/// differ in which operand they evaluate first.
constexpr std::uint64_t kGoldenSeed = 20030714;

struct World {
  const char* name;
  Triangles triangles;
  Vec3 middle;
};

std::vector<World> worlds() {
  Random random(kGoldenSeed);
  std::vector<World> all;
  all.push_back({"soup", soup(random, 200, 1, 3), {}});
  all.push_back({"terrain", terrain(random, 4, 12, 1.5), {0, 1, 0}});
  all.push_back({"stairs", stairs(6, 0.42, 0.25, 4), {0.5, 1, 0}});
  Triangles furnished = room({-3, 0, -3}, {3, 4, 3});
  for (int k = 0; k < 6; ++k) {
    const Vec3 low = random.inBox(2);
    const Triangles box = room({low.x, 0, low.z}, {low.x + 0.6, 0.5 + std::fabs(low.y), low.z + 0.7});
    furnished.insert(furnished.end(), box.begin(), box.end());
  }
  all.push_back({"room", furnished, {0, 2, 0}});
  Triangles awkward = soup(random, 40, 1, 2);
  for (int k = 0; k < 40; ++k) {
    const Vec3 a = random.inBox(2), b = random.inBox(2), off = random.inBox(1);
    const double height = random.magnitude(-50, 0);
    awkward.push_back({{a, b, a + (b - a) * random.unit() + off * height}});
    awkward.push_back({{a, b, random.chance(0.5) ? a : a + (b - a) * 0.5}});
  }
  all.push_back({"slivers", awkward, {}});
  Triangles far = soup(random, 100, 1, 3);
  const Vec3 away{123456.75, -65432.125, 98765.5};
  for (Corners& t : far) {
    for (Vec3& p : t.p) p += away;
  }
  all.push_back({"far", far, away});
  return all;
}

void add(std::vector<double>& out, Vec3 v) { out.insert(out.end(), {v.x, v.y, v.z}); }

Vec3 someRadii(Random& random) {
  const double x = random.between(0.1, 0.6), y = random.between(0.1, 0.9), z = random.between(0.1, 0.6);
  return random.chance(0.3) ? Vec3{x, x, x} : Vec3{x, y, z};
}

std::uint64_t hashOfSweeps(const TriangleMesh& mesh, Vec3 middle, Method method, Sides sides, int count = 600) {
  Random random(kGoldenSeed + 1);
  std::vector<double> queries;
  for (int k = 0; k < count; ++k) {
    add(queries, middle + random.inBox(3));
    add(queries, random.inBox(4));
    add(queries, someRadii(random));
  }
  SweepBatch batch;
  EXPECT_TRUE(sweepMany(mesh, queries, method, sides, batch).ok());
  Hash hash;
  hash.addAll(batch.time);
  hash.addAll(batch.point);
  hash.addAll(batch.normal);
  hash.addAll(batch.triangle);
  hash.addAll(batch.feature);
  hash.addAll(batch.depth);
  return hash.value();
}

void addBatch(Hash& hash, const MoveBatch& batch) {
  hash.addAll(batch.position);
  hash.addAll(batch.grounded);
  hash.addAll(batch.passSweeps);
  hash.addAll(batch.truncated);
  hash.addAll(batch.startDepth);
  hash.addAll(batch.contactStart);
  hash.addAll(batch.contactTime);
  hash.addAll(batch.contactPoint);
  hash.addAll(batch.contactNormal);
  hash.addAll(batch.contactTriangle);
  hash.addAll(batch.contactFeature);
  hash.addAll(batch.contactElement);
}

/// Moves with every setting in play, and every slot of their traces but the hash of the schema, whose texts may change.
std::uint64_t hashOfMoves(const TriangleMesh& mesh, Vec3 middle, Method method) {
  Random random(kGoldenSeed + 2);
  Hash hash;
  for (int k = 0; k < 150; ++k) {
    std::vector<double> move;
    add(move, middle + random.inBox(3));
    add(move, random.inBox(2));
    add(move, {0, -random.unit(), 0});
    add(move, someRadii(random));
    MoveSettings settings;
    settings.sides = random.chance(0.5) ? Sides::Both : Sides::Front;
    settings.slopeLimit = random.between(0, 1.5);
    settings.stepHeight = random.chance(0.5) ? 0.3 : 0;
    settings.snapDistance = random.chance(0.5) ? 0.3 : 0;
    settings.up = random.chance(0.8) ? Vec3{0, 1, 0} : random.direction();
    MoveBatch batch;
    SlotBuffer trace;
    EXPECT_TRUE(traceMove(mesh, move, method, settings, std::size_t{1} << 24, kDetailAll, batch, trace).ok());
    addBatch(hash, batch);
    for (std::size_t slot = kSlotRecords; slot < trace.size(); ++slot) hash.add(trace[slot]);
  }
  return hash.value();
}

const std::map<std::string, std::uint64_t>& stored() {
  static const std::map<std::string, std::uint64_t> hashes{
#define GOLDEN(name, hash) {name, hash},
#include "golden/hashes.inc"
#undef GOLDEN
  };
  return hashes;
}

void expectStored(const std::string& name, std::uint64_t hash) {
  std::printf("GOLDEN(\"%s\", 0x%016" PRIx64 "ull)\n", name.c_str(), hash);
  const auto found = stored().find(name);
  ASSERT_NE(found, stored().end()) << name << " is not stored";
  EXPECT_EQ(hash, found->second) << name;
}

TEST(Golden, SweepsHaveTheStoredBits) {
  for (const World& world : worlds()) {
    const TriangleMesh mesh = meshOf(world.triangles);
    const std::string name = world.name;
    expectStored(name + ".sweep.robust", hashOfSweeps(mesh, world.middle, Method::Robust, Sides::Both));
    expectStored(name + ".sweep.robust-front", hashOfSweeps(mesh, world.middle, Method::Robust, Sides::Front));
    expectStored(name + ".sweep.paper", hashOfSweeps(mesh, world.middle, Method::Paper, Sides::Front));
  }
}

TEST(Golden, AMillionSweepsHaveTheStoredBits) {
  const std::vector<World> all = worlds();
  const int each = 1'000'000 / static_cast<int>(all.size()) + 1;
  Hash hash;
  for (const World& world : all) {
    const TriangleMesh mesh = meshOf(world.triangles);
    hash.addWord(hashOfSweeps(mesh, world.middle, Method::Robust, Sides::Both, each));
  }
  expectStored("million.sweep.robust", hash.value());
}

TEST(Golden, MovesAndTheirTracesHaveTheStoredBits) {
  for (const World& world : worlds()) {
    const TriangleMesh mesh = meshOf(world.triangles);
    const std::string name = world.name;
    expectStored(name + ".move.robust", hashOfMoves(mesh, world.middle, Method::Robust));
    expectStored(name + ".move.paper", hashOfMoves(mesh, world.middle, Method::Paper));
  }
}

}  // namespace
}  // namespace sweepscope::test
