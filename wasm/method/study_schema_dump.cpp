// Prints the schema of the studies and its hash; the generator of the TypeScript twins reads this.
#include <cinttypes>
#include <cstdio>

#include "method/study_schema.h"

int main() {
  using namespace sweepscope;
  std::printf("hash\t%016" PRIx64 "\n%s", kStudySchemaHash, studySchemaText().c_str());
  return 0;
}
