// Functions that run seldom, as a step does among thousands of sweeps: made small where the compiler can be told, because everybody loads them.
#pragma once

#if defined(__clang__)
#define SWEEPSCOPE_RARELY [[gnu::noinline, clang::minsize]]
#else
#define SWEEPSCOPE_RARELY [[gnu::noinline]]
#endif
