// The reference slide: a movement pass cut into many sub-steps, each answered by brute force over all triangles in long double, with a
// projection of its own. Shares no code with the solver.
//
// The nearest point of a triangle gives a plane that has the whole triangle behind it. A sub-step that keeps the grown ellipsoid in front of
// the planes of all triangles within reach enters none of them, whatever it does; and standing still is always allowed. So the reference
// can neither go where it must not nor fail to answer. What it may lose is of second order in a sub-step.
#pragma once

#include <span>
#include <vector>

#include "support/half_spaces.h"

namespace sweepscope::oracle {

/// What carries a body: what it comes to when it slides down by two skins.
enum class Stance { Air, Ground, Steep, Wedged };

/// How faces too steep to stand on act: as they are; as walls as well, their normals made level; the same, and a wall once touched stays where
/// it was, though the face leans away from a body that rises along it; or only those are such kept walls whose edge or corner is met.
enum class Faces { AsTheyAre, Walls, KeptWalls, KeptRims };

struct SlideBody {
  Vec3 center, radii;
  double skin = 0;
  Vec3 up = {0, 1, 0};
  double slopeCosine = 0.6427876096865394;  ///< ground is a normal at least as upright
};

/// What a desired motion came to.
struct SlideEnd {
  Point way;       ///< displacement made
  Real share = 0;  ///< progress along the desired motion, as a share of it
  Real steady =
      0;  ///< the same if the way never became easier than it had been: what straight pieces along convex edges get
};

/// World space throughout; positions are relative to the body's centre at the start.
class ReferenceSlide {
 public:
  static constexpr int kSubSteps = 1024;

  /// `reach`: the longest way that will be asked for. `skins`: how far below a crease may be that holds the body.
  ReferenceSlide(std::span<const Corners> triangles, const SlideBody& body, double reach, Real skins = 2);

  /// What carries the body, found by sliding down `skins` skins: ground if it meets any; wedged if in the end it moves on no steeper than
  /// can be stood on, or not at all.
  Stance stance(Real skins = 2) const { return lookDown(skins).stance; }

  /// The way of a desired motion.
  /// @param faces  walls are for a body that stands. For a wedged body `level` is across the crease that holds it, so that it can move along
  ///               that, up and down.
  /// @param across  unit, or 0: once something is touched, the desired motion has no part along it
  SlideEnd slide(Vec3 desired, Faces faces, int subSteps = kSubSteps, Point across = {}) const;

  /// Level direction across the crease that holds a wedged body; 0 if there is none.
  Point across() const { return across_; }

  /// Smallest distance of the start from a triangle in ellipsoid space of the grown body: 1 touches, less overlaps.
  Real clearance() const;

 private:
  struct Near {
    Point p[3];         ///< ellipsoid space
    Point normal;       ///< of its plane, world; 0 if it has none
    Real distance = 0;  ///< from the start
  };
  /// One way in the making.
  struct Way {
    Point at;
    Real travelled = 0;       ///< ellipsoid space
    std::vector<Real> until;  ///< of each triangle: out of reach as long as `travelled` is below
    std::vector<bool> isKept;
    std::vector<HalfSpace> kept;  ///< walls once touched, from the start
  };

  struct Below {
    Stance stance = Stance::Air;
    Point crease;  ///< that holds a wedged body; 0 if it is held by a corner
  };

  Way begin(Real reach) const;
  Point advance(Point piece, Way& way, Faces faces, std::vector<HalfSpace>& spaces) const;
  Point normalAt(const Near& near, Point at, Real& distance) const;
  void contactsWithin(Real reach, Way& way, Faces faces, std::vector<HalfSpace>& out) const;
  void addWall(const HalfSpace& face, std::vector<HalfSpace>& out) const;
  Below lookDown(Real skins) const;

  Point center_, grown_, up_;
  Point across_;
  Point upright_;  ///< up, made square to the crease that holds a wedged body
  Real skin_, smallest_, cosine_;
  std::vector<Near> near_;
};

}  // namespace sweepscope::oracle
