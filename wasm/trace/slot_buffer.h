// A growing array of doubles that reports when memory runs out instead of ending the program.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>

namespace sweepscope {

class SlotBuffer {
 public:
  SlotBuffer() = default;
  SlotBuffer(SlotBuffer&& other) noexcept { swap(other); }
  SlotBuffer& operator=(SlotBuffer&& other) noexcept {
    swap(other);
    return *this;
  }
  SlotBuffer(const SlotBuffer&) = delete;
  SlotBuffer& operator=(const SlotBuffer&) = delete;
  ~SlotBuffer() { std::free(data_); }

  /// Makes room for `count` more; false when there is no memory, and nothing changes.
  bool reserveMore(std::size_t count) {
    if (size_ + count <= capacity_) return true;
    std::size_t wanted = capacity_ < kFirst ? kFirst : capacity_ + capacity_ / 2;
    if (wanted < size_ + count) wanted = size_ + count;
    void* grown = std::realloc(data_, wanted * sizeof(double));
    if (!grown) return false;
    data_ = static_cast<double*>(grown);
    capacity_ = wanted;
    return true;
  }

  /// Room must have been reserved.
  void push(double value) { data_[size_++] = value; }

  /// So many slots, to be written; room must have been reserved.
  double* take(std::size_t count) {
    size_ += count;
    return data_ + (size_ - count);
  }

  double& operator[](std::size_t at) { return data_[at]; }
  double operator[](std::size_t at) const { return data_[at]; }
  std::size_t size() const { return size_; }
  std::span<const double> span() const { return {data_, size_}; }

 private:
  static constexpr std::size_t kFirst = 4096;

  void swap(SlotBuffer& other) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

  double* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace sweepscope
