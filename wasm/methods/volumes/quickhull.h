// Convex hull of points in space (Barber, Dobkin, Huhdanpaa 1996), in pieces. All questions of sides are decided without rounding (exact.h), so
// nothing has to be repaired: what a new point sees is one connected patch, its rim one closed loop, however flat or regular the model.
// Points on the plane of a face do not see it; points inside or on the hull are dropped and never asked again.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

#include "methods/volumes/exact.h"

namespace sweepscope::methods::volumes {

class Quickhull {
 public:
  static constexpr std::uint32_t kNone = 0xffffffff;

  struct Face {
    ExactPlane plane;
    std::uint32_t v[3];       ///< counterclockwise from outside
    std::uint32_t across[3];  ///< face beyond the edge v[k], v[k + 1]
    std::uint32_t outside;    ///< first of the points that see it, a chain of next_
    std::uint32_t farthest;   ///< of these
    double value;             ///< of plane at that point
    std::uint32_t mark = 0;   ///< last new point that has asked whether it sees the face
    bool seen = false, gone = false;
  };

  /// @param corners four points that are not in one plane
  void begin(const std::vector<Vec3>& points, const std::uint32_t (&corners)[4]) {
    points_ = &points;
    next_.assign(points.size(), kNone);
    startsAt_.assign(points.size(), kNone);
    std::uint32_t a = corners[0], b = corners[1], c = corners[2];
    const std::uint32_t d = corners[3];
    if (exactSide(at(a), at(b), at(c), at(d)) > 0) std::swap(b, c);
    for (const auto& f : {std::array{a, b, c}, {a, d, b}, {b, d, c}, {c, d, a}})
      faces.push_back(made(f[0], f[1], f[2]));
    for (std::uint32_t f = 0; f < 4; ++f) {
      for (int k = 0; k < 3; ++k) faces[f].across[k] = withEdge(faces[f].v[(k + 1) % 3], faces[f].v[k]);
    }
    for (std::uint32_t f = 0; f < 4; ++f) fresh_.push_back(f);
  }

  /// Asks about so many pairs of point and face. @returns whether the hull is done
  bool advance(std::size_t pairs) {
    const std::size_t until = asked + pairs;
    while (first_ < points_->size()) {
      if (asked >= until) return false;
      const auto p = static_cast<std::uint32_t>(first_++);
      hand(p);
    }
    if (!queued_) {
      queued_ = true;
      for (const std::uint32_t f : fresh_) enqueue(f);
    }
    // First come, first served: so an unfinished hull is coarse all around, and not fine at one end.
    while (!waiting_.empty()) {
      if (asked >= until) return false;
      const std::uint32_t f = waiting_.front();
      waiting_.pop_front();
      if (!faces[f].gone && faces[f].outside != kNone) include(f);
    }
    return true;
  }

  /// Points still to be asked: with the corners of the faces they hold all extreme points of the model, also of a hull that is not done.
  std::vector<std::uint32_t> stillOutside() const {
    std::vector<std::uint32_t> out;
    for (const Face& face : faces) {
      if (face.gone) continue;
      for (std::uint32_t p = face.outside; p != kNone; p = next_[p]) out.push_back(p);
    }
    for (std::size_t p = first_; p < points_->size(); ++p) out.push_back(static_cast<std::uint32_t>(p));
    return out;
  }

  std::vector<Face> faces;  ///< those with `gone` are no part of the hull any more
  std::size_t asked = 0;
  std::size_t standing = 4;

 private:
  Vec3 at(std::uint32_t p) const { return (*points_)[p]; }

  Face made(std::uint32_t a, std::uint32_t b, std::uint32_t c) const {
    return {ExactPlane(at(a), at(b), at(c)), {a, b, c}, {kNone, kNone, kNone}, kNone, kNone, 0};
  }

  std::uint32_t withEdge(std::uint32_t from, std::uint32_t to) const {
    for (std::uint32_t f = 0; f < faces.size(); ++f) {
      for (int k = 0; k < 3; ++k) {
        if (faces[f].v[k] == from && faces[f].v[(k + 1) % 3] == to) return f;
      }
    }
    return kNone;
  }

  /// Gives a point to the first new face that it sees; drops it if it sees none.
  void hand(std::uint32_t p) {
    for (const std::uint32_t f : fresh_) {
      Face& face = faces[f];
      ++asked;
      double error = 0;
      const double value = face.plane.value(at(p), error);
      if (value < -error) continue;
      if (value <= error && face.plane.side(at(p)) <= 0) continue;
      next_[p] = face.outside;
      face.outside = p;
      if (face.farthest == kNone || value > face.value) face.farthest = p, face.value = value;
      return;
    }
  }

  void enqueue(std::uint32_t f) {
    if (faces[f].outside != kNone) waiting_.push_back(f);
  }

  /// Makes the farthest point outside a face a corner of the hull.
  void include(std::uint32_t start) {
    const std::uint32_t eye = faces[start].farthest;
    look(start, eye);
    fresh_.clear();
    for (const Rim& rim : rim_) {
      const std::uint32_t f = place(made(rim.from, rim.to, eye));
      faces[f].across[0] = rim.beyond;
      Face& neighbour = faces[rim.beyond];
      for (int k = 0; k < 3; ++k) {
        if (neighbour.v[k] == rim.to && neighbour.v[(k + 1) % 3] == rim.from) neighbour.across[k] = f;
      }
      startsAt_[rim.from] = f;
      fresh_.push_back(f);
    }
    for (const std::uint32_t f : fresh_) {
      const std::uint32_t following = startsAt_[faces[f].v[1]];
      faces[f].across[1] = following;
      faces[following].across[2] = f;
    }
    for (const Rim& rim : rim_) startsAt_[rim.from] = kNone;
    standing += fresh_.size() - patch_.size();
    for (const std::uint32_t f : patch_) {
      for (std::uint32_t p = faces[f].outside; p != kNone;) {
        const std::uint32_t following = next_[p];
        if (p != eye) hand(p);
        p = following;
      }
      faces[f].outside = kNone;
      free_.push_back(f);
    }
    for (const std::uint32_t f : fresh_) enqueue(f);
  }

  /// Where faces have gone there is room for new ones.
  std::uint32_t place(const Face& face) {
    if (free_.empty()) {
      faces.push_back(face);
      return static_cast<std::uint32_t>(faces.size() - 1);
    }
    const std::uint32_t f = free_.back();
    free_.pop_back();
    faces[f] = face;
    return f;
  }

  /// Faces that the eye sees, and the rim around them.
  void look(std::uint32_t start, std::uint32_t eye) {
    ++round_;
    patch_.assign(1, start);
    rim_.clear();
    faces[start].mark = round_;
    faces[start].seen = faces[start].gone = true;
    for (std::size_t k = 0; k < patch_.size(); ++k) {
      for (int edge = 0; edge < 3; ++edge) {
        const std::uint32_t from = patch_[k], beyond = faces[from].across[edge];
        Face& face = faces[beyond];
        if (face.mark != round_) {
          face.mark = round_;
          face.seen = face.plane.side(at(eye)) > 0;
          ++asked;
          if (face.seen) {
            face.gone = true;
            patch_.push_back(beyond);
          }
        }
        if (!face.seen) rim_.push_back({faces[from].v[edge], faces[from].v[(edge + 1) % 3], beyond});
      }
    }
  }

  struct Rim {
    std::uint32_t from, to, beyond;
  };

  const std::vector<Vec3>* points_ = nullptr;
  std::vector<std::uint32_t> next_, startsAt_, fresh_, patch_, free_;
  std::deque<std::uint32_t> waiting_;
  std::vector<Rim> rim_;
  std::size_t first_ = 0;
  std::uint32_t round_ = 0;
  bool queued_ = false;
};

}  // namespace sweepscope::methods::volumes
