/** How far a moving point is from a triangle, and from its plane, one of its corners or the line of one of its edges alone. */
import { addScaled, cross, dot, length, normalize, sub, type Vec3 } from '../../../mesh/geometry/vec';

export type Corner = 'p1' | 'p2' | 'p3';
export type Edge = 'e1' | 'e2' | 'e3';
/** What of a triangle is nearest to a point. Edge k leads from corner k to the next one. */
export type TrianglePart = 'face' | Corner | Edge;
export type Triangle = readonly [Vec3, Vec3, Vec3];

const cornerNames: readonly Corner[] = ['p1', 'p2', 'p3'];
const edgeNames: readonly Edge[] = ['e1', 'e2', 'e3'];

export const cornerAt = ([...corners]: Triangle, name: Corner): Vec3 => corners[cornerNames.indexOf(name)]!;
export function edgeAt([...corners]: Triangle, name: Edge): readonly [from: Vec3, to: Vec3] {
  const k = edgeNames.indexOf(name);
  return [corners[k]!, corners[(k + 1) % 3]!];
}

/** The point of a triangle nearest to another, and the part that it is on: by the region that the other lies over. */
export function nearestPoint(p: Vec3, [a, b, c]: Triangle): { readonly point: Vec3; readonly part: TrianglePart } {
  const [ab, ac, ap] = [sub(b, a), sub(c, a), sub(p, a)];
  const [d1, d2] = [dot(ab, ap), dot(ac, ap)];
  if (d1 <= 0 && d2 <= 0) return { point: a, part: 'p1' };
  const bp = sub(p, b);
  const [d3, d4] = [dot(ab, bp), dot(ac, bp)];
  if (d3 >= 0 && d4 <= d3) return { point: b, part: 'p2' };
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return { point: addScaled(a, ab, d1 / (d1 - d3)), part: 'e1' };
  const cp = sub(p, c);
  const [d5, d6] = [dot(ab, cp), dot(ac, cp)];
  if (d6 >= 0 && d5 <= d6) return { point: c, part: 'p3' };
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return { point: addScaled(a, ac, d2 / (d2 - d6)), part: 'e3' };
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0)
    return { point: addScaled(b, sub(c, b), (d4 - d3) / (d4 - d3 + (d5 - d6))), part: 'e2' };
  const sum = va + vb + vc;
  return { point: addScaled(addScaled(a, ab, vb / sum), ac, vc / sum), part: 'face' };
}

/** A point in motion: at B + t v. */
export interface Path {
  readonly start: Vec3;
  readonly displacement: Vec3;
}

const at = ({ start, displacement }: Path, t: number): Vec3 => addScaled(start, displacement, t);

export const toTriangle =
  (path: Path, triangle: Triangle) =>
  (t: number): number => {
    const p = at(path, t);
    return length(sub(p, nearestPoint(p, triangle).point));
  };

/** From the nearest of several triangles. */
export const toMesh = (path: Path, triangles: readonly Triangle[]): ((t: number) => number) => {
  const distances = triangles.map((triangle) => toTriangle(path, triangle));
  return (t) => Math.min(...distances.map((distance) => distance(t)));
};

/** Signed: above 0 on the side that the winding calls the front. */
export const toPlane = (path: Path, [a, b, c]: Triangle): ((t: number) => number) => {
  const normal = normalize(cross(sub(b, a), sub(c, a)));
  return (t) => dot(sub(at(path, t), a), normal);
};

export const toCorner =
  (path: Path, corner: Vec3) =>
  (t: number): number =>
    length(sub(at(path, t), corner));

/** From the whole line, beyond the ends too. */
export const toLine = (path: Path, [from, to]: readonly [Vec3, Vec3]): ((t: number) => number) => {
  const along = normalize(sub(to, from));
  return (t) => length(cross(sub(at(path, t), from), along));
};

/** A part of the motion in which one part of the triangle is the nearest. */
export interface Stretch {
  readonly part: TrianglePart;
  readonly from: number;
  readonly to: number;
}

const samples = 400;

/** From t = 0 to 1, in order; a change of part is found to 1e-9. Parts that are nearest for less than 1/400 of the motion may be left out. */
export function nearestParts(path: Path, triangle: Triangle): readonly Stretch[] {
  const partAt = (t: number) => nearestPoint(at(path, t), triangle).part;
  const stretches: Stretch[] = [];
  let [from, part] = [0, partAt(0)];
  for (let k = 1; k <= samples; k++) {
    const next = partAt(k / samples);
    if (next === part) continue;
    const change = changeBetween((t) => partAt(t) === part, (k - 1) / samples, k / samples);
    stretches.push({ part, from, to: change });
    [from, part] = [change, next];
  }
  return [...stretches, { part, from, to: 1 }];
}

/** Where a distance falls below a level for the first time in [0, 1]; null: it never does, or is below from the start. */
export function firstBelow(distance: (t: number) => number, level: number): number | null {
  if (distance(0) <= level) return null;
  for (let k = 1; k <= samples; k++)
    if (distance(k / samples) < level)
      return changeBetween((t) => distance(t) >= level, (k - 1) / samples, k / samples);
  return null;
}

/** Where a distance is least in [0, 1], as far as 1/400 of the motion tells valleys apart. */
export function leastAt(distance: (t: number) => number): number {
  const times = Array.from({ length: samples + 1 }, (_, k) => k / samples);
  const near = times.reduce((best, time) => (distance(time) < distance(best) ? time : best));
  let [low, high] = [Math.max(0, near - 1 / samples), Math.min(1, near + 1 / samples)];
  while (high - low > 1e-7) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (distance(a) <= distance(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

function changeBetween(holds: (t: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 1e-10) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
