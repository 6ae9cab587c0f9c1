/** What the body does not fit: gaps between faces that look at each other, faces and steps beyond what the settings let it take. */
import { addScaled, cross, dot, sub, type Vec3 } from '../../mesh/geometry/vec';
import type { Around, Body } from './around';
import { type Cause, isAtBody } from './cause';

/** Gaps narrower than this part of the body are cracks: nothing of it can get in. */
const crack = 0.05;
/** Faces that look at each other, by the product of their normals: 60° or less off. */
const facing = -0.5;
/** A face steeper than this is a wall, radians: nobody expects to walk up. */
const wall = (85 * Math.PI) / 180;

/** Faces that are asked for one opposite, the nearest first: a scan has a hundred thousand about a body, and each is asked about all. */
const mostAsked = 500;

interface Face {
  readonly corners: readonly [Vec3, Vec3, Vec3];
  /** unit; undefined: it has no area */
  readonly normal: Vec3;
  readonly distance: number;
  readonly number: number;
}

function facesOf({ positions, triangles }: Around, body: Body): Face[] {
  return [...triangles].flatMap((number, local) => {
    const at = (k: number): Vec3 =>
      [...positions.subarray(9 * local + 3 * k, 9 * local + 3 * k + 3)] as unknown as Vec3;
    const corners = [at(0), at(1), at(2)] as const;
    const normal = cross(sub(corners[1], corners[0]), sub(corners[2], corners[0]));
    const size = Math.hypot(...normal);
    if (!(size > 0)) return [];
    return [
      {
        corners,
        normal: [normal[0] / size, normal[1] / size, normal[2] / size],
        distance: body.distance(corners),
        number,
      },
    ];
  });
}

export interface Limits {
  readonly slopeLimit: number;
  readonly stepHeight: number;
}

/** @param around everything within reach of the body and as far again as it is wide */
export function misfitsAround(around: Around, body: Body, reach: number, limits: Limits): Cause[] {
  const faces = facesOf(around, body);
  return [...gaps(faces, body, reach), ...tooMuch(faces, body, limits)];
}

function gaps(faces: readonly Face[], body: Body, reach: number): Cause[] {
  const found: { readonly one: Face; readonly two: Face; readonly width: number; readonly from: Vec3 }[] = [];
  const boxes = faces.map(({ corners }) => boxOf(corners));
  const near = faces.filter(({ distance }) => distance <= reach).sort((a, b) => a.distance - b.distance);
  for (const one of near.slice(0, mostAsked)) {
    const widest = body.width(one.normal);
    const from = inward(body.nearest(one.corners), one.corners);
    let nearest: { readonly face: Face; readonly way: number } | undefined;
    const ray = boxOf([from, addScaled(from, one.normal, widest)]);
    for (const [k, face] of faces.entries()) {
      if (apart(ray, boxes[k]!)) continue;
      const way = meet(from, one.normal, face.corners);
      if (face !== one && way > 1e-9 * widest && way < (nearest?.way ?? Infinity)) nearest = { face, way };
    }
    if (!nearest || dot(nearest.face.normal, one.normal) > facing) continue;
    if (nearest.way > crack * widest && nearest.way < widest)
      found.push({ one, two: nearest.face, width: nearest.way, from });
  }
  if (found.length === 0) return [];
  const pairs = new Set(found.map(({ one, two }) => [one.number, two.number].sort((a, b) => a - b).join()));
  const triangles = [...new Set(found.flatMap(({ one, two }) => [one.number, two.number]))].sort((a, b) => a - b);
  const distance = Math.min(...found.map(({ one }) => one.distance));
  const narrowest = found.reduce((least, gap) => (gap.width < least.width ? gap : least));
  const { one, from, width: size } = narrowest;
  const across = [from, addScaled(from, one.normal, size)] as const;
  return [{ name: 'narrowGap', count: pairs.size, distance, triangles, size, across }];
}

interface Box {
  readonly low: Vec3;
  readonly high: Vec3;
}

const boxOf = (points: readonly Vec3[]): Box => ({
  low: [0, 1, 2].map((axis) => Math.min(...points.map((point) => point[axis]!))) as unknown as Vec3,
  high: [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis]!))) as unknown as Vec3,
});

const apart = ({ low, high }: Box, other: Box): boolean =>
  low[0] > other.high[0] ||
  high[0] < other.low[0] ||
  low[1] > other.high[1] ||
  high[1] < other.low[1] ||
  low[2] > other.high[2] ||
  high[2] < other.low[2];

/** A little into the triangle: a ray from its very edge would slip by the edge it is opposite to. */
const inward = (point: Vec3, corners: readonly Vec3[]): Vec3 =>
  point.map(
    (value, axis) => value + 1e-3 * (corners.reduce((sum, corner) => sum + corner[axis]! / 3, 0) - value),
  ) as unknown as Vec3;

/** @returns how far along a ray it meets a triangle; Infinity: it does not */
function meet(from: Vec3, ahead: Vec3, [a, b, c]: readonly [Vec3, Vec3, Vec3]): number {
  const [u, v, w] = [sub(b, a), sub(c, a), sub(from, a)];
  const p = cross(ahead, v);
  const det = dot(u, p);
  if (det === 0) return Infinity;
  const s = dot(w, p) / det;
  const q = cross(w, u);
  const t = dot(ahead, q) / det;
  return s < 0 || t < 0 || s + t > 1 ? Infinity : dot(v, q) / det;
}

/** Of the faces that it touches there. */
function tooMuch(faces: readonly Face[], body: Body, { slopeLimit, stepHeight }: Limits): Cause[] {
  const touched = faces.filter((face) => isAtBody(face, body.radii));
  const steep = touched
    .map((face) => ({ face, angle: Math.acos(Math.min(1, Math.abs(face.normal[1]))) }))
    .filter(({ angle }) => angle > slopeLimit);
  const slopes = steep.filter(({ angle, face }) => angle < wall && face.normal[1] > 0);
  const foot = body.place[1] - body.radii[1];
  const risers = steep.filter(({ angle }) => angle >= wall);
  const tops = risers.map(({ face }) => ({ face, rise: Math.max(...face.corners.map(([, y]) => y)) - foot }));
  const steps = tops.filter(({ rise }) => rise > stepHeight && rise < body.radii[1]);
  const cause = (name: Cause['name'], of: readonly Face[], size: number): Cause[] =>
    of.length === 0
      ? []
      : [
          {
            name,
            count: of.length,
            distance: Math.min(...of.map(({ distance }) => distance)),
            triangles: of.map(({ number }) => number),
            size,
          },
        ];
  return [
    ...cause(
      'steepFace',
      slopes.map(({ face }) => face),
      Math.max(...slopes.map(({ angle }) => angle)),
    ),
    ...cause(
      'highStep',
      steps.map(({ face }) => face),
      Math.max(...steps.map(({ rise }) => rise)),
    ),
  ];
}
