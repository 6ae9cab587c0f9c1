// The AABB of a turned model. The slides (Collision Detection, slides 6 and 7) turn the eight corners of the first box and take their least and
// greatest coordinates, which holds everything but is too large; they add that two corners would do, which is wrong as soon as something turns.
// Not to follow at all (stale) is what they warn of. Least and greatest of the turned vertices are as tight as an AABB can be.
#pragma once

#include "methods/volumes/pose.h"

namespace sweepscope::methods::volumes {

struct Bounds {
  Vec3 low, high;

  void take(Vec3 p) {
    low = min(low, p);
    high = max(high, p);
  }
};

struct FourBoxes {
  Bounds stale, two, eight, vertices;
  Interval exact[3];

  const Bounds& by(VolumeRefit refit) const {
    return refit == VolumeRefit::Stale          ? stale
           : refit == VolumeRefit::TwoCorners   ? two
           : refit == VolumeRefit::EightCorners ? eight
                                                : vertices;
  }
};

inline Vec3 cornerOf(const Bounds& box, int number) {
  return {(number & 1 ? box.high : box.low).x, (number & 2 ? box.high : box.low).y,
          (number & 4 ? box.high : box.low).z};
}

inline FourBoxes fourBoxes(const Frame& frame) {
  FourBoxes boxes;
  boxes.stale = {frame.model.cloud.low, frame.model.cloud.high};
  const Vec3 first = frame.pose.place(boxes.stale.low), last = frame.pose.place(boxes.stale.high);
  boxes.two = boxes.eight = {first, first};
  boxes.two.take(last);
  for (int k = 1; k < 8; ++k) boxes.eight.take(frame.pose.place(cornerOf(boxes.stale, k)));
  const Vec3 units[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (int k = 0; k < 3; ++k) boxes.exact[k] = frame.along(units[k]);
  boxes.vertices.low = {boxes.exact[0].low, boxes.exact[1].low, boxes.exact[2].low};
  boxes.vertices.high = {boxes.exact[0].high, boxes.exact[1].high, boxes.exact[2].high};
  return boxes;
}

template <Tracer T>
void recordAabb(const Frame& frame, const FourBoxes& boxes, T& tracer) {
  const Bounds& used = boxes.by(frame.settings.refit);
  TRACE(tracer,
        event::VolumeAabb{frame.settings.refit, used.low, used.high, boxes.stale.low, boxes.stale.high, boxes.two.low,
                          boxes.two.high, boxes.eight.low, boxes.eight.high, boxes.vertices.low, boxes.vertices.high});
  Bounds soFar;
  for (int k = 0; k < 8; ++k) {
    const Vec3 still = cornerOf(boxes.stale, k), point = frame.pose.place(still);
    if (k == 0) soFar = {point, point};
    soFar.take(point);
    TRACE(tracer, event::VolumeCorner{k, still, point, soFar.low, soFar.high});
  }
  for (int k = 0; k < 3; ++k) {
    event::VolumeAxis on;
    const Interval& exact = boxes.exact[k];
    on.axis = k;
    on.low = used.low[k], on.high = used.high[k];
    on.staleLow = boxes.stale.low[k], on.staleHigh = boxes.stale.high[k];
    on.twoLow = boxes.two.low[k], on.twoHigh = boxes.two.high[k];
    on.eightLow = boxes.eight.low[k], on.eightHigh = boxes.eight.high[k];
    on.vertexLow = exact.low, on.vertexHigh = exact.high;
    on.lowVertex = frame.vertexNumber(exact.lowVertex), on.highVertex = frame.vertexNumber(exact.highVertex);
    on.lowPoint = exact.lowPoint, on.highPoint = exact.highPoint;
    on.probe = frame.probe[k];
    on.atMost = on.probe <= on.high, on.atLeast = on.probe >= on.low;
    on.boxLow = frame.boxLow[k], on.boxHigh = frame.boxHigh[k];
    on.overlap = std::min(on.high, on.boxHigh) - std::max(on.low, on.boxLow);
    on.overlaps = on.overlap >= 0;
    TRACE(tracer, event::VolumeAxis{on});
  }
}

template <Tracer T>
Answer aabb(const Frame& frame, T& tracer) {
  const FourBoxes boxes = fourBoxes(frame);
  const Bounds& used = boxes.by(frame.settings.refit);
  const Vec3 size = used.high - used.low;
  Answer answer;
  answer.kind = VolumeKind::Aabb;
  answer.volume = size.x * size.y * size.z;
  answer.surface = 2 * (size.x * size.y + size.y * size.z + size.z * size.x);
  answer.outside =
      std::max({maxComponent(used.low - boxes.vertices.low), maxComponent(boxes.vertices.high - used.high), 0.0});
  // In the order of slide 4: three times at most, then three times at least.
  event::VolumeTest probe, box;
  answer.inside = true;
  for (int k = 0; k < 6 && answer.inside; ++k) {
    ++probe.asked;
    answer.inside = k < 3 ? frame.probe[k] <= used.high[k] : frame.probe[k - 3] >= used.low[k - 3];
  }
  probe.point = frame.probe;
  probe.value = std::max(maxComponent(frame.probe - used.high), maxComponent(used.low - frame.probe));
  box.point = frame.boxCentre();
  box.value = std::max(maxComponent(frame.boxLow - used.high), maxComponent(used.low - frame.boxHigh));
  answer.meets = true;
  for (int k = 0; k < 3; ++k) {
    if (answer.meets) ++box.asked;
    answer.meets = answer.meets && frame.boxLow[k] <= used.high[k] && used.low[k] <= frame.boxHigh[k];
    if (k == 1) box.byTwoAxes = answer.meets;
  }
  if (!frame.shows(VolumeShown::Aabb)) return answer;
  recordAabb(frame, boxes, tracer);
  recordTests(frame, answer, probe, box, tracer);
  recordEnd(frame, answer, tracer);
  return answer;
}

}  // namespace sweepscope::methods::volumes
