// The order in which a batch is answered: neighbours follow each other, so that each finds in the cache what the previous one read.
// Answers are stored by index, so the order changes none of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/vec3.h"

namespace sweepscope {

/// Along the curve of Morton through the cells of a grid.
class SpatialOrder {
 public:
  /// Bytes that it takes for each request while it is made.
  static constexpr double kBytes = 16;

  /// `numbers` begin with the middle, world space, and repeat every `perRequest`; `low` and `high` bound the grid.
  SpatialOrder(std::span<const double> numbers, std::size_t perRequest, Vec3 low, Vec3 high)
      : items_(numbers.size() / perRequest) {
    const double x = cellsPer(low.x, high.x), y = cellsPer(low.y, high.y), z = cellsPer(low.z, high.z);
    for (std::uint32_t k = 0; k < items_.size(); ++k) {
      const double* center = &numbers[k * perRequest];
      items_[k] = {cell(center[0], low.x, x) | cell(center[1], low.y, y) << 1 | cell(center[2], low.z, z) << 2, k};
    }
    std::vector<Item> sorted(items_.size());
    sortBy(0, sorted);
    sortBy(kDigit, sorted);
  }

  /// The request to answer as number `k`.
  std::uint32_t operator[](std::size_t k) const { return items_[k].index; }

 private:
  struct Item {
    std::uint32_t key;
    std::uint32_t index;
  };
  /// 128 cells along each axis make 21 bits: two digits.
  static constexpr int kBits = 7, kDigit = 11;

  static double cellsPer(double low, double high) { return high > low ? (1 << kBits) / (high - low) : 0; }

  /// Every third bit of the result. 0 where the mesh is so flat that the scale is infinite and the product no number.
  static std::uint32_t cell(double at, double low, double scale) {
    const double most = (1 << kBits) - 1;
    auto bits = static_cast<std::uint32_t>(std::min(std::max(0.0, (at - low) * scale), most));
    bits = (bits | bits << 8) & 0x0100f00fu;
    bits = (bits | bits << 4) & 0x010c30c3u;
    return (bits | bits << 2) & 0x01249249u;
  }

  /// One pass of a radix sort.
  void sortBy(int shift, std::vector<Item>& sorted) {
    std::array<std::uint32_t, 1 << kDigit> next{};
    const auto digit = [&](const Item& item) { return item.key >> shift & ((1u << kDigit) - 1); };
    for (const Item& item : items_) ++next[digit(item)];
    std::uint32_t sum = 0;
    for (std::uint32_t& start : next) {
      const std::uint32_t count = start;
      start = sum;
      sum += count;
    }
    for (const Item& item : items_) sorted[next[digit(item)]++] = item;
    items_.swap(sorted);
  }

  std::vector<Item> items_;
};

}  // namespace sweepscope
