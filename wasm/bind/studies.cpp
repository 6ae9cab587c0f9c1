// The studies as a separate module, which the page loads when you open a study. Plain exported functions, numbers through one block
// of memory (bind/exchange.h), as in bind.cpp. There is room for two runs: the one on screen and the next one.
#include <emscripten.h>
#include <memory>
#include <vector>

#include "batch/study_run.h"
#include "bind/exchange.h"
#include "method/study_schema.h"

namespace {

using namespace sweepscope;

Exchange exchange;
std::vector<double> positions, row;
std::vector<std::uint32_t> indices;
/// The latest mesh; null: none, or it was refused.
std::shared_ptr<const TriangleMesh> mesh;
/// Each run keeps its mesh, since the other may have another one.
std::shared_ptr<const TriangleMesh> meshes[2];
std::unique_ptr<StudyRun> runs[2];

StudyRun* runIn(int place) { return place == 0 || place == 1 ? runs[place].get() : nullptr; }
SlotBuffer slots;

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE double* studies_input(std::size_t numbers) { return exchange.input(numbers); }
EMSCRIPTEN_KEEPALIVE const void* studies_columns() { return exchange.columns(); }
/// The setting or number the last answer speaks of.
EMSCRIPTEN_KEEPALIVE double studies_element() { return exchange.status().element; }
EMSCRIPTEN_KEEPALIVE double studies_schema(int high) {
  return static_cast<double>(high ? kStudySchemaHash >> 32 : kStudySchemaHash & 0xffffffffu);
}

/// The mesh of the next runs. Input: coordinates, then the given number of indices. The solver has checked them; they are checked again here.
EMSCRIPTEN_KEEPALIVE int studies_mesh(std::size_t coordinates) {
  mesh.reset();
  const std::span<const double> numbers = exchange.numbers();
  std::vector<double> at(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(coordinates));
  std::vector<std::uint32_t> of;
  of.reserve(numbers.size() - coordinates);
  for (const double index : numbers.subspan(coordinates)) of.push_back(static_cast<std::uint32_t>(index));
  exchange.forget();
  const auto made = std::make_shared<TriangleMesh>();
  const Status status = TriangleMesh::make<double>(std::move(at), std::move(of), true, *made);
  exchange.answer(status);
  if (status.ok()) mesh = made;
  return static_cast<int>(status.code);
}

/// Input: the settings. The run takes its place, 0 or 1. @returns StudyProblem
EMSCRIPTEN_KEEPALIVE int studies_open(int place, int study, int withMesh) {
  if (place != 0 && place != 1) return static_cast<int>(StudyProblem::UnknownStudy);
  std::unique_ptr<StudyRun>& run = runs[place];
  run.reset();
  meshes[place] = withMesh ? mesh : nullptr;
  StudyOpening opening = openStudy(study, exchange.numbers(), meshes[place].get());
  run = std::move(opening.run);
  exchange.answer({StatusCode::Ok, static_cast<double>(opening.setting)});
  return static_cast<int>(opening.problem);
}

/// Does a piece of the work before the first frame. @returns the share that is done; 1 = ready
EMSCRIPTEN_KEEPALIVE double studies_prepare(int place) { return runIn(place) ? runIn(place)->prepare() : 1; }
EMSCRIPTEN_KEEPALIVE int studies_frames(int place) { return runIn(place) ? runIn(place)->frames() : 0; }

/// The ground of a run in a scene without a mesh. One column: nine coordinates a triangle.
EMSCRIPTEN_KEEPALIVE void studies_ground(int place) {
  row = runIn(place) ? runIn(place)->ground() : std::vector<double>();
  exchange.answer({});
  exchange.add(row);
}

/// Runs up to so many frames. @returns how many have been run. One column: all rows so far.
EMSCRIPTEN_KEEPALIVE int studies_advance(int place, int frames) {
  StudyRun* const run = runIn(place);
  if (!run) return 0;
  run->advance(frames);
  exchange.answer({});
  exchange.add(run->rows());
  return run->done();
}

/// One frame that has been run, traced. Columns: its row, its slots. @returns 0, or 1 if there is no such frame
EMSCRIPTEN_KEEPALIVE int studies_trace(int place, int frame, double maxSlots) {
  StudyRun* const run = runIn(place);
  if (!run || frame < 0 || frame >= run->done() || !(maxSlots >= 0 && maxSlots <= 4e8)) return 1;
  Recorder recorder(static_cast<std::size_t>(maxSlots));
  run->trace(frame, recorder, row);
  slots = recorder.take();
  if (slots.size() > kSlotHashLow) {
    slots[kSlotHashHigh] = studies_schema(1);
    slots[kSlotHashLow] = studies_schema(0);
  }
  exchange.answer({});
  exchange.add(row);
  exchange.add(slots.span().data(), slots.size());
  return 0;
}

/// Gives back what the last trace holds.
EMSCRIPTEN_KEEPALIVE void studies_release() { slots = {}; }

}  // extern "C"
