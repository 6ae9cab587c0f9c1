#include "support/compiled_solver.h"

namespace sweepscope {

template SweepResult sweepMesh(const TriangleMesh&, const SweepRequest&, Off&, const NearbyLeaves*, bool);
template SweepResult sweepMesh(const TriangleMesh&, const SweepRequest&, Recorder&, const NearbyLeaves*, bool);
template MoveResult moveRobust(const TriangleMesh&, const MoveRequest&, const MoveSettings&, Off&,
                               std::vector<Contact>);
template MoveResult moveRobust(const TriangleMesh&, const MoveRequest&, const MoveSettings&, Recorder&,
                               std::vector<Contact>);

}  // namespace sweepscope
