// The kind of a polygon, and whether two of any shape share a point; signs without rounding.
#pragma once

#include <vector>

#include "method/study_events.h"
#include "methods/plane_figures/exact.h"

namespace sweepscope::methods::plane_figures {

using Polygon = std::vector<Vec3>;

inline Polygon polygonOf(const std::vector<double>& numbers, Vec3 centre) {
  Polygon polygon;
  for (std::size_t k = 0; k + 1 < numbers.size(); k += 2)
    polygon.push_back({centre.x + numbers[k], centre.y + numbers[k + 1], 0});
  return polygon;
}

inline const Vec3& cornerAfter(const Polygon& polygon, std::size_t k) { return polygon[(k + 1) % polygon.size()]; }

/// p lies on the line through a and b: on the piece between them?
inline bool between(Vec3 a, Vec3 b, Vec3 p) {
  return p.x >= std::min(a.x, b.x) && p.x <= std::max(a.x, b.x) && p.y >= std::min(a.y, b.y) &&
         p.y <= std::max(a.y, b.y);
}

/// Two pieces of lines share a point, ends included.
inline bool piecesMeet(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
  const int c1 = turnOf(a, b, c).sign, d1 = turnOf(a, b, d).sign, a1 = turnOf(c, d, a).sign, b1 = turnOf(c, d, b).sign;
  if (c1 * d1 < 0 && a1 * b1 < 0) return true;
  return (c1 == 0 && between(a, b, c)) || (d1 == 0 && between(a, b, d)) || (a1 == 0 && between(c, d, a)) ||
         (b1 == 0 && between(c, d, b));
}

/// In the polygon, by even and odd crossings of a ray to the right; not asked of points on its outline.
inline bool holds(const Polygon& polygon, Vec3 p) {
  bool inside = false;
  for (std::size_t k = 0; k < polygon.size(); ++k) {
    const Vec3 a = polygon[k], b = cornerAfter(polygon, k);
    if ((a.y > p.y) == (b.y > p.y)) continue;
    const int side = turnOf(a, b, p).sign;
    if (a.y < b.y ? side > 0 : side < 0) inside = !inside;
  }
  return inside;
}

/// Shares a point, whatever the shapes: two edges meet, or all of one lies in the other.
inline event::FigureTruth truthOf(const Polygon& a, const Polygon& b) {
  event::FigureTruth truth;
  truth.edgeA = truth.edgeB = -1;
  for (std::size_t i = 0; i < a.size() && !truth.outlines; ++i) {
    for (std::size_t j = 0; j < b.size() && !truth.outlines; ++j) {
      if (!piecesMeet(a[i], cornerAfter(a, i), b[j], cornerAfter(b, j))) continue;
      truth.outlines = true;
      truth.edgeA = static_cast<Index>(i);
      truth.edgeB = static_cast<Index>(j);
    }
  }
  if (!truth.outlines && !a.empty() && !b.empty()) {
    truth.aInB = holds(b, a[0]);
    truth.bInA = holds(a, b[0]);
  }
  truth.touch = truth.outlines || truth.aInB || truth.bInA;
  return truth;
}

/// Two edges that may not meet do; neighbours may share their corner and no more.
inline bool edgesMeet(const Polygon& polygon, std::size_t i, std::size_t j) {
  const std::size_t count = polygon.size();
  const Vec3 a = polygon[i], b = cornerAfter(polygon, i), c = polygon[j], d = cornerAfter(polygon, j);
  if (j == (i + 1) % count) return turnOf(a, b, d).sign == 0 && (between(a, b, d) || between(c, d, a));
  if (i == (j + 1) % count) return turnOf(c, d, b).sign == 0 && (between(c, d, b) || between(a, b, c));
  return piecesMeet(a, b, c, d);
}

/// Degenerate: fewer than three corners, a corner twice in a row, or all on one line. Asked of the corners as they were typed: at a centre far away
/// they are rounded, and three on a line might not be so there.
template <Tracer T>
FigureShape shapeOf(const Polygon& polygon, Vec3 centre, int figure, T& tracer) {
  const std::size_t count = polygon.size();
  TRACE(tracer, event::FigureOutline{figure, static_cast<Count>(count)});
  event::FigureOutlineEnd end;
  end.figure = figure;
  end.edgeI = end.edgeJ = -1;
  bool twice = count < 3;
  for (std::size_t k = 0; k < count; ++k) {
    const Vec3 before = polygon[(k + count - 1) % count], at = polygon[k], after = cornerAfter(polygon, k);
    const Turn turn = turnOf(before, at, after);
    end.lefts += turn.sign > 0;
    end.rights += turn.sign < 0;
    twice = twice || at == after;
    TRACE(tracer, event::FigureVertex{static_cast<Index>(k), centre + at, at - before, after - at, turn.area,
                                      turn.margin, turn.exact,
                                      turn.sign > 0   ? FigureTurn::Left
                                      : turn.sign < 0 ? FigureTurn::Right
                                                      : FigureTurn::Straight});
  }
  if (twice || end.lefts + end.rights == 0) {
    end.shape = FigureShape::Degenerate;
  } else {
    for (std::size_t i = 0; i < count && end.edgeI < 0; ++i) {
      for (std::size_t j = i + 1; j < count && end.edgeI < 0; ++j) {
        if (!edgesMeet(polygon, i, j)) continue;
        end.edgeI = static_cast<Index>(i);
        end.edgeJ = static_cast<Index>(j);
      }
    }
    end.shape = end.edgeI >= 0                    ? FigureShape::SelfIntersecting
                : end.lefts > 0 && end.rights > 0 ? FigureShape::Concave
                                                  : FigureShape::Convex;
  }
  TRACE(tracer, event::FigureOutlineEnd{end});
  return end.shape;
}

}  // namespace sweepscope::methods::plane_figures
