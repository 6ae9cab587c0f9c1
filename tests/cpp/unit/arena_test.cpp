// Memory of one thread: what is out never overlaps, keeps what was written, and all that was given back can be taken again as one piece.
#include "bind/arena.h"

#include <cstring>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "support/random.h"

namespace sweepscope::test {
namespace {

constexpr std::size_t kBlock = 1 << 16;

struct Block {
  alignas(Arena::kAlignment) std::uint8_t bytes[kBlock];
  bool holds(const void* at, std::size_t size) const {
    const auto* const first = static_cast<const std::uint8_t*>(at);
    return first >= bytes && first + size <= bytes + kBlock;
  }
};

/// What one piece of all of it may be at most.
std::size_t largest(Arena& arena) {
  std::size_t least = 0, most = kBlock + 1;
  while (most - least > 1) {
    const std::size_t middle = least + (most - least) / 2;
    void* const taken = arena.take(middle);
    (taken ? least : most) = middle;
    arena.give(taken);
  }
  return least;
}

TEST(Arena, GivesAllOfItsBlockAndNoMore) {
  const auto block = std::make_unique<Block>();
  Arena arena(block->bytes, kBlock);
  const std::size_t whole = largest(arena);
  EXPECT_GE(whole, kBlock - 2 * Arena::kAlignment);
  EXPECT_LT(whole, kBlock);
  EXPECT_EQ(arena.take(kBlock), nullptr);
  EXPECT_EQ(arena.take(SIZE_MAX), nullptr);
  EXPECT_EQ(arena.take(SIZE_MAX - Arena::kAlignment), nullptr);
  EXPECT_EQ(arena.taken(), 0u);
}

TEST(Arena, NothingIsAPieceToo) {
  const auto block = std::make_unique<Block>();
  Arena arena(block->bytes, kBlock);
  void* const one = arena.take(0);
  void* const other = arena.take(0);
  ASSERT_NE(one, nullptr);
  EXPECT_NE(one, other);
  arena.give(one);
  arena.give(other);
  arena.give(nullptr);
  EXPECT_EQ(arena.taken(), 0u);
}

TEST(Arena, BlocksThatTouchAreOne) {
  const auto block = std::make_unique<Block>();
  Arena arena(block->bytes, kBlock / 2);
  EXPECT_EQ(arena.take(kBlock * 3 / 4), nullptr);
  arena.add(block->bytes + kBlock / 2, kBlock / 2);
  EXPECT_NE(arena.take(kBlock * 3 / 4), nullptr);
}

TEST(Arena, TooSmallABlockIsNone) {
  const auto block = std::make_unique<Block>();
  Arena arena(block->bytes, Arena::kAlignment);
  EXPECT_EQ(arena.take(1), nullptr);
}

TEST(Arena, RandomPiecesKeepApartAndComeTogetherAgain) {
  Random random = Random::of(0xa7e4a);
  const auto block = std::make_unique<Block>();
  Arena arena(block->bytes, kBlock);
  const std::size_t whole = largest(arena);
  struct Out {
    std::uint8_t* at;
    std::size_t size;
    std::uint8_t mark;
  };
  std::vector<Out> out;
  std::size_t refused = 0;
  const auto giveBack = [&](std::size_t k) {
    for (std::size_t b = 0; b < out[k].size; ++b) ASSERT_EQ(out[k].at[b], out[k].mark);
    arena.give(out[k].at);
    out[k] = out.back();
    out.pop_back();
  };
  for (int step = 0; step < 20000; ++step) {
    const bool takes = out.empty() || random.chance(step % 1000 < 500 ? 0.7 : 0.3);
    if (!takes) {
      giveBack(static_cast<std::size_t>(random.below(static_cast<int>(out.size()))));
      continue;
    }
    const auto size = static_cast<std::size_t>(random.below(step % 7 == 0 ? 8000 : 200));
    auto* const at = static_cast<std::uint8_t*>(arena.take(size));
    if (!at) {
      ++refused;
      continue;
    }
    ASSERT_TRUE(block->holds(at, size));
    ASSERT_EQ(reinterpret_cast<std::uintptr_t>(at) % Arena::kAlignment, 0u);
    const auto mark = static_cast<std::uint8_t>(step);
    std::memset(at, mark, size);
    out.push_back({at, size, mark});
  }
  EXPECT_GT(refused, 0u) << "never full";
  EXPECT_LE(arena.most(), kBlock);
  while (!out.empty()) giveBack(out.size() - 1);
  EXPECT_EQ(arena.taken(), 0u);
  EXPECT_EQ(largest(arena), whole) << "pieces that were given back did not come together";
}

}  // namespace
}  // namespace sweepscope::test
