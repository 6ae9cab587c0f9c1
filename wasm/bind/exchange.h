// The data that crosses the boundary: numbers in one block of memory, answers as columns of another. Embind's own ways would
// cost more than a sweep; see web/package/exchange.ts for the twin.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

#include "core/room.h"
#include "core/status.h"

namespace sweepscope {

class Exchange {
 public:
  /// Room for so many numbers, kept until the next call; null if there is no memory for them.
  double* input(std::size_t numbers) {
    if (numbers > input_.capacity()) {
      forget();
      if (!available(static_cast<double>(numbers) * sizeof(double))) return nullptr;
    }
    input_.resize(numbers);
    return input_.data();
  }
  /// Not `input_ = {}`: that is an empty list, and keeps the memory.
  void forget() { std::vector<double>().swap(input_); }
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
