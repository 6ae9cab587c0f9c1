// Any numbers as sweeps: refused by name, or answered: the same traced and untraced bit for bit, and, where lengths are such that
// long double can tell, right by the oracle.
#include "batch/batch.h"
#include "fuzz/demand.h"
#include "fuzz/some_mesh.h"
#include "fuzz/undecided.h"
#include "support/judge.h"
#include "support/same_bits.h"
#include "trace/recorder.h"

namespace sweepscope::fuzz {
namespace {

void checkAnswer(const SweepResult& result, const std::string& text) {
  const SweepHit& hit = result.hit;
  demand(result.overlap.depth >= 0 && result.overlap.depth <= 1, "depth is 0 to 1", text);
  if (!hit.found()) return;
  demand(hit.time >= 0 && hit.time <= 1, "time is 0 to 1", text);
  demand(isFinite(hit.point), "the point is finite", text);
  demand(std::fabs(length(hit.normal) - 1) < 1e-12, "the normal is a unit vector", text);
}

void checkSweep(const TriangleMesh& mesh, std::span<const Corners> triangles, const SweepRequest& request) {
  const SweepResult result = sweepMesh(mesh, request, off);
  const std::string text = test::describe(triangles, request, result);
  checkAnswer(result, text);
  Recorder recorder(kHeaderSlots);
  demand(test::sameBits(result, sweepMesh(mesh, request, recorder)), "traced as untraced", text);
  if (isUndecided(triangles, request)) return;
  const test::Judgement judgement = test::judgeSweep(triangles, request, result);
  demand(judgement.right(), judgement.complaint.c_str(), text);
}

}  // namespace
}  // namespace sweepscope::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sweepscope;
  using namespace sweepscope::fuzz;
  Input input(data, size);
  const Sides sides = input.flag() ? Sides::Front : Sides::Both;
  const MeshInput given = someMesh(input);
  const std::size_t count = 1 + static_cast<std::size_t>(input.upTo(3));
  const std::vector<double> queries = input.numbers(count * kSweepNumbers - (input.byte() == 255 ? 1 : 0));
  TriangleMesh mesh;
  if (!given.make(mesh).ok()) return 0;
  SweepBatch batch;
  for (const Precision precision : {Precision::Double, Precision::Single}) {
    sweepMany(mesh, queries, Method::Paper, sides, batch, precision);
  }
  if (!sweepMany(mesh, queries, Method::Robust, sides, batch).ok()) return 0;
  const std::vector<Corners> triangles = trianglesOf(mesh);
  for (std::size_t at = 0; at < queries.size(); at += kSweepNumbers) {
    const auto vector = [&](std::size_t k) { return Vec3{queries[at + k], queries[at + k + 1], queries[at + k + 2]}; };
    checkSweep(mesh, triangles, {vector(0), vector(3), vector(6), sides});
  }
  return 0;
}
