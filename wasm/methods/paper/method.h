// The door of the 2003 method (method/method.h says what a door has).
#pragma once

#include "methods/paper/collide_and_slide.h"
#include "trace/recorder.h"

namespace sweepscope::methods {

/// It is there to be looked at: untraced it runs with a recorder that records nothing, because a copy without tracing is not worth its bytes.
class Paper {
 public:
  static SweepResult sweep(const TriangleMesh& mesh, const SweepRequest& request, Precision precision) {
    return precision == Precision::Double ? sweepIn<double>(mesh, request) : sweepIn<float>(mesh, request);
  }

  template <Tracer T>
  static MoveResult move(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer,
                         std::vector<Contact> contacts) {
    if constexpr (T::kOn) {
      const auto move =
          settings.precision == Precision::Double ? paper::movePaper<double, T> : paper::movePaper<float, T>;
      return move(mesh, request, settings, tracer, std::move(contacts));
    } else {
      Recorder recorder(0, 0);
      return Paper::move(mesh, request, settings, recorder, std::move(contacts));
    }
  }

 private:
  template <typename Scalar>
  static SweepResult sweepIn(const TriangleMesh& mesh, const SweepRequest& request) {
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
};

}  // namespace sweepscope::methods
