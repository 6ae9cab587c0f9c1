// What the published test of the cell under the centre gets wrong, and the sweep on the same field does not.
#include "methods/height_field/cpp/fields.h"

namespace sweepscope::test {
namespace {

/// A triangle's plane goes on beyond the cell: beside a ridge the ball bounces off what is not there.
TEST(HeightFieldFlaws, BesideARidgeItHitsThePlaneBeyondTheTriangle) {
  FieldSettings s = overProfile({0, 1, 0});
  s.start = {0.9, 2, 1.4};
  s.velocity = {};
  s.restitution = 0.6;
  s.frames = 30;
  const FieldRow row = rowsOf(s)[21];
  EXPECT_EQ(row.verdict, HeightVerdict::Invented);
  EXPECT_NEAR(row.gap, -0.0097, 5e-5);
  EXPECT_NEAR(row.truth, 0.0263, 5e-5);
  s.method = HeightMethod::Sweep;
  const std::vector<FieldRow> swept = rowsOf(s);
  EXPECT_FALSE(swept[21].hit);
  EXPECT_TRUE(swept[22].hit);
  EXPECT_NEAR(swept[22].sweptTime, 0.4425, 5e-5);
}

/// A wall in the next cell: nothing is seen until the centre is over it, and by then the ball is deep in it.
TEST(HeightFieldFlaws, ASteepNeighbourIsMet) {
  FieldSettings s = overProfile({0, 0, 2, 2});
  s.start = {0.3, 0.3, 1.4};
  s.velocity = {3, 0, 0};
  s.restitution = 0.6;
  s.frames = 24;
  const std::vector<FieldRow> rows = rowsOf(s);
  for (int k = 0; k < 10; ++k) EXPECT_EQ(rows[k].verdict, HeightVerdict::Same) << k;
  for (int k = 10; k < 14; ++k) EXPECT_EQ(rows[k].verdict, HeightVerdict::StillIn) << k;
  EXPECT_NEAR(rows[13].left, -0.1437, 5e-5);
  EXPECT_NEAR(rows[14].gap, -0.1862, 5e-5);
  EXPECT_EQ(rows[14].verdict, HeightVerdict::Other);
  s.method = HeightMethod::Sweep;
  for (const FieldRow& row : rowsOf(s)) EXPECT_GT(row.left, -1e-9);
}

/// The same in flight, where there is no floor to be met: no hit at all while the wall is entered.
TEST(HeightFieldFlaws, InFlightTheNeighbourIsMissed) {
  FieldSettings s = overProfile({0, 0, 2, 2});
  s.start = {0.3, 0.45, 1.4};
  s.velocity = {2, 0, 0};
  s.gravity = 0;
  s.frames = 30;
  const std::vector<FieldRow> rows = rowsOf(s);
  int missed = 0;
  double deepest = 0;
  for (const FieldRow& row : rows) {
    missed += row.verdict == HeightVerdict::Missed;
    if (!row.hit) deepest = std::min(deepest, row.truth);
  }
  EXPECT_EQ(missed, 4);
  EXPECT_LT(deepest, -0.07);
}

/// Put back along the normal, not along its way: a ball that friction holds goes down by g dt^2 sin a in each frame.
TEST(HeightFieldFlaws, ARestingBallCreepsDownhill) {
  FieldSettings s = overProfile({4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0});
  s.start = {1, 3.5 + 0.3 * std::sqrt(1.25), 4};
  s.velocity = {};
  s.restitution = 0;
  s.friction = 2;
  s.frames = 60;
  const std::vector<FieldRow> rows = rowsOf(s);
  const double creep = s.gravity * s.step * s.step / std::sqrt(5);
  for (int k = 1; k < 60; ++k) {
    EXPECT_EQ(rows[k].state, HeightState::Resting);
    EXPECT_NEAR(length(rows[k].centre - rows[k - 1].centre), creep, 1e-12);
  }
  s.method = HeightMethod::Sweep;
  const std::vector<FieldRow> swept = rowsOf(s);
  EXPECT_NEAR(length(swept[59].centre - swept[1].centre), 0, 1e-12);
}

/// A ridge between two frames is not there for a test of the end of the way.
TEST(HeightFieldFlaws, AFastBallTunnels) {
  FieldSettings s = overProfile({0, 0, 0, 1, 0, 0, 0});
  s.cellSize = 0.5;
  s.radius = 0.1;
  s.start = {0.4, 0.6, 1.4};
  s.velocity = {110, 0, 0};
  s.frames = 1;
  const FieldRow row = rowsOf(s)[0];
  EXPECT_FALSE(row.hit);
  EXPECT_EQ(row.verdict, HeightVerdict::Missed);
  EXPECT_GT(row.gap, 0);
  EXPECT_GT(row.truth, 0);
  EXPECT_LT(row.sweptTime, 0.6);
  EXPECT_GT(row.centre.x, 2);
  s.method = HeightMethod::Sweep;
  const FieldRow swept = rowsOf(s)[0];
  EXPECT_TRUE(swept.hit);
  EXPECT_LT(swept.centre.x, 1.5);
}

/// On its way out of the ground the published mirror sends a ball back in.
TEST(HeightFieldFlaws, TheMirrorTurnsALeavingBallIn) {
  FieldSettings s = overProfile({0, 0, 0});
  s.start = {1, 0.1, 1};
  s.velocity = {0, 2, 0};
  s.gravity = 0;
  s.frames = 2;
  const std::vector<FieldRow> rows = rowsOf(s);
  EXPECT_EQ(rows[0].verdict,
            HeightVerdict::StillIn == rows[0].verdict ? HeightVerdict::StillIn : HeightVerdict::AlreadyIn);
  EXPECT_TRUE(rows[1].hit);
  EXPECT_NEAR(rows[1].gap, -2 * s.step, 1e-12) << "it went down from where it was put";
  const event::HeightReflect in = methods::height_field::reflect({0, 2, 0}, {0, 1, 0}, 1);
  EXPECT_EQ(in.answer, HeightAnswer::TurnedIn);
  EXPECT_EQ(in.result.y, -2);
}

/// Heights compared along the axis. Straight below the centre the ball sinks in by r (1 - cos a) before that is seen;
/// against the highest corner it rests in the air.
TEST(HeightFieldFlaws, AlongTheAxisItRestsInOrOverTheSlope) {
  FieldSettings s = overProfile({4, 3, 2, 1, 0});
  s.start = {1.6, 4, 2.1};
  s.velocity = {};
  s.restitution = 0;
  s.friction = 10;
  s.frames = 200;
  s.method = HeightMethod::Vertical;
  const FieldRow under = rowsOf(s).back();
  EXPECT_EQ(under.state, HeightState::Resting);
  EXPECT_NEAR(under.left, 0.3 * (std::sqrt(0.5) - 1), 1e-3);
  s.method = HeightMethod::Axis;
  const FieldRow top = rowsOf(s).back();
  EXPECT_EQ(top.state, HeightState::Resting);
  EXPECT_NEAR(top.centre.y, 3.3, 1e-12) << "the highest corner of its triangle + r";
  EXPECT_NEAR(top.left, (3.3 - 2.4) * std::sqrt(0.5) - 0.3, 1e-12) << "in the air";
  s.method = HeightMethod::Published;
  EXPECT_NEAR(rowsOf(s).back().left, 0, 1e-9);
}

/// The sweep over hills, for minutes: never in the ground, whatever it does.
TEST(HeightFieldFlaws, TheSweepNeverSinks) {
  Random random = Random::of(0x9a06);
  int touches = 0, sunkByCell = 0;
  for (int k = 0; k < 12; ++k) {
    FieldSettings s;
    s.heights.clear();
    s.cells = 12;
    s.seed = k;
    s.hillSize = random.between(0.5, 3);
    s.amplitude = random.between(0.2, 1.5);
    s.start = {6, 3, 6};
    s.velocity = random.inBox(4);
    s.restitution = random.between(0, 1);
    s.frames = 1500;
    for (const FieldRow& row : rowsOf(s)) sunkByCell += row.left < -1e-3;
    s.method = HeightMethod::Sweep;
    for (const FieldRow& row : rowsOf(s)) {
      if (row.triangle < 0) break;  // off the field, and then it may pass below its border
      ASSERT_GT(row.left, -1e-9);
      touches += row.hit;
    }
  }
  EXPECT_GT(touches, 1000);
  EXPECT_GT(sunkByCell, 100);
}

/// Every bound of every setting: numbers stay numbers.
TEST(HeightFieldFlaws, ExtremesStayFinite) {
  Random random = Random::of(0x9a07);
  for (int k = 0; k < 400; ++k) {
    FieldSettings s;
    const auto end = [&](double low, double high) { return random.chance(0.5) ? low : high; };
    s.cells = static_cast<Count>(end(1, 8));
    s.cellSize = end(0.01, 1000);
    if (random.chance(0.5)) s.heights.assign(40, end(-1e30, 1e30));
    s.amplitude = end(0, 1000);
    s.hillSize = end(0.01, 10000);
    s.seed = static_cast<Count>(end(0, 4294967295.0));
    s.start = {end(-1e4, 1e4), end(-1e4, 1e4), end(0, 1e4)};
    if (random.chance(0.5)) s.start.x = s.start.z = s.cellSize * random.unit();
    s.velocity = {end(-1e4, 1e4), end(-1e4, 1e4), end(0, 1e4)};
    s.radius = end(0.001, 1000);
    s.gravity = end(0, 1000);
    s.step = end(1e-4, 1);
    s.restitution = end(0, 1);
    s.friction = end(0, 10);
    s.rollBelow = end(0, 100);
    s.frames = 40;
    s.method = static_cast<HeightMethod>(random.below(4));
    for (const FieldRow& row : rowsOf(s)) {
      ASSERT_TRUE(isFinite(row.centre) && std::isfinite(row.speed) && std::isfinite(row.truth));
      ASSERT_TRUE(std::isfinite(row.left));
      ASSERT_EQ(row.gap == kNever, row.triangle < 0);
      ASSERT_FALSE(std::isnan(row.gap) || std::isnan(row.sweptTime));
    }
  }
}

}  // namespace
}  // namespace sweepscope::test
