/** A tape as bytes. */
import {
  checksumBytes,
  columnNames,
  formatVersion,
  headerBytes,
  isWide,
  lengthOf,
  magic,
  paddedText,
  type Said,
} from './format.ts';
import { StateHash } from './meshHash.ts';
import type { Rows } from './rows.ts';

/** @param mesh null: by hash only */
export function writeTape(
  said: Said,
  rows: Rows,
  mesh: { readonly positions: Float64Array; readonly indices: Uint32Array } | null,
): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(said));
  const counts = {
    text: text.length,
    moves: rows.count,
    vertices: mesh ? said.mesh.vertices : 0,
    triangles: mesh ? said.mesh.triangles : 0,
  };
  const bytes = new Uint8Array(lengthOf(counts));
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  const header = [formatVersion, bytes.length, counts.text, counts.moves, counts.vertices, counts.triangles];
  header.forEach((value, at) => view.setUint32(8 + 4 * at, value, true));
  bytes.set(text, headerBytes);
  let at = headerBytes + paddedText(text.length);
  const put = (values: Float64Array | Uint32Array): void => {
    const wide = values.BYTES_PER_ELEMENT === 8;
    for (const value of values) {
      if (wide) view.setFloat64(at, value, true);
      else view.setUint32(at, value, true);
      at += values.BYTES_PER_ELEMENT;
    }
  };
  for (const name of columnNames.filter(isWide)) rows.parts(name).forEach(put);
  if (mesh) put(mesh.positions);
  for (const name of columnNames.filter((name) => !isWide(name))) rows.parts(name).forEach(put);
  if (mesh) put(mesh.indices);
  bytes.set(checksumOf(bytes), at);
  return bytes;
}

/** Of all bytes but the last, which are the checksum's own. */
export const checksumOf = (bytes: Uint8Array): Uint8Array =>
  new TextEncoder().encode(new StateHash().add(bytes.subarray(0, bytes.length - checksumBytes)).hex());
