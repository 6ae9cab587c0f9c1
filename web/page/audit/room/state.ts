/** The state of the level audit's room, as signals. Read anywhere in the room; written by `room/actions.ts` only. */
import { computed, signal } from '@preact/signals';
import { severity, type EventKind } from '../../../audit/detectors/types';
import type { Progress } from '../../../audit/pool/run';
import type { Merged } from '../../../audit/run/merge';
import type { AuditSettings } from '../../../audit/run/types';
import type { Spot } from '../../../audit/spots/spots';
import type { MeshState } from '../../model';
import type { Order } from './order';

/** The findings of an audit so far. A new object whenever results arrive, so that reading it is enough to follow. */
export interface Found {
  readonly settings: AuditSettings;
  /** the second run from the same starts; null: none */
  readonly besideSettings: AuditSettings | null;
  /** the walked level; the page may show another by now */
  readonly level: MeshState;
  readonly merged: Merged;
  readonly beside: Merged | null;
}

/** One method's walks. */
export interface Walks {
  readonly settings: AuditSettings;
  readonly merged: Merged;
}

/** The walks that are shown: heat, pins, list and counts are theirs. */
export interface Seen extends Walks {
  readonly level: MeshState;
  /** the other method's, from the same starts; null: there is none */
  readonly other: Walks | null;
}

/** null: nothing has been run yet */
export const progress = signal<Progress | null>(null);
export const found = signal<Found | null>(null);

/** Whether the second method is selected, if there is one. */
export const besideShown = signal(false);

export const seen = computed<Seen | null>(() => {
  const of = found.value;
  if (!of) return null;
  const { level, settings, merged, besideSettings, beside } = of;
  const first: Walks = { settings, merged };
  if (!besideSettings || !beside) return { ...first, level, other: null };
  const second: Walks = { settings: besideSettings, merged: beside };
  return besideShown.value ? { ...second, level, other: first } : { ...first, level, other: second };
});

/** The selected kinds of events. Walking off an open edge is allowed by the level, so that kind is off at first. */
export const shownKinds = signal<ReadonlySet<EventKind>>(new Set(severity.filter((kind) => kind !== 'leavesLevel')));

/** Spots that are shown, worst first: those of the method that is looked at. */
export const spots = computed<readonly Spot[]>(
  () => seen.value?.merged.ranked().filter(({ kind }) => shownKinds.value.has(kind)) ?? [],
);

/** number of the chosen spot, and of the one under the pointer */
export const chosen = signal<number | null>(null);
export const pointed = signal<number | null>(null);

/** how the list is sorted, and how many workers walk */
export const order = signal<Order>('worst');
export const workers = signal(0);

/** The part shown on a small screen below the picture. */
export const tabs = ['settings', 'spots', 'counts'] as const;
export type Tab = (typeof tabs)[number];
export const tab = signal<Tab>('settings');
/** whether the counts below are folded out; null: as the width of the window has it */
export const stripsOpen = signal<boolean | null>(null);
