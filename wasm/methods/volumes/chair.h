// The built-in model: the outline of a chair with a reclined back, pushed out to a depth. Concave, closed, 40 triangles; its box is centred and 2 high.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/vec3.h"

namespace sweepscope::methods::volumes {

/// Corners of the triangles, three each.
inline std::vector<Vec3> chair() {
  // Counterclockwise: hind leg, seat from below, front leg, seat from above, back.
  constexpr std::array<std::array<double, 2>, 11> outline{{{-0.5, -1},
                                                           {-0.3, -1},
                                                           {-0.3, -0.1},
                                                           {0.5, -0.1},
                                                           {0.5, -1},
                                                           {0.7, -1},
                                                           {0.7, 0.1},
                                                           {-0.35, 0.1},
                                                           {-0.5, 1},
                                                           {-0.7, 1},
                                                           {-0.5, -0.1}}};
  constexpr double depth = 0.5;
  constexpr std::uint32_t cap[9][3] = {{0, 1, 2}, {0, 2, 10}, {3, 4, 5},  {3, 5, 6}, {2, 3, 6},
                                       {2, 6, 7}, {2, 7, 10}, {10, 7, 8}, {10, 8, 9}};
  const auto at = [&](std::uint32_t k, double z) { return Vec3{outline[k][0], outline[k][1], z}; };
  std::vector<Vec3> corners;
  for (const auto& t : cap) {
    for (const std::uint32_t k : {t[0], t[1], t[2]}) corners.push_back(at(k, depth));
    for (const std::uint32_t k : {t[2], t[1], t[0]}) corners.push_back(at(k, -depth));
  }
  for (std::uint32_t k = 0; k < outline.size(); ++k) {
    const std::uint32_t next = (k + 1) % static_cast<std::uint32_t>(outline.size());
    for (const Vec3 p : {at(k, -depth), at(next, -depth), at(next, depth)}) corners.push_back(p);
    for (const Vec3 p : {at(k, -depth), at(next, depth), at(k, depth)}) corners.push_back(p);
  }
  return corners;
}

}  // namespace sweepscope::methods::volumes
