// Request and answer of a move; shared by the robust and the paper method.
#pragma once

#include <vector>

#include "core/cosine.h"
#include "core/tolerances.h"
#include "core/vec3.h"
#include "trace/events.h"

namespace sweepscope {

/// One frame of input. World space.
struct MoveRequest {
  Vec3 center;
  Vec3 displacement;  ///< of the movement pass
  Vec3 gravity;       ///< displacement of the gravity pass
  Vec3 radii;
};

/// The precision of the paper's method. The robust method is always in double.
enum class Precision : std::uint8_t { Double, Single };

/// How to move. Checked before use (batch/requests.h).
struct MoveSettings {
  Sides sides = Sides::Both;
  Precision precision = Precision::Double;
  Vec3 up = {0, 1, 0};  ///< unit
  // Meanings, units and bounds: settings.def.
#define MOVE_SETTING(name, Type, unit, usual, who, least, most, Refusal, doc) Type name = usual;
#include "method/settings.def"
};

struct Contact {
  double time;  ///< fraction of the displacement of its sweep
  Vec3 point;   ///< world
  Vec3 normal;  ///< world, unit
  std::int64_t triangle;
  Feature feature;
  int element;
  int pass;             ///< 0 movement, 1 gravity
  int slide;            ///< number in its pass
  bool ground = false;  ///< robust: walkable
};

/// The support of a body, and where it is. In the air there is none: the vectors are NaN and the triangle is -1.
struct Support {
  BodyState state = BodyState::Air;
  Vec3 point = {kNaN, kNaN, kNaN};   ///< world, on the mesh
  Vec3 normal = {kNaN, kNaN, kNaN};  ///< world, unit, toward the body
  std::int64_t triangle = -1;
  SupportReason reason = SupportReason::NothingBelow;
  /// Wedged in a groove: unit direction of its crease. The zero vector where no way leads along.
  Vec3 crease;

  /// Whether the body can stand where it is: on ground, or held by several steep faces.
  bool stands() const { return state == BodyState::Ground || state == BodyState::Wedged; }
};

struct MoveResult {
  Vec3 position;                  ///< world
  std::vector<Contact> contacts;  ///< in the order they were met, after those that were there before
  Support support;                ///< at the end of the frame
  bool ceiling = false;           ///< something above took at least half of the rise
  bool stepped = false;
  bool snapped = false;
  bool truncated = false;
  int passSweeps[2] = {0, 0};
  WayOut wayOut = WayOut::None;
  double startDepth = 0;  ///< ellipsoid-space units of the radii without skin

  bool grounded() const { return support.stands(); }
  int sweeps() const { return passSweeps[0] + passSweeps[1]; }
};

}  // namespace sweepscope
