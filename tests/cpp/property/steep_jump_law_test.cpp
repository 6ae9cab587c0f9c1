// A face too steep to stand on is a wall to a body in the air (docs/solver.md 9): pressing against it neither raises the apex of a jump nor lowers it, and
// whoever falls gains no height; with a wallLimit of 90 degrees pressing slides up it, as without friction.
#include <gtest/gtest.h>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/figure.h"
#include "support/game_loop.h"
#include "support/levels.h"

namespace sweepscope::test {
namespace {

/// Faces around the origin, met by walking toward +x; much higher than any jump.
enum class SteepKind { Face, Inward, Outward, Edge, Pyramid };

struct SteepWorld {
  Triangles triangles;
  double limit = 0;  ///< radians
};

Vec3 inFloats(Vec3 p) { return {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)}; }

/// Two faces with the feet of each along a line through the origin, meeting in an edge that rises from there.
void addPair(Triangles& out, Random& random, bool inward, double height, double cot, double otherCot) {
  const double half = random.between(20, 80) * kDegree, side = inward ? 1 : -1;
  const Vec3 back{std::sin(half), 0, side * std::cos(half)}, otherBack{back.x, 0, -back.z};
  const Vec3 top{height * (cot + otherCot) / (2 * back.x), height, height * (cot - otherCot) / (2 * back.z)};
  const auto foot = [&](Vec3 own, Vec3 other) {
    const Vec3 along{-own.z, 0, own.x};
    return along * ((dot(along, other) < 0) == inward ? 20.0 : -20.0);
  };
  for (const Vec3 far : {foot(back, otherBack), foot(otherBack, back)}) {
    addQuad(out, {}, far, far + top, top);
  }
}

SteepWorld someSteepWorld(Random& random, SteepKind kind) {
  SteepWorld world;
  const double limit = random.chance(0.6) ? 50 : random.between(20, 70);
  const auto slope = [&] { return limit + random.between(0.01, 1) * (89.5 - limit); };
  const double height = 14, cot = 1 / std::tan(slope() * kDegree), otherCot = 1 / std::tan(slope() * kDegree);
  Triangles& out = world.triangles;
  world.limit = limit * kDegree;
  if (kind == SteepKind::Face) {
    addQuad(out, {0, 0, 20}, {0, 0, -20}, {height * cot, height, -20}, {height * cot, height, 20});
  } else if (kind == SteepKind::Edge) {
    out.push_back({{Vec3{}, Vec3{height * cot, height, 0}, Vec3{6 + height * cot, 0, random.between(-0.5, 0.5)}}});
  } else if (kind == SteepKind::Pyramid) {
    out = funnel(3 + random.below(5), 0, 0, 0);
    const int sides = static_cast<int>(out.size());
    const double radius = height * cot / std::cos(std::numbers::pi / sides), turned = random.between(0, 6);
    for (int k = 0; k < sides; ++k) {
      const auto at = [&](int i) {
        const double angle = turned + 2 * std::numbers::pi * i / sides;
        return Vec3{radius * (0.9 + std::cos(angle)), 0, radius * std::sin(angle)};
      };
      out[static_cast<std::size_t>(k)] = {{at(k), at(k + 1), Vec3{radius * 0.9, height, 0}}};
    }
  } else {
    addPair(out, random, kind == SteepKind::Inward, height, cot, otherCot);
  }
  if (random.chance(0.5)) {
    for (Corners& t : out) {
      for (Vec3& p : t.p) p = inFloats(p);
    }
  }
  addFloor(out, 30);
  return world;
}

/// Somebody in the air who presses on.
struct Leap {
  double upward = 0;     ///< vertical speed as it begins
  double seconds = 0.0;  ///< of a frame
  Vec3 press;            ///< level speed
  int slots = 0;
};

/// The displacements of one frame, by one of the ways to spread them over the two slots.
MoveRequest requestOf(const Leap& leap, Vec3 at, Vec3 radii, double fallen) {
  const double dt = leap.seconds, rise = leap.upward * dt, fall = fallen * dt;
  const Vec3 press = leap.press * dt, all = press + Vec3{0, rise + fall, 0};
  const Vec3 part{0.3 * press.x, 0.5 * rise + fall, 0.3 * press.z};
  const Vec3 motions[] = {press, press + Vec3{0, rise, 0}, all, {}, all - part};
  return {at, motions[leap.slots], all - motions[leap.slots], radii};
}

/// Whether what it met in this frame carries a body, though a motion that is all in one slot may have led it off again: a contact that can be stood on, or
/// two in whose crease one can.
bool landsOnWhatItMet(const MoveResult& answer, const MoveSettings& settings) {
  const double cosine = settings.slopeLimit.cosine(), sine = std::sqrt(1 - cosine * cosine);
  for (const Contact& one : answer.contacts) {
    if (one.normal.y >= cosine) return true;
    for (const Contact& other : answer.contacts) {
      const Vec3 crease = cross(one.normal, other.normal);
      if (length(crease) > 1e-3 && std::fabs(crease.y) <= sine * length(crease)) return true;
    }
  }
  return answer.grounded();
}

struct LeapHeight {
  double highest = 0;  ///< above the start, before something carries the body again
  double free = 0;     ///< of the sums
  bool judged = false;
};

LeapHeight leapHigh(const SteepWorld& world, const Leap& leap, Vec3 radii, Vec3 at, const MoveSettings& settings) {
  const TriangleMesh mesh = meshOf(world.triangles);
  LeapHeight height;
  if (leap.upward > 0) {
    MoveResult landed;
    for (int frame = 0; frame < 20 && !landed.grounded(); ++frame) {
      landed = moveRobust(mesh, {at, {}, {0, -0.02, 0}, radii}, settings, off);
      at = landed.position;
    }
    if (!landed.grounded()) return height;
  }
  const double from = at.y;
  double fallen = 0, free = 0;
  for (double time = 0; time < 2.5; time += leap.seconds) {
    fallen -= kGravity * leap.seconds;
    const MoveResult answer = moveRobust(mesh, requestOf(leap, at, radii, fallen), settings, off);
    if (time == 0 && answer.startDepth > 0) return height;
    const bool falls = leap.upward + fallen < 0;
    at = answer.position;
    if (falls && landsOnWhatItMet(answer, settings)) break;
    free += (leap.upward + fallen) * leap.seconds;
    height.free = std::max(height.free, free);
    height.highest = std::max(height.highest, at.y - from);
  }
  height.judged = true;
  return height;
}

/// What the first frame may add where the jump is in the one slot and the fall in the other: the body stands as it begins, so the fall is made after the
/// rise, and ends on the face.
double fallOfOneFrame(const Leap& leap) {
  return leap.slots == 1 || leap.slots == 4 ? kGravity * leap.seconds * leap.seconds : 0;
}

constexpr SteepKind kKinds[] = {SteepKind::Face, SteepKind::Inward, SteepKind::Outward, SteepKind::Edge,
                                SteepKind::Pyramid};

struct LeapScene {
  SteepWorld world;
  Leap leap;
  Vec3 radii, start;
  MoveSettings settings;
};

LeapScene someLeap(Random& random, SteepKind kind, bool jumps) {
  LeapScene out;
  out.world = someSteepWorld(random, kind);
  const double rates[] = {15, 20, 30, 60, 60, 90, 120, 144, 240};
  out.leap.seconds = 1 / random.oneOf(rates);
  const double aside = random.between(-30, 30) * kDegree, speed = random.chance(0.1) ? 0 : random.between(0.5, 12);
  out.leap.press = {speed * std::cos(aside), 0, speed * std::sin(aside)};
  out.leap.slots = random.below(5);
  out.leap.upward = jumps ? random.between(3, 7) : random.chance(0.5) ? 0 : random.between(-3, 0);
  const Vec3 sphere{0.5, 0.5, 0.5}, person{0.4, 0.9, 0.4};
  const Vec3 any{random.between(0.2, 0.6), random.between(0.3, 1), random.between(0.2, 0.6)};
  out.radii = random.chance(0.4) ? person : random.chance(0.4) ? sphere : any;
  out.settings.slopeLimit = out.world.limit;
  if (random.chance(0.7)) out.settings.stepHeight = out.settings.snapDistance = 0.3;
  out.start = {-out.radii.x - 0.25 - random.between(0, 1.5), out.radii.y + 0.02 + (jumps ? 0 : random.between(2, 4)),
               kind == SteepKind::Face ? 0 : random.between(-0.5, 0.5)};
  return out;
}

TEST(SteepJumpLaw, PressingNeitherRaisesNorLowersTheApex) {
  Random random = Random::of(945);
  double above = 0, below = 0;
  int judged = 0;
  const int all = cases(6000);
  for (int k = 0; k < all; ++k) {
    const SteepKind kind = random.oneOf(kKinds);
    const LeapScene scene = someLeap(random, kind, true);
    const LeapHeight height = leapHigh(scene.world, scene.leap, scene.radii, scene.start, scene.settings);
    if (!height.judged) continue;
    ++judged;
    const double off = height.highest - height.free, slack = 0.01 * height.free + fallOfOneFrame(scene.leap);
    above = std::max(above, off / height.free);
    below = std::max(below, -off / height.free);
    // All in the movement slot, nothing presses a body down again into the groove of two faces that it walks up in, once it has landed there.
    if (kind == SteepKind::Inward && scene.leap.slots == 2) continue;
    EXPECT_LE(off, slack) << "case " << k << ", kind " << static_cast<int>(kind) << ", slots " << scene.leap.slots;
    // In the corner of two faces a body may start behind the one, under it.
    if (kind == SteepKind::Inward) continue;
    EXPECT_GE(off, -slack) << "case " << k << ", kind " << static_cast<int>(kind) << ", slots " << scene.leap.slots;
  }
  figure("steep_jump.most_above", above);
  figure("steep_jump.most_below", below);
  EXPECT_GT(judged, all / 2);
}

TEST(SteepJumpLaw, WhoFallsGainsNothing) {
  Random random = Random::of(946);
  double most = 0;
  int judged = 0;
  const int all = cases(3000);
  for (int k = 0; k < all; ++k) {
    const SteepKind kind = random.oneOf(kKinds);
    const LeapScene scene = someLeap(random, kind, false);
    const LeapHeight height = leapHigh(scene.world, scene.leap, scene.radii, scene.start, scene.settings);
    if (!height.judged) continue;
    ++judged;
    most = std::max(most, height.highest);
    EXPECT_LE(height.highest, 1e-6) << "case " << k << ", kind " << static_cast<int>(kind);
  }
  figure("steep_jump.most_gained_falling", most);
  EXPECT_GT(judged, all / 2);
}

TEST(SteepJumpLaw, WithoutFrictionPressingSlidesUp) {
  // A face of 60 degrees takes half of a level way and turns it by 60: 8 m/s become 4 along the face, 3.46 upward, for as long as it is pressed.
  SteepWorld world;
  addQuad(world.triangles, {0, 0, 20}, {0, 0, -20}, {20 / std::sqrt(3.0), 20, -20}, {20 / std::sqrt(3.0), 20, 20});
  addFloor(world.triangles, 30);
  for (int slots = 0; slots < 5; ++slots) {
    Leap leap;
    leap.upward = 5;
    leap.seconds = 1.0 / 60;
    leap.press = {8, 0, 0};
    leap.slots = slots;
    MoveSettings settings;
    const LeapHeight wall = leapHigh(world, leap, {0.4, 0.9, 0.4}, {-1, 0.92, 0}, settings);
    EXPECT_NEAR(wall.highest, wall.free, 0.01 * wall.free) << slots;
    settings.wallLimit = kRightAngle;
    const LeapHeight slide = leapHigh(world, leap, {0.4, 0.9, 0.4}, {-1, 0.92, 0}, settings);
    EXPECT_GT(slide.highest, 2 * wall.highest) << slots;
    // Between: a wall from 59 degrees on is one, from 61 on it is not.
    settings.wallLimit = 59 * kDegree;
    EXPECT_EQ(leapHigh(world, leap, {0.4, 0.9, 0.4}, {-1, 0.92, 0}, settings).highest, wall.highest) << slots;
    settings.wallLimit = 61 * kDegree;
    EXPECT_EQ(leapHigh(world, leap, {0.4, 0.9, 0.4}, {-1, 0.92, 0}, settings).highest, slide.highest) << slots;
  }
}

TEST(SteepJumpLaw, WhoCanStandOnNothingSwims) {
  // With a slope limit of 0 no face is ground, and none is a wall: a swimmer goes up along the bank.
  const TriangleMesh mesh = meshOf(slope(30 * kDegree, 20));
  MoveSettings settings;
  settings.slopeLimit = 0;
  const MoveResult answer = moveRobust(mesh, {{-2, 0, 0}, {4, 0, 0}, {}, {0.4, 0.4, 0.4}}, settings, off);
  EXPECT_GT(answer.position.y, 0.5);
}

}  // namespace
}  // namespace sweepscope::test
