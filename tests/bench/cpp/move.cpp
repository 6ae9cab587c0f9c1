// Frames of a character: the slide, and the full trace of one.
#include <benchmark/benchmark.h>

#include "batch/batch.h"
#include "hills.h"
#include "methods/robust/slide/cone.h"
#include "trace/recorder.h"

namespace sweepscope::bench {
namespace {

constexpr int kCharacters = 64;

/// Characters that have come down to the ground.
std::vector<double> settled(const TriangleMesh& mesh) {
  std::vector<double> requests = walks(kCharacters);
  MoveBatch batch;
  for (int frame = 0; frame < 30; ++frame) {
    if (!moveMany(mesh, requests, Method::Robust, {}, batch).ok()) std::abort();
    for (std::size_t k = 0; k < kCharacters; ++k) {
      for (std::size_t axis = 0; axis < 3; ++axis) requests[12 * k + axis] = batch.position[3 * k + axis];
    }
  }
  return requests;
}

void move(benchmark::State& state) {
  const TriangleMesh mesh = Hills(state.range(0)).mesh();
  const std::vector<double> requests = settled(mesh);
  MoveBatch batch;
  for (auto _ : state) {
    if (!moveMany(mesh, requests, Method::Robust, {}, batch).ok()) std::abort();
    benchmark::DoNotOptimize(batch.position.data());
  }
  state.SetItemsProcessed(state.iterations() * kCharacters);
}
BENCHMARK(move)->Arg(2'000)->Arg(20'000)->Arg(200'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

void traceOneFrame(benchmark::State& state) {
  const TriangleMesh mesh = Hills(state.range(0)).mesh();
  const std::vector<double> requests = settled(mesh);
  MoveBatch batch;
  SlotBuffer trace;
  std::size_t k = 0;
  for (auto _ : state) {
    const std::span<const double> request(&requests[12 * (k++ % kCharacters)], 12);
    if (!traceMove(mesh, request, Method::Robust, {}, std::size_t{1} << 24, kDetailAll, batch, trace).ok())
      std::abort();
  }
  state.counters["slots"] = static_cast<double>(trace.size());
}
BENCHMARK(traceOneFrame)->Arg(20'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void cone(benchmark::State& state) {
  test::Random random(9);
  std::vector<Vec3> normals;
  for (std::int64_t k = 0; k < state.range(0); ++k) normals.push_back(normalized(random.direction() + Vec3{0, 1.5, 0}));
  for (auto _ : state) benchmark::DoNotOptimize(projectOnCone({0.3, -1, 0.2}, normals));
}
BENCHMARK(cone)->ArgName("planes")->Arg(1)->Arg(3)->Arg(8);

}  // namespace
}  // namespace sweepscope::bench
