/** What the names of the parts propose. Nobody's mesh is changed by it unless they ask. */
import type { PartTable } from '../import/types';
import { countOf, type PartChoice, spansOf } from './spans';

export interface Proposal {
  /** `collide`: with those that are made for it, the others are only seen; `leave`: out those that are not made for it */
  readonly kind: 'collide' | 'leave';
  /** how many parts are named so */
  readonly parts: number;
  readonly choice: PartChoice;
}

/** @returns null where names propose nothing, or nothing that would leave something to collide with */
export function proposalOf(table: PartTable, triangles: number): Proposal | null {
  const made = table.parts.map(({ role }) => role === 'collision');
  const spared = table.parts.map(({ role }) => role === 'seen' || role === 'neither');
  const kind = made.includes(true) ? 'collide' : 'leave';
  const out = kind === 'collide' ? made.map((is) => !is) : spared;
  const leftOut = spansOf(table, triangles, out);
  const hidden = spansOf(
    table,
    triangles,
    table.parts.map(({ role }) => role === 'neither'),
  );
  const left = triangles - countOf(leftOut);
  if (leftOut.length === 0 || left === 0) return null;
  const parts = (kind === 'collide' ? made : spared).filter(Boolean).length;
  return { kind, parts, choice: { leftOut, hidden, coloured: false } };
}
