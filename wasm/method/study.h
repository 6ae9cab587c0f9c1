// The parts of a study: a method that answers another question than a body's motion (do two boxes overlap, which cells does
// a query see), set up by numbers, run frame by frame and stepped like the sweep.
//
// A study is a folder methods/<name> with
//   study.def     its line STUDY(number, Name, name, None | Optional | Needed: the mesh of the scene, "what it answers"), and includes of
//   settings.def  SETTING, LIST and GROUP lines: what people can change (below)
//   result.def    RESULT lines: the results of a frame
//   events.def    what it records, as in trace/events.def; kinds in a separate range, stable
//   study.h       its door: a type of that name in sweepscope::methods with
//     using Settings, using Result            made from the .def files by method/make_numbers.inc
//     static constexpr bool kFramesAlone      a frame depends on no frame before it
//     class Run: Run(const Settings&, const TriangleMesh*), int frames() const,
//                template <Tracer T> Result frame(int number, T& tracer)   asked in order from 0, unless frames are independent; copyable unless they are
//                std::vector<double> ground() const   optional: the ground in a scene without a mesh, nine coordinates a triangle
//                double prepare()   optional: does a piece of the work before the first frame, some 20 ms; returns the share that is done, 1 = ready
// and a line each in methods/studies.def and methods/studies.h. The answer with a recorder is the answer without one, bit for bit.
//
// SETTING(Type, name, INITIAL(...), unit, low, high, "what it is")   Type as in trace/events.def; bounds hold for every component; an enum has none
// LIST(Type, name, INITIAL(...), unit, fewest, most, "what it is")    so many of Real, Vec2 or Vec3, as a flat vector of doubles
// GROUP(name)                                                         the following settings form a group in the panel
// RESULT(Type, name, unit, "what it is")
// Names are stable: links, exports and tests carry them. Append, never rename.
#pragma once

#include <concepts>

#include "method/study_events.h"
#include "method/study_numbers.h"
#include "trace/recorder.h"
#include "trace/tracer.h"

namespace sweepscope {

class TriangleMesh;

/// Whether a study runs on the mesh of the scene.
enum class MeshUse { None, Optional, Needed };

template <typename S>
concept Study = requires(typename S::Run run, const typename S::Settings& settings, const TriangleMesh* mesh,
                         Recorder& recorder) {
  {typename S::Run(settings, mesh)};
  { run.frames() } -> std::same_as<int>;
  { run.frame(0, off) } -> std::same_as<typename S::Result>;
  { run.frame(0, recorder) } -> std::same_as<typename S::Result>;
  { S::kFramesAlone } -> std::convertible_to<bool>;
};

}  // namespace sweepscope
