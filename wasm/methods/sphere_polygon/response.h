// Where to then: the article ends before the response. Three answers to a sphere that is found in a polygon.
#pragma once

#include "method/study_events.h"

namespace sweepscope::methods::sphere_polygon {

/// All push the sphere out along the line from the nearest point. A centre on the polygon has no such line: then the normal of the plane
/// will do, without one against the motion, without that upward.
inline event::RestResponse respond(RestAnswer answer, double restitution, const event::RestNearest& nearest,
                                   Vec3 normal, Vec3 centre, Vec3 motion) {
  event::RestResponse to;
  to.answer = answer;
  to.centre = to.pushed = centre;
  to.before = to.after = motion;
  to.depth = nearest.depth;
  to.n = normalized(centre - nearest.point);
  to.from = RestDirection::FromPoint;
  if (to.n == Vec3{}) to.n = normal, to.from = RestDirection::PlaneNormal;
  if (to.n == Vec3{}) to.n = -normalized(motion), to.from = RestDirection::AgainstMotion;
  if (to.n == Vec3{}) to.n = {0, 1, 0}, to.from = RestDirection::Up;
  to.speed = dot(motion, to.n);
  if (answer == RestAnswer::None) return to;
  to.push = to.n * to.depth;
  to.pushed = centre + to.push;
  to.outcome = RestOutcome::Pushed;
  if (answer == RestAnswer::PushOut) return to;
  // A body that already leaves is not reversed: a second bounce would send it back in.
  to.outcome = RestOutcome::PushedLeaving;
  if (to.speed >= 0) return to;
  const bool bounces = answer == RestAnswer::Bounce;
  to.outcome = bounces ? RestOutcome::Bounced : RestOutcome::Slid;
  to.share = bounces ? 1 + restitution : 1;
  to.change = to.n * (-to.share * to.speed);
  to.after = motion + to.change;
  return to;
}

}  // namespace sweepscope::methods::sphere_polygon
