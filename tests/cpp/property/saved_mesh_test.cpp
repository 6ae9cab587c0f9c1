// A mesh that was saved and loaded is the mesh: same bytes, same bits of every answer. Bytes that anybody may have made are refused, or make a
// mesh that answers.
#include "mesh/saved_mesh.h"

#include <cstring>
#include <gtest/gtest.h>

#include "batch/prove.h"
#include "support/same_bits.h"
#include "support/shots.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

using Bytes = std::vector<double>;

Bytes saved(const TriangleMesh& mesh) {
  Bytes bytes(SavedMesh::numbers(mesh), 7);
  SavedMesh::save(mesh, bytes.data());
  return bytes;
}

StatusCode load(const Bytes& bytes, TriangleMesh& mesh) {
  return SavedMesh::load(bytes.data(), bytes.size() * sizeof(double), mesh).code;
}

/// As wasm/mesh/saved_mesh.cpp sums up all but the last word.
void sumUp(Bytes& bytes) {
  std::uint64_t sum = bytes.size() - 1;
  for (std::size_t k = 0; k + 1 < bytes.size(); ++k) {
    std::uint64_t word;
    std::memcpy(&word, &bytes[k], sizeof word);
    sum = (sum ^ word) * 0x9e3779b97f4a7c15u;
    sum ^= sum >> 29;
  }
  std::memcpy(&bytes.back(), &sum, sizeof sum);
}

Triangles thinOnes(Random& random, int count) {
  Triangles all;
  for (int k = 0; k < count; ++k) {
    const Vec3 from = random.inBox(3), along = random.inBox(4), aside = random.inBox(0.03);
    all.push_back({{from - along, from + along, from + aside}});
  }
  return all;
}

TriangleMesh singles(const Triangles& triangles) {
  std::vector<float> positions;
  for (const Corners& c : triangles) {
    for (const Vec3& p : c.p) {
      for (int axis = 0; axis < 3; ++axis) positions.push_back(static_cast<float>(p[axis]));
    }
  }
  TriangleMesh mesh;
  EXPECT_TRUE(TriangleMesh::make(positions, {}, false, mesh).ok());
  return mesh;
}

/// Of every kind: empty, one triangle, flat, without area, in either precision, in pieces.
std::vector<TriangleMesh> meshes(Random& random) {
  std::vector<TriangleMesh> all;
  const Triangles point{{{{1, 2, 3}, {1, 2, 3}, {1, 2, 3}}}}, same(40, kFloor);
  Triangles flat = tessellatedFloor(random, 8, 9);
  flat.insert(flat.end(), point.begin(), point.end());
  for (const Triangles& triangles : {Triangles{}, Triangles{kFloor}, point, same, flat, soup(random, 700, 2, 6),
                                     terrain(random, 8, 12, 2), thinOnes(random, 1100)}) {
    all.push_back(meshOf(triangles));
    all.push_back(singles(triangles));
  }
  // Vertices that no triangle has.
  TriangleMesh unused;
  EXPECT_TRUE(TriangleMesh::make<float>({9, 9, 9, 0, 0, 0, 1, 0, 0, 0, 0, 1}, {1, 2, 3}, true, unused).ok());
  all.push_back(std::move(unused));
  return all;
}

std::vector<double> someRequests(Random& random, int count, bool moving) {
  std::vector<double> numbers;
  const auto add = [&](Vec3 v) { numbers.insert(numbers.end(), {v.x, v.y, v.z}); };
  for (int k = 0; k < count; ++k) {
    add(random.inBox(6));
    add(random.inBox(random.chance(0.5) ? 1 : 8));
    if (moving) add({0, -random.unit(), 0});
    add({random.between(0.1, 1.5), random.between(0.1, 1.5), random.between(0.1, 1.5)});
  }
  return numbers;
}

TEST(SavedMesh, IsTheMeshItWas) {
  Random random = Random::of(951);
  int hits = 0, repeats = 0;
  for (const TriangleMesh& mesh : meshes(random)) {
    const Bytes bytes = saved(mesh);
    TriangleMesh again;
    ASSERT_EQ(load(bytes, again), StatusCode::Ok);
    EXPECT_TRUE(sameBits(saved(again), bytes));
    const MeshReport &a = mesh.report(), &b = again.report();
    EXPECT_EQ(a.vertices, b.vertices);
    EXPECT_EQ(a.triangles, b.triangles);
    EXPECT_TRUE(sameBits(a.low, b.low) && sameBits(a.high, b.high));
    EXPECT_EQ(a.degenerateCount, b.degenerateCount);
    EXPECT_EQ(a.degenerates, b.degenerates);
    EXPECT_EQ(a.memoryBytes, b.memoryBytes);
    EXPECT_TRUE(sameBits(mesh.bvh().origin(), again.bvh().origin()) &&
                sameBits(mesh.bvh().reach(), again.bvh().reach()));
    EXPECT_EQ(mesh.bvh().longestLeaf(), again.bvh().longestLeaf());
    EXPECT_EQ(mesh.bvh().repeats(), again.bvh().repeats());
    repeats += mesh.bvh().repeats() ? 1 : 0;
    const std::vector<double> sweeps = someRequests(random, 200, false), moves = someRequests(random, 60, true);
    for (const Method method : {Method::Robust, Method::Paper}) {
      SweepBatch x, y;
      ASSERT_TRUE(sweepMany(mesh, sweeps, method, Sides::Both, x).ok());
      ASSERT_TRUE(sweepMany(again, sweeps, method, Sides::Both, y).ok());
      EXPECT_TRUE(sameBits(x.time, y.time) && sameBits(x.point, y.point) && sameBits(x.triangle, y.triangle) &&
                  sameBits(x.depth, y.depth));
      for (const double time : x.time) hits += time <= 1 ? 1 : 0;
      MoveBatch u, v;
      ASSERT_TRUE(moveMany(mesh, moves, method, {}, u).ok());
      ASSERT_TRUE(moveMany(again, moves, method, {}, v).ok());
      EXPECT_TRUE(sameBits(u, v));
      SlotBuffer s, t;
      const std::span<const double> one{moves.data(), 12};
      ASSERT_TRUE(traceMove(mesh, one, method, {}, 1 << 20, kDetailAll, u, s).ok());
      ASSERT_TRUE(traceMove(again, one, method, {}, 1 << 20, kDetailAll, v, t).ok());
      ASSERT_EQ(s.size(), t.size());
      EXPECT_EQ(std::memcmp(s.span().data(), t.span().data(), s.size() * sizeof(double)), 0);
    }
  }
  EXPECT_GT(hits, 500);
  EXPECT_EQ(repeats, kFourAtOnce ? 2 : 0) << "the needles are cut";
}

TEST(SavedMesh, RefusesWhatIsForeignOfAnotherVersionDamagedOrCutShort) {
  const Bytes bytes = saved(meshOf(Triangles{kFloor}));
  TriangleMesh mesh = meshOf(Triangles{kFloor, kFloor});
  const auto expect = [&](const Bytes& of, std::size_t length, StatusCode code) {
    EXPECT_EQ(SavedMesh::load(of.data(), length, mesh).code, code);
    EXPECT_EQ(mesh.triangleCount(), 2u) << "what was there before is untouched";
  };
  const std::size_t size = bytes.size() * sizeof(double);
  for (std::size_t length = 0; length < size; ++length) {
    expect(bytes, length, length < 8 ? StatusCode::SavedForeign : StatusCode::SavedDamaged);
  }
  Bytes longer = bytes;
  longer.resize(bytes.size() + 3);
  for (std::size_t length = size + 1; length <= size + 24; ++length) expect(longer, length, StatusCode::SavedDamaged);
  sumUp(longer);
  expect(longer, size + 24, StatusCode::SavedDamaged);
  for (std::size_t at = 0; at < size; ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      Bytes changed = bytes;
      reinterpret_cast<unsigned char*>(changed.data())[at] ^= static_cast<unsigned char>(1 << bit);
      expect(changed, size,
             at < 8    ? StatusCode::SavedForeign
             : at < 16 ? StatusCode::SavedVersion
                       : StatusCode::SavedDamaged);
    }
  }
  // Signs of two numbers: a sum that lets high bits leave would not see it.
  Bytes changed = bytes;
  changed[14] = -changed[14];
  changed[15] = -changed[15];
  expect(changed, size, StatusCode::SavedDamaged);
  EXPECT_EQ(load(bytes, mesh), StatusCode::Ok);
  EXPECT_EQ(mesh.triangleCount(), 1u);
}

/// Everything that walks the tree or reads triangles.
void useEverything(const TriangleMesh& mesh, Random& random) {
  SweepBatch sweeps;
  MoveBatch moves;
  Proof proof;
  SlotBuffer trace;
  const std::vector<double> queries = someRequests(random, 6, false), requests = someRequests(random, 3, true);
  for (const Method method : {Method::Robust, Method::Paper}) {
    ASSERT_TRUE(sweepMany(mesh, queries, method, Sides::Both, sweeps).ok());
    for (const std::int32_t triangle : sweeps.triangle) EXPECT_LT(triangle, static_cast<int>(mesh.triangleCount()));
    ASSERT_TRUE(moveMany(mesh, requests, method, {}, moves).ok());
    ASSERT_TRUE(traceMove(mesh, {requests.data(), 12}, method, {}, 1 << 16, kDetailAll, moves, trace).ok());
  }
  const double last = static_cast<double>(mesh.triangleCount()) - 1;
  ASSERT_TRUE(prove(mesh, {queries.data(), 9}, {last, kNever, 9, true, 1}, proof).ok());
}

// With the checksum made right after each change: what is left to refuse is what would do harm. Under the sanitizers nothing may be read that is
// not there.
TEST(SavedMesh, WhateverIsSaidInItDoesNoHarm) {
  Random random = Random::of(952);
  std::vector<Bytes> originals;
  for (const TriangleMesh& mesh : meshes(random)) originals.push_back(saved(mesh));
  int refused = 0, taken = 0;
  for (int k = 0; k < cases(5000); ++k) {
    Bytes bytes = originals[static_cast<std::size_t>(random.below(static_cast<int>(originals.size())))];
    const auto words = static_cast<int>(2 * (bytes.size() - 1));
    auto* const word = reinterpret_cast<std::uint32_t*>(bytes.data());
    for (int times = 1 + random.below(3); times > 0; --times) {
      // The numbers of the header more often than their share.
      std::uint32_t& at = word[random.chance(0.2) ? 4 + random.below(22) : 4 + random.below(words - 4)];
      const std::uint32_t values[] = {at + 1,
                                      at - 1,
                                      at ^ 1u << random.below(32),
                                      0,
                                      0xffffffffu,
                                      static_cast<std::uint32_t>(random.bits()),
                                      0x7f800000u,
                                      0x7fc00000u,
                                      0x80000000u | static_cast<std::uint32_t>(random.bits()),
                                      word[4 + random.below(words - 4)]};
      at = random.oneOf(values);
    }
    if (random.chance(0.05)) bytes.resize(bytes.size() - static_cast<std::size_t>(random.below(9)));
    sumUp(bytes);
    TriangleMesh mesh;
    const StatusCode code = load(bytes, mesh);
    ++(code == StatusCode::Ok ? taken : refused);
    if (code == StatusCode::Ok) {
      useEverything(mesh, random);
      TriangleMesh again;
      EXPECT_EQ(load(saved(mesh), again), StatusCode::Ok) << "what was taken can be saved";
    } else {
      EXPECT_EQ(code, StatusCode::SavedDamaged);
      EXPECT_EQ(mesh.triangleCount(), 0u);
    }
  }
  EXPECT_GT(taken, cases(250)) << "most coordinates may be others";
  EXPECT_GT(refused, cases(250));
}

/// One word of the nodes of a mesh with several, changed: `slot` of `node`.
void expectLinkRefused(std::size_t node, int slot, std::uint32_t link) {
  Random random = Random::of(953);
  Bytes bytes = saved(singles(soup(random, 200, 2, 6)));
  auto* const links = reinterpret_cast<std::uint32_t*>(reinterpret_cast<char*>(bytes.data()) + 104 + node * 112 + 96);
  links[slot] = link;
  sumUp(bytes);
  TriangleMesh mesh;
  EXPECT_EQ(load(bytes, mesh), StatusCode::SavedDamaged) << node << " " << slot << " " << link;
}

TEST(SavedMesh, RefusesWalksThatDoNotEnd) {
  expectLinkRefused(0, 0, 0);                         // itself
  expectLinkRefused(2, 0, 1);                         // back
  expectLinkRefused(0, 0, 3);                         // what another slot leads to
  expectLinkRefused(0, 0, 100000);                    // beyond
  expectLinkRefused(0, 0, 0x80000000u);               // a leaf, so nothing leads to that node
  expectLinkRefused(0, 0, 0xffffffffu);               // nothing, in a box that queries reach
  expectLinkRefused(0, 0, 0x80000000u | 4u << 27);    // a leaf of five
  expectLinkRefused(0, 0, 0x80000000u | 0x7ffffffu);  // places beyond
}

}  // namespace
}  // namespace sweepscope::test
