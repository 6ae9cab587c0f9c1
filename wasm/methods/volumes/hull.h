// The convex hull of a model as the other volumes need it: its extreme points, faces, and the edges between faces that are not in one plane.
#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "method/study_events.h"
#include "methods/volumes/cloud.h"
#include "methods/volumes/quickhull.h"

namespace sweepscope::methods::volumes {

/// When work on a hull ends, done or not; counted, not timed, so that the answer is the same everywhere.
struct HullLimits {
  std::size_t asked = 500'000'000, faces = 60'000;
};

struct HullFace {
  std::uint32_t v[3];  ///< places in the cloud, counterclockwise from outside
  Vec3 normal;         ///< outward, length 1
  double area;
  std::uint32_t plane;  ///< faces in one plane, and joined, have the same number
};

struct HullEdge {
  std::uint32_t a, b;
  Vec3 left, right;  ///< outward normals of the faces at either side
};

struct Hull {
  VolumeShape shape = VolumeShape::Empty;
  bool complete = true;                ///< false: work was ended; volume and surface are at most those of the hull
  std::vector<std::uint32_t> extreme;  ///< corners of the hull; if it is not complete also all that may be one
  std::size_t corners = 0, planes = 0;
  std::vector<HullFace> faces;
  std::vector<HullEdge> edges;
  double volume = 0, surface = 0;  ///< a flat hull has both its sides as surface
};

/// Sets that grow together: faces joined in one plane.
class Joined {
 public:
  explicit Joined(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0u); }
  std::uint32_t root(std::uint32_t k) {
    while (parent_[k] != k) k = parent_[k] = parent_[parent_[k]];
    return k;
  }
  void join(std::uint32_t a, std::uint32_t b) { parent_[root(b)] = root(a); }

 private:
  std::vector<std::uint32_t> parent_;
};

/// The corner of a face that is not on one of its edges.
inline std::uint32_t cornerBeside(const Quickhull::Face& face, std::uint32_t a, std::uint32_t b) {
  for (const std::uint32_t corner : face.v) {
    if (corner != a && corner != b) return corner;
  }
  return a;
}

/// Edges between planes, planes, and corners: where at least three such edges meet. Where fewer do, a point lies on an edge or in a plane.
/// @param standing numbers of the hull's faces among those made; @param number the way back
inline void findEdges(Hull& hull, const Quickhull& made, const Cloud& cloud, const std::vector<std::uint32_t>& standing,
                      const std::vector<std::uint32_t>& number) {
  Joined joined(standing.size());
  std::vector<std::uint8_t> sharp(cloud.points.size(), 0);
  for (std::uint32_t k = 0; k < standing.size(); ++k) {
    const Quickhull::Face& face = made.faces[standing[k]];
    for (int e = 0; e < 3; ++e) {
      const std::uint32_t a = face.v[e], b = face.v[(e + 1) % 3], other = face.across[e];
      if (a > b) continue;  // each edge once
      if (face.plane.side(cloud.points[cornerBeside(made.faces[other], a, b)]) == 0) {
        joined.join(k, number[other]);
        continue;
      }
      hull.edges.push_back({a, b, hull.faces[k].normal, hull.faces[number[other]].normal});
      for (const std::uint32_t end : {a, b}) sharp[end] = static_cast<std::uint8_t>(std::min(sharp[end] + 1, 3));
    }
  }
  for (std::uint32_t p = 0; p < cloud.points.size(); ++p) {
    if (sharp[p] >= 3) hull.extreme.push_back(p);
  }
  hull.corners = hull.extreme.size();
  for (std::uint32_t k = 0; k < standing.size(); ++k) {
    hull.faces[k].plane = joined.root(k);
    hull.planes += joined.root(k) == k;
  }
}

/// The data of a hull in space that other volumes need, finished or not.
inline Hull hullOf(const Quickhull& made, const Cloud& cloud) {
  Hull hull;
  hull.shape = VolumeShape::Solid;
  std::vector<std::uint32_t> number(made.faces.size(), Quickhull::kNone), standing;
  for (std::uint32_t f = 0; f < made.faces.size(); ++f) {
    if (!made.faces[f].gone) number[f] = static_cast<std::uint32_t>(standing.size()), standing.push_back(f);
  }
  const Vec3 middle = 0.5 * cloud.low + 0.5 * cloud.high;
  for (const std::uint32_t f : standing) {
    const Quickhull::Face& face = made.faces[f];
    const ExactPlane& plane = face.plane;
    hull.faces.push_back({{face.v[0], face.v[1], face.v[2]}, normalized(plane.normal), 0.5 * length(plane.normal), 0});
    hull.surface += hull.faces.back().area;
    hull.volume += dot(cross(plane.a - middle, plane.b - middle), plane.c - middle) / 6;
  }
  findEdges(hull, made, cloud, standing, number);
  const std::vector<std::uint32_t> rest = made.stillOutside();
  hull.complete = rest.empty();
  hull.extreme.insert(hull.extreme.end(), rest.begin(), rest.end());
  return hull;
}

/// The polygon around points of one plane, counterclockwise as seen along axis `drop` (Andrew's chain); only its corners.
inline std::vector<std::uint32_t> ringOf(const std::vector<Vec3>& points, int drop) {
  const int i = (drop + 1) % 3, j = (drop + 2) % 3;
  std::vector<std::uint32_t> order(points.size());
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(), [&](std::uint32_t p, std::uint32_t q) {
    const Vec3 &u = points[p], &v = points[q];
    return u[i] != v[i] ? u[i] < v[i] : u[j] != v[j] ? u[j] < v[j] : p < q;
  });
  std::vector<std::uint32_t> ring;
  const auto walk = [&](auto begin, auto end) {
    const std::size_t start = ring.size();
    for (auto at = begin; at != end; ++at) {
      while (ring.size() >= start + 2 &&
             exactTurn(points[ring[ring.size() - 2]], points[ring.back()], points[*at], drop) <= 0)
        ring.pop_back();
      ring.push_back(*at);
    }
    ring.pop_back();
  };
  walk(order.begin(), order.end());
  walk(order.rbegin(), order.rend());
  return ring;
}

/// Hull of a model whose points are all in one plane: a polygon, seen from both sides. a, b, c are three of them that are not in one line.
inline Hull flatHull(const Cloud& cloud, Vec3 a, Vec3 b, Vec3 c) {
  const std::vector<Vec3>& points = cloud.points;
  const Vec3 across = cross(b - a, c - a);
  // The coordinate that the polygon loses least by; projections in which it would be a line are left out.
  int drop = std::fabs(across.x) >= std::fabs(across.y) ? 0 : 1;
  if (std::fabs(across.z) > std::fabs(across[drop])) drop = 2;
  for (int k = 0; k < 3 && exactTurn(a, b, c, drop) == 0; ++k) drop = k;
  const std::vector<std::uint32_t> ring = ringOf(points, drop);
  Hull hull;
  hull.shape = VolumeShape::Flat;
  hull.planes = 2;
  hull.extreme = ring;
  hull.corners = ring.size();
  // All normals alike: that of the widest triangle of the fan, where rounding turns it least.
  const std::uint32_t n = static_cast<std::uint32_t>(ring.size());
  Vec3 widest;
  for (std::uint32_t k = 1; k + 1 < n; ++k) {
    const Vec3 normal = cross(points[ring[k]] - points[ring[0]], points[ring[k + 1]] - points[ring[0]]);
    if (squaredLength(normal) > squaredLength(widest)) widest = normal;
  }
  const Vec3 up = normalized(widest);
  for (std::uint32_t k = 0; k < n; ++k) {
    hull.edges.push_back({ring[k], ring[(k + 1) % n], up, -up});
    if (k == 0 || k + 1 == n) continue;
    const std::uint32_t p = ring[0], q = ring[k], r = ring[k + 1];
    const double area = 0.5 * length(cross(points[q] - points[p], points[r] - points[p]));
    hull.faces.push_back({{p, q, r}, up, area, 0});
    hull.faces.push_back({{p, r, q}, -up, area, 1});
    hull.surface += 2 * area;
  }
  return hull;
}

}  // namespace sweepscope::methods::volumes
