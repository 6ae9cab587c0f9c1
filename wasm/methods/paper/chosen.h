// A scalar that is chosen when the method runs: a double, or a float.
//
// A float is held as a double that was rounded after every operation. For + - * / and the root that gives the bits of float arithmetic, because a double
// has more than twice the digits of a float (Figueroa 1995, "When is double rounding innocuous?"). So the module holds the method once and not twice.
#pragma once

#include <limits>

#include "method/move_types.h"
#include "methods/paper/single.h"

namespace sweepscope {
namespace paper {

class Chosen {
 public:
  /// While it lives, numbers are of this precision.
  class Use {
   public:
    explicit Use(Precision precision) : before_(single_) { single_ = precision == Precision::Single; }
    ~Use() { single_ = before_; }
    Use(const Use&) = delete;

   private:
    const bool before_;
  };
  static bool single() { return single_; }

  constexpr Chosen() = default;
  /// Rounds. Constants that are floats already stay what they are.
  Chosen(double value) : value_(rounded(value)) {}
  /// Of the bits given, for what no rounding changes.
  static constexpr Chosen exact(double value) {
    Chosen chosen;
    chosen.value_ = value;
    return chosen;
  }
  /// Exact; for what is reported and compared.
  constexpr operator double() const { return value_; }

  friend Chosen operator+(Chosen a, Chosen b) { return a.value_ + b.value_; }
  friend Chosen operator-(Chosen a, Chosen b) { return a.value_ - b.value_; }
  friend Chosen operator*(Chosen a, Chosen b) { return a.value_ * b.value_; }
  friend Chosen operator/(Chosen a, Chosen b) { return a.value_ / b.value_; }
  friend Chosen operator-(Chosen a) { return exact(-a.value_); }
  friend Chosen operator*(int a, Chosen b) { return a * b.value_; }
  friend Chosen operator-(int a, Chosen b) { return a - b.value_; }
  friend Chosen operator-(Chosen a, int b) { return a.value_ - b; }

 private:
  [[gnu::noinline]] static double rounded(double value) {
    return single_ ? static_cast<double>(static_cast<float>(value)) : value;
  }

  static inline thread_local bool single_ = false;

  double value_ = 0;
};

}  // namespace paper

template <>
struct Vec3T<paper::Chosen> {
  paper::Chosen x, y, z;

  /// Exact; for what is reported.
  operator Vec3() const { return {x, y, z}; }
};

using Vec3c = Vec3T<paper::Chosen>;

// Not inlined: speed is not what this is for, and the method is full of them.
[[gnu::noinline]] inline Vec3c operator+(const Vec3c& a, const Vec3c& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
[[gnu::noinline]] inline Vec3c operator-(const Vec3c& a, const Vec3c& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3c operator-(const Vec3c& a) { return {-a.x, -a.y, -a.z}; }
[[gnu::noinline]] inline Vec3c operator*(const Vec3c& a, paper::Chosen s) { return {a.x * s, a.y * s, a.z * s}; }
inline bool operator==(const Vec3c& a, const Vec3c& b) { return Vec3(a) == Vec3(b); }

[[gnu::noinline]] inline Vec3c scale(const Vec3c& a, const Vec3c& b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
[[gnu::noinline]] inline Vec3c divide(const Vec3c& a, const Vec3c& b) { return {a.x / b.x, a.y / b.y, a.z / b.z}; }

[[gnu::noinline]] inline paper::Chosen dot(const Vec3c& a, const Vec3c& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[gnu::noinline]] inline Vec3c cross(const Vec3c& a, const Vec3c& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline paper::Chosen squaredLength(const Vec3c& a) { return dot(a, a); }
[[gnu::noinline]] inline paper::Chosen length(const Vec3c& a) { return std::sqrt(static_cast<double>(dot(a, a))); }

}  // namespace sweepscope

template <>
class std::numeric_limits<sweepscope::paper::Chosen> {
  using Chosen = sweepscope::paper::Chosen;

 public:
  static constexpr Chosen infinity() { return Chosen::exact(numeric_limits<double>::infinity()); }
  static constexpr Chosen quiet_NaN() { return Chosen::exact(numeric_limits<double>::quiet_NaN()); }
};
