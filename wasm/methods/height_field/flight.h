// The ball's frame: by the cell under its centre, or by the sweep.
#pragma once

#include "methods/height_field/height_test.h"
#include "methods/height_field/nearest.h"
#include "methods/height_field/response.h"
#include "methods/robust/sweep_mesh.h"

namespace sweepscope::methods::height_field {

/// So many touches in one frame; what is left of its motion is then given up.
inline constexpr int kMostTouches = 8;

struct Ball {
  Vec3 centre, velocity;
  HeightState state = HeightState::Flying;
};

/// The findings about a frame's motion, by one test and by the sweep.
struct Found {
  bool hit = false;     ///< by the test that decides
  double gap = kNever;  ///< what the test of the cell under the centre measures
  Tile asked;           ///< none outside the field
  Vec3 normal;          ///< of that triangle
  Vec3 centre;          ///< where the test looks
  event::HeightSwept swept;
};

inline event::HeightSwept sweep(const Field& field, const TriangleMesh& mesh, Vec3 from, Vec3 way, double r) {
  const SweepResult result = sweepMesh(mesh, {from, way, {r, r, r}, Sides::Both}, off);
  event::HeightSwept on;
  on.from = from;
  on.way = way;
  on.found = result.hit.found();
  on.time = on.found ? result.hit.time : kNever;
  on.centre = from + way * (on.found ? result.hit.time : 1.0);
  on.overlap = result.overlap.depth > result.overlap.tolerance ? result.overlap.depth * r : 0;
  on.triangle = on.i = on.j = -1;
  if (!on.found) return on;
  const Tile tile = field.tile(result.hit.triangle);
  on.triangle = tile.number;
  on.i = tile.i;
  on.j = tile.j;
  on.half = tile.half;
  on.feature = featureOf(result.hit.feature);
  on.a = tile.corners.p[0];
  on.b = tile.corners.p[1];
  on.c = tile.corners.p[2];
  on.point = result.hit.point;
  on.normal = result.hit.normal;
  return on;
}

/// The ball reflects on a normal, and rolls if it is slow.
template <Tracer T>
void answer(Ball& ball, Vec3 normal, const Settings& s, double step, T& tracer) {
  const event::HeightReflect reflected = reflect(ball.velocity, normal, s.restitution);
  TRACE(tracer, event::HeightReflect{reflected});
  const event::HeightRoll rolled = roll(reflected.result, normal, s, step);
  TRACE(tracer, event::HeightRoll{rolled});
  ball.velocity = rolled.result;
  ball.state = stateOf(rolled.answer);
}

/// Cell, triangle, normal, basis and height test where the ball is. Leaves in `found` what was asked; returns what it says.
template <Tracer T>
Asked askCell(const Field& field, Vec3 centre, const Settings& s, Found& found, T& tracer) {
  const Under under = field.under(centre);
  found.centre = centre;
  const int i = static_cast<int>(under.i), j = static_cast<int>(under.j);
  const auto corner = [&](int di, int dj) { return under.inside ? field.corner(i + di, j + dj) : Vec3{}; };
  TRACE(tracer, event::HeightCell{centre, field.size(), under.alongX, under.alongZ, field.cells(), under.i, under.j,
                                  under.inside, corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)});
  if (!under.inside) return {};
  const double restX = under.alongX - static_cast<double>(under.i), restZ = under.alongZ - static_cast<double>(under.j);
  found.asked = field.tile(under.i, under.j, halfOf(restX, restZ));
  const Corners& t = found.asked.corners;
  TRACE(tracer, event::HeightTriangle{restX, restZ, restX + restZ, found.asked.half, found.asked.number, t.p[0], t.p[1],
                                      t.p[2]});
  const event::HeightNormal normal = normalOf(t);
  TRACE(tracer, event::HeightNormal{normal});
  found.normal = normal.normal;
  const event::HeightBasis basis = basisOf(t, normal, s.axes);
  TRACE(tracer, event::HeightBasis{basis});
  const Asked asked = askTriangle(s.method, t, centre, s.radius, basis, normal.normal);
  TRACE(tracer, event::HeightTest{asked.test});
  found.gap = asked.test.gap;
  return asked;
}

/// The published frame: move, then test the one triangle under the centre. The article tests neither the path between nor neighbours.
template <Tracer T>
Found frameByCell(const Field& field, const TriangleMesh& mesh, Ball& ball, Vec3 way, const Settings& s, T& tracer) {
  Found found;
  found.swept = sweep(field, mesh, ball.centre, way, s.radius);
  TRACE(tracer, event::HeightSwept{found.swept});
  ball.centre += way;
  const Asked asked = askCell(field, ball.centre, s, found, tracer);
  found.hit = found.asked.number >= 0 && asked.test.word == HeightWord::Hit;
  ball.state = found.asked.number < 0 ? HeightState::Outside : HeightState::Flying;
  if (!found.hit) return found;
  const event::HeightPutBack put = putBack(asked, ball.centre, found.swept.centre);
  TRACE(tracer, event::HeightPutBack{put});
  ball.centre = put.to;
  answer(ball, asked.normal, s, s.step, tracer);
  return found;
}

/// Stops at each touch, answers to it and goes on with what is left of the frame.
template <Tracer T>
Found frameBySweep(const Field& field, const TriangleMesh& mesh, Ball& ball, Vec3 way, const Settings& s, T& tracer) {
  Found found;
  double left = 1;
  ball.state = HeightState::Flying;
  for (int touch = 0; left > 0; ++touch) {
    event::HeightSwept swept = sweep(field, mesh, ball.centre, way, s.radius);
    swept.decides = true;
    TRACE(tracer, event::HeightSwept{swept});
    if (touch == 0) found.swept = swept;
    ball.centre = swept.centre;
    if (!swept.found) break;
    found.hit = true;
    answer(ball, swept.normal, s, touch == 0 ? s.step : 0, tracer);
    left *= 1 - swept.time;
    way = ball.velocity * (s.step * left);
    if (way == Vec3{}) break;
    if (touch + 1 == kMostTouches) {
      ball.state = HeightState::TouchLimit;
      break;
    }
  }
  askCell(field, ball.centre, s, found, tracer);
  if (!found.hit && found.asked.number < 0) ball.state = HeightState::Outside;
  return found;
}

/// The test against the sweep. The same plane counts as the same triangle: on level ground it is chance which of two is named.
/// @param left true distance once the test has answered
inline HeightVerdict compare(const Found& found, double left, double r) {
  // One triangle was answered to, and another is sunk in: far above what rounding leaves.
  if (found.hit && left < -1e-6 * r) return HeightVerdict::StillIn;
  if (found.hit && found.swept.found) {
    const bool same = found.swept.decides || found.asked.number == found.swept.triangle ||
                      length(found.normal - found.swept.normal) < 1e-9;
    return same ? HeightVerdict::Same : HeightVerdict::Other;
  }
  if (found.swept.found) return HeightVerdict::Missed;
  if (found.swept.overlap > 0) return HeightVerdict::AlreadyIn;
  return found.hit ? HeightVerdict::Invented : HeightVerdict::Free;
}

}  // namespace sweepscope::methods::height_field
