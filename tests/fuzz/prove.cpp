// Any numbers as sweeps and as claims about them: refused by name, or judged: the same twice, every number finite, the verdict what the
// oracle says of the distance, and an answer of the robust method never refuted.
#include "batch/prove.h"

#include "batch/batch.h"
#include "fuzz/demand.h"
#include "fuzz/some_mesh.h"
#include "fuzz/undecided.h"
#include "support/same_bits.h"

namespace sweepscope::fuzz {
namespace {

using oracle::Motion;
using oracle::Real;

/// One mesh and one query, and all that is claimed about them.
class Case {
 public:
  Case(const TriangleMesh& mesh, std::vector<double> query)
      : mesh_(mesh), query_(query), triangles_(trianglesOf(mesh)) {}

  /// What `prove` says; false if it refuses.
  bool ask(const Claim& claim, Proof& proof) const {
    Proof again;
    const Status status = prove(mesh_, query_, claim, proof), repeated = prove(mesh_, query_, claim, again);
    demand(status.code == repeated.code, "refused alike");
    demand(test::sameBits(numbersOf(proof), numbersOf(again)), "the same twice", describe(claim, proof));
    if (status.ok()) checkNumbers(claim, proof);
    if (status.ok() && proof.triangle >= 0) checkVerdict(claim, proof);
    return status.ok();
  }

  /// `swept` is the answer of the robust method.
  void expectProved(const SweepBatch& swept) const {
    if (isUndecided(triangles_, request())) return;
    const bool hit = swept.triangle[0] >= 0;
    Claim claim{static_cast<double>(swept.triangle[0]), swept.time[0], 2, true};
    Proof proof;
    demand(ask(claim, proof), "a robust answer can be claimed");
    const Certificate& c = proof.certificate;
    demand(c.verdict == (hit ? ProofVerdict::Hit : ProofVerdict::Miss), "robust answers are proved",
           describe(claim, proof));
    demand(proof.earlier < 0, "nothing is touched before a robust answer", describe(claim, proof));
    claim = {0, HUGE_VAL, 2, false, hit ? swept.time[0] : 1};
    for (; claim.triangle < static_cast<double>(triangles_.size()); ++claim.triangle) {
      demand(ask(claim, proof), "a miss can be claimed of any triangle");
      demand(proof.certificate.verdict == ProofVerdict::Miss, "no other triangle is touched before",
             describe(claim, proof));
    }
  }

 private:
  SweepRequest request() const {
    const auto vector = [&](std::size_t k) { return Vec3{query_[k], query_[k + 1], query_[k + 2]}; };
    return {vector(0), vector(3), vector(6)};
  }

  static std::vector<double> numbersOf(const Proof& proof) {
    const Certificate& c = proof.certificate;
    std::vector<double> all{static_cast<double>(c.verdict),
                            static_cast<double>(c.refutation),
                            c.residual,
                            c.slope,
                            c.time,
                            proof.tolerance,
                            static_cast<double>(proof.triangle),
                            proof.leastTime,
                            proof.leastDistance,
                            proof.firstContact,
                            static_cast<double>(proof.earlier),
                            proof.earlierTime,
                            proof.earlierDepth};
    all.insert(all.end(), proof.times.begin(), proof.times.end());
    all.insert(all.end(), proof.distances.begin(), proof.distances.end());
    return all;
  }

  std::string describe(const Claim& claim, const Proof& proof) const {
    std::string text;
    const auto add = [&](double value) {
      char line[40];
      std::snprintf(line, sizeof line, "%.17g, ", value);
      text += line;
    };
    for (const double value : query_) add(value);
    text += "query\n";
    for (const double value : {claim.triangle, claim.time, claim.samples, claim.until}) add(value);
    text += claim.wholeSweep ? "claim, whole sweep\n" : "claim\n";
    for (const double value : numbersOf(proof)) add(value);
    text += "proof\n";
    for (const Corners& c : triangles_) {
      for (const Vec3 p : c.p) {
        for (int k = 0; k < 3; ++k) add(p[k]);
      }
      text += "\n";
    }
    return text;
  }

  void checkNumbers(const Claim& claim, const Proof& proof) const {
    const auto insist = [&](bool kept, const char* promise) {
      demand(kept, promise, kept ? "" : describe(claim, proof));
    };
    const auto isTime = [](double t) { return t >= 0 && t <= 1; };
    const Certificate& c = proof.certificate;
    insist((c.verdict == ProofVerdict::Refuted) == (c.refutation != Refutation::None), "refuted with a reason");
    insist(c.refutation == Refutation::None || (c.refutation == Refutation::Touches) == (claim.time > 1),
           "the reason is one of such a claim");
    insist((proof.triangle < 0) == triangles_.empty(), "a triangle is looked at if there is one");
    if (triangles_.empty()) return insist(proof.times.empty() && proof.leastDistance == HUGE_VAL, "nothing is empty");
    insist(std::isfinite(c.residual) && std::isfinite(c.slope) && isTime(c.time), "the certificate is finite");
    insist(std::isfinite(proof.tolerance) && proof.tolerance > 0, "the tolerance is finite");
    insist(std::isfinite(proof.leastDistance) && proof.leastDistance >= 0 && isTime(proof.leastTime),
           "the least is finite");
    insist(proof.firstContact == HUGE_VAL || isTime(proof.firstContact), "the first contact is a time or never");
    insist(proof.earlierTime == HUGE_VAL || isTime(proof.earlierTime), "the earlier contact is a time or never");
    insist(proof.earlier < 0 ? proof.earlierDepth == 0 : proof.earlierDepth > 0 && std::isfinite(proof.earlierDepth),
           "what is entered before is entered by something");
    const std::size_t samples = proof.times.size();
    insist(samples == static_cast<std::size_t>(claim.samples) && proof.distances.size() == samples, "samples as asked");
    insist(proof.times.front() == 0 && proof.times.back() == 1, "samples from 0 to 1");
    for (std::size_t k = 0; k < samples; ++k) {
      insist(k == 0 || proof.times[k] > proof.times[k - 1], "times ascend");
      insist(std::isfinite(proof.distances[k]) && proof.distances[k] >= 0, "distances are finite");
    }
  }

  /// Against the oracle, which computes the same distance in long double by a code of its own.
  void checkVerdict(const Claim& claim, const Proof& proof) const {
    const SweepRequest asked = request();
    const Motion motion(triangles_[static_cast<std::size_t>(proof.triangle)], asked.center, asked.displacement,
                        asked.radii);
    if (isUndecided(motion)) return;
    const auto insist = [&](bool kept, const char* promise) {
      demand(kept, promise, kept ? "" : describe(claim, proof));
    };
    const Real allowed = motion.tolerance() * (1 + 1 / Real{8}), unseen = kUnseenError * motion.size();
    const Certificate& c = proof.certificate;
    const auto near = [&](double claimed, Real real) { return std::fabs(claimed - real) <= motion.tolerance(); };
    insist(near(proof.leastDistance, motion.at(proof.leastTime).distance), "the least is that of its time");
    // The oracle finds it by the slope, which is lost in rounding sooner than the distance is: it may find more, not less.
    insist(proof.leastDistance <= motion.at(motion.leastTime()).distance + motion.tolerance(), "the least is least");
    for (std::size_t k = 0; k < proof.times.size(); ++k) {
      insist(near(proof.distances[k], motion.at(proof.times[k]).distance), "the curve is that of the oracle");
    }
    const Real at = motion.at(c.time).distance, level = std::min(Real{1}, motion.at(0).distance);
    insist(near(c.residual, at - 1), "the residual is that of the oracle");
    const Real off = c.time == 0 ? std::max(Real{0}, at - 1) : std::fabs(at - 1);
    const auto staysAbove = [&](Real enough, double until) { return motion.leastDistance(until, enough) >= enough; };
    if (claim.time <= 1) {
      insist(c.verdict != ProofVerdict::Hit || (off <= allowed && staysAbove(level - allowed, c.time)),
             "hits are hits");
      insist(c.verdict != ProofVerdict::Inexact || off <= allowed + unseen, "inexact hits are nearly hits");
      insist(c.verdict != ProofVerdict::Miss, "a hit is not proved as a miss");
    } else {
      insist(c.verdict != ProofVerdict::Miss || staysAbove(level - allowed, claim.until), "misses are misses");
      insist(c.verdict != ProofVerdict::Refuted || !staysAbove(level - motion.tolerance(), claim.until),
             "true misses are not refuted");
      insist(c.verdict != ProofVerdict::Hit, "a miss is not proved as a hit");
    }
  }

  const TriangleMesh& mesh_;
  std::vector<double> query_;
  std::vector<Corners> triangles_;
};

Claim someClaim(Input& input, std::size_t triangles) {
  Claim claim;
  const std::uint8_t kind = input.byte();
  claim.triangle = kind & 1 ? input.number() : input.upTo(static_cast<int>(triangles)) - 1;
  if (kind & 2) claim.time = kind & 4 ? input.number() : input.byte() / 255.0;
  claim.samples = kind & 8 ? input.number() : 2 + input.upTo(14);
  claim.wholeSweep = (kind & 16) != 0;
  if (kind & 32) claim.until = kind & 64 ? input.number() : input.byte() / 255.0;
  return claim;
}

}  // namespace
}  // namespace sweepscope::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sweepscope;
  using namespace sweepscope::fuzz;
  Input input(data, size);
  const MeshInput given = someMesh(input);
  const std::vector<double> query = input.numbers(kSweepNumbers - (input.byte() == 255 ? 1 : 0));
  TriangleMesh mesh;
  if (!given.make(mesh).ok()) return 0;
  const Case asked(mesh, query);
  Proof proof;
  asked.ask(someClaim(input, mesh.triangleCount()), proof);
  SweepBatch swept;
  if (!sweepMany(mesh, query, Method::Robust, Sides::Both, swept).ok()) return 0;
  asked.expectProved(swept);
  for (const Method method : {Method::Robust, Method::Paper}) {
    if (!sweepMany(mesh, query, method, Sides::Both, swept).ok() || swept.triangle[0] < 0) continue;
    // A little off, as much as not at all: claims that are nearly right are the ones that are hard to judge.
    const int bits = input.upTo(56);
    const double by = bits == 0 ? 0 : std::ldexp(input.flag() ? 1 : -1, -bits);
    const double time = std::clamp(swept.time[0] + by, 0.0, 1.0);
    demand(asked.ask({static_cast<double>(swept.triangle[0]), time, 2, input.flag()}, proof), "any hit can be claimed");
  }
  return 0;
}
