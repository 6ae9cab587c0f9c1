#include "methods/convex/cpp/pairs.h"

namespace sweepscope::test::convex_pairs {
namespace {

Wide3 nearestOnSegment(Wide3 p, Wide3 a, Wide3 b) {
  const Wide3 ab = b - a;
  const Wide length2 = dot(ab, ab), t = length2 > 0 ? dot(p - a, ab) / length2 : 0;
  return a + ab * std::min<Wide>(1, std::max<Wide>(0, t));
}

Wide segments(Wide3 a, Wide3 b, Wide3 c, Wide3 d) {
  Wide best = std::min({length(a - nearestOnSegment(a, c, d)), length(b - nearestOnSegment(b, c, d)),
                        length(c - nearestOnSegment(c, a, b)), length(d - nearestOnSegment(d, a, b))});
  const Wide3 ab = b - a, cd = d - c, n = cross(ab, cd);
  const Wide nn = dot(n, n);
  if (!(nn > 1e-24L * dot(ab, ab) * dot(cd, cd))) return best;
  const Wide s = dot(cross(c - a, cd), n) / nn, t = dot(cross(c - a, ab), n) / nn;
  if (s > 0 && s < 1 && t > 0 && t < 1) best = std::min(best, std::fabs(dot(c - a, n)) / std::sqrt(nn));
  return best;
}

/// Infinite where the point does not lie over the inside.
Wide overTriangle(Wide3 p, Wide3 a, Wide3 b, Wide3 c) {
  const Wide3 n = cross(b - a, c - a);
  const Wide nn = dot(n, n);
  if (!(nn > 0)) return kNever;
  const bool over =
      dot(cross(b - a, p - a), n) >= 0 && dot(cross(c - b, p - b), n) >= 0 && dot(cross(a - c, p - c), n) >= 0;
  return over ? std::fabs(dot(p - a, n)) / std::sqrt(nn) : static_cast<Wide>(kNever);
}

/// Corners to triangles, edges to edges; any three corners make a triangle, those inside of the body do no harm.
Wide cornersOver(const std::vector<Wide3>& of, const std::vector<Wide3>& points) {
  Wide best = kNever;
  for (std::size_t i = 0; i < of.size(); ++i) {
    for (std::size_t j = i + 1; j < of.size(); ++j) {
      for (std::size_t k = j + 1; k < of.size(); ++k) {
        for (const Wide3& p : points) best = std::min(best, overTriangle(p, of[i], of[j], of[k]));
      }
    }
  }
  return best;
}

/// Largest distance of p outside of the planes through three of the points that have all points on one side.
Wide overPlanes(const std::vector<Wide3>& points, Wide3 p, Wide slack) {
  Wide most = -static_cast<Wide>(kNever);
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = i + 1; j < points.size(); ++j) {
      for (std::size_t k = j + 1; k < points.size(); ++k) {
        const Wide3 n = cross(points[j] - points[i], points[k] - points[i]);
        const Wide size = length(n);
        if (!(size > 1e-12L)) continue;
        Wide low = 0, high = 0;
        for (const Wide3& q : points) {
          const Wide at = dot(n, q - points[i]) / size;
          low = std::min(low, at);
          high = std::max(high, at);
        }
        const Wide at = dot(n, p - points[i]) / size;
        if (high <= slack) most = std::max(most, at);
        if (low >= -slack) most = std::max(most, -at);
      }
    }
  }
  return most;
}

}  // namespace

Wide bruteDistance(const study::Body& a, const study::Body& b) {
  const std::vector<Wide3> p = cornersOf(a, a.centre), q = cornersOf(b, a.centre);
  Wide best = std::min(cornersOver(p, q), cornersOver(q, p));
  for (std::size_t i = 0; i < p.size(); ++i) {
    for (std::size_t j = i; j < p.size(); ++j) {
      for (std::size_t k = 0; k < q.size(); ++k) {
        for (std::size_t l = k; l < q.size(); ++l) best = std::min(best, segments(p[i], p[j], q[k], q[l]));
      }
    }
  }
  return best;
}

Wide bruteDepth(const study::Body& a, const study::Body& b) {
  std::vector<Wide3> differences;
  for (const Wide3& p : cornersOf(a, a.centre)) {
    for (const Wide3& q : cornersOf(b, a.centre)) differences.push_back(p - q);
  }
  return overPlanes(differences, {}, 1e-14L);
}

Wide outside(const study::Body& body, Vec3 point) {
  const Wide3 from = wide(point) - wide(body.centre);
  const Wide3 own{dot(wide(body.axes[0]), from), dot(wide(body.axes[1]), from), dot(wide(body.axes[2]), from)};
  const Vec3 s = body.size;
  const Wide round = std::sqrt(own.x * own.x + own.z * own.z);
  switch (body.shape) {
    case ConvexShape::Sphere:
      return length(own) - s.x;
    case ConvexShape::Ellipsoid:
      return (length(Wide3{own.x / s.x, own.y / s.y, own.z / s.z}) - 1) * std::min({s.x, s.y, s.z});
    case ConvexShape::Box:
      return std::max({std::fabs(own.x) - s.x, std::fabs(own.y) - s.y, std::fabs(own.z) - s.z});
    case ConvexShape::Capsule:
      return length(own - Wide3{0, std::min<Wide>(s.y, std::max<Wide>(-s.y, own.y)), 0}) - s.x;
    case ConvexShape::Cylinder:
      return std::max(std::fabs(own.y) - s.y, round - s.x);
    case ConvexShape::Cone:
      // Beside the base, the plane along the mantle.
      return std::max(-own.y - s.y,
                      (round * 2 * s.y + (own.y - s.y) * s.x) / std::sqrt(Wide{4} * s.y * s.y + Wide{s.x} * s.x));
    default: {
      std::vector<Wide3> corners;
      for (const Vec3& p : body.points) corners.push_back(wide(p));
      return overPlanes(corners, own, 1e-14L);
    }
  }
}

}  // namespace sweepscope::test::convex_pairs
