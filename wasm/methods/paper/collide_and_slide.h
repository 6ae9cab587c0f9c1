// The paper's response (chapter 4, appendix F), literally, flaws included.
#pragma once

#include "method/move_types.h"
#include "methods/paper/check_collision.h"
#include "methods/robust/start_overlap.h"

namespace sweepscope::paper {

/// One call of collideWithWorld and its recursion, written as a loop. Everything in ellipsoid space.
template <typename Scalar, Tracer T>
class CollideWithWorld {
 public:
  using Vec = Vec3T<Scalar>;

  CollideWithWorld(const TriangleMesh& mesh, Vec3 radii, const MoveSettings& settings, int pass, MoveResult& result,
                   T& tracer)
      : mesh_(mesh), radii_(radii), space_{radii}, settings_(settings), pass_(pass), result_(result), tracer_(tracer) {}

  Vec run(Vec position, Vec velocity) {
    TRACE(tracer_, event::PassBegin{pass_, space_.back(position), space_.back(velocity)});
    bool truncated = false;
    for (int depth = 0;; ++depth) {
      const CollisionPackage<Scalar> package = sweep(depth, position, velocity);
      if (!package.foundCollision) {
        position = position + velocity;
        endSlide(depth, position, {}, 1, SlideVerdict::Free);
        break;
      }
      const Vec newVelocity = respond(package, position);
      const Scalar traveled = traveledTime(package);
      if (length(newVelocity) < veryClose_) {
        endSlide(depth, position, {}, traveled, SlideVerdict::TooShort);
        break;
      }
      if (depth + 1 >= settings_.maxSweeps) {
        truncated = true;
        endSlide(depth, position, newVelocity, traveled, SlideVerdict::LimitReached);
        break;
      }
      endSlide(depth, position, newVelocity, traveled, SlideVerdict::Again);
      velocity = newVelocity;
    }
    result_.truncated = result_.truncated || truncated;
    TRACE(tracer_, event::PassEnd{pass_, space_.back(position), result_.passSweeps[pass_], truncated});
    return position;
  }

 private:
  CollisionPackage<Scalar> sweep(int depth, const Vec& position, const Vec& velocity) {
    CollisionPackage<Scalar> package;
    package.velocity = velocity;
    // Without motion the published code divides by zero and the NaN it gets skips every triangle. Same answer, no NaN.
    const bool still = velocity == Vec{};
    package.normalizedVelocity = still ? Vec{} : normalize(velocity);
    package.basePoint = position;
    package.cullBackFaces = settings_.sides == Sides::Front;
    TRACE(tracer_, event::SlideBegin{depth, space_.back(position), space_.back(velocity), space_.radii(), position,
                                     velocity, length(velocity), length(space_.back(velocity))});
    ++result_.passSweeps[pass_];
    if (still) {
      TRACE(tracer_, stillNearest(position));
      return package;
    }
    checkCollision(mesh_, radii_, package, tracer_);
    if (package.foundCollision) addContact(package, depth);
    return package;
  }

  event::Nearest stillNearest(const Vec& position) const {
    event::Nearest nearest{};
    nearest.test = nearest.triangle = nearest.element = -1;
    nearest.time = nearest.distance = kInfinity<double>;
    nearest.point = nearest.pointWorld = {kNaN<double>, kNaN<double>, kNaN<double>};
    nearest.center = position;
    nearest.centerWorld = space_.back(position);
    return nearest;
  }

  void addContact(const CollisionPackage<Scalar>& package, int depth) {
    const Vec center = package.basePoint + package.velocity * package.nearestTime;
    result_.contacts.push_back({package.nearestTime, space_.back(package.intersectionPoint),
                                space_.exact().normalBack(center - package.intersectionPoint), package.triangle,
                                package.feature, package.element, pass_, depth});
  }

  Scalar traveledTime(const CollisionPackage<Scalar>& package) const {
    const Scalar speed = length(package.velocity);
    return package.nearestDistance >= veryClose_ && speed > 0 ? (package.nearestDistance - veryClose_) / speed
                                                              : Scalar{0};
  }

  /// Steps up to the contact, finds the sliding plane and the new velocity. Moves `position` to the new base point.
  Vec respond(const CollisionPackage<Scalar>& package, Vec& position) {
    const Vec destination = position + package.velocity;
    Vec contact = package.intersectionPoint;
    const bool moves = package.nearestDistance >= veryClose_;
    if (moves) {
      const Vec direction = package.normalizedVelocity;
      position = position + direction * (package.nearestDistance - veryClose_);
      contact = contact - direction * veryClose_;
    }
    TRACE(tracer_, event::BackOff{package.nearestDistance, veryClose_, moves, traveledTime(package), position, contact,
                                  space_.back(position), space_.back(contact)});
    const Vec normal = normalize(position - contact);
    TRACE(tracer_, event::SlidePlane{contact, normal, space_.back(contact), space_.exact().normalBack(normal),
                                     space_.exact().naiveNormalBack(normal)});
    const Scalar height = dot(destination - contact, normal);
    const Vec projected = destination - normal * height;
    const Vec newVelocity = projected - contact;
    TRACE(tracer_, event::Project{destination, height, projected, newVelocity, length(newVelocity),
                                  space_.back(destination), space_.back(projected), space_.back(newVelocity)});
    return newVelocity;
  }

  void endSlide(int depth, const Vec& position, const Vec& remaining, Scalar traveled, SlideVerdict verdict) {
    TRACE(tracer_, event::SlideEnd{depth, space_.back(position), space_.back(remaining), length(space_.back(remaining)),
                                   position, traveled, verdict});
  }

  const Scalar veryClose_ = static_cast<Scalar>(kPaperVeryClose);

  const TriangleMesh& mesh_;
  const Vec3 radii_;
  const ESpace<Scalar> space_;
  const MoveSettings& settings_;
  const int pass_;
  MoveResult& result_;
  T& tracer_;
};

/// The whole step of the paper: once with the movement, then once more with gravity.
///
/// Space:   world in, world out. `Scalar` is what the method computes in: double, or float.
/// Input:   `contacts`: new ones are appended to these.
/// Output:  see MoveResult; `grounded` says that gravity met something, `startDepth` is measured, not part of the paper.
template <typename Scalar = double, Tracer T>
MoveResult movePaper(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer,
                     std::vector<Contact> contacts = {}) {
  TRACE(tracer, event::MoveBegin{Method::Paper, settings.sides, request.center, request.displacement, request.gravity,
                                 request.radii, 0, settings.maxSweeps, static_cast<Scalar>(kPaperVeryClose),
                                 static_cast<Count>(mesh.triangleCount())});
  const ESpace<Scalar> space{request.radii};
  MoveResult result;
  result.contacts = std::move(contacts);
  result.startDepth = startOverlap(mesh, request.center, request.radii).depth;
  Vec3T<Scalar> position = space.into(request.center);
  position = CollideWithWorld<Scalar, T>(mesh, request.radii, settings, 0, result, tracer)
                 .run(position, space.into(request.displacement));
  const std::size_t before = result.contacts.size();
  position = CollideWithWorld<Scalar, T>(mesh, request.radii, settings, 1, result, tracer)
                 .run(position, space.into(request.gravity));
  if (result.contacts.size() > before) {
    const Contact& last = result.contacts.back();
    result.support = {BodyState::Ground, last.point, last.normal, last.triangle, SupportReason::Walkable, {}};
  }
  result.position = space.back(position);
  TRACE(tracer,
        event::MoveEnd{result.position, result.grounded(), result.sweeps(), result.truncated, result.startDepth});
  return result;
}

}  // namespace sweepscope::paper
