import { BufferAttribute, BufferGeometry, Sphere, type TypedArray } from 'three';
import type { SceneMesh } from '../../model';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { VertexNormals } from './normals';

/** Triangles of a mesh, without its end. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Triangles as the shader wants them: three corners each (edges are drawn from the corner number), normal and state beside them.
 *
 * @param origin subtracted in double precision before the numbers become single
 * @param triangles which ones: a list, or a range that leaves out its end
 * @param normals of the vertices of a smooth mesh
 * @param states of all triangles of the mesh; null: plain
 */
export function faceGeometry(
  mesh: SceneMesh,
  origin: Vec3,
  triangles: readonly number[] | Range,
  normals: VertexNormals | null = null,
  states: Uint8Array | null = null,
): BufferGeometry {
  const range = 'from' in triangles ? triangles : null;
  const list = 'from' in triangles ? [] : triangles;
  const count = range ? range.to - range.from : list.length;
  const position = new Float32Array(count * 9);
  const facing = new Int8Array(count * 12);
  for (let i = 0; i < count; i++) {
    const first = (range ? range.from + i : list[i]) * 3;
    for (let k = 0; k < 3; k++) {
      const v = mesh.indices[first + k] * 3;
      for (let axis = 0; axis < 3; axis++) position[i * 9 + k * 3 + axis] = mesh.positions[v + axis] - origin[axis];
    }
    writeNormal(position, i * 9, facing, i * 12);
    if (normals?.complete) for (let k = 0; k < 3; k++) normals.soften(mesh.indices[first + k], facing, i * 12 + 4 * k);
  }
  if (range && states) writeStates(facing, states, range);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('facing', new BufferAttribute(facing, 4));
  // Asked for where drawn things are put in order, and of no use: it would be measured over all corners.
  geometry.boundingSphere = new Sphere();
  return geometry;
}

function writeStates(facing: TypedArray, states: Uint8Array | null, { from, to }: Range): void {
  for (let at = 0; at < 3 * (to - from); at++) facing[4 * at + 3] = states ? states[from + Math.floor(at / 3)]! : 0;
}

/** Other states for a geometry that was made of a range. */
export function setStates(geometry: BufferGeometry, states: Uint8Array | null, range: Range): void {
  const attribute = geometry.getAttribute('facing');
  writeStates(attribute.array, states, range);
  attribute.needsUpdate = true;
}

function writeNormal(p: Float32Array, at: number, facing: Int8Array, to: number): void {
  const ax = p[at + 3] - p[at];
  const ay = p[at + 4] - p[at + 1];
  const az = p[at + 5] - p[at + 2];
  const bx = p[at + 6] - p[at];
  const by = p[at + 7] - p[at + 1];
  const bz = p[at + 8] - p[at + 2];
  const x = ay * bz - az * by;
  const y = az * bx - ax * bz;
  const z = ax * by - ay * bx;
  const size = Math.hypot(x, y, z) || 1;
  for (let k = 0; k < 3; k++) {
    facing[to + k * 4] = Math.round((x / size) * 127);
    facing[to + k * 4 + 1] = Math.round((y / size) * 127);
    facing[to + k * 4 + 2] = Math.round((z / size) * 127);
  }
}

/** Writes the state of one triangle of the geometry. */
export function setFaceState(geometry: BufferGeometry, place: number, state: number): void {
  const facing = geometry.getAttribute('facing').array;
  for (let k = 0; k < 3; k++) facing[place * 12 + k * 4 + 3] = state;
}
