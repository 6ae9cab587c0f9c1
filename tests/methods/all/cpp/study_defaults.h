// Every study with the settings it begins with, read from the schema text alone.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "mesh/triangle_mesh.h"
#include "support/trace_reader.h"

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

/// Opens, open and close in pairs, inside one frame, by the roles in the schema; the complaint, empty if all is well. A truncated trace may end
/// anywhere.
std::string studyNesting(std::span<const TraceRecord> records, bool truncated);

/// A small closed mesh of two parts, for studies that run on one.
TriangleMesh someMesh();

}  // namespace sweepscope::test
