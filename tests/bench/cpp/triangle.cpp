// One sphere, one triangle: what the deciding arithmetic costs, by how the triangle is met.
#include <benchmark/benchmark.h>

#include "methods/robust/exact/touch_triangle.h"

namespace sweepscope::bench {
namespace {

enum Case { FaceHit, EdgeHit, VertexHit, PassesBy, StartsInside };

Vec3 centerOf(std::int64_t which) {
  switch (which) {
    case EdgeHit:
      return {0, 3, 2.5};
    case VertexHit:
      return {-2.5, 3, -2.4};
    case PassesBy:
      return {6, 3, 6};
    case StartsInside:
      return {0, 0.5, 0};
    default:
      return {0, 3, 0};
  }
}

void sphereAndTriangle(benchmark::State& state) {
  const Vec3 center = centerOf(state.range(0));
  const Corners world{{{-2, 0, -2}, {0, 0, 2}, {2, 0, -2}}};
  Corners corners{{world.p[0] - center, world.p[1] - center, world.p[2] - center}};
  SphereMotion motion;
  motion.travel = {0.3, -4, 0.1};
  for (auto _ : state) {
    benchmark::DoNotOptimize(corners);
    benchmark::DoNotOptimize(touchTriangle(corners, motion, 1, Start::Unknown, off));
  }
}
BENCHMARK(sphereAndTriangle)->ArgName("case")->DenseRange(FaceHit, StartsInside);

}  // namespace
}  // namespace sweepscope::bench
