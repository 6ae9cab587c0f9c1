// Four floats at a time, by the compiler's vector extension: SSE natively, SIMD128 in WASM, plain loops where neither is there.
// Lane-wise IEEE operations only, so every build computes the same bits.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace sweepscope {

using Float4 = float __attribute__((vector_size(16)));
using Double2 = double __attribute__((vector_size(16)));
using Mask4 = std::int32_t __attribute__((vector_size(16)));  ///< all ones where true

/// Whether the machine has them. Where it has not, what they do is dearer than one number at a time.
#if defined(__wasm_simd128__) || defined(__SSE2__)
inline constexpr bool kFourAtOnce = true;
#else
inline constexpr bool kFourAtOnce = false;
#endif

inline Float4 splat(float value) { return Float4{value, value, value, value}; }

inline Float4 load4(const float* from) {
  Float4 value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

/// Three numbers; the fourth lane is 0.
inline Float4 load3(const float* from) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Float4>(wasm_v128_load32_lane(from + 2, wasm_v128_load64_zero(from), 2));
#else
  return Float4{from[0], from[1], from[2], 0};
#endif
}

inline void store4(float* to, Float4 value) { std::memcpy(to, &value, sizeof value); }

/// b where a is NaN, as `a < b ? a : b` is.
inline Float4 min4(Float4 a, Float4 b) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Float4>(wasm_f32x4_pmin(reinterpret_cast<v128_t>(b), reinterpret_cast<v128_t>(a)));
#elif defined(__SSE2__)
  return reinterpret_cast<Float4>(_mm_min_ps(reinterpret_cast<__m128>(a), reinterpret_cast<__m128>(b)));
#else
  return a < b ? a : b;
#endif
}

/// b where a is NaN, as `a > b ? a : b` is.
inline Float4 max4(Float4 a, Float4 b) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Float4>(wasm_f32x4_pmax(reinterpret_cast<v128_t>(b), reinterpret_cast<v128_t>(a)));
#elif defined(__SSE2__)
  return reinterpret_cast<Float4>(_mm_max_ps(reinterpret_cast<__m128>(a), reinterpret_cast<__m128>(b)));
#else
  return a > b ? a : b;
#endif
}

/// Two doubles of the lower lanes.
inline Double2 widened(Float4 a) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Double2>(wasm_f64x2_promote_low_f32x4(reinterpret_cast<v128_t>(a)));
#elif defined(__SSE2__)
  return reinterpret_cast<Double2>(_mm_cvtps_pd(reinterpret_cast<__m128>(a)));
#else
  return Double2{a[0], a[1]};
#endif
}

/// Rounded to the lower lanes; the others are 0.
inline Float4 narrowed(Double2 a) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Float4>(wasm_f32x4_demote_f64x2_zero(reinterpret_cast<v128_t>(a)));
#elif defined(__SSE2__)
  return reinterpret_cast<Float4>(_mm_cvtpd_ps(reinterpret_cast<__m128d>(a)));
#else
  return Float4{static_cast<float>(a[0]), static_cast<float>(a[1]), 0, 0};
#endif
}

/// a where the mask is set, else b.
inline Float4 select4(Mask4 mask, Float4 a, Float4 b) { return mask ? a : b; }

inline Float4 abs4(Float4 a) {
  const Mask4 magnitude = reinterpret_cast<Mask4>(a) & 0x7fffffff;
  return reinterpret_cast<Float4>(magnitude);
}

inline Float4 sqrt4(Float4 a) {
#if defined(__wasm_simd128__)
  return reinterpret_cast<Float4>(wasm_f32x4_sqrt(reinterpret_cast<v128_t>(a)));
#elif defined(__SSE2__)
  return reinterpret_cast<Float4>(_mm_sqrt_ps(reinterpret_cast<__m128>(a)));
#else
  return Float4{std::sqrt(a[0]), std::sqrt(a[1]), std::sqrt(a[2]), std::sqrt(a[3])};
#endif
}

/// Bit k is set where lane k is true.
inline unsigned bits4(Mask4 mask) {
#if defined(__wasm_simd128__)
  return static_cast<unsigned>(wasm_i32x4_bitmask(reinterpret_cast<v128_t>(mask)));
#elif defined(__SSE2__)
  return static_cast<unsigned>(_mm_movemask_ps(reinterpret_cast<__m128>(mask)));
#else
  return (mask[0] & 1u) | (mask[1] & 2u) | (mask[2] & 4u) | (mask[3] & 8u);
#endif
}

}  // namespace sweepscope
