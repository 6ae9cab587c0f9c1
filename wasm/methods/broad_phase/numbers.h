// Settings and results of the study, and how a structure's row of the comparison becomes columns of the result.
#pragma once

#include "method/study_events.h"
#include "method/study_numbers.h"

namespace sweepscope::methods::broad_phase {

#define STUDY_FOLDER_SETTINGS "methods/broad_phase/settings.def"
#define STUDY_FOLDER_RESULT "methods/broad_phase/result.def"
#include "method/make_numbers.inc"

/// The row of a structure that was not built, or not asked.
inline event::BroadRow notBuilt(int structure) {
  return {structure, static_cast<BroadStructure>(structure), false, -1, -1, -1, -1, -1, -1, -1, -1, -1};
}

inline void putRow(const event::BroadRow& row, Result& result) {
  switch (row.structure) {
    case BroadStructure::Brute:
      result.bruteTests = row.tests;
      break;
#define COLUMNS(structure)               \
  do {                                   \
    result.structure##Boxes = row.boxes; \
    result.structure##Tests = row.tests; \
    result.structure##Nodes = row.nodes; \
    result.structure##Bytes = row.bytes; \
    result.structure##Work = row.work;   \
    result.structure##Depth = row.depth; \
  } while (false)
    case BroadStructure::Grid:
      COLUMNS(grid);
      break;
    case BroadStructure::Octree:
      COLUMNS(octree);
      break;
    case BroadStructure::Bvh:
      COLUMNS(bvh);
      break;
    case BroadStructure::Sap:
      COLUMNS(sap);
      break;
#undef COLUMNS
  }
}

/// The columns of the structure that answers.
inline void putAnswer(const event::BroadRow& row, Count contacts, Result& result) {
  result.boxes = row.boxes;
  result.tests = row.tests;
  result.repeats = row.repeats;
  result.candidates = row.candidates;
  result.contacts = contacts;
  result.nodes = row.nodes;
  result.bytes = row.bytes;
  result.work = row.work;
  result.depth = row.depth;
}

}  // namespace sweepscope::methods::broad_phase
