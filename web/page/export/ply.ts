/** A mesh as binary PLY with doubles: what is read from it again is the same to the last bit. */
import type { SceneMesh } from '../model';

/** Triangles written at once: a piece of 13 MB. */
const batch = 1_000_000;

export function plyOf({ positions, indices }: Pick<SceneMesh, 'positions' | 'indices'>): Blob {
  const triangles = indices.length / 3;
  const axes = ['x', 'y', 'z'].map((axis) => `property double ${axis}`);
  const head = [
    'ply',
    'format binary_little_endian 1.0',
    `element vertex ${positions.length / 3}`,
    ...axes,
    `element face ${triangles}`,
    'property list uchar uint vertex_indices',
    'end_header',
  ];
  const faces: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < triangles; from += batch)
    faces.push(rows(indices, from, Math.min(triangles, from + batch)));
  // Every machine that has a browser is little-endian; a Blob of a view holds what it shows.
  return new Blob([`${head.join('\n')}\n`, positions as Float64Array<ArrayBuffer>, ...faces], {
    type: 'application/octet-stream',
  });
}

function rows(indices: Uint32Array, from: number, to: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(13 * (to - from));
  const view = new DataView(bytes.buffer);
  for (let at = 0, triangle = from; triangle < to; triangle++, at += 13) {
    bytes[at] = 3;
    for (let corner = 0; corner < 3; corner++)
      view.setUint32(at + 1 + 4 * corner, indices[3 * triangle + corner]!, true);
  }
  return bytes;
}
