// The k-DOP of the turned model: its interval along each fixed direction (compendium, text on bounding volumes; Klosowski et al. 1998).
// Tests ask interval by interval. Of a point that is exact; of two volumes it can say yes though they are apart, because more than these directions
// may separate them.
#pragma once

#include "methods/volumes/pose.h"
#include "methods/volumes/slabs.h"

namespace sweepscope::methods::volumes {

inline int sidesOf(VolumeDirections directions) {
  constexpr int kSides[] = {6, 14, 18, 26};
  return kSides[static_cast<int>(directions)];
}

struct Kdop {
  Directions directions;
  std::array<Interval, kMostDirections> model;
  SlabPolytope polytope;
  double size = 1, aabb = 0;
  Vec3 middle;

  explicit Kdop(const Frame& frame) : directions(sidesOf(frame.settings.directions)) {
    for (int k = 0; k < directions.count; ++k) model[at(k)] = frame.along(directions.along[at(k)]);
    const Vec3 low{model[0].low, model[1].low, model[2].low}, high{model[0].high, model[1].high, model[2].high};
    middle = 0.5 * low + 0.5 * high;
    const Vec3 sizes = high - low;
    aabb = sizes.x * sizes.y * sizes.z;
    size = 2 * (sizes.x + sizes.y + sizes.z);
    // From the middle, where least is lost to rounding.
    SlabPolytope::Slab slabs[kMostDirections];
    for (int k = 0; k < directions.count; ++k) {
      const Vec3 d = directions.along[at(k)];
      const double by = 1 / length(d), shift = dot(d, middle);
      slabs[k] = {d * by, (model[at(k)].low - shift) * by, (model[at(k)].high - shift) * by};
    }
    polytope.make(slabs, directions.count, size);
  }

  static std::size_t at(int k) { return static_cast<std::size_t>(k); }
};

/// The answer of one slab, areas included.
inline event::VolumeSlab slabOf(const Frame& frame, const Kdop& kdop, int k) {
  const Interval& model = kdop.model[Kdop::at(k)];
  const Vec3 d = kdop.directions.along[Kdop::at(k)], half = frame.boxHalf();
  event::VolumeSlab on;
  on.direction = k;
  on.along = d;
  on.length = length(d);
  on.low = model.low, on.high = model.high;
  on.lowVertex = frame.vertexNumber(model.lowVertex), on.highVertex = frame.vertexNumber(model.highVertex);
  on.lowPoint = model.lowPoint, on.highPoint = model.highPoint;
  on.lowArea = kdop.polytope.areas[Kdop::at(2 * k)], on.highArea = kdop.polytope.areas[Kdop::at(2 * k + 1)];
  on.parts = scale(d, frame.probe);
  on.probe = on.parts.x + on.parts.y + on.parts.z;
  on.within = on.low <= on.probe && on.probe <= on.high;
  const double centre = dot(d, frame.boxCentre());
  const double reach = std::fabs(d.x) * half.x + std::fabs(d.y) * half.y + std::fabs(d.z) * half.z;
  on.boxLow = centre - reach, on.boxHigh = centre + reach;
  on.overlap = std::min(on.high, on.boxHigh) - std::max(on.low, on.boxLow);
  on.overlaps = on.overlap >= 0;
  return on;
}

template <Tracer T>
Answer kdop(const Frame& frame, T& tracer) {
  const Kdop made(frame);
  const bool shown = frame.shows(VolumeShown::Kdop);
  Answer answer;
  answer.kind = VolumeKind::Kdop;
  answer.volume = made.polytope.volume;
  answer.surface = made.polytope.surface;
  const std::vector<SlabPolytope::Edge> edges =
      shown && heard(tracer) ? made.polytope.edges(made.size) : std::vector<SlabPolytope::Edge>{};
  if (shown)
    TRACE(tracer, event::VolumeKdop{sidesOf(frame.settings.directions), static_cast<Count>(edges.size()), made.aabb});
  event::VolumeTest probe, box;
  probe.value = box.value = -kNever;
  answer.inside = answer.meets = true;
  for (int k = 0; k < made.directions.count; ++k) {
    const event::VolumeSlab on = slabOf(frame, made, k);
    if (answer.inside) ++probe.asked;
    if (answer.meets) ++box.asked;
    answer.inside = answer.inside && on.within;
    answer.meets = answer.meets && on.overlaps;
    probe.value = std::max({probe.value, (on.low - on.probe) / on.length, (on.probe - on.high) / on.length});
    box.value = std::max(box.value, -on.overlap / on.length);
    if (shown) TRACE(tracer, event::VolumeSlab{on});
  }
  if (!shown) return answer;
  probe.point = frame.probe;
  box.point = frame.boxCentre();
  for (const SlabPolytope::Edge& edge : edges)
    TRACE(tracer, event::VolumeEdge{made.middle + edge.from, made.middle + edge.to});
  recordTests(frame, answer, probe, box, tracer);
  recordEnd(frame, answer, tracer);
  return answer;
}

}  // namespace sweepscope::methods::volumes
