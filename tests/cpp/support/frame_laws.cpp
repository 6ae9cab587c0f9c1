#include "support/frame_laws.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace sweepscope::test {
namespace {

/// A body that is nearer than the first touches; one that is farther than the second does not (ellipsoid space).
constexpr double kTouches = 1e-9, kApart = 1e-6;
/// A touch that faces up less than this carries nothing. The nose of a step within the step height faces up by 0.37.
constexpr double kCarries = 0.05;
/// Ground this much below what is touched is below it, and not the plateau behind a cliff's edge itself.
constexpr double kBelowTouch = 1e-3;
/// A body this near to ground may already count as standing when its frame begins: two skins.
constexpr double kNearlyThere = 0.02;
/// What a body slid down in this frame it may have left by this much, as the tangent leaves an edge.
constexpr double kSlidOff = 0.02;

std::string hex(Vec3 v) {
  char text[128];
  std::snprintf(text, sizeof text, "{%a, %a, %a}", v.x, v.y, v.z);
  return text;
}

std::string plain(Vec3 v) {
  char text[128];
  std::snprintf(text, sizeof text, "(%.9g, %.9g, %.9g)", v.x, v.y, v.z);
  return text;
}

const char* nameOf(BodyState state) {
  switch (state) {
    case BodyState::Air:
      return "air";
    case BodyState::Ground:
      return "ground";
    case BodyState::Steep:
      return "steep";
    case BodyState::Wedged:
      return "wedged";
  }
  return "?";
}

/// How far (ellipsoid space) what carries a body may be from it. Nothing presses a body down that has nothing in the gravity slot: sliding by d
/// along the tangent of an edge of radius 1 leaves it by d^2 / 2.
double apartOf(const LoopFrame& frame) {
  if (!(frame.request.gravity == Vec3{})) return kApart;
  return kApart + 0.5 * squaredLength(divide(frame.request.displacement, frame.request.radii));
}

double reachOf(const LoopFrame& frame, const MoveSettings& settings) {
  return length(frame.request.displacement) + length(frame.request.gravity) + settings.stepHeight +
         settings.snapDistance + 0.05;
}

}  // namespace

std::string describeFrame(const Triangles& near, const LoopFrame& frame, const MoveSettings& settings) {
  std::string out = "Triangles world{\n";
  for (const Corners& t : near) out += "  {{" + hex(t.p[0]) + ", " + hex(t.p[1]) + ", " + hex(t.p[2]) + "}},\n";
  const MoveRequest& r = frame.request;
  out += "};\nMoveRequest request{" + hex(r.center) + ", " + hex(r.displacement) + ", " + hex(r.gravity) + ", " +
         hex(r.radii) + "};\n";
  char text[200];
  std::snprintf(text, sizeof text, "settings.stepHeight = %a; settings.snapDistance = %a; settings.slopeLimit = %a;\n",
                settings.stepHeight, settings.snapDistance, double{settings.slopeLimit});
  out += text;
  const MoveResult& a = frame.result;
  std::snprintf(text, sizeof text, "// was %s, is %s,%s%s%s%s %d sweeps\n",
                frame.wasGrounded ? "grounded" : "not grounded", nameOf(a.support.state), a.stepped ? " stepped," : "",
                a.snapped ? " snapped," : "", a.ceiling ? " ceiling," : "", a.truncated ? " truncated," : "",
                a.sweeps());
  out += "// at " + plain(r.center) + " by " + plain(r.displacement) + " and " + plain(r.gravity) + " moved " +
         plain(frame.moved()) + "\n// support " + plain(a.support.point) + " normal " + plain(a.support.normal) + "\n" +
         text;
  return out;
}

void LawBook::require(bool holds, const char* law, const GameLoop& loop, double amount) {
  const bool inMotion = loop.character().slots == Slots::AllInMotion;
  Entry& entry = laws_[std::string(law) + (inMotion ? " (all in the movement slot)" : "")];
  ++entry.asked;
  if (holds) return;
  ++entry.broken;
  entry.worst = std::max(entry.worst, amount);
  if (entry.broken > 200) return;  // enough to choose from
  const LoopFrame& frame = loop.last();
  const MoveSettings& settings = loop.character().settings;
  const Triangles near =
      nearby(loop.scene().triangles, frame.request.center, loop.character().grown(), reachOf(frame, settings));
  if (!entry.repro.empty() && entry.triangles <= near.size()) return;
  entry.triangles = near.size();
  entry.repro = describeFrame(near, frame, settings);
}

void LawBook::largest(const char* what, double value) {
  const auto [place, fresh] = figures_.try_emplace(what, value);
  if (!fresh) place->second = std::max(place->second, value);
}

void LawBook::least(const char* what, double value) {
  const auto [place, fresh] = figures_.try_emplace(what, value);
  if (!fresh) place->second = std::min(place->second, value);
}

void LawBook::count(const char* what, bool holds) {
  Count& count = counts_[what];
  ++count.all;
  count.holding += holds ? 1 : 0;
}

void LawBook::judge(const GameLoop& loop) {
  ++frames_;
  judgeContact(loop);
  judgeState(loop);
  judgeStep(loop);
  if (sky_) require(!loop.last().result.ceiling, "ceiling.not_under_the_sky", loop);
}

/// What carries the body is given exactly when something does: a point of the triangle, a unit normal toward the body.
void LawBook::judgeContact(const GameLoop& loop) {
  const LoopFrame& frame = loop.last();
  const Support& support = frame.result.support;
  const auto count = static_cast<std::int64_t>(loop.scene().triangles.size());
  if (support.state == BodyState::Air) {
    const bool none = support.triangle == -1 && std::isnan(support.point.x) && std::isnan(support.normal.x);
    require(none, "contact.none_in_the_air", loop);
    return;
  }
  const bool given = support.triangle >= 0 && support.triangle < count && isFinite(support.point);
  require(given, "contact.given", loop);
  if (!given) return;
  const Corners& triangle = loop.scene().triangles[static_cast<std::size_t>(support.triangle)];
  const double off = distanceTo(triangle, support.point);
  require(off <= 1e-6, "contact.on_its_triangle", loop, off);
  const double size = std::fabs(length(support.normal) - 1);
  require(size <= 1e-12, "contact.unit_normal", loop, size);
  const double toward = dot(support.normal, frame.result.position - support.point);
  require(toward > 0, "contact.normal_toward_body", loop, -toward);
  const double cosine = loop.character().settings.slopeLimit.cosine();
  const bool walkable = support.normal.y >= cosine - 1e-12;
  if (support.state == BodyState::Ground) require(walkable, "contact.ground_can_be_stood_on", loop);
}

/// Whether there is something to stand on across the gap before a touch: in a disc as wide as half the body, from the touch on the way it
/// leads off, no more than a step higher or lower, or than a slope leads over that way.
static bool reachesAcross(const GameLoop& loop, Vec3 grown, const Touch& touch, double highest, double cosine) {
  const double wide = std::hypot(touch.normal.x, touch.normal.z);
  if (!(wide > 1e-6)) return false;
  const Vec3 away = Vec3{touch.normal.x, 0, touch.normal.z} * (1 / wide);
  const double reach = 0.5 * std::hypot(grown.x * away.x, grown.z * away.z) * 1.05;
  const Vec3 middle = touch.point + away * (reach * 1.02);
  const double most = highest + 2 * reach * std::sqrt(1 - cosine * cosine) / cosine + 1e-3;
  const Vec3 disc{reach, 1, reach};
  return foothold(nearby(loop.scene().triangles, middle, disc, most), middle, disc,
                  {touch.point.y - most, touch.point.y + most}, cosine);
}

LawBook::Footing LawBook::footingOf(const GameLoop& loop, Vec3 at, const std::vector<Touch>& around, double reach) {
  Footing out;
  const MoveSettings& settings = loop.character().settings;
  const double cosine = settings.slopeLimit.cosine(), highest = std::max(settings.stepHeight, settings.snapDistance);
  const Vec3 grown = loop.character().grown();
  std::vector<Touch> touching;
  double lowest = kNever;
  for (const Touch& touch : around) {
    if (touch.gap > reach) continue;
    touching.push_back(touch);
    const double up = touch.normal.y;
    out.leans = out.leans || up > 1e-6;
    out.stands = out.stands || up >= cosine;
    out.carries = out.carries || up > kCarries;
    if (up > kCarries) lowest = std::min(lowest, touch.point.y);
  }
  if (out.carries && !out.stands) {
    // The edge of a step: ground beneath the body, at most a step below what it touches.
    const Band band{lowest - highest - 1e-4, lowest - kBelowTouch};
    out.onStep = foothold(nearby(loop.scene().triangles, at, grown, highest), at, grown, band, cosine);
    for (const Touch& touch : touching) {
      if (out.onStep) break;
      out.onStep = touch.normal.y > kCarries && reachesAcross(loop, grown, touch, highest, cosine);
    }
  }
  const double held = heldBy(touching);
  out.mayHold = held >= cosine;
  out.holds = held >= 1 - 1e-10;
  return out;
}

bool LawBook::beganOnGround(const GameLoop& loop) {
  if (loop.last().wasGrounded) return true;
  const Vec3 grown = loop.character().grown(), at = loop.last().request.center;
  const double reach = kNearlyThere * maxComponent(grown);
  const auto around = touches(nearby(loop.scene().triangles, at, grown, reach), at, grown, kNearlyThere);
  const Footing start = footingOf(loop, at, around, kNearlyThere);
  return start.stands || start.onStep || start.mayHold;
}

/// The state is what distances say: carried only by what is touched, and by what can be stood on or holds.
void LawBook::judgeState(const GameLoop& loop) {
  const Vec3 grown = loop.character().grown(), at = loop.at();
  const double reach = kSlidOff * maxComponent(grown);
  const auto around = touches(nearby(loop.scene().triangles, at, grown, reach), at, grown, kSlidOff);
  const Footing sure = footingOf(loop, at, around, kTouches), maybe = footingOf(loop, at, around, apartOf(loop.last()));
  const BodyState state = loop.last().result.support.state;
  if (state == BodyState::Ground) {
    require(maybe.carries, "state.ground_is_touched", loop);
    if (maybe.carries) require(maybe.stands || maybe.onStep, "state.ground_can_be_stood_on", loop);
  }
  if (state == BodyState::Wedged) require(maybe.mayHold, "state.wedged_is_held", loop);
  if (state == BodyState::Steep) {
    require(!sure.stands, "state.steep_is_not_ground", loop);
    require(footingOf(loop, at, around, kSlidOff).leans, "state.steep_is_touched", loop);
  }
  if (loop.last().rise() > 0) return;
  if (sure.stands) require(state == BodyState::Ground, "state.standing_is_ground", loop);
  if (sure.holds) require(loop.grounded(), "state.held_is_grounded", loop);
  if (sure.carries) require(state != BodyState::Air, "state.touched_is_not_air", loop);
}

/// Steps and snaps: from the ground to the ground, never rising, and a step changes the height.
void LawBook::judgeStep(const GameLoop& loop) {
  const LoopFrame& frame = loop.last();
  const MoveSettings& settings = loop.character().settings;
  const double gained = frame.moved().y, desired = std::max(frame.rise(), 0.0);
  const double most = std::max(settings.stepHeight, desired);
  if (frame.result.startDepth == 0) require(gained <= most + 1e-9, "step.gain_within_height", loop, gained - most);
  const double away = std::hypot(frame.moved().x, frame.moved().z);
  // What is vertical in the movement slot may be turned level by a slope.
  const double asked = length(frame.request.displacement);
  if (frame.wasGrounded && frame.result.grounded() && frame.result.startDepth == 0) {
    require(away <= asked + 1e-9, "step.never_farther_than_asked", loop, away - asked);
  }
  judgeFlight(loop);
  if (!frame.result.stepped && !frame.result.snapped) return;
  const char* const law = frame.result.stepped ? "step" : "snap";
  const auto named = [&](const char* rest) { return std::string(law) + rest; };
  require(beganOnGround(loop), named(".begins_on_ground").c_str(), loop);
  require(frame.rise() <= 0, named(".never_rising").c_str(), loop);
  require(frame.result.grounded(), named(".ends_on_ground").c_str(), loop);
  if (frame.result.stepped) require(std::fabs(gained) > 1e-9, "step.changes_height", loop);
}

/// Whoever rises, or is nowhere near ground, is neither lifted nor pulled down, whatever the answer says of steps and snaps: beyond
/// what was asked only by what sliding along a slope makes of a level way, half of it at 45 degrees.
void LawBook::judgeFlight(const GameLoop& loop) {
  const LoopFrame& frame = loop.last();
  const Vec3 motion = frame.request.displacement, gravity = frame.request.gravity;
  if (frame.result.startDepth > 0) return;
  if (frame.rise() <= 0 && beganOnGround(loop)) return;
  const double slide = 0.5 * std::hypot(motion.x, motion.z) + 1e-9, moved = frame.moved().y;
  const double up = std::max(motion.y, 0.0) + std::max(gravity.y, 0.0) + slide;
  const double down = std::min(motion.y, 0.0) + std::min(gravity.y, 0.0) - slide;
  require(moved <= up, "step.nothing_lifts_in_the_air", loop, moved - up);
  require(moved >= down, "snap.nothing_pulls_in_the_air", loop, down - moved);
}

}  // namespace sweepscope::test
