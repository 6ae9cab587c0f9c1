/** The user's mesh as the ground: what is highest of it above each corner of the field. Walls and what lies under a roof are lost. */
import { coverTriangle } from '../../../mesh/geometry/coverTriangle';
import { readable } from '../../core/study/onto';
import type { SceneMesh } from '../../model';
import type { Settings } from './schema.gen';

const usualCells = 32;
/** limits of the settings: cells, their side, the radius */
const mostCells = 64;
const [leastSide, mostSide] = [0.01, 1000];
const [leastRadius, mostRadius] = [0.001, 1000];
/** of the setting */
const mostGravity = 1000;
/** a second: as on the field that the study begins with, 6 wide */
const sizeOfGravity = 1.635;
/** corners lie a little inside, so that rounding does not put the last ones beside the mesh */
const inset = 1e-6;

export function fieldUnder({ positions, indices, bounds: { min, max } }: SceneMesh): Partial<Settings> {
  const side = Math.max(max[0] - min[0], max[2] - min[2]) || 1;
  const cells = Math.max(
    1,
    Math.min(mostCells, Math.max(usualCells, Math.ceil(side / mostSide)), Math.floor(side / leastSide)),
  );
  const cellSize = Math.min(mostSide, Math.max(leastSide, side / cells));
  const count = cells + 1;
  const heights = new Float64Array(count * count);
  const at = (corner: number): [number, number, number] => {
    const [x, y, z] = [positions[3 * corner]!, positions[3 * corner + 1]!, positions[3 * corner + 2]!];
    const along = (value: number, least: number) =>
      ((value - least) / cellSize) * (1 + (2 * inset) / cells) - inset + 0.5;
    return [along(x, min[0]), along(z, min[2]), y - min[1]];
  };
  for (let k = 0; k < indices.length; k += 3) {
    const [a, b, c] = [at(indices[k]!), at(indices[k + 1]!), at(indices[k + 2]!)];
    coverTriangle({ width: count, height: count }, a, b, c, (i, j, u, v, w) => {
      const place = j * count + i;
      heights[place] = Math.max(heights[place]!, u * a[2] + v * b[2] + w * c[2]);
    });
  }
  const radius = readable(Math.min(mostRadius, Math.max(leastRadius, 0.6 * cellSize)));
  const [x, z] = [0.3 * (max[0] - min[0]), 0.3 * (max[2] - min[2])];
  const [i, j] = [Math.floor(x / cellSize), Math.floor(z / cellSize)];
  const below = Math.max(...[0, 1, count, count + 1].map((next) => heights[j * count + i + next]!));
  return {
    cells,
    cellSize,
    heights: [...heights].map(readable),
    cellHeights: [],
    radius,
    start: [readable(x), below + 3 * radius, readable(z)],
    velocity: [readable(0.25 * side), 0, readable(0.2 * side)],
    gravity: readable(Math.min(mostGravity, sizeOfGravity * side)),
    frames: 120,
  };
}
