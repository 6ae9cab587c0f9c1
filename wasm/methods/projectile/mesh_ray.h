// The ray and the parabola against the triangles of the mesh, both sides of them.
#pragma once

#include "mesh/bvh_query.h"
#include "mesh/seen.h"
#include "methods/projectile/parabola.h"

namespace sweepscope::methods::projectile {

/// Shares of corners may be below 0 by this, or a shot through an edge could pass between two triangles.
inline constexpr double kEdgeShare = 0x1p-40;

inline bool onTriangle(double u, double v) { return u >= -kEdgeShare && v >= -kEdgeShare && u + v <= 1 + kEdgeShare; }

/// Moeller and Trumbore 1997.
inline void rayAgainst(const Ray& ray, const Corners& t, event::ShotTriangle& on) {
  const Vec3 e1 = t.p[1] - t.p[0], e2 = t.p[2] - t.p[0], p = cross(ray.way, e2), s = ray.from - t.p[0];
  on.determinant = dot(e1, p);
  on.u = on.v = kNaN;
  on.time = kNever;
  on.verdict = ShotTriangleVerdict::Parallel;
  if (!(std::fabs(on.determinant) > 0x1p-50 * length(e1) * length(e2) * length(ray.way))) return;
  const Vec3 q = cross(s, e1);
  on.u = dot(s, p) / on.determinant;
  on.v = dot(ray.way, q) / on.determinant;
  on.time = dot(e2, q) / on.determinant;
  on.verdict = !onTriangle(on.u, on.v)        ? ShotTriangleVerdict::Beside
               : on.time >= 0 && on.time <= 1 ? ShotTriangleVerdict::Hit
                                              : ShotTriangleVerdict::OutsideTime;
}

/// Roots of the plane, then the place there by its shares of the corners.
inline void arcAgainst(const Ray& ray, const Corners& t, event::ShotTriangle& on) {
  const Vec3 e1 = t.p[1] - t.p[0], e2 = t.p[2] - t.p[0], n = cross(e1, e2);
  const double nn = squaredLength(n);
  on.a = dot(on.normal, ray.quadratic);
  on.b = dot(on.normal, ray.linear);
  on.c = dot(on.normal, ray.from - t.p[0]);
  const Roots roots = rootsOf(on.a, on.b, on.c);
  on.root = std::min(roots.falling, roots.rising);
  on.other = std::max(roots.falling, roots.rising);
  on.arcTime = kNever;
  on.arcVerdict = ShotFaceVerdict::NoRoot;
  if (!(nn > 0) || !(on.root < kNever)) return;
  on.arcVerdict = ShotFaceVerdict::OutsideTime;
  for (const double time : {on.root, on.other}) {
    if (!(time >= 0 && time <= 1)) continue;
    on.arcVerdict = ShotFaceVerdict::BesideFace;
    const Vec3 to = ray.arc(time) - t.p[0];
    if (!onTriangle(dot(cross(to, e2), n) / nn, dot(cross(e1, to), n) / nn)) continue;
    on.arcTime = time;
    on.arcVerdict = ShotFaceVerdict::Enters;
    return;
  }
}

struct MeshAnswer {
  double time = kNever, arcTime = kNever;
  Index triangle = -1, arcTriangle = -1;
  Vec3 normal, arcNormal;  ///< by winding
  Count asked = 0;
};

template <Tracer T>
MeshAnswer askMesh(const TriangleMesh& mesh, const Ray& ray, T& tracer) {
  MeshAnswer best;
  TRACE(tracer, event::ShotMesh{static_cast<Count>(mesh.triangleCount()), ray.from, ray.way});
  // The parabola is above the chord by a quarter of Q at most.
  const MovingBox moving{ray.from, ray.way, {0, std::fabs(ray.quadratic.y) / 4, 0}};
  Seen seen(mesh);
  const auto visit = [&](std::uint32_t first, std::uint32_t count) {
    for (std::uint32_t place = first; place < first + count; ++place) {
      if (seen.again(place)) continue;
      const Corners corners = mesh.cornersAt(place);
      event::ShotTriangle on{mesh.triangleAt(place), corners.p[0], corners.p[1], corners.p[2], unitNormal(corners)};
      rayAgainst(ray, corners, on);
      arcAgainst(ray, corners, on);
      TRACE(tracer, event::ShotTriangle{on});
      ++best.asked;
      const auto better = [&](double time, double than, Index triangle) {
        return time < than || (time == than && time < kNever && on.triangle < triangle);
      };
      if (on.verdict == ShotTriangleVerdict::Hit && better(on.time, best.time, best.triangle)) {
        best.time = on.time;
        best.triangle = on.triangle;
        best.normal = on.normal;
      }
      if (better(on.arcTime, best.arcTime, best.arcTriangle)) {
        best.arcTime = on.arcTime;
        best.arcTriangle = on.triangle;
        best.arcNormal = on.normal;
      }
    }
  };
  visitSwept(
      mesh, moving, off, [] { return 1.0f; }, visit);
  TRACE(tracer,
        event::ShotMeshEnd{best.triangle >= 0, best.time, best.triangle, best.arcTime, best.arcTriangle, best.asked});
  return best;
}

}  // namespace sweepscope::methods::projectile
