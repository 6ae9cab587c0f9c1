/** Binary STL: 80 bytes of header, a count, then 50 bytes per triangle: normal, three corners, two spare bytes. */
import { checkTriangleCount } from './limits';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';
import { Welder } from './weld';

const HEADER_BYTES = 84;
const COUNT_OFFSET = 80;
const TRIANGLE_BYTES = 50;
const CORNERS_OFFSET = 12;
const CORNER_BYTES = 12;
/** Corners before that are looked at first: triangles follow their neighbours, mostly. */
const RECENT = 6;

/** Bytes a binary STL with this file's triangle count has; undefined if the file is too short to hold a count. */
export function binaryStlSize(bytes: Uint8Array): number | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  return HEADER_BYTES + viewOf(bytes).getUint32(COUNT_OFFSET, true) * TRIANGLE_BYTES;
}

/**
 * Reads a binary STL and joins its corners into an indexed mesh. The stored normals are not used; the corners' order decides.
 *
 * @throws ImportError `truncated` with the bytes promised and found, `too-many-triangles`
 */
export function* readBinaryStl(bytes: Uint8Array, warnings: WarningList): Steps<RawMesh> {
  const promised = binaryStlSize(bytes) ?? HEADER_BYTES;
  if (bytes.length < promised) throw new ImportError('truncated', { promised, found: bytes.length });
  const count = (promised - HEADER_BYTES) / TRIANGLE_BYTES;
  checkTriangleCount(count);
  if (bytes.length > promised) warnings.add('trailing-bytes', bytes.length - promised, { offset: promised });

  const view = viewOf(bytes);
  // A closed surface has half as many vertices as triangles.
  const welder = new Welder(Math.ceil(count / 2));
  const indices = new Uint32Array(count * 3);
  const recent = new Float64Array(3 * RECENT).fill(NaN);
  for (let corner = 0; corner < indices.length; corner++) {
    if (corner % BATCH === 0) yield { stage: 'read', fraction: corner / indices.length };
    const triangle = HEADER_BYTES + Math.floor(corner / 3) * TRIANGLE_BYTES;
    const offset = triangle + CORNERS_OFFSET + (corner % 3) * CORNER_BYTES;
    const x = view.getFloat32(offset, true);
    const y = view.getFloat32(offset + 4, true);
    const z = view.getFloat32(offset + 8, true);
    const back = cornersBack(recent, corner, x, y, z);
    indices[corner] = back > 0 ? indices[corner - back] : welder.vertex(x, y, z);
    const own = 3 * (corner % RECENT);
    recent[own] = x;
    recent[own + 1] = y;
    recent[own + 2] = z;
  }
  return { positions: welder.toArray(), indices, parts: 1, points: welder.count, dropped: 0 };
}

/** How many corners ago there was one at the same place; 0: not lately. What is not a number is nowhere. */
function cornersBack(recent: Float64Array, corner: number, x: number, y: number, z: number): number {
  for (let back = 1; back <= RECENT; back++) {
    const at = 3 * ((corner + RECENT - back) % RECENT);
    if (recent[at] === x && recent[at + 1] === y && recent[at + 2] === z) return back;
  }
  return 0;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
