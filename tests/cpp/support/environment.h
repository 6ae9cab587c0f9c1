// What a test run can be told from outside: its seed and how much work it does.
#pragma once

#include <cstdint>

namespace sweepscope::test {

/// Seed of every random test: SWEEPSCOPE_SEED, else a fixed one. Printed at the start of each run.
std::uint64_t seed();

/// How many of `full` cases this build runs: all of them natively, a slice as WebAssembly, where the oracle's long double is
/// soft. SWEEPSCOPE_EFFORT multiplies both.
int cases(int full);

/// True where long double is slow and the slice is small.
bool isSlice();

}  // namespace sweepscope::test
