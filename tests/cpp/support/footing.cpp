#include "support/footing.h"

#include <algorithm>
#include <cmath>

#include "support/oracle.h"

namespace sweepscope::test {
namespace {

using oracle::Point;
using oracle::Real;

/// Faces that lean less than this from upright carry nothing; rounding of a wall's corners leans it by 1e-5.
constexpr double kFacesUp = 1e-4;

Vec3 worldNormal(const oracle::State& state, Vec3 radii) {
  const Point q = state.nearest;
  const Point n = over({-q.x, -q.y, -q.z}, oracle::wide(radii));
  const Real size = norm(n);
  return {static_cast<double>(n.x / size), static_cast<double>(n.y / size), static_cast<double>(n.z / size)};
}

/// Whether up = x a + y b + z c with x, y, z >= 0, by determinants.
bool spansUp(Vec3 a, Vec3 b, Vec3 c) {
  const double whole = dot(a, cross(b, c));
  if (std::fabs(whole) < 1e-9) return false;
  const Vec3 up{0, 1, 0};
  const double slack = -1e-7;
  return dot(up, cross(b, c)) / whole >= slack && dot(a, cross(up, c)) / whole >= slack &&
         dot(a, cross(b, up)) / whole >= slack;
}

/// Length of what x a + y b with x, y >= 0 can make of up, where both push; else 0.
double partOfUp(Vec3 a, Vec3 b) {
  const double ab = dot(a, b), whole = 1 - ab * ab;
  if (whole < 1e-12) return 0;
  const double x = (a.y - ab * b.y) / whole, y = (b.y - ab * a.y) / whole;
  return x >= 0 && y >= 0 ? length(a * x + b * y) : 0;
}

using Polygon = std::vector<Vec3>;

/// The part of a polygon whose height is at least `height`.
Polygon above(const Polygon& polygon, double height) {
  Polygon kept;
  for (std::size_t k = 0; k < polygon.size(); ++k) {
    const Vec3 a = polygon[k], b = polygon[(k + 1) % polygon.size()];
    if (a.y >= height) kept.push_back(a);
    if ((a.y < height) != (b.y < height)) kept.push_back(a + (b - a) * ((height - a.y) / (b.y - a.y)));
  }
  return kept;
}

Polygon below(Polygon polygon, double height) {
  for (Vec3& p : polygon) p.y = -p.y;
  Polygon kept = above(polygon, -height);
  for (Vec3& p : kept) p.y = -p.y;
  return kept;
}

}  // namespace

Triangles nearby(const Triangles& triangles, Vec3 center, Vec3 radii, double reach) {
  Triangles out;
  for (const Corners& t : triangles) {
    const auto apart = [&](int k) {
      const double low = center[k] - radii[k] - reach, high = center[k] + radii[k] + reach;
      return (t.p[0][k] < low && t.p[1][k] < low && t.p[2][k] < low) ||
             (t.p[0][k] > high && t.p[1][k] > high && t.p[2][k] > high);
    };
    if (!apart(0) && !apart(1) && !apart(2)) out.push_back(t);
  }
  return out;
}

std::vector<Touch> touches(const Triangles& near, Vec3 center, Vec3 radii, double reach) {
  std::vector<Touch> out;
  for (const Corners& t : near) {
    const oracle::State state = oracle::Motion(t, center, {}, radii).at(0);
    if (state.distance > 1 + reach) continue;
    const Point q = state.nearest;
    const Vec3 at{static_cast<double>(q.x), static_cast<double>(q.y), static_cast<double>(q.z)};
    out.push_back({worldNormal(state, radii), center + scale(at, radii), static_cast<double>(state.distance - 1)});
  }
  return out;
}

double fall(const Triangles& near, Vec3 center, Vec3 radii, double most) {
  double least = kNever;
  for (const Corners& t : near) {
    const oracle::Motion motion(t, center, {0, -most, 0}, radii);
    const oracle::State start = motion.at(0);
    // A wall that is touched is not fallen on.
    if (start.distance < 1 + 1e-9L && worldNormal(start, radii).y < kFacesUp) continue;
    least = std::min(least, static_cast<double>(motion.firstContact()) * most);
  }
  return least;
}

double heldBy(const std::vector<Touch>& touching) {
  double most = 0;
  for (const Touch& a : touching) {
    most = std::max(most, a.normal.y);
    for (const Touch& b : touching) {
      most = std::max(most, partOfUp(a.normal, b.normal));
      for (const Touch& c : touching) {
        if (spansUp(a.normal, b.normal, c.normal)) return 1;
      }
    }
  }
  return std::min(most, 1.0);
}

bool foothold(const Triangles& near, Vec3 center, Vec3 radii, Band band, double slopeCosine) {
  for (const Corners& t : near) {
    const Vec3 n = normalized(cross(t.p[1] - t.p[0], t.p[2] - t.p[0]));
    if (std::fabs(n.y) < slopeCosine - 1e-9) continue;
    const Polygon kept = above(below({t.p[0], t.p[1], t.p[2]}, band.high), band.low);
    for (std::size_t k = 2; k < kept.size(); ++k) {
      const auto seen = [&](std::size_t i) { return Point{kept[i].x - center.x, 0, kept[i].z - center.z}; };
      const Point piece[3] = {seen(0), seen(k - 1), seen(k)};
      if (norm(oracle::nearestOnTriangle({}, piece)) <= std::max(radii.x, radii.z)) return true;
    }
  }
  return false;
}

double distanceTo(const Corners& triangle, Vec3 point) {
  const Point p[3] = {oracle::wide(triangle.p[0]), oracle::wide(triangle.p[1]), oracle::wide(triangle.p[2])};
  const Point at = oracle::wide(point);
  return static_cast<double>(norm(at - oracle::nearestOnTriangle(at, p)));
}

}  // namespace sweepscope::test
