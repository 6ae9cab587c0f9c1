// The hull in one frame: its triangles and edges, as many as a picture can show, and what they say of the probe.
#pragma once

#include "methods/volumes/truth.h"

namespace sweepscope::methods::volumes {

inline constexpr std::size_t kMostShown = 400;

inline event::VolumeHullFace hullFaceOf(const Frame& frame, std::size_t f) {
  const HullFace& face = frame.model.hull.faces[f];
  const auto still = [&](int k) { return frame.model.point(face.v[k]); };
  event::VolumeHullFace on;
  on.face = static_cast<Index>(f);
  on.plane = face.plane;
  on.p0 = frame.pose.place(still(0)), on.p1 = frame.pose.place(still(1)), on.p2 = frame.pose.place(still(2));
  on.normal = frame.pose.direction(face.normal);
  on.distance = dot(on.normal, frame.probe - on.p0);
  on.sign = ExactPlane(still(0), still(1), still(2)).side(frame.probeBack);
  return on;
}

/// The triangle that the probe lies highest above; -1 without triangles.
inline Index highestAbove(const Frame& frame, double& distance) {
  const Hull& hull = frame.model.hull;
  Index best = -1;
  distance = 0;
  for (std::size_t f = 0; f < hull.faces.size(); ++f) {
    const Vec3 way = frame.probeBack - frame.model.point(hull.faces[f].v[0]);
    const double above = dot(hull.faces[f].normal, way);
    if (best < 0 || above > distance) distance = above, best = static_cast<Index>(f);
  }
  return best;
}

template <Tracer T>
void recordHull(const Frame& frame, event::VolumeTest& probe, T& tracer) {
  const Hull& hull = frame.model.hull;
  event::VolumeHull open;
  open.corners = static_cast<Count>(hull.corners);
  open.edges = static_cast<Count>(hull.edges.size());
  open.faces = static_cast<Count>(hull.faces.size());
  open.planes = static_cast<Count>(hull.planes);
  open.complete = hull.complete;
  open.face = highestAbove(frame, open.distance);
  const std::size_t faces = std::min(hull.faces.size(), kMostShown), edges = std::min(hull.edges.size(), kMostShown);
  const bool apart = open.face >= static_cast<Index>(faces);
  open.edgesShown = static_cast<Count>(edges);
  open.facesShown = static_cast<Count>(faces) + (apart ? 1 : 0);
  probe.value = open.distance;
  TRACE(tracer, event::VolumeHull{open});
  const auto face = [&](std::size_t f) {
    event::VolumeHullFace on = hullFaceOf(frame, f);
    on.decides = on.face == open.face;
    TRACE(tracer, event::VolumeHullFace{on});
  };
  for (std::size_t f = 0; f < faces; ++f) face(f);
  if (apart) face(static_cast<std::size_t>(open.face));
  for (std::size_t k = 0; k < edges; ++k) {
    const HullEdge& edge = hull.edges[k];
    TRACE(tracer,
          event::VolumeEdge{frame.pose.place(frame.model.point(edge.a)), frame.pose.place(frame.model.point(edge.b))});
  }
}

template <Tracer T>
void hullGroup(const Frame& frame, T& tracer) {
  if (!frame.shows(VolumeShown::Hull) || !heard(tracer)) return;
  const Hull& hull = frame.model.hull;
  Answer answer;
  answer.kind = VolumeKind::Hull;
  answer.volume = hull.volume;
  answer.surface = hull.surface;
  answer.inside = frame.insideHull;
  answer.meets = frame.meetsHull;
  event::VolumeTest probe, box;
  probe.point = frame.probe;
  box.point = frame.boxCentre();
  probe.asked = box.asked = static_cast<Count>(hull.faces.size());
  recordHull(frame, probe, tracer);
  recordTests(frame, answer, probe, box, tracer);
  recordEnd(frame, answer, tracer);
}

}  // namespace sweepscope::methods::volumes
