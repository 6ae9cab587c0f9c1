#include "support/solids.h"

#include <cmath>

#include "support/oracle_distance.h"

namespace sweepscope::test {

Triangles box(Vec3 low, Vec3 high) {
  Triangles out = room(low, high);
  for (Corners& t : out) std::swap(t.p[1], t.p[2]);
  return out;
}

Triangles solid(Random& random) {
  Triangles out;
  const int kind = random.below(5);
  if (kind == 0) return box(Vec3{-1, -1, -1} * random.between(0.6, 1.5), {1, random.between(0.5, 2), 1});
  if (kind == 1) {
    const Vec3 p[4] = {{1, 1, 1}, {-1, -1, 1}, {-1, 1, -1}, {1, -1, -1}};
    out = {{{p[0], p[2], p[1]}}, {{p[0], p[1], p[3]}}, {{p[0], p[3], p[2]}}, {{p[1], p[2], p[3]}}};
  } else if (kind == 2) {
    // A ball of triangles: twenty, each cut in four, twice.
    const Vec3 p[6] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    for (const int x : {0, 1}) {
      for (const int y : {2, 3}) {
        for (const int z : {4, 5}) {
          const bool even = ((x + y + z) & 1) == 0;
          out.push_back({{p[x], even ? p[y] : p[z], even ? p[z] : p[y]}});
        }
      }
    }
    for (int round = 0; round < 2; ++round) {
      Triangles finer;
      for (const Corners& t : out) {
        const Vec3 m[3] = {normalized(t.p[0] + t.p[1]), normalized(t.p[1] + t.p[2]), normalized(t.p[2] + t.p[0])};
        finer.insert(finer.end(),
                     {{{t.p[0], m[0], m[2]}}, {{t.p[1], m[1], m[0]}}, {{t.p[2], m[2], m[1]}}, {{m[0], m[1], m[2]}}});
      }
      out = finer;
    }
  } else {
    // A prism over a star or an L: edges that are hollow seen from outside.
    std::vector<Vec3> rim;
    if (kind == 3) {
      rim = {{-1, 0, -1}, {1, 0, -1}, {1, 0, 0.1}, {0.1, 0, 0.1}, {0.1, 0, 1}, {-1, 0, 1}};
    } else {
      const double inner = random.between(0.4, 0.8);
      const Vec3 ways[8] = {{1, 0, 0},  {0.7, 0, 0.7},   {0, 0, 1},  {-0.7, 0, 0.7},
                            {-1, 0, 0}, {-0.7, 0, -0.7}, {0, 0, -1}, {0.7, 0, -0.7}};
      for (int k = 0; k < 8; ++k) rim.push_back(ways[k] * (k % 2 == 0 ? 1.2 : inner));
    }
    const Vec3 up{0, random.between(0.4, 1), 0};
    const std::size_t n = rim.size();
    for (std::size_t k = 0; k < n; ++k) {
      const Vec3 a = rim[k], b = rim[(k + 1) % n], middle = kind == 3 ? rim[3] : Vec3{};
      addQuad(out, a - up, a + up, b + up, b - up);
      if (kind == 4 || (k != 2 && k != 3)) {
        out.push_back({{middle + up, b + up, a + up}});
        out.push_back({{middle - up, a - up, b - up}});
      }
    }
  }
  return out;
}

Triangles placed(Random& random, Triangles mesh) {
  const Vec3 x = random.direction(), y = random.across(x), z = cross(x, y);
  const double size = random.magnitude(-8, 8);
  const Vec3 far = random.chance(0.3) ? random.inBox(1000 * size) : Vec3{};
  const bool floats = random.chance(0.5);
  for (Corners& t : mesh) {
    for (Vec3& p : t.p) {
      p = (x * p.x + y * p.y + z * p.z) * size + far;
      if (floats) p = {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
    }
  }
  return mesh;
}

long double windingOf(const Triangles& mesh, Vec3 at) {
  using oracle::inner, oracle::Point, oracle::Real, oracle::wide;
  Real sum = 0;
  for (const Corners& t : mesh) {
    const Point a = wide(t.p[0]) - wide(at), b = wide(t.p[1]) - wide(at), c = wide(t.p[2]) - wide(at);
    const Real la = norm(a), lb = norm(b), lc = norm(c);
    sum += 2 * std::atan2(inner(a, outer(b, c)), la * lb * lc + inner(a, b) * lc + inner(b, c) * la + inner(c, a) * lb);
  }
  return sum / (4 * std::acos(Real{-1}));
}

}  // namespace sweepscope::test
