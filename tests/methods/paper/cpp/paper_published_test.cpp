// The paper's sweep against the code of its appendices, written down once more, in double and in float: every triangle is checked, and
// the nearest collision is the answer, to the last bit.
#include <gtest/gtest.h>
#include <limits>

#include "batch/batch.h"
#include "support/figure.h"
#include "support/worlds.h"

namespace sweepscope::test {
namespace {

/// Published code: names are those of the paper, `Real` is double or float.
template <typename Real>
struct Published {
  struct Vector {
    Real x, y, z;
    Vector operator+(Vector o) const { return {x + o.x, y + o.y, z + o.z}; }
    Vector operator-(Vector o) const { return {x - o.x, y - o.y, z - o.z}; }
    Vector operator*(Real s) const { return {x * s, y * s, z * s}; }
    Real dot(Vector o) const { return x * o.x + y * o.y + z * o.z; }
    Vector cross(Vector o) const { return {y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x}; }
    Real squaredLength() const { return dot(*this); }
    Real length() const { return std::sqrt(squaredLength()); }
    Vector over(Real s) const { return {x / s, y / s, z / s}; }
  };

  static bool checkPointInTriangle(Vector point, Vector pa, Vector pb, Vector pc) {
    const Vector e10 = pb - pa, e20 = pc - pa;
    const Real a = e10.dot(e10), b = e10.dot(e20), c = e20.dot(e20), ac_bb = (a * c) - (b * b);
    const Vector vp = point - pa;
    const Real d = vp.dot(e10), e = vp.dot(e20), x = (d * c) - (e * b), y = (e * a) - (d * b), z = x + y - ac_bb;
    return std::signbit(z) && !(std::signbit(x) || std::signbit(y));
  }

  static bool getLowestRoot(Real a, Real b, Real c, Real maxR, Real& root) {
    const Real determinant = b * b - 4 * a * c;
    if (determinant < 0) return false;
    const Real sqrtD = std::sqrt(determinant);
    Real r1 = (-b - sqrtD) / (2 * a), r2 = (-b + sqrtD) / (2 * a);
    if (r1 > r2) std::swap(r1, r2);
    if (r1 > 0 && r1 < maxR) return root = r1, true;
    if (r2 > 0 && r2 < maxR) return root = r2, true;
    return false;
  }

  struct Found {
    bool collision = false;
    Real t = 1;
    Vector point{};
  };

  Vector basePoint, velocity, normalizedVelocity;

  Found checkTriangle(const Vector (&p)[3]) const {
    Found found;
    Vector normal = (p[1] - p[0]).cross(p[2] - p[0]);
    normal = normal.over(normal.length());
    const Real constant = -(normal.x * p[0].x + normal.y * p[0].y + normal.z * p[0].z);
    if (!(normal.dot(normalizedVelocity) <= 0)) return found;
    const Real signedDist = basePoint.dot(normal) + constant, normalDotVelocity = normal.dot(velocity);
    bool embeddedInPlane = false;
    Real t0 = 0;
    if (normalDotVelocity == 0) {
      if (std::fabs(signedDist) >= 1) return found;
      embeddedInPlane = true;
    } else {
      t0 = (-1 - signedDist) / normalDotVelocity;
      Real t1 = (1 - signedDist) / normalDotVelocity;
      if (t0 > t1) std::swap(t0, t1);
      if (t0 > 1 || t1 < 0) return found;
      if (t0 < 0) t0 = 0;
    }
    if (!embeddedInPlane) {
      const Vector planeIntersectionPoint = (basePoint - normal) + velocity * t0;
      if (checkPointInTriangle(planeIntersectionPoint, p[0], p[1], p[2])) return {true, t0, planeIntersectionPoint};
    }
    for (const Vector corner : p) checkVertex(corner, found);
    for (int k = 0; k < 3; ++k) checkEdge(p[k], p[(k + 1) % 3], found);
    return found;
  }

  void checkVertex(Vector p, Found& found) const {
    Real newT;
    const Real a = velocity.squaredLength(), b = 2 * velocity.dot(basePoint - p),
               c = (p - basePoint).squaredLength() - 1;
    if (getLowestRoot(a, b, c, found.t, newT)) found = {true, newT, p};
  }

  void checkEdge(Vector p1, Vector p2, Found& found) const {
    Real newT;
    const Vector edge = p2 - p1, baseToVertex = p1 - basePoint;
    const Real edgeSquaredLength = edge.squaredLength(), edgeDotVelocity = edge.dot(velocity),
               edgeDotBaseToVertex = edge.dot(baseToVertex);
    const Real a = edgeSquaredLength * -velocity.squaredLength() + edgeDotVelocity * edgeDotVelocity;
    const Real b = edgeSquaredLength * (2 * velocity.dot(baseToVertex)) - 2 * edgeDotVelocity * edgeDotBaseToVertex;
    const Real c = edgeSquaredLength * (1 - baseToVertex.squaredLength()) + edgeDotBaseToVertex * edgeDotBaseToVertex;
    if (!getLowestRoot(a, b, c, found.t, newT)) return;
    const Real f = (edgeDotVelocity * newT - edgeDotBaseToVertex) / edgeSquaredLength;
    if (f >= 0 && f <= 1) found = {true, newT, p1 + edge * f};
  }
};

struct Tally {
  int sweeps = 0, hits = 0, wrong = 0;
};

template <typename Real>
class World {
 public:
  using Code = Published<Real>;
  using Vector = typename Code::Vector;

  World(const Triangles& triangles) : triangles_(triangles), mesh_(meshOf(triangles)) {}

  void sweep(Vec3 center, Vec3 travel, Vec3 radii, Tally& tally) const {
    const double query[] = {center.x, center.y, center.z, travel.x, travel.y, travel.z, radii.x, radii.y, radii.z};
    const Precision precision = sizeof(Real) == 4 ? Precision::Single : Precision::Double;
    SweepBatch swept;
    ASSERT_TRUE(sweepMany(mesh_, query, Method::Paper, Sides::Front, swept, precision).ok());
    Code code{into(center, radii), into(travel, radii), {}};
    code.normalizedVelocity = code.velocity.over(code.velocity.length());
    Real least = std::numeric_limits<Real>::infinity();
    bool named = false;
    for (std::size_t k = 0; k < triangles_.size(); ++k) {
      const Corners& t = triangles_[k];
      const auto found = code.checkTriangle({into(t.p[0], radii), into(t.p[1], radii), into(t.p[2], radii)});
      if (!found.collision) continue;
      const Real distance = found.t * code.velocity.length();
      if (static_cast<std::int64_t>(k) == swept.triangle[0]) {
        named = found.t == swept.time[0] && named_(found.point, swept, radii);
        at_ = distance;
      }
      least = std::min(least, distance);
    }
    ++tally.sweeps;
    tally.hits += least <= std::numeric_limits<Real>::max() ? 1 : 0;
    const bool right = swept.triangle[0] < 0 ? !(least <= std::numeric_limits<Real>::max()) : named && at_ == least;
    if (right || ++tally.wrong > 3) return;
    ADD_FAILURE() << "time " << swept.time[0] << " triangle " << swept.triangle[0] << " nearest by the paper at "
                  << least / code.velocity.length() << " named " << named;
  }

 private:
  static Vector into(Vec3 v, Vec3 radii) {
    return {static_cast<Real>(v.x) / static_cast<Real>(radii.x), static_cast<Real>(v.y) / static_cast<Real>(radii.y),
            static_cast<Real>(v.z) / static_cast<Real>(radii.z)};
  }
  static bool named_(Vector point, const SweepBatch& swept, Vec3 radii) {
    return point.x * static_cast<Real>(radii.x) == swept.point[0] &&
           point.y * static_cast<Real>(radii.y) == swept.point[1] &&
           point.z * static_cast<Real>(radii.z) == swept.point[2];
  }

  Triangles triangles_;
  TriangleMesh mesh_;
  mutable Real at_ = 0;
};

template <typename Real>
void compare(const char* name) {
  Random random = Random::of(511);
  Tally tally;
  for (int k = 0; k < cases(200); ++k) {
    const double away = random.chance(0.5) ? 0 : random.magnitude(0, 14), size = random.magnitude(-2, 6);
    const Vec3 to = random.direction() * away;
    Triangles triangles = soup(random, 1 + random.below(30), size, 1 + size);
    for (Corners& t : triangles) {
      for (Vec3& p : t.p) p += to;
    }
    const World<Real> world(triangles);
    for (int shot = 0; shot < 50; ++shot) {
      const Vec3 center = to + random.inBox(2 + size), travel = random.inBox(random.magnitude(-6, 5));
      const double x = random.between(0.1, 2), y = random.between(0.1, 2), z = random.between(0.1, 2);
      world.sweep(center, travel, {x, y, z}, tally);
    }
  }
  EXPECT_EQ(tally.wrong, 0) << "of " << tally.sweeps;
  EXPECT_GT(tally.hits, tally.sweeps / 10);
  figure(name, tally.sweeps);
}

TEST(PaperPublished, InDouble) { compare<double>("paper.published_double"); }
TEST(PaperPublished, InSingle) { compare<float>("paper.published_single"); }

}  // namespace
}  // namespace sweepscope::test
