// One process of a certification run: sweeps, frames and the laws of movement, judged by the oracle. A line of JSON for each family; wrong answers are
// described on the standard error output, and make the exit code 1.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "certify/plan.h"

int main(int count, char** arguments) {
  using namespace sweepscope::certify;
  Plan plan;
  for (int k = 1; k + 1 < count; k += 2) {
    const char *name = arguments[k], *value = arguments[k + 1];
    if (std::strcmp(name, "--sweeps") == 0) plan.sweeps = std::atol(value);
    if (std::strcmp(name, "--frames") == 0) plan.frames = std::atol(value);
    if (std::strcmp(name, "--seed") == 0) plan.seed = static_cast<std::uint64_t>(std::atoll(value));
    if (std::strcmp(name, "--part") == 0) plan.part = std::atoi(value);
    if (std::strcmp(name, "--shapes") == 0) plan.shapes = value;
    if (std::strcmp(name, "--levels") == 0) plan.levels = value;
  }
  const std::vector<Shape> shapes = readShapes(plan.shapes);
  long wrong = certifyFamilies(plan) + certifySoups(plan);
  if (!shapes.empty()) wrong += certifyShapes(plan, shapes);
  wrong += certifyFrames(plan, shapes) + certifyLaws(plan, shapes);
  return wrong == 0 ? 0 : 1;
}
