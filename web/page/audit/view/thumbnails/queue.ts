/** Thumbnails are drawn one at a time when the page is quiet, and kept. */
import { seen } from '../../room/state';
import type { Spot } from '../../../../audit/spots/spots';
import type { LevelStage } from '../stage';
import { keep, keptThumbnail, nameOf } from './kept';
import { shoot } from './shoot';

/** Milliseconds until the level, or the card, is asked again. */
const patience = 120;

let last: Promise<unknown> = Promise.resolve();

const quiet = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => resolve(), { timeout: 200 })
      : setTimeout(resolve, 30),
  );
const pause = () => new Promise((resolve) => setTimeout(resolve, patience));

/** @returns null when the signal came first, or another run or method is looked at by now */
export function thumbnailOf(stage: LevelStage, spot: Spot, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
  const drawn = last.then(() => draw(stage, spot, signal));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(stage: LevelStage, spot: Spot, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
  const merged = seen.peek()?.merged;
  for (;;) {
    if (signal.aborted || !merged || seen.peek()?.merged !== merged) return null;
    const there = keptThumbnail(spot);
    if (there) return there;
    await quiet();
    if (signal.aborted) return null;
    if (stage.surface.more) stage.surface.grow();
    // Heat comes a little after its events.
    else if (stage.heat.peek()?.merged === merged) {
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
