// What became of many sweeps, and its one line of output.
#pragma once

#include <algorithm>
#include <string>

namespace sweepscope::certify {

struct SweepTally {
  long sweeps = 0, hits = 0;
  long misses = 0;        ///< a contact that is not found, or found too late
  long exits = 0;         ///< the time at which a contact ends
  long penetrations = 0;  ///< stops inside, beyond 64 u S
  long others = 0;        ///< wrong point, normal, feature; stops short
  long unlike = 0;        ///< traced, or gathered leaves, and untraced differ in a bit
  long bisected = 0;      ///< times compared with the bisected first contact
  long late = 0;          ///< of these: the time is off
  double residual = 0;    ///< |f(t) - R| of hits that are not at the start, in units of u S
  double deepest = 0;     ///< how far anything is entered before the answer's time, in units of u S

  long wrong() const { return misses + exits + penetrations + others + unlike + late; }
  void note(const std::string& complaint) {
    if (complaint.empty()) return;
    long& kind = complaint.starts_with("misses") ? misses
                 : complaint == "exit time"      ? exits
                 : complaint == "penetrates"     ? penetrations
                                                 : others;
    ++kind;
  }
};

/// A line of JSON.
void print(const char* group, const std::string& name, const SweepTally& tally);

}  // namespace sweepscope::certify
