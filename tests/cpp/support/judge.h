// Judges the answer of a sweep against the oracle: depth, not time (docs/solver.md 7).
#pragma once

#include <span>
#include <string>

#include "methods/robust/sweep_mesh.h"
#include "support/oracle.h"

namespace sweepscope::test {

/// What is wrong, if anything, and how near the answer came to being wrong.
struct Judgement {
  std::string complaint;  ///< empty when the answer is right
  double residual = 0;    ///< |f(t) - R| of a hit that is not at the start, in units of u S; 64 is the limit
  double deepest = 0;  ///< how far any triangle is entered before the answer's time, in units of u S; 64 is the limit
  bool right() const { return complaint.empty(); }
};

/// `triangles` are those of the mesh, in its order.
Judgement judgeSweep(std::span<const Corners> triangles, const SweepRequest& request, const SweepResult& result);

/// A case as text that can be pasted into a repro file.
std::string describe(std::span<const Corners> triangles, const SweepRequest& request, const SweepResult& result);

}  // namespace sweepscope::test
