/** What the pen has drawn, as shapes: the same bodies, fills, lines and marks, in the same order. */
import { silhouette } from '../geometry/silhouette';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Rgba } from '../../base/palette';
import type { Batch } from '../pen/batch';
import type { Pen } from '../pen/pen';
import { markKinds, type MarkKind } from '../pen/style';
import type { Projection } from '../pen/view';
import { seenPolygon, seenWay } from './clip';
import { colorText, pathText, type Place, type Shape } from './shape';

/** One entry of a batch; its numbers come in the order of the batch's fields. */
class Entry {
  constructor(
    private readonly array: Float32Array,
    private readonly from: number,
  ) {}

  number(at: number): number {
    return this.array[this.from + at]!;
  }

  place(at: number): Vec3 {
    return [this.number(at), this.number(at + 1), this.number(at + 2)];
  }

  color(at: number): Rgba {
    return [...this.place(at), this.number(at + 3)] as const;
  }
}

function entries<T>(batch: Batch, read: (entry: Entry) => T): T[] {
  const { array, stride, count } = batch.filled;
  return Array.from({ length: count }, (_, at) => read(new Entry(array, at * stride)));
}

export function penShapes({ projection, batches }: Pen): Shape[] {
  const { bodies, fills, casings, lines, marks } = batches;
  const body = (entry: Entry) => silhouette({ center: entry.place(0), radii: entry.place(3) }, projection.eye);
  return [
    ...entries(bodies, (entry) => polygonShape(projection, body(entry), entry.color(6))),
    ...entries(fills, (entry) => {
      return polygonShape(projection, [entry.place(0), entry.place(3), entry.place(6)], entry.color(9));
    }),
    ...lineShapes(projection, casings),
    ...lineShapes(projection, lines),
    ...entries(marks, (entry) => markShape(projection, entry)),
  ].filter(({ d }) => d !== '');
}

function polygonShape(projection: Projection, points: readonly Vec3[], color: Rgba): Shape {
  const seen = seenPolygon(projection, points);
  return { d: seen.length > 2 ? pathText(seen, true) : '', fill: colorText(color) };
}

interface Segment {
  readonly a: Vec3;
  readonly b: Vec3;
  readonly color: Rgba;
  /** width, dash, period */
  readonly look: Vec3;
}

/** Segments that follow on each other in one look are one path, so that dashes run on and joints are round. */
function lineShapes(projection: Projection, batch: Batch): Shape[] {
  const runs: Segment[][] = [];
  for (const entry of entries(batch, (entry) => entry)) {
    const next = { a: entry.place(0), b: entry.place(3), color: entry.color(6), look: entry.place(10) };
    const last = runs.at(-1)?.at(-1);
    const goesOn = last && same(last.b, next.a) && same(last.look, next.look) && same(last.color, next.color);
    if (goesOn) runs.at(-1)!.push(next);
    else runs.push([next]);
  }
  return runs.map((run) => {
    const { color, look } = run[0]!;
    const [width, dash, period] = look;
    return {
      d: runText(projection, run),
      stroke: colorText(color),
      width: Math.max(width, 0.5),
      ...(period > 0 && { dash: [dash, period - dash] as const }),
    };
  });
}

function runText(projection: Projection, run: readonly Segment[]): string {
  const pieces: Place[][] = [];
  for (const { a, b } of run) {
    const way = seenWay(projection, a, b);
    if (!way) continue;
    const last = pieces.at(-1);
    const end = last?.at(-1);
    if (last && end && end.x === way[0].x && end.y === way[0].y) last.push(way[1]);
    else pieces.push([...way]);
  }
  const closed = pieces.length === 1 && run.length > 2 && same(run[0]!.a, run.at(-1)!.b);
  return pieces.map((piece) => pathText(closed ? piece.slice(0, -1) : piece, closed)).join('');
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((value, at) => value === b[at]);

const kindOf = Object.fromEntries(Object.entries(markKinds).map(([kind, number]) => [number, kind])) as Record<
  number,
  MarkKind
>;

function markShape(projection: Projection, entry: Entry): Shape {
  const { x, y, depth } = projection.screen(entry.place(0));
  if (depth <= 0) return { d: '' };
  const [fill, stroke, strokeWidth] = [entry.color(3), entry.color(7), entry.number(14)];
  const outlined = strokeWidth > 0 && stroke[3] > 0;
  return {
    d: markText({ x, y }, kindOf[entry.number(11)]!, entry.number(12), entry.number(13)),
    ...(fill[3] > 0 && { fill: colorText(fill) }),
    ...(outlined && { stroke: colorText(stroke), width: strokeWidth }),
  };
}

/** Corners of each kind for a size of 1, y upward, as the shader has them. */
const corners: Readonly<Record<Exclude<MarkKind, 'disc'>, readonly (readonly [number, number])[]>> = {
  diamond: [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ],
  square: [
    [0.84, 0.84],
    [-0.84, 0.84],
    [-0.84, -0.84],
    [0.84, -0.84],
  ],
  triangle: [
    [0, 1.12],
    [-0.97, -0.56],
    [0.97, -0.56],
  ],
  arrow: [
    [0, 0],
    [-1, 0.5],
    [-1, -0.5],
  ],
};

function markText({ x, y }: Place, kind: MarkKind, size: number, turn: number): string {
  const points =
    kind === 'disc'
      ? Array.from({ length: 24 }, (_, k) => [Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12)] as const)
      : corners[kind];
  const [c, s] = [size * Math.cos(turn), size * Math.sin(turn)];
  return pathText(
    points.map(([u, v]) => ({ x: x + c * u - s * v, y: y - (s * u + c * v) })),
    true,
  );
}
