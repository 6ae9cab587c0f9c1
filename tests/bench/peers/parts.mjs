/**
 * Cuts a mesh into parts of at most so many triangles each, in the order given; each part has only the vertices it uses.
 * @param {Float32Array} positions @param {Uint32Array} indices @param {number} most
 */
export function partsOf(positions, indices, most) {
  if (indices.length <= most * 3) return [{ positions, indices }];
  const count = Math.ceil(indices.length / 3 / most);
  const size = Math.ceil(indices.length / 3 / count) * 3;
  return Array.from({ length: count }, (_, part) =>
    withOwnVertices(positions, indices.subarray(part * size, (part + 1) * size)),
  );
}

/** Keeps the vertices that the triangles use, in the order of their first use. */
export function withOwnVertices(positions, indices) {
  const place = new Int32Array(positions.length / 3).fill(-1);
  const used = [];
  const own = indices.map((vertex) => {
    if (place[vertex] < 0) place[vertex] = used.push(vertex) - 1;
    return place[vertex];
  });
  const corners = new Float32Array(used.length * 3);
  used.forEach((vertex, k) => corners.set(positions.subarray(vertex * 3, vertex * 3 + 3), k * 3));
  return { positions: corners, indices: own };
}
