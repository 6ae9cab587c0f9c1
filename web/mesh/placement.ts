/** Scale and up axis, as the user decided on the import card. Proper rotations only, so windings keep their sides. */
import type { Vec3 } from './geometry/vec';

/** What the user decided about an imported file. */
export interface Placement {
  /** metres per unit of the file */
  readonly scale: number;
  readonly upAxis: 'y' | 'z';
  readonly flip: boolean;
}

/**
 * Positions in metres with y up.
 * @param positions 3 per vertex, the file's own units and axes; not changed
 */
export function placePositions(positions: Float64Array, { scale, upAxis, flip }: Placement): Float64Array<ArrayBuffer> {
  const placed = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at]! * scale;
    let y = positions[at + 1]! * scale;
    let z = positions[at + 2]! * scale;
    // z up: a quarter turn about x. Upside down: a half turn about x.
    if (upAxis === 'z') [y, z] = [z, -y];
    if (flip) [y, z] = [-y, -z];
    placed[at] = x;
    placed[at + 1] = y + 0; // + 0 turns -0 into 0
    placed[at + 2] = z + 0;
  }
  return placed;
}

/** Lowest and highest corner of all positions. Zeros when there are none. */
export function boundsOf(positions: Float64Array): { min: Vec3; max: Vec3 } {
  if (positions.length < 3) return { min: [0, 0, 0], max: [0, 0, 0] };
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at++) {
    const axis = at % 3;
    const value = positions[at]!;
    if (value < min[axis]!) min[axis] = value;
    if (value > max[axis]!) max[axis] = value;
  }
  return { min: [min[0]!, min[1]!, min[2]!], max: [max[0]!, max[1]!, max[2]!] };
}
