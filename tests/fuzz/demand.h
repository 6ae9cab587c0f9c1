// What a fuzz target insists on. A broken promise ends the program, which is how libFuzzer learns of it.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace sweepscope::fuzz {

inline void demand(bool kept, const char* promise, const std::string& details = {}) {
  if (kept) return;
  std::fprintf(stderr, "Broken: %s\n%s\n", promise, details.c_str());
  std::abort();
}

}  // namespace sweepscope::fuzz
