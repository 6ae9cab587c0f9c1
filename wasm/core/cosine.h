// Cosine from a fixed sequence of IEEE operations. The standard library's is not the same to the last bit everywhere, and a
// verdict of ground or not must be.
#pragma once

namespace sweepscope {

/// Cosine of `angle` in [0, pi/2], to within 2 units in the last place.
/// Method: series of cos up to pi/4, of the sine of what is missing to pi/2 above, so that nothing cancels.
inline double cosineOf(double angle) {
  constexpr double kHalfPi = 0x1.921fb54442d18p+0, kHalfPiRest = 0x1.1a62633145c07p-54;
  const bool small = angle <= 0.5 * kHalfPi;
  const double x = small ? angle : (kHalfPi - angle) + kHalfPiRest;
  const double xx = x * x;
  // 1 - x^2/(n+1)(n+2) (1 - x^2/(n+3)(n+4) (...)), from the inside out: n = 0 for cos, n = 1 for sin x / x.
  double sum = 1;
  for (int n = small ? 16 : 17; n >= 0; n -= 2) sum = 1 - xx / ((n + 1) * (n + 2)) * sum;
  return small ? sum : x * sum;
}

/// An angle with its cosine, which is asked for at every contact.
class Slope {
 public:
  Slope(double radians) : radians_(radians), cosine_(cosineOf(radians)) {}

  operator double() const { return radians_; }
  double cosine() const { return cosine_; }

 private:
  double radians_;
  double cosine_;
};

}  // namespace sweepscope
