// A ray against a turned box, three slabs, in two spaces. Slides 10 and 11: transform the box to the world, or the ray to the box's space
// ("less work for CPU"). Here both, to show that t is the same.
#pragma once

#include "methods/projectile/shot.h"

namespace sweepscope::methods::projectile {

/// A way along an axis no longer than this share of the whole is what rounding leaves of none.
inline constexpr double kParallelShare = 0x1p-50;

/// Times between which a ray is in a slab or box.
struct Span {
  double enter = -kNever, leave = kNever;
  int face = -1;  ///< by which it enters

  bool empty() const { return enter > leave; }
};

/// A slab of times `first` and `last` to its low and high face; `inside` is asked where the ray runs along it.
inline Span slab(int axis, double way, double toLow, double toHigh, bool parallel, bool inside) {
  if (parallel) return inside ? Span{} : Span{kNever, -kNever, -1};
  return way > 0 ? Span{toLow, toHigh, 2 * axis} : Span{toHigh, toLow, 2 * axis + 1};
}

inline void narrow(Span& so, const Span& by) {
  if (by.enter > so.enter) {
    so.enter = by.enter;
    so.face = by.face;
  }
  so.leave = std::min(so.leave, by.leave);
}

/// The box's space: the ray turned back, faces at -h and h.
inline Span objectSlab(int axis, const Ray& ray, Vec3 origin, Vec3 direction, Vec3 half, event::ShotSlabX& on) {
  on.origin = origin[axis];
  on.direction = direction[axis];
  on.low = -half[axis];
  on.high = half[axis];
  on.parallel = kParallelShare * length(ray.way);
  // Infinite or no number where d = 0; never used then.
  on.toLow = (on.low - on.origin) / on.direction;
  on.toHigh = (on.high - on.origin) / on.direction;
  return slab(axis, on.direction, on.toLow, on.toHigh, std::fabs(on.direction) <= on.parallel,
              std::fabs(on.origin) <= on.high);
}

/// The world: planes of the two faces from three of their corners (slide 17), and the ray against each (slides 9 and 13).
inline Span worldSlab(int axis, const Ray& ray, const ShotBox& box, event::ShotSlabX& on) {
  const Vec3 v1 = box.faceCorner(axis, 1, -1, -1), v2 = box.faceCorner(axis, 1, 1, -1),
             v3 = box.faceCorner(axis, 1, -1, 1);
  const Vec3 n = normalized(cross(v2 - v1, v3 - v1));
  on.normal = n;
  on.planeHigh = -dot(n, v1);
  on.planeLow = dot(n, box.faceCorner(axis, -1, -1, -1));
  on.distanceHigh = dot(n, ray.from) + on.planeHigh;
  on.distanceLow = on.planeLow - dot(n, ray.from);
  on.along = dot(n, ray.way);
  return slab(axis, on.along, on.distanceLow / on.along, -on.distanceHigh / on.along,
              std::fabs(on.along) <= on.parallel, on.distanceLow <= 0 && on.distanceHigh <= 0);
}

inline double differenceOf(double a, double b) { return std::isfinite(a) && std::isfinite(b) ? std::fabs(a - b) : 0; }

inline ShotBoxVerdict verdictOf(const Span& span) {
  if (span.empty()) return ShotBoxVerdict::Apart;
  if (span.leave < 0) return ShotBoxVerdict::Behind;
  if (span.enter > 1) return ShotBoxVerdict::BeyondFrame;
  return span.enter < 0 ? ShotBoxVerdict::StartsInside : ShotBoxVerdict::Hit;
}

/// One slab in both spaces. `object` and `world` are what is left so far, `inWorld` whose verdict is recorded.
inline event::ShotSlabX askSlab(int axis, const Ray& ray, const ShotBox& box, Vec3 origin, Vec3 direction, bool inWorld,
                                Span& object, Span& world) {
  event::ShotSlabX on;
  const Span byObject = objectSlab(axis, ray, origin, direction, box.half, on);
  const Span byWorld = worldSlab(axis, ray, box, on);
  on.t1 = byObject.enter;
  on.t2 = byObject.leave;
  on.worldT1 = byWorld.enter;
  on.worldT2 = byWorld.leave;
  on.difference = std::max(differenceOf(on.t1, on.worldT1), differenceOf(on.t2, on.worldT2));
  const Span before = inWorld ? world : object, &by = inWorld ? byWorld : byObject;
  narrow(object, byObject);
  narrow(world, byWorld);
  const Span& after = inWorld ? world : object;
  on.enter = after.enter;
  on.leave = after.leave;
  const bool parallel = std::fabs(inWorld ? on.along : on.direction) <= on.parallel;
  on.verdict = before.empty()  ? ShotSlabVerdict::NotNeeded
               : parallel      ? by.empty() ? ShotSlabVerdict::ParallelOutside : ShotSlabVerdict::ParallelInside
               : after.empty() ? ShotSlabVerdict::Apart
               : after.enter > before.enter || after.leave < before.leave ? ShotSlabVerdict::Narrows
                                                                          : ShotSlabVerdict::Holds;
  return on;
}

}  // namespace sweepscope::methods::projectile
