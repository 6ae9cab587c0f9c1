/** Two boxes around the user's mesh: one stands where the mesh is, one comes turned from beside it. */
import { readable, readable3 } from '../../core/study/onto';
import type { SceneMesh, Vec3 } from '../../model';
import type { Settings } from './schema.gen';

/** of the boxes: a thin one is still a box */
const leastShare = 0.01;

export function boxesAround({ bounds: { min, max } }: SceneMesh): Partial<Settings> {
  const size: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const diagonal = Math.hypot(...size) || 1;
  const [x, y, z] = size.map((each) => readable(Math.max(each / 2, leastShare * diagonal))) as unknown as Vec3;
  const centreA = readable3((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2);
  // Apart at first, through each other at the end.
  const way: Vec3 = [0.9 * diagonal, 0.35 * diagonal, 0.2 * diagonal];
  const share = -0.055;
  return {
    centreA,
    halfA: [x, y, z],
    turnA: [0, 0, 0],
    centreB: readable3(centreA[0] + way[0], centreA[1] + way[1], centreA[2] + way[2]),
    halfB: [x, y, z],
    turnB: [0, 35, 20],
    motion: readable3(share * way[0], share * way[1], share * way[2]),
    spin: [0, 0, 0],
    frames: 24,
  };
}
