// A study that answers nothing: as little as a study can be with a setting of every type, frames that follow from each other, and something to
// prepare.
#pragma once

#include "method/study.h"

namespace sweepscope::methods {

namespace nothing {

#define STUDY_FOLDER_SETTINGS "methods/nothing/settings.def"
#define STUDY_FOLDER_RESULT "methods/nothing/result.def"
#include "method/make_numbers.inc"

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh*) : s_(settings) {}

  double prepare() { return prepared_ = std::min(1.0, prepared_ + 0.25); }
  int frames() const { return static_cast<int>(s_.frames); }

  template <Tracer T>
  Result frame(int number, T& tracer) {
    TRACE(tracer, event::NothingFrame{number, before_, s_.sum});
    Result result;
    result.largest = -1;
    result.sum = s_.sum;
    add(s_.values, 1, result, tracer);
    add(s_.pairs, 2, result, tracer);
    add(s_.points, 3, result, tracer);
    result.total = before_ += s_.sum == NothingSum::Added ? sum_ : largest_;
    result.positive = result.total > 0;
    TRACE(tracer, event::NothingFrameEnd{result.total});
    sum_ = largest_ = 0;
    return result;
  }

 private:
  /// A group of entries, each of so many numbers; a note after every second one.
  template <Tracer T>
  void add(const std::vector<double>& list, std::size_t width, Result& result, T& tracer) {
    TRACE(tracer, event::NothingGroup{s_.origin});
    const std::size_t count = list.size() / width;
    Count counted = 0;
    for (std::size_t k = 0; k < count; ++k) {
      const std::size_t entry = s_.backward ? count - 1 - k : k, at = entry * width;
      const Vec3 from = width < 3 ? Vec3{} : Vec3{list[at], list[at + 1], list[at + 2]} - s_.origin;
      const double value = s_.weight * (width == 1 ? list[at] : width == 2 ? list[at] * list[at + 1] : length(from));
      const bool counts = static_cast<Index>(entry) != s_.left;
      TRACE(tracer, event::NothingEntry{value, static_cast<Index>(entry), counts});
      if (!counts) continue;
      ++counted;
      result.reach += from;
      sum_ += value;
      if (result.largest < 0 || value > largest_) {
        result.largest = static_cast<Index>(entry);
        largest_ = value;
      }
      if (k % 2 == 1) TRACE(tracer, event::NothingNote{sum_});
    }
    result.counted += counted;
    TRACE(tracer, event::NothingGroupEnd{counted});
  }

  Settings s_;
  double prepared_ = 0;
  double before_ = 0, sum_ = 0, largest_ = 0;
};

}  // namespace nothing

struct Nothing {
  using Settings = nothing::Settings;
  using Result = nothing::Result;
  using Run = nothing::Run;
  static constexpr bool kFramesAlone = false;
};

}  // namespace sweepscope::methods
