#include "mesh/split_boxes.h"

#include <algorithm>
#include <utility>

#include "mesh/triangle_mesh.h"

namespace sweepscope {
namespace {

/// So many times a triangle is halved at most, along its longest side: of a sliver that cuts all three sides of the box.
constexpr int kMostCuts = 5;
/// Boxes that may be added: three times as many as there are triangles, or so many that they cost a small mesh nothing. Among a million
/// slivers a move is five times cheaper then, and a triangle takes 119 bytes in place of 43.
constexpr std::size_t kAddedPerTriangle = 3, kAddedAnyway = 1u << 17;
/// And never more than take some 500 MB while the tree is made.
constexpr std::size_t kMostAdded = 8'000'000;
/// The error of an end of a part of an edge, as a share of the largest coordinate: 5 roundings. More than that is added on either side.
constexpr double kSlack = 0x1p-47;

/// Times a sliver has to be halved until its boxes are no larger than the limit: halving all three sides leaves a quarter.
int cutsFor(float half, float limit) {
  int cuts = 0;
  for (; cuts < kMostCuts && half > limit; half /= 4) ++cuts;
  return cuts;
}

/// The part of a triangle between two planes across an axis: that of its edges, whose ends are corners of it.
Box slab(const Corners& t, int axis, double from, double to, double slack) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  Vec3 low{kFar, kFar, kFar}, high = -low;
  for (int k = 0; k < 3; ++k) {
    const Vec3 p = t.p[k], way = t.p[k < 2 ? k + 1 : 0] - p;
    const double along = way[axis];
    double enter = along == 0 ? (p[axis] >= from && p[axis] <= to ? 0 : 1) : (from - p[axis]) / along;
    double leave = along == 0 ? 1 - enter : (to - p[axis]) / along;
    if (along < 0) std::swap(enter, leave);
    enter = std::max(enter, 0.0);
    leave = std::min(leave, 1.0);
    if (enter > leave) continue;
    const Vec3 first = p + way * enter, last = p + way * leave;
    low = min(low, min(first, last));
    high = max(high, max(first, last));
  }
  const Vec3 wider{slack, slack, slack};
  return Box::around(low - wider, high + wider);
}

}  // namespace

std::vector<std::uint32_t> Slivers::split(const TriangleMesh& mesh, Vec3 origin, std::vector<Box>& boxes,
                                          float& longest) const {
  const std::size_t triangles = boxes.size();
  float limit = limit_;
  // Where they are the lesser part little is won, and most meshes have some.
  if (!(2 * wasted_ > all_) || !(limit < std::numeric_limits<float>::max())) return {};
  // A leaf that shares triangles has separate places: in all, one for each triangle and one for each box at most.
  const std::size_t most =
      std::min({std::max(kAddedPerTriangle * triangles, kAddedAnyway), Bvh::kMostPlaces - 2 * triangles, kMostAdded});
  std::size_t more = 0;
  for (int finer = 0; finer < 2 * kMostCuts && limit > 0; ++finer, limit /= 4) {
    std::size_t added = 0;
    for (const float half : halves_) added += (std::size_t{1} << cutsFor(half, limit / 4)) - 1;
    if (added > most) break;
    more = added;
  }
  if (more == 0) return {};
  std::vector<std::uint32_t> owner(triangles + more);
  std::vector<Box> pieces(triangles + more);
  std::size_t next = triangles;
  for (std::uint32_t k = 0; k < triangles; ++k) {
    owner[k] = k;
    pieces[k] = boxes[k];
    const int count = 1 << cutsFor(halves_[k], limit);
    if (count == 1) continue;
    Corners t = mesh.cornersAt(k);
    for (Vec3& p : t.p) p = p - origin;
    const Vec3 low = min(min(t.p[0], t.p[1]), t.p[2]), high = max(max(t.p[0], t.p[1]), t.p[2]), size = high - low;
    const int axis = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
    const double slack = kSlack * std::max(maxAbs(low), maxAbs(high));
    longest = std::max(longest, roundedUp(size[axis]));
    double from = low[axis];
    for (int piece = 1; piece <= count; ++piece) {
      const double to = piece < count ? low[axis] + size[axis] * piece / count : high[axis];
      const std::size_t at = piece == 1 ? k : next++;
      owner[at] = k;
      pieces[at] = slab(t, axis, from, to, slack);
      from = to;
    }
  }
  boxes.swap(pieces);
  return owner;
}

}  // namespace sweepscope
