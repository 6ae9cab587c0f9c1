// Spheres around points. The published one: a centre is chosen, and the farthest vertex gives the radius. The smallest one: Welzl's sets of
// support (1991) with Gärtner's pivot rule (1999): the vertex farthest outside joins, and the smallest sphere of the at most five points that
// are held is found by trying all subsets. The radius grows in every step, so it terminates; no recursion.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "methods/volumes/support.h"

namespace sweepscope::methods::volumes {

struct BallStep {
  Vec3 centre;
  double radius = 0;
  int held = 0;                            ///< points of support
  std::array<std::uint32_t, 4> support{};  ///< places in the cloud
  std::uint32_t pivot = 0;                 ///< vertex that joined
  double before = 0, beyond = 0;           ///< radius before, and how far from that centre the vertex was
};

struct Centred {
  Vec3 centre;
  double radius = 0;
  std::uint32_t farthest = 0;
};

inline Centred centredBall(const Support& model, Vec3 centre) {
  Centred ball{centre, 0, 0};
  double most = -1;
  for (std::size_t k = 0; k < model.size(); ++k) {
    const double square = squaredLength(model.points()[k] - centre);
    const std::uint32_t number = model.numberOf(k);
    if (square > most || (square == most && number < ball.farthest)) most = square, ball.farthest = number;
  }
  ball.radius = std::sqrt(std::max(most, 0.0));
  return ball;
}

/// Sphere through up to four points, if its centre is among them: only then can it be the smallest that holds them. A centre less than
/// rounding outside counts as among them; points that do not span a triangle or tetrahedron have no such sphere.
inline bool through(const Vec3* p, int count, Vec3& centre, double& radius) {
  constexpr double kAmong = -1e-10;
  const Vec3 u = count > 1 ? p[1] - p[0] : Vec3{}, v = count > 2 ? p[2] - p[0] : Vec3{};
  const Vec3 w = count > 3 ? p[3] - p[0] : Vec3{};
  const double uu = squaredLength(u), vv = squaredLength(v), ww = squaredLength(w);
  Vec3 way, part;  // the centre's parts of u, v, w
  if (count == 2) way = 0.5 * u;
  if (count == 3) {
    const Vec3 n = cross(u, v);
    const double square = squaredLength(n);
    if (!(square > 1e-28 * uu * vv)) return false;
    way = (cross(n, u) * vv + cross(v, n) * uu) * (0.5 / square);
    part = {dot(cross(way, v), n) / square, dot(cross(u, way), n) / square, 0};
  }
  if (count == 4) {
    const double det = dot(u, cross(v, w));
    if (!(std::fabs(det) > 1e-14 * std::sqrt(uu) * std::sqrt(vv) * std::sqrt(ww))) return false;
    way = (cross(v, w) * uu + cross(w, u) * vv + cross(u, v) * ww) * (0.5 / det);
    part = {dot(way, cross(v, w)) / det, dot(way, cross(w, u)) / det, dot(way, cross(u, v)) / det};
  }
  if (minComponent(part) < kAmong || 1 - (part.x + part.y + part.z) < kAmong) return false;
  centre = p[0] + way;
  radius = length(way);
  return true;
}

/// Smallest sphere of at most five points, the last of which is on it: the smallest of those through a subset that hold the rest.
inline bool smallestOfFew(const std::vector<Vec3>& points, const std::vector<std::uint32_t>& held, BallStep& out) {
  const int count = static_cast<int>(held.size());
  bool found = false;
  for (int set = 0; set < 1 << count; ++set) {
    if (!(set >> (count - 1) & 1)) continue;
    Vec3 p[4];
    std::array<std::uint32_t, 4> support{};
    int size = 0;
    for (int k = 0; k < count && size < 5; ++k) {
      if (!(set >> k & 1)) continue;
      if (size < 4) p[size] = points[held[k]], support[size] = held[k];
      ++size;
    }
    Vec3 centre;
    double radius = 0;
    if (size > 4 || !through(p, size, centre, radius) || (found && radius >= out.radius)) continue;
    bool holdsAll = true;
    for (int k = 0; k < count; ++k)
      holdsAll = holdsAll && ((set >> k & 1) || length(points[held[k]] - centre) <= radius * (1 + 1e-13));
    if (!holdsAll) continue;
    found = true;
    out.centre = centre;
    out.radius = radius;
    out.held = size;
    out.support = support;
  }
  return found;
}

class SmallestBall {
 public:
  static constexpr std::size_t kMostSteps = 200;

  void begin(const std::vector<Vec3>& points, const Support& model) {
    points_ = &points;
    model_ = &model;
    BallStep first;
    first.pivot = first.support[0] = model.numberOf(0);
    first.centre = points[first.pivot];
    first.held = 1;
    steps.push_back(first);
  }

  /// One vertex more. @returns whether the sphere is there
  bool advance() {
    const BallStep& last = steps.back();
    const Centred far = centredBall(*model_, last.centre);
    const bool within = far.radius <= last.radius * (1 + 1e-14);
    BallStep next;
    next.pivot = far.farthest;
    next.before = last.radius;
    next.beyond = far.radius;
    std::vector<std::uint32_t> held(last.support.begin(), last.support.begin() + last.held);
    held.push_back(far.farthest);
    if (within || steps.size() >= kMostSteps || !smallestOfFew(*points_, held, next) || !(next.radius > last.radius)) {
      // The last word is the farthest vertex's, so that no rounding leaves one outside.
      steps.back().radius = std::max(last.radius, far.radius);
      excess = far.radius - last.radius;
      return true;
    }
    steps.push_back(next);
    return false;
  }

  std::vector<BallStep> steps;  ///< from a single vertex to the smallest sphere
  double excess = 0;

 private:
  const std::vector<Vec3>* points_ = nullptr;
  const Support* model_ = nullptr;
};

}  // namespace sweepscope::methods::volumes
