// Memory of one thread: pieces of a block that no other thread uses. So there is no lock that threads wait for, or that one of them
// holds when it dies, and whatever a thread leaves behind is dropped with its block.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>

namespace sweepscope {

class Arena {
 public:
  static constexpr std::size_t kAlignment = 16;

  /// Takes pieces from that block, which begins at a multiple of kAlignment.
  Arena(void* from, std::size_t bytes) { add(from, bytes); }
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  /// More to take from; joined to the block where it lies right behind it.
  void add(void* from, std::size_t bytes) {
    bytes -= bytes % kAlignment;
    if (bytes >= kLeast) free(new (from) Piece{bytes, nullptr});
  }

  /// So many bytes, at a multiple of kAlignment; null where there is no room for them.
  void* take(std::size_t bytes) {
    if (bytes > SIZE_MAX / 2) return nullptr;
    const std::size_t size = std::max(sizeof(Piece) + (bytes + kAlignment - 1) / kAlignment * kAlignment, kLeast);
    for (Piece** link = &first_; *link; link = &(*link)->next) {
      Piece* const piece = *link;
      if (piece->bytes < size) continue;
      if (piece->bytes - size >= kLeast) {
        *link = new (behind(piece, size)) Piece{piece->bytes - size, piece->next};
        piece->bytes = size;
      } else {
        *link = piece->next;
      }
      taken_ += piece->bytes;
      most_ = std::max(most_, taken_);
      return piece + 1;
    }
    return nullptr;
  }

  /// Gives back what was taken; null is nothing.
  void give(void* taken) {
    if (!taken) return;
    Piece* const piece = static_cast<Piece*>(taken) - 1;
    taken_ -= piece->bytes;
    free(piece);
  }

  /// Bytes that are out, what pieces cost included; and the most there ever were.
  std::size_t taken() const { return taken_; }
  std::size_t most() const { return most_; }

 private:
  struct alignas(kAlignment) Piece {
    std::size_t bytes;  ///< with this
    Piece* next;        ///< the next one that is free, by address
  };
  static constexpr std::size_t kLeast = sizeof(Piece) + kAlignment;

  static void* behind(Piece* piece, std::size_t bytes) { return reinterpret_cast<char*>(piece) + bytes; }

  /// Into the list, joined to its neighbours.
  void free(Piece* piece) {
    Piece* before = nullptr;
    Piece* after = first_;
    while (after && after < piece) before = after, after = after->next;
    if (after && behind(piece, piece->bytes) == after) {
      piece->bytes += after->bytes;
      after = after->next;
    }
    piece->next = after;
    if (before && behind(before, before->bytes) == piece) {
      before->bytes += piece->bytes;
      before->next = after;
    } else {
      (before ? before->next : first_) = piece;
    }
  }

  Piece* first_ = nullptr;
  std::size_t taken_ = 0, most_ = 0;
};

}  // namespace sweepscope
