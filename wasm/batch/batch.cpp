#include "batch/batch.h"

#include "batch/spatial_order.h"
#include "core/room.h"
#include "method/method.h"
#include "methods/all.h"
#include "trace/recorder.h"

namespace sweepscope {
namespace {

/// Whether it pays to answer neighbours one after the other: small meshes stay in the cache anyway, and small batches have none.
bool worthOrdering(const TriangleMesh& mesh, std::size_t count) {
  return count >= 256 && mesh.report().memoryBytes > (std::size_t{1} << 20);
}

Vec3 vec3At(std::span<const double> numbers, std::size_t at) { return {numbers[at], numbers[at + 1], numbers[at + 2]}; }

std::uint8_t byte(std::int64_t value) { return static_cast<std::uint8_t>(std::min<std::int64_t>(value, 255)); }

/// Calls with the door of the method asked for. Numbers that no method has are refused before.
template <typename Call>
auto withMethod(Method method, const Call& call) {
  switch (method) {
#define TRACE_ENUM(Name, doc, ...) __VA_ARGS__
#define VALUE(Name, text)                      \
  case Method::Name:                           \
    static_assert(SweepMethod<methods::Name>); \
    return call(methods::Name{});
#include "methods/methods.def"
#undef VALUE
#undef TRACE_ENUM
  }
  __builtin_trap();
}

void resize(SweepBatch& out, std::size_t count) {
  out.time.resize(count);
  out.point.resize(3 * count);
  out.normal.resize(3 * count);
  out.triangle.resize(count);
  out.feature.resize(count);
  out.depth.resize(count);
}

void put(std::vector<double>& out, std::size_t at, const Vec3& v) {
  out[3 * at] = v.x;
  out[3 * at + 1] = v.y;
  out[3 * at + 2] = v.z;
}

void put(SweepBatch& out, std::size_t at, const SweepResult& result) {
  const SweepHit& hit = result.hit;
  const Vec3 none{kNaN, kNaN, kNaN};
  out.time[at] = hit.time;
  put(out.point, at, hit.found() ? hit.point : none);
  put(out.normal, at, hit.found() ? hit.normal : none);
  out.triangle[at] = static_cast<std::int32_t>(hit.triangle);
  out.feature[at] = static_cast<std::uint8_t>(hit.feature);
  out.depth[at] = result.overlap.depth;
}

void resizeContacts(MoveBatch& out, std::size_t count) {
  out.contactTime.resize(count);
  out.contactPoint.resize(3 * count);
  out.contactNormal.resize(3 * count);
  out.contactTriangle.resize(count);
  out.contactFeature.resize(count);
  out.contactElement.resize(count);
  out.contactPass.resize(count);
  out.contactSlide.resize(count);
}

/// Memory that has grown is kept. The columns of contacts are last, when their number is known.
void resize(MoveBatch& out, std::size_t count) {
  out.position.resize(3 * count);
  out.grounded.resize(count);
  out.state.resize(count);
  out.groundPoint.resize(3 * count);
  out.groundNormal.resize(3 * count);
  out.groundTriangle.resize(count);
  out.ceiling.resize(count);
  out.stepped.resize(count);
  out.snapped.resize(count);
  out.sweeps.resize(count);
  out.passSweeps.resize(2 * count);
  out.truncated.resize(count);
  out.startDepth.resize(count);
  out.wayOut.resize(count);
  out.contactStart.resize(count + 1);
  out.contactStart[0] = 0;
  out.contacts.clear();
}

void put(MoveBatch& out, std::size_t at, MoveResult result) {
  put(out.position, at, result.position);
  out.grounded[at] = result.grounded() ? 1 : 0;
  out.state[at] = static_cast<std::uint8_t>(result.support.state);
  put(out.groundPoint, at, result.support.point);
  put(out.groundNormal, at, result.support.normal);
  out.groundTriangle[at] = static_cast<std::int32_t>(result.support.triangle);
  out.ceiling[at] = result.ceiling ? 1 : 0;
  out.stepped[at] = result.stepped ? 1 : 0;
  out.snapped[at] = result.snapped ? 1 : 0;
  out.sweeps[at] = byte(result.sweeps());
  out.passSweeps[2 * at] = byte(result.passSweeps[0]);
  out.passSweeps[2 * at + 1] = byte(result.passSweeps[1]);
  out.truncated[at] = result.truncated ? 1 : 0;
  out.startDepth[at] = result.startDepth;
  out.wayOut[at] = static_cast<std::uint8_t>(result.wayOut);
  out.contacts = std::move(result.contacts);
  out.contactStart[at + 1] = static_cast<std::uint32_t>(out.contacts.size());
}

/// More than a frame can have: two passes of at most 255 sweeps.
constexpr std::size_t kMostPerFrame = 1024;
constexpr std::size_t kBytesPerContact = 64;

/// Room for the contacts of one more frame. False where there is no memory for them.
bool roomForFrame(std::vector<Contact>& contacts) {
  if (contacts.capacity() - contacts.size() >= kMostPerFrame) return true;
  const std::size_t more = contacts.capacity() + contacts.capacity() / 2 + kMostPerFrame;
  if (!available(static_cast<double>(more) * sizeof(Contact))) return false;
  contacts.reserve(more);
  return true;
}

/// Where their columns have to grow, one after the other, each is there twice for a moment, and may get twice the room.
bool roomForColumns(const MoveBatch& out) {
  const std::size_t count = out.contacts.size();
  return count <= out.contactTime.capacity() || available(static_cast<double>(count) * 3 * kBytesPerContact);
}

void spreadContacts(MoveBatch& out) {
  resizeContacts(out, out.contacts.size());
  for (std::size_t k = 0; k < out.contacts.size(); ++k) {
    const Contact& contact = out.contacts[k];
    out.contactTime[k] = contact.time;
    put(out.contactPoint, k, contact.point);
    put(out.contactNormal, k, contact.normal);
    out.contactTriangle[k] = static_cast<std::int32_t>(contact.triangle);
    out.contactFeature[k] = static_cast<std::uint8_t>(contact.feature);
    out.contactElement[k] = byte(contact.element);
    out.contactPass[k] = byte(contact.pass);
    out.contactSlide[k] = byte(contact.slide);
  }
}

/// The contacts go to the end of `contacts`.
template <Tracer T>
MoveResult moveOne(const TriangleMesh& mesh, std::span<const double> numbers, Method method,
                   const MoveSettings& settings, T& tracer, std::vector<Contact> contacts) {
  const MoveRequest request{vec3At(numbers, 0), vec3At(numbers, 3), vec3At(numbers, 6), vec3At(numbers, 9)};
  return withMethod(method, [&](auto door) { return door.move(mesh, request, settings, tracer, std::move(contacts)); });
}

Status checkMove(const TriangleMesh& mesh, std::span<const double> requests, MoveSettings& settings) {
  const Status status = checkRequests(requests, kMoveNumbers, mesh, settings.precision);
  return status.ok() ? checkSettings(settings) : status;
}

}  // namespace

void makeRoom(SweepBatch& out, std::size_t requests) { resize(out, requests); }

void makeRoom(MoveBatch& out, std::size_t requests, std::size_t contacts) {
  resize(out, requests);
  resizeContacts(out, contacts);
  out.contacts.reserve(contacts + kMostPerFrame);
}

Status sweepMany(const TriangleMesh& mesh, std::span<const double> queries, Method method, Sides sides, SweepBatch& out,
                 Precision precision) {
  if (const Status status = checkRequests(queries, kSweepNumbers, mesh, precision); !status.ok()) return status;
  const std::size_t count = queries.size() / kSweepNumbers;
  resize(out, count);
  const auto answer = [&](std::size_t k) {
    const std::size_t at = k * kSweepNumbers;
    const SweepRequest request{vec3At(queries, at), vec3At(queries, at + 3), vec3At(queries, at + 6), sides};
    put(out, k, withMethod(method, [&](auto door) { return door.sweep(mesh, request, precision); }));
  };
  // Without memory for it, in the order given: that changes no answer.
  if (worthOrdering(mesh, count) && available(static_cast<double>(count) * SpatialOrder::kBytes)) {
    const SpatialOrder order(queries, kSweepNumbers, mesh.report().low, mesh.report().high);
    for (std::size_t k = 0; k < count; ++k) answer(order[k]);
  } else {
    for (std::size_t k = 0; k < count; ++k) answer(k);
  }
  return {};
}

Status moveMany(const TriangleMesh& mesh, std::span<const double> requests, Method method, MoveSettings settings,
                MoveBatch& out) {
  if (const Status status = checkMove(mesh, requests, settings); !status.ok()) return status;
  const std::size_t count = requests.size() / kMoveNumbers;
  resize(out, count);
  const auto noRoom = [&] {
    return Status{StatusCode::OutOfMemory, static_cast<double>(out.contacts.size()) * 2 * sizeof(Contact)};
  };
  for (std::size_t k = 0; k < count; ++k) {
    if (!roomForFrame(out.contacts)) return noRoom();
    const std::span<const double> request = requests.subspan(k * kMoveNumbers, kMoveNumbers);
    put(out, k, moveOne(mesh, request, method, settings, off, std::move(out.contacts)));
  }
  if (!roomForColumns(out)) return noRoom();
  spreadContacts(out);
  return {};
}

Status traceMove(const TriangleMesh& mesh, std::span<const double> request, Method method, MoveSettings settings,
                 std::size_t limit, unsigned detail, MoveBatch& out, SlotBuffer& trace) {
  if (request.size() != kMoveNumbers) return {StatusCode::RequestLength, static_cast<double>(request.size())};
  if (const Status status = checkMove(mesh, request, settings); !status.ok()) return status;
  if (limit < kHeaderSlots) return {StatusCode::TraceLimitOutOfRange, static_cast<double>(limit)};
  Recorder recorder(limit, detail);
  resize(out, 1);
  if (!roomForFrame(out.contacts)) return {StatusCode::OutOfMemory, kMostPerFrame * sizeof(Contact)};
  put(out, 0, moveOne(mesh, request, method, settings, recorder, std::move(out.contacts)));
  spreadContacts(out);
  trace = recorder.take();
  return trace.size() > 0 ? Status{} : Status{StatusCode::OutOfMemory, kHeaderSlots * sizeof(double)};
}

}  // namespace sweepscope
