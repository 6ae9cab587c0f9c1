// The fifteen candidates for a separating axis of two boxes: three faces of each, and every edge of one with every edge of the other.
// Two convex bodies are apart if and only if an axis separates them; for boxes one of these does (Gottschalk, Lin, Manocha 1996).
#pragma once

#include "method/study_events.h"
#include "methods/boxes/box.h"

namespace sweepscope::methods::boxes {

inline constexpr int kAxes = 15;

/// Both boxes on one axis: what event::BoxAxis records, without a verdict yet.
inline event::BoxAxis project(const Box& a, const Box& b, Vec3 motion, int axis, CrossAxes crosses) {
  event::BoxAxis on;
  on.axis = axis;
  on.source = axis < 3 ? AxisKind::FaceA : axis < 6 ? AxisKind::FaceB : AxisKind::Edges;
  on.i = axis < 3 ? axis : axis < 6 ? -1 : (axis - 6) / 3;
  on.j = axis < 3 ? -1 : axis < 6 ? axis - 3 : (axis - 6) % 3;
  const Vec3 ai = on.i < 0 ? Vec3{} : a.axes[static_cast<int>(on.i)];
  const Vec3 bj = on.j < 0 ? Vec3{} : b.axes[static_cast<int>(on.j)];
  on.direction = axis < 3 ? ai : axis < 6 ? bj : cross(ai, bj);
  on.length = length(on.direction);
  // Raw: as often published. A cross product of parallel edges is pure rounding, and so is every decision by it.
  on.unit = crosses == CrossAxes::Raw || on.source != AxisKind::Edges ? on.direction : normalized(on.direction);
  const Vec3 between = b.centre - a.centre;
  on.centre = dot(between, on.unit);
  on.partsA = {std::fabs(dot(a.axes[0], on.unit)), std::fabs(dot(a.axes[1], on.unit)),
               std::fabs(dot(a.axes[2], on.unit))};
  on.partsB = {std::fabs(dot(b.axes[0], on.unit)), std::fabs(dot(b.axes[1], on.unit)),
               std::fabs(dot(b.axes[2], on.unit))};
  on.radiusA = dot(a.half, on.partsA);
  on.radiusB = dot(b.half, on.partsB);
  on.gap = std::fabs(on.centre) - on.radiusA - on.radiusB;
  // Each of the three terms is a sum of products of numbers that are right to a few units in the last place.
  const double size = maxAbs(a.centre) + maxAbs(b.centre) + length(between) + length(a.half) + length(b.half);
  on.margin = crosses == CrossAxes::Raw ? 0 : 0x1p-48 * size;
  on.speed = dot(motion, on.unit);
  // The intervals overlap while |T.L + t speed| <= r_A + r_B.
  const double reach = on.radiusA + on.radiusB;
  if (on.speed == 0) {
    on.enter = on.gap > on.margin ? kNever : -kNever;
    on.leave = kNever;
  } else {
    const double first = (-reach - on.centre) / on.speed, second = (reach - on.centre) / on.speed;
    on.enter = std::min(first, second);
    on.leave = std::max(first, second);
  }
  return on;
}

/// The answer of an axis for boxes without motion.
inline AxisVerdict judge(const event::BoxAxis& on, CrossAxes crosses) {
  if (crosses == CrossAxes::Normalized && !(squaredLength(on.unit) > 0)) return AxisVerdict::Parallel;
  if (on.gap > on.margin) return AxisVerdict::Gap;
  return on.gap > 0 ? AxisVerdict::WithinRounding : AxisVerdict::Overlap;
}

}  // namespace sweepscope::methods::boxes
