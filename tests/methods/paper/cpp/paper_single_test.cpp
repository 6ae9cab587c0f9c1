// The paper's method in single precision: truly float at every operation, and what that costs far from the origin.
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "methods/paper/collide_and_slide.h"
#include "support/figure.h"
#include "support/same_bits.h"
#include "support/shots.h"
#include "support/trace_reader.h"
#include "support/worlds.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

/// A float computed another way: in double, rounded after every operation. For + - * / and the root that gives the same bits,
/// because a double has more than twice the digits of a float.
struct Rounded {
  double value;
  Rounded(double exact) : value(static_cast<double>(static_cast<float>(exact))) {}
};
Rounded operator+(Rounded a, Rounded b) { return a.value + b.value; }
Rounded operator-(Rounded a, Rounded b) { return a.value - b.value; }
Rounded operator*(Rounded a, Rounded b) { return a.value * b.value; }
Rounded operator/(Rounded a, Rounded b) { return a.value / b.value; }

struct Rounded3 {
  Rounded x, y, z;
};
Rounded3 divided(Vec3 world, Vec3 radii) {
  return {Rounded(world.x) / radii.x, Rounded(world.y) / radii.y, Rounded(world.z) / radii.z};
}
Rounded3 operator-(Rounded3 a, Rounded3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
Rounded dot(Rounded3 a, Rounded3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

Rounded smallerRoot(Rounded a, Rounded b, Rounded c) {
  const Rounded root = std::sqrt((b * b - Rounded(4) * a * c).value);
  const Rounded first = (Rounded(-b.value) - root) / (Rounded(2) * a),
                second = (Rounded(-b.value) + root) / (Rounded(2) * a);
  return std::min(first.value, second.value);
}

struct Shot {
  Vec3 center, travel, radii;
};
const Shot kShot{{-0.123, 3.21, 0.456}, {0.31, -4.13, -0.17}, {0.7, 0.9, 1.1}};

SweepBatch sweptSingle(const Triangles& triangles, const Shot& shot, Precision precision = Precision::Single) {
  const double query[] = {shot.center.x, shot.center.y, shot.center.z, shot.travel.x, shot.travel.y,
                          shot.travel.z, shot.radii.x,  shot.radii.y,  shot.radii.z};
  SweepBatch batch;
  EXPECT_TRUE(sweepMany(meshOf(triangles), query, Method::Paper, Sides::Both, batch, precision).ok());
  return batch;
}

TEST(PaperSingle, FaceTimeIsThatOfFloats) {
  const Rounded3 center = divided(kShot.center, kShot.radii), travel = divided(kShot.travel, kShot.radii);
  const SweepBatch swept = sweptSingle(Triangles{kFloor}, kShot);
  ASSERT_EQ(swept.feature[0], static_cast<int>(Feature::Face));
  EXPECT_EQ(swept.time[0], ((Rounded(1) - center.y) / travel.y).value);
  EXPECT_NE(swept.time[0], sweptSingle(Triangles{kFloor}, kShot, Precision::Double).time[0]);
}

TEST(PaperSingle, VertexTimeIsThatOfFloats) {
  const Vec3 corner{0.1, 0.2, 0.3};
  const Triangles needle{{{corner, {0.1, -5.3, 0.2}, {0.15, -5.3, 0.3}}}};
  const Rounded3 center = divided(kShot.center, kShot.radii), travel = divided(kShot.travel, kShot.radii);
  const Rounded3 from = center - divided(corner, kShot.radii);
  const SweepBatch swept = sweptSingle(needle, kShot);
  ASSERT_EQ(swept.feature[0], static_cast<int>(Feature::Vertex));
  EXPECT_EQ(swept.time[0],
            smallerRoot(dot(travel, travel), Rounded(2) * dot(travel, from), dot(from, from) - Rounded(1)).value);
}

TEST(PaperSingle, EdgeTimeIsThatOfFloats) {
  const Vec3 a{0.1, 0.2, -7.3}, b{0.2, 0.25, 7.1};
  const Triangles blade{{{a, b, {0.15, -5.3, 0.1}}}};
  const Rounded3 center = divided(kShot.center, kShot.radii), v = divided(kShot.travel, kShot.radii);
  const Rounded3 start = divided(a, kShot.radii), edge = divided(b, kShot.radii) - start, base = start - center;
  const Rounded ee = dot(edge, edge), vv = dot(v, v), bb = dot(base, base), ev = dot(edge, v), eb = dot(edge, base),
                vb = dot(v, base);
  const SweepBatch swept = sweptSingle(blade, kShot);
  ASSERT_EQ(swept.feature[0], static_cast<int>(Feature::Edge));
  EXPECT_EQ(swept.time[0], smallerRoot(ee * Rounded(-vv.value) + ev * ev, ee * (Rounded(2) * vb) - Rounded(2) * ev * eb,
                                       ee * (Rounded(1) - bb) + eb * eb)
                               .value);
}

struct Traced {
  MoveBatch moved;
  SlotBuffer trace;
};
Traced tracedStairs(Precision precision) {
  const double request[] = {0.1, 1.3, 0.2, 1.7, -0.3, 0.1, 0, -0.4, 0, 0.3, 0.6, 0.3};
  MoveSettings settings;
  settings.maxSweeps = kPaperSweeps;
  settings.precision = precision;
  Traced traced;
  const TriangleMesh mesh = meshOf(stairs(6, 0.42, 0.25, 4));
  EXPECT_TRUE(traceMove(mesh, request, Method::Paper, settings, 1 << 20, kDetailAll, traced.moved, traced.trace).ok());
  MoveBatch untraced;
  EXPECT_TRUE(moveMany(mesh, request, Method::Paper, settings, untraced).ok());
  EXPECT_EQ(untraced.position, traced.moved.position) << "tracing changes nothing";
  EXPECT_EQ(untraced.contactTime, traced.moved.contactTime);
  return traced;
}

/// Numbers that the method computed, and how many of them are no floats. Left out: the broad phase, and normals in the world.
void count(const SlotBuffer& trace, int& computed, int& notFloats) {
  const TraceSchema schema = readSchema(kSchemaText);
  std::string complaint;
  for (const TraceRecord& record : readTrace(schema, trace.span(), complaint)) {
    const bool broad = record.is("QueryBox") || record.is("NodeVisit"),
               frame = record.is("MoveBegin") || record.is("MoveEnd");
    if (broad || frame || record.is("PassBegin") || record.is("PassEnd")) continue;
    for (const TraceField& field : record.event->fields) {
      if (field.type != "Real" && field.type != "Vec3") continue;
      if (field.unit == "world") continue;
      for (int k = 0; k < (field.type == "Vec3" ? 3 : 1); ++k) {
        const double value = record.get(field.name, k);
        if (!std::isfinite(value)) continue;
        ++computed;
        notFloats += value == static_cast<double>(static_cast<float>(value)) ? 0 : 1;
      }
    }
  }
  EXPECT_EQ(complaint, "");
}

TEST(PaperSingle, EveryNumberOfItsTraceIsAFloat) {
  int computed = 0, notFloats = 0;
  count(tracedStairs(Precision::Single).trace, computed, notFloats);
  EXPECT_GT(computed, 1000);
  EXPECT_EQ(notFloats, 0);
  computed = notFloats = 0;
  count(tracedStairs(Precision::Double).trace, computed, notFloats);
  EXPECT_GT(notFloats, computed / 4) << "the count can tell";
}

/// The trace of a frame by the method as a template over a real scalar, which the module does not hold.
template <typename Real>
SlotBuffer traceIn(const TriangleMesh& mesh, const MoveRequest& request, const MoveSettings& settings) {
  Recorder recorder(1 << 20, kDetailAll);
  paper::movePaper<Real>(mesh, request, settings, recorder);
  return recorder.take();
}

TEST(PaperSingle, OneMethodForBothPrecisionsIsThatOfEither) {
  Random random = Random::of(2003);
  int contacts = 0;
  for (int k = 0; k < cases(300); ++k) {
    const double size = random.magnitude(-2, 4), away = random.chance(0.5) ? 0 : random.magnitude(0, 9);
    const Vec3 to = random.direction() * away;
    Triangles triangles = soup(random, 1 + random.below(20), size, 1 + size);
    for (Corners& t : triangles) {
      for (Vec3& p : t.p) p += to;
    }
    const TriangleMesh mesh = meshOf(triangles);
    const Vec3 center = to + random.inBox(2 + size), travel = random.inBox(random.magnitude(-4, 4));
    const Vec3 radii{random.between(0.1, 2), random.between(0.1, 2), random.between(0.1, 2)};
    const double request[] = {center.x, center.y, center.z, travel.x, travel.y, travel.z,
                              0,        -size,    0,        radii.x,  radii.y,  radii.z};
    for (const Precision precision : {Precision::Double, Precision::Single}) {
      MoveSettings settings;
      settings.maxSweeps = kPaperSweeps;
      settings.precision = precision;
      settings.sides = random.chance(0.5) ? Sides::Front : Sides::Both;
      MoveBatch moved;
      SlotBuffer trace;
      ASSERT_TRUE(traceMove(mesh, request, Method::Paper, settings, 1 << 20, kDetailAll, moved, trace).ok());
      const MoveRequest asked{center, travel, {0, -size, 0}, radii};
      const SlotBuffer real = precision == Precision::Single ? traceIn<float>(mesh, asked, settings)
                                                             : traceIn<double>(mesh, asked, settings);
      contacts += static_cast<int>(moved.contactTime.size());
      ASSERT_EQ(trace.size(), real.size()) << "case " << k;
      for (std::size_t slot = 0; slot < real.size(); ++slot) {
        const double a = trace.span()[slot], b = real.span()[slot];
        ASSERT_TRUE(std::memcmp(&a, &b, sizeof a) == 0 || (a != a && b != b))
            << "case " << k << " slot " << slot << ": " << a << " is not " << b;
      }
    }
  }
  EXPECT_GT(contacts, cases(300) / 10);
}

// 100 km from the origin a float holds 8 mm: more than the distance that the method keeps. In double the same drop ends as at home.
TEST(PaperSingle, FarFromHomeTheGroundIsRough) {
  const double resting = [] {
    const SweepBatch home = sweptSingle(Triangles{kFloor}, {{0, 3, 0}, {0, -4, 0}, kUnitBall});
    return home.time[0];
  }();
  EXPECT_EQ(resting, 0.5);
  const Vec3 away{100000, 100000, 100000};
  Corners slope{{{-9, -3, -10}, {-8, -2, 11}, {12, 4, 0.5}}};
  for (Vec3& p : slope.p) p += away;
  const Shot shot{away + Vec3{0.3, 3, 0.2}, {0.1, -6, 0}, {0.3, 0.3, 0.3}};
  const Corners unit{{divide(slope.p[0], shot.radii), divide(slope.p[1], shot.radii), divide(slope.p[2], shot.radii)}};
  const auto gapAt = [&](double time) {
    const Vec3 center = divide(shot.center + shot.travel * time, shot.radii);
    return std::fabs(dot(unitNormal(unit), center - unit.p[0])) - 1;
  };
  const double single = gapAt(sweptSingle(Triangles{slope}, shot).time[0]);
  const double exact = gapAt(sweptSingle(Triangles{slope}, shot, Precision::Double).time[0]);
  EXPECT_LT(std::fabs(exact), 1e-9);
  EXPECT_GT(std::fabs(single), kPaperVeryClose) << "further off than the distance it keeps";
  figure("paper.single_gap_at_100_km", single);
}

TEST(PaperSingle, RefusesWhatFloatsCannotHold) {
  const TriangleMesh mesh = meshOf(Triangles{kFloor});
  SweepBatch batch;
  const double tiny[] = {0, 3, 0, 0, -4, 0, 1, 1e-19, 1};
  EXPECT_TRUE(sweepMany(mesh, tiny, Method::Paper, Sides::Both, batch).ok());
  const Status status = sweepMany(mesh, tiny, Method::Paper, Sides::Both, batch, Precision::Single);
  EXPECT_EQ(status.code, StatusCode::RadiusTooSmall);
  EXPECT_EQ(status.element, 7);
  const double still[] = {0, 3, 0, 0, 0, 0, 1, 1, 1};
  EXPECT_TRUE(sweepMany(mesh, still, Method::Paper, Sides::Both, batch, Precision::Single).ok());
  EXPECT_EQ(batch.triangle[0], -1);
}

}  // namespace
}  // namespace sweepscope::test
