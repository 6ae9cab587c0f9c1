import { BufferAttribute, BufferGeometry, GLSL3, LineSegments, RawShaderMaterial } from 'three';
import type { Marked, SceneMesh } from '../../model';
import { marked } from '../../core/store';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Palette } from '../../base/palette';
import type { Surface } from './surface';

const vertexShader = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;

const fragmentShader = /* glsl */ `
precision highp float;
uniform vec3 color;
out vec4 result;
void main() { result = vec4(color, 1.0); }`;

/** Outlines of the triangles somebody asked to see in the mesh report; over everything, for they may lie behind a wall. */
export function markedSurface(mesh: SceneMesh, origin: Vec3, palette: Palette): Surface {
  const material = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    uniforms: { color: { value: palette.vertex.slice(0, 3) } },
    depthTest: false,
    depthWrite: false,
    transparent: true,
  });
  const object = new LineSegments(new BufferGeometry(), material);
  object.frustumCulled = false;
  object.renderOrder = 1;
  object.visible = false;
  let shown: Marked | null = null;
  return {
    object,
    update() {
      if (marked.value === shown) return;
      shown = marked.value;
      const triangles =
        shown && shown.at !== null ? shown.triangles.subarray(shown.at, shown.at + 1) : shown?.triangles;
      object.geometry.dispose();
      object.geometry = outlines(mesh, origin, triangles ?? new Uint32Array());
    },
    repaint: ({ vertex }) => void (material.uniforms.color.value = vertex.slice(0, 3)),
    dispose() {
      object.removeFromParent();
      object.geometry.dispose();
      material.dispose();
    },
  };
}

/** @param origin subtracted in double precision before the numbers become single */
function outlines({ positions, indices }: SceneMesh, origin: Vec3, triangles: Uint32Array): BufferGeometry {
  const ends = new Float32Array(triangles.length * 18);
  let at = 0;
  for (const triangle of triangles) {
    for (const corner of [0, 1, 1, 2, 2, 0]) {
      const v = 3 * indices[3 * triangle + corner];
      for (let axis = 0; axis < 3; axis++) ends[at++] = positions[v + axis] - origin[axis];
    }
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(ends, 3));
}
