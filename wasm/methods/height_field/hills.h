// Hills from a seed: random heights on a lattice, smoothed between. Only + - * / on integers and doubles, so they are the same everywhere.
#pragma once

#include <cmath>
#include <cstdint>

namespace sweepscope::methods::height_field {

class Hills {
 public:
  Hills(std::int64_t seed, double amplitude, double size)
      : seed_(static_cast<std::uint64_t>(seed)), amplitude_(amplitude), size_(size) {}

  double at(double x, double z) const {
    const double u = x / size_, w = z / size_, i = std::floor(u), j = std::floor(w);
    const double su = smooth(u - i), sw = smooth(w - j);
    const auto ii = static_cast<std::int64_t>(i), jj = static_cast<std::int64_t>(j);
    const double near = mix(lattice(ii, jj), lattice(ii + 1, jj), su);
    const double far = mix(lattice(ii, jj + 1), lattice(ii + 1, jj + 1), su);
    return amplitude_ * mix(near, far, sw);
  }

 private:
  static double smooth(double t) { return t * t * (3 - 2 * t); }
  static double mix(double a, double b, double t) { return a + (b - a) * t; }

  /// In [-1, 1), by the mixing steps of splitmix64.
  double lattice(std::int64_t i, std::int64_t j) const {
    std::uint64_t z = seed_ * 0x9e3779b97f4a7c15ull + static_cast<std::uint64_t>(i) * 0xd1b54a32d192ed03ull +
                      static_cast<std::uint64_t>(j) * 0xaef17502108ef2d9ull;
    for (int round = 0; round < 2; ++round) {
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
      z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
      z ^= z >> 31;
    }
    return static_cast<double>(z >> 11) * 0x1p-52 - 1;
  }

  std::uint64_t seed_;
  double amplitude_, size_;
};

}  // namespace sweepscope::methods::height_field
