// The hull of a body, or of A - B, as triangles for the picture. Only made while recording.
#pragma once

#include "methods/convex/hull.h"
#include "methods/convex/pair.h"

namespace sweepscope::methods::convex {

/// All directions (i, j, k) of whole numbers with |i| + |j| + |k| = 8: 258 of them, and every axis and diagonal is among them.
inline constexpr int kDirectionGrid = 8;
/// Up to so many differences of corners the difference is made of all of them.
inline constexpr std::size_t kMostCornerPairs = 1024;

template <typename Visit>
void eachDirection(Visit visit) {
  for (int i = -kDirectionGrid; i <= kDirectionGrid; ++i) {
    const int left = kDirectionGrid - std::abs(i);
    for (int j = -left; j <= left; ++j) {
      const int k = left - std::abs(j);
      visit(Vec3{static_cast<double>(i), static_cast<double>(j), static_cast<double>(k)});
      if (k > 0) visit(Vec3{static_cast<double>(i), static_cast<double>(j), static_cast<double>(-k)});
    }
  }
}

template <Tracer T>
void tellHull(int which, const std::vector<Vec3>& points, bool sampled, T& tracer) {
  const Hull hull = hullOf(points);
  TRACE(tracer, event::ConvexOutline{which, static_cast<Count>(hull.triangles.size()),
                                     static_cast<Count>(hull.corners.size()), sampled || hull.leftOut > 0, hull.rank});
  for (std::size_t t = 0; t < hull.triangles.size(); ++t) {
    const auto at = [&](std::size_t k) { return hull.corners[static_cast<std::size_t>(hull.triangles[t][k])]; };
    TRACE(tracer, event::ConvexTriangle{at(0), at(1), at(2), hull.edges[t][0], hull.edges[t][1], hull.edges[t][2]});
  }
  TRACE(tracer, event::ConvexOutlineEnd{which});
}

template <Tracer T>
void tellBody(int which, const Body& body, T& tracer) {
  std::vector<Vec3> points;
  for (const Vec3& p : body.points) points.push_back(body.centre + body.axes.back(p));
  Body whole = body;
  whole.margin = 0;
  if (!body.cornered()) eachDirection([&](Vec3 d) { points.push_back(body.centre + whole.support(d)); });
  tellHull(which, points, !body.cornered(), tracer);
}

template <Tracer T>
void tellDifference(const Difference& difference, T& tracer) {
  const Body &a = difference.a(), &b = difference.b();
  std::vector<Vec3> points;
  const bool all = a.cornered() && b.cornered() && a.points.size() * b.points.size() <= kMostCornerPairs;
  if (all) {
    for (const Vec3& p : a.points) {
      for (const Vec3& q : b.points) points.push_back((a.axes.back(p) - b.axes.back(q)) - difference.between());
    }
  } else {
    eachDirection([&](Vec3 d) { points.push_back(difference.support(d).w); });
  }
  tellHull(2, points, !all, tracer);
}

template <Tracer T>
void tellOutlines(const Difference& difference, T& tracer) {
  if (!wanted(tracer)) return;
  tellBody(0, difference.a(), tracer);
  tellBody(1, difference.b(), tracer);
  tellDifference(difference, tracer);
}

}  // namespace sweepscope::methods::convex
