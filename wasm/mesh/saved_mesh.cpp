#include "mesh/saved_mesh.h"

#include <cmath>
#include <cstring>
#include <utility>

#include "core/tolerances.h"

namespace sweepscope {
namespace {

constexpr char kName[8] = {'s', 'w', 'e', 'e', 'p', 'm', 's', 'h'};
/// Raised when the format changes.
constexpr std::uint32_t kVersion = 1;
/// The parameters of a tree; saved with others, it counts as another version.
constexpr std::uint32_t kLayout = sizeof(BvhNode) | Bvh::kLeafTriangles << 8 | Bvh::kMedianDepth << 16;

/// Behind it the arrays, in the order of `eachArray`; then zeros up to a whole number of 8 bytes, and the checksum of all before it.
struct Header {
  char name[8];
  std::uint32_t version, layout;
  std::uint32_t lengths[6];
  std::uint32_t vertices, triangles, degenerates;
  float longestLeaf;
  Vec3 low, high;
};
static_assert(sizeof(Header) == 104);

/// Of one word after the other, each step one to one: a change within one word is always found, any other but for one in 2^64.
std::uint64_t checksum(const double* numbers, std::size_t count) {
  std::uint64_t sum = count;
  for (std::size_t k = 0; k < count; ++k) {
    std::uint64_t word;
    std::memcpy(&word, numbers + k, sizeof word);
    sum = (sum ^ word) * 0x9e3779b97f4a7c15u;
    sum ^= sum >> 29;
  }
  return sum;
}

/// Takes so many from what is left; false if there are not so many.
template <typename T>
[[gnu::noinline]] bool take(std::vector<T>& array, std::size_t count, const char*& at, std::size_t& left) {
  if (count > left / sizeof(T)) return false;
  array.resize(count);
  if (count > 0) std::memcpy(array.data(), at, count * sizeof(T));
  at += count * sizeof(T);
  left -= count * sizeof(T);
  return true;
}

}  // namespace

/// All that a mesh holds besides the numbers of the header. Wide numbers first, so that each array is aligned.
template <typename Mesh, typename Visit>
void SavedMesh::eachArray(Mesh& mesh, const Visit& visit) {
  visit(mesh.double_);
  visit(mesh.bvh_.nodes_);
  visit(mesh.single_);
  visit(mesh.indices_);
  visit(mesh.bvh_.order_);
  visit(mesh.report_.degenerates);
}

std::size_t SavedMesh::numbers(const TriangleMesh& mesh) {
  std::size_t bytes = sizeof(Header) + sizeof(std::uint64_t);
  eachArray(mesh, [&](const auto& array) { bytes += array.size() * sizeof(array[0]); });
  return (bytes + 7) / 8;
}

void SavedMesh::save(const TriangleMesh& mesh, double* to) {
  const std::size_t last = numbers(mesh) - 1;
  to[last - 1] = 0;
  const MeshReport& report = mesh.report_;
  Header header{{},
                kVersion,
                kLayout,
                {},
                static_cast<std::uint32_t>(report.vertices),
                static_cast<std::uint32_t>(report.triangles),
                static_cast<std::uint32_t>(report.degenerateCount),
                mesh.bvh_.longestLeaf_,
                report.low,
                report.high};
  std::memcpy(header.name, kName, sizeof kName);
  char* at = reinterpret_cast<char*>(to) + sizeof header;
  std::uint32_t* length = header.lengths;
  eachArray(mesh, [&](const auto& array) {
    *length++ = static_cast<std::uint32_t>(array.size());
    const std::size_t bytes = array.size() * sizeof(array[0]);
    if (bytes > 0) std::memcpy(at, array.data(), bytes);
    at += bytes;
  });
  std::memcpy(to, &header, sizeof header);
  const std::uint64_t sum = checksum(to, last);
  std::memcpy(to + last, &sum, sizeof sum);
}

Status SavedMesh::load(const double* numbers, std::size_t bytes, TriangleMesh& out) {
  Header header{};
  std::memcpy(static_cast<void*>(&header), numbers, std::min(bytes, sizeof header));
  if (std::memcmp(header.name, kName, sizeof kName) != 0) return {StatusCode::SavedForeign};
  const Status damaged{StatusCode::SavedDamaged};
  if (bytes < sizeof header + sizeof(std::uint64_t)) return damaged;
  if (header.version != kVersion || header.layout != kLayout)
    return {StatusCode::SavedVersion, static_cast<double>(header.version)};
  const std::size_t last = bytes / 8 - 1;
  const std::uint64_t sum = checksum(numbers, last);
  if (bytes % 8 != 0 || std::memcmp(&sum, numbers + last, sizeof sum) != 0) return damaged;

  TriangleMesh mesh;
  const char* at = reinterpret_cast<const char*>(numbers) + sizeof header;
  std::size_t left = last * 8 - sizeof header;
  const std::uint32_t* length = header.lengths;
  bool whole = true;
  eachArray(mesh, [&](auto& array) { whole = whole && take(array, *length++, at, left); });
  mesh.report_.vertices = header.vertices;
  mesh.report_.triangles = mesh.bvh_.triangles_ = header.triangles;
  mesh.report_.degenerateCount = header.degenerates;
  mesh.report_.low = header.low;
  mesh.report_.high = header.high;
  mesh.bvh_.longestLeaf_ = header.longestLeaf;
  if (!whole || left >= 8 || !sound(mesh)) return damaged;
  mesh.bvh_.origin_ = mesh.origin();
  mesh.bvh_.measureReach();
  mesh.measureMemory();
  mesh.moveTo(out);
  return {};
}

/// Whether no query reads what is not there, goes on for ever, or meets a number that is not finite.
bool SavedMesh::sound(const TriangleMesh& mesh) {
  const Bvh& bvh = mesh.bvh_;
  const MeshReport& report = mesh.report_;
  const std::size_t places = bvh.order_.size(), triangles = report.triangles,
                    coordinates = mesh.double_.size() + mesh.single_.size() - !mesh.single_.empty();
  const bool counts = (mesh.double_.empty() || mesh.single_.empty()) && coordinates % 3 == 0 && triangles <= places &&
                      places <= Bvh::kMostPlaces && mesh.indices_.size() == 3 * places &&
                      report.degenerateCount <= triangles &&
                      report.degenerates.size() == std::min(report.degenerateCount, kListedDegenerates);
  if (!counts || !checkPositions(mesh.double_).ok() || !checkPositions(mesh.single_).ok()) return false;
  for (int axis = 0; axis < 3; ++axis) {
    if (!(std::fabs(report.low[axis]) <= kLargestCoordinate && std::fabs(report.high[axis]) <= kLargestCoordinate))
      return false;
  }
  for (const std::uint32_t index : mesh.indices_) {
    if (index >= coordinates / 3) return false;
  }
  for (const std::uint32_t triangle : report.degenerates) {
    if (triangle >= triangles) return false;
  }
  // Each triangle has its own place, the places beyond are those of some of them.
  std::vector<std::uint8_t> met(triangles);
  for (std::size_t place = 0; place < places; ++place) {
    const std::uint32_t triangle = bvh.order_[place];
    if (triangle >= triangles || (place < triangles && std::exchange(met[triangle], std::uint8_t{1}) != 0))
      return false;
  }
  return soundTree(bvh);
}

/// Whether it is one tree that a walk can keep in mind, whose leaves have places and whose boxes are such.
bool SavedMesh::soundTree(const Bvh& bvh) {
  const Float4 end = splat(std::numeric_limits<float>::infinity());
  const std::size_t nodes = bvh.nodes_.size(), places = bvh.order_.size();
  if ((nodes == 0) != (places == 0) || !(bvh.longestLeaf_ >= 0 && bvh.longestLeaf_ < end[0])) return false;
  std::vector<std::uint8_t> depth(nodes);  // of the root 1; 0: no node before leads to it
  if (nodes > 0) depth[0] = 1;
  for (std::size_t k = 0; k < nodes; ++k) {
    const BvhNode& node = bvh.nodes_[k];
    if (depth[k] == 0 || depth[k] > Bvh::kMedianDepth + 27) return false;
    Mask4 box = ~Mask4{}, none = box;
    for (int axis = 0; axis < 3; ++axis) {
      const Float4 low = load4(node.bounds[0][axis]), high = load4(node.bounds[1][axis]);
      box &= (low <= high) & (low > -end) & (high < end);
      none &= low == end;  // what no query reaches
    }
    for (int slot = 0; slot < 4; ++slot) {
      const BvhLink to = node.link[slot];
      if (to.isNone()) {
        if (!none[slot]) return false;
        continue;
      }
      if (!box[slot]) return false;
      if (to.isLeaf()) {
        if (to.triangles() > Bvh::kLeafTriangles || to.first() + to.triangles() > places) return false;
        continue;
      }
      // Only forward and only once: no circle, and no node that is walked through again and again.
      if (to.node() <= k || to.node() >= nodes || depth[to.node()] != 0) return false;
      depth[to.node()] = static_cast<std::uint8_t>(depth[k] + 1);
    }
  }
  return true;
}

}  // namespace sweepscope
