import { DoubleSide, GLSL3, RawShaderMaterial, type IUniform } from 'three';
import type { Palette, Rgba } from '../palette';

/** State of a triangle, kept beside its normal. The shader picks colours by it. */
export const faceStates = { plain: 0, rejected: 1, later: 2, done: 3, now: 4 } as const;
export type FaceState = (typeof faceStates)[keyof typeof faceStates];

const vertexShader = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
in vec4 facing; // unit normal in the world (× 127) and the state
out vec3 weights;
flat out vec4 face;
void main() {
  int corner = gl_VertexID % 3;
  weights = vec3(corner == 0, corner == 1, corner == 2);
  face = facing;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const fragmentShader = /* glsl */ `
precision highp float;
uniform vec3 up, across, side, back;
uniform vec3 wire, rejectedWire, candidate, candidateWire, later, laterWire;
uniform float ratio;
uniform float wired; // 1 with edges, 0 without
in vec3 weights;
flat in vec4 face;
out vec4 result;
void main() {
  vec3 n = face.xyz / 127.0;
  // Lightness by the way a face looks and nothing else: up lightest, along x, along z, from below darkest.
  vec3 paint = mix(side, across, n.x * n.x * (n.x < 0.0 ? 1.0 : 0.75));
  paint = n.y > 0.0 ? mix(paint, up, n.y) : mix(paint, back, -n.y);
  // Slopes that lean one way or the other differ a little, or hills would be one flat patch from afar.
  paint += 0.14 * (0.4 * n.z - 0.8 * n.x) * max(n.y, 0.0);
  vec3 stroke = wire;
  if (!gl_FrontFacing) paint = back;
  float state = face.w + 0.5;
  if (state > 3.0) { paint = candidate + (paint - side) * 0.5; stroke = candidateWire; }
  else if (state > 2.0) { paint = later + (paint - side) * 0.5; stroke = laterWire; }
  else if (state > 1.0) stroke = rejectedWire;
  // Edges from the distance to them in pixels: even thin lines, no second draw call, no fight for depth.
  vec3 slope = fwidth(weights);
  vec3 pixels = weights / max(slope, vec3(1e-6));
  float nearest = min(min(pixels.x, pixels.y), pixels.z);
  float line = clamp(0.5 + 0.4 * ratio - nearest, 0.0, 1.0);
  // Where triangles are only a few pixels high, lines would be all there is: they fade, the shape stays.
  float height = 1.0 / max(max(slope.x, slope.y), max(slope.z, 1e-6));
  line *= wired * smoothstep(3.0 * ratio, 14.0 * ratio, height);
  result = vec4(mix(paint, stroke, line), 1.0);
}`;

const rgb = (color: Rgba): IUniform => ({ value: [color[0], color[1], color[2]] });

/** Dark flat faces with thin edges. @param behind drawn a little farther away, so that candidates on the same faces win */
export function facesMaterial(palette: Palette, ratio: IUniform<number>, behind: boolean): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    side: DoubleSide,
    polygonOffset: behind,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    uniforms: {
      ratio,
      wired: { value: 1 },
      up: rgb(palette.meshUp),
      across: rgb(palette.meshAcross),
      side: rgb(palette.meshSide),
      back: rgb(palette.meshBack),
      wire: rgb(palette.meshWire),
      rejectedWire: rgb(palette.missed),
      candidate: rgb(palette.candidate),
      candidateWire: rgb(palette.candidateWire),
      later: rgb(palette.later),
      laterWire: rgb(palette.laterWire),
    },
  });
}
