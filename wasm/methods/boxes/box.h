// A box of any direction.
#pragma once

#include "core/turn.h"

namespace sweepscope::methods::boxes {

struct Box {
  Vec3 centre, half;  ///< world; half sizes along its own axes
  Axes axes;

  /// Corner 0 to 7: bit k of its number says which end of axis k.
  Vec3 corner(int number) const {
    const auto along = [&](int k) { return axes[k] * (number >> k & 1 ? half[k] : -half[k]); };
    return centre + along(0) + along(1) + along(2);
  }
};

}  // namespace sweepscope::methods::boxes
