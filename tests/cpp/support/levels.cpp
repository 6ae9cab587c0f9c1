#include "support/levels.h"

#include <algorithm>
#include <cmath>

namespace sweepscope::test {
namespace {

/// Corner of one step, from the foot of its riser to the edge of its tread.
void addNose(Profile& out, double x, double below, double top, Nose nose) {
  const double size = std::min(0.03, (top - below) / 2);
  out.push_back({x, below});
  switch (nose) {
    case Nose::Sharp:
    case Nose::Open:
      break;
    case Nose::Bevelled:
      out.push_back({x, top - size});
      out.push_back({x + size, top});
      return;
    case Nose::Rounded:
      for (int k = 0; k <= 4; ++k) {
        const double angle = k * 22.5 * kDegree;
        out.push_back({x + size * (1 - std::cos(angle)), top - size * (1 - std::sin(angle))});
      }
      return;
    case Nose::Overhanging:
      out.push_back({x, top - size});
      out.push_back({x - size, top - size});
      out.push_back({x - size, top});
      return;
  }
  out.push_back({x, top});
}

Profile mirrored(const Profile& profile, double about) {
  Profile out;
  for (std::size_t k = profile.size(); k-- > 0;) out.push_back({2 * about - profile[k].x, profile[k].y});
  return out;
}

/// Treads with a thin edge in front and nothing below.
std::vector<Profile> openTreads(const Flight& shape) {
  std::vector<Profile> out{{{-shape.floor, 0}, {0, 0}}};
  const double middle = shape.lastRiser() + shape.landing / 2;
  for (int k = 0; k < shape.steps; ++k) {
    const double x = shape.tread * k, y = shape.riser * (k + 1);
    const Profile tread{{x, y - 0.04}, {x, y}, {k + 1 == shape.steps ? middle : x + shape.tread, y}};
    out.push_back(tread);
  }
  return out;
}

}  // namespace

void addExtruded(Triangles& out, const Profile& profile, double half, Random& random, int pieces) {
  for (std::size_t k = 1; k < profile.size(); ++k) {
    const Outline a = profile[k - 1], b = profile[k];
    double from = -half;
    for (int piece = 1; piece <= pieces; ++piece) {
      const double inside = piece < pieces ? random.between(-0.3, 0.3) : 0;
      const double to = half * (2 * (piece + inside) / pieces - 1);
      addQuad(out, {a.x, a.y, from}, {a.x, a.y, to}, {b.x, b.y, to}, {b.x, b.y, from});
      from = to;
    }
  }
}

Triangles flight(const Flight& shape, double half, Random& random, int pieces) {
  const double middle = shape.lastRiser() + shape.landing / 2;
  std::vector<Profile> up;
  if (shape.nose == Nose::Open) {
    up = openTreads(shape);
  } else {
    Profile profile{{-shape.floor, 0}};
    for (int k = 0; k < shape.steps; ++k) {
      addNose(profile, shape.tread * k, shape.riser * k, shape.riser * (k + 1), shape.nose);
    }
    profile.push_back({middle, shape.top()});
    up.push_back(profile);
  }
  Triangles out;
  for (const Profile& profile : up) {
    addExtruded(out, profile, half, random, pieces);
    addExtruded(out, mirrored(profile, middle), half, random, pieces);
  }
  return out;
}

Triangles winding(const Winding& shape) {
  Triangles out;
  const double inner = std::max(0.1, shape.radius - 1.5), outer = shape.radius + 1.5;
  const auto at = [&](int k, double radius, double y) {
    const double angle = shape.turn() * k;
    return Vec3{radius * std::cos(angle), y, -radius * std::sin(angle)};
  };
  for (int k = 0; k < shape.steps; ++k) {
    const double y = shape.riser * k, below = shape.open ? y - 0.04 : y - shape.riser;
    addQuad(out, at(k, inner, y), at(k, outer, y), at(k + 1, outer, y), at(k + 1, inner, y));
    addQuad(out, at(k, inner, below), at(k, outer, below), at(k, outer, y), at(k, inner, y));
  }
  return out;
}

Triangles standableTerrain(Random& random, double half, int cells, double steepestDegrees) {
  Triangles out = terrain(random, half, cells, 1);
  double steepest = 0;
  for (const Corners& t : out) {
    const Vec3 n = cross(t.p[1] - t.p[0], t.p[2] - t.p[0]);
    steepest = std::max(steepest, std::hypot(n.x, n.z) / std::fabs(n.y));
  }
  const double factor = std::tan(steepestDegrees * kDegree) / steepest;
  for (Corners& t : out) {
    for (Vec3& p : t.p) p.y *= factor;
  }
  return out;
}

Triangles funnel(int faces, double slopeDegrees, double height, double turned) {
  Triangles out;
  const double radius = height / std::tan(slopeDegrees * kDegree) / std::cos(std::numbers::pi / faces);
  const auto at = [&](int k) {
    const double angle = turned + 2 * std::numbers::pi * k / faces;
    return Vec3{radius * std::cos(angle), height, -radius * std::sin(angle)};
  };
  for (int k = 0; k < faces; ++k) out.push_back({{Vec3{}, at(k), at(k + 1)}});
  return out;
}

Triangles crate(Vec3 low, Vec3 high) {
  Triangles out = room(low, high);
  for (Corners& t : out) std::swap(t.p[1], t.p[2]);
  return out;
}

void addFloor(Triangles& out, double half) {
  addQuad(out, {-half, 0, -half}, {-half, 0, half}, {half, 0, half}, {half, 0, -half});
}

Placement Placement::some(Random& random, double far) {
  Placement out;
  if (random.chance(0.8)) {
    const double angle = random.between(0, 2 * std::numbers::pi);
    out.cos_ = std::cos(angle);
    out.sin_ = std::sin(angle);
  }
  if (random.chance(0.33)) out.by_ = random.inBox(far);
  out.floats_ = random.chance(0.33);
  return out;
}

Triangles Placement::of(const Triangles& level) const {
  Triangles out = level;
  for (Corners& t : out) {
    for (Vec3& p : t.p) {
      p = point(p);
      if (floats_) p = {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
    }
  }
  return out;
}

}  // namespace sweepscope::test
