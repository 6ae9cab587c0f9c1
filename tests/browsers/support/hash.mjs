/**
 * Walks a body for 600 frames over a hilly grid and hashes the bits of every answer. Runs in node and, by its source, in a page: it sees nothing but its
 * arguments.
 * @param {string} address of the package's index.js
 * @param {{ simd?: boolean }} options of `loadSolver`
 * @returns {Promise<string>} eight hexadecimal digits (FNV-1a) and the place of the last frame
 */
export async function hashOfWalk(address, options) {
  const { loadSolver } = await import(address);
  const solver = await loadSolver(options);
  const side = 24;
  // Multiples of 1/64, so that nothing depends on how a sine is computed.
  const height = (i, k) => ((i * 7 + k * 13 + ((i * k) % 5) * 3) % 17) / 64;
  const positions = [];
  const indices = [];
  for (let i = 0; i <= side; i++) for (let k = 0; k <= side; k++) positions.push(i, height(i, k), k);
  for (let i = 0; i < side; i++)
    for (let k = 0; k < side; k++) {
      const a = i * (side + 1) + k;
      indices.push(a, a + 1, a + side + 1, a + 1, a + side + 2, a + side + 1);
    }
  const mesh = solver.createMesh(new Float64Array(positions), new Uint32Array(indices));
  const bits = new DataView(new ArrayBuffer(8));
  let hash = 0x811c9dc5;
  const add = (value) => {
    bits.setFloat64(0, value);
    for (let at = 0; at < 8; at++) hash = Math.imul(hash ^ bits.getUint8(at), 0x01000193) >>> 0;
  };
  let place = [2.25, 1.5, 2.25];
  let turn = 0;
  for (let frame = 0; frame < 600; frame++) {
    if (frame % 75 === 0) turn++;
    const way = [
      [0.0625, 0.046875],
      [-0.03125, 0.0625],
      [0.0625, -0.03125],
      [-0.046875, -0.0625],
    ][turn % 4];
    const request = new Float64Array([...place, way[0], 0, way[1], 0, -0.0625, 0, 0.375, 0.75, 0.375]);
    const { position, state } = mesh.moveMany(request);
    place = [...position];
    for (const value of place) add(value);
    add(state[0]);
  }
  mesh.dispose();
  return `${hash.toString(16).padStart(8, '0')} ${place.map((value) => value.toFixed(6)).join(' ')}`;
}
