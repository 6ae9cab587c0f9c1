// The ball on a height field: the scene of the drawing, closed forms on a plane and on level ground, and distances and sweeps by a program
// that knows no cells.
#include "methods/height_field/cpp/fields.h"

namespace sweepscope::test {
namespace {

TEST(HeightField, TheSceneOfTheDrawing) {
  const std::vector<FieldRow> rows = rowsOf({});
  for (int k = 0; k < 40; ++k) EXPECT_FALSE(rows[k].hit) << k;
  const FieldRow& row = rows[40];
  EXPECT_TRUE(row.hit);
  EXPECT_EQ(row.cellI, 2);
  EXPECT_EQ(row.cellJ, 1);
  EXPECT_EQ(row.half, HeightHalf::Upper);
  EXPECT_NEAR(row.gap, -0.0156, 5e-5);
  EXPECT_NEAR(row.speed, 5.9982, 5e-5);
  EXPECT_NEAR(row.left, 0, 1e-12);
  EXPECT_EQ(row.verdict, HeightVerdict::Same);

  // The triangles that are asked one after the other, and the least gap over each.
  struct Part {
    int last;
    Index i;
    HeightHalf half;
    double least;
  };
  int frame = 0;
  for (const Part& part : {Part{1, 0, HeightHalf::Upper, 1.0190},
                           {17, 1, HeightHalf::Lower, 1.0154},
                           {31, 1, HeightHalf::Upper, 0.4969},
                           {35, 2, HeightHalf::Lower, 0.2611}}) {
    double least = kNever;
    for (; frame <= part.last; ++frame) {
      EXPECT_EQ(rows[frame].cellI, part.i) << frame;
      EXPECT_EQ(rows[frame].cellJ, 1) << frame;
      EXPECT_EQ(rows[frame].half, part.half) << frame;
      least = std::min(least, rows[frame].gap);
    }
    EXPECT_NEAR(least, part.least, 6e-5);
  }
}

/// Heights of one plane: whatever cell is asked, the gap is the distance from that plane, and the other two measures follow from the slope.
TEST(HeightField, OnAPlaneTheGapIsTheDistance) {
  Random random = Random::of(0x9a01);
  int hits = 0;
  for (int k = 0; k < 500; ++k) {
    FieldSettings s = someField(random, 0, 3);
    const double a = random.between(-1, 1), b = random.between(-1, 1), c = random.between(-1, 1);
    const int n = static_cast<int>(s.cells) + 1;
    for (int at = 0; at < n * n; ++at) s.heights[at] = a * (at % n) * s.cellSize + b * (at / n) * s.cellSize + c;
    s.frames = 1;
    const FieldRow row = rowsOf(s)[0];
    if (row.triangle < 0) {
      EXPECT_EQ(row.gap, kNever);
      continue;
    }
    const Vec3 there = s.start + (s.velocity - Vec3{0, s.gravity * s.step, 0}) * s.step;
    const double over = there.y - (a * there.x + b * there.z + c), steep = std::sqrt(1 + a * a + b * b);
    EXPECT_NEAR(row.gap, over / steep - s.radius, 1e-12);
    EXPECT_EQ(row.hit, over / steep <= s.radius);
    hits += row.hit;
    s.method = HeightMethod::Vertical;
    EXPECT_NEAR(rowsOf(s)[0].gap, over - s.radius, 1e-12);
  }
  EXPECT_GT(hits, 20);
}

TEST(HeightField, TruthIsThatOfEveryTriangle) {
  Random random = Random::of(0x9a02);
  int below = 0, outside = 0;
  for (int k = 0; k < 400; ++k) {
    FieldSettings s = someField(random, 1.5, 40);
    s.gravity = 0;
    s.method = k % 2 == 0 ? HeightMethod::Published : HeightMethod::Vertical;
    const FieldRow row = rowsOf(s)[0];
    const Referee referee(s);
    EXPECT_NEAR(row.truth, static_cast<double>(referee.distance(s.start + s.velocity * s.step)) - s.radius, 1e-12);
    EXPECT_NEAR(row.left, static_cast<double>(referee.distance(row.centre)) - s.radius, 1e-12);
    below += row.truth < -s.radius;
    outside += row.triangle < 0;
  }
  EXPECT_GT(below, 20);
  EXPECT_GT(outside, 20);
}

/// At the swept time the referee's distance is r, before it more; without one it is more all the way.
TEST(HeightField, TheSweepMeetsWhenTheyMeet) {
  Random random = Random::of(0x9a03);
  int met = 0, free = 0;
  for (int k = 0; k < 800; ++k) {
    const FieldSettings s = someField(random, 1, 60);
    const Referee referee(s);
    const Vec3 way = (s.velocity - Vec3{0, s.gravity * s.step, 0}) * s.step;
    const auto far = [&](double t) {
      return static_cast<double>(std::fabs(referee.distance(s.start + way * t))) - s.radius;
    };
    if (far(0) < 1e-9) continue;
    const double time = rowsOf(s)[0].sweptTime;
    (time <= 1 ? met : free)++;
    if (time <= 1) {
      EXPECT_NEAR(far(time), 0, 1e-9);
    }
    // A distance changes by no more than the way that is gone, so places nearer than that need not be asked.
    const double end = std::min(time, 1.0);
    for (double t = 0; t < end;) {
      const double gap = far(t);
      EXPECT_GT(gap, -1e-9);
      t += std::max(gap / length(way), end / 200);
    }
  }
  EXPECT_GT(met, 40);
  EXPECT_GT(free, 50);
}

TEST(HeightField, PutBackLiesOnThePlaneAndTheMirrorKeepsTheSpeed) {
  Random random = Random::of(0x9a04);
  int hits = 0;
  for (int k = 0; k < 800; ++k) {
    FieldSettings s = someField(random, 0.7, 5);
    s.rollBelow = 0;
    const FieldRow row = rowsOf(s)[0];
    if (!row.hit) continue;
    ++hits;
    const methods::height_field::Field field(s);
    const Corners t = field.tile(row.triangle).corners;
    const Vec3 n = unitNormal(t), v = s.velocity - Vec3{0, s.gravity * s.step, 0};
    EXPECT_NEAR(dot(row.centre - t.p[0], n), s.radius, 1e-12);
    EXPECT_NEAR(length(cross(row.centre - (s.start + v * s.step), n)), 0, 1e-12) << "put back along the normal";
    EXPECT_NEAR(row.speed, length(v), 1e-12);
    s.frames = 2;
    s.gravity = 0;
    FieldRun run(s, nullptr);
    const Vec3 first = run.frame(0, off).centre, mirrored = s.velocity - n * (2 * dot(s.velocity, n));
    if (!run.frame(0, off).hit || run.frame(1, off).hit) continue;
    EXPECT_NEAR(length(run.frame(1, off).centre - first - mirrored * s.step), 0, 1e-12);
  }
  EXPECT_GT(hits, 50);
}

/// Cofactors, as published, invert any matrix; that of a basis is the transposed one.
TEST(HeightField, TheArticlesInverse) {
  Random random = Random::of(0x9a05);
  for (int k = 0; k < 100; ++k) {
    const Axes any{{random.inBox(1), random.inBox(1), random.inBox(1)}};
    const methods::height_field::Inverse inverse(any);
    const double det = dot(any[0], cross(any[1], any[2]));
    EXPECT_NEAR(inverse.determinant, det, 1e-14);
    if (std::fabs(det) < 0.05) continue;
    const Vec3 v = random.inBox(3);
    EXPECT_NEAR(length(inverse.back(any.into(v)) - v), 0, 1e-12);
    const Axes turn = turned(random.inBox(180));
    EXPECT_LT(methods::height_field::Inverse(turn).differenceFromTransposed(turn), 1e-15);
  }
}

TEST(HeightField, OnLevelGroundItFallsBouncesAndRests) {
  FieldSettings s = overProfile({0, 0, 0});
  s.start = {1, 2, 1};
  s.velocity = {};
  s.restitution = 0.5;
  s.frames = 400;
  for (const HeightMethod method :
       {HeightMethod::Published, HeightMethod::Axis, HeightMethod::Sweep, HeightMethod::Vertical}) {
    s.method = method;
    const std::vector<FieldRow> rows = rowsOf(s);
    int first = 0;
    for (; !rows[first].hit; ++first) {
      // Gravity first, then the way: g dt^2 (1 + 2 + ... + k).
      const double fallen = s.gravity * s.step * s.step * (first + 1) * (first + 2) / 2;
      EXPECT_NEAR(rows[first].centre.y, 2 - fallen, 1e-12);
    }
    EXPECT_EQ(first, 34);
    EXPECT_EQ(rows[first].state, HeightState::Bounced);
    EXPECT_NEAR(rows[first].speed, 0.5 * s.gravity * s.step * (first + 1), 1e-12);
    EXPECT_EQ(rows.back().state, HeightState::Resting);
    EXPECT_NEAR(rows.back().centre.y, s.radius, 1e-12);
    EXPECT_EQ(rows.back().speed, 0);
  }
}

/// On a slope the ball rests if and only if friction is more than its tangent.
TEST(HeightField, FrictionHoldsUpToItsAngle) {
  for (const HeightMethod method : {HeightMethod::Published, HeightMethod::Sweep, HeightMethod::Vertical})
    for (const double friction : {0.45, 0.55}) {
      FieldSettings s = overProfile({4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0}, method);  // tan = 0.5
      s.start = {1, 3.5 + 0.3 * std::sqrt(1.25), 4};
      s.velocity = {0.5, -0.25, 0};
      s.restitution = 0;
      s.friction = friction;
      s.frames = 200;
      const FieldRow last = rowsOf(s).back();
      EXPECT_EQ(last.state, friction > 0.5 ? HeightState::Resting : HeightState::Rolling);
      if (friction < 0.5 && method != HeightMethod::Vertical) {
        const double down = s.gravity * (0.5 - friction) / std::sqrt(1.25);
        EXPECT_NEAR(last.speed, 0.5 * std::sqrt(1.25) + down * 200 * s.step, 1e-9);
      }
    }
}

/// A frame with a touch: up to it as it came, from it with the velocity it left with, for what was left of the frame.
TEST(HeightField, TheSweepGoesOnWithWhatIsLeft) {
  FieldSettings s;
  s.method = HeightMethod::Sweep;
  const std::vector<FieldRow> rows = rowsOf(s);
  const FieldRow &before = rows[39], &row = rows[40];
  const Corners t = methods::height_field::Field(s).tile(row.sweptTriangle).corners;
  const Vec3 n = unitNormal(t), v = s.velocity - Vec3{0, s.gravity * s.step * 41, 0}, out = v - n * (2 * dot(v, n));
  const Vec3 expected = before.centre + v * (s.step * row.sweptTime) + out * (s.step * (1 - row.sweptTime));
  EXPECT_NEAR(length(row.centre - expected), 0, 1e-12);
  EXPECT_NEAR(dot(before.centre + v * (s.step * row.sweptTime) - t.p[0], n), s.radius, 1e-12);
}

/// Down a long slope over many cells: each frame the way of its speed, along the slope.
TEST(HeightField, TheSweepRollsAsFarAsItsSpeed) {
  FieldSettings s = overProfile({4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0}, HeightMethod::Sweep);
  s.start = {1, 3.5 + 0.3 * std::sqrt(1.25), 4};
  s.velocity = {0.5, -0.25, 0.3};
  s.restitution = 0;
  s.frames = 110;
  const std::vector<FieldRow> rows = rowsOf(s);
  for (int k = 1; k < 110; ++k) {
    EXPECT_EQ(rows[k].state, HeightState::Rolling) << k;
    EXPECT_NEAR(length(rows[k].centre - rows[k - 1].centre), rows[k].speed * s.step, 1e-9) << k;
  }
}

TEST(HeightField, HeightsComeFromTheListThenTheSeedThenTheCell) {
  FieldSettings s;
  s.cells = 9;
  s.heights = {7, 8, 1e300};
  s.amplitude = 0.5;
  s.cellI = 3;
  s.cellJ = 4;
  s.cellHeights = {21, 22, 23};
  const methods::height_field::Field field(s);
  EXPECT_EQ(field.height(0, 0), 7);
  EXPECT_EQ(field.height(1, 0), 8);
  EXPECT_EQ(field.height(2, 0), methods::height_field::kHighest) << "bounded";
  EXPECT_EQ(field.height(3, 4), 21);
  EXPECT_EQ(field.height(4, 4), 22);
  EXPECT_EQ(field.height(3, 5), 23);
  double low = 1, high = -1;
  for (int i = 0; i < 10; ++i) {
    low = std::min(low, field.height(i, 8));
    high = std::max(high, field.height(i, 8));
  }
  EXPECT_GE(low, -0.5);
  EXPECT_LE(high, 0.5);
  EXPECT_LT(low, high);
  s.seed = 2;
  EXPECT_NE(methods::height_field::Field(s).height(5, 8), field.height(5, 8));
}

TEST(HeightField, AnyFrameCanBeAskedForFirst) {
  FieldSettings s;
  s.restitution = 0.6;
  const std::vector<FieldRow> rows = rowsOf(s);
  FieldRun run(s, nullptr);
  for (const int k : {90, 40, 91, 0, 119}) EXPECT_EQ(run.frame(k, off).centre, rows[k].centre) << k;
}

}  // namespace
}  // namespace sweepscope::test
