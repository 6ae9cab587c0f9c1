// Fields and an independent distance for the tests of the ball on a height field.
#pragma once

#include <gtest/gtest.h>

#include "methods/height_field/study.h"
#include "support/random.h"

namespace sweepscope::test {

using FieldRun = methods::height_field::Run;
using FieldSettings = methods::height_field::Settings;
using FieldRow = methods::height_field::Result;

/// Heights that are the same in each row along z: a profile drawn out.
inline std::vector<double> profile(const std::vector<double>& row) {
  std::vector<double> heights;
  for (std::size_t j = 0; j < row.size(); ++j) heights.insert(heights.end(), row.begin(), row.end());
  return heights;
}

inline FieldSettings overProfile(const std::vector<double>& row, HeightMethod method = HeightMethod::Published) {
  FieldSettings s;
  s.cells = static_cast<Count>(row.size()) - 1;
  s.heights = profile(row);
  s.method = method;
  return s;
}

inline std::vector<FieldRow> rowsOf(const FieldSettings& s) {
  FieldRun run(s, nullptr);
  std::vector<FieldRow> rows;
  for (int k = 0; k < run.frames(); ++k) rows.push_back(run.frame(k, off));
  return rows;
}

/// Distance from the field in long double: every triangle, foot on the plane or the three sides, written anew. Below the ground it is negative.
class Referee {
 public:
  using Far = long double;
  struct Point {
    Far x, y, z;
  };

  explicit Referee(const FieldSettings& s) : n_(static_cast<int>(s.cells)), size_(s.cellSize), heights_(s.heights) {}

  Far distance(Point p) const {
    Far best = INFINITY;
    for (int j = 0; j < n_; ++j)
      for (int i = 0; i < n_; ++i) {
        best = std::min(best, toTriangle(p, at(i, j), at(i + 1, j), at(i, j + 1)));
        best = std::min(best, toTriangle(p, at(i + 1, j + 1), at(i + 1, j), at(i, j + 1)));
      }
    const Far u = p.x / size_, w = p.z / size_;
    if (u < 0 || w < 0 || u >= n_ || w >= n_) return best;
    const int i = static_cast<int>(u), j = static_cast<int>(w);
    const Far fx = u - i, fz = w - j;
    const Far ground = fx + fz < 1
                           ? at(i, j).y + (at(i + 1, j).y - at(i, j).y) * fx + (at(i, j + 1).y - at(i, j).y) * fz
                           : at(i + 1, j + 1).y + (at(i, j + 1).y - at(i + 1, j + 1).y) * (1 - fx) +
                                 (at(i + 1, j).y - at(i + 1, j + 1).y) * (1 - fz);
    return p.y < ground ? -best : best;
  }
  Far distance(Vec3 p) const { return distance(Point{p.x, p.y, p.z}); }

 private:
  static Point minus(Point a, Point b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  static Far times(Point a, Point b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
  static Point crossed(Point a, Point b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
  }
  static Far toSide(Point p, Point a, Point b) {
    const Point e = minus(b, a), to = minus(p, a);
    const Far s = std::min(std::max(times(to, e) / times(e, e), Far{0}), Far{1});
    const Point left = {to.x - e.x * s, to.y - e.y * s, to.z - e.z * s};
    return std::sqrt(times(left, left));
  }
  static Far toTriangle(Point p, Point a, Point b, Point c) {
    const Point n = crossed(minus(b, a), minus(c, a)), to = minus(p, a);
    const Far nn = times(n, n);
    const Far v = times(crossed(to, minus(c, a)), n) / nn, w = times(crossed(minus(b, a), to), n) / nn;
    if (v >= 0 && w >= 0 && v + w <= 1) return std::fabs(times(to, n)) / std::sqrt(nn);
    return std::min({toSide(p, a, b), toSide(p, b, c), toSide(p, c, a)});
  }
  Point at(int i, int j) const { return {i * size_, heights_[static_cast<std::size_t>(j * (n_ + 1) + i)], j * size_}; }

  int n_;
  Far size_;
  std::vector<double> heights_;
};

/// A field of random heights with a ball over it.
inline FieldSettings someField(Random& random, double high, double speed) {
  FieldSettings s;
  s.cells = 1 + random.below(5);
  s.cellSize = random.between(0.5, 2);
  s.heights.clear();
  for (int k = 0; k < (s.cells + 1) * (s.cells + 1); ++k) s.heights.push_back(random.between(-high, high));
  const double width = static_cast<double>(s.cells) * s.cellSize;
  s.start = {random.between(0, width), random.between(0, 2), random.between(0, width)};
  s.velocity = random.inBox(speed);
  s.radius = random.between(0.05, 0.6);
  s.frames = 1;
  return s;
}

}  // namespace sweepscope::test
