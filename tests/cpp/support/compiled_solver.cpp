#include "support/compiled_solver.h"

namespace sweepscope {

template SweepResult sweepMesh(const TriangleMesh&, const SweepRequest&, Off&, const NearbyLeaves*);
template SweepResult sweepMesh(const TriangleMesh&, const SweepRequest&, Recorder&, const NearbyLeaves*);
template MoveResult moveRobust(const TriangleMesh&, const MoveRequest&, const MoveSettings&, Off&,
                               std::vector<Contact>);
template MoveResult moveRobust(const TriangleMesh&, const MoveRequest&, const MoveSettings&, Recorder&,
                               std::vector<Contact>);

}  // namespace sweepscope
