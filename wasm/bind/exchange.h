// What crosses the boundary: numbers in one block of memory, answers as columns of another. Embind's own ways would
// cost more than a sweep; see web/lib/exchange.ts for the twin.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <span>
#include <vector>

#include "core/status.h"

namespace sweepscope {

/// Whether `bytes` more can be had. Asked before they are needed: out of memory inside the standard library ends the module.
/// In pieces: emmalloc adds address and size in 32 bits. No address is beyond 3 GiB (CMakeLists.txt), so no sum with a piece is too large.
inline bool available(double bytes) {
  constexpr double kPiece = 1 << 30;
  if (bytes > 3 * kPiece) return false;
  // Volatile: the compiler leaves out a malloc whose memory is only freed, and then it always succeeds.
  void* volatile pieces[3] = {};
  bool there = true;
  for (int k = 0; k < 3 && there && bytes > k * kPiece; ++k) {
    pieces[k] = std::malloc(static_cast<std::size_t>(std::min(bytes - k * kPiece, kPiece)));
    there = pieces[k] != nullptr;
  }
  for (void* const piece : pieces) std::free(piece);
  return there;
}

class Exchange {
 public:
  /// Room for so many numbers, kept until the next call; null if there is no memory for them.
  double* input(std::size_t numbers) {
    if (numbers > input_.capacity()) {
      input_ = {};
      if (!available(static_cast<double>(numbers) * sizeof(double))) return nullptr;
    }
    input_.resize(numbers);
    return input_.data();
  }
  void forget() { input_ = {}; }
  std::span<const double> numbers() const { return input_; }

  /// Begins an answer: status, and columns in the order they are added.
  void answer(Status status) {
    status_ = status;
    count_ = 0;
  }
  template <typename T>
  void add(const std::vector<T>& column) {
    add(column.data(), column.size());
  }
  template <typename T>
  void add(const T* data, std::size_t length) {
    if (count_ == std::size(columns_)) __builtin_trap();  // an answer with more columns needs a longer table
    columns_[count_++] = {reinterpret_cast<std::uintptr_t>(data), static_cast<std::uint32_t>(length)};
  }

  const Status& status() const { return status_; }
  const void* columns() const { return columns_; }

 private:
  struct Column {
    std::uintptr_t address;
    std::uint32_t length;
  };

  std::vector<double> input_;
  Status status_;
  Column columns_[24];
  std::size_t count_ = 0;
};

}  // namespace sweepscope
