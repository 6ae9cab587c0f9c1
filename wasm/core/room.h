// Memory, asked for before it is needed: out of memory inside the standard library ends the module.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace sweepscope {

/// Whether `bytes` more can be had.
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

}  // namespace sweepscope
