#include "support/half_spaces.h"

namespace sweepscope::oracle {
namespace {

/// What counts as outside, as a share of the desired motion; long double holds far more.
constexpr Real kOutside = 1e-16L;
/// Sine of the angle below which planes or lines are parallel.
constexpr Real kParallel = 1e-15L;

class Projection {
 public:
  Projection(Point desired, std::span<const HalfSpace> spaces)
      : desired_(desired), spaces_(spaces), slack_(kOutside * norm(desired)) {}

  Point run() const {
    Point x = desired_;
    for (std::size_t i = 0; i < spaces_.size(); ++i) {
      if (isOutside(x, i)) x = onPlane(i);
    }
    for (std::size_t i = 0; i < spaces_.size(); ++i) {
      if (excess(x, i) < -1e4L * slack_) return {};
    }
    return x;
  }

 private:
  Real excess(Point x, std::size_t i) const { return inner(spaces_[i].normal, x) + spaces_[i].gap; }
  bool isOutside(Point x, std::size_t i) const { return excess(x, i) < -slack_; }

  /// The best point on plane i that is inside all planes before it.
  Point onPlane(std::size_t i) const {
    const Point n = spaces_[i].normal;
    Point x = desired_ - excess(desired_, i) * n;
    for (std::size_t j = 0; j < i; ++j) {
      if (isOutside(x, j)) x = onCrease(i, j, x);
    }
    return x;
  }

  /// The best point on planes i and j that is inside all planes before j.
  Point onCrease(std::size_t i, std::size_t j, Point otherwise) const {
    const Point n = spaces_[i].normal;
    const Real cosine = inner(n, spaces_[j].normal);
    Point m = spaces_[j].normal - cosine * n;
    m = m - inner(m, n) * n;
    const Real sine = norm(m);
    if (sine < kParallel) return otherwise;
    m = (1 / sine) * m;
    m = m - inner(m, n) * n;
    const Point along = outer(n, m);
    const Point foot = ((spaces_[i].gap * cosine - spaces_[j].gap) / sine) * m - spaces_[i].gap * n;
    Real t = inner(along, desired_ - foot), low = -std::numeric_limits<Real>::infinity(), high = -low;
    for (std::size_t k = 0; k < j; ++k) {
      const Real slope = inner(spaces_[k].normal, along);
      if (std::fabs(slope) < kParallel) continue;
      const Real bound = -excess(foot, k) / slope;
      if (slope > 0) low = std::max(low, bound);
      if (slope < 0) high = std::min(high, bound);
    }
    if (low > high)
      t = (low + high) / 2;
    else
      t = std::min(std::max(t, low), high);
    return foot + t * along;
  }

  Point desired_;
  std::span<const HalfSpace> spaces_;
  Real slack_;
};

}  // namespace

Point nearestInside(Point desired, std::span<const HalfSpace> spaces) { return Projection(desired, spaces).run(); }

}  // namespace sweepscope::oracle
