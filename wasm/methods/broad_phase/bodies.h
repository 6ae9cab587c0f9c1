// Boxes that move at constant speed and bounce in a box. Their positions depend on the frame number alone, so that frames are independent.
#pragma once

#include <vector>

#include "methods/broad_phase/terrain.h"
#include "methods/broad_phase/triangles.h"

namespace sweepscope::methods::broad_phase {

/// A point that goes to and fro in [-reach, reach]: a straight way, folded.
inline double folded(double way, double reach) {
  if (!(reach > 0)) return 0;
  double along = std::fmod(way + reach, 4 * reach);
  if (along < 0) along += 4 * reach;
  return (along <= 2 * reach ? along : 4 * reach - along) - reach;
}

class Bodies {
 public:
  Bodies(std::int64_t count, std::int64_t seed, double size, double speed, double room) : room_(room) {
    for (std::int64_t k = 0; k < count; ++k) {
      const auto number = [&](int what) {
        return unitOf(static_cast<std::uint64_t>(seed), static_cast<std::uint64_t>(k * 16 + what));
      };
      const auto vector = [&](int what) { return Vec3{number(what), number(what + 1), number(what + 2)}; };
      Body body;
      const Vec3 half = (vector(0) + Vec3{0.5, 0.5, 0.5}) * size;
      body.half = min(half, Vec3{room, room, room} * 0.5);
      body.start = (vector(3) * 2 - Vec3{1, 1, 1}) * room;
      const Vec3 fast = (vector(6) + Vec3{0.5, 0.5, 0.5}) * speed, sign = vector(9);
      body.velocity = {sign.x < 0.5 ? -fast.x : fast.x, sign.y < 0.5 ? -fast.y : fast.y,
                       sign.z < 0.5 ? -fast.z : fast.z};
      bodies_.push_back(body);
    }
  }

  std::size_t count() const { return bodies_.size(); }
  Vec3 half(std::size_t body) const { return bodies_[body].half; }
  Vec3 centre(std::size_t body, double frame) const {
    const Body& of = bodies_[body];
    const Vec3 way = of.start + of.velocity * frame, reach = Vec3{room_, room_, room_} - of.half;
    return {folded(way.x, reach.x), folded(way.y, reach.y), folded(way.z, reach.z)};
  }
  std::vector<Extent> at(double frame) const {
    std::vector<Extent> boxes;
    for (std::size_t k = 0; k < bodies_.size(); ++k)
      boxes.push_back({centre(k, frame) - half(k), centre(k, frame) + half(k)});
    return boxes;
  }
  Extent bounds() const { return {{-room_, -room_, -room_}, {room_, room_, room_}}; }

 private:
  struct Body {
    Vec3 start, velocity, half;
  };
  double room_;
  std::vector<Body> bodies_;
};

}  // namespace sweepscope::methods::broad_phase
