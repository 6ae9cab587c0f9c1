// Entry point of every test program: GoogleTest, and the seed of this run.
#include <cinttypes>
#include <cstdio>
#include <gtest/gtest.h>

#include "support/environment.h"

namespace {

class PrintSeed : public testing::Environment {
  void SetUp() override {
    std::printf("seed %" PRIu64 " (SWEEPSCOPE_SEED chooses another)\n", sweepscope::test::seed());
    testing::Test::RecordProperty("seed", std::to_string(sweepscope::test::seed()));
  }
};

}  // namespace

int main(int count, char** arguments) {
  testing::InitGoogleTest(&count, arguments);
  testing::AddGlobalTestEnvironment(new PrintSeed);
  return RUN_ALL_TESTS();
}
