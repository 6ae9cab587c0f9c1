// Polygons for the tests, and a tracer that keeps one kind of event.
#pragma once

#include <vector>

#include "methods/sphere_polygon/study.h"
#include "support/random.h"

namespace sweepscope::test::at_rest {

namespace place = methods::sphere_polygon;
using PlaceSettings = place::Settings;
using PlaceRun = place::Run;
using PlaceResult = place::Result;

/// Keeps every event of one kind.
template <typename Event>
struct Kept {
  static constexpr bool kOn = true;
  std::vector<Event> events;
  void record(const Event& event) { events.push_back(event); }
  template <typename Other>
  void record(const Other&) {}
};

inline std::vector<double> numbers(const std::vector<Vec3>& corners) {
  std::vector<double> flat;
  for (const Vec3& corner : corners) flat.insert(flat.end(), {corner.x, corner.y, corner.z});
  return flat;
}

/// What is beside the sphere, still, in frame 0.
inline PlaceSettings resting(const std::vector<Vec3>& corners, Vec3 centre, double radius) {
  PlaceSettings s;
  s.polygon = numbers(corners);
  s.centre = centre;
  s.motion = s.gravity = {};
  s.radius = radius;
  s.frames = 1;
  return s;
}

inline PlaceResult firstFrame(const PlaceSettings& settings) { return PlaceRun(settings, nullptr).frame(0, off); }

/// The first event of a kind in the first frame.
template <typename Event>
Event firstOf(const PlaceSettings& settings) {
  Kept<Event> kept;
  PlaceRun(settings, nullptr).frame(0, kept);
  return kept.events.empty() ? Event{} : kept.events.front();
}

/// Seen from its middle every corner is in sight, so it is simple; radii apart make it concave.
struct Star {
  Vec3 middle, u, v;
  std::vector<Vec3> corners;
};

inline Star star(Random& random, double least) {
  Star made;
  const Vec3 n = random.direction();
  made.middle = random.inBox(2);
  made.u = random.across(n);
  made.v = cross(n, made.u);
  const int count = 3 + random.below(10);
  for (int k = 0; k < count; ++k) {
    // No gap of half a turn, or the middle would not be inside.
    const double shift = count == 3 ? random.between(0.4, 0.6) : random.between(0.1, 0.9);
    const double angle = 2 * kPi * (k + shift) / count, r = random.between(least, 2);
    made.corners.push_back(made.middle + made.u * (r * std::cos(angle)) + made.v * (r * std::sin(angle)));
  }
  return made;
}

/// A U in the plane y = 0 that opens toward -z: three units wide and high, arms one unit thick.
inline std::vector<Vec3> letterU() {
  return {{0, 0, 3}, {3, 0, 3}, {3, 0, 0}, {2, 0, 0}, {2, 0, 2}, {1, 0, 2}, {1, 0, 0}, {0, 0, 0}};
}

}  // namespace sweepscope::test::at_rest
