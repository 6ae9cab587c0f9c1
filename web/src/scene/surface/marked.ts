import type { SceneMesh } from '../../state/model';
import { marked } from '../../state/store';
import type { Vec3 } from '../geometry/vec';
import { attribute, Geometry } from '../gl/geometry';
import { paint, type Thing } from '../gl/thing';
import type { Palette } from '../palette';
import type { Surface } from './surface';

const vertex = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;
void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;

const fragment = /* glsl */ `
precision highp float;
uniform vec3 color;
out vec4 result;
void main() { result = vec4(color, 1.0); }`;

/** Outlines of the triangles somebody asked to see in the mesh report; over everything, for they may lie behind a wall. */
export function markedSurface(mesh: SceneMesh, origin: Vec3, palette: Palette): Surface {
  const color = { value: palette.vertex.slice(0, 3) };
  const thing: Thing = {
    geometry: outlines(mesh, origin, new Uint32Array()),
    paint: paint({ vertex, fragment }, { depthTest: false, depthWrite: false, uniforms: { color } }),
    mode: 'lines',
  };
  let shown: Uint32Array | null = null;
  return {
    things: [thing],
    update() {
      const triangles = marked.value?.triangles ?? null;
      if (triangles === shown) return;
      shown = triangles;
      thing.geometry.dispose();
      thing.geometry = outlines(mesh, origin, triangles ?? new Uint32Array());
    },
    dispose() {
      thing.geometry.dispose();
    },
  };
}

/** @param origin subtracted in double precision before the numbers become single */
function outlines({ positions, indices }: SceneMesh, origin: Vec3, triangles: Uint32Array): Geometry {
  const ends = new Float32Array(triangles.length * 18);
  let at = 0;
  for (const triangle of triangles) {
    for (const corner of [0, 1, 1, 2, 2, 0]) {
      const v = 3 * indices[3 * triangle + corner];
      for (let axis = 0; axis < 3; axis++) ends[at++] = positions[v + axis] - origin[axis];
    }
  }
  return new Geometry(ends.length / 3, new Map([['position', attribute(ends, 3)]]));
}
