import {
  type BufferAttribute,
  GLSL3,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  RawShaderMaterial,
  Vector2,
  type IUniform,
} from 'three';
import type { Palette } from '../../base/palette';
import { strokeQuad } from '../pen/shapes';
import type { EdgeList } from './edges';

/**
 * Creases and silhouettes in one draw call: which of the two an edge is, or neither, is decided where it is drawn, from the faces beside it. Widths are
 * pixels of the page.
 */
const vertexShader = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
uniform mat3 normalMatrix;
uniform vec2 viewport;
uniform float ratio;
in vec2 corner;
in vec3 begin;
in vec3 finish;
in vec4 one; // normals of the faces (× 127); one.w: drawn from every side
in vec4 two;
out vec2 local;
flat out vec3 shape; // half width, length, cover
void main() {
  vec3 a = (modelViewMatrix * vec4(begin, 1.0)).xyz;
  vec3 b = (modelViewMatrix * vec4(finish, 1.0)).xyz;
  float sides = dot(normalMatrix * one.xyz, a) * dot(normalMatrix * two.xyz, a);
  bool silhouette = sides < 0.0;
  vec4 pa = projectionMatrix * vec4(a, 1.0);
  vec4 pb = projectionMatrix * vec4(b, 1.0);
  float da = pa.z + pa.w;
  float db = pb.z + pb.w;
  if ((!silhouette && one.w < 0.5) || (da <= 0.0 && db <= 0.0)) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  if (da < 0.0) pa = mix(pa, pb, da / (da - db));
  if (db < 0.0) pb = mix(pb, pa, db / (db - da));
  vec2 sa = pa.xy / pa.w * 0.5 * viewport;
  vec2 sb = pb.xy / pb.w * 0.5 * viewport;
  float size = length(sb - sa);
  vec2 dir = size > 1e-5 ? (sb - sa) / size : vec2(1.0, 0.0);
  float halfWidth = 0.5 * (silhouette ? 1.1 : 0.9) * ratio;
  // Many short edges in one place would be a blot.
  float cover = (silhouette ? 0.9 : 0.55) * mix(0.25, 1.0, clamp(size / (6.0 * ratio), 0.0, 1.0));
  float pad = halfWidth + 1.0;
  bool first = corner.x < 0.5;
  vec4 p = first ? pa : pb;
  vec2 offset = dir * (first ? -0.5 : 0.5) * halfWidth + vec2(-dir.y, dir.x) * corner.y * pad;
  gl_Position = vec4(((first ? sa : sb) + offset) * 2.0 / viewport, p.z / p.w - 1e-5, 1.0);
  local = vec2(0.0, corner.y * pad);
  shape = vec3(halfWidth, size, cover);
}`;

const fragmentShader = /* glsl */ `
precision highp float;
uniform vec3 color;
in vec2 local;
flat in vec3 shape;
out vec4 result;
void main() {
  float alpha = shape.z * clamp(0.5 + shape.x - abs(local.y), 0.0, 1.0) * min(1.0, 2.0 * shape.x);
  if (alpha < 0.01) discard;
  result = vec4(color, alpha);
}`;

export function edgeMaterial(ratio: IUniform<number>): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    side: 2,
    uniforms: { ratio, viewport: { value: new Vector2(1, 1) }, color: { value: [1, 1, 1] } },
  });
}

export function paintEdges({ uniforms }: RawShaderMaterial, { meshCrease }: Palette): void {
  uniforms.color.value = meshCrease.slice(0, 3);
}

export function edgeLines({ count, ends, sides }: EdgeList, material: RawShaderMaterial): Mesh {
  const geometry = new InstancedBufferGeometry();
  const quad = strokeQuad();
  geometry.index = quad.index;
  geometry.setAttribute('corner', quad.getAttribute('corner') as BufferAttribute);
  const places = new InstancedInterleavedBuffer(ends, 6);
  geometry.setAttribute('begin', new InterleavedBufferAttribute(places, 3, 0));
  geometry.setAttribute('finish', new InterleavedBufferAttribute(places, 3, 3));
  const normals = new InstancedInterleavedBuffer(sides, 8);
  geometry.setAttribute('one', new InterleavedBufferAttribute(normals, 4, 0));
  geometry.setAttribute('two', new InterleavedBufferAttribute(normals, 4, 4));
  geometry.instanceCount = count;
  const lines = new Mesh(geometry, material);
  lines.frustumCulled = false;
  return lines;
}
