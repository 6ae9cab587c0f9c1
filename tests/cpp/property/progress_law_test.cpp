// The laws of progress (ARCHITECTURE.md: a body goes where it can), in every family of scenes: each frame gets as far along its desired motion as the
// reference slide, none is dead while a direction is free, none turns back or is faster than asked.
//
// SWEEPSCOPE_KEEP names a folder that every kind of failure is written to, once per family, as a test for tests/cpp/repro.
#include <gtest/gtest.h>

#include "support/figure.h"
#include "support/progress_walks.h"

namespace sweepscope::test {
namespace {

std::string listed(const std::map<std::string, int>& counts) {
  std::string out;
  for (const auto& [note, times] : counts) out += "  " + std::to_string(times) + " in " + note + "\n";
  return out;
}

/// @param family  an open one is measured only; of a convex one the progress is: a slide on the tangent of an edge is straight to the end of its
/// frame, and cut into sub-steps it rounds the edge; and the brink of a ledge that a body meets in the air stops it for that frame
void report(const std::string& name, const LawTally& tally, const LawFamily& family) {
  const std::string prefix = "progress." + name;
  figure(prefix + ".frames", static_cast<double>(tally.frames));
  figure(prefix + ".stood", static_cast<double>(tally.stood));
  figure(prefix + ".overlapped", static_cast<double>(tally.overlapped));
  figure(prefix + ".worst_ratio", tally.worst);
  for (const auto& [broken, times] : tally.broken) {
    figure(prefix + "." + nameOf(broken), times);
    if (family.open || (family.convex && broken == Broken::Progress)) continue;
    ADD_FAILURE() << name << ": " << times << " of " << tally.frames << " frames break " << nameOf(broken)
                  << ", such as\n"
                  << tally.first.at(broken) << listed(tally.notes.at(broken));
  }
  EXPECT_GT(tally.moved, tally.frames / 5) << "frames that go nowhere prove little";
  EXPECT_LE(tally.overlapped, tally.frames / 50);
}

class ProgressLaw : public testing::TestWithParam<LawFamily> {
 protected:
  void run(const std::string& suffix, const MoveSettings& settings, int scenes) {
    const LawFamily& family = GetParam();
    Random random = Random::of(490 + suffix.size());
    for (const char c : std::string(family.name)) random = Random(random.bits() + static_cast<unsigned char>(c));
    LawTally tally;
    for (int k = 0; k < scenes; ++k) {
      progressWalk(family, suffix, settings, random, tally);
    }
    report(family.name + suffix, tally, family);
  }
};

TEST_P(ProgressLaw, GetsAsFarAsTheReference) { run("", {}, cases(60)); }

TEST_P(ProgressLaw, GetsAsFarWithStepsAndSnap) {
  MoveSettings settings;
  settings.stepHeight = settings.snapDistance = 0.3;
  run("_steps", settings, cases(30));
}

TEST_P(ProgressLaw, GetsAsFarWithoutFriction) {
  MoveSettings settings;
  settings.wallLimit = kRightAngle;
  run("_frictionless", settings, cases(30));
}

INSTANTIATE_TEST_SUITE_P(Families, ProgressLaw, testing::ValuesIn(lawFamilies().begin(), lawFamilies().end()),
                         [](const auto& family) { return std::string(family.param.name); });

}  // namespace
}  // namespace sweepscope::test
