// The hull: exact signs against whole numbers, closed forms, and on grids, where everything is degenerate, all that makes a surface a hull.
#include <map>
#include <set>

#include "methods/volumes/cpp/clouds.h"

namespace sweepscope::test {
namespace {

using methods::volumes::exactSide;
using methods::volumes::exactTurn;
__extension__ typedef __int128 Wide;

int signOf(Wide value) { return value > 0 ? 1 : value < 0 ? -1 : 0; }

/// The determinant in whole numbers, which lose nothing.
int wholeSide(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
  const auto minus = [](double x, double y) { return static_cast<Wide>(x) - static_cast<Wide>(y); };
  Wide m[3][3];
  const Vec3 rows[3] = {b, c, d};
  for (int r = 0; r < 3; ++r)
    for (int k = 0; k < 3; ++k) m[r][k] = minus(rows[r][k], a[k]);
  Wide sum = 0;
  for (int k = 0; k < 3; ++k) {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    sum += (m[0][i] * m[1][j] - m[0][j] * m[1][i]) * m[2][k];
  }
  return signOf(sum);
}

TEST(VolumesHull, SidesAreThoseOfWholeNumbers) {
  Random random = Random::of(0x51de);
  const auto whole = [&] {
    const double x = random.below(2000000000), y = random.below(2000000000), z = random.below(2000000000);
    return Vec3{x, y, z};
  };
  int flat = 0, wrongInDoubles = 0;
  for (int k = 0; k < 20000; ++k) {
    const Vec3 a = whole(), u = whole() * 0x1p-1, v = whole() * 0x1p-1;
    const Vec3 b = a + Vec3{std::floor(u.x), std::floor(u.y), std::floor(u.z)};
    const Vec3 c = a + Vec3{std::floor(v.x), std::floor(v.y), std::floor(v.z)};
    // On the plane, or a unit beside it.
    Vec3 d = b + (c - a);
    const int beside = random.below(4);
    if (beside == 1) d.x += 1;
    if (beside == 2) d.z -= 1;
    const int expected = wholeSide(a, b, c, d);
    EXPECT_EQ(exactSide(a, b, c, d), expected);
    EXPECT_EQ(methods::volumes::ExactPlane(a, b, c).side(d), expected);
    flat += expected == 0;
    const double rounded = dot(cross(b - a, c - a), d - a);
    wrongInDoubles += signOf(static_cast<Wide>(rounded)) != expected;
  }
  EXPECT_GT(flat, 4000);
  EXPECT_GT(wrongInDoubles, 10) << "these cases must be harder than doubles can decide";
}

TEST(VolumesHull, SidesOfNumbersThatAreNotWhole) {
  // A point one unit in the last place off a plane through places that no double has exactly.
  const Vec3 a{0.1, 0.2, 0.3}, b{1.1, 0.2, 0.3}, c{0.1, 1.7, 0.3};
  EXPECT_EQ(exactSide(a, b, c, {0.7, 0.9, 0.3}), 0);
  EXPECT_EQ(exactSide(a, b, c, {0.7, 0.9, std::nextafter(0.3, 1)}), 1);
  EXPECT_EQ(exactSide(a, b, c, {0.7, 0.9, std::nextafter(0.3, 0)}), -1);
  EXPECT_EQ(exactTurn({0, 0, 0}, {1e-30, 1e-30, 0}, {1e30, 1e30, 0}, 2), 0);
  EXPECT_EQ(exactTurn({0, 0, 0}, {1e-30, 1e-30, 0}, {1e30, std::nextafter(1e30, kNever), 0}, 2), 1);
}

/// Everything that makes a list of triangles the hull of points: closed, no triangle without area, every point behind every plane.
/// @param side decides sides
template <typename Side>
void expectHull(const Hull& hull, const Cloud& cloud, Side side) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
  for (const auto& face : hull.faces) {
    for (int k = 0; k < 3; ++k) ++edges[{face.v[k], face.v[(k + 1) % 3]}];
    const auto at = [&](int k) { return cloud.points[face.v[k]]; };
    bool proper = false;
    for (const Vec3 p : cloud.points) {
      const int s = side(at(0), at(1), at(2), p);
      ASSERT_LE(s, 0) << "a point in front of a face";
      proper = proper || s < 0;
    }
    ASSERT_TRUE(proper) << "a face with all points on its plane";
  }
  for (const auto& [edge, count] : edges) {
    ASSERT_EQ(count, 1);
    ASSERT_EQ(edges.count({edge.second, edge.first}), 1u) << "an edge with one face";
  }
}

/// Corners and planes by asking all triples in whole numbers: a plane with all points behind it is one of the hull's, and a point is a corner if
/// in such a plane it is not between others.
void wholeHull(const std::vector<Vec3>& points, std::set<std::uint32_t>& corners, std::size_t& planes) {
  const auto n = static_cast<std::uint32_t>(points.size());
  std::set<std::set<std::uint32_t>> found;
  for (std::uint32_t a = 0; a < n; ++a)
    for (std::uint32_t b = 0; b < n; ++b)
      for (std::uint32_t c = 0; c < n; ++c) {
        if (a == b || b == c || c == a) continue;
        const Vec3 normal = cross(points[b] - points[a], points[c] - points[a]);
        if (normal == Vec3{}) continue;
        std::set<std::uint32_t> on;
        bool behind = true;
        for (std::uint32_t p = 0; p < n; ++p) {
          const double s = dot(normal, points[p] - points[a]);
          behind = behind && s <= 0;
          if (s == 0) on.insert(p);
        }
        if (behind) found.insert(on);
      }
  planes = found.size();
  // A corner of the hull is a point that lies on three or more of its planes whose normals span space: on an edge there are but two.
  for (std::uint32_t p = 0; p < n; ++p) {
    int through = 0;
    for (const auto& on : found) through += on.count(p) > 0;
    if (through >= 3) corners.insert(p);
  }
}

TEST(VolumesHull, OfPointsOnGrids) {
  Random random = Random::of(0x9d1d);
  int solid = 0, extra = 0;
  for (int k = 0; k < 400; ++k) {
    const int cells = 2 + random.below(3), count = 5 + random.below(12);
    std::vector<Vec3> points;
    for (int p = 0; p < count; ++p) {
      const double x = random.below(cells), y = random.below(cells), z = random.below(cells);
      points.push_back({x, y, z});
    }
    const Cloud cloud = cloudOf(points);
    const Hull hull = hullOfCloud(cloud);
    if (hull.shape != VolumeShape::Solid) continue;
    ++solid;
    expectHull(hull, cloud, wholeSide);
    std::set<std::uint32_t> corners;
    std::size_t planes = 0;
    wholeHull(cloud.points, corners, planes);
    EXPECT_EQ(std::set<std::uint32_t>(hull.extreme.begin(), hull.extreme.end()), corners);
    EXPECT_EQ(hull.corners, corners.size());
    EXPECT_EQ(hull.planes, planes);
    EXPECT_TRUE(hull.complete);
    const double six = 6 * hull.volume;
    EXPECT_NEAR(six, std::round(six), 1e-10) << "volumes on whole numbers are sixths";
    extra += hull.edges.size() + 2 != hull.corners + hull.planes;
  }
  EXPECT_GT(solid, 300);
  // Points left on an edge cut it in two; Euler's formula holds for the rest.
  EXPECT_LT(extra, solid);
}

TEST(VolumesHull, OfPointsThatAreNearlyInOnePlane) {
  Random random = Random::of(0xf1a7);
  for (const double thin : {1e-3, 1e-9, 1e-15, 1e-17, 1e-40}) {
    std::vector<Vec3> points = randomPoints(random, 60, {1, 1, thin});
    for (Vec3& p : points) p = {p.x + 3, p.y, p.z + 0.25 * p.x};  // tilted: what is thin is rounding for the last two
    const Cloud cloud = cloudOf(points);
    const Hull hull = hullOfCloud(cloud);
    ASSERT_EQ(hull.shape, VolumeShape::Solid);
    expectHull(hull, cloud, exactSide);
  }
}

TEST(VolumesHull, ClosedForms) {
  const Cloud cube = cloudOf(boxPoints({1, 2, 3}));
  const Hull hull = hullOfCloud(cube);
  EXPECT_EQ(hull.volume, 48);
  EXPECT_EQ(hull.surface, 88);
  EXPECT_EQ(hull.corners, 8u);
  EXPECT_EQ(hull.planes, 6u);
  EXPECT_EQ(hull.edges.size(), 12u);
  const Hull octahedron =
      hullOfCloud(cloudOf({{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}, {0.2, 0.2, 0.2}}));
  EXPECT_NEAR(octahedron.volume, 4.0 / 3, 1e-15);
  EXPECT_NEAR(octahedron.surface, 4 * std::sqrt(3.0), 1e-14);
  EXPECT_EQ(octahedron.corners, 6u);
  EXPECT_EQ(octahedron.planes, 8u);
}

TEST(VolumesHull, WithoutVolume) {
  const Hull empty = hullOfCloud(cloudOf({}));
  EXPECT_EQ(empty.shape, VolumeShape::Empty);
  const Hull point = hullOfCloud(cloudOf({{1, 2, 3}, {1, 2, 3}}));
  EXPECT_EQ(point.shape, VolumeShape::Point);
  EXPECT_EQ(point.corners, 1u);
  const Hull line = hullOfCloud(cloudOf({{0, 0, 0}, {1, 2, 3}, {-2, -4, -6}, {3, 6, 9}}));
  EXPECT_EQ(line.shape, VolumeShape::Line);
  EXPECT_EQ(line.corners, 2u);
  // A square in a plane that slopes, with points on its sides and inside.
  std::vector<Vec3> square;
  for (int x = 0; x < 5; ++x)
    for (int y = 0; y < 5; ++y) square.push_back({static_cast<double>(x), static_cast<double>(y), x + 2.0 * y});
  const Hull flat = hullOfCloud(cloudOf(square));
  EXPECT_EQ(flat.shape, VolumeShape::Flat);
  EXPECT_EQ(flat.corners, 4u);
  EXPECT_EQ(flat.edges.size(), 4u);
  EXPECT_EQ(flat.volume, 0);
  EXPECT_NEAR(flat.surface, 2 * 16 * std::sqrt(6.0), 1e-12) << "both sides count";
  const Hull far = hullOfCloud(cloudOf({{1e61, 0, 0}, {0, 1, 0}, {0, 0, 1}}));
  EXPECT_EQ(far.shape, VolumeShape::TooFar);
  EXPECT_EQ(hullOfCloud(cloudOf({{0, 0, 0}, {1e-70, 0, 0}})).shape, VolumeShape::Point) << "too small is nothing";
}

/// Work on a hull is ended by count: what is left is said, and what else may be a corner is still asked for.
TEST(VolumesHull, EndedBeforeItIsDone) {
  Random random = Random::of(0xe4ded);
  std::vector<Vec3> points;
  for (int k = 0; k < 2000; ++k) points.push_back(random.direction());
  const Cloud cloud = cloudOf(points);
  const Hull whole = hullOfCloud(cloud), part = hullOfCloud(cloud, {1'000'000, 100});
  EXPECT_TRUE(whole.complete);
  EXPECT_FALSE(part.complete);
  EXPECT_LT(part.volume, whole.volume);
  EXPECT_GT(part.volume, 0.5 * whole.volume) << "coarse, but coarse all around";
  methods::volumes::Support of, among;
  of.begin(cloud.points, whole.extreme, cloud.low, cloud.high);
  among.begin(cloud.points, part.extreme, cloud.low, cloud.high);
  for (int k = 0; k < 100; ++k) {
    const Vec3 direction = random.direction();
    EXPECT_EQ(of.farthest(direction).point, among.farthest(direction).point);
  }
}

TEST(VolumesHull, PiecesDoNotMatter) {
  Random random = Random::of(0x91ece);
  const Cloud cloud = cloudOf(randomPoints(random, 500));
  const Hull one = hullOfCloud(cloud, {}, 1), all = hullOfCloud(cloud, {}, 1'000'000);
  ASSERT_EQ(one.faces.size(), all.faces.size());
  for (std::size_t f = 0; f < one.faces.size(); ++f)
    for (int k = 0; k < 3; ++k) EXPECT_EQ(one.faces[f].v[k], all.faces[f].v[k]);
  EXPECT_EQ(one.volume, all.volume);
}

TEST(VolumesHull, FarthestIsTheFarthestOfAll) {
  Random random = Random::of(0xfa7);
  const Cloud cloud = cloudOf(randomPoints(random, 3000, {1, 5, 0.1}));
  std::vector<std::uint32_t> all(cloud.points.size());
  std::iota(all.begin(), all.end(), 0u);
  methods::volumes::Support support;
  support.begin(cloud.points, all, cloud.low, cloud.high);
  for (int k = 0; k < 200; ++k) {
    const Vec3 direction = random.direction();
    double reach = -kNever;
    for (const Vec3 p : cloud.points) reach = std::max(reach, dot(direction, p));
    EXPECT_EQ(support.farthest(direction).reach, reach);
  }
}

TEST(VolumesHull, TheChair) {
  const std::vector<Vec3> corners = methods::volumes::chair();
  ASSERT_EQ(corners.size(), 120u);
  // A closed surface: every edge is walked once each way. The volume is that of the surface, by tetrahedra from the origin.
  std::map<std::array<double, 6>, int> walked;
  double volume = 0;
  for (std::size_t t = 0; t < corners.size(); t += 3) {
    volume += dot(cross(corners[t], corners[t + 1]), corners[t + 2]) / 6;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec3 a = corners[t + k], b = corners[t + (k + 1) % 3];
      ++walked[{a.x, a.y, a.z, b.x, b.y, b.z}];
    }
  }
  for (const auto& [e, count] : walked) {
    EXPECT_EQ(count, 1);
    EXPECT_EQ(walked.count({e[3], e[4], e[5], e[0], e[1], e[2]}), 1u);
  }
  const Cloud cloud = cloudOf(corners);
  EXPECT_EQ(cloud.points.size(), 22u);
  EXPECT_EQ(0.5 * cloud.low + 0.5 * cloud.high, Vec3{});
  const Hull hull = hullOfCloud(cloud);
  EXPECT_NEAR(hull.volume, 2.06, 1e-14) << "a pentagon of 2.06, one deep";
  EXPECT_LT(volume, hull.volume) << "concave";
  EXPECT_GT(volume, 0.5);
  EXPECT_EQ(hull.corners, 10u);
  EXPECT_EQ(hull.planes, 7u);
  EXPECT_EQ(hull.edges.size(), 15u);
}

}  // namespace
}  // namespace sweepscope::test
