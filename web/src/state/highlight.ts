/**
 * What is singled out on the whole page: a symbol of the formulas with everything that shows it, hovered or selected. Triangles and
 * steps have theirs in `store.selection`. Names and ids, never objects, so it survives scrubbing and running again.
 */
import { computed, signal } from '@preact/signals';

/** Things that a formula names and a figure draws. The letter differs from formula to formula; the thing is the same. */
export const symbolNames = [
  'v', // motion of the sweep
  'rest', // motion that remains
  'wish', // motion before the cone
  'e', // edge under test
  'b', // line from the centre to what is tested
  't', // time of the touch: the ellipsoid there
  'B', // centre at the start
  'r', // radii: the ellipsoid at the start
  'n', // right normal
  'naive', // wrong normal
  'N', // plane of the triangle
  't0', // first touch of that plane
  't1', // last touch of that plane
  'q', // touching or closest point
  'p', // corner under test
  'tri', // triangle under test
  'c', // contact
  'slide', // sliding plane
  'base', // centre after backing off
  'goal', // destination
  'proj', // destination on the sliding plane
  'push', // push out of an overlap
  'box', // box of the sweep
  'lift', // step up or snap down
] as const;
export type SymbolName = (typeof symbolNames)[number];

export const hoveredSymbol = signal<SymbolName | null>(null);
export const selectedSymbol = signal<SymbolName | null>(null);

/** Drawn stronger wherever they are shown. */
export const litSymbols = computed<ReadonlySet<SymbolName>>(
  () => new Set([hoveredSymbol.value, selectedSymbol.value].filter((name) => name !== null)),
);

export function isSymbol(name: string | null | undefined): name is SymbolName {
  return (symbolNames as readonly (string | null | undefined)[]).includes(name);
}
