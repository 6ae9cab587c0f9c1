#include "support/law_walks.h"

#include <algorithm>
#include <cstdlib>

namespace sweepscope::test {

std::vector<LawWalk> lawWalks() {
  std::vector<LawWalk> out;
  for (const auto walks :
       {groundWalks(), limitsWalks(), gapWalks(), jumpWalks(), stepWalks(), steepWalks(), restWalks()}) {
    out.insert(out.end(), walks.begin(), walks.end());
  }
  return out;
}

LawWalk lawWalk(std::string_view name) {
  const std::vector<LawWalk> all = lawWalks();
  const auto found = std::find_if(all.begin(), all.end(), [&](const LawWalk& walk) { return name == walk.name; });
  if (found == all.end()) std::abort();
  return *found;
}

}  // namespace sweepscope::test
