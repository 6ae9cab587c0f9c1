// The parts of a method of sweeping and sliding: a folder methods/<name> with a door, method.h, a type of that name in sweepscope::methods.
//
//   static SweepResult sweep(mesh, request, precision)                  one sweep, untraced
//   static MoveResult move(mesh, request, settings, tracer, contacts)   one frame, over any Tracer; contacts are appended to those given
//
// Requests and settings are checked before (batch/requests.h); space is the world's throughout; the answer with a recorder is the answer without
// one, bit for bit. Its events.def lists the events it records besides those of method/events.def.
#pragma once

#include <concepts>

#include "mesh/triangle_mesh.h"
#include "method/move_types.h"
#include "method/sweep_types.h"
#include "trace/recorder.h"
#include "trace/tracer.h"

namespace sweepscope {

template <typename M>
concept SweepMethod = requires(const TriangleMesh& mesh, const SweepRequest& sweep, const MoveRequest& move,
                               const MoveSettings& settings, Recorder& recorder) {
  { M::sweep(mesh, sweep, Precision::Double) } -> std::same_as<SweepResult>;
  { M::move(mesh, move, settings, off, {}) } -> std::same_as<MoveResult>;
  { M::move(mesh, move, settings, recorder, {}) } -> std::same_as<MoveResult>;
};

}  // namespace sweepscope
