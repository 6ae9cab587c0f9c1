// The module of the audit's workers: instances of it have one memory and in it one mesh, which is built by the first of them and only read from then on.
// Not part of the package. Each instance has a lane, a block of that memory with its stack and whatever it allocates; so no instance writes what
// another one reads, and there are no locks. The only variable is the pointer to the lane, and there is no library: the functions it would supply
// are at the end.
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>

#include "bind/arena.h"
#include "bind/calls.h"

namespace {

using namespace sweepscope;

/// Single numbers of an answer.
constexpr std::size_t kFacts = 16;

struct Lane {
  Arena memory;
  bool grows;
  /// of questions whose answers are copied out
  Call usual;
  double facts[kFacts];
  /// what a mesh is built of, until it is; coordinates are in one of the two
  std::vector<float> singles;
  std::vector<double> doubles;
  std::vector<std::uint32_t> indices;
  bool single;
};

/// Of this instance.
thread_local Lane* lane;

/// More memory for the instance that builds. The others' lanes stay where they are.
bool grow(std::size_t bytes) {
  constexpr std::size_t kPage = 65536;
  const std::size_t pages = bytes / kPage + 2, before = __builtin_wasm_memory_grow(0, pages);
  if (before == SIZE_MAX) return false;
  lane->memory.add(reinterpret_cast<void*>(before * kPage), pages * kPage);
  return true;
}

void* take(std::size_t bytes) {
  void* taken = lane->memory.take(bytes);
  if (!taken && lane->grows && grow(bytes)) taken = lane->memory.take(bytes);
  return taken;
}

double answer(Status status) {
  lane->usual.exchange.answer(status);
  return static_cast<double>(status.code);
}

void addFacts(std::initializer_list<double> numbers) {
  std::copy(numbers.begin(), numbers.end(), lane->facts);
  lane->usual.exchange.add(lane->facts, numbers.size());
}

template <typename T>
double number(T* at) {
  return static_cast<double>(reinterpret_cast<std::uintptr_t>(at));
}

template <typename T>
void addRoom(std::vector<T>& numbers, double count) {
  numbers.resize(static_cast<std::size_t>(count));
  lane->usual.exchange.add(numbers);
}

Call& callOf(Call* call) { return call ? *call : lane->usual; }

}  // namespace

#define CROWD_EXPORT(name) extern "C" __attribute__((export_name(#name)))

/// The first call, with the stack in place: this instance allocates in that block. `grows`: and behind it, while there is no other instance.
CROWD_EXPORT(begin) void begin(void* from, std::size_t bytes, int grows) {
  constexpr std::size_t kLane = (sizeof(Lane) + Arena::kAlignment - 1) / Arena::kAlignment * Arena::kAlignment;
  lane = new (from) Lane{Arena(static_cast<char*>(from) + kLane, bytes - kLane), grows != 0, {}, {}, {}, {}, {}, false};
}

/// A block for one more instance; 0: there is no memory for it.
CROWD_EXPORT(block) void* block(std::size_t bytes) { return take(bytes); }

/// The peak of this instance's allocations, bytes.
CROWD_EXPORT(most) double most() { return static_cast<double>(lane->memory.most()); }

/// As in bind.cpp, of meshes with indices.
CROWD_EXPORT(meshRoom) double meshRoom(double coordinates, double scalarBytes, double corners) {
  const double triangles = corners / 3;
  const double bytes =
      coordinates * scalarBytes + triangles * (12 + 33 + 4 + 64 + (triangles < Bvh::kMostByCells ? 32 : 0)) + 65536;
  if (!available(bytes)) return answer({StatusCode::OutOfMemory, bytes});
  answer({});
  lane->single = scalarBytes == 4;
  lane->single ? addRoom(lane->singles, coordinates) : addRoom(lane->doubles, coordinates);
  addRoom(lane->indices, corners);
  return 0;
}

/// Builds a mesh of what was put there. Columns: as in bind.cpp.
CROWD_EXPORT(meshBuild) double meshBuild() {
  auto* const mesh = new TriangleMesh;
  const Status status = lane->single
                            ? TriangleMesh::make(std::move(lane->singles), std::move(lane->indices), true, *mesh)
                            : TriangleMesh::make(std::move(lane->doubles), std::move(lane->indices), true, *mesh);
  if (answer(status) != 0) return static_cast<double>(status.code);
  const MeshReport& report = mesh->report();
  const auto count = [](std::size_t n) { return static_cast<double>(n); };
  addFacts({number(mesh), count(report.vertices), count(report.triangles), count(report.degenerateCount),
            count(report.memoryBytes), report.low.x, report.low.y, report.low.z, report.high.x, report.high.y,
            report.high.z});
  lane->usual.exchange.add(report.degenerates);
  return 0;
}

/// As in bind.cpp.
CROWD_EXPORT(resultsMake) double resultsMake(double requests, double contacts) {
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
  answer({});
  addFacts({number(call), number(input), number(call->exchange.columns())});
  return 0;
}

CROWD_EXPORT(resultsFree) void resultsFree(double address) {
  delete reinterpret_cast<Call*>(static_cast<std::uintptr_t>(address));
}

CROWD_EXPORT(input) double* input(std::size_t numbers) { return lane->usual.exchange.input(numbers); }

CROWD_EXPORT(columns) const void* columns() { return lane->usual.exchange.columns(); }

CROWD_EXPORT(element) double element(Call* call) { return callOf(call).exchange.status().element; }

// As in bind.cpp, to which the order of its code matters: the package's modules stay what they are.

CROWD_EXPORT(sweepMany)
int askSweeps(Call* call, const TriangleMesh* mesh, std::size_t numbers, int method, int sides, int precision) {
  Call& of = callOf(call);
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

CROWD_EXPORT(moveMany)
int askMoves(Call* call, const TriangleMesh* mesh, std::size_t numbers, int method, int sides, int precision) {
  Call& of = callOf(call);
  const std::span<const double> input = of.exchange.numbers(),
                                requests = input.subspan(kSettingNumbers, numbers - kSettingNumbers);
  Status status = roomFor(of.held[1], requests.size() / kMoveNumbers, kBytesPerMove);
  if (status.ok())
    status = moveMany(*mesh, requests, static_cast<Method>(method), settingsOf(input, sides, precision), of.moves);
  if (status.ok()) of.held[1] = std::max(of.held[1], requests.size() / kMoveNumbers);
  answerMoves(of, status);
  return static_cast<int>(status.code);
}

// In place of the libraries. Standard containers end the program when memory runs out: that ends this worker, and no other.
extern "C" {
void* malloc(std::size_t bytes) { return take(bytes); }
void free(void* taken) { lane->memory.give(taken); }
/// Only a trace grows this way, and there is none here.
void* realloc(void*, std::size_t) { __builtin_trap(); }
void abort() { __builtin_trap(); }
}

void* operator new(std::size_t bytes) {
  void* const taken = take(bytes);
  if (!taken) __builtin_trap();
  return taken;
}
void operator delete(void* taken) noexcept { lane->memory.give(taken); }
void operator delete(void* taken, std::size_t) noexcept { lane->memory.give(taken); }

/// Wider than the alignment of pieces: the address of the piece is stored right before the returned address.
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  const auto wide = static_cast<std::size_t>(alignment);
  const auto taken = reinterpret_cast<std::uintptr_t>(operator new(bytes + wide));
  const std::uintptr_t at = (taken / wide + 1) * wide;
  reinterpret_cast<std::uintptr_t*>(at)[-1] = taken;
  return reinterpret_cast<void*>(at);
}
void operator delete(void* taken, std::align_val_t) noexcept {
  if (taken) lane->memory.give(reinterpret_cast<void*>(static_cast<std::uintptr_t*>(taken)[-1]));
}
