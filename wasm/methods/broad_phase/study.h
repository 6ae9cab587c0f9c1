// The door of the study of broad phases (method/study.h says what a door has).
//
// The sources name uniform grids, quadtrees and octrees in a sentence each (the compendium on collision detection: "space rasterised", "spatial
// subdivision"; the paper of 2003 recommends an octree) and show none of them. Here they answer one question next to brute force, the
// hierarchy that the solver uses, and sweep and prune.
#pragma once

#include <memory>

#include "method/study.h"
#include "methods/broad_phase/body_frames.h"
#include "methods/broad_phase/mesh_frames.h"

namespace sweepscope::methods {

namespace broad_phase {

class Run {
 public:
  Run(const Settings& settings, const TriangleMesh* mesh) : frames_(static_cast<int>(settings.frames)) {
    if (settings.subject == BroadSubject::Bodies)
      bodies_ = std::make_unique<BodyFrames>(settings);
    else
      mesh_ = std::make_unique<MeshFrames>(settings, mesh);
  }

  int frames() const { return frames_; }
  std::vector<double> ground() const { return mesh_ ? mesh_->ground() : std::vector<double>(); }
  double prepare() { return mesh_ ? mesh_->prepare() : 1; }

  template <Tracer T>
  Result frame(int number, T& tracer) {
    return mesh_ ? mesh_->frame(number, tracer) : bodies_->frame(number, tracer);
  }

 private:
  int frames_;
  std::unique_ptr<MeshFrames> mesh_;
  std::unique_ptr<BodyFrames> bodies_;
};

}  // namespace broad_phase

struct BroadPhase {
  using Settings = broad_phase::Settings;
  using Result = broad_phase::Result;
  using Run = broad_phase::Run;
  static constexpr bool kFramesAlone = true;
};

}  // namespace sweepscope::methods
