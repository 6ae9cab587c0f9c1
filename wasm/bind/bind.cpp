// The boundary to JavaScript: Embind for meshes and what is asked once, plain exported functions for queries; see web/lib for the twin.
// Only numbers of one type cross through Embind and the rest through the exchange: other numbers, strings, values of JavaScript and classes
// bring a part of Embind's script each, and classes half of it.
#include <cstdlib>
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>
#include <memory>
#include <string_view>
#include <utility>

#include "batch/batch.h"
#include "batch/prove.h"
#include "batch/spatial_order.h"
#include "bind/exchange.h"
#include "trace/recorder.h"
#include "trace/schema.h"

namespace {

using namespace sweepscope;

constexpr std::string_view kVersion = SWEEPSCOPE_VERSION;

constexpr bool kSimd =
#if defined(__wasm_simd128__)
    true;
#else
    false;
#endif

Exchange exchange;
SweepBatch sweeps;
MoveBatch moves;
SlotBuffer slots;
Proof proof;
/// What an answer says in single numbers.
std::vector<double> facts;

/// Columns: the hash of the trace's schema in two halves and whether this is the build with SIMD; the version, in ASCII.
void about() {
  facts = {static_cast<double>(kSchemaHash >> 32), static_cast<double>(kSchemaHash & 0xffffffffu), kSimd ? 1.0 : 0.0};
  exchange.answer({});
  exchange.add(facts);
  exchange.add(kVersion.data(), kVersion.size());
}

/// What a mesh is built of, until it is.
struct MeshDraft {
  std::vector<float> singles;  ///< coordinates are in one of the two
  std::vector<double> doubles;
  std::vector<std::uint32_t> indices;
  bool single = false, indexed = false;
} draft;

double answer(Status status) {
  exchange.answer(status);
  return static_cast<double>(status.code);
}

template <typename T>
void addRoom(std::vector<T>& numbers, double count) {
  numbers.resize(static_cast<std::size_t>(count));
  exchange.add(numbers);
}

/// Room for coordinates of 4 or 8 bytes each and for indices; fewer than none of these: a triangle soup. Columns: where both go.
double meshRoom(double coordinates, double scalarBytes, double indices) {
  draft.single = scalarBytes == 4;
  draft.indexed = indices >= 0;
  const double count = draft.indexed ? indices / 3 : coordinates / 9;
  // Positions and indices as they are kept, boxes (32) with their bins (1), order (4) and nodes (up to 64) while building.
  const double bytes = coordinates * scalarBytes + count * (12 + 33 + 4 + 64) + 65536;
  if (!available(bytes)) return answer({StatusCode::OutOfMemory, bytes});
  answer({});
  draft.single ? addRoom(draft.singles, coordinates) : addRoom(draft.doubles, coordinates);
  addRoom(draft.indices, std::max(indices, 0.0));
  return 0;
}

/// Builds a mesh of what was put there. Columns: its address, which the queries below take, and the numbers of its report; degenerate triangles.
double meshBuild() {
  auto mesh = std::make_unique<TriangleMesh>();
  MeshDraft of = std::move(draft);
  const Status status =
      of.single ? TriangleMesh::make<float>(std::move(of.singles), std::move(of.indices), of.indexed, *mesh)
                : TriangleMesh::make<double>(std::move(of.doubles), std::move(of.indices), of.indexed, *mesh);
  if (answer(status) != 0) return static_cast<double>(status.code);
  const MeshReport& report = mesh->report();
  const auto number = [](std::size_t n) { return static_cast<double>(n); };
  facts = {number(reinterpret_cast<std::uintptr_t>(mesh.get())),
           number(report.vertices),
           number(report.triangles),
           number(report.degenerateCount),
           number(report.memoryBytes),
           report.low.x,
           report.low.y,
           report.low.z,
           report.high.x,
           report.high.y,
           report.high.z};
  exchange.add(facts);
  exchange.add(report.degenerates);
  mesh.release();
  return 0;
}

void meshFree(double address) { delete reinterpret_cast<TriangleMesh*>(static_cast<std::uintptr_t>(address)); }

/// Numbers that come before the requests of moves and traces: the direction up, then those of method/settings.def.
constexpr std::size_t kSettingNumbers = 3
#define MOVE_SETTING(name, Type, unit, usual, who, least, most, Refusal, doc) +1
#include "method/settings.def"
    ;

MoveSettings settingsOf(std::span<const double> numbers, int sides, int precision) {
  MoveSettings settings;
  settings.sides = static_cast<Sides>(sides);
  settings.up = {numbers[0], numbers[1], numbers[2]};
  const double* next = &numbers[3];
#define MOVE_SETTING(name, Type, unit, usual, who, least, most, Refusal, doc) \
  settings.name = static_cast<Type>(*next++);
#include "method/settings.def"
  settings.precision = static_cast<Precision>(precision);
  return settings;
}

/// Bytes of one result. A sweep's are exact, with those of the order it is answered in; a move's allow for four contacts, each
/// in columns and in a growing vector.
constexpr double kBytesPerSweep = 69 + SpatialOrder::kBytes, kBytesPerMove = 120 + 4 * (64 + 2 * sizeof(Contact));
/// Answers to no more than so many requests keep their memory for the next call.
constexpr std::size_t kKept = 4096;

/// Most requests that were answered in the memory still held.
std::size_t sweepsHeld = 0, movesHeld = 0;

Status roomFor(std::size_t requests, double bytesEach, std::size_t held) {
  const double bytes = static_cast<double>(requests) * bytesEach;
  return requests <= held || available(bytes) ? Status{} : Status{StatusCode::OutOfMemory, bytes};
}

[[gnu::noinline]] void answerMoves(Status status) {
  exchange.answer(status);
  exchange.add(moves.position);
  exchange.add(moves.grounded);
  exchange.add(moves.state);
  exchange.add(moves.groundPoint);
  exchange.add(moves.groundNormal);
  exchange.add(moves.groundTriangle);
  exchange.add(moves.ceiling);
  exchange.add(moves.stepped);
  exchange.add(moves.snapped);
  exchange.add(moves.sweeps);
  exchange.add(moves.passSweeps);
  exchange.add(moves.truncated);
  exchange.add(moves.startDepth);
  exchange.add(moves.contactStart);
  exchange.add(moves.contactTime);
  exchange.add(moves.contactPoint);
  exchange.add(moves.contactNormal);
  exchange.add(moves.contactTriangle);
  exchange.add(moves.contactFeature);
  exchange.add(moves.contactElement);
  exchange.add(moves.contactPass);
  exchange.add(moves.contactSlide);
}

}  // namespace

// Called with plain numbers and no wrapper between. Each leaves its answer in the exchange until the next call; all return the status.
extern "C" {

EMSCRIPTEN_KEEPALIVE double* sweepscope_input(std::size_t numbers) { return exchange.input(numbers); }

EMSCRIPTEN_KEEPALIVE const void* sweepscope_columns() { return exchange.columns(); }

/// The element or number the last status speaks of.
EMSCRIPTEN_KEEPALIVE double sweepscope_element() { return exchange.status().element; }

/// Input: queries.
EMSCRIPTEN_KEEPALIVE int sweepscope_sweep_many(const TriangleMesh* mesh, int method, int sides, int precision) {
  const std::span<const double> queries = exchange.numbers();
  const std::size_t count = queries.size() / kSweepNumbers;
  Status status = roomFor(count, kBytesPerSweep, sweepsHeld);
  if (status.ok()) {
    status = sweepMany(*mesh, queries, static_cast<Method>(method), static_cast<Sides>(sides), sweeps,
                       static_cast<Precision>(precision));
  }
  if (status.ok()) sweepsHeld = std::max(sweepsHeld, count);
  exchange.answer(status);
  exchange.add(sweeps.time);
  exchange.add(sweeps.point);
  exchange.add(sweeps.normal);
  exchange.add(sweeps.triangle);
  exchange.add(sweeps.feature);
  exchange.add(sweeps.depth);
  return static_cast<int>(status.code);
}

/// Input: kSettingNumbers settings, requests.
EMSCRIPTEN_KEEPALIVE int sweepscope_move_many(const TriangleMesh* mesh, int method, int sides, int precision) {
  const std::span<const double> numbers = exchange.numbers(), requests = numbers.subspan(kSettingNumbers);
  const std::size_t count = requests.size() / kMoveNumbers;
  Status status = roomFor(count, kBytesPerMove, movesHeld);
  if (status.ok())
    status = moveMany(*mesh, requests, static_cast<Method>(method), settingsOf(numbers, sides, precision), moves);
  if (status.ok()) movesHeld = std::max(movesHeld, count);
  answerMoves(status);
  return static_cast<int>(status.code);
}

/// Input: kSettingNumbers settings, one request. The trace is the last column.
EMSCRIPTEN_KEEPALIVE int sweepscope_trace(const TriangleMesh* mesh, int method, int sides, double maxSlots,
                                          int broadPhase, int precision) {
  const std::span<const double> numbers = exchange.numbers();
  Status status = maxSlots >= 0 && maxSlots <= 4e8 ? Status{} : Status{StatusCode::TraceLimitOutOfRange, maxSlots};
  // Memory is not asked for beforehand: the recorder stops, and says so, where it ends.
  if (status.ok()) {
    status = traceMove(*mesh, numbers.subspan(kSettingNumbers), static_cast<Method>(method),
                       settingsOf(numbers, sides, precision), static_cast<std::size_t>(maxSlots),
                       broadPhase ? kDetailAll : 0u, moves, slots);
  }
  answerMoves(status);
  exchange.add(slots.span().data(), slots.span().size());
  return static_cast<int>(status.code);
}

/// Input: one query. Three columns: the numbers of the proof, the times of its curve and the distances.
EMSCRIPTEN_KEEPALIVE int sweepscope_prove(const TriangleMesh* mesh, double triangle, double time, double samples,
                                          int wholeSweep, double until) {
  const Status status = prove(*mesh, exchange.numbers(), {triangle, time, samples, wholeSweep != 0, until}, proof);
  const Certificate& c = proof.certificate;
  facts = {static_cast<double>(c.verdict),
           static_cast<double>(c.refutation),
           static_cast<double>(proof.triangle),
           c.time,
           c.residual,
           c.slope,
           proof.tolerance,
           proof.leastTime,
           proof.leastDistance,
           proof.firstContact,
           static_cast<double>(proof.earlier),
           proof.earlierTime,
           proof.earlierDepth};
  exchange.answer(status);
  exchange.add(facts);
  exchange.add(proof.times);
  exchange.add(proof.distances);
  return static_cast<int>(status.code);
}

/// Gives back what large questions and answers hold. Called when they have been copied, or refused.
EMSCRIPTEN_KEEPALIVE void sweepscope_release() {
  slots = {};
  proof = {};
  if (exchange.numbers().size() > kKept * kMoveNumbers) exchange.forget();
  if (sweepsHeld > kKept) sweeps = {}, sweepsHeld = 0;
  if (movesHeld > kKept) moves = {}, movesHeld = 0;
}

}  // extern "C"

EMSCRIPTEN_BINDINGS(sweepscope) {
  emscripten::function("about", &about);
  emscripten::function("meshRoom", &meshRoom);
  emscripten::function("meshBuild", &meshBuild);
  emscripten::function("meshFree", &meshFree);
}
