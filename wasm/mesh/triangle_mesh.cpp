#include "mesh/triangle_mesh.h"

#include <cmath>
#include <numeric>
#include <utility>

#include "core/tolerances.h"
#include "mesh/split_boxes.h"

namespace sweepscope {
namespace {

Status checkSizes(std::size_t coordinates, std::size_t indices, bool indexed) {
  if (coordinates % 3 != 0) return {StatusCode::PositionsLength, static_cast<double>(coordinates)};
  if (indexed && indices % 3 != 0) return {StatusCode::IndicesLength, static_cast<double>(indices)};
  const std::size_t vertices = coordinates / 3;
  if (!indexed && vertices % 3 != 0) return {StatusCode::SoupLength, static_cast<double>(vertices)};
  const std::size_t triangles = (indexed ? indices : vertices) / 3;
  if (triangles > kMostTriangles) return {StatusCode::TooManyTriangles, static_cast<double>(triangles)};
  return {};
}

}  // namespace

namespace {

/// Nearly all meshes are; what is wrong with the others is found out one by one. Not true of NaN.
bool allUsual(const std::vector<double>& positions) {
  bool usual = true;
  for (const double value : positions) usual &= std::fabs(value) <= kLargestCoordinate;
  return usual;
}

bool allUsual(const std::vector<float>& positions) {
  // A float below the limit, whichever way that is rounded.
  const float most = static_cast<float>(kLargestCoordinate * (1 - 0x1p-20));
  Mask4 usual = Mask4{} - 1;
  std::size_t i = 0;
  for (; i + 4 <= positions.size(); i += 4) usual &= abs4(load4(&positions[i])) <= splat(most);
  bool rest = true;
  for (; i < positions.size(); ++i) rest &= std::fabs(positions[i]) <= most;
  return rest && bits4(usual) == 15;
}

}  // namespace

template <typename Scalar>
Status checkPositions(const std::vector<Scalar>& positions) {
  if (allUsual(positions)) return {};
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const double value = positions[i];
    if (!std::isfinite(value)) return {StatusCode::PositionNotFinite, static_cast<double>(i)};
    if (std::fabs(value) > kLargestCoordinate) return {StatusCode::PositionTooLarge, static_cast<double>(i)};
  }
  return {};
}

template Status checkPositions(const std::vector<float>& positions);
template Status checkPositions(const std::vector<double>& positions);

namespace {

template <typename Scalar>
void copyVertex(const std::vector<Scalar>& from, std::size_t vertex, std::vector<Scalar>& to, std::size_t name) {
  for (std::size_t axis = 0; axis < 3; ++axis) to[name * 3 + axis] = from[vertex * 3 + axis];
}

/// Gives back what is beyond; single precision ends with the number that may be loaded with the last vertex.
template <typename Scalar>
void cutTo(std::size_t size, std::vector<Scalar>& numbers) {
  if (size == numbers.size()) return;
  numbers.resize(size);
  numbers.shrink_to_fit();
}

}  // namespace

/// Of what was taken: positions in one of the two precisions, the other is empty.
Status TriangleMesh::build(bool indexed, TriangleMesh& out) {
  const std::size_t coordinates = single_.size() + double_.size(), vertices = coordinates / 3;
  if (const Status status = checkSizes(coordinates, indices_.size(), indexed); !status.ok()) return status;
  for (std::size_t i = 0; i < indices_.size(); ++i) {
    if (indices_[i] >= vertices) return {StatusCode::IndexOutOfRange, static_cast<double>(i)};
  }
  if (const Status status = checkPositions(single_); !status.ok()) return status;
  if (const Status status = checkPositions(double_); !status.ok()) return status;
  if (!indexed) {
    indices_.resize(vertices);
    std::iota(indices_.begin(), indices_.end(), 0u);
  }
  report_.vertices = vertices;
  report_.triangles = indices_.size() / 3;
  measure();
  buildTree();
  sortByPlace();
  measureMemory();
  moveTo(out);
  return {};
}

void TriangleMesh::measureMemory() {
  report_.memoryBytes = single_.size() * sizeof(float) + double_.size() * sizeof(double) +
                        indices_.size() * sizeof(std::uint32_t) + bvh_.memoryBytes();
}

void TriangleMesh::measure() {
  if (indices_.empty()) return;
  if (kFourAtOnce && double_.empty()) return measureSingle();
  Vec3 low = vertex(indices_[0]), high = low;
  for (const std::uint32_t index : indices_) {
    const Vec3 p = vertex(index);
    low = min(low, p);
    high = max(high, p);
  }
  report_.low = low;
  report_.high = high;
}

/// Of floats the least is one of them in either precision.
void TriangleMesh::measureSingle() {
  const auto at = [this](std::uint32_t index) { return load3(&single_[std::size_t{index} * 3]); };
  Float4 low = at(indices_[0]), high = low;
  for (const std::uint32_t index : indices_) {
    const Float4 p = at(index);
    low = min4(p, low);
    high = max4(p, high);
  }
  report_.low = {low[0], low[1], low[2]};
  report_.high = {high[0], high[1], high[2]};
}

TriangleLook TriangleMesh::lookAtTriangle(std::uint32_t triangle, const Vec3& origin) const {
  const auto corners = [&] { return cornersAt(triangle); };
  if (!kFourAtOnce || single_.empty()) return lookAt(corners(), origin);
  const std::uint32_t* i = &indices_[std::size_t{triangle} * 3];
  const auto corner = [&](std::size_t k) { return load3(&single_[std::size_t{i[k]} * 3]); };
  return lookAt(corner(0), corner(1), corner(2), origin, corners);
}

/// One look at each triangle for all that has to be known of it.
void TriangleMesh::buildTree() {
  const Vec3 origin = this->origin();
  std::vector<Box> boxes(triangleCount());
  // The module for browsers without SIMD has no room for it; answers are the same.
  Slivers slivers(kFourAtOnce ? boxes.size() : 0);
  for (std::uint32_t i = 0; i < boxes.size(); ++i) {
    const TriangleLook look = lookAtTriangle(i, origin);
    boxes[i] = look.box;
    if constexpr (kFourAtOnce) slivers.note(i, look);
    if (!look.hasArea && report_.degenerateCount++ < kListedDegenerates) report_.degenerates.push_back(i);
  }
  std::vector<std::uint32_t> owner;
  float longest = 0;
  if constexpr (kFourAtOnce) owner = slivers.split(*this, origin, boxes, longest);
  bvh_ = Bvh(std::move(boxes), origin, owner, longest);
}

/// Triangles in the order of the leaves, vertices in the order of their first use. Unused vertices are dropped.
void TriangleMesh::sortByPlace() {
  constexpr std::uint32_t kUnseen = 0xffffffffu;
  std::vector<std::uint32_t> renamed(report_.vertices, kUnseen), indices(std::size_t{bvh_.placeCount()} * 3);
  std::vector<float> single(single_.empty() ? 0 : single_.size() + 1);
  std::vector<double> precise(double_.size());
  std::uint32_t used = 0;
  for (std::uint32_t place = 0; place < bvh_.placeCount(); ++place) {
    const std::uint32_t* from = &indices_[std::size_t{bvh_.order(place)} * 3];
    std::uint32_t* to = &indices[std::size_t{place} * 3];
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const std::size_t vertex = from[corner];
      std::uint32_t name = renamed[vertex];
      if (name == kUnseen) {
        renamed[vertex] = name = used++;
        single_.empty() ? copyVertex(double_, vertex, precise, name) : copyVertex(single_, vertex, single, name);
      }
      to[corner] = name;
    }
  }
  cutTo(single_.empty() ? 0 : std::size_t{used} * 3 + 1, single);
  cutTo(single_.empty() ? std::size_t{used} * 3 : 0, precise);
  indices_ = std::move(indices);
  single_ = std::move(single);
  double_ = std::move(precise);
}

}  // namespace sweepscope
