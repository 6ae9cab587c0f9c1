// Which way a surface faces at a point of one of its triangles: what the winding of the triangles around says, if it says anything.
#pragma once

#include "core/angle.h"
#include "core/closest_point.h"
#include "core/ellipsoid_space.h"
#include "core/rarely.h"
#include "mesh/visit_rarely.h"

namespace sweepscope {

/// The orientation of a surface at a point.
struct Facing {
  Vec3 normal;       ///< ellipsoid space, unit, toward the front; the zero vector if the winding decides nothing
  bool rim = false;  ///< the point lies on an edge without a neighbour, or at the end of one

  bool told() const { return !(normal == Vec3{}); }
};

namespace detail {

SWEEPSCOPE_RARELY inline int cornerOf(const Corners& t, const Vec3& p) {
  return t.p[0] == p ? 0 : t.p[1] == p ? 1 : t.p[2] == p ? 2 : -1;
}
inline int after(int k) { return k == 2 ? 0 : k + 1; }

/// Whether the triangle has an edge from `a` to `b`.
inline bool runs(const Corners& t, const Vec3& a, const Vec3& b) {
  const int k = cornerOf(t, a);
  return k >= 0 && t.p[after(k)] == b;
}

/// A triangle, which is first, and all that share a corner with it. World space.
class Star {
 public:
  SWEEPSCOPE_RARELY Star(const TriangleMesh& mesh, std::uint32_t place) : mesh_(mesh) {
    places_[count_++] = place;
    const Corners own = triangle(0);
    for (const Vec3& corner : own.p) {
      visitRarely(mesh, MovingBox{corner, {}, {}}, 1, [&](std::uint32_t at) {
        if (!complete() || cornerOf(mesh.cornersAt(at), corner) < 0) return;
        // A sliver lies in several boxes, and two triangles share up to three corners.
        for (int k = 0; k < count_; ++k) {
          if (places_[k] == at) return;
        }
        places_[count_++] = at;
      });
    }
  }

  int count() const { return count_; }
  [[gnu::noinline]] Corners triangle(int k) const { return mesh_.cornersAt(places_[k]); }
  /// Of more not all are known. It would take long, too: they are compared with each other.
  bool complete() const { return count_ < kMost; }

  /// How many triangles run edge `k` of `t` the other way, as a neighbour wound like it does. -1: only others that run it the same way.
  SWEEPSCOPE_RARELY int alike(const Corners& t, int k) const {
    const Vec3 a = t.p[k], b = t.p[after(k)], c = t.p[after(after(k))];
    int same = 0, other = 0;
    for (int i = 0; i < count_; ++i) {
      const Corners n = triangle(i);
      // Copies, itself among them, say nothing.
      if (runs(n, a, b) && !runs(n, b, c)) ++same;
      if (runs(n, b, a)) ++other;
    }
    return other == 0 && same > 0 ? -1 : other;
  }

 private:
  static constexpr int kMost = 512;

  const TriangleMesh& mesh_;
  std::uint32_t places_[kMost];
  int count_ = 0;
};

/// At a corner: all that meet there, each weighted by its angle.
SWEEPSCOPE_RARELY inline Facing facingAtCorner(const Star& star, const EllipsoidSpace& space, const Vec3& center,
                                               const Vec3& corner) {
  Facing facing;
  Vec3 sum;
  for (int i = 0; i < star.count(); ++i) {
    const Corners world = star.triangle(i);
    const int k = cornerOf(world, corner), last = k == 0 ? 2 : k - 1;
    if (k < 0) continue;
    for (const int edge : {k, last}) {
      const int alike = star.alike(world, edge);
      if (alike < 0) return {};
      if (alike == 0) facing.rim = true;
    }
    const Corners t = space.around(center, world);
    sum = sum + unitNormal(t) * angleBetween(t.edge(k), -t.edge(last));
  }
  facing.normal = normalized(sum);
  return facing;
}

}  // namespace detail

/// Whether a motion leaves all triangles that meet at this edge or corner of one of them through their fronts, as it does on the rim of a sheet
/// that it leaves. Of something closed it meets one of them, or the touch is not the first (docs/solver.md 3).
SWEEPSCOPE_RARELY inline bool leavesAllAt(const TriangleMesh& mesh, std::uint32_t place, Feature feature, int element,
                                          const Vec3& motion) {
  const Corners own = mesh.cornersAt(place);
  const Vec3 a = own.p[element], b = own.p[detail::after(element)];
  bool all = true;
  visitRarely(mesh, MovingBox{a, {}, {}}, 1, [&](std::uint32_t at) {
    const Corners t = mesh.cornersAt(at);
    const bool meets = feature == Feature::Edge ? detail::runs(t, b, a) : detail::cornerOf(t, a) >= 0;
    if (meets && all) all = dot(unitNormal(t), motion) > 0;
  });
  return all;
}

/// The orientation by winding, where `closest`, in ellipsoid space, is the point of the triangle at `place` nearest to `center`.
///
/// It says something if the triangle has neighbours across its edges, all wound like it. The normal is that of the face; on an edge the sum
/// of both faces', at a corner of all that meet there, each weighted by its angle: its side is that of the surface (Bærentzen and Aanæs,
/// Signed distance computation using the angle weighted pseudonormal, 2005).
SWEEPSCOPE_RARELY inline Facing facingAt(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& center,
                                         std::uint32_t place, const Closest& closest) {
  const detail::Star star(mesh, place);
  const Corners own = star.triangle(0);
  int alike[3], all = 0;
  for (int k = 0; k < 3; ++k) {
    alike[k] = star.alike(own, k);
    if (alike[k] < 0) return {};
    all += alike[k];
  }
  if (all == 0 || !star.complete()) return {};
  const Vec3 a = own.p[closest.element], b = own.p[detail::after(closest.element)];
  Vec3 sum = unitNormal(space.around(center, own));
  for (int i = 0; i < star.count(); ++i) {
    const Corners world = star.triangle(i);
    // The same triangle the other way round: a sheet with two fronts has no back.
    if (detail::runs(world, own.p[1], own.p[0]) && detail::runs(world, own.p[2], own.p[1])) return {};
    if (closest.feature == Feature::Edge && detail::runs(world, b, a)) {
      sum = sum + unitNormal(space.around(center, world));
    }
  }
  if (closest.feature == Feature::Vertex) return detail::facingAtCorner(star, space, center, a);
  return {normalized(sum), closest.feature == Feature::Edge && alike[closest.element] == 0};
}

}  // namespace sweepscope
