/** Triangles that are pointed out in the picture. */
import { signal } from '@preact/signals';

export interface MarkedHere {
  /** what they are a cause of, so that the button that marked them knows it did */
  readonly of: string;
  readonly triangles: Uint32Array;
  readonly at: null;
}

export const markedHere = signal<MarkedHere | null>(null);

/** @param triangles of the level; again of the same: no longer */
export function markTriangles(of: string, triangles: Uint32Array): void {
  markedHere.value = markedHere.peek()?.of === of ? null : { of, triangles, at: null };
}
