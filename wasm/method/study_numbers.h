// Settings and results cross as rows of doubles: how each type of a .def crosses, and what is refused.
#pragma once

#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "method/study_events.h"

namespace sweepscope {

/// How many values an enum of the studies has; the enums of their .def files say so themselves (study_events.h).
template <typename Enum>
inline constexpr int kValueCount = 0;
#define VALUE(name, text) +1
#define TRACE_ENUM(Name, doc, ...) \
  template <>                      \
  inline constexpr int kValueCount<Name> = 0 __VA_ARGS__;
#include "methods/studies.def"

/// Beyond this no coordinate is taken: products of four of them must not overflow.
inline constexpr double kLargestSetting = 1e30;

/// Reads settings from unchecked numbers. Remembers the first bad one by its index among the settings.
class NumberReader {
 public:
  explicit NumberReader(std::span<const double> numbers) : numbers_(numbers) {}

  void take(double& to, double low, double high) { to = next(low, high); }
  void take(Vec3& to, double low, double high) {
    const double x = next(low, high), y = next(low, high);
    to = {x, y, next(low, high)};
  }
  void take(std::int64_t& to, double low, double high) {
    const double value = next(low, high);
    if (value != std::floor(value)) fail();
    to = failed() ? 0 : static_cast<std::int64_t>(value);
  }
  void take(bool& to, double, double) { to = next(0, 1) != 0; }
  template <typename Enum>
  requires std::is_enum_v<Enum>
  void take(Enum& to, double, double) {
    const double value = next(0, kValueCount<Enum> - 1);
    if (value != std::floor(value)) fail();
    to = failed() ? Enum{} : static_cast<Enum>(value);
  }
  /// A list: how many elements, then `width` numbers each.
  void takeList(std::vector<double>& to, int width, double fewest, double most) {
    const double count = next(fewest, most);
    if (count != std::floor(count)) fail();
    to.clear();
    for (double k = 0; k < count * width && !failed(); ++k) to.push_back(next(-kLargestSetting, kLargestSetting));
  }
  /// Called after each setting.
  void done() { ++field_; }

  /// Place of the first setting that is wrong; -1 if all are well. Numbers left over are wrong too.
  int problem() const { return bad_ >= 0 ? bad_ : at_ == numbers_.size() ? -1 : field_; }

 private:
  bool failed() const { return bad_ >= 0; }
  void fail() {
    if (!failed()) bad_ = field_;
  }
  double next(double low, double high) {
    if (at_ >= numbers_.size()) return fail(), low;
    const double value = numbers_[at_++];
    if (!(value >= low && value <= high)) return fail(), low;  // NaN is neither
    return value;
  }

  std::span<const double> numbers_;
  std::size_t at_ = 0;
  int field_ = 0, bad_ = -1;
};

/// Writes a result as doubles.
class NumberWriter {
 public:
  explicit NumberWriter(std::vector<double>& to) : to_(to) {}
  void put(double value) { to_.push_back(value); }
  void put(const Vec3& v) {
    put(v.x);
    put(v.y);
    put(v.z);
  }
  void put(std::int64_t value) { put(static_cast<double>(value)); }
  void put(bool value) { put(value ? 1.0 : 0.0); }
  template <typename Enum>
  requires std::is_enum_v<Enum>
  void put(Enum value) { put(static_cast<double>(static_cast<int>(value))); }

 private:
  std::vector<double>& to_;
};

constexpr int listWidth(std::string_view type) { return type == "Vec3" ? 3 : type == "Vec2" ? 2 : 1; }

}  // namespace sweepscope
