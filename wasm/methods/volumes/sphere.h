// The sphere around the model: by a chosen centre and the farthest vertex, or the smallest. It need not be found again when the model turns.
#pragma once

#include "methods/volumes/pose.h"

namespace sweepscope::methods::volumes {

template <Tracer T>
void recordSphere(const Frame& frame, const Centred& used, T& tracer) {
  const Model& model = frame.model;
  const auto at = [&](std::uint32_t place) { return frame.pose.place(model.point(place)); };
  const double smallest = model.ball.steps.back().radius;
  TRACE(tracer, event::VolumeSphere{frame.settings.sphere, frame.pose.place(used.centre), used.radius,
                                    frame.vertexNumber(used.farthest), at(used.farthest), smallest});
  for (int way = 0; way < 2; ++way) {
    const Centred& by = way == 0 ? model.byBox : model.byMean;
    TRACE(tracer, event::VolumeCentred{way, frame.pose.place(by.centre), frame.vertexNumber(by.farthest),
                                       at(by.farthest), by.radius, smallest > 0 ? by.radius / smallest : 1});
  }
  for (std::size_t k = 0; k < model.ball.steps.size(); ++k) {
    const BallStep& step = model.ball.steps[k];
    event::VolumeBall ball;
    ball.step = static_cast<Index>(k);
    ball.pivot = frame.vertexNumber(step.pivot);
    ball.pivotPoint = at(step.pivot);
    ball.beyond = step.beyond, ball.before = step.before;
    ball.centre = frame.pose.place(step.centre), ball.radius = step.radius;
    ball.held = step.held;
    const auto support = [&](int which) { return at(step.support[which < step.held ? which : 0]); };
    ball.s0 = support(0), ball.s1 = support(1), ball.s2 = support(2), ball.s3 = support(3);
    ball.last = k + 1 == model.ball.steps.size();
    TRACE(tracer, event::VolumeBall{ball});
  }
}

template <Tracer T>
Answer sphere(const Frame& frame, T& tracer) {
  const Model& model = frame.model;
  const BallStep& smallest = model.ball.steps.back();
  const VolumeSphereWay way = frame.settings.sphere;
  const Centred used = way == VolumeSphereWay::BoxCentre ? model.byBox
                       : way == VolumeSphereWay::Mean    ? model.byMean
                                                         : Centred{smallest.centre, smallest.radius, smallest.pivot};
  constexpr double kPi = 3.141592653589793;
  const double r = used.radius;
  Answer answer;
  answer.kind = VolumeKind::Sphere;
  answer.volume = 4.0 / 3 * kPi * r * r * r;
  answer.surface = 4 * kPi * r * r;
  const Vec3 centre = frame.pose.place(used.centre);
  event::VolumeTest probe, box;
  probe.point = frame.probe;
  probe.value = squaredLength(frame.probe - centre);
  // The nearest point of a box is the centre, clamped.
  box.point = max(frame.boxLow, min(frame.boxHigh, centre));
  box.value = squaredLength(box.point - centre);
  probe.bound = box.bound = r * r;
  probe.asked = box.asked = 1;
  answer.inside = probe.value <= probe.bound;
  answer.meets = box.value <= box.bound;
  if (!frame.shows(VolumeShown::Sphere)) return answer;
  recordSphere(frame, used, tracer);
  recordTests(frame, answer, probe, box, tracer);
  recordEnd(frame, answer, tracer);
  return answer;
}

}  // namespace sweepscope::methods::volumes
