// Prints the schema and its hash; the generator of the TypeScript twins reads this.
#include <cinttypes>
#include <cstdio>

#include "trace/schema.h"

int main() {
  using namespace sweepscope;
  std::printf("hash\t%016" PRIx64 "\n%.*s", kSchemaHash, static_cast<int>(kSchemaText.size()), kSchemaText.data());
  return 0;
}
