// The door of the robust method (method/method.h says what a door has).
#pragma once

#include "methods/robust/slide/collide_and_slide.h"
#include "methods/robust/sweep_mesh.h"

namespace sweepscope::methods {

/// Always in double precision.
struct Robust {
  static SweepResult sweep(const TriangleMesh& mesh, const SweepRequest& request, Precision) {
    return sweepMesh(mesh, request, off);
  }

  template <Tracer T>
  static MoveResult move(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer,
                         std::vector<Contact> contacts) {
    return moveRobust(mesh, request, settings, tracer, std::move(contacts));
  }
};

}  // namespace sweepscope::methods
