// Judges one frame by the laws of a body that moves: it goes where it can, never dies, never turns back and is never faster than asked.
// What it could do is the reference slide's word.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "method/move_types.h"
#include "support/reference_slide.h"
#include "support/worlds.h"

namespace sweepscope::test {

/// A frame by itself.
struct LawCase {
  Triangles triangles;
  MoveRequest request;
  MoveSettings settings;
  bool convex = false;  ///< straight pieces may get less far than the curve round an edge
};

enum class Broken { Nothing, Progress, DeadFrame, TurnedBack, Faster, Climbed };

struct LawVerdict {
  Broken broken = Broken::Nothing;
  oracle::Stance stance = oracle::Stance::Air;
  double wanted = 0;  ///< progress of the reference, as a share of the desired motion
  double got = 0;     ///< of the solver
  double made = 0;    ///< length of the solver's way, as a share of the desired motion
  double rise =
      0;  ///< of the solver beyond that of the reference, as a share of the desired motion; of a body that stands
  double ratio = 1;       ///< got / wanted; 1 where the reference is stopped
  bool overlaps = false;  ///< starts in its skin: not judged
};

/// Least share of the reference's progress that a frame must make.
inline constexpr double kLeastProgress = 0.99;

/// The triangles that the frame can come near.
Triangles nearTo(const LawCase& frame);

/// @param answer the solver's, without a gravity pass
LawVerdict judgeLaw(const LawCase& frame, const MoveResult& answer);

/// No progress, sweeps run out, and yet one of 32 level directions is free.
bool isDead(const LawCase& frame, const MoveResult& answer);

/// What the solver answers to a frame.
MoveResult answerOf(const LawCase& frame);

/// The same frame with as few triangles as break the law in the same way.
LawCase smallest(const LawCase& frame, Broken broken);

/// The frame, the answer and what is wrong with it, to the last bit.
std::string describe(const LawCase& frame, const LawVerdict& verdict);

/// A test that can be kept as a file in tests/cpp/repro.
std::string reproTest(const std::string& name, const LawCase& frame, const LawVerdict& verdict);

const char* nameOf(Broken broken);
const char* nameOf(oracle::Stance stance);

}  // namespace sweepscope::test
