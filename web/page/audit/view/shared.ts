/** One stage for the picture and for all thumbnails: browsers keep few contexts, and the level lies on the card once. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { tellUnheard } from '../../core/session/unheardFailures';
import type { LevelStage } from './stage';

const held = signal<LevelStage | null>(null);
let holders = 0;
let coming: Promise<void> | null = null;

/** null: not loaded yet */
export const stage: ReadonlySignal<LevelStage | null> = held;

/** A user of the stage. @returns to be called when it no longer shows it */
export function holdStage(): () => void {
  holders++;
  coming ??= import('./stage')
    .then(({ LevelStage }) => {
      if (holders > 0) held.value ??= new LevelStage();
    })
    .catch(tellUnheard)
    .finally(() => (coming = null));
  let gone = false;
  return () => {
    if (gone) return;
    gone = true;
    if (--holders > 0) return;
    held.peek()?.dispose();
    held.value = null;
  };
}
