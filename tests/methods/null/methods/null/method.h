// A method that meets nothing: as little as a method can be.
#pragma once

#include "method/method.h"

namespace sweepscope::methods {

struct Null {
  static SweepResult sweep(const TriangleMesh&, const SweepRequest&, Precision) { return {}; }

  template <Tracer T>
  static MoveResult move(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings, T& tracer,
                         std::vector<Contact> contacts) {
    TRACE(tracer, event::MoveBegin{Method::Null, settings.sides, request.center, request.displacement, request.gravity,
                                   request.radii, 0, 0, 0, static_cast<Count>(mesh.triangleCount())});
    MoveResult result;
    result.contacts = std::move(contacts);
    result.position = request.center;
    for (const int pass : {0, 1}) {
      const Vec3 way = pass == 0 ? request.displacement : request.gravity;
      TRACE(tracer, event::PassBegin{pass, result.position, way});
      result.position += way;
      TRACE(tracer, event::PassEnd{pass, result.position, 0, false});
    }
    TRACE(tracer, event::MoveEnd{result.position, false, 0, false, 0});
    return result;
  }
};

}  // namespace sweepscope::methods
