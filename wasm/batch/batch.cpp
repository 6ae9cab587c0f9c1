#include "batch/batch.h"

#include "paper/collide_and_slide.h"
#include "slide/collide_and_slide.h"
#include "trace/recorder.h"

namespace sweepscope {
namespace {

Vec3 vec3At(std::span<const double> numbers, std::size_t at) { return {numbers[at], numbers[at + 1], numbers[at + 2]}; }

void push(std::vector<double>& out, Vec3 v) { out.insert(out.end(), {v.x, v.y, v.z}); }

std::uint8_t byte(std::int64_t value) { return static_cast<std::uint8_t>(std::min<std::int64_t>(value, 255)); }

SweepResult sweepPaper(const TriangleMesh& mesh, const SweepRequest& request) {
  const EllipsoidSpace space{request.radii};
  SweepResult result;
  result.overlap = startOverlap(mesh, request.center, request.radii);
  paper::CollisionPackage package;
  package.velocity = space.into(request.displacement);
  package.basePoint = space.into(request.center);
  package.cullBackFaces = request.sides == Sides::Front;
  if (package.velocity == Vec3{}) return result;
  package.normalizedVelocity = paper::normalize(package.velocity);
  paper::checkCollision(mesh, request.radii, package, off);
  if (!package.foundCollision) return result;
  const Vec3 normal = package.basePoint + package.velocity * package.nearestTime - package.intersectionPoint;
  result.hit = {package.nearestTime,      space.back(package.intersectionPoint),
                space.normalBack(normal), normal,
                package.triangle,         package.feature,
                package.element};
  return result;
}

void resize(SweepBatch& out, std::size_t count) {
  out.time.resize(count);
  out.point.resize(3 * count);
  out.normal.resize(3 * count);
  out.triangle.resize(count);
  out.feature.resize(count);
  out.depth.resize(count);
}

void put(std::vector<double>& out, std::size_t at, Vec3 v) {
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

void append(MoveBatch& out, const MoveResult& result) {
  push(out.position, result.position);
  out.grounded.push_back(result.grounded ? 1 : 0);
  out.sweeps.push_back(byte(result.sweeps()));
  out.passSweeps.push_back(byte(result.passSweeps[0]));
  out.passSweeps.push_back(byte(result.passSweeps[1]));
  out.truncated.push_back(result.truncated ? 1 : 0);
  out.startDepth.push_back(result.startDepth);
  for (const Contact& contact : result.contacts) {
    out.contactTime.push_back(contact.time);
    push(out.contactPoint, contact.point);
    push(out.contactNormal, contact.normal);
    out.contactTriangle.push_back(static_cast<std::int32_t>(contact.triangle));
    out.contactFeature.push_back(static_cast<std::uint8_t>(contact.feature));
    out.contactElement.push_back(byte(contact.element));
    out.contactPass.push_back(byte(contact.pass));
    out.contactSlide.push_back(byte(contact.slide));
  }
  out.contactStart.push_back(static_cast<std::uint32_t>(out.contactTime.size()));
}

template <Tracer T>
MoveResult moveOne(const TriangleMesh& mesh, std::span<const double> numbers, Method method,
                   const MoveSettings& settings, T& tracer) {
  const MoveRequest request{vec3At(numbers, 0), vec3At(numbers, 3), vec3At(numbers, 6), vec3At(numbers, 9)};
  return method == Method::Paper ? paper::movePaper(mesh, request, settings, tracer)
                                 : moveRobust(mesh, request, settings, tracer);
}

Status checkMove(const TriangleMesh& mesh, std::span<const double> requests, MoveSettings& settings) {
  const Status status = checkRequests(requests, kMoveNumbers, mesh);
  return status.ok() ? checkSettings(settings) : status;
}

}  // namespace

Status sweepMany(const TriangleMesh& mesh, std::span<const double> queries, Method method, Sides sides,
                 SweepBatch& out) {
  if (const Status status = checkRequests(queries, kSweepNumbers, mesh); !status.ok()) return status;
  out = {};
  const std::size_t count = queries.size() / kSweepNumbers;
  resize(out, count);
  for (std::size_t k = 0; k < count; ++k) {
    const std::size_t at = k * kSweepNumbers;
    const SweepRequest request{vec3At(queries, at), vec3At(queries, at + 3), vec3At(queries, at + 6), sides};
    put(out, k, method == Method::Paper ? sweepPaper(mesh, request) : sweepMesh(mesh, request, off));
  }
  return {};
}

Status moveMany(const TriangleMesh& mesh, std::span<const double> requests, Method method, MoveSettings settings,
                MoveBatch& out) {
  if (const Status status = checkMove(mesh, requests, settings); !status.ok()) return status;
  out = {};
  out.contactStart.push_back(0);
  for (std::size_t at = 0; at < requests.size(); at += kMoveNumbers) {
    append(out, moveOne(mesh, requests.subspan(at, kMoveNumbers), method, settings, off));
  }
  return {};
}

Status traceMove(const TriangleMesh& mesh, std::span<const double> request, Method method, MoveSettings settings,
                 std::size_t limit, unsigned detail, MoveBatch& out, SlotBuffer& trace) {
  if (request.size() != kMoveNumbers) return {StatusCode::RequestLength, static_cast<double>(request.size())};
  if (const Status status = checkMove(mesh, request, settings); !status.ok()) return status;
  if (limit < kHeaderSlots) return {StatusCode::TraceLimitOutOfRange, static_cast<double>(limit)};
  out = {};
  out.contactStart.push_back(0);
  Recorder recorder(limit, detail);
  append(out, moveOne(mesh, request, method, settings, recorder));
  trace = recorder.take();
  return trace.size() > 0 ? Status{} : Status{StatusCode::OutOfMemory, kHeaderSlots * sizeof(double)};
}

}  // namespace sweepscope
