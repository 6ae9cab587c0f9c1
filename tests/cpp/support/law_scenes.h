// Scenes for the laws of the response: a body in contact, and ways to go. Planes in every position that decides something, each cut, rounded,
// shifted and turned in several ways.
#pragma once

#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "method/move_types.h"
#include "support/worlds.h"

namespace sweepscope::test {

/// A body that is clear of everything, mostly by no more than rounding, and directions that mean something here.
struct LawScene {
  Triangles triangles;
  Vec3 center, radii;
  Vec3 along, across;  ///< level unit vectors, of a crease or wall: along it, and away from it
  double grain = 0;    ///< how much vertices may be off their planes
  std::string note;    ///< how it is cut, rounded and shifted
};

struct LawFamily {
  const char* name;
  LawScene (*make)(Random&);
  bool convex;        ///< edges to go round: straight pieces get less far than the curve, and how much is no fault
  bool open = false;  ///< measured, not demanded
};

std::span<const LawFamily> lawFamilies();

/// For GoogleTest: a family by its name.
inline void PrintTo(const LawFamily& family, std::ostream* out) { *out << family.name; }

/// A way to go in a scene, as long as one to `most`: along, across and into things, level, or any.
Vec3 someMotion(Random& random, const LawScene& scene, double least, double most);

/// The body's skin under default settings.
double skinOf(Vec3 radii);

}  // namespace sweepscope::test
