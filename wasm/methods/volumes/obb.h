// The OBB in one frame: its six sides as planes of three corners each, which is how the slides make them (16 to 19), and what they say of the probe.
// Published flaws, kept: with left-handed edges all normals point inward and every point inside is reported as outside; a side whose corners lie in
// one line has no normal (0 / 0), and a comparison with it is false.
#pragma once

#include "methods/volumes/box_ways.h"

namespace sweepscope::methods::volumes {

/// One side: [v3 - v1] x [v2 - v1] is along + or - the edge it lies at the end of, if the edges are right-handed.
inline event::VolumeSide sideOf(const EdgeBox& box, int side, Vec3 probe) {
  const int k = side / 2, i = (k + 1) % 3, j = (k + 2) % 3;
  const bool high = side % 2 != 0;
  event::VolumeSide on;
  on.side = side;
  on.v1 = high ? box.corner + box.edge[k] : box.corner;
  on.v2 = on.v1 + box.edge[high ? j : i];
  on.v3 = on.v1 + box.edge[high ? i : j];
  on.crossed = cross(on.v3 - on.v1, on.v2 - on.v1);
  on.length = length(on.crossed);
  on.verdict = VolumeSideVerdict::NoPlane;
  if (!(on.length > 0)) return on;
  on.normal = on.crossed * (1 / on.length);
  on.d = -dot(on.normal, on.v1);
  on.parts = scale(on.normal, probe);
  on.distance = on.parts.x + on.parts.y + on.parts.z + on.d;
  on.centre = dot(on.normal, box.centre()) + on.d;
  on.inward = on.centre > 0;
  on.verdict = on.distance <= 0 ? VolumeSideVerdict::Behind : VolumeSideVerdict::InFront;
  return on;
}

/// Greatest gap between the second AABB and a box of edges, over the fifteen axes that can separate them (for skewed boxes too: normals of both,
/// and every edge of one with every edge of the other). `asked` counts to the first gap beyond rounding.
inline double greatestGap(const EdgeBox& box, const Axes& across, Vec3 centre, Vec3 half, double slack, Count& asked) {
  double greatest = -kNever;
  bool apart = false;
  asked = 0;
  const auto ask = [&](Vec3 axis) {
    if (!apart) ++asked;
    const Vec3 unit = normalized(axis);
    if (!(squaredLength(unit) > 0)) return;
    double low = kNever, high = -kNever;
    for (int k = 0; k < 8; ++k) {
      const double at = dot(unit, box.cornerAt(k) - centre);
      low = std::min(low, at);
      high = std::max(high, at);
    }
    const double reach = half.x * std::fabs(unit.x) + half.y * std::fabs(unit.y) + half.z * std::fabs(unit.z);
    greatest = std::max({greatest, low - reach, -reach - high});
    apart = apart || greatest > slack;
  };
  const Vec3 units[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (const Vec3 unit : units) ask(unit);
  for (int k = 0; k < 3; ++k) ask(across[k]);
  for (const Vec3 unit : units) {
    for (const Vec3 edge : box.edge) {
      const Vec3 axis = cross(normalized(edge), unit);
      ask(squaredLength(axis) > 1e-18 ? axis : Vec3{});  // parallel: what is left is rounding
    }
  }
  return greatest;
}

inline double skewOf(const EdgeBox& box) {
  double skew = 0;
  for (int k = 0; k < 3; ++k)
    skew = std::max(skew, std::fabs(dot(normalized(box.edge[k]), normalized(box.edge[(k + 1) % 3]))));
  return skew;
}

template <Tracer T>
void recordSpread(const Frame& frame, T& tracer) {
  const Model& model = frame.model;
  const bool surface = frame.settings.obb == VolumeObbWay::SurfaceCovariance;
  if (!surface && frame.settings.obb != VolumeObbWay::Covariance) return;
  const Spread& spread = surface ? model.surface : model.vertices;
  const Eigen& eigen = surface ? model.surfaceAxes : model.vertexAxes;
  for (int k = 0; k < 3; ++k) {
    TRACE(tracer, event::VolumeSpread{k, spread.mean, spread.weight, spread.row(k), eigen.values[k], eigen.axes[k],
                                      frame.pose.direction(eigen.axes[k])});
  }
}

template <Tracer T>
void recordTries(const Frame& frame, T& tracer) {
  const std::vector<BoxTry>& found = frame.model.tight.found;
  if (frame.settings.obb != VolumeObbWay::Smallest || !heard(tracer)) return;
  for (const BoxTry& made : found) {
    const EdgeBox box = boxAlong(made.axes, frame.model.support).placed(frame.pose);
    TRACE(tracer, event::VolumeTry{made.source, made.volume, found[0].volume > 0 ? made.volume / found[0].volume : 1,
                                   static_cast<Count>(made.tried), box.corner, box.edge[0], box.edge[1], box.edge[2]});
  }
}

template <Tracer T>
void recordObb(const Frame& frame, const EdgeBox& box, const Axes& across, T& tracer) {
  const TightBox& tight = frame.model.tight;
  event::VolumeObb open;
  open.way = frame.settings.obb;
  open.corner = box.corner;
  open.e0 = box.edge[0], open.e1 = box.edge[1], open.e2 = box.edge[2];
  open.centre = box.centre();
  open.determinant = box.determinant();
  open.skew = skewOf(box);
  if (open.way == VolumeObbWay::Smallest) {
    open.tried = static_cast<Count>(tight.tried);
    open.planes = static_cast<Count>(tight.planesTried);
    open.planesAll = static_cast<Count>(frame.model.hull.planes);
    open.pairs = tight.byPairs;
  }
  TRACE(tracer, event::VolumeObb{open});
  recordSpread(frame, tracer);
  recordTries(frame, tracer);
  for (int k = 0; k < 3; ++k) {
    event::VolumeBoxAxis on;
    const Interval model = frame.along(across[k]);
    on.axis = k;
    on.unit = across[k];
    on.low = model.low, on.high = model.high;
    on.lowVertex = frame.vertexNumber(model.lowVertex), on.highVertex = frame.vertexNumber(model.highVertex);
    on.lowPoint = model.lowPoint, on.highPoint = model.highPoint;
    on.boxLow = kNever, on.boxHigh = -kNever;
    for (int c = 0; c < 8; ++c) {
      const double at = dot(across[k], box.cornerAt(c));
      on.boxLow = std::min(on.boxLow, at);
      on.boxHigh = std::max(on.boxHigh, at);
    }
    TRACE(tracer, event::VolumeBoxAxis{on});
  }
}

/// How far the model sticks out of the box: measured unturned, where it never changes.
inline double outsideOf(const Obb& obb, const Support& model) {
  double out = 0;
  for (int k = 0; k < 3; ++k) {
    double low = kNever, high = -kNever;
    for (int c = 0; c < 8; ++c) {
      const double at = dot(obb.axes[k], obb.box.cornerAt(c));
      low = std::min(low, at);
      high = std::max(high, at);
    }
    out = std::max({out, model.farthest(obb.axes[k]).reach - high, model.farthest(-obb.axes[k]).reach + low});
  }
  return out;
}

/// @param obb of the unturned model
template <Tracer T>
Answer obb(const Frame& frame, const Obb& still, double outside, T& tracer) {
  const EdgeBox box = still.box.placed(frame.pose);
  Axes across;
  for (int k = 0; k < 3; ++k) across.axis[k] = frame.pose.direction(still.axes[k]);
  const Vec3* e = still.box.edge;
  Answer answer;
  answer.kind = VolumeKind::Obb;
  answer.volume = std::fabs(still.box.determinant());
  answer.surface = 2 * (length(cross(e[0], e[1])) + length(cross(e[1], e[2])) + length(cross(e[2], e[0])));
  answer.outside = outside;
  event::VolumeSide sides[6];
  event::VolumeTest probe, second;
  answer.inside = true;
  probe.value = -kNever;
  for (int k = 0; k < 6; ++k) {
    sides[k] = sideOf(box, k, frame.probe);
    if (answer.inside) ++probe.asked;
    answer.inside = answer.inside && sides[k].verdict == VolumeSideVerdict::Behind;
    if (sides[k].verdict != VolumeSideVerdict::NoPlane) probe.value = std::max(probe.value, sides[k].distance);
  }
  if (probe.value == -kNever) probe.value = 0;
  probe.point = frame.probe;
  second.point = frame.boxCentre();
  const double size = maxAbs(second.point) + maxAbs(frame.boxHalf()) + maxAbs(box.corner) + maxAbs(box.centre());
  second.bound = 0x1p-46 * size;
  second.value = greatestGap(box, across, frame.boxCentre(), frame.boxHalf(), second.bound, second.asked);
  answer.meets = second.value <= second.bound;
  if (!frame.shows(VolumeShown::Obb)) return answer;
  recordObb(frame, box, across, tracer);
  for (const event::VolumeSide& side : sides) TRACE(tracer, event::VolumeSide{side});
  recordTests(frame, answer, probe, second, tracer);
  recordEnd(frame, answer, tracer);
  return answer;
}

}  // namespace sweepscope::methods::volumes
