// Walkers, starts and headings that the tests of the laws share.
#pragma once

#include "support/frame_laws.h"
#include "support/levels.h"

namespace sweepscope::test {

/// Unit vector in the level plane, turned by `degrees` from +x toward +z.
Vec3 level(double degrees);

/// Mostly radii of 0.4/0.9/0.4 and 60 frames a second; sometimes other radii, 30 to 240 frames, all in the movement slot.
Character someCharacter(Random& random);

/// Any flight within the step height, with any nose.
Flight someFlight(Random& random);

/// Center of the body a millimetre above where it comes to rest on the highest surface under `place`.
Vec3 standingAt(const Scene& scene, const Character& character, Vec3 place);

/// Where there is ground within the snap distance of a body that had it, the frame must not have lost it.
void judgeGroundKept(LawBook& book, const GameLoop& loop);

}  // namespace sweepscope::test
