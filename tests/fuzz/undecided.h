// Which sweeps the oracle does not judge: where rounding, not the solver, decides.
#pragma once

#include <cmath>
#include <span>

#include "methods/robust/sweep_mesh.h"
#include "support/oracle.h"

namespace sweepscope::fuzz {

/// Largest length, in radii, up to which answers are judged: beyond it 64 u S comes near the radius itself.
inline constexpr oracle::Real kJudged = 1e9L;

/// Whether an ellipsoid that starts inside comes nearer or leaves is a matter of rounding: its centre is so near the triangle, or it
/// moves so nearly along it, that the direction between them, known to the root of its rounding, does not tell. Or lengths are too large.
inline bool isUndecided(const oracle::Motion& motion) {
  const oracle::State start = motion.at(0);
  const oracle::Real direction =
      4 * std::sqrt(oracle::kUnit * motion.size() / std::max(start.distance, motion.tolerance()));
  return motion.size() > kJudged || (start.distance < 1 && std::fabs(start.slope) <= direction * motion.speed());
}

inline bool isUndecided(std::span<const Corners> triangles, const SweepRequest& request) {
  for (const Corners& triangle : triangles) {
    if (isUndecided(oracle::Motion(triangle, request.center, request.displacement, request.radii))) return true;
  }
  return false;
}

}  // namespace sweepscope::fuzz
