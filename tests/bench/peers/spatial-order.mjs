import { withOwnVertices } from './parts.mjs';

/**
 * The same mesh with its triangles in the order of a curve that fills space (Morton), and its vertices in the order of
 * their first use, so that neighbours in the lists are neighbours in the world.
 * @param {Float32Array} positions @param {Uint32Array} indices
 */
export function inSpatialOrder(positions, indices) {
  const low = [Infinity, Infinity, Infinity];
  let size = 0;
  for (let at = 0; at < positions.length; at++) low[at % 3] = Math.min(low[at % 3], positions[at]);
  for (let at = 0; at < positions.length; at++) size = Math.max(size, positions[at] - low[at % 3]);

  const count = indices.length / 3;
  const codes = new Uint32Array(count);
  for (let k = 0; k < count; k++) {
    const cell = (axis) => {
      const centre = [0, 1, 2].reduce((sum, corner) => sum + positions[indices[k * 3 + corner] * 3 + axis], 0) / 3;
      return Math.floor(((centre - low[axis]) / size) * 1023.99);
    };
    codes[k] = (spread(cell(0)) | (spread(cell(1)) << 1) | (spread(cell(2)) << 2)) >>> 0;
  }
  const order = Uint32Array.from({ length: count }, (_, k) => k).sort((a, b) => codes[a] - codes[b]);
  const sorted = new Uint32Array(indices.length);
  order.forEach((k, place) => sorted.set(indices.subarray(k * 3, k * 3 + 3), place * 3));
  return withOwnVertices(positions, sorted);
}

/** Ten bits, each with two free places after it. */
function spread(value) {
  let bits = value;
  bits = (bits | (bits << 16)) & 0x030000ff;
  bits = (bits | (bits << 8)) & 0x0300f00f;
  bits = (bits | (bits << 4)) & 0x030c30c3;
  return (bits | (bits << 2)) & 0x09249249;
}
