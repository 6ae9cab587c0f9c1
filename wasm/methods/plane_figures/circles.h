// A point or a circle against a rectangle or a circle.
#pragma once

#include <array>

#include "method/study_events.h"
#include "methods/plane_figures/exact.h"
#include "trace/tracer.h"

namespace sweepscope::methods::plane_figures {

struct Rectangle {
  Vec3 low, high;

  /// 0 low low, 1 high low, 2 high high, 3 low high
  Vec3 corner(int k) const { return {k == 1 || k == 2 ? high.x : low.x, k >= 2 ? high.y : low.y, 0}; }
  Vec3 nearestTo(Vec3 p) const { return max(low, min(high, p)); }
};

/// A signed distance to a rectangle, and the way to its nearest side.
struct Depth {
  double distance;
  Vec3 direction;
};

/// Of a point in the rectangle: below 0.
inline Depth depthIn(const Rectangle& rectangle, Vec3 p) {
  const double to[4] = {p.x - rectangle.low.x, rectangle.high.x - p.x, p.y - rectangle.low.y, rectangle.high.y - p.y};
  const Vec3 out[4] = {{-1, 0, 0}, {1, 0, 0}, {0, -1, 0}, {0, 1, 0}};
  int least = 0;
  for (int k = 1; k < 4; ++k) {
    if (to[k] < to[least]) least = k;
  }
  return {-to[least], out[least]};
}

template <Tracer T>
event::FigurePairEnd pointInRectangle(const Rectangle& rectangle, Vec3 p, FigureTouch touching, T& tracer) {
  event::FigurePairEnd end;
  end.axis = -1;
  end.printed = end.truth = true;
  for (int axis = 0; axis < 2; ++axis) {
    const double low = rectangle.low[axis], high = rectangle.high[axis], at = p[axis];
    const double gap = std::max(low - at, at - high);
    const bool strict = touching == FigureTouch::Excluded;
    const bool inside = strict ? at > low && at < high : at >= low && at <= high, needed = end.printed;
    if (needed) ++end.asked;
    end.printed = end.printed && inside;
    end.truth = end.truth && at >= low && at <= high;
    TRACE(tracer, event::FigureRange{axis, low, at, high, gap, inside, needed});
  }
  const Vec3 between = p - rectangle.nearestTo(p);
  end.gap = length(between);
  end.direction = normalized(between);
  if (end.truth) {
    const Depth depth = depthIn(rectangle, p);
    end.gap = depth.distance;
    end.direction = depth.direction;
  }
  end.nearest = end.gap;
  return end;
}

/// Distance of centres against the sum of radii; a point is a circle of radius 0. One text of the compendium has "less than or equal", two have
/// "less than".
template <Tracer T>
event::FigurePairEnd twoCircles(Vec3 a, double radiusA, Vec3 b, double radiusB, FigureTouch touching, T& tracer) {
  event::FigureDistance on;
  on.from = a;
  on.to = b;
  on.between = b - a;
  on.squares = {on.between.x * on.between.x, on.between.y * on.between.y, 0};
  on.squared = on.squares.x + on.squares.y;
  on.reach = radiusA + radiusB;
  on.squaredReach = on.reach * on.reach;
  on.distance = std::sqrt(on.squared);
  on.gap = on.distance - on.reach;
  on.side = sideOfReach(a, b, radiusA, radiusB);
  on.touch = touching == FigureTouch::Excluded ? on.squared < on.squaredReach : on.squared <= on.squaredReach;
  TRACE(tracer, event::FigureDistance{on});
  event::FigurePairEnd end;
  end.axis = -1;
  end.asked = 1;
  end.printed = on.touch;
  end.truth = on.side <= 0;
  end.gap = end.nearest = on.gap;
  end.direction = normalized(on.between);
  return end;
}

/// Clamping: the nearest point of the rectangle, one comparison.
template <Tracer T>
event::FigureClamp clamped(const Rectangle& rectangle, Vec3 centre, double radius, T& tracer) {
  event::FigureClamp on;
  on.low = rectangle.low;
  on.high = rectangle.high;
  on.centre = centre;
  on.point = rectangle.nearestTo(centre);
  on.between = on.point - centre;
  on.squared = on.between.x * on.between.x + on.between.y * on.between.y;
  on.squaredRadius = radius * radius;
  on.distance = std::sqrt(on.squared);
  on.gap = on.point == centre ? depthIn(rectangle, centre).distance - radius : on.distance - radius;
  on.side = sideOfReach(centre, on.point, radius, 0);
  on.touch = on.squared <= on.squaredRadius;
  TRACE(tracer, event::FigureClamp{on});
  return on;
}

/// The printed function isSameQuadrant, of the top left and the bottom right corner: on an axis is in no quadrant.
inline event::FigureQuadrant quadrantOf(const Rectangle& rectangle, Vec3 centre) {
  event::FigureQuadrant on;
  on.a = rectangle.corner(3) - centre;
  on.b = rectangle.corner(1) - centre;
  on.sameX = (on.a.x > 0 && on.b.x > 0) || (on.a.x < 0 && on.b.x < 0);
  on.sameY = (on.a.y > 0 && on.b.y > 0) || (on.a.y < 0 && on.b.y < 0);
  on.same = on.sameX && on.sameY;
  return on;
}

/// The compendium's rectangle and circle by quadrants, JavaScript with isSameQuadrant. In one quadrant the four corners are asked, which is right:
/// one of them is the nearest point. "There are two cases", it says, and breaks off before the second. Printed: the corners are asked there too,
/// which misses a side that crosses the circle between them. Completed: across quadrants the square around the circle is asked, which is right as
/// well: the rectangle then lies over an axis, its nearest point is straight across from the centre, and there square and circle reach equally far.
template <Tracer T>
event::FigurePairEnd byQuadrants(const Rectangle& rectangle, Vec3 centre, double radius, FigureWay test, T& tracer) {
  event::FigurePairEnd end;
  end.nearest = kNever;
  const event::FigureQuadrant quadrant = quadrantOf(rectangle, centre);
  ++end.asked;
  TRACE(tracer, event::FigureQuadrant{quadrant});
  if (test == FigureWay::Completed && !quadrant.same) {
    event::FigureSquare on;
    const Vec3 half = (rectangle.high - rectangle.low) * 0.5;
    on.between = rectangle.low * 0.5 + rectangle.high * 0.5 - centre;
    on.reach = {half.x + radius, half.y + radius, 0};
    on.gaps = {std::fabs(on.between.x) - on.reach.x, std::fabs(on.between.y) - on.reach.y, 0};
    on.touch = on.gaps.x <= 0 && on.gaps.y <= 0;
    TRACE(tracer, event::FigureSquare{on});
    ++end.asked;
    end.printed = on.touch;
    end.nearest = std::max(on.gaps.x, on.gaps.y);
    return end;
  }
  for (int k = 0; k < 4; ++k) {
    event::FigureCorner on;
    on.corner = k;
    on.point = rectangle.corner(k);
    on.between = on.point - centre;
    on.squared = on.between.x * on.between.x + on.between.y * on.between.y;
    on.squaredRadius = radius * radius;
    on.distance = std::sqrt(on.squared);
    on.gap = on.distance - radius;
    on.inside = on.squared <= on.squaredRadius;
    on.needed = !end.printed;
    if (on.needed) ++end.asked;
    end.printed = end.printed || on.inside;
    end.nearest = std::min(end.nearest, on.gap);
    TRACE(tracer, event::FigureCorner{on});
  }
  return end;
}

}  // namespace sweepscope::methods::plane_figures
