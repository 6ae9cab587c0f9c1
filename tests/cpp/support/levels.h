// Parts of levels whose right answers are known: flights, walls, steep faces, grooves, terrain. Y is up, metres.
#pragma once

#include <numbers>

#include "support/worlds.h"

namespace sweepscope::test {

inline constexpr double kDegree = std::numbers::pi / 180;

/// A point of a profile: the outline of a level seen along z.
struct Outline {
  double x, y;
};
using Profile = std::vector<Outline>;

/// The profile drawn out along z from -half to half, cut into `pieces` at random lines.
void addExtruded(Triangles& out, const Profile& profile, double half, Random& random, int pieces = 1);

enum class Nose { Sharp, Bevelled, Rounded, Overhanging, Open };

/// Floor, steps up along +x from x = 0, a landing, and the same steps down again.
struct Flight {
  int steps = 8;
  double riser = 0.2, tread = 0.3;
  Nose nose = Nose::Sharp;
  double floor = 3;    ///< length of the floors
  double landing = 2;  ///< length of the landing

  double top() const { return riser * steps; }
  /// Where the last step's riser is, and where the first one down is.
  double lastRiser() const { return tread * (steps - 1); }
  double firstDown() const { return lastRiser() + landing; }
  double end() const { return firstDown() + lastRiser(); }
};
Triangles flight(const Flight& shape, double half, Random& random, int pieces = 1);

/// A winding flight around the y axis: step k is the sector [k, k + 1) turn, its top at height k riser.
struct Winding {
  int steps = 16;
  double riser = 0.2, tread = 0.3;  ///< `tread` at `radius`
  double radius = 2;
  bool open = false;

  double turn() const { return tread / radius; }
};
Triangles winding(const Winding& shape);

/// A height field of which the steepest face has this slope.
Triangles standableTerrain(Random& random, double half, int cells, double steepestDegrees);

/// `faces` planes of one slope that fall toward the origin.
Triangles funnel(int faces, double slopeDegrees, double height, double turned);

/// A box seen from outside.
Triangles crate(Vec3 low, Vec3 high);

/// Floor y = 0 over [-half, half]^2.
void addFloor(Triangles& out, double half);

/// Where a level is put: turned about y, then moved, then rounded to floats if asked.
class Placement {
 public:
  Placement() = default;
  /// Any yaw; in a third of the cases `far` metres away at most, in a third rounded to floats.
  static Placement some(Random& random, double far = 50);

  Vec3 direction(Vec3 v) const { return {cos_ * v.x + sin_ * v.z, v.y, cos_ * v.z - sin_ * v.x}; }
  Vec3 point(Vec3 v) const { return direction(v) + by_; }
  /// A world vector in the level's own axes.
  Vec3 back(Vec3 v) const { return {cos_ * v.x - sin_ * v.z, v.y, cos_ * v.z + sin_ * v.x}; }
  Vec3 pointBack(Vec3 v) const { return back(v - by_); }
  Triangles of(const Triangles& level) const;

 private:
  double cos_ = 1, sin_ = 0;
  Vec3 by_;
  bool floats_ = false;
};

}  // namespace sweepscope::test
