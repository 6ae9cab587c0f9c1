// The adversarial families of docs/solver.md 6 as generators of sweeps, and their neighbourhoods. Any number of cases can be drawn:
// npm test takes a slice, a certification run takes 10^8.
#pragma once

#include <ostream>
#include <span>

#include "methods/robust/sweep_mesh.h"
#include "support/worlds.h"

namespace sweepscope::test {

struct SweepCase {
  Triangles triangles;
  SweepRequest request;
};

struct Family {
  const char* name;
  SweepCase (*make)(Random&);
};

std::span<const Family> families();

/// For GoogleTest: a family by its name.
inline void PrintTo(const Family& family, std::ostream* out) { *out << family.name; }

/// A neighbour of a case: every coordinate moved by 0, 1 or 2 units in the last place, everything scaled by 10^-6 .. 10^6,
/// or everything shifted by 10^0 .. 10^8. One of the three, at random.
SweepCase neighbour(SweepCase of, Random& random);

}  // namespace sweepscope::test
