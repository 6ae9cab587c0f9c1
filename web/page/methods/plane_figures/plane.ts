/** Shapes in the plane: outlines, fillings, what one figure becomes when it is grown by another, and how much is to be seen. */
import { cutsOf } from '../../study/scene/cuts';
import { add, addScaled, dot, scale, sub, type Vec3 } from '../../study/scene/draw';
import type { StudyMoment } from '../../model/study/types';
import { eventOf, isSimple, kindOf, lookOf, type Look, pairOf } from './look';
import type { FigureAxisEvent, FigureFrameEvent } from './schema.gen';

export const ring = (centre: Vec3, radius: number, count = 96): Vec3[] => arc(centre, radius, 0, 2 * Math.PI, count);

export function arc(centre: Vec3, radius: number, from: number, to: number, count: number): Vec3[] {
  return Array.from({ length: count }, (_, k): Vec3 => {
    const angle = from + ((to - from) * k) / count;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle), 0];
  });
}

/** 0 low low, 1 high low, 2 high high, 3 low high */
export const rectangleOf = (low: Vec3, high: Vec3): [Vec3, Vec3, Vec3, Vec3] => [
  [low[0], low[1], 0],
  [high[0], low[1], 0],
  [high[0], high[1], 0],
  [low[0], high[1], 0],
];

/** All points as near to a rectangle as a radius: straight sides, round corners. */
export function rounded(low: Vec3, high: Vec3, radius: number): Vec3[] {
  const starts = [Math.PI, 1.5 * Math.PI, 0, 0.5 * Math.PI];
  return rectangleOf(low, high).flatMap((corner, k) =>
    arc(corner, radius, starts[k]!, starts[k]! + Math.PI / 2, 24).concat([
      arc(corner, radius, starts[k]! + Math.PI / 2, 0, 1)[0]!,
    ]),
  );
}

/** Convex pieces of a polygon, for filling; concave ones too. */
export function pieces(corners: readonly Vec3[]): Vec3[][] {
  if (corners.length < 3) return [];
  const cuts = cutsOf(corners);
  return cuts.map((cut) => cut.map((k) => corners[k]!));
}

const turn = (a: Vec3, b: Vec3, c: Vec3): number => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

/** The smallest convex outline about points, to the left all round (Andrew's chain). */
export function hullOf(points: readonly Vec3[]): Vec3[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const chain = (list: readonly Vec3[]): Vec3[] => {
    const out: Vec3[] = [];
    for (const p of list) {
      while (out.length > 1 && turn(out[out.length - 2]!, out[out.length - 1]!, p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...chain(sorted), ...chain(sorted.reverse())];
}

/** A grown by B while B is shrunk to its centre: where B's centre may be so that they share a point. */
export interface Grown {
  readonly pieces: readonly (readonly Vec3[])[];
  /** all that separating axes can see of it */
  readonly hull: readonly Vec3[];
  /** parts of the pieces' sides that no other piece covers */
  readonly border: readonly (readonly [Vec3, Vec3])[];
}

const sums = (a: readonly Vec3[], b: readonly Vec3[], centre: Vec3): Vec3[] =>
  hullOf(a.flatMap((p) => b.map((q) => add(p, sub(centre, q)))));

const grown = new WeakMap<object, Grown>();

export function grownPolygons({ pair, frame, polygons: [a, b], shapes }: Look): Grown {
  let shape = grown.get(pair ?? frame);
  if (!shape) {
    const [ofA, ofB] = shapes.every(isSimple) ? [pieces(a), pieces(b)] : [[], []];
    const parts = ofA.flatMap((p) => ofB.map((q) => sums(p, q, frame.centreB))).filter((each) => each.length > 2);
    const border = parts.length > mostPieces ? [] : borderOf(parts);
    shape = { pieces: parts, hull: sums(a, b, frame.centreB), border };
    grown.set(pair ?? frame, shape);
  }
  return shape;
}

/** More take too long for a picture; they are filled all the same. */
const mostPieces = 120;

/** Sides of pieces, moved a little outward and cut where another piece covers them. */
function borderOf(parts: readonly (readonly Vec3[])[]): [Vec3, Vec3][] {
  const little = 1e-6 * sizeOf(parts.flat());
  return parts.flatMap((piece) =>
    piece.flatMap((p, k): [Vec3, Vec3][] => {
      const q = piece[(k + 1) % piece.length]!;
      const way = sub(q, p);
      const size = Math.hypot(...way);
      if (!(size > 0)) return [];
      const out: Vec3 = [way[1] / size, -way[0] / size, 0];
      const from = addScaled(p, out, little);
      const covered = parts
        .flatMap((other) => (other === piece ? [] : [insideOf(other, from, way)]))
        .filter((each) => each !== null);
      return openOf(covered).map(([a, b]) => [addScaled(p, way, a), addScaled(p, way, b)]);
    }),
  );
}

/** Which shares of a way lie in a convex piece; null: none. */
function insideOf(piece: readonly Vec3[], from: Vec3, way: Vec3): [number, number] | null {
  let [enter, leave] = [0, 1];
  for (let k = 0; k < piece.length; k++) {
    const [a, b] = [piece[k]!, piece[(k + 1) % piece.length]!];
    const edge = sub(b, a);
    const start = edge[0] * (from[1] - a[1]) - edge[1] * (from[0] - a[0]);
    const change = edge[0] * way[1] - edge[1] * way[0];
    if (change === 0) {
      if (start < 0) return null;
    } else if (change > 0) enter = Math.max(enter, -start / change);
    else leave = Math.min(leave, -start / change);
  }
  return enter < leave ? [enter, leave] : null;
}

/** What of 0 … 1 no interval covers. */
function openOf(covered: readonly (readonly [number, number])[]): [number, number][] {
  const open: [number, number][] = [];
  let at = 0;
  for (const [from, to] of [...covered].sort((a, b) => a[0] - b[0])) {
    if (from > at + 1e-6) open.push([at, from]);
    at = Math.max(at, to);
  }
  if (at < 1 - 1e-6) open.push([at, 1]);
  return open;
}

/** Where an axis is drawn: level with it, below both figures. */
export interface AxisPlace {
  readonly along: Vec3;
  /** away from the axis, toward the figures */
  readonly up: Vec3;
  /** place of a number on the axis */
  readonly at: (value: number, height?: number) => Vec3;
  /** how far the figures reach above it */
  readonly top: number;
  /** height of a bar */
  readonly bar: number;
}

export function axisPlace({ polygons: [a, b] }: Look, { unit, from }: FigureAxisEvent): AxisPlace {
  const left: Vec3 = [-unit[1], unit[0], 0];
  const up = left[1] > 0.05 || (Math.abs(left[1]) <= 0.05 && left[0] > 0) ? left : scale(left, -1);
  const heights = [...a, ...b].map((p) => dot(sub(p, from), up));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const room = sizeOf([...a, ...b]);
  const base = low - 0.2 * room;
  const at = (value: number, height = 0): Vec3 => addScaled(addScaled(from, unit, value), up, base + height);
  return { along: unit, up, at, top: high - base, bar: 0.035 * room };
}

export const sizeOf = (points: readonly Vec3[]): number => {
  const [low, high] = spanOf(points);
  return Math.max(high[0] - low[0], high[1] - low[1], 1e-9);
};

export function spanOf(points: readonly Vec3[]): [Vec3, Vec3] {
  const of = (take: (...values: number[]) => number, axis: 0 | 1): number => take(...points.map((p) => p[axis]));
  if (points.length === 0)
    return [
      [0, 0, 0],
      [0, 0, 0],
    ];
  return [
    [of(Math.min, 0), of(Math.min, 1), 0],
    [of(Math.max, 0), of(Math.max, 1), 0],
  ];
}

const around = (centre: Vec3, radius: number): Vec3[] => rectangleOf(shift(centre, -radius), shift(centre, radius));
const shift = ([x, y]: Vec3, by: number): Vec3 => [x + by, y + by, 0];

/** Corners of a box about each of the two figures. */
export function boundsOf({ frame, polygons: [a, b] }: Pick<Look, 'frame' | 'polygons'>): [Vec3[], Vec3[]] {
  const rectangle = rectangleOf(frame.low, frame.high);
  switch (frame.pair) {
    case 'point-rectangle':
      return [rectangle, [frame.centreB]];
    case 'point-circle':
      return [around(frame.centreA, frame.radiusA), [frame.centreB]];
    case 'circle-circle':
      return [around(frame.centreA, frame.radiusA), around(frame.centreB, frame.radiusB)];
    case 'rectangle-circle':
      return [around(frame.centreA, frame.radiusA), rectangle];
    case 'polygons':
      return [a.length > 0 ? [...a] : [frame.centreA], b.length > 0 ? [...b] : [frame.centreB]];
  }
}

/** How far from the figures the two ranges are drawn. */
export const rangeRoom = (both: readonly Vec3[]): number => 0.14 * sizeOf(both);

/** What the world view is to show: both figures, and room for the axes below them. */
export function worldSubject(moment: StudyMoment): readonly Vec3[] {
  const look = lookOf(moment);
  const both = boundsOf(look).flat();
  const axes = (pairOf(moment)?.children ?? [])
    .filter((child) => kindOf(child) === 'FigureAxis')
    .map((child) => eventOf<FigureAxisEvent>(child))
    .filter(({ length }) => length > 0);
  const room = axes.slice(0, 24).flatMap((axis) => {
    const { at } = axisPlace(look, axis);
    return [at(Math.min(axis.lowA, axis.lowB)), at(Math.max(axis.highA, axis.highB))];
  });
  if (look.frame.pair !== 'point-rectangle') return [...both, ...room];
  const [low] = spanOf(both);
  return [...both, shift(low, -1.2 * rangeRoom(both))];
}

/** What grows, what is shrunk to a point, and by how much. */
export interface Shrunk {
  readonly point: Vec3;
  /** the point is the centre of the first figure: the second one grows */
  readonly first: boolean;
}

export const shrunkOf = ({ pair, centreA, centreB }: FigureFrameEvent): Shrunk =>
  pair === 'rectangle-circle' ? { point: centreA, first: true } : { point: centreB, first: false };

/** What the second view is to show: the grown figure and the point. */
export function grownSubject(moment: StudyMoment): readonly Vec3[] {
  const look = lookOf(moment);
  const { frame } = look;
  const { point } = shrunkOf(frame);
  const out: Vec3[] = [point];
  if (frame.pair === 'polygons') out.push(...grownPolygons(look).hull);
  else if (frame.pair === 'rectangle-circle')
    out.push(...rectangleOf(shift(frame.low, -frame.radiusA), shift(frame.high, frame.radiusA)));
  else if (frame.pair === 'point-rectangle') out.push(...rectangleOf(frame.low, frame.high));
  else out.push(...around(frame.centreA, frame.radiusA + frame.radiusB));
  // Room for the regions around.
  const [low, high] = spanOf(out);
  const room = 0.13 * sizeOf(out);
  return rectangleOf(shift(low, -room), shift(high, room));
}
