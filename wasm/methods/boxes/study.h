// The door of the study of two boxes (method/study.h says what a door has).
#pragma once

#include "method/study.h"
#include "methods/boxes/advance.h"

namespace sweepscope::methods {

namespace boxes {

#define STUDY_FOLDER_SETTINGS "methods/boxes/settings.def"
#define STUDY_FOLDER_RESULT "methods/boxes/result.def"
#include "method/make_numbers.inc"

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh*) : settings_(settings) {}

  int frames() const { return static_cast<int>(settings_.frames); }

  template <Tracer T>
  Result frame(int number, T& tracer) const {
    const double times = number;
    const Box a{settings_.centreA, settings_.halfA, turned(settings_.turnA)};
    const Way way{settings_.centreB + settings_.motion * times, settings_.halfB,
                  settings_.turnB + settings_.spin * times, settings_.spin, settings_.motion};
    const Box b = way.at(0);
    TRACE(tracer, event::BoxFrame{number, a.centre, a.half, a.axes[0], a.axes[1], a.axes[2], b.centre, b.half,
                                  b.axes[0], b.axes[1], b.axes[2], way.motion, turns()});
    TRACE(tracer, event::BoxPair{settings_.test, b.centre - a.centre});
    Result result = answer(a, b, way, tracer);
    result.centre = b.centre;
    TRACE(tracer, event::BoxFrameEnd{result.overlap, result.gap, result.asked, result.time});
    return result;
  }

 private:
  template <Tracer T>
  Result answer(const Box& a, const Box& b, const Way& way, T& tracer) const {
    event::BoxPairEnd end;
    Off none;
    if (settings_.test != BoxTest::Vertices) byAxes(a, b, way.motion, end, tracer);
    byVertices(a, b, end, tracer);
    if (settings_.test == BoxTest::Vertices) {
      // The axes' answer is recorded as well, to show what the vertices miss.
      const Count asked = end.asked;
      byAxes(a, b, way.motion, end, none);
      end.asked = asked;
    }
    if (turns() && isSwept())
      byAdvance(a, way, end, tracer);
    else if (turns())
      byAdvance(a, way, end, none);
    end.overlap = settings_.test == BoxTest::Vertices ? end.byVertices : end.byAxes;
    TRACE(tracer, event::BoxPairEnd{end});
    return {end.overlap, end.byAxes, end.byVertices, end.gap, end.axis, end.asked, end.time, end.safe, {}};
  }

  /// All axes are recorded; those behind the first gap as not needed.
  template <Tracer T>
  void byAxes(const Box& a, const Box& b, Vec3 motion, event::BoxPairEnd& end, T& tracer) const {
    // Over the motion, times on an axis are those of a box that does not turn.
    const bool swept = isSwept() && !turns();
    bool apart = false, never = false;
    double enter = -kNever, leave = kNever;
    end.gap = -kNever;
    end.axis = end.timeAxis = -1;
    end.asked = 0;
    for (int k = 0; k < kAxes; ++k) {
      const int axis = settings_.order == AxisOrder::LastFirst ? kAxes - 1 - k : k;
      event::BoxAxis on = project(a, b, motion, axis, settings_.crosses);
      const AxisVerdict verdict = judge(on, settings_.crosses);
      const bool known = swept ? never : apart;
      if (!known) ++end.asked;
      if (verdict != AxisVerdict::Parallel) {
        // An axis as short as rounding says nothing about how deep: its gap is that of nothing.
        if (on.gap > end.gap && on.length > 1e-9) {
          end.gap = on.gap;
          end.axis = axis;
          end.unit = on.centre < 0 ? -on.unit : on.unit;
        }
        if (on.enter > enter) {
          enter = on.enter;
          end.timeAxis = axis;
        }
        leave = std::min(leave, on.leave);
        apart = apart || verdict == AxisVerdict::Gap;
        never = never || enter > leave || enter > 1 || leave < 0;
      }
      on.verdict = known ? AxisVerdict::NotNeeded : verdict;
      if (swept && !known && verdict != AxisVerdict::Parallel)
        on.verdict = never ? AxisVerdict::NeverMeets : on.enter > 0 ? AxisVerdict::Entering : verdict;
      TRACE(tracer, event::BoxAxis{on});
    }
    end.byAxes = !apart;
    end.time = never ? kNever : std::max(enter, 0.0);
    if (never) end.timeAxis = -1;
    end.safe = never ? 1 : end.time;
  }

  template <Tracer T>
  void byAdvance(const Box& a, const Way& way, event::BoxPairEnd& end, T& tracer) const {
    const AdvanceAnswer came = Advance<T>(a, way, tracer).run();
    end.time = came.time;
    end.safe = came.safe;
    end.timeAxis = came.time == kNever ? -1 : came.axis;
    if (isSwept()) end.asked = kAxes * came.steps;
  }

  /// Corners of A in B, then of B in A. Edges can cross without any corner being inside: then it says “apart” and is wrong.
  template <Tracer T>
  void byVertices(const Box& a, const Box& b, event::BoxPairEnd& end, T& tracer) const {
    const bool decides = settings_.test == BoxTest::Vertices;
    Count asked = 0;
    for (int k = 0; k < 16; ++k) {
      const Box &of = k < 8 ? a : b, &other = k < 8 ? b : a;
      event::BoxCorner at;
      at.corner = k;
      at.point = of.corner(k % 8);
      at.local = other.axes.into(at.point - other.centre);
      at.half = other.half;
      at.outside = std::max(
          {std::fabs(at.local.x) - at.half.x, std::fabs(at.local.y) - at.half.y, std::fabs(at.local.z) - at.half.z});
      at.inside = at.outside <= 0;
      at.needed = !end.byVertices;
      if (at.needed) ++asked;
      end.byVertices = end.byVertices || at.inside;
      if (decides) TRACE(tracer, event::BoxCorner{at});
    }
    if (decides) end.asked = asked;
  }

  bool isSwept() const { return settings_.test == BoxTest::Swept; }
  bool turns() const { return !(settings_.spin == Vec3{}); }

  Settings settings_;
};

}  // namespace boxes

struct Boxes {
  using Settings = boxes::Settings;
  using Result = boxes::Result;
  using Run = boxes::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
