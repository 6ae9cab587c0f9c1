// Walks the broad phase: all triangles near a box, or those a moving box can reach before a given time, nearest boxes first.
//
// Single precision, four boxes at a time, conservative: the query is grown by a margin that covers every rounding made here.
#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

#include "core/tolerances.h"
#include "mesh/triangle_mesh.h"
#include "trace/tracer.h"

namespace sweepscope {

/// A box that moves: centre `center + t displacement`, t in [0,1], half widths `half`. World space.
struct MovingBox {
  Vec3 center;
  Vec3 displacement;
  Vec3 half;

  Vec3 low() const { return min(center, center + displacement) - half; }
  Vec3 high() const { return max(center, center + displacement) + half; }

  /// A box without motion. Where coordinates hold little more than its size, rounding moves its middle, so sizes are measured from there.
  static MovingBox still(const Vec3& low, const Vec3& high) {
    const Vec3 middle = low * 0.5 + high * 0.5;
    return {middle, {}, max(high - middle, middle - low)};
  }
};

namespace detail {

/// By so much of the lengths involved a query grows: 16 roundings of a float, of which 5 are needed (docs/error-bounds.md 5.2).
inline constexpr double kBoxMargin = 16 * 0x1p-24;

/// Unused slots lie at infinity; an infinite query would meet them there.
inline float finite(double value) {
  constexpr double kMost = std::numeric_limits<float>::max();
  return static_cast<float>(least(most(-kMost, value), kMost));
}

/// A moving box made ready for slab tests: per axis, time = (bound - offset) * inverse for the side it meets first and last.
class SlabQuery {
 public:
  SlabQuery(const Bvh& bvh, const MovingBox& moving) {
    const Vec3 center = moving.center - bvh.origin();
    for (int k = 0; k < 3; ++k) prepare(k, center[k], moving.displacement[k], moving.half[k], bvh.reach()[k]);
  }

  /// Earliest t in [0,1] at which the moving box can touch each of a node's boxes, and which of them it reaches by `until`.
  unsigned enter(const BvhNode& node, float until, Float4& times) const {
    Float4 enter = splat(0), leave = splat(1);
    for (int k = 0; k < 3; ++k) {
      const Float4 first = (load4(node.bounds[firstSide_[k]][k]) - first_[k]) * inverse_[k];
      const Float4 last = (load4(node.bounds[1 - firstSide_[k]][k]) - last_[k]) * inverse_[k];
      enter = max4(first, enter);
      leave = min4(last, leave);
    }
    times = enter;
    return bits4((enter <= leave) & (enter <= splat(until)));
  }

 private:
  /// `reach` is the largest coordinate of any box along this axis: with it the margin holds for every node.
  /// An axis that hardly moves gets the largest inverse: any gap or overlap times it is beyond [0,1], which makes its test a
  /// plain overlap. True of lengths above 3.3e-33 (docs/error-bounds.md 8.4).
  void prepare(int axis, double center, double displacement, double half, double reach) {
    const double margin = kBoxMargin * (std::fabs(center) + std::fabs(displacement) + half + reach);
    const double speed = std::fabs(displacement);
    const bool still = !(speed > margin) || speed < 1e-37 || speed > 1e37;  // else its inverse is no float
    const double grown = half + margin + (still ? speed : 0);
    const float inverse = still ? std::numeric_limits<float>::max() : 1 / static_cast<float>(displacement);
    const double sign = inverse < 0 ? -1 : 1;
    firstSide_[axis] = inverse < 0 ? 1 : 0;
    inverse_[axis] = splat(inverse);
    first_[axis] = splat(finite(center + sign * grown));
    last_[axis] = splat(finite(center - sign * grown));
  }

  Float4 first_[3], last_[3], inverse_[3];
  int firstSide_[3];
};

/// A box without motion: which boxes of a node does it meet? The same as its SlabQuery, in fewer steps.
class BoxQuery {
 public:
  BoxQuery(const Bvh& bvh, const Vec3& low, const Vec3& high) {
    for (int k = 0; k < 3; ++k) {
      const double from = low[k] - bvh.origin()[k], to = high[k] - bvh.origin()[k];
      const double margin = kBoxMargin * (most(std::fabs(from), std::fabs(to)) + bvh.reach()[k]);
      low_[k] = splat(finite(from - margin));
      high_[k] = splat(finite(to + margin));
    }
  }

  unsigned meets(const BvhNode& node) const {
    Mask4 meet = (load4(node.bounds[0][0]) <= high_[0]) & (load4(node.bounds[1][0]) >= low_[0]);
    for (int k = 1; k < 3; ++k) {
      meet &= (load4(node.bounds[0][k]) <= high_[k]) & (load4(node.bounds[1][k]) >= low_[k]);
    }
    return bits4(meet);
  }

 private:
  Float4 low_[3], high_[3];
};

struct Waiting {
  BvhLink link;
  float enter;
};

template <Tracer T>
void traceNode(T& tracer, const Bvh& bvh, const SlabQuery& query, std::uint32_t index, int depth, unsigned hits) {
  if (!tracer.wantsBroadPhase()) return;
  const BvhNode& node = bvh.node(index);
  Float4 times;
  const unsigned reached = query.enter(node, 1, times);
  for (int slot = 0; slot < 4; ++slot) {
    const BvhLink link = node.link[slot];
    if (link.isNone()) continue;
    const bool hit = (hits >> slot & 1) != 0, ever = (reached >> slot & 1) != 0;
    const NodeVerdict verdict = hit && link.isLeaf() ? NodeVerdict::Leaf
                                : hit                ? NodeVerdict::Descended
                                : ever               ? NodeVerdict::LaterThanBest
                                                     : NodeVerdict::OutsideBox;
    tracer.record(event::NodeVisit{
        static_cast<Index>(index) * 4 + slot, depth, bvh.origin() + node.low(slot), bvh.origin() + node.high(slot),
        ever ? times[slot] : std::numeric_limits<double>::infinity(), link.triangles(), verdict});
  }
}

/// No bound but the box.
struct NoLeafBound {
  Float4 operator()(const BvhNode&, float) const { return splat(0); }
};

/// Slots of `hits` that are still reached by then, at times that are now later.
template <typename LeafBound>
unsigned boundLeaves(const BvhNode& node, const LeafBound& leafBound, unsigned hits, float until, Float4& times) {
  const Float4 bound = leafBound(node, until);
  times = max4(bound, times);
  return hits & bits4(bound <= splat(until));
}

/// Walks the tree, nearest slots first; among equal times the lower slot. `until()` may shrink between visits.
/// `leafBound(node, until)` may give later times to the slots of a node that leads to leaves.
template <Tracer T, typename Until, typename LeafBound, typename Visit>
void walk(const Bvh& bvh, const SlabQuery& query, T& tracer, const Until& until, const LeafBound& leafBound,
          const Visit& visit) {
  if (bvh.empty()) return;
  Waiting stack[Bvh::kStackSize];
  [[maybe_unused]] std::uint8_t depths[T::kOn ? Bvh::kStackSize : 1];
  int size = 0;
  BvhLink at = BvhLink::node(0);
  [[maybe_unused]] int depth = 0;
  for (;;) {
    if (at.isLeaf()) {
      visit(at.first(), at.triangles());
    } else {
      const BvhNode& node = bvh.node(at.node());
      Float4 times;
      unsigned hits = query.enter(node, until(), times);
      if constexpr (T::kOn) traceNode(tracer, bvh, query, at.node(), depth++, hits);
      if constexpr (!T::kOn && !std::is_same_v<LeafBound, NoLeafBound>) {
        if ((hits & node.leaves()) != 0) hits = boundLeaves(node, leafBound, hits, until(), times);
      }
      if (hits != 0) {
        float enter[4];
        store4(enter, times);
        // The walk goes on with the nearest; the others wait, farthest at the bottom.
        auto nearest = static_cast<unsigned>(__builtin_ctz(hits));
        const int bottom = size;
        while ((hits &= hits - 1) != 0) {
          auto slot = static_cast<unsigned>(__builtin_ctz(hits));
          if (enter[slot] < enter[nearest]) std::swap(slot, nearest);
          int place = size++;
          for (; place > bottom && stack[place - 1].enter <= enter[slot]; --place) stack[place] = stack[place - 1];
          stack[place] = {node.link[slot], enter[slot]};
          if constexpr (T::kOn) depths[size - 1] = static_cast<std::uint8_t>(depth);
        }
        at = node.link[nearest];
        continue;
      }
    }
    do {
      if (size == 0) return;
      --size;
    } while (!(stack[size].enter <= until()));
    at = stack[size].link;
    if constexpr (T::kOn) depth = depths[size];
  }
}

}  // namespace detail

/// Calls `visit(place, count)` for every leaf whose box the moving box can touch no later than `until()` (in [0,1]).
/// Front to back, so that a first hit culls what lies behind it. `until` may shrink between calls.
template <Tracer T, typename Until, typename Visit, typename LeafBound = detail::NoLeafBound>
void visitSwept(const TriangleMesh& mesh, const MovingBox& moving, T& tracer, const Until& until, const Visit& visit,
                const LeafBound& leafBound = {}) {
  detail::walk(mesh.bvh(), detail::SlabQuery(mesh.bvh(), moving), tracer, until, leafBound, visit);
}

/// Calls `visit(place)` for every triangle of the leaves whose box meets the box from `low` to `high`.
template <Tracer T, typename Visit>
void visitBox(const TriangleMesh& mesh, const Vec3& low, const Vec3& high, T& tracer, const Visit& visit) {
  visitSwept(
      mesh, MovingBox::still(low, high), tracer, [] { return 1.0f; },
      [&](std::uint32_t first, std::uint32_t count) {
        for (std::uint32_t place = first; place < first + count; ++place) visit(place);
      });
}

}  // namespace sweepscope
