// The robust method's two large functions are compiled once for all tests, in compiled_solver.cpp, as they are in the solver. Without this each file
// of tests would have them once more, and a third of the time would go into that. Included by the build, not by tests: see CMakeLists.txt.
#pragma once

#include "methods/robust/slide/collide_and_slide.h"
#include "methods/robust/sweep_mesh.h"
#include "trace/recorder.h"

namespace sweepscope {

extern template SweepResult sweepMesh(const TriangleMesh&, const SweepRequest&, Off&, const NearbyLeaves*, bool);
extern template SweepResult sweepMesh(const TriangleMesh&, const SweepRequest&, Recorder&, const NearbyLeaves*, bool);
extern template MoveResult moveRobust(const TriangleMesh&, const MoveRequest&, const MoveSettings&, Off&,
                                      std::vector<Contact>);
extern template MoveResult moveRobust(const TriangleMesh&, const MoveRequest&, const MoveSettings&, Recorder&,
                                      std::vector<Contact>);

}  // namespace sweepscope
