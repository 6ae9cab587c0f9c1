// Every entry of the solver, instantiated untraced. Compiled twice: see CMakeLists.txt.
#include "trace/tracer.h"

#ifdef SWEEPSCOPE_NO_TRACE
#undef TRACE
#define TRACE(tracer, ...) \
  do {                     \
  } while (false)
#endif

#include "methods/paper/collide_and_slide.h"
#include "methods/robust/slide/collide_and_slide.h"

namespace sweepscope {

SweepResult costOfSweep(const TriangleMesh& mesh, const SweepRequest& request) { return sweepMesh(mesh, request, off); }

MoveResult costOfMove(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings) {
  return moveRobust(mesh, request, settings, off);
}

MoveResult costOfPaper(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings) {
  return paper::movePaper(mesh, request, settings, off);
}

}  // namespace sweepscope
