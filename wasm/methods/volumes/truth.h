// The hull's answers, by which all volumes are judged: is a point in it, does a box meet it.
#pragma once

#include "methods/volumes/pose.h"

namespace sweepscope::methods::volumes {

/// Is a point of the unturned model's space in the hull or on it? Decided without rounding.
inline bool insideHull(const Model& model, Vec3 p) {
  const Hull& hull = model.hull;
  const Vec3 low = model.cloud.low, high = model.cloud.high;
  if (!(p.x >= low.x && p.y >= low.y && p.z >= low.z && p.x <= high.x && p.y <= high.y && p.z <= high.z)) return false;
  const auto at = [&](std::uint32_t place) { return model.point(place); };
  if (hull.shape == VolumeShape::Point) return true;
  if (hull.shape == VolumeShape::Line) return collinear(at(hull.edges[0].a), at(hull.edges[0].b), p);
  if (hull.shape == VolumeShape::Solid) {
    for (const HullFace& face : hull.faces) {
      if (ExactPlane(at(face.v[0]), at(face.v[1]), at(face.v[2])).side(p) > 0) return false;
    }
    return true;
  }
  const HullFace& face = hull.faces[0];
  if (exactSide(at(face.v[0]), at(face.v[1]), at(face.v[2]), p) != 0) return false;
  int drop = 0, turn = 0;
  for (; drop < 3 && turn == 0; ++drop) turn = exactTurn(at(face.v[0]), at(face.v[1]), at(face.v[2]), drop);
  --drop;
  for (const HullEdge& edge : hull.edges) {
    if (turn * exactTurn(at(edge.a), at(edge.b), p, drop) < 0) return false;
  }
  return true;
}

/// Do a triangle and an axis-aligned box share a point? By the thirteen axes that can separate them (Akenine-Möller 2001).
inline bool meetsBox(const Vec3 (&corners)[3], Vec3 centre, Vec3 half) {
  const Vec3 p[3] = {corners[0] - centre, corners[1] - centre, corners[2] - centre};
  const auto apart = [&](Vec3 axis) {
    const double a = dot(axis, p[0]), b = dot(axis, p[1]), c = dot(axis, p[2]);
    const double reach = half.x * std::fabs(axis.x) + half.y * std::fabs(axis.y) + half.z * std::fabs(axis.z);
    return std::min({a, b, c}) > reach || std::max({a, b, c}) < -reach;
  };
  const Vec3 units[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (const Vec3 unit : units) {
    if (apart(unit)) return false;
  }
  const Vec3 edges[3] = {p[1] - p[0], p[2] - p[1], p[0] - p[2]};
  if (apart(cross(edges[0], edges[1]))) return false;
  for (const Vec3 edge : edges) {
    for (const Vec3 unit : units) {
      if (apart(cross(edge, unit))) return false;
    }
  }
  return true;
}

/// Does the second AABB meet the turned hull? It does if a triangle of the hull meets it, or if it is all inside.
inline bool boxMeetsHull(const Frame& frame) {
  const Hull& hull = frame.model.hull;
  const Vec3 centre = frame.boxCentre(), half = frame.boxHalf();
  const auto at = [&](std::uint32_t place) { return frame.pose.place(frame.model.point(place)); };
  if (hull.shape == VolumeShape::Point || hull.shape == VolumeShape::Line) {
    const Vec3 a = at(hull.extreme[0]), b = at(hull.extreme.back());
    return meetsBox({a, b, b}, centre, half);
  }
  if (insideHull(frame.model, frame.pose.placeBack(centre))) return true;
  for (const HullFace& face : hull.faces) {
    if (meetsBox({at(face.v[0]), at(face.v[1]), at(face.v[2])}, centre, half)) return true;
  }
  return false;
}

}  // namespace sweepscope::methods::volumes
