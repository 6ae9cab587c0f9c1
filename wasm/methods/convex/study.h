// The door of the study of two convex bodies (method/study.h says what a door has). The survey among the sources names GJK and EPA as what a
// narrow phase does (its “EPAP”); they are done here after Gilbert, Johnson and Keerthi 1988, van den Bergen 1999 to 2003,
// Mirtich 1996 and Montanari, Petrinic and Barbieri 2017.
#pragma once

#include "method/study.h"
#include "methods/convex/advance.h"
#include "methods/convex/bodies.h"
#include "methods/convex/outline.h"
#include "methods/convex/sweep_beside.h"

namespace sweepscope::methods {

namespace convex {

#define STUDY_FOLDER_SETTINGS "methods/convex/settings.def"
#define STUDY_FOLDER_RESULT "methods/convex/result.def"
#include "method/make_numbers.inc"

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh* mesh)
      : settings_(settings),
        rules_{settings.start, settings.termination, settings.epsilon, settings.subDistance},
        parts_(mesh) {}

  int frames() const { return static_cast<int>(settings_.frames); }

  double prepare() {
    if (ready_) return 1;
    const bool needed = settings_.shapeA == ConvexShape::Part || settings_.shapeB == ConvexShape::Part;
    if (const double done = needed ? parts_.prepare() : 1; done < 1) return 0.9 * done;
    a_ = makeBody(settings_.shapeA, settings_.sizeA, settings_.pointsA, settings_.partA, parts_);
    b_ = makeBody(settings_.shapeB, settings_.sizeB, settings_.pointsB, settings_.partB, parts_);
    if (settings_.question == ConvexQuestion::Time && a_.there && b_.there)
      sweep_.emplace(a_.at({}, settings_.turnA, ConvexRounding::Whole),
                     b_.at({}, settings_.turnB, ConvexRounding::Whole));
    ready_ = true;
    return 1;
  }

  template <Tracer T>
  Result frame(int number, T& tracer) {
    while (prepare() < 1) {
    }
    const double times = number;
    const Motion motion{settings_.motion, settings_.turnB + settings_.spin * times, settings_.spin};
    const Body a = a_.at(settings_.centreA, settings_.turnA, settings_.rounding);
    const Body b = b_.at(settings_.centreB + settings_.motion * times, motion.turn, settings_.rounding);
    const Difference difference(a, b);
    tellFrame(number, difference, tracer);
    Result result;
    result.centre = b.centre;
    result.time = result.trueTime = kNever;
    result.sweepTime = result.difference = kNaN;
    if (a_.there && b_.there) {
      answer(difference, motion, result, tracer);
      tellOutlines(difference, tracer);
    } else {
      result.verdict = ConvexVerdict::NoBody;
      result.distance = result.trueDistance = result.low = result.high = kNever;
    }
    TRACE(tracer, event::ConvexFrameEnd{result.verdict, result.distance, result.low, result.high, result.pointA,
                                        result.pointB, result.normal, result.time});
    return result;
  }

 private:
  template <Tracer T>
  void answer(const Difference& difference, const Motion& motion, Result& result, T& tracer) const {
    const bool depth = settings_.question != ConvexQuestion::Distance;
    const PairAnswer found = answerPair(difference, rules_, depth, static_cast<int>(settings_.faces), tracer);
    result.verdict = found.verdict;
    result.distance = found.distance;
    result.low = found.low;
    result.high = found.high;
    result.pointA = found.a;
    result.pointB = found.b;
    result.normal = found.normal;
    result.gjk = found.gjk;
    result.epa = found.epa;
    if (settings_.question == ConvexQuestion::Time) answerTime(difference, motion, result, tracer);
    answerTruth(difference, motion, found, result, tracer);
  }

  template <Tracer T>
  void answerTime(const Difference& difference, const Motion& motion, Result& result, T& tracer) const {
    const Body &a = difference.a(), &b = difference.b();
    const AdvanceAnswer came = Advance<T>(a, b, motion, rules_, settings_.contact, tracer).run();
    result.steps = came.steps;
    result.time = came.time;
    event::ConvexSweep swept = sweep_->ask(a, b, motion.way, !(motion.spin == Vec3{}));
    swept.advanced = came.time;
    result.sweepTime = swept.time;
    // Two infinite times do not differ.
    result.difference = came.time == swept.time ? 0 : came.time - swept.time;
    swept.difference = result.difference;
    TRACE(tracer, event::ConvexSweep{swept});
  }

  /// The same by the robust rules, whatever was chosen.
  template <Tracer T>
  void answerTruth(const Difference& difference, const Motion& motion, const PairAnswer& found, Result& result,
                   T& tracer) const {
    Off none;
    const GjkRules robust{settings_.start, ConvexTermination::Relative, settings_.epsilon,
                          ConvexSubDistance::SignedVolumes};
    const bool same = rules_.termination == robust.termination && rules_.subDistance == robust.subDistance;
    PairAnswer truth = found;
    if (!same || found.verdict == ConvexVerdict::Meeting || settings_.faces < kMostFaces)
      truth = answerPair(difference, robust, true, kMostFaces, none);
    result.trueDistance = truth.distance;
    result.trueTime = result.time;
    if (settings_.question == ConvexQuestion::Time && !same) {
      const double contact = settings_.contact;
      result.trueTime = Advance<Off>(difference.a(), difference.b(), motion, robust, contact, none).run().time;
    }
    TRACE(tracer, event::ConvexTruth{truth.verdict, truth.distance, truth.low, truth.high,
                                     result.distance - truth.distance, result.trueTime});
  }

  template <Tracer T>
  void tellFrame(int number, const Difference& difference, T& tracer) const {
    const Body &a = difference.a(), &b = difference.b();
    TRACE(tracer, event::ConvexFrame{number,
                                     settings_.question,
                                     a.shape,
                                     a.centre,
                                     a.size,
                                     a.axes[0],
                                     a.axes[1],
                                     a.axes[2],
                                     static_cast<Count>(a.points.size()),
                                     a_.leftOut,
                                     a_.home,
                                     a.margin,
                                     b.shape,
                                     b.centre,
                                     b.size,
                                     b.axes[0],
                                     b.axes[1],
                                     b.axes[2],
                                     static_cast<Count>(b.points.size()),
                                     b_.leftOut,
                                     b_.home,
                                     b.margin,
                                     difference.between(),
                                     settings_.motion,
                                     settings_.spin,
                                     difference.scale(),
                                     difference.rounding()});
  }

  static constexpr int kMostFaces = 256;

  Settings settings_;
  GjkRules rules_;
  Parts parts_;
  BodyMaking a_, b_;
  std::optional<SweepBeside> sweep_;
  bool ready_ = false;
};

}  // namespace convex

struct Convex {
  using Settings = convex::Settings;
  using Result = convex::Result;
  using Run = convex::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
