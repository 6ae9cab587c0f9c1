/** What the page knows about breakpoints, as signals. Written by `breaking.ts` alone. */
import { computed, signal } from '@preact/signals';
import { type Breakpoint, usualBreakpoints } from '../../model/breakpoints/condition';
import { liesIn } from './place';
import { frameOf } from '../../../package/trace/address';
import { cursor, playing } from '../store';

export const breakpoints = signal<readonly Breakpoint[]>(usualBreakpoints);

/** By breakpoint: where it is hit in the run, in order. Missing: not looked for. */
export const breakpointHits = signal<ReadonlyMap<number, readonly string[]>>(new Map());

/** How far looking for hits has come, in frames; null: everything that was asked for is known. */
export const finding = signal<{ readonly done: number; readonly total: number } | null>(null);

/** Continue is on its way to the next hit. */
export const continuing = signal<boolean>(false);

/** Where playing or continuing stopped because of a number that is not finite. */
export const stoppedAt = signal<string | null>(null);

export interface Hit {
  readonly place: string;
  readonly breakpoint: Breakpoint;
}

/** By frame: what the breakpoints that are on hit there. */
export const hitsByFrame = computed<ReadonlyMap<number, readonly Hit[]>>(() => {
  const frames = new Map<number, Hit[]>();
  for (const breakpoint of breakpoints.value) {
    if (!breakpoint.on) continue;
    for (const place of breakpointHits.value.get(breakpoint.id) ?? []) {
      const frame = Number.parseInt(place.slice(1), 10);
      const list = frames.get(frame);
      if (list) list.push({ place, breakpoint });
      else frames.set(frame, [{ place, breakpoint }]);
    }
  }
  return frames;
});

/** The innermost hits the cursor is at or in: those of one place; empty when it is at none. */
export const pausedAt = computed<readonly Hit[]>(() => {
  const around = (hitsByFrame.value.get(frameOf(cursor.value)) ?? []).filter(({ place }) =>
    liesIn(cursor.value, place),
  );
  const innermost = around.reduce((best, { place }) => (place.length > best.length ? place : best), '');
  return around.filter(({ place }) => place === innermost);
});

/** The step with a number that is not finite, while the page stands there because of it. */
export const nonFiniteStop = computed<string | null>(() =>
  stoppedAt.value === cursor.value && !playing.value ? stoppedAt.value : null,
);
