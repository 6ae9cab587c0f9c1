// The box of least volume around a model, of any direction, as well as it can be found in bounded work.
//
// Always asked: the box along the world's axes, those of both covariances, and for the largest planes of the hull (all, if they are few) the best
// box with a side on that plane. The least box need not have such a side, but two neighbouring sides of it hold an edge of the hull each
// (O'Rourke 1985). So for hulls of few edges every pair of edges is asked: the directions in which both are held are one or two arcs, found in
// closed form; each is searched at both ends and between. At last the best box is turned about, as long as that makes it smaller.
// Guaranteed: never larger than any box tried. That no box is smaller is not proved: there could be one between two positions of an arc.
#pragma once

#include <numeric>
#include <vector>

#include "methods/volumes/hull.h"
#include "methods/volumes/rectangle.h"
#include "methods/volumes/support.h"

namespace sweepscope::methods::volumes {

struct BoxTry {
  Axes axes;
  double volume = 0;
  VolumeSource source = VolumeSource::WorldAxes;
  std::size_t tried = 0;  ///< boxes measured when it was found
};

class TightBox {
 public:
  static constexpr std::size_t kMostEdges = 400, kFaceWork = 300'000'000, kMostKept = 64;

  void begin(const Hull& hull, const std::vector<Vec3>& points, const Support& model, const Axes& vertices,
             const Axes& surface) {
    hull_ = &hull;
    points_ = &points;
    model_ = &model;
    offer({}, VolumeSource::WorldAxes);
    if (hull.shape == VolumeShape::Line) return alongLine();
    if (hull.shape == VolumeShape::Flat) return inPlane();
    if (hull.shape != VolumeShape::Solid) return;
    offer(vertices, VolumeSource::Vertices);
    offer(surface, VolumeSource::Surface);
    listPlanes();
    byPairs = hull.complete && hull.edges.size() <= kMostEdges;
  }

  /// About so many comparisons. @returns whether the box is there
  bool advance(std::size_t comparisons) {
    if (hull_->shape != VolumeShape::Solid) return true;
    const std::size_t until = work_ + comparisons;
    for (; plane_ < planes_.size() && work_ < kFaceWork; ++plane_) {
      if (work_ >= until) return false;
      offer(bestAbout(hull_->faces[planes_[plane_]].normal, model_->points(), work_), VolumeSource::Plane);
    }
    planesTried = plane_;
    for (const std::size_t all = byPairs ? hull_->edges.size() : 0; edge_ < all; ++edge_) {
      if (work_ >= until) return false;
      for (std::size_t other = 0; other <= edge_; ++other) pair(hull_->edges[edge_], hull_->edges[other]);
    }
    refine();
    return true;
  }

  double done() const {
    const double all = static_cast<double>(planes_.size() + (byPairs ? hull_->edges.size() : 0)) + 1;
    return static_cast<double>(plane_ + edge_) / all;
  }

  std::vector<BoxTry> found;  ///< each smaller than those before
  std::size_t tried = 0, planesTried = 0, arcs = 0;
  bool byPairs = false;
  std::size_t planeCount() const { return planes_.size(); }

 private:
  double volumeOf(const Axes& axes) {
    ++tried;
    work_ += 6 * std::min<std::size_t>(model_->size(), 256 + model_->size() / 16);
    return model_->width(axes[0]) * model_->width(axes[1]) * model_->width(axes[2]);
  }

  /// Keeps a box that is smaller by more than rounding.
  bool offer(const Axes& axes, VolumeSource source) { return offer(axes, source, volumeOf(axes)); }
  bool offer(const Axes& axes, VolumeSource source, double volume) {
    if (!found.empty() && !(volume < found.back().volume * (1 - 1e-12))) return false;
    if (found.size() >= kMostKept) found.pop_back();
    found.push_back({axes, volume, source, tried});
    return true;
  }
  /// No volume to compare by: the box that lies along the line or in the plane takes the place of all others.
  void settle(const Axes& axes) { found.assign(1, {axes, volumeOf(axes), VolumeSource::Plane, tried}); }

  void alongLine() {
    const HullEdge& edge = hull_->edges[0];
    const Axes across = axesAcross(normalized((*points_)[edge.b] - (*points_)[edge.a]));
    settle({{across[2], across[0], across[1]}});
  }
  void inPlane() { settle(bestAbout(hull_->faces[0].normal, model_->points(), work_)); }

  /// One face of each plane, planes of more area first.
  void listPlanes() {
    std::vector<double> area(hull_->faces.size(), 0.0);
    for (const HullFace& face : hull_->faces) area[face.plane] += face.area;
    for (std::uint32_t f = 0; f < area.size(); ++f) {
      if (hull_->faces[f].plane == f) planes_.push_back(f);
    }
    std::stable_sort(planes_.begin(), planes_.end(), [&](auto f, auto g) { return area[f] > area[g]; });
  }

  /// A box whose side across n1 holds one edge, n1 between the normals next to it, and whose side across n2 holds the other.
  static Axes held(const HullEdge& one, Vec3 otherWay, double t) {
    const Vec3 n1 = normalized(one.left * (1 - t) + one.right * t);
    const Vec3 across = cross(otherWay, n1);
    // Where the edge lies along n1, rounding alone would choose n2.
    const Vec3 n2 = squaredLength(across) > 1e-12 ? normalized(across) : Vec3{};
    return {{n1, n2, cross(n1, n2)}};
  }

  /// n2 = edge x n1 lies between the normals C and D next to the other edge where C.n1 and D.n1 have different signs. Both are linear in t.
  void pair(const HullEdge& one, const HullEdge& other) {
    const double c0 = dot(other.left, one.left), c1 = dot(other.left, one.right);
    const double d0 = dot(other.right, one.left), d1 = dot(other.right, one.right);
    ++work_;
    // Most pairs end here: neither changes sign and both have the same.
    if (c0 > 0 && c1 > 0 && d0 > 0 && d1 > 0) return;
    if (c0 < 0 && c1 < 0 && d0 < 0 && d1 < 0) return;
    const Vec3 way = normalized((*points_)[other.b] - (*points_)[other.a]);
    double ends[4] = {0, root(c0, c1), root(d0, d1), 1};
    std::sort(ends, ends + 4);
    for (int k = 0; k < 3; ++k) {
      const double t = 0.5 * (ends[k] + ends[k + 1]);
      if ((c0 + (c1 - c0) * t) * (d0 + (d1 - d0) * t) > 0) continue;
      if (k > 0 && ends[k] == ends[k + 1]) continue;
      searchArc(one, way, ends[k], ends[k + 1]);
    }
  }
  static double root(double at0, double at1) {
    const double t = at0 == at1 ? 0 : at0 / (at0 - at1);
    return std::clamp(t, 0.0, 1.0);
  }

  void searchArc(const HullEdge& one, Vec3 way, double from, double to) {
    constexpr int kPlaces = 8;
    ++arcs;
    double least = kNever;
    int best = 0;
    for (int k = 0; k <= kPlaces; ++k) {
      const Axes axes = held(one, way, from + (to - from) * k / kPlaces);
      if (axes[1] == Vec3{}) continue;
      const double volume = volumeOf(axes);
      if (volume < least) least = volume, best = k;
      offer(axes, VolumeSource::Edges, volume);
    }
    if (!(least < 1.02 * found.back().volume)) return;
    // Golden section about the best place, to the end only where the arc can still win.
    double low = from + (to - from) * std::max(best - 1, 0) / kPlaces;
    double high = from + (to - from) * std::min(best + 1, kPlaces) / kPlaces;
    const auto at = [&](double t) {
      const Axes axes = held(one, way, t);
      if (axes[1] == Vec3{}) return kNever;
      const double volume = volumeOf(axes);
      offer(axes, VolumeSource::Edges, volume);
      least = std::min(least, volume);
      return volume;
    };
    constexpr double kGolden = 0.6180339887498949;
    for (int k = 0; k < 60; ++k) {
      if (k >= 12 && least > found.back().volume * (1 + 1e-3)) return;
      const double a = high - kGolden * (high - low), b = low + kGolden * (high - low);
      const bool left = at(a) < at(b);
      (left ? high : low) = left ? b : a;
    }
  }

  /// Best rectangle about each axis in turn, then small turns, smaller and smaller.
  void refine() {
    for (int round = 0; round < 12; ++round) {
      bool better = false;
      for (int k = 0; k < 3; ++k)
        better = offer(bestAbout(found.back().axes[k], model_->points(), work_), VolumeSource::Refined) || better;
      if (!better) break;
    }
    for (double t = 0.1; t > 1e-10; t *= 0.5) {
      for (int again = 0; again < 8; ++again) {
        bool better = false;
        for (int k = 0; k < 3; ++k) {
          for (const double by : {t, -t})
            better = offer(swung(found.back().axes, k, by), VolumeSource::Refined) || better;
        }
        if (!better) break;
      }
    }
  }

  /// Turned about axis k by the angle whose half has the tangent t.
  static Axes swung(const Axes& axes, int k, double t) {
    const double c = (1 - t * t) / (1 + t * t), s = 2 * t / (1 + t * t);
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    Axes out;
    out.axis[k] = axes[k];
    out.axis[i] = normalized(axes[i] * c + axes[j] * s);
    out.axis[j] = normalized(cross(out.axis[k], out.axis[i]));
    return out;
  }

  const Hull* hull_ = nullptr;
  const std::vector<Vec3>* points_ = nullptr;
  const Support* model_ = nullptr;
  std::vector<std::uint32_t> planes_;
  std::size_t plane_ = 0, edge_ = 0, work_ = 0;
};

}  // namespace sweepscope::methods::volumes
