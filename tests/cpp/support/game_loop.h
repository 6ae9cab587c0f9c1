// The loop of a game around the solver: a falling speed that grows by g dt, is reset on the ground, and is set by a jump.
#pragma once

#include "methods/robust/slide/collide_and_slide.h"
#include "support/worlds.h"

namespace sweepscope::test {

inline constexpr double kGravity = 9.81;

struct Scene {
  explicit Scene(Triangles all) : triangles(std::move(all)), mesh(meshOf(triangles)) {}

  Triangles triangles;
  TriangleMesh mesh;
};

/// Which of a request's two displacements holds what is vertical.
enum class Slots {
  Gravity,     ///< all in the gravity slot, as the README does
  JumpApart,   ///< the jump's speed in the movement slot, the fall in the gravity slot
  AllInMotion  ///< all in the movement slot, nothing in the gravity slot
};

struct LoopFrame {
  MoveRequest request;
  MoveResult result;
  bool wasGrounded = false;  ///< what the frame before said

  /// Vertical way asked for, both slots together.
  double rise() const { return request.displacement.y + request.gravity.y; }
  Vec3 moved() const { return result.position - request.center; }
};

struct Character {
  Vec3 radii{0.4, 0.9, 0.4};
  MoveSettings settings = walking();
  double seconds = 1.0 / 60;
  Slots slots = Slots::Gravity;

  Vec3 grown() const {
    const double skin = settings.skin < 0 ? kDefaultSkin * minComponent(radii) : settings.skin;
    return radii + Vec3{skin, skin, skin};
  }
  /// Step and snap of 0.3 m.
  static MoveSettings walking() {
    MoveSettings settings;
    settings.stepHeight = settings.snapDistance = 0.3;
    return settings;
  }
};

class GameLoop {
 public:
  GameLoop(const Scene& scene, const Character& character, Vec3 start)
      : scene_(scene), character_(character), at_(start) {}

  /// One frame; `velocity` is level.
  const LoopFrame& step(Vec3 velocity);
  /// `frames` frames of standing still.
  const LoopFrame& idle(int frames);
  /// The next frame jumps.
  void jump(double speed);

  const Scene& scene() const { return scene_; }
  const Character& character() const { return character_; }
  const LoopFrame& last() const { return frame_; }
  Vec3 at() const { return at_; }
  bool grounded() const { return frame_.result.grounded(); }
  double falling() const { return falling_ - jumping_; }
  /// Height of the lowest point of the body with its skin.
  double foot() const { return at_.y - character_.grown().y; }

 private:
  const Scene& scene_;
  const Character character_;
  Vec3 at_;
  double falling_ = 0, jumping_ = 0;
  LoopFrame frame_;
};

/// Greatest height of the loop's own jump where nothing is in the way.
double apexOf(double speed, double seconds);

}  // namespace sweepscope::test
