// The laws of movement: a body goes where it can, and what carries it is told. Judged by what the tests of the laws judge by: the reference
// slide, distances, closed forms (tests/cpp/property).
#include <cmath>
#include <cstdio>

#include "certify/law_rows.h"
#include "certify/plan.h"
#include "support/law_walks.h"
#include "support/progress_walks.h"

namespace sweepscope::certify {
namespace {

using test::Broken;
using test::LawTally;
using test::Random;

/// Shares of the frames of the laws; the rest is for the levels.
constexpr double kProgress = 0.3, kWalks = 0.3;

struct ProgressRows {
  LawRow rows[7] = {
      {"progress", "goes as far", "at least as far along the desired motion as the slide in 1,024 sub-steps", "≥ 0.99",
       "of the reference", Worse::Least},
      {"progress", "no dead frame", "sweeps run out without progress while one of 32 directions is free", "≤ 0",
       "frames", Worse::Sum},
      {"progress", "not turned back", "way along the desired motion, as a share of it", "≥ −rounding", "",
       Worse::Least},
      {"progress", "not faster", "length of the way, as a share of the desired motion", "≤ 1 + rounding", ""},
      {"progress", "no climbing",
       "rise of a body that stands beyond that of the reference, as a share of the desired motion", "≤ 0.01", ""},
      {"progress", "slits", "where a body fits with no room but rounding: frames that break any of these", "measured",
       "frames", Worse::Sum},
      {"progress", "round convex edges", "where a slide runs straight on beyond an edge: least share of the reference",
       "measured", "of the reference", Worse::Least}};

  /// What a family has that is measured and nothing is demanded of.
  void addOpen(const std::string& family, const LawTally& tally) {
    long broken = 0;
    for (const auto& [kind, times] : tally.broken) broken += times;
    rows[5].judged += tally.frames - tally.overlapped;
    rows[5].note(static_cast<double>(broken), family);
    printWalk("progress." + family, tally.frames, broken);
  }

  /// @param convex  as in the tests: a slide on the tangent of an edge is straight to the end of its frame, and cut into sub-steps it
  /// rounds the edge, so how far it gets is measured only
  void add(const std::string& family, const LawTally& tally, bool convex) {
    constexpr Broken kBroken[] = {Broken::Progress, Broken::DeadFrame, Broken::TurnedBack, Broken::Faster,
                                  Broken::Climbed};
    long broken = 0;
    for (int k = convex ? 1 : 0; k < 5; ++k) {
      const auto found = tally.broken.find(kBroken[k]);
      const long times = found == tally.broken.end() ? 0 : found->second;
      rows[k].judged += tally.frames - tally.overlapped;
      rows[k].broken += times;
      broken += times;
      if (times > 0) {
        std::fprintf(stderr, "progress.%s: %ld of %ld frames break %s, such as\n%s\n", family.c_str(), times,
                     tally.frames, nameOf(kBroken[k]), tally.first.at(kBroken[k]).c_str());
      }
      if (kBroken[k] == Broken::DeadFrame) rows[k].note(static_cast<double>(times), family);
    }
    LawRow& far = convex ? rows[6] : rows[0];
    if (convex) far.judged += tally.frames - tally.overlapped;
    far.note(tally.worst, family);
    if (tally.mostMade > 0) {
      rows[2].note(tally.leastGot, family);
      rows[3].note(tally.mostMade, family);
      rows[4].note(tally.mostRise, family);
    }
    printWalk("progress." + family, tally.frames, broken);
  }
};

long certifyProgress(const Plan& plan, double frames) {
  ProgressRows rows;
  const auto families = test::lawFamilies();
  MoveSettings walking;
  walking.stepHeight = walking.snapDistance = 0.3;
  for (const test::LawFamily& family : families) {
    for (const bool steps : {false, true}) {
      // As the tests divide them: twice as many without steps and snap.
      const double share = frames / static_cast<double>(families.size()) * (steps ? 1.0 / 3 : 2.0 / 3);
      const std::string suffix = steps ? "_steps" : "", name = family.name + suffix;
      Random random = randomFor(plan, "progress." + name);
      LawTally tally;
      while (static_cast<double>(tally.frames) < share) {
        test::progressWalk(family, suffix, steps ? walking : MoveSettings{}, random, tally);
      }
      family.open ? rows.addOpen(name, tally) : rows.add(name, tally, family.convex);
    }
  }
  long broken = 0;
  for (const LawRow& row : rows.rows) broken += row.print();
  return broken;
}

long certifyWalks(const Plan& plan, double frames) {
  std::vector<LawRow> rows = bookRows();
  const std::vector<test::LawWalk> walks = test::lawWalks();
  for (const test::LawWalk& walk : walks) {
    Random random = randomFor(plan, walk.name);
    test::LawBook book(walk.name);
    const double share = walk.cases > 0 ? frames / static_cast<double>(walks.size()) : 0;
    do {
      walk.take(book, random);
    } while (static_cast<double>(book.frames()) < share);
    addBook(book, rows);
  }
  long broken = 0;
  for (const LawRow& row : rows) {
    if (row.judged > 0) broken += row.print();
  }
  return broken;
}

}  // namespace

long certifyLaws(const Plan& plan, const std::vector<Shape>& shapes) {
  const double frames = kLawShare * static_cast<double>(plan.frames);
  const long wrong = certifyProgress(plan, kProgress * frames) + certifyWalks(plan, kWalks * frames);
  return wrong + certifyLevels(plan, shapes, (1 - kProgress - kWalks) * frames);
}

}  // namespace sweepscope::certify
