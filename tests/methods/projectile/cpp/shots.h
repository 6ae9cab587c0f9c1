// Shots and an independent answer for their tests.
#pragma once

#include <gtest/gtest.h>

#include "methods/projectile/study.h"
#include "support/random.h"

namespace sweepscope::test {

using ShotRun = methods::projectile::Run;
using ShotSettings = methods::projectile::Settings;
using ShotRow = methods::projectile::Result;

inline std::vector<ShotRow> rowsOf(const ShotSettings& s, const TriangleMesh* mesh = nullptr) {
  ShotRun run(s, mesh);
  std::vector<ShotRow> rows;
  for (int k = 0; k < run.frames(); ++k) rows.push_back(run.frame(k, off));
  return rows;
}

/// A shot at one box.
inline ShotSettings atOneBox(Random& random) {
  ShotSettings s;
  s.boxes = 1;
  s.frames = 1;
  s.start = random.inBox(4);
  s.velocity = (random.inBox(2) - s.start) * random.between(4, 20);
  s.gravity = random.between(0, 200);
  s.centre0 = random.inBox(1);
  s.half0 = {random.between(0.1, 2), random.between(0.1, 2), random.between(0.1, 2)};
  s.turn0 = random.inBox(180);
  return s;
}

/// How far a point is beyond the faces of box 0, in long double: the largest of six signed distances, the box turned by angles anew.
class BoxReferee {
 public:
  using Far = long double;

  explicit BoxReferee(const ShotSettings& s) : s_(s) {
    const auto angle = [](double degrees) { return degrees * 3.14159265358979323846264338327950288L / 180; };
    const Far a = angle(s.turn0.x), b = angle(s.turn0.y), c = angle(s.turn0.z);
    // Rz Ry Rx, written out.
    const Far m[3][3] = {
        {std::cos(b) * std::cos(c), std::sin(a) * std::sin(b) * std::cos(c) - std::cos(a) * std::sin(c),
         std::cos(a) * std::sin(b) * std::cos(c) + std::sin(a) * std::sin(c)},
        {std::cos(b) * std::sin(c), std::sin(a) * std::sin(b) * std::sin(c) + std::cos(a) * std::cos(c),
         std::cos(a) * std::sin(b) * std::sin(c) - std::sin(a) * std::cos(c)},
        {-std::sin(b), std::sin(a) * std::cos(b), std::cos(a) * std::cos(b)}};
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < 3; ++column) turn_[row][column] = m[row][column];
  }

  Far outside(const Far (&p)[3]) const {
    Far most = -INFINITY;
    for (int axis = 0; axis < 3; ++axis) {
      Far along = 0;
      for (int row = 0; row < 3; ++row) along += turn_[row][axis] * (p[row] - s_.centre0[row]);
      most = std::max(most, std::fabs(along) - s_.half0[axis]);
    }
    return most;
  }
  /// On o + U t + Q t^2.
  double outside(Vec3 o, Vec3 linear, Vec3 quadratic, double t) const {
    Far p[3];
    for (int k = 0; k < 3; ++k) p[k] = o[k] + Far{t} * linear[k] + Far{t} * t * quadratic[k];
    return static_cast<double>(outside(p));
  }

 private:
  const ShotSettings& s_;
  Far turn_[3][3];
};

/// `time` is when the curve first comes into the box: there it is on it, before it was outside; never, and it is outside all the way.
inline void expectFirst(const BoxReferee& referee, double time, Vec3 o, Vec3 linear, Vec3 quadratic) {
  if (time <= 1) {
    EXPECT_NEAR(referee.outside(o, linear, quadratic, time), 0, 1e-9);
  }
  for (int part = 0; part < 400; ++part)
    EXPECT_GT(referee.outside(o, linear, quadratic, std::min(time, 1.0) * part / 400), -1e-9);
}

}  // namespace sweepscope::test
