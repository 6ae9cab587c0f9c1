// A measured figure: into the test's report and onto the terminal.
#pragma once

#include <cstdio>
#include <gtest/gtest.h>
#include <string>

namespace sweepscope::test {

inline void figure(const std::string& name, double value) {
  char text[64];
  std::snprintf(text, sizeof text, "%.9g", value);
  testing::Test::RecordProperty(name, std::string(text));
  std::printf("[   FIGURE ] %s = %s\n", name.c_str(), text);
}

}  // namespace sweepscope::test
