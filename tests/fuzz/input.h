// Bytes of a fuzzer as numbers that are worth trying: any double, lattice points, the ends of what is accepted, and neighbours and
// repetitions of earlier ones, so that ties and exact contacts come up by themselves. Bytes that are missing count as 0.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <vector>

#include "core/vec3.h"

namespace sweepscope::fuzz {

class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : bytes_(data, size) {}

  bool empty() const { return bytes_.empty(); }

  std::uint8_t byte() {
    if (bytes_.empty()) return 0;
    const std::uint8_t value = bytes_[0];
    bytes_ = bytes_.subspan(1);
    return value;
  }
  bool flag() { return (byte() & 1) != 0; }
  /// In 0 .. most.
  int upTo(int most) { return byte() % (most + 1); }

  template <typename T>
  T raw() {
    std::uint8_t all[sizeof(T)];
    for (std::uint8_t& each : all) each = byte();
    T value;
    std::memcpy(&value, all, sizeof value);
    return value;
  }

  double number() {
    const double value = fresh();
    seen_.push_back(value);
    return value;
  }
  std::vector<double> numbers(std::size_t count) {
    std::vector<double> list(count);
    for (double& each : list) each = number();
    return list;
  }
  Vec3 vector() {
    const double x = number(), y = number(), z = number();
    return {x, y, z};
  }

 private:
  double fresh() {
    const std::uint8_t kind = byte();
    if (kind < 96) return 0.25 * static_cast<std::int8_t>(byte());
    if (kind < 128) return raw<std::int16_t>() * 0x1p-10;
    if (kind < 144) return raw<std::int32_t>() * 0x1p-16;
    if (kind < 176) return earlier();
    if (kind < 208) return nudged(earlier());
    if (kind < 224) return special();
    if (kind < 240) return raw<float>();
    return raw<double>();
  }

  double earlier() { return seen_.empty() ? 1 : seen_[seen_.size() - 1 - byte() % seen_.size()]; }

  /// By up to four units in the last place.
  double nudged(double value) {
    const int steps = upTo(8) - 4;
    const double toward =
        steps < 0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    for (int k = std::abs(steps); k > 0; --k) value = std::nextafter(value, toward);
    return value;
  }

  double special() {
    constexpr double kList[] = {0,     -0.0,  1e-6,  1e6,    1e8,    -1e8,    1e30,  -1e30, 1.01e30,
                                1e-30, 1e-40, 1e-99, 1e-101, 5e-324, 0x1p-53, 1e300, 1,     2,
                                0.5,   3,     0.1,   100,    16384,  1e-12,   1e12,  1e20,  1e-20};
    constexpr int kCount = sizeof kList / sizeof *kList;
    const int at = upTo(kCount + 2);
    if (at < kCount) return kList[at];
    if (at == kCount) return std::numeric_limits<double>::quiet_NaN();
    return at == kCount + 1 ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity();
  }

  std::span<const std::uint8_t> bytes_;
  std::vector<double> seen_;
};

}  // namespace sweepscope::fuzz
