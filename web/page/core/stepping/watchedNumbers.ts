/** Pinned numbers over the whole run. The worker traces frames again, a few at a time so that it stays free for steps; closing the panel ends it. */
import { effect } from '@preact/signals';
import { pinWidth } from '../../solver/watch';
import { isCancelled } from '../session/failure';
import type { Run } from '../../model';
import { type Pin, pins, pinText, type Series, series } from '../../model/pins';
import type { Session } from '../session/session';
import * as store from '../store';

/** The first request of a run; then as many as take about `turn` milliseconds. */
const firstFrames = 8;
const mostFrames = 512;
const turn = 40;

/** @returns what ends it */
export function watchRun(session: Session): () => void {
  const watcher = new Watcher(session);
  const stop = effect(() => watcher.follow(store.walking.value ? null : store.run.value, pins.value));
  return () => {
    stop();
    watcher.stop();
  };
}

class Watcher {
  private turns = 0;

  constructor(private readonly session: Session) {}

  /** Goes on with what is missing; what it was doing before is not wanted any more. */
  follow(run: Run | null, wanted: readonly Pin[]): void {
    this.turns++;
    if (!run) return;
    const kept = wanted.map((pin) => [pinText(pin), keep(series.peek().get(pinText(pin)), run)] as const);
    series.value = new Map(kept);
    void this.work(this.turns, run, wanted);
  }

  stop(): void {
    this.turns++;
  }

  private async work(mine: number, run: Run, wanted: readonly Pin[]): Promise<void> {
    let frames = firstFrames;
    try {
      for (;;) {
        const doneOf = (pin: Pin) => series.peek().get(pinText(pin))?.done ?? 0;
        const from = Math.min(...wanted.map(doneOf));
        if (!(from < run.frames.length) || mine !== this.turns) return;
        const behind = wanted.filter((pin) => doneOf(pin) === from);
        const to = Math.min(run.frames.length, from + frames);
        const began = performance.now();
        await this.some(mine, run, behind, from, to);
        const took = performance.now() - began;
        frames = Math.min(mostFrames, Math.max(1, Math.round((frames * turn) / Math.max(took, 1))), frames * 4);
      }
    } catch (error) {
      // The step on screen reports a broken solver; the plot keeps its points.
      if (!isCancelled(error)) this.stop();
    }
  }

  private async some(mine: number, run: Run, wanted: readonly Pin[], from: number, to: number): Promise<void> {
    const { loaded, client } = this.session;
    if (!loaded) return this.stop();
    const { values, counts } = await client.watch(loaded.id, run.experiment, run.frames.slice(from, to), wanted);
    if (mine !== this.turns) return;
    const next = new Map(series.peek());
    wanted.forEach((pin, at) => {
      const old = next.get(pinText(pin));
      if (!old) return;
      for (let frame = from; frame < to; frame++) {
        const place = (frame - from) * wanted.length + at;
        old.counts[frame] = counts[place]!;
        old.values.set(values.subarray(place * pinWidth, (place + 1) * pinWidth), frame * pinWidth);
      }
      next.set(pinText(pin), { ...old, done: to });
    });
    series.value = next;
  }
}

/** A run that only grew keeps its frames, and so do their numbers. */
function keep(old: Series | undefined, run: Run): Series {
  const { length } = run.frames;
  const same = old && old.done <= length && old.done > 0 && old.run.frames[old.done - 1] === run.frames[old.done - 1];
  if (same && old.counts.length === length) return { ...old, run };
  const fresh: Series = {
    run,
    values: new Float64Array(length * pinWidth).fill(NaN),
    counts: new Uint8Array(length),
    done: same ? old.done : 0,
  };
  if (same) {
    fresh.values.set(old.values.subarray(0, old.done * pinWidth));
    fresh.counts.set(old.counts.subarray(0, old.done));
  }
  return fresh;
}
