#include "batch/prove.h"

namespace sweepscope {
namespace {

Vec3 vec3At(std::span<const double> numbers, std::size_t at) { return {numbers[at], numbers[at + 1], numbers[at + 2]}; }

Status checkClaim(const Claim& claim, const TriangleMesh& mesh) {
  const double count = static_cast<double>(mesh.triangleCount()), first = claim.time <= 1 ? 0 : -1;
  const bool known = claim.triangle >= first && claim.triangle < count && std::floor(claim.triangle) == claim.triangle;
  if (!known) return {StatusCode::TriangleOutOfRange, claim.triangle};
  if (!((claim.time >= 0 && claim.time <= 1) || claim.time == HUGE_VAL))
    return {StatusCode::ClaimOutOfRange, claim.time};
  if (!(claim.until >= 0 && claim.until <= 1)) return {StatusCode::ClaimOutOfRange, claim.until};
  if (!(claim.samples >= 2 && claim.samples <= kMostSamples)) return {StatusCode::SamplesOutOfRange, claim.samples};
  return {};
}

/// One request against every triangle of the mesh.
class Prover {
 public:
  Prover(const TriangleMesh& mesh, std::span<const double> query)
      : mesh_(mesh), space_(vec3At(query, 6)), center_(vec3At(query, 0)), displacement_(vec3At(query, 3)) {
    const Vec3 travel = space_.scaled(displacement_), center = space_.scaled(center_);
    reach_ = std::max({1.0, length(travel), maxAbs(center)});
  }

  [[gnu::noinline]] DistanceCurve curveAt(std::uint32_t place) const {
    return {space_, center_, displacement_, reach_, mesh_.cornersAt(place)};
  }

  std::uint32_t count() const { return static_cast<std::uint32_t>(mesh_.triangleCount()); }

  std::uint32_t placeOf(std::int64_t triangle) const {
    std::uint32_t place = 0;
    while (mesh_.triangleAt(place) != triangle) ++place;
    return place;
  }

  /// The triangle whose distance gets least; the first of equals in leaf order. There must be one.
  std::uint32_t nearestPlace() const {
    std::uint32_t nearest = 0;
    double least = HUGE_VAL;
    for (std::uint32_t place = 0; place < count(); ++place) {
      const DistanceCurve curve = curveAt(place);
      if (least < HUGE_VAL && curve.staysAbove(least, 1)) continue;
      least = curve.at(curve.leastTime()).distance;
      nearest = place;
    }
    return nearest;
  }

  /// The triangle that the sphere is deepest in before `until`.
  void findEarlier(double until, Proof& out) const {
    for (std::uint32_t place = 0; place < count(); ++place) {
      const DistanceCurve curve = curveAt(place);
      const double level = curve.level() - out.earlierDepth;
      if (curve.staysAbove(level, until)) continue;
      out.earlierDepth += level - curve.at(curve.leastTime(until)).distance;
      out.earlier = mesh_.triangleAt(place);
      out.earlierTime = curve.firstContact();
    }
  }

 private:
  const TriangleMesh& mesh_;
  EllipsoidSpace space_;
  Vec3 center_, displacement_;
  double reach_;
};

void draw(const DistanceCurve& curve, std::size_t samples, Proof& out) {
  out.times.resize(samples);
  out.distances.resize(samples);
  for (std::size_t k = 0; k < samples; ++k) {
    out.times[k] = static_cast<double>(k) / static_cast<double>(samples - 1);
    out.distances[k] = curve.at(out.times[k]).distance;
  }
}

}  // namespace

Status prove(const TriangleMesh& mesh, std::span<const double> query, const Claim& claim, Proof& out) {
  out = {};
  if (query.size() != kSweepNumbers) return {StatusCode::RequestLength, static_cast<double>(query.size())};
  if (const Status status = checkRequests(query, kSweepNumbers, mesh); !status.ok()) return status;
  if (const Status status = checkClaim(claim, mesh); !status.ok()) return status;
  const Prover prover(mesh, query);
  if (prover.count() == 0) {
    out.certificate.verdict = ProofVerdict::Miss;
    return {};
  }
  const std::uint32_t place =
      claim.triangle < 0 ? prover.nearestPlace() : prover.placeOf(static_cast<std::int64_t>(claim.triangle));
  const DistanceCurve curve = prover.curveAt(place);
  out.triangle = mesh.triangleAt(place);
  out.tolerance = curve.tolerance();
  out.leastTime = curve.leastTime();
  out.leastDistance = curve.at(out.leastTime).distance;
  out.firstContact = curve.firstContact();
  out.certificate = certify(curve, claim.time, claim.until);
  if (claim.wholeSweep) prover.findEarlier(std::min(claim.until, claim.time), out);
  draw(curve, static_cast<std::size_t>(claim.samples), out);
  return {};
}

}  // namespace sweepscope
