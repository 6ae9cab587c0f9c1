/** The two ends of what is measured, and what comes of them. */
import { computed, signal } from '@preact/signals';
import { derive } from '../../../scene/derived';
import * as store from '../../../core/store';
import { type End, measured, placeOf } from './points';

export type Ends = readonly [End | null, End | null];

export const ends = signal<Ends>([null, null]);
/** what a click would pick */
export const aim = signal<End | null>(null);

const derived = derive();
/** The moment that the named points are of. */
export const momentNow = derived.moment;

export const places = computed(() =>
  ends.value.map((end) => end && placeOf(end, derived.moment.value, store.meshState.value?.mesh ?? null)),
);
/** What comes of it; null while an end is missing. */
export const result = computed(() => {
  const [from, to] = places.value;
  const radii = derived.moment.value?.radii;
  return from && to && radii ? measured(from, to, radii) : null;
});

export function setEnd(which: 0 | 1, end: End | null): void {
  const [from, to] = ends.value;
  ends.value = which === 0 ? [end, to] : [from, end];
}
