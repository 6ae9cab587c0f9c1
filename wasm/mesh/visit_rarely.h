// A walk of the tree for rare questions: one piece of code for all callers, in no order.
#pragma once

#include "core/rarely.h"
#include "mesh/bvh_query.h"

namespace sweepscope {

namespace detail {

/// A visitor whose type is forgotten.
struct AnyVisit {
  void* visitor;
  void (*call)(void* visitor, std::uint32_t place);
};

SWEEPSCOPE_RARELY inline void visitRarely(const TriangleMesh& mesh, const MovingBox& moving, const float& until,
                                          AnyVisit visit) {
  const Bvh& bvh = mesh.bvh();
  if (bvh.empty()) return;
  const SlabQuery query(bvh, moving);
  BvhLink stack[Bvh::kStackSize];
  int size = 0;
  stack[size++] = BvhLink::node(0);
  while (size > 0) {
    const BvhLink at = stack[--size];
    if (at.isLeaf()) {
      for (std::uint32_t k = 0; k < at.triangles(); ++k) visit.call(visit.visitor, at.first() + k);
      continue;
    }
    Float4 times;
    const BvhNode& node = bvh.node(at.node());
    for (unsigned hits = query.enter(node, until, times); hits != 0; hits &= hits - 1) {
      stack[size++] = node.link[__builtin_ctz(hits)];
    }
  }
}

}  // namespace detail

/// Calls `visit(place)` for the triangles of all leaves whose box the moving box can touch no later than `until`, which `visit` may lower.
template <typename Visit>
void visitRarely(const TriangleMesh& mesh, const MovingBox& moving, const float& until, Visit visit) {
  detail::visitRarely(mesh, moving, until,
                      {&visit, [](void* visitor, std::uint32_t place) { (*static_cast<Visit*>(visitor))(place); }});
}

}  // namespace sweepscope
