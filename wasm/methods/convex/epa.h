// How deep the origin lies in A - B, by van den Bergen's expanding polytope (2001): the face of an inner polytope nearest to the origin
// is asked whether A - B goes on behind it, until it does not. The face is a bound from below and the support point one from above.
#pragma once

#include "methods/convex/gjk.h"
#include "methods/convex/polytope.h"

namespace sweepscope::methods::convex {

/// A face may grow by this share of the depth when it ends.
inline constexpr double kDepthShare = 1e-9;

/// More points than a polytope of 256 faces can have corners; those that were covered by later ones count too.
inline constexpr std::size_t kMostPoints = 256;

struct EpaAnswer {
  ConvexEpaVerdict verdict = ConvexEpaVerdict::GoesOn;
  double depth = kNever;  ///< smallest reach of A - B found along a normal
  double low = 0;         ///< distance of the nearest face
  Vec3 normal;            ///< outward of A - B
  Vec3 a, b;              ///< deepest points, from the centre of A
  int iterations = 0, faces = 0, vertices = 0;
};

template <Tracer T>
class Epa {
 public:
  Epa(const Difference& difference, const Simplex& simplex, int most, T& tracer)
      : difference_(difference), simplex_(simplex), most_(most), tracer_(tracer), wanted_(wanted(tracer)) {}

  EpaAnswer run() {
    begin();
    while (answer_.verdict == ConvexEpaVerdict::GoesOn) answer_.verdict = iterate();
    answer_.low = std::max(std::min(answer_.low, answer_.depth), 0.0);
    answer_.faces = polytope_.alive();
    answer_.vertices = static_cast<int>(made_.size());
    if (wanted_) tell();
    TRACE(tracer_,
          event::ConvexEpaEnd{answer_.verdict, answer_.depth, answer_.low, answer_.normal, difference_.world(answer_.a),
                              difference_.world(answer_.b), answer_.iterations, answer_.faces, answer_.vertices});
    return answer_;
  }

 private:
  /// The steps are recorded at the end, when it is known when each face was removed.
  struct Told {
    event::ConvexEpaStep step;
    event::ConvexEpaStepEnd end;
  };

  void begin() {
    for (int k = 0; k < simplex_.count; ++k) made_.push_back(simplex_.p[k]);
    // Four points that only rounding lifts out of a plane are three.
    if (made_.size() == 4 && thin()) made_.pop_back();
    while (made_.size() < 4) {
      const Vec3 across = addFarthest();
      if (squaredLength(across) > 0) {
        flat(across);
        return;
      }
    }
    for (const DifferencePoint& point : made_) polytope_.addPoint(point.w);
    polytope_.start();
  }

  /// A support point away from the point, line or plane of what there is. @returns nothing, or a direction across A - B if that is flat
  Vec3 addFarthest() {
    const Vec3 p = made_[0].w, e = made_.size() > 1 ? made_[1].w - p : Vec3{};
    const Vec3 axis = std::fabs(e.x) <= std::fabs(e.y) && std::fabs(e.x) <= std::fabs(e.z) ? Vec3{1, 0, 0}
                      : std::fabs(e.y) <= std::fabs(e.z)                                   ? Vec3{0, 1, 0}
                                                                                           : Vec3{0, 0, 1};
    const Vec3 u = normalized(cross(e, axis)), v = normalized(cross(e, u));
    const Vec3 n = made_.size() > 2 ? normalized(cross(e, made_[2].w - p)) : Vec3{};
    const Vec3 first = made_.size() == 1 ? Vec3{0, 1, 0} : made_.size() == 2 ? u : n;
    const Vec3 directions[6] = {
        first,     -first,    made_.size() == 1 ? Vec3{1, 0, 0} : v, made_.size() == 1 ? Vec3{-1, 0, 0} : -v,
        {0, 0, 1}, {0, 0, -1}};
    const int asked = made_.size() == 1 ? 6 : made_.size() == 2 ? 4 : 2;
    DifferencePoint best;
    double most = difference_.rounding();
    for (int k = 0; k < asked; ++k) {
      const DifferencePoint point = difference_.support(directions[k]);
      const Vec3 away = point.w - p;
      const double far = made_.size() == 1   ? length(away)
                         : made_.size() == 2 ? length(cross(normalized(e), away))
                                             : std::fabs(dot(n, away));
      if (far > most) {
        most = far;
        best = point;
      }
    }
    if (!(most > difference_.rounding())) return first;
    made_.push_back(best);
    return {};
  }

  bool thin() const {
    const Vec3 p = made_[0].w, n = normalized(cross(made_[1].w - p, made_[2].w - p));
    return !(std::fabs(dot(n, made_[3].w - p)) > difference_.rounding());
  }

  /// A - B has no thickness across n: the least motion parts the bodies.
  void flat(Vec3 n) {
    const DifferencePoint one = difference_.support(n), other = difference_.support(-n);
    const bool along = dot(n, one.w) <= -dot(n, other.w);
    answer_.verdict = ConvexEpaVerdict::Flat;
    answer_.normal = along ? n : -n;
    answer_.depth = std::max(dot(answer_.normal, along ? one.w : other.w), 0.0);
    answer_.a = simplex_.onA();
    answer_.b = simplex_.onB();
  }

  void add(const DifferencePoint& point) {
    made_.push_back(point);
    polytope_.addPoint(point.w);
  }

  int nearest() const {
    int best = -1;
    for (int f = 0; f < static_cast<int>(polytope_.faces().size()); ++f) {
      const PolytopeFace& face = polytope_.faces()[static_cast<std::size_t>(f)];
      if (!face.alive() || face.flat()) continue;
      if (best < 0 || face.distance < polytope_.faces()[static_cast<std::size_t>(best)].distance) best = f;
    }
    return best;
  }

  ConvexEpaVerdict iterate() {
    const int number = nearest();
    if (number < 0) return ConvexEpaVerdict::HorizonBroken;
    const PolytopeFace face = polytope_.faces()[static_cast<std::size_t>(number)];
    const DifferencePoint point = difference_.support(face.normal);
    const double reach = dot(face.normal, point.w), growth = reach - face.distance;
    const double allowed = kDepthShare * std::fabs(reach) + 0.25 * difference_.rounding();
    answer_.low = std::max(answer_.low, face.distance);
    if (reach < answer_.depth) deepest(face, reach);
    ConvexEpaVerdict verdict = ConvexEpaVerdict::GoesOn;
    int removed = 0, horizon = 0;
    if (reach < -difference_.rounding()) {
      verdict = ConvexEpaVerdict::Apart;
    } else if (growth <= allowed || answer_.depth - answer_.low <= allowed) {
      verdict = ConvexEpaVerdict::OnBoundary;
    } else if (known(point.w)) {
      verdict = ConvexEpaVerdict::NothingFarther;
    } else if (polytope_.alive() + 2 > most_ || made_.size() >= kMostPoints) {
      verdict = ConvexEpaVerdict::FacesFull;
    } else {
      add(point);
      const int last = static_cast<int>(made_.size()) - 1;
      const bool grown = polytope_.grow(last, number, 0x1p-4 * difference_.rounding(), answer_.iterations);
      if (!grown) verdict = ConvexEpaVerdict::HorizonBroken;
      removed = grown ? polytope_.removed() : 0;
      horizon = grown ? polytope_.horizon() : 0;
    }
    if (wanted_) note(number, face, point, reach, allowed, removed, horizon, verdict);
    ++answer_.iterations;
    return verdict;
  }

  /// Where a face is so thin that its normal is rounding, the farthest point can be one of the polytope's own.
  bool known(Vec3 w) const {
    for (const Vec3& p : polytope_.points()) {
      if (p == w) return true;
    }
    return false;
  }

  void deepest(const PolytopeFace& face, double reach) {
    answer_.depth = reach;
    answer_.normal = face.normal;
    // Where the normal through the origin leaves the face: its barycentric coordinates there.
    Simplex corners;
    corners.count = 3;
    for (int k = 0; k < 3; ++k) corners.p[k] = made_[static_cast<std::size_t>(face.corner[k])];
    reduce(corners, signedVolumes(corners, difference_.rounding()));
    answer_.a = corners.onA();
    answer_.b = corners.onB();
  }

  void note(int number, const PolytopeFace& face, const DifferencePoint& point, double reach, double allowed,
            int removed, int horizon, ConvexEpaVerdict verdict) {
    const auto at = [&](int k) { return made_[static_cast<std::size_t>(face.corner[k])].w; };
    told_.push_back({{answer_.iterations, number, at(0), at(1), at(2), face.normal, face.distance,
                      face.normal * face.distance, difference_.world(point.a), difference_.world(point.b), point.w,
                      reach, reach - face.distance, allowed, answer_.low, answer_.depth},
                     {removed, horizon, polytope_.alive(), static_cast<Count>(made_.size()), verdict}});
  }

  void tell() {
    TRACE(tracer_, event::ConvexEpa{simplex_.count, most_, kDepthShare});
    std::size_t face = tellFaces(0, -1);
    for (const Told& told : told_) {
      TRACE(tracer_, event::ConvexEpaStep{told.step});
      face = tellFaces(face, static_cast<int>(told.step.iteration));
      TRACE(tracer_, event::ConvexEpaStepEnd{told.end});
    }
  }

  /// Faces of one iteration. @returns the first of the next
  std::size_t tellFaces(std::size_t face, int born) {
    const std::vector<PolytopeFace>& faces = polytope_.faces();
    for (; face < faces.size() && faces[face].born == born; ++face) {
      const PolytopeFace& of = faces[face];
      const auto at = [&](int k) { return made_[static_cast<std::size_t>(of.corner[k])].w; };
      TRACE(tracer_,
            event::ConvexFace{static_cast<Index>(face), at(0), at(1), at(2), of.normal, of.distance, of.born, of.gone});
    }
    return face;
  }

  const Difference& difference_;
  const Simplex& simplex_;
  const int most_;
  T& tracer_;
  const bool wanted_;
  std::vector<DifferencePoint> made_;
  Polytope polytope_;
  std::vector<Told> told_;
  EpaAnswer answer_;
};

template <Tracer T>
EpaAnswer epa(const Difference& difference, const Simplex& simplex, int most, T& tracer) {
  return Epa<T>(difference, simplex, most, tracer).run();
}

}  // namespace sweepscope::methods::convex
