// The door of the study of bounding volumes (method/study.h says what a door has).
//
// Sources: slides “Collision Detection” (AABB 3 to 7, OBB 16 to 20) and the Chinese compendium (AABB, spheres, OBB, k-DOP).
#pragma once

#include "methods/volumes/aabb.h"
#include "methods/volumes/hull_group.h"
#include "methods/volumes/kdop.h"
#include "methods/volumes/obb.h"
#include "methods/volumes/sphere.h"

namespace sweepscope::methods {

namespace volumes {

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh* mesh) : settings_(settings) {
    model_.begin(settings.model == VolumeModel::Chair ? nullptr : mesh, static_cast<double>(settings.crowd),
                 settings.obb == VolumeObbWay::Smallest);
  }
  Run(const Run&) = delete;  // parts of the model know where others are
  Run& operator=(const Run&) = delete;

  int frames() const { return static_cast<int>(settings_.frames); }

  double prepare() {
    if (ready_) return 1;
    const double done = model_.advance();
    if (done < 1) return done;
    ready_ = true;
    if (!model_.empty()) {
      obb_ = obbOf(model_, settings_);
      obbOutside_ = outsideOf(obb_, model_.support);
    }
    return 1;
  }

  template <Tracer T>
  Result frame(int number, T& tracer) {
    while (prepare() < 1) {
    }
    Frame frame(model_, settings_, number);
    if (!model_.empty()) {
      frame.insideHull = insideHull(model_, frame.probeBack);
      frame.meetsHull = boxMeetsHull(frame);
    }
    begin(frame, number, tracer);
    Result result;
    if (!model_.empty()) all(frame, result, tracer);
    result.hullInside = frame.insideHull;
    result.hullMeets = frame.meetsHull;
    result.hullVolume = model_.hull.volume;
    TRACE(tracer, event::VolumeFrameEnd{result.aabbFull, result.sphereFull, result.obbFull, result.kdopFull,
                                        result.hullInside, result.hullMeets, result.falseAlarms, result.missed});
    return result;
  }

  const Model& model() const { return model_; }

 private:
  template <Tracer T>
  void begin(const Frame& frame, int number, T& tracer) const {
    event::VolumeFrame open;
    open.frame = number;
    open.shape = model_.hull.shape;
    open.turn = settings_.turn + settings_.spin * static_cast<double>(number);
    open.a0 = frame.pose.axes[0], open.a1 = frame.pose.axes[1], open.a2 = frame.pose.axes[2];
    open.shift = frame.pose.shift;
    open.pivot = model_.pivot;
    open.unit = model_.unit;
    open.triangles = static_cast<Count>(model_.cloud.triangles);
    open.read = static_cast<Count>(model_.cloud.read);
    open.vertices = static_cast<Count>(model_.cloud.points.size());
    open.builtIn = model_.builtIn;
    open.corners = static_cast<Count>(model_.hull.corners);
    open.complete = model_.hull.complete;
    open.probe = frame.probe;
    open.probeBack = frame.probeBack;
    open.boxLow = frame.boxLow, open.boxHigh = frame.boxHigh;
    TRACE(tracer, event::VolumeFrame{open});
  }

  template <Tracer T>
  void all(const Frame& frame, Result& result, T& tracer) const {
    const Hull& hull = model_.hull;
    const auto count = [&](const Answer& answer, VolumeShown kind) {
      if (!frame.shows(kind)) return;
      for (const VolumeVerdict verdict :
           {verdictOf(answer.inside, frame.insideHull), verdictOf(answer.meets, frame.meetsHull)}) {
        result.falseAlarms += verdict == VolumeVerdict::FalseAlarm;
        result.missed += verdict == VolumeVerdict::Missed;
      }
    };
    const Answer box = aabb(frame, tracer), ball = sphere(frame, tracer);
    const Answer own = obb(frame, obb_, obbOutside_, tracer), slabs = kdop(frame, tracer);
    hullGroup(frame, tracer);
    count(box, VolumeShown::Aabb);
    count(ball, VolumeShown::Sphere);
    count(own, VolumeShown::Obb);
    count(slabs, VolumeShown::Kdop);
    result.aabbFull = box.full(hull), result.aabbSurface = box.wide(hull);
    result.sphereFull = ball.full(hull), result.sphereSurface = ball.wide(hull);
    result.obbFull = own.full(hull), result.obbSurface = own.wide(hull);
    result.kdopFull = slabs.full(hull), result.kdopSurface = slabs.wide(hull);
    result.outside = box.outside, result.obbOutside = own.outside;
    result.aabbInside = box.inside, result.aabbMeets = box.meets;
    result.sphereInside = ball.inside, result.sphereMeets = ball.meets;
    result.obbInside = own.inside, result.obbMeets = own.meets;
    result.kdopInside = slabs.inside, result.kdopMeets = slabs.meets;
  }

  Settings settings_;
  Model model_;
  bool ready_ = false;
  Obb obb_;
  double obbOutside_ = 0;
};

}  // namespace volumes

struct Volumes {
  using Settings = volumes::Settings;
  using Result = volumes::Result;
  using Run = volumes::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
