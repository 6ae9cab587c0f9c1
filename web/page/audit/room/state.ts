/** What the room of the level audit shows, as signals. Read anywhere in the room; written by `room/actions.ts` only. */
import { computed, signal } from '@preact/signals';
import { severity, type EventKind } from '../../../audit/detectors/types';
import type { Progress } from '../../../audit/pool/run';
import type { Merged } from '../../../audit/run/merge';
import type { AuditSettings } from '../../../audit/run/types';
import type { Spot } from '../../../audit/spots/spots';
import type { MeshState } from '../../model';
import type { Order } from './order';

/** What an audit found so far. A new object whenever results come in, so that reading it is enough to follow. */
export interface Found {
  readonly settings: AuditSettings;
  /** what was run beside it from the same starts; null: nothing */
  readonly besideSettings: AuditSettings | null;
  /** the level as it was walked; the page may show another by now */
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

/** Whether the method beside is looked at, where there is one. */
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

/** Kinds of events that are shown. Who walks off an open edge did what the level lets people do, so that is not at first. */
export const shownKinds = signal<ReadonlySet<EventKind>>(new Set(severity.filter((kind) => kind !== 'leavesLevel')));

/** Spots that are shown, worst first: those of the method that is looked at. */
export const spots = computed<readonly Spot[]>(
  () => seen.value?.merged.ranked().filter(({ kind }) => shownKinds.value.has(kind)) ?? [],
);

/** number of the spot that is chosen, and of the one that is pointed at */
export const chosen = signal<number | null>(null);
export const pointed = signal<number | null>(null);

/** how the list is sorted, and how many workers walk */
export const order = signal<Order>('worst');
export const workers = signal(0);

/** What is shown on a small screen below the picture. */
export const tabs = ['settings', 'spots', 'counts'] as const;
export type Tab = (typeof tabs)[number];
export const tab = signal<Tab>('settings');
/** whether the counts below are folded out; null: as the width of the window has it */
export const stripsOpen = signal<boolean | null>(null);
