// Sweep and prune for moving bodies: the pairs of brute force in every frame, and frames that stand for themselves.
#include <gtest/gtest.h>

#include "methods/broad_phase/cpp/scenes.h"

namespace sweepscope::test {
namespace {

using namespace methods::broad_phase;

Settings moving() {
  Settings settings;
  settings.subject = BroadSubject::Bodies;
  settings.structure = BroadStructure::Sap;
  return settings;
}

/// Step by step, turning at the wall, in numbers that are not rounded.
TEST(BroadBodies, BounceAsIfStepped) {
  for (const double speed : {0.0, 0.25, 1.5, -0.75, 3.0}) {
    double at = 0.5, way = speed;
    for (int frame = 0; frame < 200; ++frame) {
      EXPECT_EQ(folded(0.5 + speed * frame, 2), at) << "speed " << speed << ", frame " << frame;
      at += way;
      for (; at > 2 || at < -2; way = -way) at = at > 2 ? 4 - at : -4 - at;
    }
  }
  EXPECT_EQ(folded(5, 0), 0);
  const Bodies bodies(50, 3, 0.6, 40, 5);
  for (int frame = 0; frame < 500; ++frame) {
    for (const Extent& box : bodies.at(frame)) {
      EXPECT_LE(maxAbs(box.low), 5 + 1e-12);
      EXPECT_LE(maxAbs(box.high), 5 + 1e-12);
    }
  }
}

/// `agree` is the table of pairs kept by swaps against the one made anew by asking all pairs; and the number of them follows from the frame before.
TEST(BroadBodies, TheSweepKeepsThePairsOfBruteForce) {
  for (const double speed : {0.0, 0.1, 4.0}) {
    for (const int count : {1, 2, 40, 150}) {
      Settings settings = moving();
      settings.bodySpeed = speed;
      settings.bodies = count;
      BroadRun run = broadRun(settings, nullptr);
      Count pairs = -1, changes = 0, swaps = 0;
      for (int frame = 0; frame < 60; ++frame) {
        const Result found = run.frame(frame, off);
        EXPECT_TRUE(found.agree) << "frame " << frame;
        if (pairs >= 0) {
          EXPECT_EQ(found.pairs, pairs + found.added - found.removed);
        }
        EXPECT_EQ(found.candidates, found.pairs);
        EXPECT_EQ(found.bruteTests, count * (count - 1) / 2);
        pairs = found.pairs;
        changes += found.added + found.removed;
        swaps += found.swaps;
      }
      if (speed == 0) {
        EXPECT_EQ(swaps, 0) << "nothing moves, nothing is sorted";
      }
      if (speed > 0 && count >= 40) {
        EXPECT_GT(changes, 10);
      }
    }
  }
}

/// Whole numbers, so that ends meet everywhere: boxes that touch overlap, here as there, whatever changes places first.
TEST(BroadBodies, EndsThatMeetAreSortedSoThatTouchingIsOverlap) {
  Random random = Random::of(0x7013);
  const auto boxes = [&] {
    std::vector<Extent> made;
    for (int k = 0; k < 25; ++k) {
      const auto at = [&] { return Vec3{double(random.below(6)), double(random.below(6)), double(random.below(6))}; };
      const Vec3 low = at();
      made.push_back({low, low + at() * 0.5});
    }
    return made;
  };
  int touching = 0;
  SweepAndPrune lists(boxes());
  for (int round = 0; round < 200; ++round) {
    Steps steps;
    const std::vector<Extent> now = boxes();
    lists.moveTo(now, steps, off);
    const SweepAndPrune anew(now);
    for (std::size_t a = 0; a < now.size(); ++a) {
      for (std::size_t b = a + 1; b < now.size(); ++b) {
        EXPECT_EQ(lists.pairs().has(a, b), now[a].meets(now[b]));
        EXPECT_EQ(anew.pairs().has(a, b), now[a].meets(now[b]));
        touching += maxComponent(gapsOf(now[a], now[b])) == 0;
      }
    }
  }
  EXPECT_GT(touching, 1000);
}

/// Little moves: few tests beside all pairs. Where everything jumps, the sorting costs more than asking all.
TEST(BroadBodies, SavesWhereLittleMoves) {
  Settings settings = moving();
  settings.bodies = 200;
  settings.bodySize = 0.3;
  settings.bodySpeed = 0.02;
  Result found = broadRun(settings, nullptr).frame(7, off);
  EXPECT_LT(found.tests + found.swaps, found.bruteTests / 20);
  settings.bodySpeed = 900;
  found = broadRun(settings, nullptr).frame(7, off);
  EXPECT_GT(found.swaps, found.bruteTests);
}

TEST(BroadBodies, FramesStandForThemselves) {
  const Settings settings = moving();
  BroadRun run = broadRun(settings, nullptr);
  std::vector<double> inOrder, alone;
  for (int frame = 0; frame < 40; ++frame) {
    NumberWriter first(inOrder), second(alone);
    run.frame(frame, off).write(first);
    broadRun(settings, nullptr).frame(frame, off).write(second);
  }
  EXPECT_EQ(inOrder, alone);
}

TEST(BroadBodies, BruteForceAnswersTooAndTheOthersSayTheyDoNot) {
  Settings settings = moving();
  const Result sap = broadRun(settings, nullptr).frame(11, off);
  settings.structure = BroadStructure::Brute;
  const Result brute = broadRun(settings, nullptr).frame(11, off);
  EXPECT_EQ(brute.tests, 780);
  EXPECT_EQ(brute.candidates, sap.candidates);
  EXPECT_EQ(brute.sapTests, sap.tests);
  EXPECT_GT(sap.pairs, 0);
  for (const BroadStructure which : {BroadStructure::Grid, BroadStructure::Octree, BroadStructure::Bvh}) {
    settings.structure = which;
    const Result none = broadRun(settings, nullptr).frame(11, off);
    EXPECT_EQ(none.state, BroadState::MeshOnly);
    EXPECT_EQ(none.candidates, -1);
    EXPECT_EQ(none.boxes, -1);
    EXPECT_EQ(none.pairs, sap.pairs);
  }
}

}  // namespace
}  // namespace sweepscope::test
