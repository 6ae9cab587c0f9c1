#include "support/game_loop.h"

#include <algorithm>

namespace sweepscope::test {

const LoopFrame& GameLoop::step(Vec3 velocity) {
  const double dt = character_.seconds;
  falling_ += kGravity * dt;
  Vec3 motion = velocity * dt, fall{0, -falling_ * dt, 0};
  motion.y += jumping_ * dt;
  if (character_.slots == Slots::AllInMotion) {
    motion.y += fall.y;
    fall = {};
  }
  frame_.wasGrounded = frame_.result.grounded();
  frame_.request = {at_, motion, fall, character_.radii};
  frame_.result = moveRobust(scene_.mesh, frame_.request, character_.settings, off);
  at_ = frame_.result.position;
  const bool rising = falling() < 0;
  if (frame_.result.grounded() || (rising && frame_.result.ceiling)) falling_ = jumping_ = 0;
  return frame_;
}

const LoopFrame& GameLoop::idle(int frames) {
  for (int frame = 0; frame < frames; ++frame) step({});
  return frame_;
}

void GameLoop::jump(double speed) {
  falling_ = jumping_ = 0;
  if (character_.slots == Slots::JumpApart) {
    jumping_ = speed;
  } else {
    falling_ = -speed;
  }
}

double apexOf(double speed, double seconds) {
  double height = 0;
  for (double up = speed - kGravity * seconds; up > 0; up -= kGravity * seconds) height += up * seconds;
  return height;
}

}  // namespace sweepscope::test
