/** Thumbnails that have been drawn, also while the picture is away: who comes back sees them at once. */
import { theme } from '../../../base/theme';
import { seen } from '../../room/state';
import type { Merged } from '../../../../audit/run/merge';
import type { Spot } from '../../../../audit/spots/spots';

/** Of one run; the first ones make room. */
const mostKept = 400;

const kept = new WeakMap<Merged, Map<string, HTMLCanvasElement>>();

/** A spot that has become worse has another picture, and so has another theme. */
export const nameOf = ({ number, worst }: Spot) => `${number} ${worst.body} ${worst.frame} ${theme.peek()}`;

/** The one that is there already. */
export const keptThumbnail = (spot: Spot): HTMLCanvasElement | undefined =>
  seen.peek() ? kept.get(seen.peek()!.merged)?.get(nameOf(spot)) : undefined;

export function keep(merged: Merged, name: string, picture: HTMLCanvasElement): void {
  let those = kept.get(merged);
  if (!those) kept.set(merged, (those = new Map()));
  those.set(name, picture);
  for (const first of those.keys()) {
    if (those.size <= mostKept) return;
    those.delete(first);
  }
}
