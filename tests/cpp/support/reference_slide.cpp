#include "support/reference_slide.h"

#include <algorithm>

namespace sweepscope::oracle {
namespace {

Point unit(Point a) {
  const Real size = norm(a);
  return size > 0 ? (1 / size) * a : Point{};
}

/// Direction of the crease that these normals are square to; 0 if there is none.
Point creaseOf(std::span<const Point> normals) {
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

/// Rounds in which a sub-step may go on after a plane that it was not touching at first.
constexpr int kRounds = 6;
/// How much less than 1 the cosine between a contact and its triangle's own normal is where an edge or corner is met.
constexpr Real kRim = 2e-4L;
/// Sub-steps over which speed is taken: inner edges may delay single ones.
constexpr int kWindow = 4;

}  // namespace

ReferenceSlide::ReferenceSlide(std::span<const Corners> triangles, const SlideBody& body, double reach, Real skins)
    : center_(wide(body.center)), up_(wide(body.up)), skin_(body.skin), cosine_(body.slopeCosine) {
  grown_ = wide(body.radii) + Point{skin_, skin_, skin_};
  smallest_ = std::min({grown_.x, grown_.y, grown_.z});
  const Real farthest = 1 + 1.001L * (reach + (skins + 1) * skin_) / smallest_;
  for (const Corners& t : triangles) {
    Near near;
    for (int k = 0; k < 3; ++k) near.p[k] = over(wide(t.p[k]) - center_, grown_);
    near.normal = unit(outer(wide(t.p[1]) - wide(t.p[0]), wide(t.p[2]) - wide(t.p[0])));
    near.distance = norm(nearestOnTriangle({}, near.p));
    if (near.distance <= farthest) near_.push_back(near);
  }
  upright_ = up_;
  const Point crease = lookDown(skins).crease;
  upright_ = unit(up_ - inner(up_, crease) * crease);
  across_ = unit(outer(crease, upright_));
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

ReferenceSlide::Below ReferenceSlide::lookDown(Real skins) const {
  constexpr int kPieces = 64;
  const Point piece = -skins * skin_ / kPieces * up_;
  const Real size = norm(piece);
  Way way = begin(size / smallest_);
  std::vector<HalfSpace> spaces;
  std::vector<Point> touched;
  Point made;
  for (int k = 0; k < kPieces; ++k) {
    made = advance(piece, way, Faces::AsTheyAre, spaces);
    touched.clear();
    for (const HalfSpace& s : spaces) {
      if (std::fabs(inner(s.normal, made) + s.gap) < 1e-6L * size) touched.push_back(s.normal);
    }
    const auto isGround = [&](Point n) { return inner(n, up_) >= cosine_; };
    if (std::any_of(touched.begin(), touched.end(), isGround)) return {Stance::Ground, {}};
  }
  if (touched.empty()) return {Stance::Air, {}};
  const Real way1 = norm(made), sine = std::sqrt(1 - cosine_ * cosine_);
  const bool holds = way1 < 1e-6L * size || -inner(made, up_) <= sine * way1;
  return holds ? Below{Stance::Wedged, creaseOf(touched)} : Below{Stance::Steep, {}};
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
    const bool rim = std::fabs(std::fabs(inner(normal, near_[k].normal)) - 1) > kRim;
    if (faces == Faces::AsTheyAre || (faces == Faces::KeptRims && !rim)) continue;
    const std::size_t before = out.size();
    addWall(face, out);
    if (faces == Faces::Walls || out.size() == before || way.isKept[k] || apart > reach / 2) continue;
    way.isKept[k] = true;
    way.kept.push_back({out.back().normal, -inner(out.back().normal, way.at)});
  }
  for (const HalfSpace& wall : way.kept) {
    out.push_back({wall.normal, std::max(Real{0}, wall.gap + inner(wall.normal, way.at))});
  }
}

ReferenceSlide::Way ReferenceSlide::begin(Real reach) const {
  Way way{{}, 0, {}, std::vector<bool>(near_.size()), {}};
  for (const Near& near : near_) way.until.push_back(near.distance - 1 - reach);
  return way;
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

SlideEnd ReferenceSlide::slide(Vec3 desired, Faces faces, int subSteps, Point across) const {
  const Point piece = (Real{1} / subSteps) * wide(desired), along = piece - inner(piece, across) * across;
  const Real size = norm(piece);
  bool touched = false;
  Way way = begin(size / smallest_);
  std::vector<HalfSpace> spaces;
  SlideEnd end;
  Real window = 0, slowest = kWindow;
  for (int k = 1; k <= subSteps; ++k) {
    const Point made = advance(touched ? along : piece, way, faces, spaces);
    touched = touched || norm(made - piece) > 1e-9L * size;
    const Real share = inner(made, piece) / (size * size);
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
