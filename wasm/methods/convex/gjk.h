// The distance of two convex bodies (Gilbert, Johnson, Keerthi 1988): the point of A - B nearest to the origin, from simplices of
// support points. Every support point also gives a plane between the bodies, so the distance is known from both sides.
#pragma once

#include "methods/convex/johnson.h"
#include "trace/recorder.h"

namespace sweepscope::methods::convex {

/// More iterations than any pair of tests/methods/convex has needed. Reached, the verdict says so.
inline constexpr int kMostIterations = 128;
/// The relative rule: the distance is known to this share of itself.
inline constexpr double kDistanceShare = 1e-12;

struct GjkRules {
  Vec3 start{1, 0, 0};
  ConvexTermination termination = ConvexTermination::Relative;
  double epsilon = 1e-6;
  ConvexSubDistance subDistance = ConvexSubDistance::SignedVolumes;
};

struct GjkAnswer {
  ConvexVerdict verdict = ConvexVerdict::LimitReached;
  Simplex simplex;
  double distance = 0;   ///< |v|; 0 if they meet
  double low = -kNever;  ///< a plane keeps them so far apart
  Vec3 plane;            ///< its normal, from B toward A
  int iterations = 0;

  bool meets() const { return verdict == ConvexVerdict::Meeting || verdict == ConvexVerdict::Touching; }
};

/// Whether a recorder is there and has room.
template <Tracer T>
bool wanted(const T& tracer) {
  if constexpr (std::is_same_v<T, Recorder>) return !tracer.truncated();
  return T::kOn;
}

template <Tracer T>
class Gjk {
 public:
  Gjk(const Difference& difference, const GjkRules& rules, T& tracer)
      : difference_(difference),
        rules_(rules),
        absolute_(rules.termination == ConvexTermination::Absolute),
        tracer_(tracer),
        wanted_(wanted(tracer)) {}

  GjkAnswer run() {
    TRACE(tracer_, event::ConvexGjk{rules_.start, rules_.termination, rules_.epsilon, rules_.subDistance});
    Vec3 search = rules_.start == Vec3{} ? Vec3{1, 0, 0} : rules_.start;
    for (int k = 0; k < kMostIterations; ++k) {
      if (wanted_) step_ = {};
      step_.again = false;
      const Simplex before = simplex_;
      const ConvexStepVerdict verdict = iterate(k, search);
      if (wanted_) tell(k, search, before, verdict);
      ++answer_.iterations;
      if (verdict != ConvexStepVerdict::GoesOn) {
        answer_.verdict = verdictOf(verdict);
        break;
      }
      search = -simplex_.v;
    }
    answer_.simplex = simplex_;
    answer_.distance = answer_.meets() ? 0 : length(simplex_.v);
    answer_.low = std::min(answer_.low, length(simplex_.v));
    TRACE(tracer_,
          event::ConvexGjkEnd{answer_.verdict, answer_.distance, answer_.low, difference_.world(simplex_.onA()),
                              difference_.world(simplex_.onB()), answer_.iterations, simplex_.count});
    return answer_;
  }

 private:
  ConvexStepVerdict iterate(int k, Vec3 search) {
    point_ = difference_.support(search);
    step_.bound = -dot(search, point_.w) / length(search);
    if (step_.bound > answer_.low) {
      answer_.low = step_.bound;
      answer_.plane = normalized(-search);
    }
    if (k > 0) {
      const ConvexStepVerdict verdict = enough(length(search));
      if (verdict != ConvexStepVerdict::GoesOn) return verdict;
    }
    Simplex grown = simplex_;
    grown.p[grown.count++] = point_;
    sub_ = rules_.subDistance == ConvexSubDistance::Johnson ? johnson(grown)
                                                            : signedVolumes(grown, difference_.rounding());
    if (!sub_.found) return ConvexStepVerdict::NoSubset;
    reduce(grown, sub_);
    return become(k, grown);
  }

  /// Is the nearest point so far near enough? Before the new point joins the simplex.
  ConvexStepVerdict enough(double far) {
    step_.progress = dot(simplex_.v, simplex_.v - point_.w);
    if (absolute_) {
      step_.allowed = rules_.epsilon;
      return step_.progress <= step_.allowed ? ConvexStepVerdict::NearEnough : ConvexStepVerdict::GoesOn;
    }
    step_.allowed = (kDistanceShare * far + 0.25 * difference_.rounding()) * far;
    for (int i = 0; i < simplex_.count; ++i) step_.again = step_.again || simplex_.p[i].w == point_.w;
    if (step_.progress <= step_.allowed || far - answer_.low <= kDistanceShare * far)
      return ConvexStepVerdict::NearEnough;
    return step_.again ? ConvexStepVerdict::NothingFarther : ConvexStepVerdict::GoesOn;
  }

  ConvexStepVerdict become(int k, const Simplex& grown) {
    const Simplex before = simplex_;
    const double was = squaredLength(before.v), is = squaredLength(grown.v);
    if (sub_.inside) {
      simplex_ = grown;
      return ConvexStepVerdict::HoldsOrigin;
    }
    if (absolute_) {
      simplex_ = grown;
      if (is <= rules_.epsilon) return ConvexStepVerdict::OnOrigin;
      return same(grown, before) || comesBack(k) ? ConvexStepVerdict::SameAgain : last(k);
    }
    if (k > 0 && !(is < was)) return ConvexStepVerdict::NoProgress;
    simplex_ = grown;
    return std::sqrt(is) <= difference_.rounding() ? ConvexStepVerdict::OnOrigin : last(k);
  }

  static ConvexStepVerdict last(int k) {
    return k + 1 == kMostIterations ? ConvexStepVerdict::LastAllowed : ConvexStepVerdict::GoesOn;
  }

  static bool same(const Simplex& one, const Simplex& other) {
    if (one.count != other.count || !(one.v == other.v)) return false;
    for (int k = 0; k < one.count; ++k) {
      if (!(one.p[k].w == other.p[k].w)) return false;
    }
    return true;
  }
  /// The next step depends on the simplex alone, so one that repeats does so for ever. Compared with one kept at iterations 1, 2, 4, 8 ...
  bool comesBack(int k) {
    if (k > 0 && same(simplex_, kept_)) return true;
    if ((k & (k - 1)) == 0) kept_ = simplex_;
    return false;
  }

  ConvexVerdict verdictOf(ConvexStepVerdict step) const {
    const double far = length(simplex_.v);
    // Up to where the distance is known from both sides as well as can be asked of doubles.
    const bool known = far - answer_.low <= 1e-10 * far + 4 * difference_.rounding();
    switch (step) {
      case ConvexStepVerdict::NearEnough:
        return ConvexVerdict::Separated;
      case ConvexStepVerdict::HoldsOrigin:
      case ConvexStepVerdict::OnOrigin:
        return ConvexVerdict::Meeting;
      case ConvexStepVerdict::SameAgain:
        return ConvexVerdict::Cycles;
      case ConvexStepVerdict::NoSubset:
        // The naive loop keeps what it has and asks the same again.
        return absolute_ ? ConvexVerdict::Cycles : known ? ConvexVerdict::Separated : ConvexVerdict::Stalled;
      case ConvexStepVerdict::LastAllowed:
        return ConvexVerdict::LimitReached;
      default:
        return known ? ConvexVerdict::Separated : ConvexVerdict::Stalled;
    }
  }

  void tell(int k, Vec3 search, const Simplex& before, ConvexStepVerdict verdict) {
    const Vec3 none{kNaN, kNaN, kNaN};
    const auto at = [&](const Simplex& of, int i) { return i < of.count ? of.p[i].w : none; };
    const auto weight = [&](int i) { return i < simplex_.count ? simplex_.weight[i] : kNaN; };
    step_.iteration = k;
    step_.search = search;
    step_.supportA = difference_.world(point_.a);
    step_.supportB = difference_.world(point_.b);
    step_.w = point_.w;
    step_.countBefore = before.count;
    step_.before0 = at(before, 0), step_.before1 = at(before, 1);
    step_.before2 = at(before, 2), step_.before3 = at(before, 3);
    step_.v = k == 0 ? none : before.v;
    step_.length = k == 0 ? kNaN : length(before.v);
    step_.low = answer_.low;
    if (k == 0) step_.progress = step_.allowed = kNaN;
    step_.lambda0 = sub_.lambda[0], step_.lambda1 = sub_.lambda[1];
    step_.lambda2 = sub_.lambda[2], step_.lambda3 = sub_.lambda[3];
    step_.flat = sub_.flat;
    step_.kept = sub_.kept;
    step_.countAfter = simplex_.count;
    step_.after0 = at(simplex_, 0), step_.after1 = at(simplex_, 1);
    step_.after2 = at(simplex_, 2), step_.after3 = at(simplex_, 3);
    step_.weight0 = weight(0), step_.weight1 = weight(1);
    step_.weight2 = weight(2), step_.weight3 = weight(3);
    step_.vAfter = simplex_.v;
    step_.lengthAfter = length(simplex_.v);
    step_.nearestA = difference_.world(simplex_.onA());
    step_.nearestB = difference_.world(simplex_.onB());
    step_.verdict = verdict;
    TRACE(tracer_, step_);
    sub_ = {};
  }

  const Difference& difference_;
  const GjkRules& rules_;
  const bool absolute_;
  T& tracer_;
  const bool wanted_;
  Simplex simplex_, kept_;
  DifferencePoint point_;
  SubDistance sub_;
  event::ConvexGjkStep step_;
  GjkAnswer answer_;
};

template <Tracer T>
GjkAnswer gjk(const Difference& difference, const GjkRules& rules, T& tracer) {
  return Gjk<T>(difference, rules, tracer).run();
}

}  // namespace sweepscope::methods::convex
