// Functions that run seldom, as a step does among thousands of sweeps: compiled for size where the compiler supports it, because every page loads them.
#pragma once

#if defined(__clang__)
#define SWEEPSCOPE_RARELY [[gnu::noinline, clang::minsize]]
#else
#define SWEEPSCOPE_RARELY [[gnu::noinline]]
#endif
