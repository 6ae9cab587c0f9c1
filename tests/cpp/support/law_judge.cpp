#include "support/law_judge.h"

#include <cmath>
#include <cstdio>
#include <numbers>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/law_scenes.h"

namespace sweepscope::test {
namespace {

using oracle::Faces;
using oracle::Point;
using oracle::ReferenceSlide;
using oracle::Stance;

/// A desired motion of which the reference makes less is stopped, and who makes this much less than it is not behind it.
constexpr double kStopped = 1e-3;
/// What a position may be off, as a share of the way: the reference loses as much to its sub-steps.
constexpr double kSlack = 1e-6;
/// Rise that a standing body is not asked about.
constexpr double kClimb = 0.01;
constexpr int kDirections = 32;

double ownSkin(const LawCase& frame) {
  return frame.settings.skin < 0 ? test::skinOf(frame.request.radii) : frame.settings.skin;
}

/// A place that is kept in single precision and scaled by the radii is off by up to this share of its largest coordinate.
constexpr double kFloats = 0x1p-22;

/// How far below what holds a body may be, in skins: a body that is not pressed down floats off by one, and floats lose some.
double skinsBelow(const LawCase& frame) {
  return std::max(2.2, 1.1 * kFloats * maxAbs(frame.request.center) / ownSkin(frame));
}

/// The same, where the edge of a step is ground too: it has the ground before it a step below.
double skinsBelowStep(const LawCase& frame) {
  return std::max(skinsBelow(frame), std::max(frame.settings.stepHeight, frame.settings.snapDistance) / ownSkin(frame));
}

ReferenceSlide referenceOf(const LawCase& frame, std::span<const Corners> triangles) {
  return {triangles,
          {frame.request.center, frame.request.radii, ownSkin(frame), frame.settings.up,
           frame.settings.slopeLimit.cosine()},
          length(frame.request.displacement) + skinsBelowStep(frame) * ownSkin(frame),
          skinsBelow(frame)};
}

/// One reading of the rule of steep faces.
struct Reading {
  Faces faces;
  bool onlyAlong = false;  ///< on the faces the desired motion has no part across the crease that holds the body
};

oracle::SlideEnd endOf(const LawCase& frame, const ReferenceSlide& reference, Reading reading, int subSteps) {
  const Point across = reading.onlyAlong ? reference.across() : Point{};
  return reference.slide(frame.request.displacement, reading.faces, subSteps, across);
}

/// What the reference makes of the desired motion, as a share of it. `steady`: without what the way round an edge gains.
double shareOf(const LawCase& frame, const ReferenceSlide& reference, Reading reading, int subSteps, bool steady) {
  const oracle::SlideEnd end = endOf(frame, reference, reading, subSteps);
  return static_cast<double>(steady ? end.steady : end.share);
}

double heightOf(const LawCase& frame, const ReferenceSlide& reference, Reading reading) {
  const oracle::SlideEnd end = endOf(frame, reference, reading, ReferenceSlide::kSubSteps);
  return static_cast<double>(inner(end.way, oracle::wide(frame.settings.up)));
}

/// Readings that allow what the design says, the most likely first.
std::vector<Reading> readingsOf(const LawCase& frame, const ReferenceSlide& reference) {
  const Vec3 desired = frame.request.displacement;
  const auto stands = [&](double skins) {
    const Stance stance = reference.stance(skins);
    return stance == Stance::Ground || stance == Stance::Wedged;
  };
  std::vector<Reading> readings;
  const bool rises = dot(desired + frame.request.gravity, frame.settings.up) > 1e-9 * length(desired);
  const bool surely = !rises && stands(1),
             perhaps = surely || (!rises && (stands(skinsBelow(frame)) || stands(skinsBelowStep(frame))));
  // In the air steep faces are walls too, unless a body slides without friction; then the edge of a wall may still act as the wall.
  const bool frictionless = frame.settings.wallLimit >= 0;
  if (!surely && frictionless) readings.push_back({Faces::AsTheyAre});
  if (!perhaps && frictionless && frame.convex) readings.push_back({Faces::KeptRims});
  if (perhaps || !frictionless) {
    readings.push_back({Faces::Walls});
    readings.push_back({Faces::KeptWalls});
  }
  if (perhaps && norm(reference.across()) > 0) readings.push_back({Faces::AsTheyAre, true});
  return readings;
}

/// The triangles too steep to stand on. A body in a corner of these and of ground may be held by them as well as by the ground.
Triangles steepOf(const LawCase& frame, std::span<const Corners> triangles) {
  Triangles steep;
  for (const Corners& t : triangles) {
    const Vec3 normal = normalized(cross(t.p[1] - t.p[0], t.p[2] - t.p[0]));
    if (std::fabs(dot(normal, frame.settings.up)) < frame.settings.slopeLimit.cosine()) steep.push_back(t);
  }
  return steep;
}

/// How far a body that surely stands has risen beyond what it may under any reading, as a share of the desired motion.
double climbOf(const LawCase& frame, std::span<const Corners> near, const ReferenceSlide& reference, Vec3 made) {
  const Stance stance = reference.stance(1);
  const auto holds = [](const ReferenceSlide& by) { return by.stance(1) == Stance::Wedged && norm(by.across()) > 0; };
  const double size = length(frame.request.displacement), rise = dot(made, frame.settings.up);
  double most = HUGE_VAL;
  if (stance == Stance::Ground || holds(reference)) {
    most = std::max(heightOf(frame, reference, {Faces::Walls}), heightOf(frame, reference, {Faces::KeptWalls}));
  }
  if (holds(reference)) most = std::max(most, heightOf(frame, reference, {Faces::AsTheyAre, true}));
  if (rise - most <= kClimb * size) return (rise - most) / size;
  const Triangles steep = steepOf(frame, near);
  const ReferenceSlide faces = referenceOf(frame, steep);
  if (holds(faces)) most = std::max(most, heightOf(frame, faces, {Faces::AsTheyAre, true}));
  return (rise - most) / size;
}

/// Where the movement ends. A snap comes after it, as gravity would: down along a face that leans back it leads away from the wall.
Vec3 endOfMovement(const LawCase& frame, const MoveResult& answer) {
  if (!answer.snapped) return answer.position;
  LawCase unsnapped = frame;
  unsnapped.settings.snapDistance = 0;
  return answerOf(unsnapped).position;
}

/// Could the body go anywhere on the level?
bool isFree(const LawCase& frame, std::span<const Corners> triangles) {
  const Vec3 up = frame.settings.up, u = normalized(cross(up, std::fabs(up.x) < 0.9 ? Vec3{1, 0, 0} : Vec3{0, 1, 0}));
  const Vec3 v = cross(up, u);
  LawCase other = frame;
  for (int k = 0; k < kDirections; ++k) {
    const double angle = 2 * std::numbers::pi * k / kDirections;
    other.request.displacement = (u * std::cos(angle) + v * std::sin(angle)) * length(frame.request.displacement);
    if (shareOf(other, referenceOf(other, triangles), {Faces::KeptWalls}, 64, frame.convex) > 0.1) return true;
  }
  return false;
}

}  // namespace

Triangles nearTo(const LawCase& frame) {
  const Vec3 grown = frame.request.radii + Vec3{1, 1, 1} * ownSkin(frame);
  const double reach = length(frame.request.displacement) + (skinsBelowStep(frame) + 1) * ownSkin(frame);
  const double farthest = 1 + 1.01 * reach / minComponent(grown);
  Triangles near;
  for (const Corners& t : frame.triangles) {
    Point p[3];
    for (int k = 0; k < 3; ++k)
      p[k] = over(oracle::wide(t.p[k]) - oracle::wide(frame.request.center), oracle::wide(grown));
    if (norm(nearestOnTriangle({}, p)) <= farthest) near.push_back(t);
  }
  return near;
}

LawVerdict judgeLaw(const LawCase& frame, const MoveResult& answer) {
  LawVerdict verdict;
  const Vec3 desired = frame.request.displacement, made = answer.position - frame.request.center;
  const double size = length(desired), grain = 256 * 0x1p-53 * maxAbs(frame.request.center) / size;
  const Triangles near = nearTo(frame);
  const ReferenceSlide reference = referenceOf(frame, near);
  verdict.stance = reference.stance();
  // What a push may leave is no overlap (core/tolerances.h).
  const double left = 2 * 1024 * 0x1p-53 * (1 + maxAbs(frame.request.center) / minComponent(frame.request.radii));
  verdict.overlaps = reference.clearance() < 1 - left;
  if (verdict.overlaps) return verdict;
  verdict.got = dot(endOfMovement(frame, answer) - frame.request.center, desired) / (size * size);
  verdict.made = length(made) / size;
  // The border of a mesh is an edge to go round in any scene.
  const bool steady = frame.convex || std::any_of(answer.contacts.begin(), answer.contacts.end(),
                                                  [](const Contact& c) { return c.feature != Feature::Face; });
  double best = -HUGE_VAL;
  for (const Reading reading : readingsOf(frame, reference)) {
    const double wanted = shareOf(frame, reference, reading, ReferenceSlide::kSubSteps, steady);
    const bool asGood = wanted <= kStopped || wanted - verdict.got <= kStopped;
    const double ratio = asGood ? 1 : std::min(1.0, (verdict.got + kSlack + grain) / wanted);
    if (ratio <= best) continue;
    best = verdict.ratio = ratio;
    verdict.wanted = wanted;
    if (ratio > kLeastProgress) break;
  }
  const bool rises = dot(desired + frame.request.gravity, frame.settings.up) > 1e-9 * size;
  // Round an edge straight pieces rise more than the curve.
  if (!rises && !frame.convex) verdict.rise = climbOf(frame, near, reference, made);
  const bool plain = frame.settings.stepHeight == 0 && frame.settings.snapDistance == 0;
  if (verdict.rise > kClimb + grain && plain) verdict.broken = Broken::Climbed;
  if (verdict.got < -1e-12 - grain && plain) verdict.broken = Broken::TurnedBack;
  if (length(made) > size * (1 + 1e-12 + grain) && plain) verdict.broken = Broken::Faster;
  if (verdict.ratio < kLeastProgress) verdict.broken = Broken::Progress;
  if (isDead(frame, answer)) verdict.broken = Broken::DeadFrame;
  return verdict;
}

bool isDead(const LawCase& frame, const MoveResult& answer) {
  const double made = length(answer.position - frame.request.center), desired = length(frame.request.displacement);
  return answer.truncated && made < kStopped * desired && isFree(frame, nearTo(frame));
}

MoveResult answerOf(const LawCase& frame) {
  return moveRobust(meshOf(frame.triangles), frame.request, frame.settings, off);
}

LawCase smallest(const LawCase& frame, Broken broken) {
  const auto breaks = [&](const LawCase& other) { return judgeLaw(other, answerOf(other)).broken == broken; };
  LawCase least = frame;
  least.triangles = nearTo(frame);
  if (!breaks(least)) return frame;
  for (std::size_t k = least.triangles.size(); k-- > 0;) {
    LawCase fewer = least;
    fewer.triangles.erase(fewer.triangles.begin() + static_cast<std::ptrdiff_t>(k));
    if (breaks(fewer)) least = fewer;
  }
  return least;
}

}  // namespace sweepscope::test
