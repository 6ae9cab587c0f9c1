/** Triangles so narrow that rounding turns their planes. */

/** Height by longest side. With the seven digits that files have, the normal of a narrower one has four. */
export const narrow = 1e-3;

/** @param meet called with each triangle that has an area, but hardly any */
export function findSlivers(p: Float64Array, indices: Uint32Array, meet: (triangle: number) => void): void {
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [3 * indices[at]!, 3 * indices[at + 1]!, 3 * indices[at + 2]!];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [wx, wy, wz] = [vx - ux, vy - uy, vz - uz];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    if (x === 0 && y === 0 && z === 0) continue;
    const longest = Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz, wx * wx + wy * wy + wz * wz);
    // Twice the area is height times longest side.
    if (Math.sqrt(x * x + y * y + z * z) < narrow * longest) meet(at / 3);
  }
}
