/**
 * Whether there is something to stand on right below a point: a front face no steeper than `slopeLimit`, at most `reach` below.
 * @param {import('./grid.mjs').Grid} grid @param {number} slopeLimit radians
 */
export function underfootOf(grid, slopeLimit) {
  const flattest = Math.cos(slopeLimit);
  return (x, y, z, reach) => {
    const count = grid.collect([x, y - reach, z], [x, y, z]);
    for (let item = 0; item < count; item++) {
      const below = heightBelow(grid.triangles, grid.hits[item] * 9, x, z, flattest);
      if (below <= y && below >= y - reach) return true;
    }
    return false;
  };
}

/** The height of a triangle's plane at x, z; NaN beside the triangle, or where it is too steep or seen from behind. */
function heightBelow(t, at, x, z, flattest) {
  const ux = t[at + 3] - t[at], uy = t[at + 4] - t[at + 1], uz = t[at + 5] - t[at + 2]; // prettier-ignore
  const vx = t[at + 6] - t[at], vy = t[at + 7] - t[at + 1], vz = t[at + 8] - t[at + 2]; // prettier-ignore
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  if (!(ny >= flattest * Math.sqrt(nx * nx + ny * ny + nz * nz)) || ny === 0) return NaN;
  const px = x - t[at];
  const pz = z - t[at + 2];
  // Seen from above: shares of u and v.
  const a = (pz * vx - px * vz) / ny;
  const b = (px * uz - pz * ux) / ny;
  if (a < 0 || b < 0 || a + b > 1) return NaN;
  return t[at + 1] + a * uy + b * vy;
}
