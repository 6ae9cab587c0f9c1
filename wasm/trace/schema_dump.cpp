// Prints the schema and its hash; the generator of the TypeScript twins reads this.
#include <cinttypes>
#include <cstdio>

#include "core/tolerances.h"
#include "trace/schema.h"

int main() {
  using namespace sweepscope;
  std::printf("hash\t%016" PRIx64 "\n%.*s", kSchemaHash, static_cast<int>(kSchemaText.size()), kSchemaText.data());
  // The settings of a move: not part of the traces' schema, but of the generated code.
#define MOVE_SETTING(name, Type, unit, usual, who, least, most, Refusal, doc)                                     \
  std::printf("setting\t%s\t%s\t%.17g\t%s\t%.17g\t%.17g\t%s\n", #name, #unit, double{usual}, #who, double{least}, \
              double{most}, doc);
#include "method/settings.def"
  return 0;
}
