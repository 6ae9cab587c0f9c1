/**
 * A mesh of the fewest triangles: a side view, drawn out sideways and turned about the vertical axis.
 *
 * @param {number[][]} profile points [x, y] from left to right, what is solid below them
 * @param {number} halfWidth
 * @param {number} yaw radians
 */
export function strip(profile, halfWidth, yaw) {
  const turn = turned(yaw);
  const positions = profile.flatMap(([x, y]) => [...turn(x, y, -halfWidth), ...turn(x, y, halfWidth)]);
  const indices = profile.slice(1).flatMap((_, k) => {
    const a = 2 * k;
    return [a, a + 1, a + 3, a, a + 3, a + 2];
  });
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** From the side view's coordinates to the world's. @param {number} yaw */
export function turned(yaw) {
  const c = Math.cos(yaw);
  const s = Math.sin(yaw);
  return (x, y, z) => [x * c + z * s, y, z * c - x * s];
}

/** And back. @param {number} yaw */
export const turnedBack = (yaw) => turned(-yaw);
