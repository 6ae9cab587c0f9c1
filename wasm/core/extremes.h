// The smaller and the larger of numbers, as std::min and std::max. WebAssembly has no such choice between floats that engines make without a
// branch, and which of two lengths is larger no one can foretell: so with SIMD it is made in a lane.
#pragma once

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace sweepscope {

/// `b < a ? b : a`
inline double least(double a, double b) {
#if defined(__wasm_simd128__)
  return wasm_f64x2_extract_lane(wasm_f64x2_pmin(wasm_f64x2_splat(a), wasm_f64x2_splat(b)), 0);
#else
  return b < a ? b : a;
#endif
}

/// `a < b ? b : a`
inline double most(double a, double b) {
#if defined(__wasm_simd128__)
  return wasm_f64x2_extract_lane(wasm_f64x2_pmax(wasm_f64x2_splat(a), wasm_f64x2_splat(b)), 0);
#else
  return a < b ? b : a;
#endif
}

inline double least(double a, double b, double c) { return least(least(a, b), c); }
inline double most(double a, double b, double c) { return most(most(a, b), c); }

}  // namespace sweepscope
