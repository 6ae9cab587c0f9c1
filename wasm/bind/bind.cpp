// The boundary to JavaScript: Embind for meshes and what is asked once, plain exported functions for queries; see web/package for the twin.
// Only numbers of one type cross through Embind and the rest through the exchange: other numbers, strings, values of JavaScript and classes
// bring a part of Embind's script each, and classes half of it.
#include <cstdlib>
#include <emscripten/bind.h>
#include <emscripten/emscripten.h>
#include <memory>
#include <string_view>
#include <utility>

#include "batch/prove.h"
#include "bind/calls.h"
#include "mesh/saved_mesh.h"
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

Call usual;
Exchange& exchange = usual.exchange;
SlotBuffer slots;
Proof proof;
/// Gives back what it holds. By hand: an assignment moves what is nothing, member by member, which is most of a kilobyte.
template <typename T>
void renew(T& of) {
  std::destroy_at(&of);
  std::construct_at(&of);
}

/// What an answer says in single numbers: a column more.
[[gnu::noinline]] void addFacts(std::initializer_list<double> numbers) {
  static double facts[16];
  std::copy(numbers.begin(), numbers.end(), facts);
  exchange.add(facts, numbers.size());
}

/// Columns: the hash of the trace's schema in two halves and whether this is the build with SIMD; the version, in ASCII.
void about() {
  exchange.answer({});
  addFacts({static_cast<double>(kSchemaHash >> 32), static_cast<double>(kSchemaHash & 0xffffffffu), kSimd ? 1.0 : 0.0});
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
SWEEPSCOPE_RARELY double meshRoom(double coordinates, double scalarBytes, double indices) {
  draft.single = scalarBytes == 4;
  draft.indexed = indices >= 0;
  const double count = draft.indexed ? indices / 3 : coordinates / 9;
  // Positions and indices as they are kept, boxes (32) with their bins (1), order (4) and nodes (up to 64) while building. Where
  // cells come first, few nodes stand beside them: cells (up to 37), who is in which (17), the boxes in their order (32).
  const double bytes =
      coordinates * scalarBytes + count * (12 + 33 + 4 + 64 + (count < Bvh::kMostByCells ? 32 : 0)) + 65536;
  if (!available(bytes)) return answer({StatusCode::OutOfMemory, bytes});
  answer({});
  draft.single ? addRoom(draft.singles, coordinates) : addRoom(draft.doubles, coordinates);
  addRoom(draft.indices, std::max(indices, 0.0));
  return 0;
}

/// Builds a mesh of what was put there; or takes the mesh that was saved in so many bytes, put there as if they were coordinates. Columns: its
/// address, which the queries below take, and the numbers of its report; degenerate triangles.
double meshBuild(double saved) {
  auto mesh = std::make_unique<TriangleMesh>();
  const Status status =
      saved >= 0     ? SavedMesh::load(draft.doubles.data(), static_cast<std::size_t>(saved), *mesh)
      : draft.single ? TriangleMesh::make(std::move(draft.singles), std::move(draft.indices), draft.indexed, *mesh)
                     : TriangleMesh::make(std::move(draft.doubles), std::move(draft.indices), draft.indexed, *mesh);
  renew(draft);
  if (answer(status) != 0) return static_cast<double>(status.code);
  const MeshReport& report = mesh->report();
  const auto number = [](std::size_t n) { return static_cast<double>(n); };
  addFacts({number(reinterpret_cast<std::uintptr_t>(mesh.get())), number(report.vertices), number(report.triangles),
            number(report.degenerateCount), number(report.memoryBytes), report.low.x, report.low.y, report.low.z,
            report.high.x, report.high.y, report.high.z});
  exchange.add(report.degenerates);
  mesh.release();
  return 0;
}

/// Column: the bytes of a mesh.
SWEEPSCOPE_RARELY double meshSave(double address) {
  const auto* const mesh = reinterpret_cast<TriangleMesh*>(static_cast<std::uintptr_t>(address));
  const std::size_t numbers = SavedMesh::numbers(*mesh), bytes = 8 * numbers;
  double* const to = exchange.input(numbers);
  if (!to) return answer({StatusCode::OutOfMemory, static_cast<double>(bytes)});
  SavedMesh::save(*mesh, to);
  answer({});
  exchange.add(reinterpret_cast<const std::uint8_t*>(to), bytes);
  return 0;
}

void meshFree(double address) { delete reinterpret_cast<TriangleMesh*>(static_cast<std::uintptr_t>(address)); }

/// Answers to no more than so many requests keep their memory for the next call.
constexpr std::size_t kKept = 4096;

/// Makes results that stay where they are, for so many requests; fewer contacts than none: of sweeps. Columns: addresses of the call, of its input and of its
/// columns, which are as long as there is room.
SWEEPSCOPE_RARELY double resultsMake(double requests, double contacts) {
  const bool moving = contacts >= 0;
  const double settings = moving ? kSettingNumbers : 0,
               numbers = settings + requests * (moving ? kMoveNumbers : kSweepNumbers);
  const double bytes =
      numbers * 8 + requests * (moving ? kBytesPerMove : kBytesPerSweep) + std::max(0.0, contacts) * 152 + 262144;
  if (!available(bytes)) return answer({StatusCode::OutOfMemory, bytes});
  auto* const call = new Call;
  const auto count = static_cast<std::size_t>(requests);
  call->held[moving] = count;
  double* const input = call->exchange.input(static_cast<std::size_t>(numbers));
  if (moving) {
    makeRoom(call->moves, count, static_cast<std::size_t>(contacts));
    answerMoves(*call, {});
  } else {
    makeRoom(call->sweeps, count);
    answerSweeps(*call, {});
  }
  const auto address = [](const void* at) { return static_cast<double>(reinterpret_cast<std::uintptr_t>(at)); };
  answer({});
  addFacts({address(call), address(input), address(call->exchange.columns())});
  return 0;
}

void resultsFree(double address) { delete reinterpret_cast<Call*>(static_cast<std::uintptr_t>(address)); }

}  // namespace

// Called with plain numbers and no wrapper between. Each leaves its answer in the exchange until the next call; all return the status.
extern "C" {

EMSCRIPTEN_KEEPALIVE double* sweepscope_input(std::size_t numbers) { return exchange.input(numbers); }

EMSCRIPTEN_KEEPALIVE const void* sweepscope_columns() { return exchange.columns(); }

/// The element or number the last status speaks of.
EMSCRIPTEN_KEEPALIVE double sweepscope_element(const Call* call) {
  return (call ? *call : usual).exchange.status().element;
}

/// Input: queries, so many numbers. `call`: 0 for answers that are copied out.
EMSCRIPTEN_KEEPALIVE int sweepscope_sweep_many(Call* call, const TriangleMesh* mesh, std::size_t numbers, int method,
                                               int sides, int precision) {
  Call& of = call ? *call : usual;
  const std::span<const double> queries = of.exchange.numbers().first(numbers);
  Status status = roomFor(of.held[0], numbers / kSweepNumbers, kBytesPerSweep);
  if (status.ok()) {
    status = sweepMany(*mesh, queries, static_cast<Method>(method), static_cast<Sides>(sides), of.sweeps,
                       static_cast<Precision>(precision));
  }
  if (status.ok()) of.held[0] = std::max(of.held[0], numbers / kSweepNumbers);
  answerSweeps(of, status);
  return static_cast<int>(status.code);
}

/// Input: kSettingNumbers settings, requests; so many numbers together.
EMSCRIPTEN_KEEPALIVE int sweepscope_move_many(Call* call, const TriangleMesh* mesh, std::size_t numbers, int method,
                                              int sides, int precision) {
  Call& of = call ? *call : usual;
  const std::span<const double> input = of.exchange.numbers(),
                                requests = input.subspan(kSettingNumbers, numbers - kSettingNumbers);
  Status status = roomFor(of.held[1], requests.size() / kMoveNumbers, kBytesPerMove);
  if (status.ok())
    status = moveMany(*mesh, requests, static_cast<Method>(method), settingsOf(input, sides, precision), of.moves);
  if (status.ok()) of.held[1] = std::max(of.held[1], requests.size() / kMoveNumbers);
  answerMoves(of, status);
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
                       broadPhase ? kDetailAll : 0u, usual.moves, slots);
  }
  answerMoves(usual, status);
  exchange.add(slots.span().data(), slots.span().size());
  return static_cast<int>(status.code);
}

/// Input: one query. Three columns: the numbers of the proof, the times of its curve and the distances.
EMSCRIPTEN_KEEPALIVE int sweepscope_prove(const TriangleMesh* mesh, double triangle, double time, double samples,
                                          int wholeSweep, double until) {
  const Status status = prove(*mesh, exchange.numbers(), {triangle, time, samples, wholeSweep != 0, until}, proof);
  const Certificate& c = proof.certificate;
  exchange.answer(status);
  addFacts({static_cast<double>(c.verdict), static_cast<double>(c.refutation), static_cast<double>(proof.triangle),
            c.time, c.residual, c.slope, proof.tolerance, proof.leastTime, proof.leastDistance, proof.firstContact,
            static_cast<double>(proof.earlier), proof.earlierTime, proof.earlierDepth});
  exchange.add(proof.times);
  exchange.add(proof.distances);
  return static_cast<int>(status.code);
}

/// Gives back what large questions and answers hold. Called when they have been copied, or refused; what was refused half-way holds as much, which
/// only its columns know.
EMSCRIPTEN_KEEPALIVE void sweepscope_release() {
  renew(slots);
  renew(proof);
  if (exchange.numbers().size() > kKept * kMoveNumbers) exchange.forget();
  if (usual.sweeps.time.capacity() > kKept) renew(usual.sweeps), usual.held[0] = 0;
  if (usual.moves.startDepth.capacity() > kKept) renew(usual.moves), usual.held[1] = 0;
}

}  // extern "C"

EMSCRIPTEN_BINDINGS(sweepscope) {
  emscripten::function("about", &about);
  emscripten::function("meshRoom", &meshRoom);
  emscripten::function("meshBuild", &meshBuild);
  emscripten::function("meshSave", &meshSave);
  emscripten::function("meshFree", &meshFree);
  emscripten::function("resultsMake", &resultsMake);
  emscripten::function("resultsFree", &resultsFree);
}
