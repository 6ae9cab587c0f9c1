#include "support/families.h"

#include <cmath>
#include <limits>

namespace sweepscope::test {
namespace {

/// A case around one triangle, built for the unit ball and then stretched to an ellipsoid by `radii`.
SweepCase stretched(Triangles triangles, Vec3 center, Vec3 travel, Vec3 radii) {
  for (Corners& triangle : triangles) {
    for (Vec3& p : triangle.p) p = scale(p, radii);
  }
  return {std::move(triangles), {scale(center, radii), scale(travel, radii), radii, Sides::Both}};
}

Vec3 someRadii(Random& random) {
  if (random.chance(0.4)) return {1, 1, 1};
  const double x = random.between(0.2, 2), y = random.between(0.2, 2), z = random.between(0.2, 2);
  return {x, y, z};
}

Corners someTriangle(Random& random, double size) {
  const Vec3 a = random.inBox(size), b = random.inBox(size), c = random.inBox(size);
  return {{a, b, c}};
}

/// A frame to build in: edge along `u`, triangle toward `side`, plane normal `n`.
struct Frame {
  Vec3 u, side, n;
};

Frame someFrame(Random& random) {
  const Vec3 u = random.direction(), side = random.across(u);
  return {u, side, cross(u, side)};
}

/// A triangle in the plane of `f` through `at`, with an edge along u and the third corner toward `side`.
Corners triangleIn(const Frame& f, Vec3 at, double size, Random& random) {
  return {{at - f.u * (size * random.between(0.2, 1)), at + f.u * (size * random.between(0.2, 1)),
           at + f.side * (size * random.between(0.3, 2)) + f.u * (size * random.between(-1, 1))}};
}

/// Motion in the plane of the triangle, toward an edge that is met sideways; or toward a corner.
SweepCase parallel(Random& random, bool toCorner) {
  const Frame f = someFrame(random);
  const double height = random.between(-0.99, 0.99);
  const Vec3 at = random.inBox(1);
  Corners t = triangleIn(f, at, random.between(0.5, 4), random);
  if (toCorner) t = {{at, at + f.side * 3 + f.u, at + f.side * 3 - f.u}};
  const Vec3 center = at - f.side * random.between(1.5, 4) + f.n * height + f.u * random.between(-0.2, 0.2);
  return stretched({t}, center, f.side * random.between(0.5, 6), someRadii(random));
}

SweepCase edgeParallel(Random& random) { return parallel(random, false); }
SweepCase vertexParallel(Random& random) { return parallel(random, true); }

/// Straight down on a face, often so that it arrives exactly at the end.
SweepCase headOn(Random& random) {
  const Frame f = someFrame(random);
  const double size = random.between(0.5, 8), height = 1 + random.magnitude(-30, 3);
  const Corners t = triangleIn(f, random.inBox(1), size, random);
  const double a = random.unit(), b = random.unit() * (1 - a);
  const Vec3 q = t.p[0] + (t.p[1] - t.p[0]) * a + (t.p[2] - t.p[0]) * b;
  const double length = random.chance(0.3) ? height - 1 : random.between(0, 6);
  return stretched({t}, q + f.n * height, f.n * -length, someRadii(random));
}

/// Passes a corner, an edge or a face at distance 1 up to a few parts in 10^0 .. 10^16.
SweepCase tangent(Random& random) {
  const Frame f = someFrame(random);
  const Vec3 at = random.inBox(1);
  const double distance = 1 + random.sign() * (random.chance(0.3) ? 0 : random.magnitude(-53, -3));
  const Vec3 out = random.chance(0.5) ? f.n : normalized(f.n * random.between(-1, 1) - f.side);
  const Vec3 along = random.across(out);
  const Corners t = triangleIn(f, at, random.between(0.5, 4), random);
  const double before = random.between(0, 4);
  return stretched({t}, at + out * distance - along * before, along * random.between(0.5, 8), someRadii(random));
}

/// Starts at depth 10^-12 .. 0.9 (or a little outside) on any feature and moves any way.
SweepCase embedded(Random& random) {
  const Corners t = someTriangle(random, random.between(0.5, 4));
  const double a = random.chance(0.6) ? random.unit() : 0, b = random.chance(0.6) ? random.unit() * (1 - a) : 0;
  const Vec3 q = t.p[0] + (t.p[1] - t.p[0]) * a + (t.p[2] - t.p[0]) * b;
  const double depth = random.chance(0.1) ? 0 : random.magnitude(-40, 0) * (random.chance(0.8) ? 0.9 : -0.5);
  const Vec3 out = random.chance(0.5) ? unitNormal(t) * random.sign() : random.direction();
  return stretched({t}, q + out * (1 - depth), random.direction() * random.magnitude(-20, 3), someRadii(random));
}

/// The centre starts on the triangle, or a hair off it.
SweepCase centred(Random& random) {
  const Corners t = someTriangle(random, 2);
  const double a = random.unit(), b = random.unit() * (1 - a);
  const Vec3 q = t.p[0] + (t.p[1] - t.p[0]) * a + (t.p[2] - t.p[0]) * b;
  const Vec3 off = random.direction() * random.magnitude(-50, -10);
  return stretched({t}, q + off, random.direction() * random.between(0.1, 3), someRadii(random));
}

/// A triangle that is a point or a segment, its corners in any order.
SweepCase collapsed(Random& random) {
  const Vec3 a = random.inBox(1), b = random.chance(0.3) ? a : random.inBox(1);
  const Vec3 c = random.chance(0.5) ? a : a + (b - a) * random.oneOf({0.5, 0.25, 2.0, -1.0});
  Corners t{{a, b, c}};
  for (int k = 0; k < 2; ++k) std::swap(t.p[random.below(3)], t.p[random.below(3)]);
  const Vec3 center = a + random.direction() * random.between(1, 4);
  return stretched({t}, center, (a - center) * random.between(0.2, 2) + random.inBox(0.7), someRadii(random));
}

/// Height over length from 10^-1 to 10^-16.
SweepCase sliver(Random& random) {
  const Frame f = someFrame(random);
  const double size = random.between(0.3, 6), height = size * random.magnitude(-53, -3);
  const Vec3 at = random.inBox(1);
  const double along = random.chance(0.3) ? random.sign() : random.between(-1, 1);
  const Corners t{{at - f.u * size, at + f.u * size, at + f.u * (size * along) + f.side * height}};
  const Vec3 center = at + f.u * random.between(-size, size) + random.across(f.u) * random.between(0.5, 4);
  return stretched({t}, center, (at - center) * random.between(0.2, 2) + random.inBox(0.8), someRadii(random));
}

/// Nearly parallel to the plane: s from 0 to 10^-2, over a large triangle or beside its edge.
SweepCase nearParallel(Random& random) {
  const Frame f = someFrame(random);
  const Vec3 at = random.inBox(1);
  const Corners t = triangleIn(f, at, random.between(2, 20), random);
  const double s = random.chance(0.15) ? 0 : random.magnitude(-60, -7);
  const double height = 1 + random.oneOf({0.0, 1e-15, 1e-9, 1e-6, 1e-3, -0.3});
  const Vec3 along = normalized(f.u * random.between(-1, 1) + f.side * random.between(-1, 1));
  const Vec3 center = at + f.n * height - along * random.between(0, 6) + f.side * random.between(-0.5, 2);
  return stretched({t}, center, (along - f.n * s) * random.between(0.5, 12), someRadii(random));
}

/// Comes in over an edge or a corner at height 1 within a few roundings and sinks on over the face.
SweepCase grazeThenSink(Random& random) {
  const Frame f = someFrame(random);
  const Vec3 at = random.inBox(2);
  Corners t = triangleIn(f, at, random.between(3, 9), random);
  if (random.chance(0.3))
    t = {{at, at + f.side * random.between(4, 9) + f.u * 3, at + f.side * 5 - f.u * random.between(1, 6)}};
  const double sink = random.magnitude(-48, -20), before = random.between(0.2, 2), through = random.between(1, 8);
  const double height = 1 + sink * before / (before + through) + (random.below(9) - 4) * 0x1p-52;
  const Vec3 travel = f.side * (before + through) + f.u * (random.chance(0.3) ? 0 : random.between(-2, 2)) - f.n * sink;
  return stretched({t}, at + f.n * height - f.side * before, travel, someRadii(random));
}

/// Triangles 10^-6 to 10^6 times the ellipsoid, met anywhere.
SweepCase sizeRatio(Random& random) {
  const double size = random.magnitude(-20, 20);
  Corners t = someTriangle(random, size);
  const double a = random.chance(0.7) ? random.unit() : 0, b = random.chance(0.7) ? random.unit() * (1 - a) : 0;
  const Vec3 q = t.p[0] + (t.p[1] - t.p[0]) * a + (t.p[2] - t.p[0]) * b;
  const Vec3 center = q + random.direction() * random.between(1, 4);
  return stretched({t}, center, (q - center) * random.between(0.5, 2) + random.inBox(0.8), someRadii(random));
}

/// Aimed at a corner or an edge that several triangles share: nothing may slip between them.
SweepCase crack(Random& random) {
  const Vec3 hub = random.inBox(1);
  const int spokes = 3 + random.below(6);
  const Vec3 axis = random.direction(), x = random.across(axis), y = cross(axis, x);
  // A walk around a square: no library cosine, whose last bit is left to the library.
  std::vector<Vec3> rim;
  for (int k = 0; k < spokes; ++k) {
    const double turn = 4.0 * k / spokes, side = turn - 4 * std::floor(turn / 4);
    const double c = side < 2 ? 1 - side : side - 3, s = side < 1 ? side : side < 3 ? 2 - side : side - 4;
    rim.push_back(hub + (x * c + y * s) * random.between(1, 5) + axis * random.between(-0.6, 0.6));
  }
  Triangles fan;
  for (int k = 0; k < spokes; ++k) {
    const Vec3 a = rim[static_cast<std::size_t>(k)], b = rim[static_cast<std::size_t>((k + 1) % spokes)];
    fan.push_back({{hub, a, b}});
  }
  const Vec3 aim = random.chance(0.3) ? hub : hub + (rim[0] - hub) * random.unit();
  const double start = random.between(2, 6);
  const Vec3 center = aim + normalized(axis + random.inBox(0.5)) * (start * random.sign());
  return stretched(fan, center, (aim - center) * random.between(0.3, 2), someRadii(random));
}

/// Rests on something (skin contact within rounding) and moves along it: the start of every slide after the first.
SweepCase resting(Random& random) {
  SweepCase c = crack(random);
  const TriangleMesh mesh = meshOf(c.triangles);
  const SweepHit hit = sweepMesh(mesh, c.request, off).hit;
  if (!hit.found()) return c;
  c.request.center += c.request.displacement * hit.time;
  const Vec3 along = random.across(hit.normal);
  c.request.displacement = along * random.between(0.1, 4) +
                           hit.normal * (random.chance(0.3) ? 0 : random.sign() * random.magnitude(-56, -4));
  return c;
}

/// Deep in two triangles that are one floor, nearly level, or beside it: over the edge between them, over a border, a corner or just beside
/// these; moving along it, so that it comes nearer or leaves by next to nothing.
SweepCase besideEdges(Random& random) {
  const double tilt = random.sign() * random.magnitude(-40, -2), size = random.between(1, 4);
  const auto on = [&](double x, double z) { return Vec3{x * size, tilt * x * size, z * size}; };
  const Vec3 a = on(0, -1), b = on(0, 1), c = on(1, 1), d = on(1, -1);
  Triangles triangles{{{a, b, c}}, {{a, c, d}}};
  if (random.chance(0.5)) triangles.push_back({{on(0, -1), on(0, 1), Vec3{0, size, size}}});
  const Vec3 ends[][2] = {{a, c}, {a, b}, {d, a}, {a, a}, {c, c}};
  const auto& edge = ends[random.below(5)];
  const double share = random.chance(0.3) ? 0.25 * random.below(5) : random.unit();
  Vec3 center = edge[0] + (edge[1] - edge[0]) * share;
  const auto some = [&](double chance, int low, int high) {
    return random.chance(chance) ? 0 : random.sign() * random.magnitude(low, high);
  };
  center.x += some(0.4, -54, -4);
  center.z += some(0.4, -54, -4);
  center.y += some(0.1, -50, 0);
  const double x = some(0.3, -3, 2), y = some(0.5, -50, -20), z = x == 0 ? 1 : some(0.3, -3, 2);
  return {triangles, {center, {x, y, z}, random.chance(0.4) ? Vec3{1, 1, 1} : Vec3{0.5, 1.25, 0.75}, Sides::Both}};
}

/// Everything on a lattice of quarters: exact ties, exact tangents, exact parallels.
SweepCase lattice(Random& random) {
  const auto quarter = [&](int reach) { return 0.25 * (random.below(2 * reach + 1) - reach); };
  const auto point = [&](int reach) {
    const double x = quarter(reach), y = quarter(reach), z = quarter(reach);
    return Vec3{x, y, z};
  };
  Triangles triangles;
  for (int k = 1 + random.below(6); k > 0; --k) {
    const Vec3 a = point(8), b = point(8), c = point(8);
    triangles.push_back({{a, b, c}});
  }
  if (random.chance(0.2)) triangles.push_back(triangles[0]);
  const Vec3 center = point(16), travel = random.chance(0.3) ? Vec3{0, -quarter(16), 0} : point(24);
  return {triangles, {center, travel, random.chance(0.5) ? Vec3{1, 1, 1} : Vec3{0.5, 1, 0.25}, Sides::Both}};
}

/// Ellipsoids up to 1000 times longer than wide.
SweepCase flatEllipsoid(Random& random) {
  const double x = random.magnitude(-5, 5), y = random.magnitude(-5, 5), z = random.magnitude(-5, 5);
  const Vec3 radii{x, y, z};
  Triangles triangles = soup(random, 3, 1.5 * maxComponent(radii), 2 * maxComponent(radii));
  const Vec3 center = random.inBox(3 * maxComponent(radii));
  return {triangles, {center, random.inBox(3 * maxComponent(radii)), radii, Sides::Both}};
}

/// Motions of 10^-18 to 10^6 radii.
SweepCase anyMotion(Random& random) {
  SweepCase c = random.chance(0.5) ? embedded(random) : headOn(random);
  const double size = length(c.request.displacement);
  if (size > 0) c.request.displacement = c.request.displacement * (random.magnitude(-60, 20) / size);
  return c;
}

SweepCase randomSoup(Random& random) {
  const Triangles triangles = soup(random, 1 + random.below(24), 2, 3);
  const Vec3 center = random.inBox(5), travel = random.inBox(5);
  return {triangles, {center, travel, someRadii(random) * 0.6, Sides::Both}};
}

constexpr Family kFamilies[] = {
    {"edge-parallel", edgeParallel},
    {"vertex-parallel", vertexParallel},
    {"head-on", headOn},
    {"tangent", tangent},
    {"embedded", embedded},
    {"centred", centred},
    {"collapsed", collapsed},
    {"sliver", sliver},
    {"near-parallel", nearParallel},
    {"size-ratio", sizeRatio},
    {"crack", crack},
    {"resting", resting},
    {"lattice", lattice},
    {"flat-ellipsoid", flatEllipsoid},
    {"any-motion", anyMotion},
    {"graze-then-sink", grazeThenSink},
    {"soup", randomSoup},
    {"beside-edges", besideEdges},
};

template <typename Change>
void everyCoordinate(SweepCase& c, bool points, bool vectors, const Change& change) {
  const auto each = [&](Vec3& v) { v = {change(v.x), change(v.y), change(v.z)}; };
  if (points) {
    for (Corners& triangle : c.triangles) {
      for (Vec3& p : triangle.p) each(p);
    }
    each(c.request.center);
  }
  if (vectors) {
    each(c.request.displacement);
    each(c.request.radii);
  }
}

}  // namespace

std::span<const Family> families() { return kFamilies; }

SweepCase neighbour(SweepCase c, Random& random) {
  const int kind = random.below(3);
  double factor = 1;
  for (int k = random.below(kind == 1 ? 7 : 9); k > 0; --k) factor *= 10;
  if (kind == 0) {
    everyCoordinate(c, true, true, [&](double value) {
      const int steps = random.below(5) - 2;
      const double toward =
          steps < 0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
      for (int k = std::abs(steps); k > 0; --k) value = std::nextafter(value, toward);
      return value;
    });
  } else if (kind == 1) {
    const bool down = random.chance(0.5);
    everyCoordinate(c, true, true, [&](double value) { return down ? value / factor : value * factor; });
  } else {
    const double x = random.between(-factor, factor), y = random.between(-factor, factor),
                 z = random.between(-factor, factor);
    for (Corners& triangle : c.triangles) {
      for (Vec3& p : triangle.p) p += Vec3{x, y, z};
    }
    c.request.center += Vec3{x, y, z};
  }
  return c;
}

}  // namespace sweepscope::test
