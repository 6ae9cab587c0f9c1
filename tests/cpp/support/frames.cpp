#include "support/frames.h"

#include "support/oracle.h"
#include "support/trace_reader.h"
#include "trace/recorder.h"

namespace sweepscope::test {
namespace {

using oracle::Real;

Real largestOf(const oracle::Motion& a) { return oracle::kUnit * a.size(); }

/// Clearance of the body itself, from below: the gap between the triangle and the ellipsoid along the direction in which the
/// grown ellipsoid is nearest. Support functions, no search.
Real clearanceOf(const Corners& triangle, Vec3 center, Vec3 radii, Vec3 grown) {
  const oracle::Motion motion(triangle, center, {}, grown);
  const oracle::Point q = motion.at(0).nearest;
  const oracle::Point n = over(q, oracle::wide(grown));
  const Real size = norm(n);
  Real gap = oracle::kNever;
  for (const Vec3 p : triangle.p) gap = std::min(gap, inner(n, oracle::wide(p) - oracle::wide(center)) / size);
  const oracle::Point support{n.x * radii.x, n.y * radii.y, n.z * radii.z};
  return gap - norm(support) / size;
}

/// How deep the grown ellipsoid is in anything, in units of u S.
double depthAt(std::span<const Corners> triangles, Vec3 center, Vec3 grown) {
  double deepest = 0;
  for (const Corners& triangle : triangles) {
    const oracle::Motion motion(triangle, center, {}, grown);
    deepest = std::max(deepest, static_cast<double>((1 - motion.at(0).distance) / largestOf(motion)));
  }
  return deepest;
}

/// A frame that starts clear of the skin must end clear of it.
/// @param left how deep the frame began, in u S, where that is what a push may leave: it is not to blame for ending as deep
void checkEnd(std::span<const Corners> triangles, Vec3 end, Vec3 radii, double skin, double left, FrameTally& tally) {
  const double low = minComponent(radii), high = maxComponent(radii);
  const Vec3 grown = radii + Vec3{skin, skin, skin};
  const Real bound = skin * 2 * std::sqrt(low * high) / (low + high);
  tally.deepest = std::max(tally.deepest, depthAt(triangles, end, grown) - left);
  for (const Corners& triangle : triangles) {
    if (oracle::Motion(triangle, end, {}, grown).at(0).distance > 1.05L) continue;
    tally.leastRoom = std::min(tally.leastRoom, static_cast<double>(clearanceOf(triangle, end, radii, grown) / bound));
  }
}

/// One straight piece of the way: the grown ellipsoid enters nothing.
void checkPiece(std::span<const Corners> triangles, Vec3 from, Vec3 to, Vec3 grown, FrameTally& tally) {
  if (from == to) return;
  for (const Corners& triangle : triangles) {
    const oracle::Motion motion(triangle, from, to - from, grown);
    const Real start = std::min(Real{1}, motion.at(0).distance), unit = largestOf(motion);
    const Real least = motion.leastDistance(1, start - 8 * unit);
    tally.crossed = std::max(tally.crossed, static_cast<double>((start - least) / unit));
  }
}

/// Path and direction of each pass from its trace: way made and way asked for.
void checkPasses(std::span<const double> trace, std::span<const Corners> triangles, FrameTally& tally) {
  static const TraceSchema schema = readSchema(kSchemaText);
  std::string complaint;
  Vec3 begin, at, asked, grown;
  double path = 0;
  const auto vector = [](const TraceRecord& r, const char* name) {
    return Vec3{r.get(name, 0), r.get(name, 1), r.get(name, 2)};
  };
  for (const TraceRecord& record : readTrace(schema, trace, complaint)) {
    if (record.is("PassBegin")) {
      begin = at = vector(record, "position");
      asked = vector(record, "displacement");
      path = 0;
    }
    // The legs of a step up and the way down of a snap; the passes go on from where they end.
    if (record.is("StepUp") && record.get("verdict") == static_cast<double>(StepVerdict::Taken)) {
      checkPiece(triangles, begin, vector(record, "raised"), grown, tally);
      checkPiece(triangles, vector(record, "raised"), vector(record, "forward"), grown, tally);
      checkPiece(triangles, vector(record, "forward"), vector(record, "landed"), grown, tally);
    }
    if (record.is("Snap")) checkPiece(triangles, at, vector(record, "position"), grown, tally);
    if (record.is("SlideBegin")) grown = vector(record, "radii");
    if (record.is("SlideEnd")) {
      checkPiece(triangles, at, vector(record, "position"), grown, tally);
      path += length(vector(record, "position") - at);
      at = vector(record, "position");
    }
    const double way = length(asked);
    if (!record.is("PassEnd") || way == 0) continue;
    // Positions are rounded to what a coordinate holds this far from the origin.
    const double grain = 64 * 0x1p-53 * maxAbs(at);
    tally.longest = std::max(tally.longest, (path - grain) / way);
    tally.mostReverse = std::max(tally.mostReverse, -dot(at - begin, asked) / (way * way) - grain / way);
  }
  if (!complaint.empty()) tally.complaint = complaint;
}

/// Triangles that a frame can come near, by their boxes.
std::vector<Corners> nearTo(std::span<const Corners> triangles, const MoveRequest& request,
                            const MoveSettings& settings, Vec3 grown) {
  const double path =
      length(request.displacement) + length(request.gravity) + 2 * settings.stepHeight + settings.snapDistance;
  const Vec3 reach = grown * 1.5 + Vec3{path, path, path} * 1.5;
  const Vec3 low = request.center - reach, high = request.center + reach;
  std::vector<Corners> near;
  for (const Corners& t : triangles) {
    const auto apart = [&](int k) {
      return (t.p[0][k] < low[k] && t.p[1][k] < low[k] && t.p[2][k] < low[k]) ||
             (t.p[0][k] > high[k] && t.p[1][k] > high[k] && t.p[2][k] > high[k]);
    };
    if (!apart(0) && !apart(1) && !apart(2)) near.push_back(t);
  }
  return near;
}

}  // namespace

void FrameTally::add(const FrameTally& other) {
  frames += other.frames;
  truncated += other.truncated;
  contacts += other.contacts;
  overlapped += other.overlapped;
  deepest = std::max(deepest, other.deepest);
  crossed = std::max(crossed, other.crossed);
  leastRoom = std::min(leastRoom, other.leastRoom);
  longest = std::max(longest, other.longest);
  mostReverse = std::max(mostReverse, other.mostReverse);
  if (!other.complaint.empty()) complaint = other.complaint;
}

MoveResult judgeFrame(const TriangleMesh& mesh, std::span<const Corners> triangles, const MoveRequest& request,
                      const MoveSettings& settings, FrameTally& tally) {
  const double skin = settings.skin < 0 ? kDefaultSkin * minComponent(request.radii) : settings.skin;
  const Vec3 grown = request.radii + Vec3{skin, skin, skin};
  const std::vector<Corners> near = nearTo(triangles, request, settings, grown);
  Recorder recorder(std::size_t{1} << 22, 0);
  const MoveResult result = moveRobust(mesh, request, settings, recorder);
  ++tally.frames;
  tally.contacts += static_cast<long>(result.contacts.size());
  tally.truncated += result.truncated ? 1 : 0;
  const double begun = depthAt(near, request.center, grown);
  if (begun > 64 * kPushFactor) {
    ++tally.overlapped;
    return result;
  }
  checkEnd(near, result.position, request.radii, skin, begun > 64 ? begun : 0, tally);
  checkPasses(recorder.take().span(), near, tally);
  return result;
}

Vec3 walk(const TriangleMesh& mesh, std::span<const Corners> triangles, Vec3 start, const Walker& walker, int frames,
          Random& random, FrameTally& tally) {
  Vec3 at = start, heading = random.direction() * walker.speed;
  for (int frame = 0; frame < frames; ++frame) {
    if (random.chance(0.1)) heading = random.direction() * (walker.speed * random.between(0.1, 1));
    const Vec3 gravity{0, random.chance(0.2) ? 0 : -walker.gravity * walker.speed, 0};
    at = judgeFrame(mesh, triangles, {at, heading, gravity, walker.radii}, walker.settings, tally).position;
  }
  return at;
}

}  // namespace sweepscope::test
