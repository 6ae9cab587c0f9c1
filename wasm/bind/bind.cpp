// The boundary to JavaScript: Embind and nothing else. Owned typed arrays and plain values cross; see web/lib for the twin.
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <emscripten/bind.h>
#include <emscripten/val.h>
#include <string>
#include <utility>

#include "batch/batch.h"
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

/// Whether `bytes` more can be had. Asked before they are needed: out of memory inside the standard library ends the module.
bool available(double bytes) {
  if (bytes > 4294967295.0) return false;
  void* probe = std::malloc(static_cast<std::size_t>(bytes));
  std::free(probe);
  return probe != nullptr;
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

MoveSettings settingsOf(const val& options) {
  MoveSettings settings;
  settings.sides = static_cast<Sides>(options["sides"].as<int>());
  settings.skin = options["skin"].as<double>();
  settings.maxSweeps = options["maxSweeps"].as<int>();
  settings.up = {options["upX"].as<double>(), options["upY"].as<double>(), options["upZ"].as<double>()};
  settings.slopeLimit = options["slopeLimit"].as<double>();
  settings.stepHeight = options["stepHeight"].as<double>();
  settings.snapDistance = options["snapDistance"].as<double>();
  return settings;
}

Method methodOf(const val& options) { return static_cast<Method>(options["method"].as<int>()); }

val movesOf(const MoveBatch& batch) {
  val result = failed({});
  result.set("position", owned("Float64Array", batch.position));
  result.set("grounded", owned("Uint8Array", batch.grounded));
  result.set("sweeps", owned("Uint8Array", batch.sweeps));
  result.set("passSweeps", owned("Uint8Array", batch.passSweeps));
  result.set("truncated", owned("Uint8Array", batch.truncated));
  result.set("startDepth", owned("Float64Array", batch.startDepth));
  result.set("contactStart", owned("Uint32Array", batch.contactStart));
  result.set("contactTime", owned("Float64Array", batch.contactTime));
  result.set("contactPoint", owned("Float64Array", batch.contactPoint));
  result.set("contactNormal", owned("Float64Array", batch.contactNormal));
  result.set("contactTriangle", owned("Int32Array", batch.contactTriangle));
  result.set("contactFeature", owned("Uint8Array", batch.contactFeature));
  result.set("contactElement", owned("Uint8Array", batch.contactElement));
  result.set("contactPass", owned("Uint8Array", batch.contactPass));
  result.set("contactSlide", owned("Uint8Array", batch.contactSlide));
  return result;
}

/// Bytes of one query and its result. A sweep's are exact; a move's allow for four contacts in growing vectors.
constexpr double kBytesPerSweep = 72 + 69, kBytesPerMove = 96 + 64 + 8 * 64;

class MeshHandle {
 public:
  /// Builds the mesh; the answer holds the report or a status. `indices` may be null: a triangle soup.
  val build(const val& positions, const val& indices) {
    const double numbers = positions["length"].as<double>();
    const bool indexed = !indices.isNull();
    const double count = indexed ? indices["length"].as<double>() / 3 : numbers / 9;
    const bool single = positions["BYTES_PER_ELEMENT"].as<int>() == 4;
    const double scalarBytes = single ? 4 : 8;
    // Positions and indices as they are kept, boxes (24), order (4) and nodes (up to 64) while building.
    const double bytes = numbers * scalarBytes + count * (12 + 24 + 4 + 64) + 65536;
    if (!available(bytes)) return failed({StatusCode::OutOfMemory, bytes});
    std::vector<std::uint32_t> index = indexed ? copied<std::uint32_t>(indices) : std::vector<std::uint32_t>();
    const Status status = single
                              ? TriangleMesh::make<float>(copied<float>(positions), std::move(index), indexed, mesh_)
                              : TriangleMesh::make<double>(copied<double>(positions), std::move(index), indexed, mesh_);
    return status.ok() ? reportOf(mesh_.report()) : failed(status);
  }

  val sweepMany(const val& queries, const val& options) const {
    const double bytes = queries["length"].as<double>() / 9 * kBytesPerSweep;
    if (!available(bytes)) return failed({StatusCode::OutOfMemory, bytes});
    SweepBatch batch;
    const Status status = sweepscope::sweepMany(mesh_, copied<double>(queries), methodOf(options),
                                                static_cast<Sides>(options["sides"].as<int>()), batch);
    if (!status.ok()) return failed(status);
    val result = failed({});
    result.set("time", owned("Float64Array", batch.time));
    result.set("point", owned("Float64Array", batch.point));
    result.set("normal", owned("Float64Array", batch.normal));
    result.set("triangle", owned("Int32Array", batch.triangle));
    result.set("feature", owned("Uint8Array", batch.feature));
    result.set("depth", owned("Float64Array", batch.depth));
    return result;
  }

  val moveMany(const val& requests, const val& options) const {
    const double bytes = requests["length"].as<double>() / 12 * kBytesPerMove;
    if (!available(bytes)) return failed({StatusCode::OutOfMemory, bytes});
    MoveBatch batch;
    const Status status =
        sweepscope::moveMany(mesh_, copied<double>(requests), methodOf(options), settingsOf(options), batch);
    return status.ok() ? movesOf(batch) : failed(status);
  }

  val trace(const val& request, const val& options) const {
    // Not asked for beforehand: the recorder stops, and says so, where memory ends.
    const double slots = options["maxSlots"].as<double>();
    if (!(slots >= 0) || slots > 4e8) return failed({StatusCode::TraceLimitOutOfRange, slots});
    MoveBatch batch;
    SlotBuffer trace;
    const unsigned detail = options["broadPhase"].as<bool>() ? kDetailAll : 0u;
    const Status status = traceMove(mesh_, copied<double>(request), methodOf(options), settingsOf(options),
                                    static_cast<std::size_t>(slots), detail, batch, trace);
    if (!status.ok()) return failed(status);
    val result = movesOf(batch);
    result.set("trace", owned("Float64Array", trace.span()));
    return result;
  }

 private:
  TriangleMesh mesh_;
};

std::string schemaHash() {
  char text[17];
  std::snprintf(text, sizeof text, "%016" PRIx64, kSchemaHash);
  return text;
}

std::string version() { return SWEEPSCOPE_VERSION; }

}  // namespace

EMSCRIPTEN_BINDINGS(sweepscope) {
  emscripten::class_<MeshHandle>("MeshHandle")
      .constructor<>()
      .function("build", &MeshHandle::build)
      .function("sweepMany", &MeshHandle::sweepMany)
      .function("moveMany", &MeshHandle::moveMany)
      .function("trace", &MeshHandle::trace);
  emscripten::function("schemaHash", &schemaHash);
  emscripten::function("version", &version);
}
