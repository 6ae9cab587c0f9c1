// Lowest root of a quadratic below a bound (appendix D).
#pragma once

#include <cmath>
#include <limits>
#include <utility>

#include "trace/events.h"

namespace sweepscope::paper {

template <typename Scalar>
struct Root {
  Scalar discriminant;
  Scalar root1, root2;  ///< sorted; NaN without real roots
  Scalar time;          ///< the accepted root; infinity if none
  Verdict verdict;      ///< why there is none

  bool found() const { return time < std::numeric_limits<Scalar>::infinity(); }
};

/// Roots of a t^2 + b t + c with 0 < t < latest, the smaller one first. Taking the larger one when the smaller is not positive
/// is the paper's flaw: that root is an exit.
template <typename Scalar>
Root<Scalar> lowestRoot(Scalar a, Scalar b, Scalar c, Scalar latest) {
  const Scalar nan = std::numeric_limits<Scalar>::quiet_NaN();
  Root<Scalar> root{b * b - 4 * a * c, nan, nan, std::numeric_limits<Scalar>::infinity(), Verdict::NoRoot};
  if (!(root.discriminant >= 0)) return root;
  const Scalar squareRoot = std::sqrt(root.discriminant);
  root.root1 = (-b - squareRoot) / (2 * a);
  root.root2 = (-b + squareRoot) / (2 * a);
  if (root.root1 > root.root2) std::swap(root.root1, root.root2);
  if (root.root1 > 0 && root.root1 < latest) {
    root.time = root.root1;
  } else if (root.root2 > 0 && root.root2 < latest) {
    root.time = root.root2;
  }
  if (!root.found()) root.verdict = root.root2 <= 0 ? Verdict::RootNegative : Verdict::RootLaterThanBest;
  return root;
}

}  // namespace sweepscope::paper
