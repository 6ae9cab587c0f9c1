// The door of the 2003 method (method/method.h says what a door has).
#pragma once

#include "methods/paper/chosen.h"
#include "methods/paper/collide_and_slide.h"
#include "trace/recorder.h"

namespace sweepscope::methods {

/// It is there to be looked at: untraced it runs with a recorder that records nothing, because a copy without tracing is not worth its bytes.
struct Paper {
  static SweepResult sweep(const TriangleMesh& mesh, const SweepRequest& request, Precision precision) {
    using Scalar = paper::Chosen;
    const Scalar::Use use(precision);
    const paper::ESpace<Scalar> space{request.radii};
    SweepResult result;
    result.overlap = startOverlap(mesh, request.center, request.radii);
    paper::CollisionPackage<Scalar> package;
    package.velocity = space.into(request.displacement);
    package.basePoint = space.into(request.center);
    package.cullBackFaces = request.sides == Sides::Front;
    if (package.velocity == Vec3T<Scalar>{}) return result;
    package.normalizedVelocity = paper::normalize(package.velocity);
    Recorder recorder(0, 0);
    paper::checkCollision(mesh, request.radii, package, recorder);
    if (!package.foundCollision) return result;
    const Vec3T<Scalar> normal = package.basePoint + package.velocity * package.nearestTime - package.intersectionPoint;
    result.hit = {package.nearestTime,
                  space.back(package.intersectionPoint),
                  space.exact().normalBack(normal),
                  normal,
                  package.triangle,
                  package.feature,
                  package.element};
    return result;
  }

  template <Tracer T>
  static MoveResult move(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer,
                         std::vector<Contact> contacts) {
    if constexpr (T::kOn) {
      const paper::Chosen::Use use(settings.precision);
      return paper::movePaper<paper::Chosen>(mesh, request, settings, tracer, std::move(contacts));
    } else {
      Recorder recorder(0, 0);
      return Paper::move(mesh, request, settings, recorder, std::move(contacts));
    }
  }
};

}  // namespace sweepscope::methods
