// How deep an ellipsoid without motion is in the mesh.
#pragma once

#include "methods/robust/sweep_mesh.h"

namespace sweepscope {

/// Deepest overlap of an ellipsoid without motion. `whole`: the frame it is asked for; only one-sided meshes ask.
[[gnu::noinline]] inline StartOverlap startOverlap(const TriangleMesh& mesh, const Vec3& center, const Vec3& radii,
                                                   Sides sides = Sides::Both, const Whole* whole = nullptr) {
  return sweepMesh(mesh, {center, {}, radii, sides, whole}, off).overlap;
}

}  // namespace sweepscope
