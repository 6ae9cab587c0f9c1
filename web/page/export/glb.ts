/** A mesh as binary glTF: one node, one mesh, positions and corners. */
import type { SceneMesh } from '../model';

export interface GlbFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** by how much a coordinate is off, in units of the scene: glTF has single-precision numbers */
  readonly error: number;
}

const [magic, json, binary] = [0x46546c67, 0x4e4f534a, 0x004e4942];
const [floats, wholes] = [5126, 5125];

export function glbOf({ name, positions, indices, bounds, unit }: SceneMesh): GlbFile {
  const exact = positions.every((value) => Math.fround(value) === value);
  // About its middle a mesh far from home keeps its details; where it is stands in the node, in double precision.
  const middle = exact ? [0, 0, 0] : bounds.min.map((low, axis) => (low + bounds.max[axis]!) / 2);
  const local = Float32Array.from(positions, (value, at) => value - middle[at % 3]!);
  const { min, max, error } = measured(local, positions, middle);
  // glTF knows metres only.
  const scale = unit === 'millimetre' ? 0.001 : 1;
  const document = {
    asset: { version: '2.0', generator: 'Sweepscope' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      {
        name,
        mesh: 0,
        ...(middle.some((value) => value !== 0) && { translation: middle.map((value) => value * scale) }),
        ...(scale !== 1 && { scale: [scale, scale, scale] }),
      },
    ],
    meshes: [{ name, primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      { bufferView: 0, componentType: floats, count: local.length / 3, type: 'VEC3', min, max },
      { bufferView: 1, componentType: wholes, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: local.byteLength, target: 34962 },
      { buffer: 0, byteOffset: local.byteLength, byteLength: indices.byteLength, target: 34963 },
    ],
    buffers: [{ byteLength: local.byteLength + indices.byteLength }],
  };
  return { bytes: packed(document, local, indices), error };
}

function measured(local: Float32Array, positions: Float64Array, middle: readonly number[]) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  let error = 0;
  for (let at = 0; at < local.length; at++) {
    const axis = at % 3;
    const value = local[at]!;
    if (value < min[axis]!) min[axis] = value;
    if (value > max[axis]!) max[axis] = value;
    error = Math.max(error, Math.abs(value + middle[axis]! - positions[at]!));
  }
  return { min, max, error };
}

function packed(document: object, local: Float32Array, indices: Uint32Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(document));
  const textLength = Math.ceil(text.length / 4) * 4;
  const dataLength = local.byteLength + indices.byteLength;
  const bytes = new Uint8Array(12 + 8 + textLength + 8 + dataLength);
  const view = new DataView(bytes.buffer);
  [magic, 2, bytes.length, textLength, json].forEach((value, at) => view.setUint32(4 * at, value, true));
  bytes.fill(0x20, 20, 20 + textLength);
  bytes.set(text, 20);
  view.setUint32(20 + textLength, dataLength, true);
  view.setUint32(24 + textLength, binary, true);
  let at = 28 + textLength;
  for (const value of local) {
    view.setFloat32(at, value, true);
    at += 4;
  }
  for (const value of indices) {
    view.setUint32(at, value, true);
    at += 4;
  }
  return bytes;
}
