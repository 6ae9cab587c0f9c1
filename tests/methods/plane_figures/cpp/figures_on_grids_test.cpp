// Every case of a small grid, against whole numbers: no product is rounded there, so every predicate has one right answer, touching included.
#include <array>
#include <gtest/gtest.h>

#include "methods/plane_figures/study.h"
#include "support/random.h"

namespace sweepscope::test {
namespace {

using namespace methods::plane_figures;
using FigureRun = methods::plane_figures::Run;

Result answerOnGrid(const Settings& settings) { return FigureRun(settings, nullptr).frame(0, off); }
Vec3 at(int x, int y) { return {double(x), double(y), 0}; }
int squared(int x, int y) { return x * x + y * y; }

TEST(PlaneFigures, EveryPointAndRectangle) {
  Settings settings;
  settings.pair = FigurePair::PointRectangle;
  for (int half = 0; half < 9; ++half) {
    settings.half = at(half / 3, half % 3);
    for (int x = -4; x <= 4; ++x) {
      for (int y = -4; y <= 4; ++y) {
        settings.centreB = at(x, y);
        const int outside = std::max(std::abs(x) - half / 3, std::abs(y) - half % 3);
        settings.touching = FigureTouch::Included;
        const Result found = answerOnGrid(settings);
        EXPECT_EQ(found.truth, outside <= 0);
        EXPECT_EQ(found.printed, outside <= 0);
        const int dx = std::max(std::abs(x) - half / 3, 0), dy = std::max(std::abs(y) - half % 3, 0);
        EXPECT_EQ(found.gap, outside <= 0 ? outside : std::sqrt(squared(dx, dy)));
        settings.touching = FigureTouch::Excluded;
        EXPECT_EQ(answerOnGrid(settings).printed, outside < 0);
        EXPECT_EQ(answerOnGrid(settings).wrong, outside == 0);
      }
    }
  }
}

TEST(PlaneFigures, EveryPairOfCircles) {
  Settings settings;
  int touching = 0;
  for (int x = -9; x <= 9; ++x) {
    for (int y = -9; y <= 9; ++y) {
      for (int a = 0; a <= 5; ++a) {
        for (int b = 0; b <= 5; ++b) {
          settings.pair = b == 0 && a % 2 ? FigurePair::PointCircle : FigurePair::CircleCircle;
          settings.centreB = at(x, y);
          settings.radiusA = a;
          settings.radiusB = b;
          const int side = squared(x, y) - squared(a + b, 0);
          settings.touching = FigureTouch::Included;
          const Result found = answerOnGrid(settings);
          EXPECT_EQ(found.truth, side <= 0);
          EXPECT_EQ(found.answer, side <= 0 ? FigureAnswer::Touch : FigureAnswer::Apart);
          settings.touching = FigureTouch::Excluded;
          EXPECT_EQ(answerOnGrid(settings).printed, side < 0);
          EXPECT_EQ(answerOnGrid(settings).wrong, side == 0);
          touching += side == 0;
          settings.test = FigureWay::Right;
          EXPECT_EQ(answerOnGrid(settings).answer, found.answer);
          settings.test = FigureWay::Printed;
        }
      }
    }
  }
  EXPECT_GT(touching, 100);
}

/// The nearest point of a rectangle is found by looking at all of them, in quarters: sides, corners and inside. The printed corners are right in one
/// quadrant and wrong across, in one direction only; completed they are right everywhere.
TEST(PlaneFigures, EveryRectangleAndCircle) {
  Settings settings;
  int missed = 0, oneQuadrant = 0;
  for (int low = 0; low < 121; ++low) {
    const int x = low / 11 - 5, y = low % 11 - 5;
    for (int size = 0; size < 16; ++size) {
      const int w = 2 * (size / 4), h = 2 * (size % 4);
      settings.half = at(w / 2, h / 2);
      settings.centreB = at(x + w / 2, y + h / 2);
      for (int r = 0; r <= 4; ++r) {
        settings.radiusA = r;
        int nearest = 1000, corner = 1000;
        for (int i = x; i <= x + w; ++i)
          for (int j = y; j <= y + h; ++j) nearest = std::min(nearest, squared(i, j));
        for (const int i : {x, x + w})
          for (const int j : {y, y + h}) corner = std::min(corner, squared(i, j));
        const bool truth = nearest <= r * r;
        settings.test = FigureWay::Printed;
        const Result printed = answerOnGrid(settings);
        EXPECT_EQ(printed.truth, truth);
        EXPECT_EQ(printed.printed, corner <= r * r);
        EXPECT_TRUE(truth || !printed.printed) << "what it says touches, touches";
        const bool one = (x > 0 || x + w < 0) && (y > 0 || y + h < 0);
        if (one) {
          EXPECT_FALSE(printed.wrong);
          ++oneQuadrant;
        }
        missed += printed.wrong;
        for (const FigureWay way : {FigureWay::Completed, FigureWay::Right}) {
          settings.test = way;
          EXPECT_EQ(answerOnGrid(settings).answer, truth ? FigureAnswer::Touch : FigureAnswer::Apart);
        }
      }
    }
  }
  EXPECT_GT(missed, 300);
  EXPECT_GT(oneQuadrant, 300);
}

long long turn(Vec3 a, Vec3 b, Vec3 c) {
  const auto whole = [](double v) { return static_cast<long long>(v); };
  return whole(b.x - a.x) * whole(c.y - a.y) - whole(b.y - a.y) * whole(c.x - a.x);
}

TEST(PlaneFigures, EveryTurnOfThreePoints) {
  for (int k = 0; k < 15625; ++k) {
    const Vec3 a = at(k % 5, k / 5 % 5), b = at(k / 25 % 5, k / 125 % 5), c = at(k / 625 % 5, k / 3125);
    const long long area = turn(a, b, c);
    EXPECT_EQ(turnOf(a, b, c).sign, (area > 0) - (area < 0));
    // The same a little beside where doubles are scarce: the fast way cannot tell, the exact one can.
    const Vec3 far{1e6 + 0.1, -1e6 - 0.3, 0};
    const auto there = [&](Vec3 p) { return Vec3{far.x + p.x * 0x1p-33, far.y + p.y * 0x1p-33, 0}; };
    EXPECT_EQ(turnOf(there(a), there(b), there(c)).sign, (area > 0) - (area < 0));
  }
  EXPECT_TRUE(turnOf({0, 0, 0}, {0.1, 0.1, 0}, {0.3, 0.3, 0}).exact);
}

/// Steps e and f with e x f = 1, -1 or 0 and coordinates of up to 50 bits: products have 100, and all but the last must cancel.
TEST(PlaneFigures, TurnsAreExactWhereDoublesAreNot) {
  Random random = Random::of(0x7e57);
  int differs = 0, signs[3] = {};
  for (int k = 0; k < 3000; ++k) {
    double ex = 1, ey = 0, fx = 0, fy = 1;
    int sign = 1;
    for (;;) {
      // The cross product of f and e + q f is that of f and e.
      const double q = 1 + random.below(5), nx = ex + q * fx, ny = ey + q * fy;
      if (nx > 0x1p49 || ny > 0x1p49) break;
      ex = fx;
      ey = fy;
      fx = nx;
      fy = ny;
      sign = -sign;
    }
    if (k % 3 == 0) {
      fx = -ex;
      fy = -ey;
      sign = 0;
    }
    const Turn found = turnOf({0, 0, 0}, {ex, ey, 0}, {ex + fx, ey + fy, 0});
    EXPECT_EQ(found.sign, sign);
    EXPECT_TRUE(found.exact);
    ++signs[sign + 1];
    differs += ((found.area > 0) - (found.area < 0)) != sign;
  }
  for (const int count : signs) EXPECT_GT(count, 100);
  EXPECT_GT(differs, 100) << "plain doubles never err here, so this proves nothing";
}

/// Points about (0.5, 0.5) in steps of the last place against a diagonal through (12, 12) and (24, 24), where differences are rounded and
/// plain doubles often take the wrong side (Kettner and others 2008, classroom examples of robustness problems).
TEST(PlaneFigures, TurnsByADiagonalAreExact) {
  const Vec3 q{12, 12, 0}, r{24, 24, 0};
  int wrongSide = 0;
  for (int i = 0; i < 128; ++i) {
    for (int j = 0; j < 128; ++j) {
      const Vec3 p{0.5 + i * 0x1p-53, 0.5 + j * 0x1p-53, 0};
      const int sign = (p.y > p.x) - (p.y < p.x);
      const Turn found = turnOf(p, q, r), last = turnOf(q, r, p), middle = turnOf(q, p, r);
      EXPECT_EQ(found.sign, sign);
      EXPECT_EQ(last.sign, sign);
      EXPECT_EQ(middle.sign, -sign);
      for (const Turn& turn : {found, last}) wrongSide += turn.area * sign < 0 || (sign == 0 && turn.area != 0);
      wrongSide += middle.area * sign > 0 || (sign == 0 && middle.area != 0);
      for (const Turn& turn : {found, last, middle}) {
        if (!turn.exact) {
          EXPECT_EQ(turn.area > 0 ? 1 : -1, turn.sign);
        }
      }
    }
  }
  // Whole lengths that cancel to the last of 106 bits, with lost halves on both sides.
  Random random = Random::of(0xd1a6);
  for (int k = 0; k < 5000; ++k) {
    const double tiny = random.sign() * random.magnitude(-60, -55), far = random.magnitude(0, 3);
    // On the line from (far, far) through (tiny, tiny): moved by its own tiny part up or down it must be seen beside it.
    const double beside = tiny * (1 + (random.below(3) - 1) * 0x1p-50);
    const int sign = (beside > tiny) - (beside < tiny);
    const Turn found = turnOf({far, far, 0}, {tiny, beside, 0}, {-far, -far, 0});
    EXPECT_EQ(found.sign, sign);
    wrongSide += found.area * sign < 0 || (sign != 0 && found.area == 0);
  }
  EXPECT_GT(wrongSide, 1000);
}

using Cells = std::array<Vec3, 3>;

/// All triangles with corners on a 4 by 4 grid that begin at its first corner or edge, against all that lie shifted: SAT, the truth without rounding,
/// and the definition by half planes in whole numbers.
TEST(PlaneFigures, EveryPairOfSmallTriangles) {
  std::vector<Cells> triangles;
  for (int k = 0; k < 729; ++k) {
    const Cells t{at(k % 3, k / 3 % 3), at(k / 9 % 3, k / 27 % 3), at(k / 81 % 3, k / 243)};
    if (turn(t[0], t[1], t[2]) > 0 && (t[0].y < t[1].y || (t[0].y == t[1].y && t[0].x < t[1].x)))
      triangles.push_back(t);
  }
  const auto parted = [](const Cells& a, const Cells& b) {
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec3 from = a[k], to = a[(k + 1) % 3];
      if (turn(from, to, b[0]) < 0 && turn(from, to, b[1]) < 0 && turn(from, to, b[2]) < 0) return true;
    }
    return false;
  };
  const auto list = [](const Cells& t) { return std::vector<double>{t[0].x, t[0].y, t[1].x, t[1].y, t[2].x, t[2].y}; };
  Settings settings;
  settings.pair = FigurePair::Polygons;
  settings.test = FigureWay::Right;
  int apart = 0, together = 0;
  for (const Cells& a : triangles) {
    for (std::size_t n = 0; n < triangles.size(); n += 3) {
      const int x = static_cast<int>(n % 5) - 2, y = static_cast<int>(n / 5 % 5) - 2;
      Cells b = triangles[n];
      settings.polygonA = list(a);
      settings.polygonB = list(b);
      settings.centreB = at(x, y);
      for (Vec3& p : b) p = p + at(x, y);
      const bool touch = !parted(a, b) && !parted(b, a);
      const Result found = answerOnGrid(settings);
      EXPECT_EQ(found.shapeA, FigureShape::Convex);
      EXPECT_EQ(found.truth, touch);
      EXPECT_EQ(found.answer, touch ? FigureAnswer::Touch : FigureAnswer::Apart);
      ++(touch ? together : apart);
    }
  }
  EXPECT_GT(apart, 500);
  EXPECT_GT(together, 500);
}

/// All closed walks of four steps on a 3 by 3 grid, by what is known of four points: how they turn, and which sides cross.
TEST(PlaneFigures, EveryFourCornersHaveTheirName) {
  int counts[4] = {};
  Settings settings;
  settings.pair = FigurePair::Polygons;
  for (int k = 0; k < 6561; ++k) {
    const std::array<Vec3, 4> p{at(k % 3, k / 3 % 3), at(k / 9 % 3, k / 27 % 3), at(k / 81 % 3, k / 243 % 3),
                                at(k / 729 % 3, k / 2187)};
    settings.polygonB = {p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y};
    const FigureShape shape = answerOnGrid(settings).shapeB;
    ++counts[static_cast<int>(shape)];
    int lefts = 0, rights = 0;
    bool twice = false;
    for (std::size_t n = 0; n < 4; ++n) {
      const long long area = turn(p[n], p[(n + 1) % 4], p[(n + 2) % 4]);
      lefts += area > 0;
      rights += area < 0;
      twice = twice || p[n] == p[(n + 1) % 4];
    }
    EXPECT_EQ(shape == FigureShape::Degenerate, twice || lefts + rights == 0);
    // Four corners that turn one way only, at three of them at least, are convex; a closed walk that crosses itself turns twice each way.
    if (shape == FigureShape::Convex) {
      EXPECT_TRUE(lefts == 0 || rights == 0);
      EXPECT_GE(lefts + rights, 3);
    }
    if (shape == FigureShape::Concave) {
      EXPECT_EQ(std::min(lefts, rights), 1);
      EXPECT_EQ(std::max(lefts, rights), 3);
    }
    if (lefts == 4 || rights == 4) {
      EXPECT_EQ(shape, FigureShape::Convex);
    }
    if (lefts == 2 && rights == 2) {
      EXPECT_EQ(shape, FigureShape::SelfIntersecting);
    }
  }
  for (const int count : counts) EXPECT_GT(count, 100);
}

}  // namespace
}  // namespace sweepscope::test
