// The door of the study of a ball on a height field (method/study.h says what a door has), after an article on a golf ball and the terrain
// of a golf course.
#pragma once

#include <memory>

#include "methods/height_field/flight.h"

namespace sweepscope::methods {

namespace height_field {

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh*)
      : settings_(settings),
        field_(settings),
        mesh_(field_.mesh()),
        starts_{{settings.start, settings.velocity, HeightState::Flying}} {}

  int frames() const { return static_cast<int>(settings_.frames); }

  /// The start of each frame is kept once it is known, so any frame can be run directly.
  template <Tracer T>
  Result frame(int number, T& tracer) {
    while (starts_.size() <= static_cast<std::size_t>(number)) {
      Ball ball = starts_.back();
      move(ball, off);
      starts_.push_back(ball);
    }
    Ball ball = starts_[static_cast<std::size_t>(number)];
    TRACE(tracer, event::HeightFrame{number, settings_.method, ball.centre, ball.velocity, settings_.radius,
                                     field_.cells(), field_.size(), ball.state});
    const Found found = move(ball, tracer);
    const Result result = judge(found, ball, tracer);
    ground(tracer);
    TRACE(tracer, event::HeightFrameEnd{result.hit, result.gap, result.truth, result.left, ball.centre, ball.velocity,
                                        result.speed, result.state, result.verdict});
    if (starts_.size() == static_cast<std::size_t>(number) + 1) starts_.push_back(ball);
    return result;
  }

 private:
  template <Tracer T>
  Found move(Ball& ball, T& tracer) const {
    const double pull = settings_.gravity * settings_.step;
    const Vec3 velocity = ball.velocity - Vec3{0, pull, 0};
    const Vec3 way = velocity * settings_.step;
    TRACE(tracer, event::HeightMove{ball.centre, ball.velocity, settings_.gravity, settings_.step, pull, velocity, way,
                                    ball.centre + way});
    ball.velocity = velocity;
    return settings_.method == HeightMethod::Sweep ? frameBySweep(field_, mesh_, ball, way, settings_, tracer)
                                                   : frameByCell(field_, mesh_, ball, way, settings_, tracer);
  }

  /// The truth where the test looked, and the distance at the end of the frame.
  template <Tracer T>
  Result judge(const Found& found, const Ball& ball, T& tracer) const {
    const double r = settings_.radius;
    const Nearest there = nearest(field_, found.centre);
    const double left = found.centre == ball.centre ? there.distance : nearest(field_, ball.centre).distance;
    const Corners& t = there.tile.corners;
    TRACE(tracer, event::HeightTruth{found.centre, r, there.point, there.tile.number, there.tile.i, there.tile.j,
                                     there.tile.half, there.feature, t.p[0], t.p[1], t.p[2], there.distance,
                                     there.distance - r, left - r, there.asked});
    const HeightVerdict verdict = compare(found, left - r, r);
    const event::HeightSwept& swept = found.swept;
    const double late = swept.found ? (1 - swept.time) * length(swept.way) : 0;
    TRACE(tracer, event::HeightCompare{found.hit, swept.found, swept.time, late, found.asked.number, swept.triangle,
                                       found.gap, there.distance - r, verdict});
    return {found.hit,     found.gap,     there.distance - r, left - r,           swept.time,     verdict,
            found.asked.i, found.asked.j, found.asked.half,   found.asked.number, swept.triangle, length(ball.velocity),
            ball.state,    ball.centre};
  }

  template <Tracer T>
  void ground(T& tracer) const {
    TRACE(tracer, event::HeightGround{field_.cells(), field_.size(), field_.low(), field_.high()});
    if constexpr (T::kOn) {
      const int corners = field_.cells() + 1;
      for (int j = 0; j < corners; ++j)
        for (int i = 0; i < corners; i += 8) {
          const auto h = [&](int k) { return i + k < corners ? field_.height(i + k, j) : 0; };
          TRACE(tracer,
                event::HeightRow{i, j, std::min(8, corners - i), h(0), h(1), h(2), h(3), h(4), h(5), h(6), h(7)});
        }
    }
    TRACE(tracer, event::HeightGroundEnd{2 * field_.cells() * field_.cells()});
  }

  Settings settings_;
  Field field_;
  TriangleMesh mesh_;
  std::vector<Ball> starts_;
};

}  // namespace height_field

struct HeightField {
  using Settings = height_field::Settings;
  using Result = height_field::Result;
  using Run = height_field::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
