/** Triangles that are pointed out in the picture. */
import { signal } from '@preact/signals';
import type { SceneMesh, Vec3 } from '../../model';
import type { Pen } from '../../scene/pen/pen';
import type { Space } from '../../scene/space';

interface MarkedHere {
  /** what they are a cause of, so that the button that marked them knows it did */
  readonly of: string;
  readonly triangles: readonly number[];
}

export const markedHere = signal<MarkedHere | null>(null);

/** @param triangles of the level; again of the same: no longer */
export function markTriangles(of: string, triangles: readonly number[]): void {
  markedHere.value = markedHere.peek()?.of === of ? null : { of, triangles };
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
}
