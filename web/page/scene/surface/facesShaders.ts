import { tintShader } from '../../base/tints';
import { sightShader } from './sight';

/**
 * The surface of a mesh: form by light, lines only for what light cannot show. No shadows and no gloss: a colour says how a face is turned, nothing
 * else. Colours go to the screen as written in the stylesheet.
 */
export const facesVertex = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
uniform mat3 normalMatrix;
uniform vec3 perRadius; // 1 / the radii of the body
in vec3 position;
in vec4 facing; // unit normal in the world (× 127), and the state with the bits of its outline
out vec3 weights;
out vec3 turned; // the normal as the camera sees it
out vec3 seen; // the place as the camera sees it
out vec3 inBodies; // and in ellipsoid space
flat out vec3 skyward;
flat out float state;
void main() {
  int corner = gl_VertexID % 3;
  weights = vec3(corner == 0, corner == 1, corner == 2);
  turned = normalMatrix * facing.xyz;
  skyward = normalize((modelViewMatrix * vec4(0.0, 1.0, 0.0, 0.0)).xyz);
  state = facing.w;
  vec4 place = modelViewMatrix * vec4(position, 1.0);
  seen = place.xyz;
  inBodies = position * perRadius;
  gl_Position = state > 120.5 ? vec4(2.0, 2.0, 2.0, 1.0) : projectionMatrix * place;
}`;

export const facesFragment = /* glsl */ `
precision highp float;
precision highp int;
uniform vec3 low, mid, lit, rim, crease;
uniform vec4 wire; // with the most it covers
uniform vec3 candidateLow, candidateLit, candidateLine;
uniform float ratio;
uniform float wired; // 1 with edges, 0 without
uniform float smoothed; // 1: normals go over from face to face, and silhouettes are found here
uniform float oneSided; // 1: back faces count for nothing and are a little darker
in vec3 weights;
in vec3 turned;
in vec3 seen;
in vec3 inBodies;
flat in vec3 skyward;
flat in float state;
out vec4 result;
${sightShader}
${tintShader}
// Over the left shoulder, so that form reads from every side.
const vec3 lamp = vec3(-0.4508, 0.6211, 0.6411);

vec3 ramp(float l) { return l < 0.5 ? mix(low, mid, 2.0 * l) : mix(mid, lit, 2.0 * l - 1.0); }

void main() {
  vec3 n = normalize(turned);
  vec3 v = normalize(-seen);
  if (!gl_FrontFacing) n = -n;
  float l = clamp(0.42 * (0.5 + 0.5 * dot(n, skyward)) + 0.58 * max(0.0, dot(n, lamp)), 0.0, 1.0);
  float grazing = 1.0 - min(1.0, abs(dot(n, v)));
  float toRim = 0.35 * grazing * grazing * grazing;
  int code = int(state + 0.5);
  vec3 plain = ramp(l);
  if (code >= 64 && code < 72) plain = min(plain * tint(float(code - 64)), vec3(1.0));
  if (!gl_FrontFacing && oneSided > 0.5) plain = low.r < 0.5 ? max(0.88 * plain, low) : max(0.94 * plain, low);
  plain = mix(plain, rim, toRim);

  // Edges from the distance to them in pixels: even thin lines, no second draw call, no fight for depth.
  vec3 dx = dFdx(weights);
  vec3 dy = dFdy(weights);
  vec3 slope = max(sqrt(dx * dx + dy * dy), vec3(1e-6));
  vec3 away = weights / slope;
  vec3 span = slope / max(abs(dx.x * dy.y - dx.y * dy.x), 1e-9) / ratio;

  bool faint = code == 120;
  int kind = code < 64 ? code & 7 : 0;
  float thin = faint ? 0.85 : inTheWay(inBodies);
  float line;
  vec3 paint = plain;
  vec3 stroke = wire.rgb;
  if (kind < 2) {
    // Where edges are short, lines would be all there is: they fade, the form stays. So they do where a triangle is long but seen from its side.
    float height = 1.0 / max(slope.x, max(slope.y, slope.z)) / ratio;
    vec3 dense = clamp((span - 5.0) / 15.0, 0.0, 1.0) * smoothstep(2.0, 9.0, height);
    vec3 cover = clamp(0.5 + 0.4 * ratio - away, 0.0, 1.0) * dense;
    line = max(max(cover.x, cover.y), cover.z) * wire.a * wired;
    if (kind == 1) { line = max(line, 2.0 * wire.a * max(max(cover.x, cover.y), cover.z)); stroke = crease; }
  } else {
    vec3 outline = vec3((code >> 3) & 1, (code >> 4) & 1, (code >> 5) & 1);
    // The outline of the set belongs to one triangle only, what is inside it to two.
    vec3 reach = mix(vec3(0.45), vec3(1.2), outline) * ratio;
    vec3 most = mix(mix(vec3(0.28), vec3(0.9), clamp((span - 4.0) / 26.0, 0.0, 1.0)), vec3(0.95), outline);
    vec3 cover = clamp(0.5 + reach - away, 0.0, 1.0) * most;
    line = max(max(cover.x, cover.y), cover.z);
    vec3 own = mix(mix(candidateLow, candidateLit, l), rim, toRim);
    paint = kind == 2 ? mix(plain, own, 0.5) : own;
    if (kind == 2) line *= 0.5;
    stroke = candidateLine;
  }
  if (smoothed > 0.5) {
    // A silhouette is where the surface turns away from the eye; as wide as that is in pixels.
    float side = dot(normalize(turned), v);
    float bend = fwidth(side);
    // From afar every fold of a few pixels would be one.
    float edge = clamp(0.5 + 0.55 * ratio - abs(side) / max(bend, 1e-4), 0.0, 1.0) * 0.9 * (1.0 - smoothstep(0.05, 0.22, bend));
    if (edge > line) { line = edge; stroke = crease; }
  }
  // What stands in the way keeps its lines, like glass in a frame.
  if (thin > 0.0 && line < 0.12 && thinnedOut(0.88 * thin, gl_FragCoord.xy)) discard;
  result = vec4(mix(paint, stroke, line), 1.0);
}`;
