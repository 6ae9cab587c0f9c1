/** Sound meshes, and their twins with one thing wrong with them. Some are three's, so that not only our own shapes are mended. */
import { IcosahedronGeometry, TorusGeometry } from 'three';
import { lookOver } from '../../../../web/mesh/report';
import type { Triangles } from '../../../../web/mesh/repair';

export const countsOf = ({ positions, indices }: Triangles) => {
  const { findings } = lookOver(positions, indices);
  return Object.fromEntries(Object.entries(findings).map(([name, { count }]) => [name, count]));
};
export const clean = { tJunctions: 0, openEdges: 0, slivers: 0, duplicates: 0, crowdedEdges: 0, winding: 0 };

export function mesh(positions: readonly number[], indices: readonly number[]): Triangles {
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A ball of 320 triangles; every corner is there once for each triangle, at exactly the same place. */
export function ballOfThree(): Triangles {
  const positions = Float64Array.from(new IcosahedronGeometry(1, 3).getAttribute('position').array);
  return { positions, indices: Uint32Array.from({ length: positions.length / 3 }, (_, at) => at) };
}

/** A ring of three's, which has a seam of doubled corners that are not quite at the same place. */
export function ringOfThree(): Triangles {
  const geometry = new TorusGeometry(2, 0.7, 12, 24);
  return {
    positions: Float64Array.from(geometry.getAttribute('position').array),
    indices: Uint32Array.from(geometry.getIndex()!.array),
  };
}

/** Every triangle with corners of its own, each moved by up to `by` along each axis. */
export function tornApart({ positions, indices }: Triangles, by: number, random: () => number): Triangles {
  const torn = new Float64Array(3 * indices.length);
  indices.forEach((vertex, at) => {
    for (let axis = 0; axis < 3; axis++) torn[3 * at + axis] = positions[3 * vertex + axis]! + by * (2 * random() - 1);
  });
  return { positions: torn, indices: indices.map((_, at) => at) };
}

export function without({ positions, indices }: Triangles, triangles: readonly number[]): Triangles {
  const gone = new Set(triangles);
  return { positions, indices: indices.filter((_, at) => !gone.has(Math.floor(at / 3))) };
}

export function turned({ positions, indices }: Triangles, triangles: readonly number[]): Triangles {
  const made = indices.slice();
  for (const t of triangles) [made[3 * t + 1], made[3 * t + 2]] = [made[3 * t + 2]!, made[3 * t + 1]!];
  return { positions, indices: made };
}

export function volumeOf({ positions: p, indices }: Triangles): number {
  let six = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => Array.from(p.subarray(3 * indices[at + k]!, 3 * indices[at + k]! + 3)));
    six += a![0]! * (b![1]! * c![2]! - b![2]! * c![1]!);
    six += a![1]! * (b![2]! * c![0]! - b![0]! * c![2]!);
    six += a![2]! * (b![0]! * c![1]! - b![1]! * c![0]!);
  }
  return six / 6;
}

export function areaOf({ positions: p, indices }: Triangles): number {
  let area = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const corner = (k: number, axis: number) => p[3 * indices[at + k]! + axis]!;
    const [u, v] = [1, 2].map((k) => [0, 1, 2].map((axis) => corner(k, axis) - corner(0, axis)));
    const cross = [0, 1, 2].map((i) => u![(i + 1) % 3]! * v![(i + 2) % 3]! - u![(i + 2) % 3]! * v![(i + 1) % 3]!);
    area += Math.hypot(...cross) / 2;
  }
  return area;
}
