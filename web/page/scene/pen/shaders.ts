/**
 * GLSL of the pen. Colours go to the screen as written in the stylesheet: no lights, no tone mapping, no conversion.
 * `viewport` is in device pixels, `ratio` is device pixels per CSS pixel, so every size below is given in CSS pixels.
 */

const uniforms = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
uniform vec2 viewport;
uniform float ratio;
uniform float bias; // how far marks are pulled toward the eye, so that a mark on a face never fights with it
vec4 project(vec3 p) { return projectionMatrix * modelViewMatrix * vec4(p, 1.0); }
`;

export const lineVertex = /* glsl */ `${uniforms}
in vec2 corner;
in vec3 begin;
in vec3 finish;
in vec4 color;
in vec4 look; // width, dash, period, caps (1 begin + 2 end)
in vec2 along; // way along the polyline on the screen at both ends
out vec2 local;
flat out vec4 ink;
flat out vec4 shape; // half width, dash, period, caps
flat out vec2 reach; // length, way at the beginning
void main() {
  vec4 a = project(begin);
  vec4 b = project(finish);
  float da = a.z + a.w;
  float db = b.z + b.w;
  if (da <= 0.0 && db <= 0.0) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  if (da < 0.0) a = mix(a, b, da / (da - db));
  if (db < 0.0) b = mix(b, a, db / (db - da));
  vec2 pa = a.xy / a.w * 0.5 * viewport;
  vec2 pb = b.xy / b.w * 0.5 * viewport;
  vec2 way = pb - pa;
  float size = length(way);
  vec2 dir = size > 1e-5 ? way / size : vec2(1.0, 0.0);
  float halfWidth = 0.5 * look.x * ratio;
  float pad = halfWidth + 1.0;
  bool first = corner.x < 0.5;
  vec4 p = first ? a : b;
  vec2 offset = dir * (first ? -pad : pad) + vec2(-dir.y, dir.x) * corner.y * pad;
  // Divided here, so that what is interpolated is even on the screen.
  gl_Position = vec4(((first ? pa : pb) + offset) * 2.0 / viewport, p.z / p.w - bias, 1.0);
  local = vec2(first ? -pad : size + pad, corner.y * pad);
  ink = color;
  shape = vec4(halfWidth, look.y * ratio, look.z * ratio, look.w);
  reach = vec2(size, along.x * ratio);
}`;

export const lineFragment = /* glsl */ `
precision highp float;
in vec2 local;
flat in vec4 ink;
flat in vec4 shape;
flat in vec2 reach;
out vec4 result;
void main() {
  float away = 0.0;
  if (shape.z > 0.0) {
    float place = mod(local.x + reach.y, shape.z);
    away = place <= shape.y ? 0.0 : min(place - shape.y, shape.z - place);
  }
  float beyond = max(-local.x, local.x - reach.x);
  if (beyond > 0.0) {
    bool round = local.x < 0.0 ? mod(shape.w, 2.0) > 0.5 : shape.w > 1.5;
    if (!round) discard;
    away = max(away, beyond);
  }
  float cover = clamp(0.5 + shape.x - length(vec2(away, local.y)), 0.0, 1.0);
  // Lines thinner than a pixel are drawn a pixel wide and fainter.
  float alpha = ink.a * cover * min(1.0, max(2.0 * shape.x, 0.35));
  if (alpha < 0.004) discard;
  result = vec4(ink.rgb, alpha);
}`;

export const fillVertex = /* glsl */ `${uniforms}
in vec3 position; // which of the three corners
in vec3 first;
in vec3 second;
in vec3 third;
in vec4 color;
out vec4 ink;
void main() {
  vec4 p = project(first * position.x + second * position.y + third * position.z);
  p.z -= bias * p.w;
  gl_Position = p;
  ink = color;
}`;

export const bodyVertex = /* glsl */ `${uniforms}
in vec3 position;
in vec3 center;
in vec3 radii;
in vec4 color;
out vec4 ink;
void main() {
  gl_Position = project(center + position * radii);
  ink = color;
}`;

export const flatFragment = /* glsl */ `
precision highp float;
in vec4 ink;
out vec4 result;
void main() { result = ink; }`;

export const markVertex = /* glsl */ `${uniforms}
in vec2 corner;
in vec3 anchor;
in vec4 fill;
in vec4 stroke;
in vec4 look; // kind, size, turn, stroke width
out vec2 local;
flat out vec4 inside;
flat out vec4 outline;
flat out vec4 shape;
void main() {
  vec4 p = project(anchor);
  float reach = look.y * ratio * 1.3 + look.w * ratio + 2.0;
  local = corner * reach;
  p.xy += local * 2.0 / viewport * p.w;
  p.z -= bias * 2.0 * p.w;
  gl_Position = p;
  float c = cos(look.z);
  float s = sin(look.z);
  local = vec2(c * local.x + s * local.y, c * local.y - s * local.x);
  inside = fill;
  outline = stroke;
  shape = vec4(look.x, look.y * ratio, 0.0, look.w * ratio);
}`;

export const markFragment = /* glsl */ `
precision highp float;
in vec2 local;
flat in vec4 inside;
flat in vec4 outline;
flat in vec4 shape;
out vec4 result;
float distanceTo(float kind, vec2 p, float r) {
  if (kind < 0.5) return length(p) - r;
  if (kind < 1.5) return (abs(p.x) + abs(p.y) - r) * 0.70710678;
  if (kind < 2.5) return max(abs(p.x), abs(p.y)) - r * 0.84;
  if (kind < 3.5) return max(-p.y - 0.5 * r, abs(p.x) * 0.8660254 + p.y * 0.5 - 0.5 * r) - 0.06 * r;
  return max(-p.x - r, dot(vec2(p.x, abs(p.y)), normalize(vec2(0.5, 1.0))));
}
void main() {
  float d = distanceTo(shape.x, local, shape.y);
  float fillCover = inside.a * clamp(0.5 - d, 0.0, 1.0);
  float strokeCover = outline.a * clamp(0.5 + 0.5 * shape.w - abs(d), 0.0, 1.0) * step(0.01, shape.w);
  float alpha = strokeCover + fillCover * (1.0 - strokeCover);
  if (alpha < 0.004) discard;
  result = vec4((outline.rgb * strokeCover + inside.rgb * fillCover * (1.0 - strokeCover)) / alpha, alpha);
}`;
