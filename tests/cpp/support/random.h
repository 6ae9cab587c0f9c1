// The tests' own random numbers: the same on every machine, in every build. Only + - * / and sqrt, no library function
// whose last bit is left to the library.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "core/vec3.h"
#include "support/environment.h"

namespace sweepscope::test {

/// xoshiro256** (Blackman and Vigna), seeded by splitmix64.
class Random {
 public:
  explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9e3779b97f4a7c15ull;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
      z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
      word = z ^ (z >> 31);
    }
  }
  /// The run's seed, and a stream of its own for each `purpose`.
  static Random of(std::uint64_t purpose) { return Random(seed() * 1000003 + purpose); }

  std::uint64_t bits() {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9, t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  /// In [0, 1).
  double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
  double between(double low, double high) { return low + (high - low) * unit(); }
  /// In 0 .. count - 1.
  int below(int count) { return static_cast<int>(unit() * count); }
  bool chance(double probability) { return unit() < probability; }
  double sign() { return chance(0.5) ? 1 : -1; }
  /// 2^low .. 2^high, all magnitudes alike.
  double magnitude(int low, int high) {
    const int exponent = low + below(high - low);
    return std::ldexp(between(1, 2), exponent);
  }
  template <typename T, std::size_t N>
  T oneOf(const T (&list)[N]) {
    return list[below(static_cast<int>(N))];
  }

  Vec3 inBox(double half) {
    const double x = between(-half, half), y = between(-half, half), z = between(-half, half);
    return {x, y, z};
  }
  /// Unit vector, all directions alike.
  Vec3 direction() {
    for (;;) {
      const Vec3 v = inBox(1);
      const double size = squaredLength(v);
      if (size > 0.01 && size <= 1) return v * (1 / std::sqrt(size));
    }
  }
  /// Unit vector across `axis`.
  Vec3 across(Vec3 axis) {
    for (;;) {
      const Vec3 v = cross(axis, direction());
      if (squaredLength(v) > 0.01 * squaredLength(axis)) return normalized(v);
    }
  }

 private:
  static std::uint64_t rotated(std::uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace sweepscope::test
