// The surface that the sphere can touch: one polygon, or the triangles of the scene that are near. The truth is asked of triangles.
#pragma once

#include <memory>
#include <vector>

#include "core/closest_point.h"
#include "mesh/bvh_query.h"
#include "mesh/seen.h"
#include "methods/sphere_polygon/plane.h"
#include "methods/sphere_polygon/triangulate.h"

namespace sweepscope::methods::sphere_polygon {

/// Distance of a point from a triangle, by the code the certified sweep trusts; nothing of the place test is in it.
inline double trueDistance(const Corners& triangle, Vec3 centre) {
  const Corners around{{triangle.p[0] - centre, triangle.p[1] - centre, triangle.p[2] - centre}};
  return closestPoint(around, planeOf(around)).distance;
}

/// One polygon to be asked.
struct Facet {
  Index number = 0;
  std::vector<Vec3> corners;
  std::vector<Corners> triangles;
  double distance = kNever;  ///< true distance from the place tested

  double trueDistanceFrom(Vec3 centre) const {
    double least = kNever;
    for (const Corners& triangle : triangles) least = std::min(least, trueDistance(triangle, centre));
    return least;
  }
};

/// The polygon of the settings.
class Outline {
 public:
  explicit Outline(const std::vector<double>& numbers) {
    for (std::size_t k = 0; k + 2 < numbers.size(); k += 3)
      facet_.corners.push_back({numbers[k], numbers[k + 1], numbers[k + 2]});
    // Cut by its own normal, whatever the test takes for one.
    plane_ = planeOfPolygon(facet_.corners, RestNormal::Newell, off);
    cuts_ = triangulate(facet_.corners, plane_.n);
    std::vector<std::uint32_t> indices;
    for (const Cut& cut : cuts_) {
      facet_.triangles.push_back({{facet_.corners[cut[0]], facet_.corners[cut[1]], facet_.corners[cut[2]]}});
      indices.insert(indices.end(), cut.begin(), cut.end());
    }
    auto mesh = std::make_shared<TriangleMesh>();
    TriangleMesh::make<double>(numbers, std::move(indices), true, *mesh);
    mesh_ = std::move(mesh);
    shape_ = shapeOf(facet_.corners, plane_);
  }

  const Facet& facet() const { return facet_; }
  const TriangleMesh& mesh() const { return *mesh_; }
  Shape shape() const { return shape_; }

  /// The part of the polygon that a part of one of its triangles is: cuts are no sides, they lie in the face.
  void nameOf(std::int64_t triangle, event::RestSwept& swept) const {
    const Cut& cut = cuts_[static_cast<std::size_t>(triangle)];
    const auto count = static_cast<std::uint32_t>(facet_.corners.size());
    const auto k = static_cast<std::size_t>(swept.element);
    if (swept.feature == RestFeature::Corner) swept.element = cut[k];
    if (swept.feature != RestFeature::Side) return;
    const std::uint32_t from = cut[k], to = cut[(k + 1) % 3];
    if ((from + 1) % count == to || (to + 1) % count == from) {
      swept.element = (from + 1) % count == to ? from : to;
    } else {
      swept.feature = RestFeature::Face;
      swept.element = 0;
    }
  }

 private:
  Facet facet_;
  event::RestPlane plane_;
  std::vector<Cut> cuts_;
  std::shared_ptr<const TriangleMesh> mesh_;
  Shape shape_;
};

/// So many triangles are looked at, and so many of them asked, at one place.
inline constexpr std::size_t kMostNear = 1024, kMostAsked = 24;

/// The polygons near a position: the nearest ones, and how many there are in all.
struct Near {
  std::vector<Facet> facets;
  std::size_t count = 0;

  double distance() const { return facets.empty() ? kNever : facets.front().distance; }
  double distanceFrom(Vec3 centre) const {
    double least = kNever;
    for (const Facet& facet : facets) least = std::min(least, facet.trueDistanceFrom(centre));
    return least;
  }
};

/// The triangles of the scene whose box meets the sphere's, nearest first. A sphere in a crowd looks at the first thousand only, or one
/// frame would take as long as a run.
inline Near nearFacets(const TriangleMesh& mesh, Vec3 centre, double radius) {
  struct Candidate {
    double distance;
    std::uint32_t triangle;
    Corners corners;
  };
  std::vector<Candidate> found;
  const Vec3 half{radius, radius, radius};
  const Vec3 low = centre - half, high = centre + half;
  const auto until = [&] { return found.size() < kMostNear ? 1.0f : -1.0f; };
  Seen seen(mesh);
  visitSwept(mesh, MovingBox::still(low, high), off, until, [&](std::uint32_t first, std::uint32_t count) {
    for (std::uint32_t place = first; place < first + count; ++place) {
      const Corners t = mesh.cornersAt(place);
      const Vec3 from = min(t.p[0], min(t.p[1], t.p[2])), to = max(t.p[0], max(t.p[1], t.p[2]));
      if (from.x > high.x || from.y > high.y || from.z > high.z) continue;
      if (to.x < low.x || to.y < low.y || to.z < low.z) continue;
      if (seen.again(place)) continue;
      found.push_back({trueDistance(t, centre), mesh.triangleAt(place), t});
    }
  });
  std::sort(found.begin(), found.end(), [](const Candidate& a, const Candidate& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.triangle < b.triangle;
  });
  Near near{{}, found.size()};
  for (std::size_t k = 0; k < std::min(found.size(), kMostAsked); ++k) {
    const Corners& t = found[k].corners;
    near.facets.push_back({found[k].triangle, {t.p[0], t.p[1], t.p[2]}, {t}, found[k].distance});
  }
  return near;
}

}  // namespace sweepscope::methods::sphere_polygon
