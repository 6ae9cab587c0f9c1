// The nearest point to a desired motion that half spaces leave, in long double: the reference's own answer to contacts. One plane after the other,
// as Seidel does it for linear programs; nothing of the solver's cone.
#pragma once

#include <span>

#include "support/oracle_distance.h"

namespace sweepscope::oracle {

/// {x : normal . x >= -gap}. `normal` is unit and `gap` at least 0, so that 0 is always inside.
struct HalfSpace {
  Point normal;
  Real gap = 0;
};

/// The point of the intersection nearest to `desired`; 0 where rounding leaves nothing else.
Point nearestInside(Point desired, std::span<const HalfSpace> spaces);

}  // namespace sweepscope::oracle
