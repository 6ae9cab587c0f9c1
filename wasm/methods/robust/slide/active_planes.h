// The contact planes that hold during one pass.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/closest_point.h"
#include "core/tolerances.h"
#include "mesh/triangle_mesh.h"
#include "methods/robust/slide/cone.h"
#include "methods/robust/sweep_mesh.h"
#include "trace/tracer.h"

namespace sweepscope {

class ActivePlanes {
 public:
  /// Adds the plane of a contact; a plane with the same normal, or an older one of the same triangle, is replaced.
  template <Tracer T>
  void add(const SweepHit& hit, T& tracer) {
    add(hit.normal, {hit.place, hit.triangle, false, 0}, tracer);
  }

  /// Adds the wall that a contact acts as, next to its plane. `height`: of the body when it meets the contact.
  template <Tracer T>
  void addWall(const SweepHit& hit, const Vec3& wall, double height, T& tracer) {
    add(wall, {hit.place, hit.triangle, true, height}, tracer);
  }

  /// Drops the planes whose triangle is farther than `apart`, ellipsoid space, from the ellipsoid at `center` with its skin. Rising along a wall does not
  /// leave it: otherwise the body would meet two that lean back in turn until the sweeps run out.
  template <Tracer T>
  void dropLeftBehind(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& center, const Vec3& up,
                      double apart, T& tracer) {
    for (std::size_t k = count_; k-- > 0;) {
      const double risen = sources_[k].wall ? std::max(0.0, dot(center, up) - sources_[k].height) : 0;
      const Corners corners = space.around(risen > 0 ? center - up * risen : center, mesh.cornersAt(sources_[k].place));
      if (closestPoint(corners, planeOf(corners)).distance > 1 + apart) removeAt(k, tracer);
    }
  }

  Planes planes() const {
    std::uint32_t walls = 0;
    for (std::size_t k = 0; k < count_; ++k) walls |= std::uint32_t{sources_[k].wall} << k;
    return Planes({normals_.data(), count_}, walls);
  }

  /// Place of the triangle of a plane.
  std::uint32_t placeOf(int k) const { return sources_[static_cast<std::size_t>(k)].place; }

  /// The largest touch tolerance of the triangles of all planes, ellipsoid space.
  double widestTolerance(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& center,
                         double reach) const {
    double farthest = reach;
    for (std::size_t k = 0; k < count_; ++k) {
      for (const Vec3 p : space.around(center, mesh.cornersAt(sources_[k].place)).p)
        farthest = std::max(farthest, length(p));
    }
    return touchTolerance(farthest);
  }

  /// The place of the triangle that looks up most, and how much; nothing if there are no planes.
  std::optional<std::uint32_t> placeOfFlattest(const Vec3& up) const {
    std::optional<std::uint32_t> place;
    double most = kUpright;
    for (std::size_t k = 0; k < count_; ++k) {
      if (sources_[k].wall || !(dot(normals_[k], up) > most)) continue;
      most = dot(normals_[k], up);
      place = sources_[k].place;
    }
    return place;
  }

 private:
  static constexpr std::size_t kMost = kMostPlanes;

  /// The triangle of a plane or wall.
  struct Source {
    std::uint32_t place = 0;
    std::int64_t triangle = -1;
    bool wall = false;
    double height = 0;
  };

  template <Tracer T>
  void add(const Vec3& normal, Source source, T& tracer) {
    for (std::size_t k = 0; k < count_; ++k) {
      // A wall, even an upright one, never replaces the plane: motions keep no margin from it.
      if (sources_[k].wall != source.wall) continue;
      const bool same = length(normals_[k] - normal) <= kSamePlane;
      if (!same && sources_[k].triangle != source.triangle) continue;
      set(k, normal, source);
      TRACE(tracer, event::ActivePlane{static_cast<Index>(k), source.triangle, normal, PlaneVerdict::Merged});
      return;
    }
    if (count_ == kMost) removeAt(0, tracer);
    set(count_, normal, source);
    TRACE(tracer, event::ActivePlane{static_cast<Index>(count_), source.triangle, normal, PlaneVerdict::Added});
    ++count_;
  }

  void set(std::size_t k, const Vec3& normal, Source source) {
    normals_[k] = normal;
    sources_[k] = source;
  }

  template <Tracer T>
  void removeAt(std::size_t k, T& tracer) {
    TRACE(tracer, event::ActivePlane{-1, sources_[k].triangle, normals_[k], PlaneVerdict::Dropped});
    for (std::size_t i = k + 1; i < count_; ++i) {
      normals_[i - 1] = normals_[i];
      sources_[i - 1] = sources_[i];
    }
    --count_;
  }

  std::array<Vec3, kMost> normals_;
  std::array<Source, kMost> sources_;
  std::size_t count_ = 0;
};

}  // namespace sweepscope
