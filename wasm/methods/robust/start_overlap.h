// How deep an ellipsoid that stands still is in the mesh.
#pragma once

#include "methods/robust/sweep_mesh.h"

namespace sweepscope {

/// Deepest overlap of an ellipsoid that stands still.
inline StartOverlap startOverlap(const TriangleMesh& mesh, const Vec3& center, const Vec3& radii) {
  return sweepMesh(mesh, {center, {}, radii, Sides::Both}, off).overlap;
}

}  // namespace sweepscope
