// Faces too steep to stand on, as a moving body meets them (docs/solver.md 4.11).
#pragma once

#include <optional>

#include "methods/robust/slide/frame.h"
#include "methods/robust/slide/step_edge.h"

namespace sweepscope {

/// How a contact too steep to stand on acts on a moving body.
struct Steep {
  WallVerdict verdict = WallVerdict::AsItIs;
  Vec3 wall = {kNaN, kNaN, kNaN};  ///< world, unit; NaN where only its plane acts
};

/// To a body on ground, and to one in the air, a face too steep to stand on is a wall: pressing against it must not push it up, nor lift its
/// jump. So its plane gets a second one, without the part of the normal along the body's up. A body held by faces climbs none of them
/// because its desired motion has no part across their crease (Pass::meetFacing); where they leave no crease the only way is over them, and only their
/// planes act. In the air the brink of a wall and the ridge of two such faces, met by the round of the body, are walls as well.
SWEEPSCOPE_RARELY inline Steep facingUp(const Frame& frame, const SweepHit& hit, bool steep, const Support& stance) {
  const Vec3 wall = normalized(frame.levelOf(hit.normal));
  if (!frame.rising && stance.stands()) {
    if (!steep) return {};
    if (stance.state == BodyState::Ground) return {WallVerdict::AsWall, wall};
    return {stance.crease == Vec3{} ? WallVerdict::Enclosed : WallVerdict::AsInWedge};
  }
  if (steep && frame.wallInAir(hit.normal)) return {WallVerdict::AsWall, wall};
  const bool rounds = roundsEdge(frame.around.mesh(), hit);
  const bool brink = rounds ? steep || ofSteepFace(frame, hit) || onBrink(frame, hit) : onSteepFace(frame, hit);
  return brink ? Steep{WallVerdict::AsRim, wall} : Steep{};
}

/// The triangle of a steep face that the body touches from above.
SWEEPSCOPE_RARELY inline std::optional<std::uint32_t> steepBelow(const Frame& frame, const Vec3& center) {
  const SweepHit hit = frame.sweep(center, frame.up() * -frame.touching());
  const bool carries = hit.found() && frame.heightOf(hit.normal) > kUpright;
  return carries ? std::optional(hit.place) : std::nullopt;
}

}  // namespace sweepscope
