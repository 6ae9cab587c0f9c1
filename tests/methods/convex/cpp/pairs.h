// What the tests of convex bodies share: pairs by their settings, random ones, and answers by ways that know no simplex.
#pragma once

#include <gtest/gtest.h>

#include "methods/convex/study.h"
#include "support/random.h"

namespace sweepscope::test::convex_pairs {

namespace study = methods::convex;
using study::Settings;
using Answer = study::Result;
using Wide = long double;

inline Answer answer(const Settings& settings, int frame = 0) {
  return study::Run(settings, nullptr).frame(frame, off);
}

/// Two bodies, unturned, asked how deep.
inline Settings pair(ConvexShape a, Vec3 sizeA, ConvexShape b, Vec3 sizeB, Vec3 centreB) {
  Settings s;
  s.shapeA = a, s.sizeA = sizeA, s.turnA = {};
  s.shapeB = b, s.sizeB = sizeB, s.turnB = {}, s.centreB = centreB;
  return s;
}

inline std::vector<double> numbers(const std::vector<Vec3>& points) {
  std::vector<double> to;
  for (const Vec3& p : points) to.insert(to.end(), {p.x, p.y, p.z});
  return to;
}

inline std::vector<double> randomPoints(Random& random, int count) {
  std::vector<double> to;
  for (int k = 0; k < count; ++k) {
    const Vec3 p = random.inBox(1);
    to.insert(to.end(), {p.x, p.y, p.z});
  }
  return to;
}

inline study::Body bodyA(const Settings& s) {
  static std::vector<study::BodyMaking> kept(2);
  kept[0] = study::makeBody(s.shapeA, s.sizeA, s.pointsA, 0, study::Parts(nullptr));
  return kept[0].at(s.centreA, s.turnA, ConvexRounding::Whole);
}
inline study::Body bodyB(const Settings& s) {
  static std::vector<study::BodyMaking> kept(2);
  kept[0] = study::makeBody(s.shapeB, s.sizeB, s.pointsB, 0, study::Parts(nullptr));
  return kept[0].at(s.centreB, s.turnB, ConvexRounding::Whole);
}

/// Three numbers wide enough to check doubles by.
struct Wide3 {
  Wide x = 0, y = 0, z = 0;
};
inline Wide3 wide(Vec3 v) { return {v.x, v.y, v.z}; }
inline Wide3 operator+(Wide3 a, Wide3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Wide3 operator-(Wide3 a, Wide3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Wide3 operator*(Wide3 a, Wide s) { return {a.x * s, a.y * s, a.z * s}; }
inline Wide dot(Wide3 a, Wide3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Wide3 cross(Wide3 a, Wide3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
inline Wide length(Wide3 a) { return std::sqrt(dot(a, a)); }

inline std::vector<Wide3> cornersOf(const study::Body& body, Vec3 from) {
  std::vector<Wide3> to;
  for (const Vec3& p : body.points) {
    const Wide3 own = wide(body.axes[0]) * p.x + wide(body.axes[1]) * p.y + wide(body.axes[2]) * p.z;
    to.push_back(wide(body.centre) - wide(from) + own);
  }
  return to;
}

/// Distance of two bodies with corners that do not overlap: every triangle of corners of one, with all triangles of the other.
Wide bruteDistance(const study::Body& a, const study::Body& b);

/// Signed distance of the origin from the hull of all differences, by every plane through three of them: above 0 outside of one of the planes.
Wide bruteDepth(const study::Body& a, const study::Body& b);

/// How far a point is outside of a body, by its equation; of a hull by the planes of all triples.
Wide outside(const study::Body& body, Vec3 point);

}  // namespace sweepscope::test::convex_pairs
