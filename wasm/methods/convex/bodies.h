// The two bodies as the settings say them.
#pragma once

#include "methods/convex/body.h"
#include "methods/convex/part.h"

namespace sweepscope::methods::convex {

/// Coordinates of points beyond this are taken as this, so that no product of them overflows; world.
inline constexpr double kFarthestPoint = 1e6;

/// The shape of a body; its position depends on the frame.
struct BodyMaking {
  ConvexShape shape;
  Vec3 size;
  std::vector<Vec3> points;  ///< along its own axes, from its centre
  Vec3 home;                 ///< of a part: where its middle lies in the scene
  double leftOut = 0;
  bool there = true;

  Body at(Vec3 centre, Vec3 turn, ConvexRounding rounding) const {
    Body body{shape, centre, size, turned(turn), points, 0, 0};
    if (rounding == ConvexRounding::Core) body.margin = roundingOf(shape, size);
    body.reach = reachOf(body);
    return body;
  }
};

inline std::vector<Vec3> boxCorners(Vec3 half) {
  std::vector<Vec3> corners;
  for (int k = 0; k < 8; ++k)
    corners.push_back({k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z});
  return corners;
}

inline std::vector<Vec3> scaledPoints(const std::vector<double>& numbers, Vec3 size) {
  const auto within = [](double x) { return std::clamp(x, -kFarthestPoint, kFarthestPoint); };
  std::vector<Vec3> points;
  for (std::size_t k = 0; k + 2 < numbers.size(); k += 3)
    points.push_back(scale({within(numbers[k]), within(numbers[k + 1]), within(numbers[k + 2])}, size));
  return points;
}

/// A part's corners on its hull, from the middle of its box.
inline void makePart(BodyMaking& body, const Parts& parts, std::int64_t number) {
  std::vector<Vec3> corners = parts.corners(number);
  body.there = !corners.empty();
  if (!body.there) return;
  Vec3 low = corners[0], high = low;
  for (const Vec3& p : corners) {
    low = min(low, p);
    high = max(high, p);
  }
  body.home = low + (high - low) * 0.5;
  for (Vec3& p : corners) {
    const Vec3 from = p - body.home;
    p = scale(min(max(from, Vec3{1, 1, 1} * -kFarthestPoint), Vec3{1, 1, 1} * kFarthestPoint), body.size);
  }
  const Hull hull = hullOf(corners);
  body.points = hull.corners;
  body.leftOut = hull.leftOut;
}

inline BodyMaking makeBody(ConvexShape shape, Vec3 size, const std::vector<double>& points, std::int64_t part,
                           const Parts& parts) {
  BodyMaking body{shape, size, {}, {}, 0, true};
  if (shape == ConvexShape::Box) body.points = boxCorners(size);
  if (shape == ConvexShape::Hull) body.points = scaledPoints(points, size);
  if (shape == ConvexShape::Part) makePart(body, parts, part);
  return body;
}

}  // namespace sweepscope::methods::convex
