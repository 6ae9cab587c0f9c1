// Two boxes: closed forms, where corners alone are wrong, and the answer of a program that knows no axes.
#include <gtest/gtest.h>

#include "methods/boxes/study.h"
#include "support/random.h"

namespace sweepscope::test {
namespace {

using BoxRun = methods::boxes::Run;
using methods::boxes::Settings;
using Answer = methods::boxes::Result;

Answer answer(const Settings& settings) { return BoxRun(settings, nullptr).frame(0, off); }

TEST(Boxes, TheBoxesOfTheReference) {
  const Answer found = answer({});
  EXPECT_FALSE(found.overlap);
  EXPECT_EQ(found.axis, 12);
  EXPECT_EQ(found.asked, 13);
  EXPECT_NEAR(found.gap, 0.4208, 5e-5);
}

TEST(Boxes, SideBySideTheGapIsTheWayBetween) {
  Settings settings;
  settings.halfA = settings.halfB = {1, 1, 1};
  settings.turnA = settings.turnB = {};
  settings.centreA = {};
  settings.centreB = {3, 0.5, 0.25};
  EXPECT_EQ(answer(settings).gap, 1);
  settings.centreB = {2, 0.5, 0.25};
  EXPECT_TRUE(answer(settings).overlap) << "touching is overlapping";
  settings.centreB = {1.5, 0, 0};
  EXPECT_EQ(answer(settings).gap, -0.5);
  EXPECT_TRUE(answer(settings).byVertices);
}

/// Two long bars laid across: edges cross, no corner is in the other.
TEST(Boxes, CornersAloneMissCrossingBars) {
  Settings settings;
  settings.halfA = {3, 0.4, 0.4};
  settings.halfB = {0.4, 0.4, 3};
  settings.turnA = settings.turnB = {};
  settings.centreB = {0, 0.5, 0};
  const Answer found = answer(settings);
  EXPECT_TRUE(found.byAxes);
  EXPECT_FALSE(found.byVertices);
}

/// Is there a point in both? Alternating projections on the two boxes, of Dykstra's kind, know nothing of axes: the distance they come to.
double distance(const Settings& s) {
  const Axes a = turned(s.turnA), b = turned(s.turnB);
  const auto nearest = [](Vec3 p, Vec3 centre, Vec3 half, const Axes& axes) {
    Vec3 local = axes.into(p - centre);
    local = max(-half, min(half, local));
    return centre + axes.back(local);
  };
  // Gradient of the distance to A over the points of B, projected back on B: convex, so it ends at the least.
  Vec3 q = s.centreB;
  for (int k = 0; k < 20000; ++k) q = nearest(nearest(q, s.centreA, s.halfA, a), s.centreB, s.halfB, b);
  return length(q - nearest(q, s.centreA, s.halfA, a));
}

TEST(Boxes, AgreesWithAlternatingProjections) {
  Random random = Random::of(0xb0c5);
  int apart = 0, together = 0, missedByCorners = 0;
  for (int k = 0; k < 300; ++k) {
    Settings s;
    s.centreA = {};
    s.centreB = random.inBox(2.2);
    s.halfA = {random.between(0.1, 1.5), random.between(0.1, 1.5), random.between(0.1, 1.5)};
    s.halfB = {random.between(0.1, 1.5), random.between(0.1, 1.5), random.between(0.1, 1.5)};
    s.turnA = random.inBox(180);
    s.turnB = random.inBox(180);
    const Answer found = answer(s);
    if (std::fabs(found.gap) < 1e-2) continue;  // the projections come to their end slowly there
    const double far = distance(s);
    EXPECT_EQ(found.byAxes, far < 1e-3) << "gap " << found.gap << ", distance " << far;
    // The gap on an axis is never more than the distance, and corners inside are an overlap.
    EXPECT_LE(found.gap, far + 1e-9);
    EXPECT_TRUE(found.byAxes || !found.byVertices);
    (found.byAxes ? together : apart)++;
    missedByCorners += found.byAxes && !found.byVertices;
  }
  EXPECT_GT(apart, 50);
  EXPECT_GT(together, 50);
  EXPECT_GT(missedByCorners, 0);
}

TEST(Boxes, TheSweptTestMeetsWhenTheyMeet) {
  Settings s;
  s.test = BoxTest::Swept;
  const BoxRun run(s, nullptr);
  for (int frame = 0; frame < run.frames(); ++frame) {
    const Answer found = run.frame(frame, off);
    const Settings still = [&] {
      Settings moved = s;
      moved.centreB = s.centreB + s.motion * (frame + std::min(found.time, 1.0));
      moved.test = BoxTest::Axes;
      return moved;
    }();
    const Answer there = answer(still);
    if (found.time == kNever)
      EXPECT_GT(there.gap, -1e-12);
    else if (found.time > 0)
      EXPECT_NEAR(there.gap, 0, 1e-12);
    else
      EXPECT_LE(there.gap, 1e-12);
  }
}

/// A fast body: no frame has an overlap, the swept test has.
TEST(Boxes, FramesMissWhatTheSweptTestMeets) {
  Settings s;
  s.halfA = {0.05, 2, 2};
  s.halfB = {0.2, 0.2, 0.2};
  s.turnA = s.turnB = {};
  s.centreB = {3, 0, 0};
  s.motion = {-2, 0, 0};
  s.test = BoxTest::Swept;
  const BoxRun run(s, nullptr);
  int overlaps = 0, met = 0;
  for (int frame = 0; frame < 4; ++frame) {
    const Answer found = run.frame(frame, off);
    overlaps += found.gap <= 0;
    if (found.time <= 1) {
      ++met;
      EXPECT_EQ(frame, 1);
      EXPECT_DOUBLE_EQ(found.time, 0.375);
    }
  }
  EXPECT_EQ(overlaps, 0);
  EXPECT_EQ(met, 1);
}

/// The boxes of frame 0, as far as it has come.
Settings stood(const Settings& s, double time) {
  Settings there = s;
  there.centreB = s.centreB + s.motion * time;
  there.turnB = s.turnB + s.spin * time;
  there.test = BoxTest::Axes;
  there.spin = there.motion = {};
  return there;
}

/// A bar above a box: no frame but one overlaps, and the bar's end comes down on the box in between.
TEST(Boxes, ABarThatTurnsMeetsWhereItsEndComesDown) {
  Settings s;
  s.halfA = {0.5, 0.5, 0.5};
  s.halfB = {2, 0.1, 0.1};
  s.centreA = {};
  s.centreB = {0, 1.2, 0};
  s.turnA = s.turnB = s.motion = {};
  s.spin = {0, 0, 45};
  s.test = BoxTest::Swept;
  const BoxRun run(s, nullptr);
  EXPECT_EQ(run.frame(0, off).time, kNever);
  EXPECT_EQ(run.frame(0, off).safe, 1);
  // The corner (0.5, 0.5) of A is on the lower side of the bar: 0.5 sin φ + 0.7 cos φ = 0.1, turned by φ.
  const double phi = std::acos(0.1 / std::hypot(0.5, 0.7)) - std::atan2(0.5, 0.7);
  const Answer found = run.frame(1, off);
  EXPECT_FALSE(found.overlap);
  EXPECT_NEAR(found.time, (phi / radians(45)) - 1, 1e-5);
  EXPECT_LE(found.time, (phi / radians(45)) - 1);
  EXPECT_TRUE(run.frame(2, off).overlap);
}

/// Turned boxes on their way, against boxes that stand at many times of it: apart before the first touch, together there.
TEST(Boxes, TurningBoxesMeetWhenTheyMeet) {
  Random random = Random::of(0x7a33);
  int met = 0, never = 0, unknown = 0;
  for (int k = 0; k < 2000; ++k) {
    Settings s;
    s.centreA = {};
    s.centreB = random.inBox(2.6);
    s.halfA = {random.between(0.1, 1.2), random.between(0.1, 1.2), random.between(0.1, 1.2)};
    s.halfB = {random.between(0.1, 1.2), random.between(0.1, 1.2), random.between(0.1, 1.2)};
    s.turnA = random.inBox(180);
    s.turnB = random.inBox(180);
    s.spin = random.inBox(90);
    s.motion = random.inBox(2);
    s.test = k % 2 ? BoxTest::Swept : BoxTest::Axes;
    const Answer found = answer(s);
    const auto gapAt = [&](double time) { return answer(stood(s, time)).gap; };
    if (found.byAxes) {
      EXPECT_EQ(found.time, 0);
      continue;
    }
    for (int i = 0; i < 200; ++i) EXPECT_GT(gapAt(found.safe * i / 200), 0) << k << ", at " << found.safe * i / 200;
    if (found.time <= 1) {
      ++met;
      EXPECT_EQ(found.time, found.safe);
      EXPECT_GT(gapAt(found.time), 0);
      EXPECT_LT(gapAt(found.time), 3e-6 * (length(s.halfA) + length(s.halfB)));
    } else {
      EXPECT_EQ(found.time, kNever);
      found.safe < 1 ? ++unknown : ++never;
    }
  }
  EXPECT_GT(met, 100);
  EXPECT_GT(never, 100);
  EXPECT_LT(unknown, 20) << "boxes that pass each other closely";
}

}  // namespace
}  // namespace sweepscope::test
