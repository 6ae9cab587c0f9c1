/**
 * What is singled out on the whole page: a symbol of the formulas with everything that shows it, hovered or selected. Triangles and
 * steps have theirs in `store.selection`. Names and ids, never objects, so it survives scrubbing and running again.
 */
import { computed, signal } from '@preact/signals';

/** Things that a formula names and a figure draws. The letter differs from formula to formula; the thing is the same. */
export const symbolNames = [
  'v', // motion of the sweep
  'rest', // motion that remains
  'desired', // motion before the cone
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
  'best', // nearest touch of the tests before: the bound to beat
  'max', // nearest touch of the triangle under test so far: the bound inside it
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
  'wall', // wall that a steep contact acts as
  'foot', // ground before the edge of a step
  'tread', // ground behind it
  'floor', // floor that steep faces make together
] as const;
export type SymbolName = (typeof symbolNames)[number];

/** A mark may stand for several: the sign of a touch is its time and its place. */
export type Symbols = readonly SymbolName[];
export const noSymbols: Symbols = [];

export const hoveredSymbols = signal<Symbols>(noSymbols);
export const selectedSymbols = signal<Symbols>(noSymbols);

/** Drawn stronger wherever they are shown. */
export const litSymbols = computed<ReadonlySet<SymbolName>>(
  () => new Set([...hoveredSymbols.value, ...selectedSymbols.value]),
);

/** Symbols of the study that is open. */
let more: ReadonlySet<string> = new Set();

export function setMoreSymbols(names: readonly string[]): void {
  more = new Set(names);
}

/** Names of all symbols, those of the study that is open last. */
export const allSymbols = (): readonly SymbolName[] => [...symbolNames, ...[...more].map(studySymbol)];

/** The name of a symbol that a study has. */
export const studySymbol = (name: string): SymbolName => name as SymbolName;

export function isSymbol(name: string | null | undefined): name is SymbolName {
  return typeof name === 'string' && ((symbolNames as readonly string[]).includes(name) || more.has(name));
}

/** Of an element that shows some, or of what it lies in: its `data-sym`, names with spaces between. */
export function symbolsAt(target: EventTarget | null): Symbols {
  const element = target instanceof Element ? target.closest('[data-sym]') : null;
  return element?.getAttribute('data-sym')?.split(' ').filter(isSymbol) ?? noSymbols;
}
