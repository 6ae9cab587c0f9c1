/** Pinned numbers of traced frames: what a plot over the run is made of. Runs in the worker, away from the page. */
import { readTrace } from '../../package/trace';
import type { Pin } from '../model/pins';
import type { Step } from '../../package/trace/steps';

/** How many numbers a pin has at most: a vector's three. */
export const pinWidth = 3;

export interface Watched {
  /** frame after frame, `pinWidth` numbers for each pin */
  readonly values: Float64Array;
  /** frame after frame, how many of them there are: 0 where the frame has no such step, 1 for a number, 3 for a vector */
  readonly counts: Uint8Array;
}

/** @param trace of one frame after the other; null when there are no more */
export function watchFrames(frames: number, pins: readonly Pin[], trace: (frame: number) => Float64Array): Watched {
  const values = new Float64Array(frames * pins.length * pinWidth).fill(NaN);
  const counts = new Uint8Array(frames * pins.length);
  for (let frame = 0; frame < frames; frame++) {
    // Places say nothing of the frame, so every frame may call itself 0.
    const { byAddress } = readTrace(trace(frame), 0);
    pins.forEach(({ place, field }, at) => {
      const step = byAddress.get(place === '' ? 'f0' : `f0.${place}`);
      const found = step ? numbersOf(step, field) : [];
      counts[frame * pins.length + at] = found.length;
      values.set(found, (frame * pins.length + at) * pinWidth);
    });
  }
  return { values, counts };
}

/** The numbers of a field: one, three, or none where the step has no such field. */
export function numbersOf(step: Step, field: string): readonly number[] {
  const opening = field.startsWith('begin.');
  const event = (opening ? step.opening : step.event) as unknown as Readonly<Record<string, unknown>>;
  const value = event[opening ? field.slice(6) : field];
  if (typeof value === 'number') return [value];
  if (typeof value === 'boolean') return [Number(value)];
  return Array.isArray(value) ? (value as number[]) : [];
}
