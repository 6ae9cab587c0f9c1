/**
 * GLSL: what stands between the eye and the body fades, so that a body in a room is seen from outside. The body's way is a segment with a reach about it;
 * what lies before it as seen from the eye is thinned out by a fixed pattern of pixels, which needs no order of drawing and is the same in every picture.
 */
export const sightShader = /* glsl */ `
uniform vec3 sightFrom, sightTo; // the way of the body's centre, as the camera sees it
uniform float sightReach; // how far it reaches about that; 0: nothing fades
// How much a point stands in the way: 0 not at all, 1 right before the body.
float inTheWay(vec3 p) {
  if (sightReach <= 0.0 || sightFrom.z > -0.5 * sightReach || sightTo.z > -0.5 * sightReach) return 0.0;
  vec2 a = sightFrom.xy / -sightFrom.z;
  vec2 b = sightTo.xy / -sightTo.z;
  vec2 f = p.xy / -p.z;
  vec2 way = b - a;
  float t = clamp(dot(f - a, way) / max(dot(way, way), 1e-9), 0.0, 1.0);
  // Even steps on the screen are even steps of 1 / depth.
  float depth = 1.0 / mix(1.0 / -sightFrom.z, 1.0 / -sightTo.z, t);
  float aside = length(f - mix(a, b, t)) * depth;
  float before = depth + p.z;
  return (1.0 - smoothstep(0.9 * sightReach, 1.35 * sightReach, aside)) * smoothstep(1.05 * sightReach, 1.5 * sightReach, before);
}
const float pattern[16] = float[16](0.0, 8.0, 2.0, 10.0, 12.0, 4.0, 14.0, 6.0, 3.0, 11.0, 1.0, 9.0, 15.0, 7.0, 13.0, 5.0);
bool thinnedOut(float share, vec2 pixel) {
  ivec2 at = ivec2(pixel) & 3;
  return share > (pattern[at.y * 4 + at.x] + 0.5) / 16.0;
}
`;
