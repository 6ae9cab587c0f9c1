// The boundary to JavaScript: Embind for meshes and what is asked once, plain exported functions for queries; see web/lib for the twin.
#include <cstdlib>
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>
#include <emscripten/val.h>
#include <string>
#include <utility>

#include "batch/batch.h"
#include "batch/prove.h"
#include "batch/spatial_order.h"
#include "bind/exchange.h"
#include "trace/recorder.h"
#include "trace/schema.h"

namespace {

using emscripten::val;
using namespace sweepscope;

/// An owned copy: a view would be void as soon as the memory grows.
template <typename Numbers>
val owned(const char* type, const Numbers& values) {
  return val::global(type).new_(val(emscripten::typed_memory_view(values.size(), values.data())));
}

val failed(Status status) {
  val result = val::object();
  result.set("status", static_cast<int>(status.code));
  result.set("element", status.element);
  return result;
}

template <typename T>
std::vector<T> copied(const val& array) {
  return emscripten::convertJSArrayToNumberVector<T>(array);
}

val reportOf(const MeshReport& report) {
  val result = failed({});
  result.set("vertices", static_cast<double>(report.vertices));
  result.set("triangles", static_cast<double>(report.triangles));
  result.set("bounds", owned("Float64Array", std::vector<double>{report.low.x, report.low.y, report.low.z,
                                                                 report.high.x, report.high.y, report.high.z}));
  result.set("degenerateTriangles", static_cast<double>(report.degenerateCount));
  result.set("degenerate", owned("Uint32Array", report.degenerates));
  result.set("memoryBytes", static_cast<double>(report.memoryBytes));
  return result;
}

class MeshHandle {
 public:
  /// Builds the mesh; the answer holds the report or a status. `indices` may be null: a triangle soup.
  val build(const val& positions, const val& indices) {
    const double numbers = positions["length"].as<double>();
    const bool indexed = !indices.isNull();
    const double count = indexed ? indices["length"].as<double>() / 3 : numbers / 9;
    const bool single = positions["BYTES_PER_ELEMENT"].as<int>() == 4;
    const double scalarBytes = single ? 4 : 8;
    // Positions and indices as they are kept, boxes (32) with their bins (1), order (4) and nodes (up to 64) while building.
    const double bytes = numbers * scalarBytes + count * (12 + 33 + 4 + 64) + 65536;
    if (!available(bytes)) return failed({StatusCode::OutOfMemory, bytes});
    std::vector<std::uint32_t> index = indexed ? copied<std::uint32_t>(indices) : std::vector<std::uint32_t>();
    const Status status = single
                              ? TriangleMesh::make<float>(copied<float>(positions), std::move(index), indexed, mesh_)
                              : TriangleMesh::make<double>(copied<double>(positions), std::move(index), indexed, mesh_);
    return status.ok() ? reportOf(mesh_.report()) : failed(status);
  }

  /// For the queries below, which take it as a plain number.
  std::uintptr_t address() const { return reinterpret_cast<std::uintptr_t>(&mesh_); }

 private:
  TriangleMesh mesh_;
};

/// 16 hexadecimal digits, written by hand: printf would bring formatting of every kind into the module.
std::string schemaHash() {
  std::string text(16, '0');
  for (int k = 0; k < 16; ++k) text[k] = "0123456789abcdef"[kSchemaHash >> (60 - 4 * k) & 15];
  return text;
}

std::string version() { return SWEEPSCOPE_VERSION; }

bool simd() {
#if defined(__wasm_simd128__)
  return true;
#else
  return false;
#endif
}

Exchange exchange;
SweepBatch sweeps;
MoveBatch moves;
SlotBuffer slots;
Proof proof;
std::vector<double> proofNumbers;

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
  proofNumbers = {static_cast<double>(c.verdict),
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
  exchange.add(proofNumbers);
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
  emscripten::class_<MeshHandle>("MeshHandle")
      .constructor<>()
      .function("build", &MeshHandle::build)
      .function("address", &MeshHandle::address);
  emscripten::function("schemaHash", &schemaHash);
  emscripten::function("version", &version);
  emscripten::function("simd", &simd);
}
