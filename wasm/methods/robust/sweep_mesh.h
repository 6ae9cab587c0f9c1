// Robust sweep of an ellipsoid against a mesh: broad phase, every candidate triangle, nearest hit.
#pragma once

#include <optional>

#include "core/ellipsoid_space.h"
#include "core/rarely.h"
#include "mesh/facing.h"
#include "mesh/nearby_leaves.h"
#include "mesh/seen.h"
#include "method/sweep_types.h"
#include "methods/robust/exact/touch_triangle.h"
#include "methods/robust/fast/box_filter.h"
#include "methods/robust/fast/early_out.h"
#include "methods/robust/fast/leaf_filter.h"
#include "methods/robust/sweep_words.h"

namespace sweepscope {

/// Largest length that rounding errors of this request are proportional to (S of docs/solver.md 4, without the triangles),
/// ellipsoid-space units.
inline double reachOf(const EllipsoidSpace& space, const Vec3& center, const Vec3& displacement) {
  return most(1.0, length(space.scaled(displacement)), maxAbs(space.scaled(center)));
}

/// Touch tolerance that covers every triangle of the mesh: sizes along the axes, at the smallest radius.
inline double widestTolerance(const TriangleMesh& mesh, const EllipsoidSpace& space, const Vec3& center, double reach) {
  const MeshReport& report = mesh.report();
  const double farthest = most(maxAbs(report.low - center), maxAbs(report.high - center));
  return touchTolerance(most(reach, 2 * farthest * space.largestInverse()));
}

namespace detail {

/// Whether triangles go to the exact test as the walk finds them, without the filters in single precision.
template <Tracer T>
inline constexpr bool kOneByOne = T::kOn || !kFourAtOnce;

/// The best contact so far of one sweep, over any triangles.
template <Tracer T>
class NearestTouch {
 public:
  NearestTouch(const TriangleMesh& mesh, const SweepRequest& request, const EllipsoidSpace& space,
               const SphereMotion& motion, T& tracer, bool wary)
      : mesh_(mesh), request_(request), space_(space), motion_(motion), tracer_(tracer), wary_(wary) {
    if constexpr (kOneByOne<T>) reachable_ = quick::SweptBox(motion.travel, motion.widestTolerance);
  }

  /// Latest time that still matters. Single precision, rounded up: a box entered at the very time of the best hit may hold an
  /// equal one of a lower triangle.
  float until() const { return until_; }

  bool touchesAtStart() const { return best_.time == 0; }

  /// Which triangles, of those that may be overlapped at the start, can still be the deepest or the first touched. Without this, a body as large as
  /// a part of the mesh tests all of that part.
  unsigned mayImprove(const quick::LeafFilter& filter, std::uint32_t first, std::uint32_t count) const {
    if (!(overlap_.depth > 0)) return 15;
    const quick::StartBounds bounds = filter.startBounds(first, count, overlap_.depth);
    if (!touchesAtStart()) return bounds.deeper | bounds.approach;
    // Touched at the start, like the best: ties go by feature, then to the lowest triangle.
    unsigned ties = bounds.approach & (best_.feature == Feature::Face ? bounds.face : 15u);
    if (best_.feature != Feature::Vertex) {
      for (unsigned lane = 0; lane < count; ++lane) {
        const bool beaten = triangle_ < mesh_.triangleAt(first + lane) &&
                            (best_.feature == Feature::Face || !(bounds.face >> lane & 1));
        if (beaten) ties &= ~(1u << lane);
      }
    }
    return bounds.deeper | ties;
  }

  /// The best, found a second time: such a triangle loses by its number. Levels hold thousands of copies in one place.
  bool isCopy(std::uint32_t place) const {
    return best_.found() && triangle_ < mesh_.triangleAt(place) && mesh_.same(place, place_);
  }

  void test(std::uint32_t place, Start start) {
    const Corners corners = space_.around(request_.center, mesh_.cornersAt(place));
    // A triangle outside the box of the sweep up to the best hit is no candidate, and is not in the trace.
    if constexpr (kOneByOne<T>) {
      if (reachable_.misses(corners)) return;
    }
    if constexpr (kOneByOne<T> && !T::kOn) {
      if (quick::staysClear(corners, motion_.travel, least(best_.time, 1.0), motion_.widestTolerance)) return;
    }
    const std::uint32_t triangle = mesh_.triangleAt(place);
    TRACE(tracer_, event::TriangleBegin{tests_, triangle, motion_.center + corners.p[0], motion_.center + corners.p[1],
                                        motion_.center + corners.p[2], best_.time});
    TriangleResult found = touchTriangle(corners, motion_, least(best_.time, 1.0), start, tracer_);
    if (found.touches) noteOverlap(found, triangle, place);
    if (found.culled) hidden_ = most(hidden_, found.depth);
    bool improved = found.touch.found() && (!best_.found() || earlier(found.touch, best_) ||
                                            (!earlier(best_, found.touch) && triangle < triangle_));
    if (improved && found.leaves && wary_ && passesRim(place, found.touch)) {
      found.touch = {};
      found.culled = true;
      improved = false;
    }
    TRACE(tracer_, triangleEnd(triangle, found, best_.time, improved, motion_.center, motion_.travel));
    if (improved) {
      best_ = found.touch;
      bestTest_ = tests_;
      triangle_ = triangle;
      place_ = place;
      leaves_ = found.leaves;
      until_ = roundedUp(best_.time);
      if constexpr (kOneByOne<T>) reachable_ = quick::SweptBox(motion_.travel * best_.time, motion_.widestTolerance);
    }
    ++tests_;
  }

  /// Unless the sweep was wary, the best may be a rim that the body passes, and later triangles were not tested. Most sweeps have no such best, and
  /// looking around each edge would cost more than all the rest.
  bool isPassed() const { return !wary_ && leaves_ && passesRim(place_, best_); }

  SweepResult result() {
    SweepResult result;
    result.overlap = overlap_;
    result.overlap.hides = hidden_ > overlap_.depth;
    result.overlap.tolerance = touchTolerance(most(1.0, maxAbs(motion_.center)));
    if (best_.found()) {
      // If the sphere is so small compared with the lengths involved that the vector rounds to nothing: against the motion.
      const Vec3 normal = normalized(best_.toward == Vec3{} ? -motion_.travel : best_.toward);
      result.hit = {best_.time,
                    request_.center + space_.back(best_.point),
                    space_.normalBack(normal),
                    normal,
                    triangle_,
                    best_.feature,
                    best_.element,
                    place_};
    }
    TRACE(tracer_, nearest(result.hit, best_, tests_, bestTest_, request_, space_));
    return result;
  }

 private:
  /// One-sided, and the frame leaves the triangle: is it so with all that meet where it is touched?
  SWEEPSCOPE_RARELY bool passesRim(std::uint32_t place, const Touch& touch) const {
    const Vec3& motion = request_.whole ? request_.whole->motion : request_.displacement;
    return leavesAllAt(mesh_, place, touch.feature, touch.element, motion);
  }

  void noteOverlap(const TriangleResult& found, std::uint32_t triangle, std::uint32_t place) {
    const bool deeper = found.depth > overlap_.depth || (found.depth == overlap_.depth && triangle < overlap_.triangle);
    if (!deeper) return;
    overlap_.depth = found.depth;
    overlap_.normal = found.depthNormal;
    overlap_.triangle = triangle;
    overlap_.place = place;
  }

  const TriangleMesh& mesh_;
  const SweepRequest& request_;
  const EllipsoidSpace& space_;
  const SphereMotion& motion_;
  T& tracer_;
  const bool wary_;
  bool leaves_ = false;
  quick::SweptBox reachable_;  ///< one by one only
  Touch best_;
  std::int64_t triangle_ = -1, tests_ = 0, bestTest_ = -1;
  std::uint32_t place_ = 0;
  float until_ = 1;
  double hidden_ = 0;  ///< the deepest overlap with what a one-sided sweep leaves out
  StartOverlap overlap_;
};

/// Triangles that may be touched, with the time before which they are not. Kept until the walk is done: what is then known of the
/// first touch spares most of them the exact test.
class Candidates {
 public:
  explicit Candidates(NearestTouch<Off>& nearest) : nearest_(nearest) {}

  /// Latest time that still matters.
  float until() const { return std::min(until_, nearest_.until()); }

  void add(const quick::LeafFilter& filter, std::uint32_t first, std::uint32_t count) {
    if (count_ + count > kMost) test();
    // A touch at the start beats every later one.
    quick::TouchBounds bounds{splat(0), until_};
    if (!nearest_.touchesAtStart()) bounds = filter.bounds(first, count, until());
    until_ = std::min(until_, bounds.latest);
    unsigned open = bits4(bounds.earliest <= splat(until())) & ((1u << count) - 1);
    const unsigned atStart = open & bits4(bounds.earliest <= splat(0));
    if (atStart != 0) open &= ~atStart | nearest_.mayImprove(filter, first, count);
    for (; open != 0; open &= open - 1) {
      const auto lane = static_cast<unsigned>(__builtin_ctz(open));
      waiting_[count_++] = {bounds.earliest[lane], first + lane};
    }
  }

  /// The exact test of all that wait and still matter, the likeliest first.
  void test() {
    while (count_ > 0) {
      std::size_t next = 0;
      for (std::size_t k = 1; k < count_; ++k) {
        if (waiting_[k].earliest < waiting_[next].earliest) next = k;
      }
      const Waiting at = waiting_[next];
      waiting_[next] = waiting_[--count_];
      if (at.earliest > until()) break;
      if (!nearest_.isCopy(at.place)) {
        nearest_.test(at.place, at.earliest > 0 ? Start::ClearOfTriangle : Start::Unknown);
      }
    }
    count_ = 0;
  }

 private:
  struct Waiting {
    float earliest;
    std::uint32_t place;
  };
  static constexpr std::size_t kMost = 32;

  NearestTouch<Off>& nearest_;
  Waiting waiting_[kMost];
  std::size_t count_ = 0;
  float until_ = 1;
};

/// Questions of one-sided sweeps only.
SWEEPSCOPE_RARELY inline OneSided oneSided(const SweepRequest& request, const EllipsoidSpace& space,
                                           const SphereMotion& motion) {
  const double hair = least(kFloatPlace * maxAbs(motion.center), kAsGoodAsOn);
  if (request.whole == nullptr) return {hair, {}, motion.travel};
  return {hair, space.scaled(request.whole->center - request.center), space.scaled(request.whole->motion)};
}

}  // namespace detail

/// First contact of a moving ellipsoid with a mesh.
///
/// Space:   world in, world out; ellipsoid space in between, translated to the centre.
/// Input:   `nearby`, if given, saves walking the tree where it holds the whole sweep. It changes no answer, nor does `wary`.
/// Output:  the earliest approached contact, ties by feature and then by the lowest triangle; deepest overlap at the start.
template <Tracer T>
SweepResult sweepMesh(const TriangleMesh& mesh, const SweepRequest& request, T& tracer,
                      const NearbyLeaves* nearby = nullptr, bool wary = T::kOn) {
  const EllipsoidSpace space{request.radii};
  const Vec3 travel = space.scaled(request.displacement);
  const double reach = reachOf(space, request.center, request.displacement);
  const double widest = widestTolerance(mesh, space, request.center, reach);
  SphereMotion motion{travel, space.scaled(request.center), reach, widest};
  std::optional<OneSided> oneSided;
  if (request.sides == Sides::Front) motion.oneSided = &oneSided.emplace(detail::oneSided(request, space, motion));
  const MovingBox moving{request.center, request.displacement, request.radii * (1 + 2 * widest)};
  TRACE(tracer, event::QueryBox{moving.low(), moving.high()});

  detail::NearestTouch<T> nearest(mesh, request, space, motion, tracer, wary);
  const bool shortcut = !T::kOn && nearby != nullptr && nearby->hold(moving);
  if constexpr (detail::kOneByOne<T>) {
    const auto until = [&] { return nearest.until(); };
    // Testing a triangle again changes no answer, but a trace speaks of it once.
    [[maybe_unused]] std::optional<Seen> seen;
    if constexpr (T::kOn) seen.emplace(mesh);
    const auto visit = [&](std::uint32_t first, std::uint32_t count) {
      for (std::uint32_t place = first; place < first + count; ++place) {
        if constexpr (T::kOn) {
          if (seen->again(place)) continue;
        }
        nearest.test(place, Start::Unknown);
      }
    };
    shortcut ? nearby->visit(moving, visit) : visitSwept(mesh, moving, tracer, until, visit);
  } else {
    const quick::LeafFilter filter(mesh, space, request.center, motion);
    const quick::BoxFilter boxes(mesh.bvh(), space, request.center, motion);
    detail::Candidates candidates(nearest);
    const auto until = [&] { return candidates.until(); };
    const auto visit = [&](std::uint32_t first, std::uint32_t count) { candidates.add(filter, first, count); };
    const auto leafBound = [&](const BvhNode& node, float latest) { return boxes.earliest(node, latest); };
    if (shortcut && boxes.tells()) {
      nearby->visit(until, visit, leafBound);
    } else {
      visitSwept(mesh, moving, tracer, until, visit, leafBound);
    }
    candidates.test();
  }
  if (nearest.isPassed()) return sweepMesh(mesh, request, tracer, nearby, true);
  return nearest.result();
}

}  // namespace sweepscope
