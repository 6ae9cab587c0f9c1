// The door of the study of planes, points and normals under a transform (method/study.h says what a door has).
#pragma once

#include "method/study.h"
#include "methods/transforms/point.h"
#include "methods/transforms/ray.h"

namespace sweepscope::methods {

namespace transforms {

#define STUDY_FOLDER_SETTINGS "methods/transforms/settings.def"
#define STUDY_FOLDER_RESULT "methods/transforms/result.def"
#include "method/make_numbers.inc"

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh*) : settings_(settings) {}

  int frames() const { return static_cast<int>(settings_.frames); }

  template <Tracer T>
  Result frame(int number, T& tracer) const {
    const Settings& s = settings_;
    const double times = number, last = static_cast<double>(s.frames - 1);
    const bool scales = s.grows == ChangeWhat::Scale;
    const double share = scales && last > 0 ? times / last : 1;
    const Vec3 scale{grown(s.scale.x, share), grown(s.scale.y, share), grown(s.scale.z, share)};
    const Vec3 turn = scales ? s.turn : s.turn + s.spin * times;
    const Transform by(scale, turn, s.translation, s.order);
    TRACE(tracer, event::ChangeFrame{number, share, s.scale, scale, turn, s.translation, s.order, by.kind,
                                     scale.x * scale.y * scale.z < 0, s.by});
    tellMatrix(by, scale, tracer);
    const Planes planes = planesOf({s.v1, s.v2, s.v3}, by);
    tellPlane(planes, by, s.point, tracer);
    const event::ChangeNormals normals = tellNormal(planes, by, tracer);
    const Distances distances = tellPoint(planes, by, s.point, tracer);
    const Rays rays = tellRay(planes, by, s.origin, normalized(s.direction), tracer);
    const Result result = sum(by, planes, normals, distances, rays);
    TRACE(tracer,
          event::ChangeFrameEnd{by.kind, by.determinant, normals.rightUnit, normals.naiveUnit, normals.angle,
                                result.distanceBefore, result.distance, result.hitOff < kNever ? result.hitOff : 0});
    return result;
  }

 private:
  Result sum(const Transform& by, const Planes& planes, const event::ChangeNormals& normals, const Distances& distances,
             const Rays& rays) const {
    const bool naive = settings_.by == ChangeBy::Naive;
    const Plane& used = planes.used(settings_.by);
    Result result;
    result.type = by.kind;
    result.determinant = by.determinant;
    result.angle = normals.angle;
    if (planes.after.n == Vec3{} || !used.found()) {
      result.off = 0;
    } else {
      // The points of a mirror look to the other side; that is no fault of the normal.
      result.off = angleOff(used.n, planes.after.n * (by.sign < 0 ? -1.0 : 1.0));
    }
    result.windingFlips = windingOf(planes, by).flips;
    result.cornersOff = planes.cornersOff(used);
    result.distanceBefore = distances.before.distance;
    result.distance = distances.used(settings_.by).distance;
    result.sameDistance = distances.used(settings_.by).verdict == ChangeDistanceVerdict::Same;
    result.time = rays.hits[0].time;
    result.timeAfter = rays.hits[naive ? 2 : 1].time;
    result.hitOff = naive ? rays.same.naiveOff : rays.same.rightOff;
    result.reflectionOff = used.found() ? angleOff(rays.reflections[naive ? 2 : 1].out, rays.same.reflection) : 0;
    result.normal = normals.rightUnit;
    result.naive = normals.naiveUnit;
    return result;
  }

  Settings settings_;
};

}  // namespace transforms

struct Transforms {
  using Settings = transforms::Settings;
  using Result = transforms::Result;
  using Run = transforms::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
