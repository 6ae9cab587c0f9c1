/** Two convex bodies by brute force: every plane through three points of A − B. */
import { dot, edges, type V } from './box';

export interface Posed {
  readonly centre: V;
  readonly angles: V;
  /** from the centre, before it is turned */
  readonly corners: readonly V[];
}

const sub = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const signs = [-1, 1] as const;

export const boxCorners = ([x, y, z]: V): V[] =>
  signs.flatMap((i) => signs.flatMap((j) => signs.map((k): V => [i * x, j * y, k * z])));

export function placed({ centre, angles, corners }: Posed): V[] {
  const turned = edges(angles);
  return corners.map(
    (corner) =>
      [0, 1, 2].map((at) => corner.reduce((sum, part, k) => sum + part * turned[k]![at]!, centre[at]!)) as unknown as V,
  );
}

export const differences = (a: Posed, b: Posed): V[] => {
  const others = placed(b);
  return placed(a).flatMap((p) => others.map((q) => sub(p, q)));
};

/** The planes that have all points behind them or on them. */
function facesOf(points: readonly V[]): { readonly height: number; readonly on: readonly number[] }[] {
  const faces: { height: number; on: number[] }[] = [];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++)
      for (let k = j + 1; k < points.length; k++) {
        const across = cross(sub(points[j]!, points[i]!), sub(points[k]!, points[i]!));
        const long = Math.sqrt(dot(across, across));
        if (long < 1e-9) continue;
        const heights = points.map((p) => dot(sub(p, points[i]!), across) / long);
        const [least, most] = [Math.min(...heights), Math.max(...heights)];
        if (least < -1e-9 && most > 1e-9) continue;
        const outward = most > 1e-9 ? -1 : 1;
        const on = heights.flatMap((height, at) => (Math.abs(height) < 1e-9 ? [at] : []));
        faces.push({ height: (outward * dot(points[i]!, across)) / long, on });
      }
  return faces;
}

/** How far the origin is outside of the face that it is farthest outside of; below 0 how deep it is. The distance, where a face is nearest. */
export const apart = (points: readonly V[]): number => Math.max(...facesOf(points).map(({ height }) => -height));

/** How many of the points are corners of their hull: three of its planes meet in them. */
export function kept(points: readonly V[]): number {
  const planes = new Map(facesOf(points).map(({ on }) => [on.join(), on]));
  const met = points.map((_, at) => [...planes.values()].filter((on) => on.includes(at)).length);
  return met.filter((count) => count >= 3).length;
}
