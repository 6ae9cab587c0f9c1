// Things that are closed, wound outward.
#pragma once

#include "support/worlds.h"

namespace sweepscope::test {

/// Seen from outside.
Triangles box(Vec3 low, Vec3 high);

/// A box, a tetrahedron, a ball, or a prism over an L or a star, of a size of about 2.
Triangles solid(Random& random);

/// Turned, scaled and moved; corners to floats or not.
Triangles placed(Random& random, Triangles mesh);

/// How often the mesh winds about a point: 1 within something closed, 0 outside (van Oosterom and Strackee 1983).
long double windingOf(const Triangles& mesh, Vec3 at);

}  // namespace sweepscope::test
