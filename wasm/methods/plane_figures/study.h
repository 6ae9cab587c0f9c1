// The door of the study of plane figures (method/study.h says what a door has).
//
// From the compendium on collision detection: points, rectangles and circles, the rectangle and circle by quadrants, polygons by separating
// axes; each as printed, next to a correct version, and next to the truth, which is decided without rounding.
#pragma once

#include "method/study.h"
#include "methods/plane_figures/circles.h"
#include "methods/plane_figures/separating_axes.h"

namespace sweepscope::methods {

namespace plane_figures {

#define STUDY_FOLDER_SETTINGS "methods/plane_figures/settings.def"
#define STUDY_FOLDER_RESULT "methods/plane_figures/result.def"
#include "method/make_numbers.inc"

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh*) : settings_(settings) {
    flatten(settings_.centreA);
    flatten(settings_.centreB);
    flatten(settings_.motion);
    flatten(settings_.half);
  }

  int frames() const { return static_cast<int>(settings_.frames); }

  template <Tracer T>
  Result frame(int number, T& tracer) const {
    const Vec3 b = settings_.centreB + settings_.motion * static_cast<double>(number);
    const Rectangle rectangle = rectangleAt(b);
    const bool circleA = settings_.pair != FigurePair::PointRectangle && settings_.pair != FigurePair::Polygons;
    const bool circleB = settings_.pair == FigurePair::CircleCircle;
    TRACE(tracer, event::FigureFrame{number, settings_.pair, settings_.test, settings_.touching, settings_.centreA, b,
                                     circleA ? settings_.radiusA : 0, circleB ? settings_.radiusB : 0, rectangle.low,
                                     rectangle.high, settings_.motion});
    Result result;
    result.centre = b;
    event::FigurePairEnd end =
        settings_.pair == FigurePair::Polygons ? polygons(b, result, tracer) : others(b, rectangle, tracer);
    end.wrong = end.answer != FigureAnswer::Refused && (end.answer == FigureAnswer::Touch) != end.truth;
    TRACE(tracer, event::FigurePairEnd{end});
    TRACE(tracer, event::FigureFrameEnd{end.answer, end.truth, end.gap, end.asked});
    result.answer = end.answer;
    result.printed = end.printed;
    result.truth = end.truth;
    result.wrong = end.wrong;
    result.gap = end.gap;
    result.nearest = end.nearest;
    result.asked = end.asked;
    return result;
  }

 private:
  static void flatten(Vec3& v) { v.z = 0; }
  static FigureAnswer answerOf(bool touch) { return touch ? FigureAnswer::Touch : FigureAnswer::Apart; }

  Rectangle rectangleAt(Vec3 b) const {
    if (settings_.pair == FigurePair::PointRectangle)
      return {settings_.centreA - settings_.half, settings_.centreA + settings_.half};
    if (settings_.pair == FigurePair::RectangleCircle) return {b - settings_.half, b + settings_.half};
    return {};
  }

  template <Tracer T>
  event::FigurePairEnd others(Vec3 b, const Rectangle& rectangle, T& tracer) const {
    TRACE(tracer, event::FigurePairBegin{settings_.pair, b - settings_.centreA});
    // The correct version counts touching; the printed texts differ.
    const FigureTouch touching = settings_.test == FigureWay::Right ? FigureTouch::Included : settings_.touching;
    event::FigurePairEnd end;
    if (settings_.pair == FigurePair::PointRectangle) {
      end = pointInRectangle(rectangle, b, touching, tracer);
    } else if (settings_.pair == FigurePair::RectangleCircle) {
      return rectangleAndCircle(rectangle, tracer);
    } else {
      const double radiusB = settings_.pair == FigurePair::CircleCircle ? settings_.radiusB : 0;
      end = twoCircles(settings_.centreA, settings_.radiusA, b, radiusB, touching, tracer);
    }
    end.answer = answerOf(settings_.test == FigureWay::Right ? end.truth : end.printed);
    return end;
  }

  template <Tracer T>
  event::FigurePairEnd rectangleAndCircle(const Rectangle& rectangle, T& tracer) const {
    const Vec3 centre = settings_.centreA;
    event::FigurePairEnd end = byQuadrants(rectangle, centre, settings_.radiusA, settings_.test, tracer);
    const event::FigureClamp right = clamped(rectangle, centre, settings_.radiusA, tracer);
    end.axis = -1;
    end.truth = right.side <= 0;
    end.gap = right.gap;
    end.direction = right.point == centre ? -depthIn(rectangle, centre).direction : normalized(right.between);
    const bool clamps = settings_.test == FigureWay::Right;
    end.answer = answerOf(clamps ? right.touch : end.printed);
    if (clamps) end.asked = 1;
    return end;
  }

  template <Tracer T>
  event::FigurePairEnd polygons(Vec3 at, Result& result, T& tracer) const {
    const Polygon a = polygonOf(settings_.polygonA, settings_.centreA), b = polygonOf(settings_.polygonB, at);
    result.shapeA = shapeOf(polygonOf(settings_.polygonA, {}), settings_.centreA, 0, tracer);
    result.shapeB = shapeOf(polygonOf(settings_.polygonB, {}), at, 1, tracer);
    TRACE(tracer, event::FigurePairBegin{settings_.pair, at - settings_.centreA});
    event::FigurePairEnd end = byAxes(a, b, tracer);
    const event::FigureTruth truth = truthOf(a, b);
    TRACE(tracer, event::FigureTruth{truth});
    end.truth = truth.touch;
    const bool convex = result.shapeA == FigureShape::Convex && result.shapeB == FigureShape::Convex;
    end.answer = settings_.test != FigureWay::Printed && !convex ? FigureAnswer::Refused : answerOf(end.printed);
    return end;
  }

  Settings settings_;
};

}  // namespace plane_figures

struct PlaneFigures {
  using Settings = plane_figures::Settings;
  using Result = plane_figures::Result;
  using Run = plane_figures::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
