// FNV-1a over the bits of results. NaN has many bit patterns and no build promises which: all count as one.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#include "core/vec3.h"

namespace sweepscope::test {

class Hash {
 public:
  void addWord(std::uint64_t word) {
    for (int k = 0; k < 8; ++k) value_ = (value_ ^ ((word >> (8 * k)) & 0xff)) * 1099511628211ull;
  }
  void add(double value) {
    std::uint64_t word = 0x7ff8000000000000ull;
    if (!std::isnan(value))
      std::memcpy(&word, &value, sizeof word);  // the C++ library of Emscripten 3.1.6 has no bit_cast
    addWord(word);
  }
  void add(Vec3 v) {
    add(v.x);
    add(v.y);
    add(v.z);
  }
  template <typename T>
  void addAll(const T& values) {
    for (const auto value : values) add(static_cast<double>(value));
  }

  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 14695981039346656037ull;
};

}  // namespace sweepscope::test
