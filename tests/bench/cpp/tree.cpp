// The broad phase: making it, and walking it without testing a triangle.
#include <benchmark/benchmark.h>

#include "hills.h"
#include "mesh/bvh_query.h"

namespace sweepscope::bench {
namespace {

void build(benchmark::State& state) {
  const Hills hills(state.range(0));
  for (auto _ : state) {
    const TriangleMesh mesh = hills.mesh();
    benchmark::DoNotOptimize(mesh.triangleCount());
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(build)->Arg(2'000)->Arg(20'000)->Arg(200'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void walk(benchmark::State& state) {
  const TriangleMesh mesh = Hills(state.range(0)).mesh();
  const std::vector<double> q = ballSweeps(4096);
  std::size_t k = 0, leaves = 0;
  for (auto _ : state) {
    const double* n = &q[9 * (k++ % 4096)];
    const MovingBox box{{n[0], n[1], n[2]}, {n[3], n[4], n[5]}, {n[6], n[7], n[8]}};
    visitSwept(
        mesh, box, off, [] { return 1.0f; }, [&](std::uint32_t, std::uint32_t) { ++leaves; });
  }
  state.counters["leaves"] = static_cast<double>(leaves) / static_cast<double>(state.iterations());
}
BENCHMARK(walk)->Arg(2'000)->Arg(20'000)->Arg(200'000)->Arg(1'000'000);

}  // namespace
}  // namespace sweepscope::bench
