// Whether two answers are the same to the last bit.
#pragma once

#include <cstring>

#include "batch/batch.h"
#include "methods/robust/sweep_mesh.h"

namespace sweepscope::test {

template <typename T>
bool sameBits(const std::vector<T>& a, const std::vector<T>& b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

inline bool sameBits(const Vec3& a, const Vec3& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

inline bool sameBits(const SweepResult& a, const SweepResult& b) {
  const bool sameHit = a.hit.time == b.hit.time && a.hit.triangle == b.hit.triangle && a.hit.feature == b.hit.feature &&
                       a.hit.element == b.hit.element && sameBits(a.hit.point, b.hit.point) &&
                       sameBits(a.hit.normal, b.hit.normal) && sameBits(a.hit.normalEllipsoid, b.hit.normalEllipsoid);
  return sameHit && a.overlap.depth == b.overlap.depth && a.overlap.triangle == b.overlap.triangle &&
         sameBits(a.overlap.normal, b.overlap.normal);
}

inline bool sameBits(const MoveBatch& a, const MoveBatch& b) {
  return sameBits(a.position, b.position) && sameBits(a.grounded, b.grounded) && sameBits(a.passSweeps, b.passSweeps) &&
         sameBits(a.truncated, b.truncated) && sameBits(a.startDepth, b.startDepth) &&
         sameBits(a.contactStart, b.contactStart) && sameBits(a.contactTime, b.contactTime) &&
         sameBits(a.contactPoint, b.contactPoint) && sameBits(a.contactNormal, b.contactNormal) &&
         sameBits(a.contactTriangle, b.contactTriangle) && sameBits(a.contactFeature, b.contactFeature) &&
         sameBits(a.contactElement, b.contactElement);
}

}  // namespace sweepscope::test
