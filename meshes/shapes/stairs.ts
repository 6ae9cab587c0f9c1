import { fromTriangles, quad, type Shape, type Triangle } from './shape';

export interface StairsSize {
  readonly steps: number;
  /** depth of one step, along x */
  readonly run: number;
  /** height of one step */
  readonly rise: number;
  /** along z, centred on 0 */
  readonly width: number;
  /** the last step is this much deeper */
  readonly landing: number;
  /** length of the flat floor in front of the first step; 0 leaves it out */
  readonly approach: number;
}

export const usualStairs: StairsSize = { steps: 5, run: 0.42, rise: 0.25, width: 1.2, landing: 0.9, approach: 1.5 };

/**
 * A flight of stairs going up along +x, first riser at x = 0: side walls, back wall, the floor in front, then riser and tread of
 * each step. Risers and treads meet the middle of each nosing with a vertex of their own, so the side walls leave T-junctions.
 */
export function stairs(size: StairsSize = usualStairs): Shape {
  const { steps, run, rise, width, landing, approach } = size;
  const left = width / 2;
  const right = -left;
  const front = (step: number) => step * run;
  const end = (steps - 1) * run + landing;
  const back = (step: number) => (step === steps - 1 ? end : front(step + 1));
  const triangles: Triangle[] = [];
  for (let step = 0; step < steps; step++) {
    const [x0, x1, y] = [front(step), back(step), (step + 1) * rise];
    triangles.push(...quad([x0, 0, left], [x1, 0, left], [x1, y, left], [x0, y, left]));
    triangles.push(
      [
        [x1, 0, right],
        [x0, 0, right],
        [x0, y, right],
      ],
      [
        [x1, 0, right],
        [x0, y, right],
        [x1, y, right],
      ],
    );
  }
  const top = steps * rise;
  triangles.push(...quad([end, 0, left], [end, 0, right], [end, top, right], [end, top, left]));
  if (approach > 0) triangles.push(...quad([-approach, 0, right], [-approach, 0, left], [0, 0, left], [0, 0, right]));
  for (let step = 0; step < steps; step++) {
    triangles.push(...riser(front(step), step * rise, (step + 1) * rise, left));
    triangles.push(...tread(front(step), back(step), (step + 1) * rise, left));
  }
  return fromTriangles(triangles);
}

function riser(x: number, low: number, high: number, left: number): Triangle[] {
  return [
    [
      [x, low, -left],
      [x, high, 0],
      [x, high, -left],
    ],
    [
      [x, low, -left],
      [x, low, left],
      [x, high, 0],
    ],
    [
      [x, low, left],
      [x, high, left],
      [x, high, 0],
    ],
  ];
}

function tread(x0: number, x1: number, y: number, left: number): Triangle[] {
  return [
    [
      [x0, y, -left],
      [x0, y, 0],
      [x1, y, -left],
    ],
    [
      [x0, y, 0],
      [x0, y, left],
      [x1, y, left],
    ],
    [
      [x0, y, 0],
      [x1, y, left],
      [x1, y, -left],
    ],
  ];
}
