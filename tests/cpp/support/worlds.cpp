#include "support/worlds.h"

#include <cmath>
#include <cstdlib>
#include <utility>

namespace sweepscope::test {

TriangleMesh meshOf(std::span<const Corners> triangles) {
  std::vector<double> positions;
  positions.reserve(triangles.size() * 9);
  for (const Corners& triangle : triangles) {
    for (const Vec3 p : triangle.p) positions.insert(positions.end(), {p.x, p.y, p.z});
  }
  TriangleMesh mesh;
  if (!TriangleMesh::make(std::move(positions), {}, false, mesh).ok()) std::abort();
  return mesh;
}

void addQuad(Triangles& out, Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
  out.push_back({{a, b, c}});
  out.push_back({{a, c, d}});
}

Triangles soup(Random& random, int count, double size, double spread) {
  Triangles out;
  for (int k = 0; k < count; ++k) {
    const Vec3 at = random.inBox(spread);
    const Vec3 a = at + random.inBox(size), b = at + random.inBox(size), c = at + random.inBox(size);
    out.push_back({{a, b, c}});
  }
  return out;
}

namespace {

/// Grid over [-half, half]^2 with heights from `height(i, j)` and lines moved at random within their cells.
template <typename Height>
Triangles grid(Random& random, double half, int cells, const Height& height) {
  std::vector<double> line(static_cast<std::size_t>(cells) + 1);
  for (int k = 0; k <= cells; ++k) {
    const double inside = k > 0 && k < cells ? random.between(-0.3, 0.3) : 0;
    line[static_cast<std::size_t>(k)] = half * (2 * (k + inside) / cells - 1);
  }
  const auto at = [&](int i, int j) {
    return Vec3{line[static_cast<std::size_t>(i)], height(i, j), line[static_cast<std::size_t>(j)]};
  };
  Triangles out;
  for (int i = 0; i < cells; ++i) {
    for (int j = 0; j < cells; ++j) {
      const Vec3 a = at(i, j), b = at(i, j + 1), c = at(i + 1, j + 1), d = at(i + 1, j);
      random.chance(0.5) ? addQuad(out, a, b, c, d) : addQuad(out, b, c, d, a);
    }
  }
  return out;
}

}  // namespace

Triangles tessellatedFloor(Random& random, double half, int cells) {
  return grid(random, half, cells, [](int, int) { return 0.0; });
}

Triangles terrain(Random& random, double half, int cells, double amplitude) {
  std::vector<double> heights(static_cast<std::size_t>((cells + 1) * (cells + 1)));
  for (double& height : heights) height = random.between(0, amplitude);
  return grid(random, half, cells,
              [&](int i, int j) { return heights[static_cast<std::size_t>(i * (cells + 1) + j)]; });
}

Triangles stairs(int steps, double run, double rise, double width) {
  Triangles out;
  const double z = width / 2;
  addQuad(out, {-4, 0, -z}, {-4, 0, z}, {0, 0, z}, {0, 0, -z});
  for (int k = 0; k < steps; ++k) {
    const double x = run * k, y = rise * (k + 1), end = k + 1 == steps ? x + 4 : x + run;
    addQuad(out, {x, y - rise, -z}, {x, y - rise, z}, {x, y, z}, {x, y, -z});
    addQuad(out, {x, y, -z}, {x, y, z}, {end, y, z}, {end, y, -z});
  }
  return out;
}

Triangles wedge(double angle, double height, double halfLength) {
  const double x = std::fabs(height) * std::tan(angle / 2), y = height, z = halfLength;
  const Vec3 a{0, 0, -z}, b{0, 0, z};
  Triangles out;
  addQuad(out, a, b, {x, y, z}, {x, y, -z});
  addQuad(out, {-x, y, -z}, {-x, y, z}, b, a);
  return out;
}

Triangles room(Vec3 low, Vec3 high) {
  const Vec3 p[8] = {{low.x, low.y, low.z},    {high.x, low.y, low.z}, {high.x, low.y, high.z},
                     {low.x, low.y, high.z},   {low.x, high.y, low.z}, {high.x, high.y, low.z},
                     {high.x, high.y, high.z}, {low.x, high.y, high.z}};
  Triangles out;
  addQuad(out, p[0], p[3], p[2], p[1]);  // floor
  addQuad(out, p[4], p[5], p[6], p[7]);  // ceiling
  addQuad(out, p[0], p[4], p[7], p[3]);  // x low
  addQuad(out, p[1], p[2], p[6], p[5]);  // x high
  addQuad(out, p[0], p[1], p[5], p[4]);  // z low
  addQuad(out, p[3], p[7], p[6], p[2]);  // z high
  return out;
}

Triangles corner(double size) {
  Triangles out = room({0, 0, 0}, {size, size, size});
  // Floor (0, 1), wall x = 0 (4, 5), wall z = 0 (8, 9).
  return {out[0], out[1], out[4], out[5], out[8], out[9]};
}

Triangles slope(double angle, double half) {
  const double x = half * std::cos(angle), y = half * std::sin(angle);
  Triangles out;
  addQuad(out, {-x, -y, -half}, {-x, -y, half}, {x, y, half}, {x, y, -half});
  return out;
}

}  // namespace sweepscope::test
