// What the place test misses, shots that must never get behind a face, and the mesh.
#include "methods/all/cpp/study_defaults.h"
#include "methods/projectile/cpp/shots.h"

namespace sweepscope::test {
namespace {

using namespace methods::projectile;

/// The thin plate of the first scene: the ends of both frames are outside it, the way is not.
TEST(ProjectileFlaws, ThePlaceTestTunnels) {
  ShotSettings s;
  s.method = ShotMethod::Place;
  const std::vector<ShotRow> placed = rowsOf(s);
  EXPECT_EQ(placed[0].verdict, ShotVerdict::Both);
  EXPECT_EQ(placed[2].verdict, ShotVerdict::Tunnelled);
  EXPECT_FALSE(placed[2].hit);
  EXPECT_NEAR(placed[2].objectTime, 0.6659, 5e-5);
  for (std::size_t k = 3; k < placed.size(); ++k) EXPECT_FALSE(placed[k].hit) << "gone for good";
  s.method = ShotMethod::World;
  const std::vector<ShotRow> swept = rowsOf(s);
  EXPECT_EQ(swept[2].box, 1);
  EXPECT_EQ(swept[7].box, 2);
}

/// Whoever begins inside is not seen by the ray, which asks for a way in; the place test sees it and pushes it out.
TEST(ProjectileFlaws, BegunInside) {
  ShotSettings s;
  s.boxes = 1;
  s.turn0 = {};
  s.start = {0, 0.5, 0};
  s.velocity = {1, 0, 0};
  s.gravity = 0;
  EXPECT_EQ(rowsOf(s)[0].verdict, ShotVerdict::InsideOnly);
  EXPECT_FALSE(rowsOf(s)[0].hit);
  s.method = ShotMethod::Place;
  const ShotRow row = rowsOf(s)[0];
  EXPECT_TRUE(row.hit);
  EXPECT_EQ(row.face, 3);
  EXPECT_NEAR(row.centre.y, 1.1, 1e-8);
  EXPECT_GT(row.centre.y, 1.1);
}

/// A box only the chord cuts: it lies in the g dt^2 / 8 between chord and parabola.
TEST(ProjectileFlaws, ChordsCutCornersThatTheParabolaClears) {
  ShotSettings s;
  s.boxes = 1;
  s.step = 0.5;
  s.start = {-2, 0, 0};
  s.velocity = {8, 0.5 * s.gravity * s.step, 0};
  s.motion = ShotMotion::Exact;
  s.turn0 = {};
  s.centre0 = {0, -0.9, 0};
  s.half0 = {0.4, 1, 0.5};
  s.frames = 1;
  const ShotRow chord = rowsOf(s)[0];
  EXPECT_TRUE(chord.hit) << "level at 0, top of the box at 0.1";
  EXPECT_EQ(chord.arcTime, kNever) << "0.3066 above it in the middle";
  EXPECT_TRUE(chord.arcDiffers);
  s.method = ShotMethod::Arc;
  EXPECT_FALSE(rowsOf(s)[0].hit);
}

/// Whatever it meets, a shot that began outside is never inside at the end of a frame.
TEST(ProjectileFlaws, RaysLeaveNoShotInsideABox) {
  Random random = Random::of(0x5b04);
  int bounces = 0, tunnelled = 0;
  for (int k = 0; k < 150; ++k) {
    ShotSettings s;
    s.start = {0, 6, 0};
    s.velocity = random.inBox(30);
    s.step = random.between(0.005, 0.2);
    s.restitution = random.chance(0.3) ? 0 : random.unit();
    s.motion = k % 2 == 0 ? ShotMotion::Slides : ShotMotion::Exact;
    s.centre0 = {0, -3, 0};
    s.half0 = {30, 2, 30};
    s.turn0 = random.inBox(k % 3 == 0 ? 0 : 30);
    s.centre1 = random.inBox(3);
    s.half1 = {random.between(0.1, 2), random.between(0.1, 2), random.between(0.1, 2)};
    s.turn1 = random.inBox(180);
    s.centre2 = random.inBox(3);
    s.half2 = {random.between(0.1, 2), random.between(0.1, 2), random.between(0.1, 2)};
    s.turn2 = random.inBox(180);
    s.frames = 200;
    const std::vector<ShotBox> boxes = boxesOf(s);
    const auto inside = [&](Vec3 p) {
      return std::any_of(boxes.begin(), boxes.end(),
                         [&](const ShotBox& box) { return outsideOf(box.into(p), box.half) < 0; });
    };
    if (inside(s.start)) continue;
    for (const ShotMethod method : {ShotMethod::World, ShotMethod::Object, ShotMethod::Arc, ShotMethod::Place}) {
      s.method = method;
      for (const ShotRow& row : rowsOf(s)) {
        if (method == ShotMethod::Place) {
          tunnelled += row.verdict == ShotVerdict::Tunnelled;
          continue;
        }
        ASSERT_FALSE(inside(row.centre)) << k;
        bounces += static_cast<int>(row.bounces);
      }
    }
  }
  EXPECT_GT(bounces, 3000);
  EXPECT_GT(tunnelled, 20);
}

/// A shot already nearer than the clearance that grazes a face is not put back beyond where it began.
TEST(ProjectileFlaws, GrazingItNeverGoesBack) {
  ShotSettings s;
  s.boxes = 1;
  s.turn0 = {};
  s.half0 = {5, 1, 5};
  s.gravity = 0;
  s.start = {0, 1 + 5e-11, 0};
  s.velocity = {10, -1e-9, 0};
  s.restitution = 0;
  s.frames = 1;
  const ShotRow row = rowsOf(s)[0];
  EXPECT_TRUE(row.hit);
  EXPECT_GE(row.centre.x, 0);
  EXPECT_GT(row.centre.y, 1);
}

/// One of the mesh's octahedra: below 1 inside.
double inOctahedron(Vec3 p, double y) {
  const double up = p.y - y;
  return std::fabs(p.x) + std::fabs(p.z) + (up > 0 ? up / 1.2 : -up / 0.8);
}

TEST(ProjectileFlaws, TheMeshIsHitAndNeverEntered) {
  const TriangleMesh mesh = someMesh();
  Random random = Random::of(0x5b05);
  int hits = 0, stuck = 0;
  for (int k = 0; k < 300; ++k) {
    ShotSettings s;
    s.boxes = 0;
    s.start = random.inBox(6);
    s.velocity = (random.inBox(1) + Vec3{0, 1.5, 0} - s.start) * random.between(1, 20);
    s.gravity = random.between(0, 20);
    s.step = random.between(0.01, 0.2);
    s.frames = 60;
    if (std::min(inOctahedron(s.start, 0), inOctahedron(s.start, 3)) < 1.01) continue;
    for (const ShotMethod method : {ShotMethod::World, ShotMethod::Object, ShotMethod::Arc}) {
      s.method = method;
      for (const ShotRow& row : rowsOf(s, &mesh)) {
        ASSERT_GT(std::min(inOctahedron(row.centre, 0), inOctahedron(row.centre, 3)), 1) << k;
        hits += row.triangle >= 0;
        // Along the parabola ever smaller bounces on a slope come to the limit by right.
        stuck += row.bounces == 8 && method != ShotMethod::Arc;
      }
    }
    s.mesh = false;
    for (const ShotRow& row : rowsOf(s, &mesh)) EXPECT_FALSE(row.hit);
  }
  EXPECT_GT(hits, 200);
  EXPECT_LT(stuck, hits / 10) << "it bounces off, and does not only stop";
}

/// Both sides of a triangle stop a shot: begun inside, it stays there.
TEST(ProjectileFlaws, InsideTheMeshItStays) {
  const TriangleMesh mesh = someMesh();
  Random random = Random::of(0x5b08);
  for (const ShotMethod method : {ShotMethod::World, ShotMethod::Arc}) {
    ShotSettings s;
    s.boxes = 0;
    s.start = {0, 0, 0};
    s.velocity = random.direction() * 8;
    s.method = method;
    s.step = 0.02;
    s.gravity = 0;
    s.restitution = 1;
    s.frames = 200;
    Count bounces = 0;
    for (const ShotRow& row : rowsOf(s, &mesh)) {
      ASSERT_LT(inOctahedron(row.centre, 0), 1);
      ASSERT_LT(row.bounces, 8) << "turned back, not only stopped";
      bounces += row.bounces;
    }
    EXPECT_GT(bounces, 10);
  }
}

/// Straight and bent, the first time inside the octahedra's own inequality.
TEST(ProjectileFlaws, TheMeshIsHitWhenItsInequalitySays) {
  const TriangleMesh mesh = someMesh();
  Random random = Random::of(0x5b06);
  int ray = 0, arc = 0, free = 0;
  for (int k = 0; k < 1500; ++k) {
    const Vec3 from = random.inBox(4), to = random.inBox(3);
    const Ray shot(from, to - from, random.between(0, 60), 0.4);
    const auto inside = [&](Vec3 p) { return std::min(inOctahedron(p, 0), inOctahedron(p, 3)) - 1; };
    if (inside(from) < 1e-6) continue;
    const MeshAnswer answer = askMesh(mesh, shot, off);
    if (answer.time <= 1) {
      EXPECT_NEAR(inside(shot.chord(answer.time)), 0, 1e-12);
    }
    if (answer.arcTime <= 1) {
      EXPECT_NEAR(inside(shot.arc(answer.arcTime)), 0, 1e-12);
    }
    for (int part = 0; part < 200; ++part) {
      EXPECT_GT(inside(shot.chord(std::min(answer.time, 1.0) * part / 200)), -1e-12);
      EXPECT_GT(inside(shot.arc(std::min(answer.arcTime, 1.0) * part / 200)), -1e-12);
    }
    ray += answer.time <= 1;
    arc += answer.arcTime <= 1;
    free += answer.time > 1 && answer.arcTime > 1;
  }
  EXPECT_GT(ray, 100);
  EXPECT_GT(arc, 100);
  EXPECT_GT(free, 100);
}

TEST(ProjectileFlaws, ExtremesStayFinite) {
  Random random = Random::of(0x5b07);
  const TriangleMesh mesh = someMesh();
  for (int k = 0; k < 400; ++k) {
    ShotSettings s;
    const auto end = [&](double low, double high) { return random.chance(0.5) ? low : high; };
    const auto ends = [&](double low, double high) {
      const double x = end(low, high), y = end(low, high);
      return Vec3{x, y, end(low, high)};
    };
    s.start = random.chance(0.3) ? Vec3{} : ends(-1e4, 1e4);
    s.velocity = random.chance(0.3) ? Vec3{} : ends(-1e4, 1e4);
    s.gravity = end(0, 1000);
    s.step = end(1e-4, 1);
    s.restitution = end(0, 1);
    s.centre0 = random.chance(0.5) ? Vec3{} : ends(-1e4, 1e4);
    s.centre1 = s.start;
    s.half0 = ends(0.001, 1000);
    s.half1 = ends(0.001, 1000);
    s.half2 = ends(0.001, 1000);
    s.turn0 = ends(-360, 360);
    s.turn1 = random.inBox(360);
    s.boxes = random.below(4);
    s.method = static_cast<ShotMethod>(random.below(4));
    s.motion = static_cast<ShotMotion>(random.below(2));
    s.frames = 60;
    for (const ShotRow& row : rowsOf(s, &mesh)) {
      ASSERT_TRUE(isFinite(row.centre) && std::isfinite(row.speed) && std::isfinite(row.difference));
      ASSERT_FALSE(std::isnan(row.time) || std::isnan(row.arcTime) || std::isnan(row.worldTime));
      ASSERT_LE(row.bounces, 8);
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
