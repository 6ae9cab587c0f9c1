// Frames of walking, each checked by the oracle: the skin kept, nothing crossed on the way, the path no longer than asked, the net motion
// not reversed (docs/solver.md 3 and 7).
#pragma once

#include <string>

#include "methods/robust/slide/collide_and_slide.h"
#include "support/random.h"
#include "support/worlds.h"

namespace sweepscope::test {

struct FrameTally {
  long frames = 0, truncated = 0, contacts = 0;
  long overlapped = 0;      ///< frames that start in their skin, which have no skin to keep
  double deepest = 0;       ///< into the skin at the end of a frame, beyond what a push had left, in units of u S
  double crossed = 0;       ///< into the skin on the way, in units of u S; 8 or more is exact
  double leastRoom = 2;     ///< world clearance as a share of the provable bound
  double longest = 0;       ///< path over the way asked for
  double mostReverse = -1;  ///< net motion against the way asked for, as a share of it
  std::string complaint;    ///< of a trace that is not well formed

  void add(const FrameTally& other);
};

/// A body that walks.
struct Walker {
  Vec3 radii;
  double speed = 1;      ///< length of a frame's displacement, at most
  double gravity = 0.3;  ///< share of the speed
  MoveSettings settings;
};

/// Walks `frames` frames from `start`, turning now and then; returns where it ends.
Vec3 walk(const TriangleMesh& mesh, std::span<const Corners> triangles, Vec3 start, const Walker& walker, int frames,
          Random& random, FrameTally& tally);

/// One frame, judged.
MoveResult judgeFrame(const TriangleMesh& mesh, std::span<const Corners> triangles, const MoveRequest& request,
                      const MoveSettings& settings, FrameTally& tally);

}  // namespace sweepscope::test
