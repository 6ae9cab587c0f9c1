// What one process of a certification run does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "support/worlds.h"

namespace sweepscope::certify {

struct Plan {
  long sweeps = 200'000;  ///< of the robust method, about
  long frames = 2'000;
  std::uint64_t seed = 20030714;
  int part = 0;        ///< number of this process, so that each draws other cases
  std::string shapes;  ///< file of the shipped meshes, made by web/scripts/certify/shapes.mjs; may be empty
};

/// A mesh that ships with the project, and how its preset walks in it.
struct Shape {
  std::string name;
  test::Triangles triangles;
  Vec3 radii, start;
  double speed = 0, gravity = 0, stepHeight = 0, snapDistance = 0;
};

std::vector<Shape> readShapes(const std::string& file);

/// Each returns how many answers were wrong.
long certifyFamilies(const Plan& plan);
long certifySoups(const Plan& plan);
long certifyShapes(const Plan& plan, const std::vector<Shape>& shapes);
long certifyFrames(const Plan& plan, const std::vector<Shape>& shapes);

}  // namespace sweepscope::certify
