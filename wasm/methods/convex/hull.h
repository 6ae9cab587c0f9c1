// The convex hull of points, flat ones too: always the point farthest outside next, so that a hull that is not let grow to its end is as near to
// all points as its number of corners allows.
#pragma once

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "methods/convex/polytope.h"

namespace sweepscope::methods::convex {

struct Hull {
  std::vector<Vec3> corners;
  std::vector<std::array<int, 3>>
      triangles;  ///< counterclockwise seen from outside; of flat points one side, of a segment or point one without area
  std::vector<std::array<bool, 3>> edges;  ///< of each triangle: whether the side is an edge of the hull too
  int rank = 0;                            ///< 3 a body, 2 flat, 1 a segment, 0 a point
  double leftOut = 0;                      ///< how far the farthest point lies outside of a face
};

/// Points nearer than this share of the hull's size to a plane lie in it.
inline constexpr double kInPlane = 0x1p-44;
inline constexpr int kMostHullCorners = 256;

namespace detail {

class HullMaker {
 public:
  explicit HullMaker(const std::vector<Vec3>& points, int most) : points_(points), most_(most) {}

  Hull make() {
    if (points_.empty()) return {};
    pickStart();
    if (hull_.rank == 3) {
      grow();
      takeFaces();
    } else if (hull_.rank == 2) {
      makeFlat();
    } else {
      hull_.corners.push_back(points_[start_[0]]);
      if (hull_.rank == 1) hull_.corners.push_back(points_[start_[1]]);
      hull_.triangles.push_back({0, hull_.rank, hull_.rank});
      hull_.edges.push_back({hull_.rank == 1, false, false});
    }
    return hull_;
  }

 private:
  /// Up to four points that span as much as there is.
  void pickStart() {
    const Vec3 first = points_[0];
    start_[0] = farthest([&](Vec3 p) { return squaredLength(p - first); });
    const Vec3 a = points_[start_[0]];
    start_[1] = farthest([&](Vec3 p) { return squaredLength(p - a); });
    const Vec3 along = points_[start_[1]] - a;
    double size = maxAbs(a);
    for (const Vec3& p : points_) size = std::max(size, maxAbs(p));
    small_ = kInPlane * std::max(size, length(along));
    if (!(length(along) > small_)) return;
    hull_.rank = 1;
    const Vec3 unit = normalized(along);
    start_[2] = farthest([&](Vec3 p) { return squaredLength(cross(unit, p - a)); });
    const Vec3 up = cross(unit, points_[start_[2]] - a);
    if (!(length(up) > small_)) return;
    hull_.rank = 2;
    normal_ = normalized(up);
    start_[3] = farthest([&](Vec3 p) { return std::fabs(dot(normal_, p - a)); });
    if (std::fabs(dot(normal_, points_[start_[3]] - a)) > small_) hull_.rank = 3;
  }

  template <typename Far>
  std::size_t farthest(Far far) const {
    std::size_t best = 0;
    double most = -1;
    for (std::size_t k = 0; k < points_.size(); ++k) {
      const double at = far(points_[k]);
      if (at > most) {
        most = at;
        best = k;
      }
    }
    return best;
  }

  void grow() {
    for (const std::size_t at : start_) polytope_.addPoint(points_[at]);
    polytope_.start();
    std::vector<std::size_t> all(points_.size());
    for (std::size_t k = 0; k < all.size(); ++k) all[k] = k;
    hand(all, 0);
    while (true) {
      const int face = farthestFace();
      if (face < 0) return;
      Waiting& of = waiting_[static_cast<std::size_t>(face)];
      if (static_cast<int>(polytope_.points().size()) >= most_) {
        hull_.leftOut = farthestOutside();
        return;
      }
      const std::size_t before = polytope_.faces().size();
      const int point = polytope_.addPoint(points_[of.points[of.farthest]]);
      if (!polytope_.grow(point, face, 0.25 * small_, 0)) {
        // If rounding leaves no disk, the point is dropped; it is outside by no more than that.
        of = {};
        continue;
      }
      std::vector<std::size_t> orphans;
      for (std::size_t f = 0; f < before; ++f) {
        if (polytope_.faces()[f].alive()) continue;
        orphans.insert(orphans.end(), waiting_[f].points.begin(), waiting_[f].points.end());
        waiting_[f] = {};
      }
      hand(orphans, before);
    }
  }

  /// Gives each point to the face, of those from number `from` on, that it lies farthest outside of.
  void hand(const std::vector<std::size_t>& points, std::size_t from) {
    waiting_.resize(polytope_.faces().size());
    for (const std::size_t k : points) {
      const auto [face, far] = over(points_[k], from);
      if (far <= small_) continue;
      Waiting& of = waiting_[face];
      if (far > of.far) {
        of.far = far;
        of.farthest = of.points.size();
      }
      of.points.push_back(k);
    }
  }

  std::pair<std::size_t, double> over(Vec3 p, std::size_t from) const {
    std::pair<std::size_t, double> most{from, 0};
    for (std::size_t f = from; f < polytope_.faces().size(); ++f) {
      if (!polytope_.faces()[f].alive() || polytope_.faces()[f].flat()) continue;
      if (const double far = polytope_.above(static_cast<int>(f), p); far > most.second) most = {f, far};
    }
    return most;
  }

  double farthestOutside() const {
    double far = 0;
    for (const Waiting& of : waiting_) {
      for (const std::size_t k : of.points) far = std::max(far, over(points_[k], 0).second);
    }
    return far;
  }

  int farthestFace() const {
    int best = -1;
    double most = 0;
    for (std::size_t f = 0; f < waiting_.size(); ++f) {
      if (waiting_[f].far > most) {
        most = waiting_[f].far;
        best = static_cast<int>(f);
      }
    }
    return best;
  }

  void takeFaces() {
    std::vector<int> number(polytope_.points().size(), -1);
    for (const PolytopeFace& face : polytope_.faces()) {
      if (!face.alive()) continue;
      std::array<int, 3> triangle{};
      std::array<bool, 3> edges{};
      for (std::size_t k = 0; k < 3; ++k) {
        int& corner = number[static_cast<std::size_t>(face.corner[k])];
        if (corner < 0) {
          corner = static_cast<int>(hull_.corners.size());
          hull_.corners.push_back(polytope_.points()[static_cast<std::size_t>(face.corner[k])]);
        }
        triangle[k] = corner;
        const PolytopeFace& other = polytope_.faces()[static_cast<std::size_t>(face.across[k])];
        edges[k] = !face.flat() && !other.flat() && length(face.normal - other.normal) > 1e-6;
      }
      hull_.triangles.push_back(triangle);
      hull_.edges.push_back(edges);
    }
  }

  /// Andrew's monotone chain in the plane of the points.
  void makeFlat() {
    const Vec3 origin = points_[start_[0]], x = normalized(points_[start_[1]] - origin), y = cross(normal_, x);
    struct Flat {
      double x, y;
      std::size_t point;
    };
    std::vector<Flat> flat, chain;
    for (std::size_t k = 0; k < points_.size(); ++k)
      flat.push_back({dot(x, points_[k] - origin), dot(y, points_[k] - origin), k});
    std::sort(flat.begin(), flat.end(), [](const Flat& a, const Flat& b) {
      return a.x != b.x ? a.x < b.x : a.y != b.y ? a.y < b.y : a.point < b.point;
    });
    const auto chainUp = [&](std::size_t floor, const Flat& p) {
      while (chain.size() >= floor + 2) {
        const Flat &a = chain[chain.size() - 2], &b = chain.back();
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > small_ * std::fabs(b.x - a.x)) break;
        chain.pop_back();
      }
      chain.push_back(p);
    };
    for (const Flat& p : flat) chainUp(0, p);
    const std::size_t turn = chain.size() - 1;
    for (std::size_t k = flat.size() - 1; k-- > 0;) chainUp(turn, flat[k]);
    chain.pop_back();
    for (const Flat& p : chain) hull_.corners.push_back(points_[p.point]);
    const int count = static_cast<int>(hull_.corners.size());
    for (int k = 1; k + 1 < count; ++k) {
      hull_.triangles.push_back({0, k, k + 1});
      hull_.edges.push_back({k == 1, true, k + 2 == count});
    }
  }

  struct Waiting {
    std::vector<std::size_t> points;
    double far = 0;
    std::size_t farthest = 0;
  };

  const std::vector<Vec3>& points_;
  const int most_;
  Hull hull_;
  std::size_t start_[4] = {};
  double small_ = 0;
  Vec3 normal_;
  Polytope polytope_;
  std::vector<Waiting> waiting_;
};

}  // namespace detail

inline Hull hullOf(const std::vector<Vec3>& points, int most = kMostHullCorners) {
  return detail::HullMaker(points, most).make();
}

}  // namespace sweepscope::methods::convex
