/**
 * A mesh as bytes, exactly as the solver has it, so that its name by content is the same on the other side. Little-endian: `SWM1`, 1 where
 * every coordinate is a single-precision number (else 0), vertices, triangles; then the coordinates, then the corners.
 */
import { TourError } from './fileError';

const magic = 0x314d5753;
const headBytes = 16;

export interface PlainMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

export function meshToBytes({ positions, indices }: PlainMesh): Uint8Array {
  const single = positions.every((value) => Object.is(Math.fround(value), value));
  const width = single ? 4 : 8;
  const bytes = new Uint8Array(headBytes + positions.length * width + indices.length * 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, single ? 1 : 0, true);
  view.setUint32(8, positions.length / 3, true);
  view.setUint32(12, indices.length / 3, true);
  let at = headBytes;
  for (const value of positions) {
    if (single) view.setFloat32(at, value, true);
    else view.setFloat64(at, value, true);
    at += width;
  }
  for (const index of indices) {
    view.setUint32(at, index, true);
    at += 4;
  }
  return bytes;
}

/** @throws TourError `mesh-damaged`. Its size is known before anything is made of it. */
export function meshFromBytes(bytes: Uint8Array, name: string): PlainMesh {
  const damaged = () => new TourError('mesh-damaged', { name });
  if (bytes.length < headBytes) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint32(4, true) === 1 ? 4 : 8;
  const vertices = view.getUint32(8, true);
  const triangles = view.getUint32(12, true);
  if (view.getUint32(0, true) !== magic || bytes.length !== headBytes + vertices * 3 * width + triangles * 12)
    throw damaged();
  const positions = Float64Array.from({ length: 3 * vertices }, (_, k) =>
    width === 4 ? view.getFloat32(headBytes + 4 * k, true) : view.getFloat64(headBytes + 8 * k, true),
  );
  const from = headBytes + 3 * vertices * width;
  const indices = Uint32Array.from({ length: 3 * triangles }, (_, k) => view.getUint32(from + 4 * k, true));
  if (!positions.every(Number.isFinite) || !indices.every((index) => index < vertices)) throw damaged();
  return { positions, indices };
}
