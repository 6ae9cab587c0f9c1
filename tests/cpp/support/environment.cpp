#include "support/environment.h"

#include <algorithm>
#include <cstdlib>
#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// clang-format off
EM_JS(double, hostNumber, (const char* name, double otherwise), {
  var text = process.env[UTF8ToString(name)];
  return text ? Number(text) : otherwise;
});
// clang-format on
#endif

namespace sweepscope::test {
namespace {

constexpr double kDefaultSeed = 20030714;
/// The bits are those of the native build, which runs all cases: the golden hashes, asked of every build, say so.
constexpr int kSlice = 12;

/// A number from the environment; under node that of the host, which getenv does not see.
double number(const char* name, double otherwise) {
#ifdef __EMSCRIPTEN__
  return hostNumber(name, otherwise);
#else
  const char* text = std::getenv(name);
  return text ? std::strtod(text, nullptr) : otherwise;
#endif
}

}  // namespace

std::uint64_t seed() {
  static const auto value = static_cast<std::uint64_t>(number("SWEEPSCOPE_SEED", kDefaultSeed));
  return value;
}

bool isSlice() {
#ifdef __EMSCRIPTEN__
  return true;
#else
  return false;
#endif
}

int cases(int full) {
  static const double effort = number("SWEEPSCOPE_EFFORT", 1);
  return std::max(1, static_cast<int>(full * effort / (isSlice() ? kSlice : 1)));
}

}  // namespace sweepscope::test
