// How points are spread, and the axes of that: the eigenvectors of their covariance (Gottschalk, Lin, Manocha 1996).
// Taken of vertices, as is usual, the axes depend on how finely parts of a model are cut and not on its shape; of the surface of the hull they do not.
#pragma once

#include <vector>

#include "core/turn.h"
#include "methods/volumes/hull.h"

namespace sweepscope::methods::volumes {

/// A symmetric matrix by its six numbers.
struct Spread {
  Vec3 mean;
  double xx = 0, xy = 0, xz = 0, yy = 0, yz = 0, zz = 0;
  double weight = 0;  ///< vertices, or area

  void add(Vec3 p, Vec3 q, double w) {
    xx += w * p.x * q.x;
    xy += w * p.x * q.y;
    xz += w * p.x * q.z;
    yy += w * p.y * q.y;
    yz += w * p.y * q.z;
    zz += w * p.z * q.z;
  }
  Spread divided(double by) const { return {mean, xx / by, xy / by, xz / by, yy / by, yz / by, zz / by, weight}; }
  Vec3 row(int k) const { return k == 0 ? Vec3{xx, xy, xz} : k == 1 ? Vec3{xy, yy, yz} : Vec3{xz, yz, zz}; }
};

/// Sums over vertices in pieces: first the mean, then the spread around it.
class VertexSpread {
 public:
  /// @param crowd the number of extra vertices at point `at`: the same shape, another spread
  void begin(const std::vector<Vec3>& points, std::uint32_t at, double crowd) {
    points_ = &points;
    base_ = points.empty() ? Vec3{} : points[0];
    extra_ = points.empty() ? Vec3{} : points[at];
    crowd_ = points.empty() ? 0 : crowd;
    spread.weight = static_cast<double>(points.size()) + crowd_;
  }

  bool advance(std::size_t count) {
    for (std::size_t k = 0; k < count && at_ < 2 * points_->size(); ++k, ++at_) {
      const bool second = at_ >= points_->size();
      const Vec3 p = (*points_)[at_ % points_->size()];
      if (at_ == points_->size()) endMean();
      if (second)
        spread.add(p - spread.mean, p - spread.mean, 1);
      else
        sum_ += p - base_;
    }
    if (at_ < 2 * points_->size()) return false;
    spread.add(extra_ - spread.mean, extra_ - spread.mean, crowd_);
    if (spread.weight > 0) spread = spread.divided(spread.weight);
    return true;
  }

  Spread spread;

 private:
  void endMean() { spread.mean = base_ + (sum_ + (extra_ - base_) * crowd_) * (1 / spread.weight); }

  const std::vector<Vec3>* points_ = nullptr;
  Vec3 base_, extra_, sum_;
  double crowd_ = 0;
  std::size_t at_ = 0;
};

/// Spread of the surface of a hull. A hull without one has none.
inline Spread surfaceSpread(const Hull& hull, const std::vector<Vec3>& points) {
  Spread spread;
  if (hull.faces.empty()) return spread;
  const Vec3 base = points[hull.faces[0].v[0]];
  Vec3 sum;
  for (const HullFace& face : hull.faces) {
    sum += (points[face.v[0]] - base + (points[face.v[1]] - base) + (points[face.v[2]] - base)) * (face.area / 3);
    spread.weight += face.area;
  }
  if (!(spread.weight > 0)) return spread;
  spread.mean = base + sum * (1 / spread.weight);
  for (const HullFace& face : hull.faces) {
    const Vec3 p = points[face.v[0]] - spread.mean, q = points[face.v[1]] - spread.mean;
    const Vec3 r = points[face.v[2]] - spread.mean, m = (p + q + r) * (1.0 / 3);
    spread.add(m, m, 9 * face.area / 12);
    for (const Vec3 corner : {p, q, r}) spread.add(corner, corner, face.area / 12);
  }
  return spread.divided(spread.weight);
}

struct Eigen {
  Axes axes;  ///< right-handed, the greatest value first
  Vec3 values;
};

/// Jacobi's turns: each makes one off-diagonal number 0.
inline Eigen eigenOf(const Spread& spread) {
  double m[3][3], v[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const double size = std::max({spread.xx, spread.yy, spread.zz});
  const double scale = size > 0 ? 1 / size : 0;
  for (int r = 0; r < 3; ++r) {
    for (int k = 0; k < 3; ++k) m[r][k] = spread.row(r)[k] * scale;
  }
  for (int sweep = 0; sweep < 30; ++sweep) {
    for (int p = 0; p < 2; ++p) {
      for (int q = p + 1; q < 3; ++q) {
        if (std::fabs(m[p][q]) < 1e-18) continue;
        const double half = (m[q][q] - m[p][p]) / (2 * m[p][q]);
        const double t = (half >= 0 ? 1.0 : -1.0) / (std::fabs(half) + std::sqrt(half * half + 1));
        const double c = 1 / std::sqrt(t * t + 1), s = t * c;
        for (int k = 0; k < 3; ++k) {
          const double a = m[k][p], b = m[k][q];
          m[k][p] = c * a - s * b;
          m[k][q] = s * a + c * b;
        }
        for (int k = 0; k < 3; ++k) {
          const double a = m[p][k], b = m[q][k], x = v[k][p], y = v[k][q];
          m[p][k] = c * a - s * b;
          m[q][k] = s * a + c * b;
          v[k][p] = c * x - s * y;
          v[k][q] = s * x + c * y;
        }
      }
    }
  }
  int order[3] = {0, 1, 2};
  std::stable_sort(order, order + 3, [&](int a, int b) { return m[a][a] > m[b][b]; });
  Eigen found;
  for (int k = 0; k < 2; ++k) {
    Vec3 axis = normalized({v[0][order[k]], v[1][order[k]], v[2][order[k]]});
    const int most = std::fabs(axis.x) >= std::fabs(axis.y) && std::fabs(axis.x) >= std::fabs(axis.z) ? 0
                     : std::fabs(axis.y) >= std::fabs(axis.z)                                         ? 1
                                                                                                      : 2;
    found.axes.axis[k] = axis[most] < 0 ? -axis : axis;
  }
  found.axes.axis[2] = normalized(cross(found.axes[0], found.axes[1]));
  found.values = Vec3{m[order[0]][order[0]], m[order[1]][order[1]], m[order[2]][order[2]]} * size;
  return found;
}

}  // namespace sweepscope::methods::volumes
