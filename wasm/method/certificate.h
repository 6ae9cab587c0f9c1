// Proof of a sweep's answer, independent of how it was found (docs/solver.md 4.6).
//
// f(t) = distance(centre(t), triangle) is convex. A hit at t is right when f(t) = R and f falls to it; a miss is right when f
// never gets below R. A start that overlaps is a touch at 0 if f falls there; if it does not, f never gets below where it began.
#pragma once

#include <cmath>

#include "core/closest_point.h"
#include "core/ellipsoid_space.h"

namespace sweepscope {

/// f and its slope at one time.
struct DistanceAt {
  double distance;
  double slope;
};

/// One sphere of radius R = 1 and one triangle. Ellipsoid space, the origin is the centre at time 0.
class DistanceCurve {
 public:
  /// World. `reach`: largest length the rounding of the request is proportional to, ellipsoid-space units.
  DistanceCurve(const EllipsoidSpace& space, Vec3 center, Vec3 displacement, double reach, const Corners& world)
      : corners_(space.around(center, world)),
        travel_(space.scaled(displacement)),
        speed_(length(travel_)),
        largest_(reach) {
    for (const Vec3 p : corners_.p) largest_ = std::max(largest_, length(p));
  }

  [[gnu::noinline]] DistanceAt at(double t) const {
    const Vec3 moved = travel_ * t;
    const Corners now{{corners_.p[0] - moved, corners_.p[1] - moved, corners_.p[2] - moved}};
    const Closest closest = closestPoint(now, planeOf(now));
    // At distance 0 every direction leads away.
    const double slope = closest.distance > 0 ? -dot(closest.point, travel_) / closest.distance : speed();
    return {closest.distance, slope};
  }

  double speed() const { return speed_; }
  /// Largest length involved, S.
  double size() const { return largest_; }
  double tolerance() const { return touchTolerance(largest_); }
  /// The error an answer may have: the tolerance, plus the rounding of this proof.
  double slack() const { return tolerance() * (1 + 1.0 / 16); }

  /// Below this the sphere is deeper in the triangle than R, or than it was at the start.
  [[gnu::noinline]] double level() const { return std::min(1.0, at(0).distance) - slack(); }

  /// Time in [0, until] at which f is least: by the sign of the slope, unless values alone find less. Along a triangle, and near one,
  /// the slope is lost in its rounding.
  [[gnu::noinline]] double leastTime(double until = 1) const {
    const double bySlope = at(0).slope >= 0       ? 0
                           : at(until).slope <= 0 ? until
                                                  : bisect(0, until, [this](double t) { return at(t).slope < 0; });
    const double byValue = leastByValue(until);
    return at(byValue).distance < at(bySlope).distance - kRounded * largest_ ? byValue : bySlope;
  }

  /// Whether f surely stays above `enough` until then. Tangents of a convex function lie below it, so where two of them cross is a
  /// lower bound; mostly a handful of evaluations tell.
  [[gnu::noinline]] bool staysAbove(double enough, double until) const {
    DistanceAt low = at(0), high = at(until);
    double a = 0, b = until;
    for (int round = 0; round < 40; ++round) {
      if (low.distance < enough || high.distance < enough) return false;
      const double falls = low.slope - slopeError(low), rises = high.slope + slopeError(high);
      if (falls >= 0 || rises <= 0) return true;
      const double t = a + (high.distance - low.distance - rises * (b - a)) / (falls - rises);
      if (low.distance + falls * (t - a) >= enough) return true;
      if (!(t > a && t < b)) break;
      const DistanceAt middle = at(t);
      if (std::fabs(middle.slope) <= slopeError(middle)) break;
      (middle.slope < 0 ? a : b) = t;
      (middle.slope < 0 ? low : high) = middle;
    }
    return at(leastTime(until)).distance >= enough;
  }

  /// Does f fall at the start, as far as rounding lets one tell? The nearest point of a sliver moves by the root of what its
  /// corners move by; a centre on the triangle has no side.
  bool approaches() const {
    const DistanceAt start = at(0);
    if (start.distance <= tolerance()) return true;
    return start.slope <= 4 * std::sqrt(kUnitRoundoff * largest_ / start.distance) * speed();
  }

  /// Can there be a first touch after the start? Not where the sphere overlaps or leaves: there the touch is at 0, or none.
  bool beginsOutside(double unseen) const {
    const double start = at(0).distance;
    return start > 1 + slack() || (start >= 1 - slack() - unseen && approaches());
  }

  /// First time at which f = R while falling; 0 for a start that touches or overlaps and approaches; else infinity.
  [[gnu::noinline]] double firstContact() const {
    const DistanceAt start = at(0);
    if (start.distance <= 1) return start.slope < 0 ? 0 : HUGE_VAL;
    const double least = leastTime();
    if (at(least).distance > 1) return HUGE_VAL;
    return bisect(0, least, [this](double t) { return at(t).distance > 1; });
  }

 private:
  /// Largest rounding of a distance, in units of the largest length.
  static constexpr double kRounded = 8 * kUnitRoundoff;

  /// The error of the slope: the direction to the nearest point is known to the rounding of its ends.
  double slopeError(const DistanceAt& f) const {
    return speed() * (f.distance > 0 ? std::min(2.0, kRounded * largest_ / f.distance) : 2.0);
  }

  /// Where f is least, as far as its values tell: exact in f, to the root of that in time.
  double leastByValue(double until) const {
    double a = 0, b = until;
    while ((b - a) * speed() > kRounded * largest_) {
      const double third = (b - a) / 3, early = a + third, late = b - third;
      if (!(a < early && early < late && late < b)) break;
      if (at(early).distance <= at(late).distance)
        b = late;
      else
        a = early;
    }
    const double middle = a + (b - a) / 2;
    double best = 0;
    for (const double t : {middle, until}) {
      if (at(t).distance < at(best).distance) best = t;
    }
    return best;
  }

  template <typename IsBefore>
  static double bisect(double a, double b, const IsBefore& isBefore) {
    for (int round = 0; round < 200; ++round) {
      const double middle = a + (b - a) / 2;
      if (!(middle > a && middle < b)) break;
      (isBefore(middle) ? a : b) = middle;
    }
    return b;
  }

  Corners corners_;
  Vec3 travel_;
  double speed_;
  double largest_;
};

/// The verdict on a claim. Numbers cross the boundary; web/package/proof.ts has their names.
enum class ProofVerdict : std::uint8_t { Hit, Miss, Inexact, Refuted };
/// Why a claim is refuted.
enum class Refutation : std::uint8_t { None, NeverTouches, TooEarly, TooLate, Leaving, Touches };

struct Certificate {
  ProofVerdict verdict = ProofVerdict::Refuted;
  Refutation refutation = Refutation::None;
  double residual = 0;  ///< hit: f(t) - R; miss: min f - R. Ellipsoid-space units
  double slope = 0;     ///< f' at that time
  double time = 0;      ///< hit: t; miss: where f is least
};

/// Judges the claim that the triangle is first touched at `time`, or, if that is above 1, not before `until`.
inline Certificate certify(const DistanceCurve& curve, double time, double until = 1) {
  const bool claimsHit = time <= 1;
  Certificate c;
  c.time = claimsHit ? time : curve.leastTime(until);
  const DistanceAt at = curve.at(c.time);
  c.residual = at.distance - 1;
  c.slope = at.slope;
  const double level = curve.level(), unseen = kUnseenError * curve.size();
  if (!claimsHit) {
    if (at.distance < level - unseen)
      c.refutation = Refutation::Touches;
    else
      c.verdict = at.distance < level ? ProofVerdict::Inexact : ProofVerdict::Miss;
    return c;
  }
  const double apart = time == 0 ? std::max(0.0, c.residual) : std::fabs(c.residual);
  const bool near = apart <= curve.slack() + unseen;
  if (!near && c.residual > 0) {
    c.refutation = curve.firstContact() > 1 ? Refutation::NeverTouches : Refutation::TooEarly;
  } else if (time == 0 ? !curve.approaches()
                       : !near || !curve.beginsOutside(unseen) || !curve.staysAbove(level - unseen, time)) {
    c.refutation = near ? Refutation::Leaving : Refutation::TooLate;
  } else {
    const bool exact = apart <= curve.slack() && (time == 0 || curve.staysAbove(level, time));
    c.verdict = exact ? ProofVerdict::Hit : ProofVerdict::Inexact;
  }
  return c;
}

}  // namespace sweepscope
