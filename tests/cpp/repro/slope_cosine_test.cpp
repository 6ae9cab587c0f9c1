// Found by the golden hashes: g++ and WebAssembly disagreed about moves. The cosine of the slope limit came from the standard
// library, whose last bit differs between C libraries; it decides what is ground and is part of the trace.
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

#include "core/cosine.h"
#include "support/hash.h"

namespace sweepscope::test {
namespace {

TEST(Repro, CosineIsRightToTwoUnitsInTheLastPlace) {
  for (int k = 0; k <= 20000; ++k) {
    const double angle = k / 20000.0 * (std::numbers::pi / 2);
    const long double right = std::cos(static_cast<long double>(angle));
    const double mine = cosineOf(angle), unit = std::nextafter(std::fabs(mine), 9.0) - std::fabs(mine);
    EXPECT_LE(std::fabs(static_cast<double>(mine - right)), 2 * unit) << angle;
  }
  EXPECT_EQ(cosineOf(0), 1);
  EXPECT_GT(cosineOf(std::numbers::pi / 2), 0) << "an upright wall is not ground at the largest limit";
}

TEST(Repro, CosineHasTheSameBitsEverywhere) {
  Hash hash;
  for (int k = 0; k <= 20000; ++k) hash.add(cosineOf(k / 20000.0 * 1.5707963267948966));
  EXPECT_EQ(hash.value(), 0x6de4453b2d5ccb1dull);
}

}  // namespace
}  // namespace sweepscope::test
