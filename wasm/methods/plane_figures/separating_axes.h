// Two polygons by separating axes: the normal of every edge. Right for convex ones alone. The compendium leaves that out (its text on SAT for
// polygons), and in another place has it of "two objects that are not convex", which is false: a figure in the mouth of another touches nothing,
// and no line parts them.
#pragma once

#include "methods/plane_figures/polygon.h"

namespace sweepscope::methods::plane_figures {

inline event::FigureAxis projected(const Polygon& a, const Polygon& b, std::size_t axis) {
  event::FigureAxis on;
  on.axis = static_cast<Index>(axis);
  on.figure = axis < a.size() ? 0 : 1;
  const Polygon& of = on.figure == 0 ? a : b;
  const std::size_t edge = on.figure == 0 ? axis : axis - a.size();
  on.edge = static_cast<Index>(edge);
  on.from = of[edge];
  on.to = cornerAfter(of, edge);
  on.normal = {on.to.y - on.from.y, on.from.x - on.to.x, 0};
  on.length = length(on.normal);
  on.unit = normalized(on.normal);
  // From a corner near by, so that figures far from zero lose nothing.
  const auto along = [&](const Polygon& polygon, double& low, double& high) {
    low = kNever;
    high = -kNever;
    for (const Vec3& p : polygon) {
      low = std::min(low, dot(p - on.from, on.unit));
      high = std::max(high, dot(p - on.from, on.unit));
    }
  };
  along(a, on.lowA, on.highA);
  along(b, on.lowB, on.highB);
  on.gap = std::max(on.lowB - on.highA, on.lowA - on.highB);
  on.margin = 0x1p-49 * (std::max({std::fabs(on.lowA), std::fabs(on.highA), std::fabs(on.lowB), std::fabs(on.highB)}) +
                         maxAbs(on.from) + on.length);
  on.verdict = !(on.length > 0)     ? FigureAxisVerdict::NoDirection
               : on.gap > on.margin ? FigureAxisVerdict::Gap
               : on.gap > 0         ? FigureAxisVerdict::WithinRounding
                                    : FigureAxisVerdict::Overlap;
  return on;
}

/// @returns what event::FigurePairEnd says of the axes; `printed`: none parts them
template <Tracer T>
event::FigurePairEnd byAxes(const Polygon& a, const Polygon& b, T& tracer) {
  event::FigurePairEnd end;
  end.axis = -1;
  end.gap = -kNever;
  bool apart = false;
  for (std::size_t k = 0; k < a.size() + b.size() && !a.empty() && !b.empty(); ++k) {
    event::FigureAxis on = projected(a, b, k);
    if (!apart) ++end.asked;
    const bool known = apart;
    if (on.verdict != FigureAxisVerdict::NoDirection && on.gap > end.gap) {
      end.gap = on.gap;
      end.axis = on.axis;
      end.direction = on.lowB - on.highA >= on.lowA - on.highB ? on.unit : -on.unit;
    }
    apart = apart || on.verdict == FigureAxisVerdict::Gap;
    if (known) on.verdict = FigureAxisVerdict::NotNeeded;
    TRACE(tracer, event::FigureAxis{on});
  }
  if (end.axis < 0) end.gap = 0;
  end.printed = !apart && end.axis >= 0;
  end.nearest = end.gap;
  return end;
}

}  // namespace sweepscope::methods::plane_figures
