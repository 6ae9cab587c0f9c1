#include "support/law_scenes.h"

#include <cmath>
#include <numbers>

#include "support/reference_slide.h"

namespace sweepscope::test {
namespace {

constexpr double kDegree = std::numbers::pi / 180;

/// Parallelogram from `corner` along `u` and `v`.
struct Sheet {
  Vec3 corner, u, v;
};

/// A scene in the making: sheets in a frame turned about y, a place clear of them, and the ways by which the body comes to lie.
struct Draft {
  Vec3 a, d;  ///< level axes of the frame
  Vec3 radii;
  std::vector<Sheet> sheets;
  Vec3 start;
  std::vector<Vec3> pushes;

  Vec3 in(double x, double y, double z) const { return a * x + Vec3{0, y, 0} + d * z; }
  Vec3 grown() const { return radii + Vec3{1, 1, 1} * skinOf(radii); }
  double size() const { return maxComponent(grown()); }
};

double someTilt(Random& random) {
  static constexpr double kExact[] = {0,    1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6,
                                      1e-5, 1e-4,  1e-3,  1e-2,  0.1,  0.3,  0.785};
  return random.chance(0.5) ? random.oneOf(kExact) : std::min(0.785, random.magnitude(-40, 0));
}

Draft begin(Random& random) {
  static constexpr double kYaws[] = {0, 90, 180, 45, 30};
  static constexpr Vec3 kRadii[] = {
      {0.4, 0.9, 0.4}, {0.4, 0.9, 0.4}, {0.5, 0.5, 0.5}, {0.6, 0.25, 0.6}, {0.3, 0.8, 0.5}};
  Draft draft;
  const double yaw = random.chance(0.3) ? random.oneOf(kYaws) * kDegree : random.between(0, 2 * std::numbers::pi);
  draft.a = {std::cos(yaw), 0, std::sin(yaw)};
  draft.d = {-draft.a.z, 0, draft.a.x};
  draft.radii = random.oneOf(kRadii);
  return draft;
}

/// One of: as they are, to floats, to thousandths.
struct Rounding {
  int kind = 0;
  double apply(double x) const {
    return kind == 1 ? static_cast<double>(static_cast<float>(x)) : kind == 2 ? std::round(x * 1000) / 1000 : x;
  }
};

void cut(Triangles& out, const Sheet& sheet, int cells, Random& random) {
  std::vector<Vec3> points;
  for (int i = 0; i <= cells; ++i) {
    for (int j = 0; j <= cells; ++j) {
      const auto at = [&](int k) { return (k + (k > 0 && k < cells ? random.between(-0.35, 0.35) : 0)) / cells; };
      const double s = at(i), t = at(j);
      points.push_back(sheet.corner + sheet.u * s + sheet.v * t);
    }
  }
  for (int i = 0; i < cells; ++i) {
    for (int j = 0; j < cells; ++j) {
      const Vec3* p = &points[static_cast<std::size_t>(i * (cells + 1) + j)];
      const Vec3 a = p[0], b = p[1], c = p[cells + 2], e = p[cells + 1];
      random.chance(0.5) ? addQuad(out, a, b, c, e) : addQuad(out, b, c, e, a);
    }
  }
}

/// Where a body comes to lie that is pushed there in small steps.
Vec3 settled(const Triangles& triangles, const Draft& draft, Vec3 at) {
  for (const Vec3 push : draft.pushes) {
    const oracle::ReferenceSlide slide(triangles, {at, draft.radii, skinOf(draft.radii)}, length(push));
    const oracle::Point way = slide.slide(push, oracle::Faces::AsTheyAre, 256).way;
    at += Vec3{static_cast<double>(way.x), static_cast<double>(way.y), static_cast<double>(way.z)};
  }
  return at;
}

/// @param roundest  the coarsest rounding that the scene bears: 0 none, 1 floats, 2 thousandths
LawScene finish(const Draft& draft, Random& random, int roundest = 2) {
  static constexpr int kCells[] = {1, 1, 3, 7};
  static constexpr double kOffsets[] = {0, 0, 0, 1e3, 1e5};
  const int cells = random.oneOf(kCells);
  const double away = random.oneOf(kOffsets);
  const Rounding rounding{away > 1e4 || random.chance(0.6) ? 0 : std::min(roundest, 1 + random.below(2))};
  const Vec3 offset = random.direction() * away;
  LawScene scene;
  for (const Sheet& sheet : draft.sheets) cut(scene.triangles, sheet, cells, random);
  for (Corners& t : scene.triangles) {
    for (Vec3& p : t.p) {
      p += offset;
      p = {rounding.apply(p.x), rounding.apply(p.y), rounding.apply(p.z)};
    }
  }
  scene.radii = draft.radii;
  scene.along = draft.d;
  scene.across = draft.a;
  static constexpr const char* kKinds[] = {"", " floats", " thousandths"};
  scene.note =
      std::to_string(cells) + " cells" + kKinds[rounding.kind] + (away > 0 ? away > 1e4 ? " at 1e5" : " at 1e3" : "");
  scene.grain = rounding.kind == 2 ? 1e-3 : rounding.kind == 1 ? 1e-7 * (10 + away) : 1e-15 * (10 + away);
  scene.center = settled(scene.triangles, draft, draft.start + offset);
  return scene;
}

/// Two planes that meet in a line through the origin along `crease` and open by `angle` toward `middle`, square to it.
void addWedge(Draft& draft, Vec3 crease, Vec3 middle, double angle) {
  const Vec3 side = cross(crease, middle);
  const double far = draft.size() / std::sin(angle / 2), reach = 1.3 * far + 4;
  for (const double sign : {1.0, -1.0}) {
    const Vec3 up = (middle * std::cos(angle / 2) + side * (sign * std::sin(angle / 2))) * reach;
    const Vec3 line = crease * (8 * sign);
    draft.sheets.push_back({line * -1, up, line * 2});
  }
  draft.start = middle * (1.3 * far + 0.3);
  draft.pushes.push_back(middle * (-1.3 * far - 1));
}

LawScene plane(Random& random) {
  Draft draft = begin(random);
  const double tilt = random.chance(0.5) ? someTilt(random) : random.between(0, std::numbers::pi);
  const Vec3 u = draft.in(std::cos(tilt), std::sin(tilt), 0), n = draft.in(-std::sin(tilt), std::cos(tilt), 0);
  draft.sheets.push_back({u * -8 + draft.d * -8, u * 16, draft.d * 16});
  draft.start = n * (draft.size() * 1.2);
  draft.pushes.push_back(n * -1);
  return finish(draft, random);
}

LawScene floorAndWall(Random& random) {
  Draft draft = begin(random);
  const double tilt = random.chance(0.8) ? someTilt(random) : -someTilt(random);
  const Vec3 u = draft.in(std::cos(tilt), std::sin(tilt), 0), d = draft.d;
  draft.sheets.push_back({d * -8, u * 10, d * 16});
  draft.sheets.push_back({d * 8, {0, 6, 0}, d * -16});
  draft.start = draft.in(1, 2.5, 0);
  draft.pushes.push_back({0, -3, 0});
  if (random.chance(0.8)) draft.pushes.push_back(draft.in(-2, 0, 0));
  if (random.chance(0.5)) draft.pushes.push_back({0, -1, 0});
  return finish(draft, random);
}

LawScene twoPlanes(Random& random) {
  Draft draft = begin(random);
  const Vec3 crease = random.direction();
  const double angle = random.between(20, 179) * kDegree;
  addWedge(draft, crease, random.across(crease), angle);
  draft.d = crease;
  draft.a = normalized(cross(crease, random.direction()));
  return finish(draft, random);
}

/// A V that opens upward; its crease level or nearly so. Steep on both sides if it is narrow.
LawScene grooves(Random& random) {
  Draft draft = begin(random);
  const double tilt = random.chance(0.4) ? 0 : std::min(10 * kDegree, random.magnitude(-30, -2));
  const double roll = random.chance(0.5) ? 0 : random.between(-0.3, 0.3);
  const Vec3 crease = draft.in(0, std::sin(tilt), std::cos(tilt)), up = draft.in(0, std::cos(tilt), -std::sin(tilt));
  const double angle = random.between(1, 179) * kDegree;
  addWedge(draft, crease, up * std::cos(roll) + draft.a * std::sin(roll), angle);
  return finish(draft, random);
}

/// A floor and two upright walls, each off by a tilt.
LawScene corners(Random& random) {
  Draft draft = begin(random);
  const double angle = random.between(10, 175) * kDegree;
  const auto leaning = [&](Vec3 n) { return normalized(n + random.direction() * someTilt(random) * 0.5); };
  const Vec3 normals[] = {leaning({0, 1, 0}), leaning(draft.in(std::sin(angle / 2), 0, std::cos(angle / 2))),
                          leaning(draft.in(std::sin(angle / 2), 0, -std::cos(angle / 2)))};
  for (const Vec3 n : normals) {
    const Vec3 u = normalized(cross(n, std::fabs(n.y) > 0.7 ? draft.a : Vec3{0, 1, 0})), v = cross(u, n);
    draft.sheets.push_back({u * -24 + v * -24, v * 48, u * 48});
  }
  const double far = draft.size() / std::sin(angle / 2);
  draft.start = draft.in(1.5 * far + 1, far + 3, 0);
  draft.pushes.push_back({0, -far - 4, 0});
  draft.pushes.push_back(draft.in(-2 * far, 0, random.between(-1, 1)));
  return finish(draft, random);
}

/// Three planes of any kind.
LawScene threePlanes(Random& random) {
  Draft draft = begin(random);
  const Vec3 out = random.direction();
  for (int k = 0; k < 3; ++k) {
    const Vec3 n = normalized(out * random.between(0.3, 1) + random.across(out)), u = random.across(n), v = cross(u, n);
    draft.sheets.push_back({u * -14 + v * -14, v * 28, u * 28});
  }
  draft.start = out * (5 * draft.size());
  draft.pushes.push_back(out * (-5 * draft.size()));
  if (random.chance(0.5)) draft.pushes.push_back(random.direction());
  return finish(draft, random);
}

LawScene between(Random& random, double room, int roundest) {
  Draft draft = begin(random);
  const double tilt = random.chance(0.3) ? 0 : someTilt(random) * 0.9, lean = random.chance(0.5) ? 0 : someTilt(random);
  const bool sideways = random.chance(0.5);
  const double half = length(scale(draft.grown(), draft.a)) + room;
  const Vec3 d = sideways ? draft.d : draft.in(0, std::sin(tilt), std::cos(tilt));
  const Vec3 u = sideways ? draft.in(std::cos(tilt), std::sin(tilt), 0) : draft.a;
  draft.sheets.push_back({d * -8 + u * -3, u * 6, d * 16});
  for (const double sign : {1.0, -1.0}) {
    const Vec3 foot = draft.in(sign * half, -3, 0), up = draft.in(sign * 9 * lean, 9, 0);
    draft.sheets.push_back({foot + d * (-8 * sign), up, d * (16 * sign)});
  }
  draft.start = draft.in(0, 4, 0);
  draft.pushes.push_back({0, -4, 0});
  return finish(draft, random, roundest);
}

/// A floor between two walls that leave a body a hair of room.
LawScene corridors(Random& random) { return between(random, std::max(1e-6, random.magnitude(-20, -5)), 0); }

/// The same in thousandths and floats, with more room than they take.
LawScene roughCorridors(Random& random) { return between(random, random.between(0.0015, 0.01), 2); }

/// A body that just fits between two walls: no room at all but for rounding.
LawScene slits(Random& random) {
  static constexpr double kRoom[] = {0, 1e-14, 1e-12, 1e-10, 1e-8};
  return between(random, random.oneOf(kRoom), 0);
}

/// Convex: a roof, or a ledge to stand on.
LawScene ridges(Random& random) {
  Draft draft = begin(random);
  const double left = random.between(-1.5, 0.8), right = random.between(-1.5, -0.1);
  const Vec3 d = draft.in(0, 0.1 * someTilt(random), 1);
  draft.sheets.push_back({d * -8, draft.in(8 * std::cos(right), 8 * std::sin(right), 0), d * 16});
  draft.sheets.push_back({d * 8, draft.in(-8 * std::cos(left), 8 * std::sin(left), 0), d * -16});
  draft.start = draft.in(random.between(-0.5, 0.5), 2.5, 0);
  draft.pushes.push_back({0, -random.between(1.5, 3.5), 0});
  return finish(draft, random);
}

/// Convex: a floor and an upright edge on it, lower or higher than a step.
LawScene ledges(Random& random) {
  Draft draft = begin(random);
  const double height = random.between(0.05, 1.5), top = random.between(-0.2, 0.2);
  draft.sheets.push_back({draft.d * -8, draft.in(8, 0, 0), draft.d * 16});
  draft.sheets.push_back({draft.d * 8, {0, height, 0}, draft.d * -16});
  draft.sheets.push_back({draft.in(0, height, 8), draft.in(-4, top, 0), draft.d * -16});
  draft.start = draft.in(random.between(0.5, 1.2), 3, 0);
  draft.pushes.push_back({0, -3, 0});
  draft.pushes.push_back(draft.in(-random.between(0, 1), 0, 0));
  return finish(draft, random);
}

constexpr LawFamily kFamilies[] = {
    {"plane", plane, false},          {"floor_and_wall", floorAndWall, false},
    {"two_planes", twoPlanes, false}, {"grooves", grooves, false},
    {"corners", corners, false},      {"three_planes", threePlanes, false},
    {"corridors", corridors, false},  {"rough_corridors", roughCorridors, false},
    {"slits", slits, false, true},    {"ridges", ridges, true},
    {"ledges", ledges, true},
};

}  // namespace

std::span<const LawFamily> lawFamilies() { return kFamilies; }

double skinOf(Vec3 radii) { return kDefaultSkin * minComponent(radii); }

Vec3 someMotion(Random& random, const LawScene& scene, double least, double most) {
  const double size = random.chance(0.5) ? 4.0 / 60 : random.between(least, most);
  const double hair = random.chance(0.5) ? 0 : random.magnitude(-44, -1);
  Vec3 way = scene.along * random.sign() + scene.across * (hair * random.sign());
  switch (random.below(6)) {
    case 0:
    case 1:
      break;
    case 2:
      way = scene.across * random.sign() + scene.along * (hair * random.sign());
      break;
    case 3:
    case 4:
      way = scene.along * random.between(-1, 1) + scene.across * random.between(-1, 1);
      break;
    default:
      way = random.direction();
  }
  return normalized(way) * std::max(least, size);
}

}  // namespace sweepscope::test
