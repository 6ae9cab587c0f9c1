// The same time by another method: where one body is a sphere or ellipsoid and the other has triangles, the certified sweep
// (methods/robust/sweep_mesh.h) answers it in the ellipsoid's own axes.
#pragma once

#include <memory>
#include <optional>

#include "methods/convex/hull.h"
#include "methods/convex/pair.h"
#include "methods/robust/sweep_mesh.h"

namespace sweepscope::methods::convex {

class SweepBeside {
 public:
  /// Whole bodies, without separate margins, at any time: only their turn and size matter here.
  SweepBeside(const Body& a, const Body& b) {
    const bool roundA = a.shape == ConvexShape::Sphere || a.shape == ConvexShape::Ellipsoid;
    const bool roundB = b.shape == ConvexShape::Sphere || b.shape == ConvexShape::Ellipsoid;
    if (roundA && trianglesOf(b, a))
      movesA_ = true;
    else if (!(roundB && trianglesOf(a, b)))
      return;
    const Body &round = movesA_ ? a : b, &other = movesA_ ? b : a;
    axes_ = round.axes;
    const bool sphere = round.shape == ConvexShape::Sphere;
    // A sphere against a rounded body is a sphere of both radii against the core.
    radii_ = sphere ? Vec3{1, 1, 1} * (round.size.x + roundingOf(other.shape, other.size)) : round.size;
    makeMesh(other);
  }

  event::ConvexSweep ask(const Body& a, const Body& b, Vec3 motion, bool turns) const {
    event::ConvexSweep told;
    const Vec3 none{kNaN, kNaN, kNaN};
    told.time = told.advanced = told.difference = kNaN;
    told.point = told.normal = none;
    told.movesA = movesA_;
    told.radii = radii_;
    told.verdict = turns ? ConvexSweepVerdict::Turns : ConvexSweepVerdict::NoTriangles;
    if (!mesh_ || turns) return told;
    const Vec3 from = movesA_ ? a.centre - b.centre : b.centre - a.centre;
    told.way = movesA_ ? -motion : motion;
    told.triangles = static_cast<Count>(mesh_->triangleCount());
    const SweepResult swept = sweepMesh(*mesh_, {axes_.into(from), axes_.into(told.way), radii_, Sides::Both}, off);
    const bool together = swept.overlap.depth > swept.overlap.tolerance;
    told.verdict = together            ? ConvexSweepVerdict::StartsTogether
                   : swept.hit.found() ? ConvexSweepVerdict::Hit
                                       : ConvexSweepVerdict::NoHit;
    told.time = together ? 0 : swept.hit.found() ? swept.hit.time : kNever;
    if (swept.hit.found()) {
      told.point = (movesA_ ? b.centre : a.centre) + axes_.back(swept.hit.point);
      told.normal = axes_.back(swept.hit.normal);
    }
    return told;
  }

 private:
  /// Whether `other` is made of triangles for an ellipsoid; a sphere takes the core of a rounded body as one without area.
  static bool trianglesOf(const Body& other, const Body& round) {
    return other.cornered() || (round.shape == ConvexShape::Sphere && roundingOf(other.shape, other.size) > 0);
  }

  void makeMesh(const Body& other) {
    std::vector<Vec3> points(other.points.begin(), other.points.end());
    if (other.shape == ConvexShape::Sphere) points = {{}};
    if (other.shape == ConvexShape::Capsule) points = {{0, -other.size.y, 0}, {0, other.size.y, 0}};
    const Hull hull = hullOf(points);
    std::vector<double> positions;
    for (const Vec3& corner : hull.corners) {
      const Vec3 p = axes_.into(other.axes.back(corner));
      positions.insert(positions.end(), {p.x, p.y, p.z});
    }
    std::vector<std::uint32_t> indices;
    for (const auto& triangle : hull.triangles) {
      for (const int k : triangle) indices.push_back(static_cast<std::uint32_t>(k));
    }
    auto mesh = std::make_shared<TriangleMesh>();
    if (TriangleMesh::make<double>(std::move(positions), std::move(indices), true, *mesh).ok()) mesh_ = mesh;
  }

  bool movesA_ = false;
  Axes axes_;
  Vec3 radii_;
  std::shared_ptr<const TriangleMesh> mesh_;
};

}  // namespace sweepscope::methods::convex
