/**
 * The triangles of a world in double precision, in a grid of equal cells: the simplest broad phase there is, so that the
 * referee does not rest on a tree like those it judges.
 *
 * @typedef {object} Grid
 * @property {Float64Array} triangles nine numbers each
 * @property {(low: number[], high: number[]) => number} collect finds the triangles whose cells meet a box; returns how many
 * @property {Int32Array} hits the triangles collected
 */

const mostCells = 4e6;

/** @param {import('../worlds/world.mjs').World} world @returns {Grid} */
export function gridOf(world) {
  return gridOfTriangles(cornersOf(world));
}

function cornersOf({ positions, indices }) {
  const triangles = new Float64Array(indices.length * 3);
  for (let corner = 0; corner < indices.length; corner++) {
    for (let axis = 0; axis < 3; axis++) triangles[corner * 3 + axis] = positions[indices[corner] * 3 + axis];
  }
  return triangles;
}

/** @param {Float64Array} triangles nine numbers each @returns {Grid} */
export function gridOfTriangles(triangles) {
  const count = triangles.length / 9;
  const boxes = boxesOf(triangles, count);
  const { low, high, mean } = summary(boxes, count);
  const volume = low.reduce((product, value, axis) => product * Math.max(high[axis] - value, mean), 1);
  const cell = Math.max(2 * mean, Math.cbrt(volume / mostCells));
  const size = low.map((value, axis) => Math.floor((high[axis] - value) / cell) + 1);
  const cellOf = (value, axis) => Math.min(Math.max(Math.floor((value - low[axis]) / cell), 0), size[axis] - 1);

  /** Calls `visit` for every cell that a box meets. */
  const eachCell = (x0, y0, z0, x1, y1, z1, visit) => {
    const i0 = cellOf(x0, 0), i1 = cellOf(x1, 0), j0 = cellOf(y0, 1), j1 = cellOf(y1, 1); // prettier-ignore
    const k0 = cellOf(z0, 2), k1 = cellOf(z1, 2); // prettier-ignore
    for (let k = k0; k <= k1; k++) {
      for (let j = j0; j <= j1; j++) {
        for (let i = i0; i <= i1; i++) visit((k * size[1] + j) * size[0] + i);
      }
    }
  };
  const eachOf = (triangle, visit) => eachCell(...boxes.subarray(triangle * 6, triangle * 6 + 6), visit);

  const starts = new Uint32Array(size[0] * size[1] * size[2] + 1);
  for (let triangle = 0; triangle < count; triangle++) eachOf(triangle, (at) => starts[at + 1]++);
  for (let at = 1; at < starts.length; at++) starts[at] += starts[at - 1];
  const items = new Int32Array(starts[starts.length - 1]);
  const next = starts.slice();
  for (let triangle = 0; triangle < count; triangle++) eachOf(triangle, (at) => (items[next[at]++] = triangle));

  const seen = new Int32Array(count).fill(-1);
  const hits = new Int32Array(count);
  let turn = 0;
  let found = 0;
  const take = (at) => {
    for (let item = starts[at]; item < starts[at + 1]; item++) {
      const triangle = items[item];
      if (seen[triangle] === turn) continue;
      seen[triangle] = turn;
      hits[found++] = triangle;
    }
  };
  const collect = (from, to) => {
    turn++;
    found = 0;
    if (from.every((value, axis) => value <= high[axis] && to[axis] >= low[axis])) eachCell(...from, ...to, take);
    return found;
  };
  return { triangles, hits, collect };
}

function boxesOf(triangles, count) {
  const boxes = new Float64Array(count * 6);
  for (let triangle = 0; triangle < count; triangle++) {
    for (let axis = 0; axis < 3; axis++) {
      const at = triangle * 9 + axis;
      boxes[triangle * 6 + axis] = Math.min(triangles[at], triangles[at + 3], triangles[at + 6]);
      boxes[triangle * 6 + 3 + axis] = Math.max(triangles[at], triangles[at + 3], triangles[at + 6]);
    }
  }
  return boxes;
}

/** The bounds of all boxes, and the mean of their longest sides. */
function summary(boxes, count) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  let sum = 0;
  for (let at = 0; at < count * 6; at += 6) {
    let longest = 0;
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis], boxes[at + axis]);
      high[axis] = Math.max(high[axis], boxes[at + 3 + axis]);
      longest = Math.max(longest, boxes[at + 3 + axis] - boxes[at + axis]);
    }
    sum += longest;
  }
  return { low, high, mean: sum / count };
}
