// Every study with the settings it begins with, read from the schema text alone.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "mesh/triangle_mesh.h"

namespace sweepscope::test {

struct StudyCase {
  std::string name;
  int number = 0;
  std::vector<double> settings;
  std::vector<int> fieldOf;  ///< setting that each number belongs to
};

std::vector<StudyCase> studyCases();

/// What an event is in the tree, and of which step: by kind.
std::pair<std::string, std::string> roleOf(int kind);

/// A small closed mesh of two parts, for studies that run on one.
TriangleMesh someMesh();

}  // namespace sweepscope::test
