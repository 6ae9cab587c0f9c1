// A run of any study, behind one type: numbers in, rows of numbers and traces out. No JavaScript in it.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "mesh/triangle_mesh.h"
#include "trace/recorder.h"

namespace sweepscope {

class StudyRun {
 public:
  virtual ~StudyRun() = default;

  /// Does a piece of the work before the first frame. @returns the share that is done; 1 = ready
  virtual double prepare() = 0;
  virtual int frames() const = 0;
  /// The ground in a scene without a mesh: nine coordinates a triangle, empty if there is none.
  virtual std::vector<double> ground() const = 0;
  /// Runs frames until so many have been run. Their results are rows of `rows()`, one after the other.
  virtual void advance(int frames) = 0;
  const std::vector<double>& rows() const { return rows_; }
  int done() const { return done_; }
  /// One frame again, with every decision; the same bits as in its row. The row is left in `row`.
  virtual void trace(int frame, Recorder& recorder, std::vector<double>& row) = 0;

 protected:
  std::vector<double> rows_;
  int done_ = 0;
};

enum class StudyProblem { None, UnknownStudy, Setting, MeshNeeded };

struct StudyOpening {
  StudyProblem problem = StudyProblem::None;
  /// of StudyProblem::Setting: its place among the study's settings
  int setting = -1;
  std::unique_ptr<StudyRun> run;
};

/// @param study number of its STUDY line
/// @param mesh may be null where the study can do without
StudyOpening openStudy(int study, std::span<const double> settings, const TriangleMesh* mesh);

}  // namespace sweepscope
