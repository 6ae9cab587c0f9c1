// One pass of a frame: sweep, slide, sweep again, until the motion is used up or something holds the body.
#pragma once

#include <optional>

#include "core/rarely.h"
#include "methods/robust/slide/active_planes.h"
#include "methods/robust/slide/cone.h"
#include "methods/robust/slide/frame.h"
#include "methods/robust/slide/steep.h"
#include "methods/robust/slide/step_edge.h"
#include "methods/robust/slide/wedge.h"

namespace sweepscope {

/// The support of the body when the frame began. Computed when something depends on it, which in most frames is never.
class Stance {
 public:
  Stance(const Frame& frame, const Vec3& center) : frame_(frame), center_(center) {}

  template <Tracer T>
  const Support& get(T& tracer);
  const Frame& frame() const { return frame_; }
  bool isKnownToStand() const { return support_ && support_->stands(); }

  /// Ground that the body touches as the frame begins answers the question by the way.
  template <Tracer T>
  void touches(const SweepHit& ground, T& tracer) {
    if (!support_) say(onGround(ground), tracer);
  }

 private:
  template <Tracer T>
  void say(const Support& support, T& tracer) {
    support_ = support;
    TRACE(tracer, event::Carried{SupportMoment::Start, support.state, support.reason, support.point, support.normal,
                                 support.triangle, frame_.rising, false, false, false});
  }

  const Frame& frame_;
  const Vec3 center_;
  std::optional<Support> support_;
};

/// Whether a motion leads up the groove that holds the body, although one of its faces alone would turn the desired motion down it. Where that face
/// is the only one too steep to stand on, it does so, and the body would go to and fro.
SWEEPSCOPE_RARELY inline bool climbsAgainst(const Frame& frame, const ActivePlanes& active, const Vec3& left,
                                            const Vec3& motion) {
  const Planes planes = active.planes();
  for (int k = 0; frame.heightOf(motion) > 0 && k < planes.count(); ++k) {
    if (planes.wall(k) || !frame.steep(planes.at(k), active.placeOf(k))) continue;
    const Vec3 wall = normalized(frame.levelOf(planes.at(k)));
    if (!(dot(left - wall * std::min(0.0, dot(wall, left)), motion) > 0)) return true;
  }
  return false;
}

/// Between walls that the body just fits, rounding would meet either one at t = 0 for ever. The sweeps that follow are thinner by this share of the radii:
/// half of what a push leaves alone; at most `kMostSqueezed`, since next to huge lengths that would be more than the whole body.
SWEEPSCOPE_RARELY inline double squeezeBetween(const Frame& frame, const ActivePlanes& planes, const Vec3& center,
                                               const Vec3& motion) {
  const EllipsoidSpace space{frame.swept};
  const double reach = reachOf(space, center, motion);
  const double alone = kPushFactor / 2 * planes.widestTolerance(frame.around.mesh(), space, center, reach);
  return std::min(alone, kMostSqueezed);
}

/// The body is carried where it is nearest to the triangle at `place`. Returns the normal there.
SWEEPSCOPE_RARELY inline Vec3 restOn(const Frame& frame, std::uint32_t place, const Vec3& center, Support& support) {
  const EllipsoidSpace space{frame.swept};
  const Corners corners = space.around(center, frame.around.mesh().cornersAt(place));
  const Closest closest = closestPoint(corners, planeOf(corners));
  support.point = center + space.back(closest.point);
  support.triangle = frame.around.mesh().triangleAt(place);
  return space.normalBack(normalized(-closest.point));
}

/// Slides by a desired motion until it is used up, blocked, or the sweeps run out; the gravity pass also until something carries the body.
template <Tracer T>
class Pass {
 public:
  /// @param pass 0 movement, 1 gravity
  /// @param stance of the body at the start of the frame; none for a pass that only asks what is below
  Pass(const Frame& frame, int pass, MoveResult& result, T& tracer, Stance* stance = nullptr)
      : frame_(frame), space_{frame.swept}, pass_(pass), result_(result), tracer_(tracer), stance_(stance) {}

  /// `known`: the answer of the first sweep, if it has been made already.
  Vec3 run(Vec3 center, const Vec3& desired, const SweepHit* known = nullptr) {
    TRACE(tracer_, event::PassBegin{pass_, center, desired});
    std::optional<ActivePlanes> planes;  // most passes end before they need any
    Vec3 motion = desired;
    double timeLeft = 1;
    while (!(motion == Vec3{})) {
      if (result_.passSweeps[pass_] >= frame_.settings.maxSweeps) {
        truncated_ = true;
        break;
      }
      const SweepRequest request{center, motion, space_.radii() * (1 - squeeze_), frame_.settings.sides,
                                 &frame_.around.whole()};
      const SweepHit hit = sweepOnce(request, known);
      known = nullptr;
      if (!hit.found()) {
        center += motion;
        motion = {};
        endSlide(center, motion, 1, SlideVerdict::Free);
        break;
      }
      center += motion * hit.time;
      timeLeft *= 1 - hit.time;
      const Vec3 left = desired * timeLeft;
      const bool ground = frame_.walkable(hit);
      advance(hit, ground, center, left);
      if (standsOn(hit, ground, center)) {
        motion = {};
        endSlide(center, motion, hit.time, SlideVerdict::Grounded);
        break;
      }
      motion = respond(planes ? *planes : planes.emplace(), hit, ground, center, left);
      const bool held = support_.stands(), stopped = motion == Vec3{};
      const bool limit = !stopped && result_.passSweeps[pass_] >= frame_.settings.maxSweeps;
      endSlide(center, motion, hit.time,
               held      ? SlideVerdict::Grounded
               : stopped ? SlideVerdict::Stopped
               : limit   ? SlideVerdict::LimitReached
                         : SlideVerdict::Again);
    }
    result_.truncated = result_.truncated || truncated_;
    if (pass_ == 1 && planes && !support_.stands()) slideOn(*planes, center);
    TRACE(tracer_, event::PassEnd{pass_, center, result_.passSweeps[pass_], truncated_});
    return center;
  }

  /// The support of the body at the end of a gravity pass.
  const Support& support() const { return support_; }

 private:
  SweepHit sweepOnce(const SweepRequest& request, const SweepHit* known) {
    TRACE(tracer_, event::SlideBegin{result_.passSweeps[pass_], request.center, request.displacement, request.radii,
                                     space_.into(request.center), space_.into(request.displacement),
                                     length(space_.into(request.displacement)), length(request.displacement)});
    ++result_.passSweeps[pass_];
    // The known sweep was not traced.
    if (known != nullptr && !T::kOn) return *known;
    return frame_.around.sweep(request, tracer_).hit;
  }

  void advance(const SweepHit& hit, bool ground, const Vec3& center, const Vec3& left) {
    const int slide = result_.passSweeps[pass_] - 1;
    result_.contacts.push_back(
        {hit.time, hit.point, hit.normal, hit.triangle, hit.feature, hit.element, pass_, slide, ground});
    TRACE(tracer_, event::Advance{hit.time, center, space_.into(center), hit.normal,
                                  space_.naiveNormalBack(hit.normalEllipsoid), left});
  }

  /// Ground rule: gravity ends on walkable contacts, so nothing creeps down a slope or off a step.
  bool standsOn(const SweepHit& hit, bool ground, const Vec3& center) {
    TRACE(tracer_, event::GroundTest{hit.normal, frame_.heightOf(hit.normal), frame_.leastUp(hit.normal, hit.place),
                                     ground ? GroundVerdict::Ground : GroundVerdict::TooSteep});
    // Only a slope that it walks up carries a rising body: ground that it stood on from the start.
    if (pass_ == 0 || (frame_.rising && !(ground && stance_ && stance_->get(tracer_).stands()))) return false;
    if (ground) {
      support_ = onGround(hit);
    } else if (const double most = frame_.highestStep(); most > 0) {
      if (const auto support = onStepEdge(frame_, hit, center, most, tracer_)) support_ = *support;
    }
    return support_.stands();
  }

  Vec3 respond(ActivePlanes& planes, const SweepHit& hit, bool ground, const Vec3& center, const Vec3& left) {
    const bool late = 2 * result_.passSweeps[pass_] > frame_.settings.maxSweeps;
    const double apart = late ? kLeftBehindLate * length(space_.scaled(left)) : 0;
    planes.dropLeftBehind(frame_.around.mesh(), space_, center, frame_.up(), std::max(kLeftBehind, apart), tracer_);
    planes.add(hit, tracer_);
    if (pass_ == 0 && frame_.heightOf(hit.normal) > 0) meetFacing(planes, hit, ground, center);
    ConeResult cone = projectOnCone(left, planes.planes());
    // Down into the groove that holds the body, and along it; not up its faces.
    const bool climbs = dot(cone.motion, grooveUp_) > kClimbs * length(cone.motion);
    if (climbs) cone = projectInGroove(left, planes.planes(), across_);
    if (climbs && climbsAgainst(frame_, planes, left, cone.motion)) cone = {{}, ConeVerdict::Corner};
    TRACE(tracer_, event::Cone{left, cone.motion, static_cast<Count>(planes.planes().count()), cone.first, cone.second,
                               hit.point, cone.verdict});
    if (pass_ == 1 && !frame_.rising) {
      if (const auto support = heldByFaces(frame_, planes, left, cone, hit, tracer_)) {
        support_ = *support;
        if (const auto place = planes.placeOfFlattest(frame_.up())) restOn(frame_, *place, center, support_);
      }
    }
    const double rise = frame_.heightOf(left);
    if (rise > 0 && frame_.heightOf(hit.normal) < 0 && frame_.heightOf(cone.motion) <= 0.5 * rise) {
      result_.ceiling = result_.ceiling || frame_.rising;
    }
    if (cone.slit && hit.time == 0) squeeze_ = squeezeBetween(frame_, planes, center, cone.motion);
    return support_.stands() ? Vec3{} : cone.motion;
  }

  /// The walls that a contact facing up adds to its plane.
  SWEEPSCOPE_RARELY void meetFacing(ActivePlanes& planes, const SweepHit& hit, bool ground, const Vec3& center) {
    if (ground && hit.time == 0 && result_.passSweeps[0] == 1) stance_->touches(hit, tracer_);
    // Ground acts as ground, except to a body in the air that meets it with its round side.
    if (ground && stance_->isKnownToStand() && !frame_.rising) return;
    if (ground && !roundsEdge(frame_.around.mesh(), hit) && !onSteepFace(frame_, hit)) return;
    const Support& stance = stance_->get(tracer_);
    const Steep facing = facingUp(frame_, hit, !ground, stance);
    if (ground && facing.verdict == WallVerdict::AsItIs) return;
    TRACE(tracer_, event::SteepContact{hit.triangle, hit.normal, facing.wall, stance.state, facing.verdict});
    // An almost upright face is already a wall.
    const bool wall = squaredLength(facing.wall) > 0 && length(facing.wall - hit.normal) > kSamePlane;
    if (wall) planes.addWall(hit, facing.wall, frame_.heightOf(center), tracer_);
    // A floor along the crease has two directions, the crease and up; there is no way across it.
    if (facing.verdict != WallVerdict::AsInWedge) return;
    grooveUp_ = stance.normal;
    across_ = normalized(cross(stance.crease, stance.normal));
  }

  /// The pass ends on faces too steep to stand on: carried by the flattest of those it still touches.
  SWEEPSCOPE_RARELY void slideOn(ActivePlanes& planes, const Vec3& center) {
    planes.dropLeftBehind(frame_.around.mesh(), space_, center, frame_.up(), kLeftBehind, tracer_);
    std::optional<std::uint32_t> place = planes.placeOfFlattest(frame_.up());
    if (!place) place = steepBelow(frame_, center);  // of the same face, perhaps, but another triangle
    if (!place) return;
    support_.state = BodyState::Steep;
    support_.reason = SupportReason::Slides;
    support_.normal = restOn(frame_, *place, center, support_);
  }

  void endSlide(const Vec3& center, const Vec3& motion, double traveled, SlideVerdict verdict) {
    TRACE(tracer_, event::SlideEnd{result_.passSweeps[pass_] - 1, center, motion, length(motion), space_.into(center),
                                   traveled, verdict});
  }

  const Frame& frame_;
  const EllipsoidSpace space_;
  const int pass_;
  MoveResult& result_;
  T& tracer_;
  Stance* const stance_;
  Support support_;
  Vec3 across_, grooveUp_;  ///< of the groove that holds the body: no motion is made across, or up; else zero vectors
  double squeeze_ = 0;      ///< share of the radii
  bool truncated_ = false;
};

/// Where a body ends up that is let down by `distance`, and what carries it there.
struct LetDown {
  Vec3 center;
  Support support;
};

/// Slides down as gravity would, asking nothing of the frame and leaving no trace in it.
SWEEPSCOPE_RARELY inline LetDown letDown(const Frame& frame, const Vec3& center, double distance) {
  MoveResult scratch;
  Frame falling = frame;
  falling.rising = false;
  Pass<Off> pass(falling, 1, scratch, off);
  const Vec3 end = pass.run(center, frame.up() * -distance);
  return {end, pass.support()};
}

/// The support of a body that begins at `center`: looked for a little below, because callers may keep positions as floats; and down to two skins
/// unless it is a brink, because a body that is not pressed down floats off a little.
SWEEPSCOPE_RARELY inline Support supportAtStart(const Frame& frame, const Vec3& center) {
  const double reach = std::max(kNearGround * minComponent(frame.swept), kFloatPlace * maxAbs(center));
  const Support near = letDown(frame, center, reach).support;
  const auto isBrink = [&](const Support& support) {
    SweepHit hit;
    hit.point = support.point;
    hit.normal = support.normal;
    return support.reason == SupportReason::StepEdge ||
           (support.reason == SupportReason::Walkable && onBrink(frame, hit));
  };
  // A jump that passes a brink does not stand on it.
  if (frame.rising) return near.stands() && isBrink(near) ? Support{} : near;
  if (near.stands() || !(2 * frame.skin > reach)) return near;
  const Support below = letDown(frame, center, 2 * frame.skin).support;
  return below.stands() && !isBrink(below) ? below : near;
}

/// The support of the body after a pass without gravity: the contacts it touches.
inline Support supportAtEnd(const Frame& frame, const Vec3& center) {
  return letDown(frame, center, frame.touching()).support;
}

template <Tracer T>
[[gnu::noinline]] const Support& Stance::get(T& tracer) {
  if (!support_) say(supportAtStart(frame_, center_), tracer);
  return *support_;
}

}  // namespace sweepscope
