// Walks in the scenes of the laws of progress, each frame by itself judged against the reference slide.
//
// SWEEPSCOPE_KEEP names a folder that every kind of failure is written to, once per family, as a test for tests/cpp/repro.
#pragma once

#include <map>
#include <string>

#include "support/law_judge.h"
#include "support/law_scenes.h"

namespace sweepscope::test {

/// How a family fared.
struct LawTally {
  long frames = 0, overlapped = 0, stood = 0, moved = 0;
  double worst = 1;
  // Where neither steps nor snap may lead elsewhere: progress, length of the way and rise beyond the reference, as shares of the desired motion.
  double leastGot = 1, mostMade = 0, mostRise = 0;
  std::map<Broken, int> broken;
  std::map<Broken, std::string> first;
  std::map<Broken, std::map<std::string, int>> notes;  ///< how often in which kind of scene
};

/// A scene of the family, and a few frames in it.
/// @param suffix  of the family's name, for these settings
void progressWalk(const LawFamily& family, const std::string& suffix, const MoveSettings& settings, Random& random,
                  LawTally& tally);

}  // namespace sweepscope::test
