// A sweep, and everything that can be said against its answer.
#pragma once

#include "certify/tally.h"
#include "methods/robust/sweep_mesh.h"
#include "support/worlds.h"

namespace sweepscope::certify {

/// One mesh, and the boxes of its triangles in a plain list: what a sweep can touch is found by looking at all of them, not by the
/// solver's own search.
class World {
 public:
  explicit World(test::Triangles triangles);

  const test::Triangles& triangles() const { return triangles_; }
  const TriangleMesh& mesh() const { return mesh_; }
  /// Indices of the triangles whose box meets the box of the sweep, with room to spare.
  std::vector<std::uint32_t> near(const SweepRequest& request) const;

 private:
  test::Triangles triangles_;
  TriangleMesh mesh_;
  std::vector<double> low_[3], high_[3];
};

/// Asks the solver and judges the answer; complaints go to the standard error output, as text that can be pasted into a test.
void judge(const World& world, const SweepRequest& request, SweepTally& tally);

}  // namespace sweepscope::certify
