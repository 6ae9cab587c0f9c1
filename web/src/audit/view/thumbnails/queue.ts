/** Thumbnails are drawn one at a time when the page is quiet, and kept. */
import { theme } from '../../../state/theme';
import { found } from '../../room/state';
import type { Merged } from '../../run/merge';
import type { Spot } from '../../spots/spots';
import type { LevelStage } from '../stage';
import { shoot } from './shoot';

/** Of one run; the first ones make room. */
const mostKept = 400;
/** Milliseconds until the level, or the card, is asked again. */
const patience = 120;

const kept = new WeakMap<Merged, Map<string, HTMLCanvasElement>>();
let last: Promise<unknown> = Promise.resolve();

const quiet = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => resolve(), { timeout: 1000 })
      : setTimeout(resolve, 30),
  );
const pause = () => new Promise((resolve) => setTimeout(resolve, patience));

/** A spot that has become worse has another picture, and so has another theme. */
const nameOf = ({ number, worst }: Spot) => `${number} ${worst.body} ${worst.frame} ${theme.peek()}`;

/** The one that is there already. */
const keptThumbnail = (spot: Spot): HTMLCanvasElement | undefined =>
  found.peek() ? kept.get(found.peek()!.merged)?.get(nameOf(spot)) : undefined;

/** @returns null when the signal came first, or the run is another one by now */
export function thumbnailOf(stage: LevelStage, spot: Spot, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
  const drawn = last.then(() => draw(stage, spot, signal));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(stage: LevelStage, spot: Spot, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
  const merged = found.peek()?.merged;
  for (;;) {
    if (signal.aborted || !merged || found.peek()?.merged !== merged) return null;
    const there = keptThumbnail(spot);
    if (there) return there;
    await quiet();
    if (signal.aborted) return null;
    if (stage.surface.more) stage.surface.grow();
    // Heat comes a little after its events.
    else if (stage.heat.peek()) {
      const name = nameOf(spot);
      const made = await shoot(stage, spot);
      if (made) {
        keep(merged, name, made);
        return made;
      }
    }
    if (!stage.surface.more) await pause();
  }
}

function keep(merged: Merged, name: string, picture: HTMLCanvasElement): void {
  let those = kept.get(merged);
  if (!those) kept.set(merged, (those = new Map()));
  those.set(name, picture);
  for (const first of those.keys()) {
    if (those.size <= mostKept) return;
    those.delete(first);
  }
}
