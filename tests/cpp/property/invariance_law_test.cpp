// What must not matter to a body that walks: the way the world is turned, left and right, the order of its triangles, and how finely its faces
// are cut. The same walk, frame by frame, in a world and in its image.
#include <gtest/gtest.h>
#include <numbers>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/figure.h"
#include "support/law_scenes.h"
#include "support/same_bits.h"

namespace sweepscope::test {
namespace {

constexpr int kFrames = 60;

/// A body and what it is asked for: a level way that turns every twenty frames, and gravity.
struct Walk {
  Triangles triangles;
  Vec3 start, radii;
  Vec3 ways[3];
  MoveSettings settings;
  std::string name;  ///< of its scene
};

Vec3 turned(Vec3 v, double cosine, double sine) { return {cosine * v.x - sine * v.z, v.y, sine * v.x + cosine * v.z}; }

template <typename Change>
Walk imageOf(const Walk& walk, const Change& change) {
  Walk image = walk;
  for (Corners& t : image.triangles) {
    for (Vec3& p : t.p) p = change(p);
  }
  image.start = change(walk.start);
  for (Vec3& way : image.ways) way = change(way);
  return image;
}

std::vector<Vec3> pathOf(const Walk& walk) {
  const TriangleMesh mesh = meshOf(walk.triangles);
  std::vector<Vec3> path{walk.start};
  double falling = 0;
  for (int k = 0; k < kFrames; ++k) {
    falling += 9.81 / 3600;
    const MoveResult result =
        moveRobust(mesh, {path.back(), walk.ways[k / 20], {0, -falling, 0}, walk.radii}, walk.settings, off);
    if (result.grounded()) falling = 0;
    path.push_back(result.position);
  }
  return path;
}

/// Farthest that two paths are apart once `change` is made to the first.
template <typename Change>
double apart(const std::vector<Vec3>& path, const std::vector<Vec3>& image, const Change& change) {
  double most = 0;
  for (std::size_t k = 0; k < path.size(); ++k) most = std::max(most, length(change(path[k]) - image[k]));
  return most;
}

/// A scene with no edge to balance on: there a hair decides which way a body goes, and should.
Walk someWalk(Random& random) {
  const std::span<const LawFamily> all = lawFamilies();
  for (;;) {
    const LawFamily& family = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
    const LawScene scene = family.make(random);
    if (family.convex || family.open || maxAbs(scene.center) > 200 || scene.grain > 1e-9) continue;
    Walk walk{scene.triangles, scene.center, scene.radii, {}, {}, family.name + (" " + scene.note)};
    for (Vec3& way : walk.ways) {
      const Vec3 desired = someMotion(random, scene, 0.02, 0.1);
      way = {desired.x, 0, desired.z};
    }
    if (random.chance(0.5)) walk.settings.stepHeight = walk.settings.snapDistance = 0.3;
    return walk;
  }
}

Triangles cutFiner(const Triangles& triangles) {
  Triangles out;
  for (const Corners& t : triangles) {
    const Vec3 a = (t.p[0] + t.p[1]) * 0.5, b = (t.p[1] + t.p[2]) * 0.5, c = (t.p[2] + t.p[0]) * 0.5;
    out.push_back({{t.p[0], a, c}});
    out.push_back({{a, t.p[1], b}});
    out.push_back({{c, b, t.p[2]}});
    out.push_back({{a, b, c}});
  }
  return out;
}

/// How far two walks of the same sixty frames may be apart: a micrometre on a few metres. Where a body is held by several faces at once, last
/// bits decide which is met first, and sixty frames make some more of them.
constexpr double kTolerance = 1e-6;

/// Walks in worlds and their images; prints how far the worst image strays, and how many stray by more than `tolerance`.
template <typename Make>
void compare(const char* name, int seed, double tolerance, const Make& make) {
  Random random = Random::of(static_cast<std::uint64_t>(seed));
  double worst = 0;
  int astray = 0;
  const int count = cases(150);
  for (int k = 0; k < count; ++k) {
    const Walk walk = someWalk(random);
    const double strayed = make(walk, random);
    worst = std::max(worst, strayed);
    if (strayed <= tolerance) continue;
    ++astray;
    ADD_FAILURE() << name << " " << k << ": " << strayed << " in " << walk.name;
  }
  figure(std::string("invariance.") + name + ".worst", worst);
  figure(std::string("invariance.") + name + ".astray", astray);
}

// Two triangles of one plane met at the same time have normals that differ in the last bits, and the first in the list wins.
TEST(InvarianceLaw, OrderOfTriangles) {
  int same = 0;
  compare("order", 4951, kTolerance, [&](const Walk& walk, Random& random) {
    Walk image = walk;
    for (std::size_t i = image.triangles.size(); i > 1; --i) {
      std::swap(image.triangles[i - 1], image.triangles[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    }
    const std::vector<Vec3> path = pathOf(walk), other = pathOf(image);
    same += sameBits(path, other);
    return apart(path, other, [](Vec3 v) { return v; });
  });
  figure("invariance.order.same_bits", same);
}

TEST(InvarianceLaw, LeftAndRight) {
  compare("mirror", 4952, kTolerance, [](const Walk& walk, Random&) {
    const auto mirrored = [](Vec3 v) { return Vec3{-v.x, v.y, v.z}; };
    Walk image = imageOf(walk, mirrored);
    for (Corners& t : image.triangles) std::swap(t.p[1], t.p[2]);
    return apart(pathOf(walk), pathOf(image), mirrored);
  });
}

TEST(InvarianceLaw, QuarterTurn) {
  compare("quarter_turn", 4953, kTolerance, [](const Walk& walk, Random&) {
    const auto quarter = [](Vec3 v) { return turned(v, 0, 1); };
    Walk image = imageOf(walk, quarter);
    std::swap(image.radii.x, image.radii.z);
    return apart(pathOf(walk), pathOf(image), quarter);
  });
}

TEST(InvarianceLaw, AnyYaw) {
  compare("yaw", 4954, kTolerance, [](const Walk& walk, Random& random) {
    const double angle = random.between(0, 2 * std::numbers::pi), c = std::cos(angle), s = std::sin(angle);
    const auto yawed = [&](Vec3 v) { return turned(v, c, s); };
    if (walk.radii.x != walk.radii.z) return 0.0;
    return apart(pathOf(walk), pathOf(imageOf(walk, yawed)), yawed);
  });
}

TEST(InvarianceLaw, FinerCut) {
  compare("finer_cut", 4955, kTolerance, [](const Walk& walk, Random&) {
    Walk image = walk;
    image.triangles = cutFiner(walk.triangles);
    return apart(pathOf(walk), pathOf(image), [](Vec3 v) { return v; });
  });
}

}  // namespace
}  // namespace sweepscope::test
