// The scenes of the laws of ground, jumps, steps, steep faces and rest: somebody walks, jumps or stands in a level drawn at random, and
// every frame is judged. The tests take a fixed number of each, a certification run as many as it has frames for.
#pragma once

#include <span>
#include <string_view>

#include "support/frame_laws.h"
#include "support/levels.h"

namespace sweepscope::test {

struct LawWalk {
  const char* name;
  std::uint64_t purpose;  ///< of its random numbers in a test
  int cases;              ///< in a test; 0: always the same, so once is enough
  void (*take)(LawBook& book, Random& random);
};

std::span<const LawWalk> groundWalks();
std::span<const LawWalk> limitsWalks();
std::span<const LawWalk> gapWalks();
std::span<const LawWalk> jumpWalks();
std::span<const LawWalk> stepWalks();
std::span<const LawWalk> steepWalks();
std::span<const LawWalk> restWalks();

/// All of them, one kind after the other.
std::vector<LawWalk> lawWalks();
LawWalk lawWalk(std::string_view name);

}  // namespace sweepscope::test
