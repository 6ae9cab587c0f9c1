#include "support/reference_slide.h"

#include <algorithm>

namespace sweepscope::oracle {
namespace {

Point unit(Point a) {
  const Real size = norm(a);
  return size > 0 ? (1 / size) * a : Point{};
}

/// Rounds in which a sub-step may go on after a plane that it was not touching at first.
constexpr int kRounds = 6;
/// Sub-steps over which speed is taken: inner edges may delay single ones.
constexpr int kWindow = 4;

}  // namespace

ReferenceSlide::ReferenceSlide(std::span<const Corners> triangles, const SlideBody& body, double reach)
    : center_(wide(body.center)), up_(wide(body.up)), skin_(body.skin), cosine_(body.slopeCosine) {
  grown_ = wide(body.radii) + Point{skin_, skin_, skin_};
  smallest_ = std::min({grown_.x, grown_.y, grown_.z});
  const Real farthest = 1 + 1.001L * (reach + 3 * skin_) / smallest_;
  for (const Corners& t : triangles) {
    Near near;
    for (int k = 0; k < 3; ++k) near.p[k] = over(wide(t.p[k]) - center_, grown_);
    near.distance = norm(nearestOnTriangle({}, near.p));
    if (near.distance <= farthest) near_.push_back(near);
  }
  upright_ = up_;
  if (stance() != Stance::Wedged) return;
  const Point crease = creaseOf(heldBy(2));
  upright_ = unit(up_ - inner(up_, crease) * crease);
}

Real ReferenceSlide::clearance() const {
  Real least = std::numeric_limits<Real>::infinity();
  for (const Near& near : near_) least = std::min(least, near.distance);
  return least;
}

/// World normal where the body with its centre `at` is nearest to the triangle; `distance` in ellipsoid space.
Point ReferenceSlide::normalAt(const Near& near, Point at, Real& distance) const {
  const Point c = over(at, grown_), away = c - nearestOnTriangle(c, near.p);
  distance = norm(away);
  return unit(over(away, grown_));
}

/// Normals of what the body meets on its way down.
std::vector<Point> ReferenceSlide::heldBy(Real skins) const {
  std::vector<Point> normals;
  const Point down = -skins * skin_ * up_;
  for (const Near& near : near_) {
    // The distance is convex in time: falling where it is 1 for the first time, found by bisection before its least.
    const auto falls = [&](Real t, Real& distance) {
      return inner(normalAt(near, t * down, distance), down) < 0;
    };
    const auto half = [](Real low, Real high, const auto& isBefore) {
      for (int k = 0; k < 80; ++k) (isBefore((low + high) / 2) ? low : high) = (low + high) / 2;
      return high;
    };
    Real distance = 0;
    if (!falls(0, distance)) continue;
    Real time = 0;
    if (distance > 1) {
      Real unused = 0;
      const Real least = falls(1, unused) ? Real{1} : half(0, 1, [&](Real t) { return falls(t, unused); });
      normalAt(near, least * down, distance);
      if (distance > 1) continue;
      time = half(0, least, [&](Real t) { return normalAt(near, t * down, distance), distance > 1; });
    }
    normals.push_back(normalAt(near, time * down, distance));
  }
  return normals;
}

Stance ReferenceSlide::stance(Real skins) const {
  const std::vector<Point> normals = heldBy(skins);
  if (normals.empty()) return Stance::Air;
  std::vector<HalfSpace> spaces;
  for (const Point n : normals) {
    if (inner(n, up_) >= cosine_) return Stance::Ground;
    spaces.push_back({n, 0});
  }
  // Gravity that is held, or led down no steeper than can be stood on.
  const Point fall = nearestInside(Real{-1} * up_, spaces);
  const Real size = norm(fall), sine = std::sqrt(1 - cosine_ * cosine_);
  return size < 1e-9L || -inner(fall, up_) <= sine * size ? Stance::Wedged : Stance::Steep;
}

/// Direction of the crease of steep faces that holds a wedged body; 0 if it is held by a corner.
Point ReferenceSlide::creaseOf(std::span<const Point> normals) const {
  Point best;
  for (std::size_t i = 0; i < normals.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Point crease = outer(normals[i], normals[j]);
      if (norm(crease) > norm(best)) best = crease;
    }
  }
  best = unit(best);
  for (const Point n : normals) {
    if (std::fabs(inner(n, best)) > 0.01L) return {};
  }
  return best;
}

/// A face too steep to stand on, as the wall that it is for a body that stands.
void ReferenceSlide::addWall(const HalfSpace& face, std::vector<HalfSpace>& out) const {
  const Real rise = inner(face.normal, up_);
  if (!(rise >= 0 && rise < cosine_)) return;
  const Point level = face.normal - inner(face.normal, upright_) * upright_;
  const Real size = norm(level);
  if (size > 0) out.push_back({(1 / size) * level, face.gap / size});
}

/// The planes of all triangles that a way of `reach` may touch.
void ReferenceSlide::contactsWithin(Real reach, Way& way, Faces faces, std::vector<HalfSpace>& out) const {
  out.clear();
  for (std::size_t k = 0; k < near_.size(); ++k) {
    if (way.travelled < way.until[k]) continue;
    Real distance = 0;
    const Point normal = normalAt(near_[k], way.at, distance);
    const Real apart = distance - 1;
    // No motion changes a distance faster than itself.
    way.until[k] = way.travelled + apart - reach;
    if (apart > reach || distance == 0) continue;
    // In ellipsoid space the plane is (n_e . x_e) >= -apart; n_e / r is the world normal, longer by |n_e / r|.
    const Point scaled{normal.x * grown_.x, normal.y * grown_.y, normal.z * grown_.z};
    const HalfSpace face{normal, std::max(apart, Real{0}) * norm(scaled)};
    out.push_back(face);
    if (faces == Faces::Walls) addWall(face, out);
  }
}

/// One sub-step; returns the displacement made.
Point ReferenceSlide::advance(Point piece, Way& way, Faces faces, std::vector<HalfSpace>& spaces) const {
  const Real size = norm(piece);
  const Point before = way.at;
  Point rest = piece;
  for (int round = 0; round < kRounds; ++round) {
    contactsWithin(size / smallest_, way, faces, spaces);
    const Point made = nearestInside(rest, spaces);
    way.at = way.at + made;
    way.travelled += norm(over(made, grown_));
    // Stopped by a plane that was still ahead: what it is from there on may be seen better from there.
    const bool ahead = std::any_of(spaces.begin(), spaces.end(), [&](const HalfSpace& s) {
      return s.gap > 1e-6L * size && inner(s.normal, made) + s.gap < 1e-9L * size;
    });
    if (!ahead) break;
    rest = rest - made;
  }
  return way.at - before;
}

SlideEnd ReferenceSlide::slide(Vec3 wish, Faces faces, int subSteps) const {
  const Point piece = (Real{1} / subSteps) * wide(wish);
  const Real size = norm(piece);
  Way way{{}, 0, {}};
  for (const Near& near : near_) way.until.push_back(near.distance - 1 - size / smallest_);
  std::vector<HalfSpace> spaces;
  SlideEnd end;
  Real window = 0, slowest = kWindow;
  for (int k = 1; k <= subSteps; ++k) {
    const Real share = inner(advance(piece, way, faces, spaces), piece) / (size * size);
    end.share += share / subSteps;
    window += share;
    if (k % kWindow != 0) continue;
    slowest = std::min(slowest, window);
    end.steady += slowest / subSteps;
    window = 0;
  }
  end.way = way.at;
  return end;
}

}  // namespace sweepscope::oracle
