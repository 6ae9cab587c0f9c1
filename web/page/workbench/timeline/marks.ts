/** What in a strip stands for symbols of the formulas. The strips are pictures, so what a pointer means is worked out from places. */
import { actions } from '../../core/actions';
import { noSymbols, type Symbols } from '../../base/highlight';

export interface Mark {
  readonly symbols: Symbols;
  /** the number it shows; null for a name of a thing */
  readonly value: number | null;
}

/** In its picture, px from the left edge. */
export interface PlacedMark extends Mark {
  readonly x1: number;
  readonly x2: number;
}

/** How near counts as pointing at a mark. */
const reach = { mouse: 4, touch: 14 };

export const reachOf = (pointerType: string): number => (pointerType === 'touch' ? reach.touch : reach.mouse);

/** The nearest mark within `slack` pixels; of two as near the first. */
export function markAt(marks: readonly PlacedMark[], x: number, slack: number): PlacedMark | null {
  let best: PlacedMark | null = null;
  let least = slack;
  for (const mark of marks) {
    const away = Math.max(0, mark.x1 - x, x - mark.x2);
    if (best ? away < least : away <= least) [best, least] = [mark, away];
  }
  return best;
}

/**
 * A press on a mark. A mouse has lit it before, so its first click goes where the mark is and only the next one there holds it; a
 * finger does both at once.
 *
 * @param here the formulas and figures are about what bears the mark
 */
export function pressMark(mark: Mark | null, pointerType: string, here: boolean): void {
  if (!mark || (!here && pointerType !== 'touch')) return;
  // What was held before belonged to the place just left.
  if (!here) actions.selectSymbols(noSymbols);
  actions.selectSymbols(mark.symbols);
}
