// Spheres: the smallest against all subsets in long double, and by what makes a sphere the smallest.
#include "methods/volumes/cpp/clouds.h"

namespace sweepscope::test {
namespace {

using methods::volumes::SmallestBall;
using methods::volumes::Support;

struct Balls {
  Cloud cloud;
  Support support;
  SmallestBall ball;

  explicit Balls(const std::vector<Vec3>& points) : cloud(cloudOf(points)) {
    std::vector<std::uint32_t> all(cloud.points.size());
    std::iota(all.begin(), all.end(), 0u);
    support.begin(cloud.points, all, cloud.low, cloud.high);
    ball.begin(cloud.points, support);
    while (!ball.advance()) {
    }
  }
  double radius() const { return ball.steps.back().radius; }
  Vec3 centre() const { return ball.steps.back().centre; }
};

/// Smallest radius over all spheres through two, three or four of the points that hold all of them: linear equations in long double by elimination.
long double bruteRadius(const std::vector<Vec3>& points) {
  using Real = long double;
  const int n = static_cast<int>(points.size());
  Real least = kNever;
  const auto consider = [&](const std::vector<int>& set) {
    // Centre = p0 + sum of l_i (p_i - p0), as far from p_i as from p0.
    const int m = static_cast<int>(set.size()) - 1;
    Real a[3][4] = {}, way[3][3];
    for (int i = 0; i < m; ++i)
      for (int k = 0; k < 3; ++k) way[i][k] = static_cast<Real>(points[set[i + 1]][k]) - points[set[0]][k];
    for (int i = 0; i < m; ++i) {
      for (int j = 0; j < m; ++j)
        for (int k = 0; k < 3; ++k) a[i][j] += way[i][k] * way[j][k];
      a[i][m] = a[i][i] / 2;
    }
    for (int i = 0; i < m; ++i) {
      int pivot = i;
      for (int r = i; r < m; ++r)
        if (std::fabs(a[r][i]) > std::fabs(a[pivot][i])) pivot = r;
      if (std::fabs(a[pivot][i]) < 1e-15L) return;
      std::swap(a[i], a[pivot]);
      for (int r = 0; r < m; ++r) {
        if (r == i) continue;
        const Real by = a[r][i] / a[i][i];
        for (int k = 0; k <= m; ++k) a[r][k] -= by * a[i][k];
      }
    }
    Real centre[3], square = 0;
    for (int k = 0; k < 3; ++k) {
      centre[k] = points[set[0]][k];
      for (int i = 0; i < m; ++i) centre[k] += a[i][m] / a[i][i] * way[i][k];
      square += (centre[k] - points[set[0]][k]) * (centre[k] - points[set[0]][k]);
    }
    for (const Vec3 p : points) {
      Real far = 0;
      for (int k = 0; k < 3; ++k) far += (p[k] - centre[k]) * (p[k] - centre[k]);
      if (far > square * (1 + 1e-14L)) return;
    }
    least = std::min(least, std::sqrt(square));
  };
  for (int a = 0; a < n; ++a)
    for (int b = a + 1; b < n; ++b) {
      consider({a, b});
      for (int c = b + 1; c < n; ++c) {
        consider({a, b, c});
        for (int d = c + 1; d < n; ++d) consider({a, b, c, d});
      }
    }
  return least;
}

TEST(VolumesSphere, SmallestOfAllSubsets) {
  Random random = Random::of(0xba11);
  int two = 0, three = 0, four = 0;
  for (int k = 0; k < 150; ++k) {
    const Balls balls(randomPoints(random, 4 + random.below(9), {1, random.between(0.05, 1), random.between(0.05, 1)}));
    EXPECT_NEAR(balls.radius(), static_cast<double>(bruteRadius(balls.cloud.points)), 1e-12);
    const int held = balls.ball.steps.back().held;
    (held == 2 ? two : held == 3 ? three : four)++;
  }
  EXPECT_GT(two, 5);
  EXPECT_GT(three, 20);
  EXPECT_GT(four, 5);
}

/// A sphere is the smallest exactly if it holds all points and its centre is among (in the hull of) points on it.
TEST(VolumesSphere, HoldsAllAndIsHeldByItsSupport) {
  Random random = Random::of(0x5b4e);
  for (int k = 0; k < 60; ++k) {
    const double far = k % 3 == 0 ? 1e6 : 0;
    std::vector<Vec3> points;
    // Cubes on grids and points on a sphere: many more than four on the smallest.
    for (int p = 0; p < 300; ++p) {
      const Vec3 onGrid{1.0 * random.below(4), 1.0 * random.below(4), 1.0 * random.below(4)};
      points.push_back(Vec3{far, 0, 0} + (k % 2 ? random.direction() : onGrid));
    }
    const Balls balls(points);
    for (const Vec3 p : points) EXPECT_LE(length(p - balls.centre()), balls.radius());
    EXPECT_LE(balls.ball.excess, 1e-9 * balls.radius());
    const auto& last = balls.ball.steps.back();
    // No direction in which all support lies on one side of the centre: tried over many.
    for (int d = 0; d < 200; ++d) {
      const Vec3 direction = random.direction();
      double least = kNever;
      for (int s = 0; s < last.held; ++s)
        least = std::min(least, dot(direction, balls.cloud.points[last.support[s]] - last.centre));
      EXPECT_LE(least, 1e-7);
    }
    EXPECT_LT(balls.ball.steps.size(), 60u);
    for (std::size_t s = 1; s < balls.ball.steps.size(); ++s)
      EXPECT_GT(balls.ball.steps[s].radius, balls.ball.steps[s - 1].radius) << "it grows in every step";
  }
}

TEST(VolumesSphere, ClosedForms) {
  const Balls cube(boxPoints({1, 2, 2}));
  EXPECT_NEAR(cube.radius(), 3, 1e-15);
  const Balls line({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {5, 5, 5}});
  EXPECT_NEAR(line.radius(), 2.5 * std::sqrt(3.0), 1e-14);
  const Balls single({{4, 5, 6}});
  EXPECT_EQ(single.radius(), 0);
  EXPECT_EQ(single.centre(), (Vec3{4, 5, 6}));
  const Balls tetrahedron({{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}});
  EXPECT_NEAR(tetrahedron.radius(), std::sqrt(3.0), 1e-15);
  EXPECT_EQ(tetrahedron.ball.steps.back().held, 4);
}

/// The published sphere can be larger by a lot: a thin triangle whose mean is near one end.
TEST(VolumesSphere, CentreAndFarthestIsTooLarge) {
  VolumeSettings settings = still();
  std::vector<Vec3> points{{-1, 0, 0}, {1, 0, 0}};
  for (int k = 0; k < 40; ++k) points.push_back({1 - 0.001 * k, 0.01, 0.01 * (k % 2)});
  const TriangleMesh mesh = meshOf(points);
  settings.sphere = VolumeSphereWay::Mean;
  const double mean = answerOf(settings, &mesh).sphereFull;
  settings.sphere = VolumeSphereWay::BoxCentre;
  const double box = answerOf(settings, &mesh).sphereFull;
  settings.sphere = VolumeSphereWay::Smallest;
  const double smallest = answerOf(settings, &mesh).sphereFull;
  EXPECT_LT(mean, 0.2 * smallest);
  EXPECT_GE(smallest, box);
}

}  // namespace
}  // namespace sweepscope::test
