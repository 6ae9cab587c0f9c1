// The mesh as one frame of a character sees it: whatever the frame can reach is gathered once.
#pragma once

#include "mesh/nearby_leaves.h"
#include "method/move_types.h"
#include "methods/robust/sweep_mesh.h"

namespace sweepscope {

class Surroundings {
 public:
  Surroundings(const TriangleMesh& mesh, const MoveRequest& request, const Vec3& swept, const MoveSettings& settings)
      : mesh_(mesh),
        leaves_(gathered(mesh, request, swept, settings)),
        whole_{request.center, request.displacement + request.gravity} {}

  const TriangleMesh& mesh() const { return mesh_; }
  /// The frame, for its one-sided sweeps. The body begins where it was pushed to.
  const Whole& whole() const { return whole_; }
  void beginAt(const Vec3& center) { whole_.center = center; }

  /// As sweepMesh. Where a sweep leaves what was gathered, the whole mesh answers.
  template <Tracer T>
  SweepResult sweep(const SweepRequest& request, T& tracer) const {
    return sweepMesh(mesh_, request, tracer, &leaves_);
  }

 private:
  /// No slide is longer than the motion it is made of; a hundredth more, for rounding and for what turning off planes adds. Steps are
  /// rare and go up, so they are left to the whole mesh; ground is looked for in every frame that may snap.
  static NearbyLeaves gathered(const TriangleMesh& mesh, const MoveRequest& request, const Vec3& swept,
                               const MoveSettings& settings) {
    const double path = length(request.displacement) + length(request.gravity);
    const Vec3 reach = (swept + Vec3{path, path, path}) * 1.01;
    const Vec3 below = request.center - settings.up * settings.snapDistance;
    return {mesh, min(request.center, below) - reach, max(request.center, below) + reach};
  }

  const TriangleMesh& mesh_;
  NearbyLeaves leaves_;
  Whole whole_;
};

}  // namespace sweepscope
