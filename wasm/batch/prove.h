// Proves or refutes the answer of a sweep by the distance from the triangles alone: no broad phase, no filter, no plane, no root.
#pragma once

#include <span>
#include <vector>

#include "batch/requests.h"
#include "method/certificate.h"

namespace sweepscope {

/// A claim about one sweep.
struct Claim {
  /// The caller's number; -1: no triangle in particular, for a miss only. The nearest one is judged.
  double triangle = -1;
  /// Fraction of the displacement at which it is first touched; above 1: it is not.
  double time = HUGE_VAL;
  /// Points of the curve, evenly over the displacement.
  double samples = 129;
  /// Prove as well that no triangle at all is touched before.
  bool wholeSweep = false;
  /// A miss is claimed up to here: a sweep that already knows an earlier contact looks no further.
  double until = 1;
};

inline constexpr double kMostSamples = 65536;

struct Proof {
  Certificate certificate;
  double tolerance = 0;
  std::int64_t triangle = -1;
  double leastTime = 0;
  double leastDistance = HUGE_VAL;
  double firstContact = HUGE_VAL;  ///< of that triangle, found by bisection
  /// Whole sweep: the triangle that the sphere is deepest in before the claimed time, -1 if there is none, and when it touches it.
  std::int64_t earlier = -1;
  double earlierTime = HUGE_VAL;
  double earlierDepth = 0;  ///< below R, or below the distance at the start
  std::vector<double> times;
  std::vector<double> distances;  ///< f at these times, ellipsoid-space units
};

/// Space: `query` as for sweepMany, one query, world. Distances are of the centre, in ellipsoid space, where R is 1.
Status prove(const TriangleMesh& mesh, std::span<const double> query, const Claim& claim, Proof& out);

}  // namespace sweepscope
