// A polytope that grows by points: EPA's, and that of a convex hull. A new point removes the faces that it sees and closes the hole with a face to
// each edge of the horizon. Faces are never used again, so that a trace can say when each was made and removed.
#pragma once

#include <vector>

#include "core/vec3.h"

namespace sweepscope::methods::convex {

/// A face whose cross product is less than this share of its longest edge squared has no normal worth the name.
inline constexpr double kNoArea = 0x1p-44;

struct PolytopeFace {
  int corner[3];
  int across[3];    ///< the face behind the edge from corner k to the next
  Vec3 normal;      ///< outward, unit; zero for a face without area
  double distance;  ///< of its plane from the origin; infinite for a face without area, so that it is never the nearest
  int born, gone;

  bool alive() const { return gone < 0; }
  bool flat() const { return distance == kNever; }
};

class Polytope {
 public:
  const std::vector<PolytopeFace>& faces() const { return faces_; }
  const std::vector<Vec3>& points() const { return points_; }
  int alive() const { return alive_; }
  int removed() const { return removed_; }
  int horizon() const { return static_cast<int>(horizon_.size()); }

  int addPoint(Vec3 p) {
    points_.push_back(p);
    return static_cast<int>(points_.size()) - 1;
  }

  /// From its first four points, which do not lie in a plane.
  void start() {
    const Vec3 n = cross(points_[1] - points_[0], points_[2] - points_[0]);
    const bool above = dot(n, points_[3] - points_[0]) > 0;
    const int a = above ? 0 : 1, b = above ? 1 : 0;
    // Corner 3 is above the plane of a, 2, b as they are seen from below.
    make(a, 2, b, -1);
    make(a, b, 3, -1);
    make(b, 2, 3, -1);
    make(2, a, 3, -1);
    const int across[4][3] = {{3, 2, 1}, {0, 2, 3}, {0, 3, 1}, {0, 1, 2}};
    for (int f = 0; f < 4; ++f) std::copy(across[f], across[f] + 3, faces_[static_cast<std::size_t>(f)].across);
  }

  /// How far a point is above a face's plane. By differences: exact where it matters.
  double above(int face, Vec3 p) const {
    const PolytopeFace& f = faces_[static_cast<std::size_t>(face)];
    return dot(f.normal, p - points_[static_cast<std::size_t>(f.corner[0])]);
  }

  /// Grows by a point that lies above `face`. @returns false if what it sees is no disk, which rounding can make of it; then nothing is done
  bool grow(int point, int face, double tolerance, int when) {
    see(points_[static_cast<std::size_t>(point)], face, tolerance);
    if (!inOrder()) return false;
    for (const int f : seen_) faces_[static_cast<std::size_t>(f)].gone = when;
    alive_ -= removed_;
    const int first = static_cast<int>(faces_.size()), count = static_cast<int>(horizon_.size());
    for (int k = 0; k < count; ++k) {
      const Edge& edge = horizon_[static_cast<std::size_t>(k)];
      make(edge.from, edge.to, point, when);
      PolytopeFace& made = faces_.back();
      made.across[0] = edge.outside;
      made.across[1] = first + (k + 1) % count;
      made.across[2] = first + (k + count - 1) % count;
      faces_[static_cast<std::size_t>(edge.outside)].across[edge.side] = first + k;
    }
    return true;
  }

 private:
  struct Edge {
    int from, to, outside, side;
  };

  void make(int a, int b, int c, int when) {
    const Vec3 p = at(a), q = at(b), r = at(c);
    const double pq = squaredLength(q - p), pr = squaredLength(r - p), qr = squaredLength(r - q);
    // The two shorter edges make the truest normal.
    const Vec3 n = qr >= pq && qr >= pr ? cross(q - p, r - p) : pr >= pq ? cross(q - p, r - q) : cross(r - q, p - r);
    const double size = length(n);
    PolytopeFace face{{a, b, c}, {-1, -1, -1}, {}, kNever, when, -1};
    if (size > kNoArea * std::max({pq, pr, qr})) {
      face.normal = n * (1 / size);
      const double dp = squaredLength(p), dq = squaredLength(q), dr = squaredLength(r);
      face.distance = dot(face.normal, dp <= dq && dp <= dr ? p : dq <= dr ? q : r);
    }
    faces_.push_back(face);
    ++alive_;
  }

  /// The faces that p sees, from one of them over edges; a face without area is seen from wherever it is reached.
  void see(Vec3 p, int face, double tolerance) {
    seen_.assign(1, face);
    horizon_.clear();
    marks_.resize(faces_.size(), 0);
    marks_[static_cast<std::size_t>(face)] = ++mark_;
    for (std::size_t k = 0; k < seen_.size(); ++k) {
      for (const int next : faces_[static_cast<std::size_t>(seen_[k])].across) {
        if (marks_[static_cast<std::size_t>(next)] == mark_) continue;
        if (!faces_[static_cast<std::size_t>(next)].flat() && above(next, p) <= tolerance) continue;
        marks_[static_cast<std::size_t>(next)] = mark_;
        seen_.push_back(next);
      }
    }
    removed_ = static_cast<int>(seen_.size());
    for (const int f : seen_) {
      const PolytopeFace& from = faces_[static_cast<std::size_t>(f)];
      for (int k = 0; k < 3; ++k) {
        const int outside = from.across[k];
        if (marks_[static_cast<std::size_t>(outside)] != mark_)
          horizon_.push_back(
              {from.corner[k], from.corner[(k + 1) % 3], outside, sideToward(outside, f, from.corner[k])});
      }
    }
  }

  /// The side of `face` behind which `other` lies, and which ends at `corner`.
  int sideToward(int face, int other, int corner) const {
    const PolytopeFace& f = faces_[static_cast<std::size_t>(face)];
    for (int k = 0; k < 3; ++k) {
      if (f.across[k] == other && f.corner[(k + 1) % 3] == corner) return k;
    }
    return 0;
  }

  /// Orders the horizon. @returns whether it is one loop that meets no corner twice
  bool inOrder() {
    if (horizon_.size() < 3) return false;
    for (std::size_t k = 0; k + 1 < horizon_.size(); ++k) {
      std::size_t next = k + 1;
      while (next < horizon_.size() && horizon_[next].from != horizon_[k].to) ++next;
      if (next == horizon_.size()) return false;
      std::swap(horizon_[k + 1], horizon_[next]);
    }
    for (std::size_t k = 0; k + 1 < horizon_.size(); ++k) {
      for (std::size_t other = k + 1; other < horizon_.size(); ++other) {
        if (horizon_[k].from == horizon_[other].from) return false;
      }
    }
    return horizon_.back().to == horizon_.front().from;
  }

  Vec3 at(int point) const { return points_[static_cast<std::size_t>(point)]; }

  std::vector<Vec3> points_;
  std::vector<PolytopeFace> faces_;
  std::vector<int> seen_, marks_;
  std::vector<Edge> horizon_;
  int alive_ = 0, removed_ = 0, mark_ = 0;
};

}  // namespace sweepscope::methods::convex
