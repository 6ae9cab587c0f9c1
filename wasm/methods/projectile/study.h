// The door of the study of a shot (method/study.h says what a door has), after the slides on collision detection and response, 8 to 14.
#pragma once

#include "methods/projectile/flight.h"

namespace sweepscope::methods {

namespace projectile {

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh* mesh)
      : settings_(settings),
        boxes_(boxesOf(settings)),
        mesh_(settings.mesh ? mesh : nullptr),
        starts_{{settings.start, settings.velocity}} {}

  int frames() const { return static_cast<int>(settings_.frames); }

  /// The start of each frame is kept once it is known, so any frame can be run directly.
  template <Tracer T>
  Result frame(int number, T& tracer) {
    while (starts_.size() <= static_cast<std::size_t>(number)) {
      Shot shot = starts_.back();
      fly(shot, off);
      starts_.push_back(shot);
    }
    Shot shot = starts_[static_cast<std::size_t>(number)];
    TRACE(tracer, event::ShotFrame{number, settings_.method, settings_.motion, shot.place, shot.velocity,
                                   settings_.boxes, mesh_ != nullptr});
    const Result result = fly(shot, tracer);
    TRACE(tracer, event::ShotFrameEnd{result.hit, result.time, result.difference, result.place, result.arcTime,
                                      result.verdict, result.bounces, shot.place, shot.velocity});
    if (starts_.size() == static_cast<std::size_t>(number) + 1) starts_.push_back(shot);
    return result;
  }

 private:
  template <Tracer T>
  Result fly(Shot& shot, T& tracer) const {
    return Flight<T>(settings_, boxes_, mesh_, tracer).frame(shot);
  }

  Settings settings_;
  std::vector<ShotBox> boxes_;
  const TriangleMesh* mesh_;
  std::vector<Shot> starts_;
};

}  // namespace projectile

struct Projectile {
  using Settings = projectile::Settings;
  using Result = projectile::Result;
  using Run = projectile::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
