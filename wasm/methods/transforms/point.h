// The signed distance of a point: what a transform keeps of it.
#pragma once

#include "methods/transforms/plane.h"

namespace sweepscope::methods::transforms {

/// `before` is what it is compared with; itself for the first.
inline event::ChangeDistance distanceOf(Index stage, Vec3 point, const Plane& plane, Vec3 movedFoot, double before) {
  event::ChangeDistance at;
  at.stage = stage;
  at.point = point;
  at.n = plane.n;
  at.terms = sweepscope::scale(plane.n, point);
  at.offset = plane.offset;
  at.distance = plane.distance(point);
  at.foot = point - at.n * at.distance;
  at.movedFoot = movedFoot;
  if (stage == 0) {
    before = at.distance;
    at.movedFoot = at.foot;
  }
  at.footOff = length(at.movedFoot - at.foot);
  at.change = at.distance - before;
  at.ratio = before != 0 ? at.distance / before : 0;
  return at;
}

/// The three distances of one frame. The signed one after the transform is that of before divided by |inverse transpose n|: equal where
/// the transform is rigid, times the scale where that is uniform, and any other in general.
struct Distances {
  event::ChangeDistance before, right, naive;

  const event::ChangeDistance& used(ChangeBy by) const { return by == ChangeBy::Naive ? naive : right; }
};

inline Distances distancesOf(const Planes& planes, const Transform& by, Vec3 point) {
  const Vec3 moved = by.moved(point);
  Distances to;
  to.before = distanceOf(0, point, planes.first, {}, 0);
  const Vec3 movedFoot = by.moved(to.before.foot);
  to.right = distanceOf(1, moved, planes.right, movedFoot, to.before.distance);
  to.naive = distanceOf(2, moved, planes.naive, movedFoot, to.before.distance);
  const double size = length(planes.rightRaw);
  const double expected = size > 0 ? 1 / size : 0;
  const double rounding = std::max(roundingOf(planes), 1e-12 * std::max(maxAbs(point), maxAbs(moved)));
  const auto judge = [&](event::ChangeDistance& at, const Plane& plane) {
    at.expected = expected;
    at.verdict = !plane.found()                     ? ChangeDistanceVerdict::NoPlane
                 : at.stage == 0                    ? ChangeDistanceVerdict::First
                 : std::fabs(at.change) <= rounding ? ChangeDistanceVerdict::Same
                                                    : ChangeDistanceVerdict::Different;
  };
  judge(to.before, planes.first);
  judge(to.right, planes.right);
  judge(to.naive, planes.naive);
  return to;
}

template <Tracer T>
Distances tellPoint(const Planes& planes, const Transform& by, Vec3 point, T& tracer) {
  const Distances to = distancesOf(planes, by, point);
  TRACE(tracer, event::ChangePoint{point, by.moved(point)});
  TRACE(tracer, event::ChangeDistance{to.before});
  tellMoved(4, point, by, false, tracer);
  TRACE(tracer, event::ChangeDistance{to.right});
  TRACE(tracer, event::ChangeDistance{to.naive});
  TRACE(tracer, event::ChangeObjectEnd{ChangeObject::Point, to.right.distance, to.naive.distance,
                                       to.right.verdict == ChangeDistanceVerdict::Same});
  return to;
}

}  // namespace sweepscope::methods::transforms
