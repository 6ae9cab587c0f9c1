import { fromTriangles, quad, type Point, type Shape } from './shape';

export interface HalfPipeSize {
  readonly radius: number;
  /** along z from 0 */
  readonly length: number;
  /** flat strips around the half circle; a power of two, so that halving angles reaches every one of them */
  readonly strips: number;
}

/**
 * The lower half of a pipe along z whose axis is at height `radius`, seen from inside. Angles are made by halving, with square
 * roots only, so every machine gets the same bits.
 */
export function halfPipe({ radius, length, strips }: HalfPipeSize): Shape {
  const arc = halved([-1, 0], [1, 0], strips);
  const at = (i: number, z: number): Point => [radius * arc[i]![0], radius + radius * arc[i]![1], z];
  return fromTriangles(
    Array.from({ length: strips }, (_, i) => quad(at(i, 0), at(i, length), at(i + 1, length), at(i + 1, 0))).flat(),
  );
}

type Direction = readonly [x: number, y: number];

/** Directions from one to the other over the bottom, both included. */
function halved(from: Direction, to: Direction, parts: number): Direction[] {
  if (parts === 1) return [from, to];
  const sum = [from[0] + to[0], from[1] + to[1]] as const;
  const size = Math.sqrt(sum[0] * sum[0] + sum[1] * sum[1]);
  const middle: Direction = size === 0 ? [0, -1] : [sum[0] / size, sum[1] / size];
  return [...halved(from, middle, parts / 2), ...halved(middle, to, parts / 2).slice(1)];
}
