// The same work in any build, timed from within: how much slower is WebAssembly than the machine itself?
#include <algorithm>
#include <chrono>
#include <cstdio>

#include "batch/batch.h"
#include "hills.h"

namespace sweepscope::bench {
namespace {

/// The quickest of several times, microseconds for each of `count`: other work on the machine only ever adds.
template <typename Work>
double quickest(int count, const Work& work) {
  using Clock = std::chrono::steady_clock;
  double best = 1e30;
  for (int k = 0; k < 15; ++k) {
    const auto begin = Clock::now();
    work();
    best = std::min(best, std::chrono::duration<double, std::micro>(Clock::now() - begin).count());
  }
  return best / count;
}

int run() {
  for (const int triangles : {20'000, 200'000}) {
    const Hills hills(triangles);
    TriangleMesh mesh;
    // By its address: as a part of main, which runs once, WebAssembly engines would never compile it anew.
    TriangleMesh (Hills::*const volatile make)() const = &Hills::mesh;
    const double build = quickest(1, [&] { mesh = (hills.*make)(); });
    constexpr int kSweeps = 20'000, kMoves = 5'000;
    const std::vector<double> sweeps = ballSweeps(kSweeps), moves = walks(kMoves);
    SweepBatch swept;
    MoveBatch moved;
    const double sweep = quickest(kSweeps, [&] { (void)sweepMany(mesh, sweeps, Method::Robust, Sides::Both, swept); });
    const double move = quickest(kMoves, [&] { (void)moveMany(mesh, moves, Method::Robust, {}, moved); });
    std::printf("{\"triangles\":%d,\"build\":%.6g,\"sweep\":%.6g,\"move\":%.6g}\n", triangles, build, sweep, move);
  }
  return 0;
}

}  // namespace
}  // namespace sweepscope::bench

int main() { return sweepscope::bench::run(); }
