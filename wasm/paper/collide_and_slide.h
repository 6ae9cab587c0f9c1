// The paper's response (chapter 4, appendix F), literally, flaws included.
#pragma once

#include "paper/check_collision.h"
#include "sweep/move_types.h"
#include "sweep/start_overlap.h"

namespace sweepscope::paper {

/// One call of collideWithWorld and its recursion, written as a loop. Everything in ellipsoid space.
template <Tracer T>
class CollideWithWorld {
 public:
  CollideWithWorld(const TriangleMesh& mesh, Vec3 radii, const MoveSettings& settings, int pass, MoveResult& result,
                   T& tracer)
      : mesh_(mesh), space_{radii}, settings_(settings), pass_(pass), result_(result), tracer_(tracer) {}

  Vec3 run(Vec3 position, Vec3 velocity) {
    TRACE(tracer_, event::PassBegin{pass_, space_.back(position), space_.back(velocity)});
    bool truncated = false;
    for (int depth = 0;; ++depth) {
      const CollisionPackage package = sweep(depth, position, velocity);
      if (!package.foundCollision) {
        position = position + velocity;
        endSlide(depth, position, {}, 1, SlideVerdict::Free);
        break;
      }
      const Vec3 newVelocity = respond(package, position);
      const double traveled = traveledTime(package);
      if (length(newVelocity) < kPaperVeryClose) {
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
  CollisionPackage sweep(int depth, Vec3 position, Vec3 velocity) {
    CollisionPackage package;
    package.velocity = velocity;
    // Without motion the published code divides by zero and the NaN it gets skips every triangle. Same answer, no NaN.
    const bool still = velocity == Vec3{};
    package.normalizedVelocity = still ? Vec3{} : normalize(velocity);
    package.basePoint = position;
    package.cullBackFaces = settings_.sides == Sides::Front;
    TRACE(tracer_, event::SlideBegin{depth, space_.back(position), space_.back(velocity), space_.radii(), position,
                                     velocity, length(velocity), length(space_.back(velocity))});
    ++result_.passSweeps[pass_];
    if (still) {
      TRACE(tracer_, stillNearest(position));
      return package;
    }
    checkCollision(mesh_, space_.radii(), package, tracer_);
    if (package.foundCollision) addContact(package, depth);
    return package;
  }

  event::Nearest stillNearest(Vec3 position) const {
    event::Nearest nearest{};
    nearest.test = nearest.triangle = nearest.element = -1;
    nearest.time = nearest.distance = kInfinity;
    nearest.point = nearest.pointWorld = {kNaN, kNaN, kNaN};
    nearest.center = position;
    nearest.centerWorld = space_.back(position);
    return nearest;
  }

  void addContact(const CollisionPackage& package, int depth) {
    const Vec3 center = package.basePoint + package.velocity * package.nearestTime;
    result_.contacts.push_back({package.nearestTime, space_.back(package.intersectionPoint),
                                space_.normalBack(center - package.intersectionPoint), package.triangle,
                                package.feature, package.element, pass_, depth});
  }

  double traveledTime(const CollisionPackage& package) const {
    const double speed = length(package.velocity);
    return package.nearestDistance >= kPaperVeryClose && speed > 0 ? (package.nearestDistance - kPaperVeryClose) / speed
                                                                   : 0;
  }

  /// Steps up to the contact, finds the sliding plane and the new velocity. Moves `position` to the new base point.
  Vec3 respond(const CollisionPackage& package, Vec3& position) {
    const Vec3 destination = position + package.velocity;
    Vec3 contact = package.intersectionPoint;
    const bool moves = package.nearestDistance >= kPaperVeryClose;
    if (moves) {
      const Vec3 direction = package.normalizedVelocity;
      position = position + direction * (package.nearestDistance - kPaperVeryClose);
      contact = contact - direction * kPaperVeryClose;
    }
    TRACE(tracer_, event::BackOff{package.nearestDistance, kPaperVeryClose, moves, traveledTime(package), position,
                                  contact, space_.back(position), space_.back(contact)});
    const Vec3 normal = normalize(position - contact);
    TRACE(tracer_, event::SlidePlane{contact, normal, space_.back(contact), space_.normalBack(normal),
                                     space_.naiveNormalBack(normal)});
    const double height = dot(destination - contact, normal);
    const Vec3 projected = destination - normal * height;
    const Vec3 newVelocity = projected - contact;
    TRACE(tracer_, event::Project{destination, height, projected, newVelocity, length(newVelocity),
                                  space_.back(destination), space_.back(projected), space_.back(newVelocity)});
    return newVelocity;
  }

  void endSlide(int depth, Vec3 position, Vec3 remaining, double traveled, SlideVerdict verdict) {
    TRACE(tracer_, event::SlideEnd{depth, space_.back(position), space_.back(remaining), length(space_.back(remaining)),
                                   position, traveled, verdict});
  }

  const TriangleMesh& mesh_;
  const EllipsoidSpace space_;
  const MoveSettings& settings_;
  const int pass_;
  MoveResult& result_;
  T& tracer_;
};

/// The whole step of the paper: once with the movement, then once more with gravity.
///
/// Space:   world in, world out.
/// Output:  see MoveResult; `grounded` says that gravity met something, `startDepth` is measured, not part of the paper.
template <Tracer T>
MoveResult movePaper(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer) {
  TRACE(tracer, event::MoveBegin{Method::Paper, settings.sides, request.center, request.displacement, request.gravity,
                                 request.radii, 0, settings.maxSweeps, kPaperVeryClose,
                                 static_cast<Count>(mesh.triangleCount())});
  const EllipsoidSpace space{request.radii};
  MoveResult result;
  result.startDepth = startOverlap(mesh, request.center, request.radii).depth;
  Vec3 position = space.into(request.center);
  position = CollideWithWorld<T>(mesh, request.radii, settings, 0, result, tracer)
                 .run(position, space.into(request.displacement));
  const std::size_t before = result.contacts.size();
  position =
      CollideWithWorld<T>(mesh, request.radii, settings, 1, result, tracer).run(position, space.into(request.gravity));
  result.grounded = result.contacts.size() > before;
  result.position = space.back(position);
  TRACE(tracer, event::MoveEnd{result.position, result.grounded, result.sweeps(), result.truncated, result.startDepth});
  return result;
}

}  // namespace sweepscope::paper
