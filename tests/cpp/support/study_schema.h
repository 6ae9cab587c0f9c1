// The schema of the studies, read once: its text is long, and many tests read traces by it.
#pragma once

#include "method/study_schema.h"
#include "support/trace_reader.h"

namespace sweepscope::test {

inline const TraceSchema& studySchema() {
  static const TraceSchema schema = readSchema(studySchemaText());
  return schema;
}

}  // namespace sweepscope::test
