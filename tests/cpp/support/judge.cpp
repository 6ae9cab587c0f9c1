#include "support/judge.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace sweepscope::test {
namespace {

using oracle::Motion;
using oracle::over;
using oracle::Point;
using oracle::Real;
using oracle::State;
using oracle::wide;

Motion motionOf(const Corners& triangle, const SweepRequest& request) {
  return {triangle, request.center, request.displacement, request.radii};
}

/// Direction error that rounding may cause: the nearest point of a sliver moves by the root of what its corners move by.
Real directionError(const Motion& motion, Real distance) {
  return 4 * std::sqrt(oracle::kUnit * motion.size() / std::max(distance, motion.tolerance()));
}

/// What a one-sided sweep makes of a triangle (docs/solver.md 4.5). Neither where rounding decides; nor of one that the sweep does not begin
/// in and leaves: its edges count where another face joins them.
struct OneSided {
  bool isThere = false, isNot = false;
};

OneSided oneSided(const Corners& triangle, const SweepRequest& request) {
  const Motion motion = motionOf(triangle, request);
  const Point n = outer(motion.corner(1) - motion.corner(0), motion.corner(2) - motion.corner(0));
  const Real area = norm(n), size = motion.size();
  if (area == 0) return {};
  const Real place = maxAbs(divide(request.center, request.radii));
  const Real hair = std::min<Real>(kFloatPlace * place, kAsGoodAsOn);
  const Real unsure = 1e-9L * size + motion.tolerance() * (2 + 2 * size * size / area);
  const Real height = -inner(n, motion.corner(0)) / area, leaves = inner(n, motion.travel()) / area;
  const Real edgeOn = 1e-9L * motion.speed(), start = motion.at(0).distance;
  OneSided said;
  // What is below the least normal double has no direction in doubles.
  const bool moves = motion.speed() > std::numeric_limits<double>::min();
  said.isNot = height < -hair - unsure || (moves && leaves > edgeOn && start < 1 - (kPushFactor + 1) * unsure);
  said.isThere = height > unsure && leaves < -edgeOn;
  return said;
}

/// Distance of the centre at that time from the very corner or edge that the hit names.
Real distanceOfFeature(const Motion& motion, const SweepHit& hit) {
  const Point c = static_cast<Real>(hit.time) * motion.travel();
  const int k = hit.element;
  if (hit.feature == Feature::Vertex) return norm(c - motion.corner(k));
  if (hit.feature == Feature::Edge) return norm(c - nearestOnSegment(c, motion.corner(k), motion.corner((k + 1) % 3)));
  return motion.at(hit.time).distance;
}

std::string judgeContact(const Motion& motion, const SweepRequest& request, const SweepHit& hit, const State& at) {
  const Real slack = 4 * motion.tolerance();
  const Point c = static_cast<Real>(hit.time) * motion.travel();
  const Point point = over(wide(hit.point) - wide(request.center), wide(request.radii));
  const Point corners[3] = {motion.corner(0), motion.corner(1), motion.corner(2)};
  if (norm(point - nearestOnTriangle(point, corners)) > slack) return "contact point is not on the triangle";
  if (std::fabs(norm(point - c) - at.distance) > slack) return "contact point is not the nearest";
  if (distanceOfFeature(motion, hit) > at.distance + slack) return "names the wrong corner or edge";
  const Point normal = wide(hit.normalEllipsoid);
  if (!(std::fabs(norm(normal) - 1) <= 1e-14L)) return "normal is not a unit vector";
  if (at.distance > slack && inner(normal, c - point) < (1 - 1e-9L) * norm(c - point) - slack) return "normal is off";
  if (!(std::fabs(norm(wide(hit.normal)) - 1) <= 1e-14L)) return "world normal is not a unit vector";
  return {};
}

std::string judgeHit(const Motion& motion, const SweepRequest& request, const SweepHit& hit, Judgement& judgement) {
  const State at = motion.at(hit.time), start = motion.at(0);
  const Real tolerance = motion.tolerance();
  if (!(hit.time >= 0 && hit.time <= 1)) return "time outside 0..1";
  if (hit.time > 0) {
    judgement.residual = static_cast<double>(std::fabs(at.distance - 1) / (oracle::kUnit * motion.size()));
    if (at.distance > 1 + tolerance) return "stops short of the triangle";
    if (at.distance < 1 - tolerance) return "penetrates";
  } else {
    // The solver compares with this very tolerance, so its own rounding comes on top.
    if (at.distance > 1 + tolerance * (1 + 1 / Real{16})) return "hit at the start without touching";
    // A centre on the triangle has no side: it may count as entering or as leaving.
    const bool sided = at.distance > tolerance;
    if (sided && at.slope > directionError(motion, at.distance) * motion.speed())
      return "hit at the start while leaving";
  }
  const Real level = std::min(Real{1}, start.distance) - tolerance;
  if (at.slope >= 0 && hit.time > 0 && motion.leastDistance(hit.time, level) < level) return "exit time";
  return judgeContact(motion, request, hit, at);
}

/// Out of reach of the whole way along an axis of the world, by far more than rounding: never nearer than 1, whatever the time. Without this, nearly
/// all of the time went into triangles on the other side of the world.
bool isOutOfReach(const Corners& triangle, const SweepRequest& request) {
  for (int k = 0; k < 3; ++k) {
    const double from = request.center[k], to = from + request.displacement[k];
    const auto [low, high] = std::minmax({triangle.p[0][k], triangle.p[1][k], triangle.p[2][k]});
    const double gap = std::max(low - std::max(from, to), std::min(from, to) - high), radius = request.radii[k];
    if (gap > radius + 1e-6 * (radius + std::fabs(from) + std::fabs(to) + std::fabs(low) + std::fabs(high)))
      return true;
  }
  return false;
}

}  // namespace

Judgement judgeSweep(std::span<const Corners> triangles, const SweepRequest& request, const SweepResult& result) {
  Judgement judgement;
  const SweepHit& hit = result.hit;
  // Written so that NaN fails too.
  if (result.overlap.depth > 0 && !(std::fabs(norm(wide(result.overlap.normal)) - 1) <= 1e-14L)) {
    judgement.complaint = "the way out of the overlap is not a unit vector";
    return judgement;
  }
  if (request.sides == Sides::Front && result.overlap.depth > 0 &&
      oneSided(triangles[static_cast<std::size_t>(result.overlap.triangle)], request).isNot) {
    judgement.complaint = "overlaps what is not there for it";
    return judgement;
  }
  if (hit.found()) {
    const Motion motion = motionOf(triangles[static_cast<std::size_t>(hit.triangle)], request);
    judgement.complaint = judgeHit(motion, request, hit, judgement);
    if (!judgement.right()) return judgement;
    if (request.sides == Sides::Front && oneSided(triangles[static_cast<std::size_t>(hit.triangle)], request).isNot)
      judgement.complaint = "meets what is not there for it";
    if (!judgement.right()) return judgement;
  }
  const Real until = hit.found() ? hit.time : 1;
  for (const Corners& triangle : triangles) {
    if (isOutOfReach(triangle, request)) continue;
    if (request.sides == Sides::Front && !oneSided(triangle, request).isThere) continue;
    const Motion motion = motionOf(triangle, request);
    const Real start = motion.at(0).distance, from = std::min(Real{1}, start);
    const Real unit = oracle::kUnit * motion.size();
    const Real least = motion.leastDistance(until, from - 4 * unit);
    judgement.deepest = std::max(judgement.deepest, static_cast<double>((from - least) / unit));
    if (least >= from - motion.tolerance()) continue;
    judgement.complaint = hit.found() ? "misses an earlier contact" : "misses a contact";
    return judgement;
  }
  return judgement;
}

std::string describe(std::span<const Corners> triangles, const SweepRequest& request, const SweepResult& result) {
  std::string text;
  const auto add = [&](const char* name, Vec3 v) {
    char line[160];
    std::snprintf(line, sizeof line, "%s{%.17g, %.17g, %.17g}", name, v.x, v.y, v.z);
    text += line;
  };
  add("center", request.center);
  add(" displacement", request.displacement);
  add(" radii", request.radii);
  char line[160];
  std::snprintf(line, sizeof line, "\nhit time %.17g triangle %lld feature %d element %d of %zu triangles\n",
                result.hit.time, static_cast<long long>(result.hit.triangle), static_cast<int>(result.hit.feature),
                result.hit.element, triangles.size());
  text += line;
  for (std::size_t k = 0; k < triangles.size() && k < 8; ++k) {
    for (const Vec3 p : triangles[k].p) add("", p);
    text += "\n";
  }
  return text;
}

}  // namespace sweepscope::test
