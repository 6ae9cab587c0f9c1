#include "batch/study_run.h"

#include <algorithm>
#include <utility>

#include "method/study.h"
#include "methods/studies.h"

namespace sweepscope {
namespace {

/// Records nothing, but is a recorder: a copy of each method without tracing would make the module a third larger.
Recorder deaf() { return Recorder(0, 0); }

template <Study S>
class RunOf final : public StudyRun {
 public:
  RunOf(const typename S::Settings& settings, const TriangleMesh* mesh) : run_(settings, mesh) {}

  double prepare() override {
    if constexpr (requires { run_.prepare(); }) return run_.prepare();
    return 1;
  }

  int frames() const override { return run_.frames(); }

  std::vector<double> ground() const override {
    if constexpr (requires { run_.ground(); }) return run_.ground();
    return {};
  }

  void advance(int frames) override {
    NumberWriter out(rows_);
    Recorder recorder = deaf();
    if constexpr (!S::kFramesAlone) {
      if (!start_) start_ = std::make_unique<typename S::Run>(run_);
    }
    for (frames = std::min(frames, run_.frames()); done_ < frames; ++done_) run_.frame(done_, recorder).write(out);
  }

  void trace(int frame, Recorder& recorder, std::vector<double>& row) override {
    row.clear();
    NumberWriter out(row);
    if constexpr (S::kFramesAlone) {
      run_.frame(frame, recorder).write(out);
    } else {
      typename S::Run again = start_ ? *start_ : run_;
      Recorder none = deaf();
      for (int k = 0; k < frame; ++k) again.frame(k, none);
      again.frame(frame, recorder).write(out);
    }
  }

 private:
  typename S::Run run_;
  /// the state before the first frame; dependent frames are run again from there
  std::unique_ptr<typename S::Run> start_;
};

template <Study S>
StudyOpening open(std::span<const double> numbers, MeshUse use, const TriangleMesh* mesh) {
  typename S::Settings settings;
  NumberReader reader(numbers);
  settings.read(reader);
  if (const int problem = reader.problem(); problem >= 0) return {StudyProblem::Setting, problem, nullptr};
  if (use == MeshUse::Needed && !mesh) return {StudyProblem::MeshNeeded, -1, nullptr};
  return {StudyProblem::None, -1, std::make_unique<RunOf<S>>(settings, use == MeshUse::None ? nullptr : mesh)};
}

}  // namespace

StudyOpening openStudy(int study, std::span<const double> settings, const TriangleMesh* mesh) {
  switch (study) {
#define STUDY(number, Name, folder, use, doc) \
  case number:                                \
    return open<methods::Name>(settings, MeshUse::use, mesh);
#include "methods/studies.def"
    default:
      return {StudyProblem::UnknownStudy, -1, nullptr};
  }
}

}  // namespace sweepscope
