/**
 * GLSL: what stands between the eye and the body fades, so that a body in a room is seen from outside. All of it in ellipsoid space, where the body is a
 * ball of radius 1 on a straight way: what a ray to that ball meets before it stands in the way, what the ball stands on or is about to touch does not.
 * Thinned out by a fixed pattern of pixels, which needs no order of drawing and is the same in every picture.
 */
export const sightShader = /* glsl */ `
uniform vec3 sightEye, sightFrom, sightTo; // the eye and both ends of the way of the body's centre
uniform float sighted; // 0: nothing fades
// How much a point stands in the way: 0 not at all, 1 well before the body.
float inTheWay(vec3 p) {
  if (sighted < 0.5) return 0.0;
  vec3 ray = p - sightEye;
  float reach = length(ray);
  ray /= reach;
  vec3 way = sightTo - sightFrom;
  vec3 w = sightFrom - sightEye;
  // The places where ray and way come closest.
  float b = dot(ray, way);
  float c = dot(way, way);
  float t = clamp((b * dot(ray, w) - dot(way, w)) / max(c - b * b, 1e-6), 0.0, 1.0);
  vec3 at = w + t * way;
  float along = dot(ray, at);
  float aside = length(at - along * ray);
  return (1.0 - smoothstep(0.8, 0.98, aside)) * smoothstep(1.02, 1.3, along - reach);
}
const float pattern[16] = float[16](0.0, 8.0, 2.0, 10.0, 12.0, 4.0, 14.0, 6.0, 3.0, 11.0, 1.0, 9.0, 15.0, 7.0, 13.0, 5.0);
bool thinnedOut(float share, vec2 pixel) {
  ivec2 at = ivec2(pixel) & 3;
  return share > (pattern[at.y * 4 + at.x] + 0.5) / 16.0;
}
`;
