// The worlds the tests move in, as plain lists of triangles. Y is up, front faces are counter-clockwise.
#pragma once

#include <span>
#include <vector>

#include "mesh/triangle_mesh.h"
#include "support/random.h"

namespace sweepscope::test {

using Triangles = std::vector<Corners>;

/// A mesh of exactly these triangles, in double precision. The triangles must be sound.
TriangleMesh meshOf(std::span<const Corners> triangles);

/// Two triangles; counter-clockwise corners, cut from a to c.
void addQuad(Triangles& out, Vec3 a, Vec3 b, Vec3 c, Vec3 d);

/// Triangles of `size` with centres in a cube of half width `spread`.
Triangles soup(Random& random, int count, double size, double spread);

/// Floor y = 0 over [-half, half]^2 in cells of random width, diagonals either way, and, if `jitter`, cut at random points.
Triangles tessellatedFloor(Random& random, double half, int cells);

/// Height field over [-half, half]^2 with random heights up to `amplitude`.
Triangles terrain(Random& random, double half, int cells, double amplitude);

/// Stairs up along +x from x = 0, floor before them, landing behind.
Triangles stairs(int steps, double run, double rise, double width);

/// Two walls that meet in the line y = 0 along z and open upward by `angle` radians (a V) or, with a negative `height`,
/// fall away from it (a ridge).
Triangles wedge(double angle, double height, double halfLength);

/// Room seen from inside: the box from `low` to `high`.
Triangles room(Vec3 low, Vec3 high);

/// Floor, and walls at x = 0 and z = 0: the corner of a room, inside in +x +y +z.
Triangles corner(double size);

/// Plane through the origin that rises toward +x by `angle` radians.
Triangles slope(double angle, double half);

}  // namespace sweepscope::test
