/** Triangles that are pointed out in the picture. */
import { signal } from '@preact/signals';
import type { SceneMesh, Vec3 } from '../../model';
import { addScaled, cross, mul, sub } from '../../../mesh/geometry/vec';
import { drawBody } from '../../scene/layers/bodyOutline';
import type { Pen } from '../../scene/pen/pen';
import type { Space } from '../../model/space';
import type { Spot } from '../../../audit/spots/spots';

interface MarkedHere {
  /** what they are a cause of, so that the button that marked them knows it did */
  readonly of: string;
  readonly triangles: readonly number[];
  /** from one side of a gap to the other, world */
  readonly across: readonly [Vec3, Vec3] | null;
}

export const markedHere = signal<MarkedHere | null>(null);

/** @param triangles of the level; again of the same: no longer */
export function markTriangles(of: string, triangles: readonly number[], across: MarkedHere['across'] = null): void {
  markedHere.value = markedHere.peek()?.of === of ? null : { of, triangles, across };
}

/** Their outlines, over everything, for they may lie behind a wall. */
export function drawMarks(pen: Pen, { positions, indices }: SceneMesh, space: Space): void {
  for (const triangle of markedHere.peek()?.triangles ?? []) {
    const corners = [0, 1, 2].map((k): Vec3 => {
      const at = 3 * indices[3 * triangle + k]!;
      return space.point([positions[at]!, positions[at + 1]!, positions[at + 2]!]);
    });
    pen.line(corners, pen.styles.selected, true);
  }
  const across = markedHere.peek()?.across;
  if (across)
    for (const line of barOf(space.point(across[0]), space.point(across[1])))
      pen.line(line, pen.styles.selected, false);
}

/** Of its length: the bars at its ends. */
const ends = 0.2;

/** A length between two places, with a cross at each end, so that it is seen from any side. */
export function barOf(from: Vec3, to: Vec3): readonly (readonly Vec3[])[] {
  const along = sub(to, from);
  // Whichever axis lies most across it.
  const least = along.map(Math.abs).reduce((best, value, axis, all) => (value < all[best]! ? axis : best), 0);
  const side = cross(along, [0, 1, 2].map((axis) => (axis === least ? 1 : 0)) as unknown as Vec3);
  const other = cross(along, side);
  const bars = [from, to].flatMap((end) =>
    [side, other].map((way) => {
      const by = (ends * Math.hypot(...along)) / (Math.hypot(...way) || 1);
      return [addScaled(end, way, -by), addScaled(end, way, by)];
    }),
  );
  return [[from, to], ...bars];
}

/** The body where a spot was worst, over everything. */
export function drawBodyOf({ worst }: Spot, pen: Pen, radii: Vec3, space: Space): void {
  const body = { center: space.point(worst.place), radii: mul(radii, space.factor) };
  drawBody(pen, body, { outline: pen.styles.shown, grid: pen.styles.hitGrid, fill: pen.styles.fills.hit });
}
