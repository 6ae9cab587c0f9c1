// What one process of a certification run does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "support/random.h"
#include "support/worlds.h"
#include "trace/schema.h"

namespace sweepscope::certify {

struct Plan {
  long sweeps = 200'000;  ///< of the robust method, about
  long frames = 2'000;
  std::uint64_t seed = 20030714;
  int part = 0;        ///< number of this process, so that each draws other cases
  std::string shapes;  ///< file of the shipped meshes, made by web/scripts/certify/shapes.mjs; may be empty
  std::string levels;  ///< file of other levels, made likewise; may be empty
};

/// Share of the frames in which the laws of movement are judged.
inline constexpr double kLawShare = 0.25;

/// A stream of its own for each family and process.
inline test::Random randomFor(const Plan& plan, const std::string& name) {
  return test::Random(plan.seed * 1000003 + hashText(name.c_str()) * 31 + static_cast<std::uint64_t>(plan.part));
}

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
long certifyLaws(const Plan& plan, const std::vector<Shape>& shapes);
long certifyLevels(const Plan& plan, const std::vector<Shape>& shapes, double frames);

}  // namespace sweepscope::certify
