import { random } from './random';
import { fromTriangles, type Point, type Shape, type Triangle } from './shape';

export interface TessellatedSize {
  readonly x: readonly [from: number, to: number];
  readonly z: readonly [from: number, to: number];
  readonly cells: readonly [number, number];
  readonly seed: number;
}

/**
 * A flat floor at y = 0 whose inner vertices are shifted about and whose cells are cut along either diagonal: many edges and
 * corners of every direction, none of which should be felt. Every vertex is at height exactly 0.
 */
export function tessellatedFloor({ x, z, cells, seed }: TessellatedSize): Shape {
  const next = random(seed);
  const [columns, rows] = cells;
  const step = [(x[1] - x[0]) / columns, (z[1] - z[0]) / rows] as const;
  const grid: Point[][] = [];
  for (let j = 0; j <= rows; j++) {
    grid.push([]);
    for (let i = 0; i <= columns; i++) {
      const shiftX = i === 0 || i === columns ? 0 : (next() - 0.5) * 0.6;
      const shiftZ = j === 0 || j === rows ? 0 : (next() - 0.5) * 0.6;
      grid[j]!.push([x[0] + (i + shiftX) * step[0], 0, z[0] + (j + shiftZ) * step[1]]);
    }
  }
  const triangles: Triangle[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [grid[j]![i]!, grid[j + 1]![i]!, grid[j + 1]![i + 1]!, grid[j]![i + 1]!];
      if (next() < 0.5) triangles.push([a, b, c], [a, c, d]);
      else triangles.push([a, b, d], [b, c, d]);
    }
  }
  return fromTriangles(triangles);
}
