#include "certify/judged.h"

#include <cstdio>

#include "support/judge.h"
#include "support/oracle.h"
#include "support/same_bits.h"
#include "trace/recorder.h"

namespace sweepscope::certify {
namespace {

/// Every so many-th sweep is asked again with gathered leaves, and its time compared with the bisected one.
constexpr long kEvery = 16;
/// So many wrong answers of one family are printed.
constexpr long kPrinted = 5;

/// The bisected first contact, where time is well determined (docs/solver.md 7): 64 u S of depth, at that slope.
bool timeHolds(std::span<const Corners> triangles, const SweepRequest& request, const SweepHit& hit) {
  for (std::size_t k = 0; k < triangles.size(); ++k) {
    const bool own = hit.found() && static_cast<std::size_t>(hit.triangle) == k;
    // Seen from behind it does not count in a one-sided sweep; whether it is, is a matter of rounding where it is edge on.
    if (request.sides == Sides::Front && !own) continue;
    const oracle::Motion motion(triangles[k], request.center, request.displacement, request.radii);
    const oracle::Real first = motion.firstContact();
    if (!(first > 0 && first <= 1)) continue;
    const oracle::Real slope = -motion.at(first).slope;
    if (slope <= 1e-3L * motion.speed()) continue;
    const oracle::Real slack = 2 * motion.tolerance() / slope;
    // A touch within the tolerance of the start or of the end may be called none, or be that of the start.
    if (first <= slack || first >= 1 - slack) continue;
    if (hit.time > first + slack) return false;
    if (own && hit.time > 0 && hit.time < first - slack) return false;
  }
  return true;
}

void compareWays(const World& world, const SweepRequest& request, const SweepResult& result, bool gathered,
                 SweepTally& tally) {
  Recorder recorder(kHeaderSlots);  // full at once: it costs little and still takes the traced way
  bool same = test::sameBits(result, sweepMesh(world.mesh(), request, recorder));
  if (gathered) {
    const Vec3 reach = request.radii * 1.5;
    const Vec3 end = request.center + request.displacement;
    const NearbyLeaves leaves(world.mesh(), min(request.center, end) - reach, max(request.center, end) + reach);
    same = same && test::sameBits(result, sweepMesh(world.mesh(), request, off, &leaves));
  }
  tally.unlike += same ? 0 : 1;
}

}  // namespace

World::World(test::Triangles triangles) : triangles_(std::move(triangles)), mesh_(test::meshOf(triangles_)) {
  for (int k = 0; k < 3; ++k) {
    for (const Corners& t : triangles_) {
      low_[k].push_back(std::min({t.p[0][k], t.p[1][k], t.p[2][k]}));
      high_[k].push_back(std::max({t.p[0][k], t.p[1][k], t.p[2][k]}));
    }
  }
}

std::vector<std::uint32_t> World::near(const SweepRequest& request) const {
  const Vec3 end = request.center + request.displacement;
  const Vec3 room = request.radii * 1.25 + Vec3{1, 1, 1} * (1e-9 * (maxAbs(request.center) + maxAbs(end)));
  const Vec3 low = min(request.center, end) - room, high = max(request.center, end) + room;
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < triangles_.size(); ++i) {
    const bool apart = (high_[0][i] < low.x) | (low_[0][i] > high.x) | (high_[1][i] < low.y) | (low_[1][i] > high.y) |
                       (high_[2][i] < low.z) | (low_[2][i] > high.z);
    if (!apart) found.push_back(i);
  }
  return found;
}

void judge(const World& world, const SweepRequest& request, SweepTally& tally) {
  const SweepResult result = sweepMesh(world.mesh(), request, off);
  const bool sampled = tally.sweeps % kEvery == 0;
  const long before = tally.wrong();
  ++tally.sweeps;
  tally.hits += result.hit.found() ? 1 : 0;
  compareWays(world, request, result, sampled, tally);

  // The judge sees what is near, and the triangles of the answer wherever they are.
  test::Triangles near;
  SweepResult answer = result;
  answer.hit.triangle = answer.overlap.triangle = -1;
  const auto see = [&](std::int64_t index) {
    if (index == result.hit.triangle) answer.hit.triangle = static_cast<std::int64_t>(near.size());
    if (index == result.overlap.triangle) answer.overlap.triangle = static_cast<std::int64_t>(near.size());
    near.push_back(world.triangles()[static_cast<std::size_t>(index)]);
  };
  for (const std::uint32_t index : world.near(request)) see(index);
  if (result.hit.triangle >= 0 && answer.hit.triangle < 0) see(result.hit.triangle);
  if (result.overlap.triangle >= 0 && answer.overlap.triangle < 0) see(result.overlap.triangle);
  const test::Judgement judgement = test::judgeSweep(near, request, answer);
  tally.residual = std::max(tally.residual, judgement.residual);
  tally.deepest = std::max(tally.deepest, judgement.deepest);
  tally.note(judgement.complaint);
  if (sampled) {
    ++tally.bisected;
    tally.late += timeHolds(near, request, answer.hit) ? 0 : 1;
  }
  if (tally.wrong() == before || tally.wrong() > kPrinted) return;
  const char* what = judgement.right() ? "time or bits differ" : judgement.complaint.c_str();
  std::fprintf(stderr, "%s%s\n%s\n", request.sides == Sides::Front ? "front: " : "", what,
               test::describe(near, request, answer).c_str());
}

}  // namespace sweepscope::certify
