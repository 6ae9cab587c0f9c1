/** Where a study begins on somebody's own mesh: near its surface, in sizes that suit it. */
import type { SceneMesh, Vec3 } from '../../model';

export interface MeshSpot {
  /** the vertex nearest to the middle of the mesh */
  readonly at: Vec3;
  /** of the box around the mesh */
  readonly diagonal: number;
}

export function spotOn({ positions, bounds: { min, max } }: SceneMesh): MeshSpot {
  const middle = [0, 1, 2].map((axis) => (min[axis]! + max[axis]!) / 2) as unknown as Vec3;
  let nearest = Infinity;
  let at: Vec3 = middle;
  for (let k = 0; k < positions.length; k += 3) {
    const p: Vec3 = [positions[k]!, positions[k + 1]!, positions[k + 2]!];
    const distance = Math.hypot(p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]);
    if (distance < nearest) [nearest, at] = [distance, p];
  }
  const diagonal = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  return { at, diagonal: diagonal > 0 ? diagonal : 1 };
}

/** Three digits are enough to begin with, and can be read. */
export const readable = (value: number): number => Number(value.toPrecision(3));
export const readable3 = (x: number, y: number, z: number): Vec3 => [readable(x), readable(y), readable(z)];
