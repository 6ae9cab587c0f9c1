// Whole sweeps: untraced, and traced into memory.
#include <benchmark/benchmark.h>

#include "batch/batch.h"
#include "hills.h"

namespace sweepscope::bench {
namespace {

void sweep(benchmark::State& state) {
  const TriangleMesh mesh = Hills(state.range(0)).mesh();
  const std::vector<double> queries = ballSweeps(4096);
  SweepBatch batch;
  for (auto _ : state) {
    if (!sweepMany(mesh, queries, Method::Robust, Sides::Both, batch).ok()) std::abort();
    benchmark::DoNotOptimize(batch.time.data());
  }
  state.SetItemsProcessed(state.iterations() * 4096);
}
BENCHMARK(sweep)->Arg(2'000)->Arg(20'000)->Arg(200'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

void sweepOfThePaper(benchmark::State& state) {
  const TriangleMesh mesh = Hills(state.range(0)).mesh();
  const std::vector<double> queries = ballSweeps(512);
  SweepBatch batch;
  for (auto _ : state) {
    if (!sweepMany(mesh, queries, Method::Paper, Sides::Front, batch).ok()) std::abort();
    benchmark::DoNotOptimize(batch.time.data());
  }
  state.SetItemsProcessed(state.iterations() * 512);
}
BENCHMARK(sweepOfThePaper)->Arg(20'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sweepscope::bench
