/** Everything that changes what the room shows. */
import { batch } from '@preact/signals';
import { meshState } from '../../core/store';
import { severity, type EventKind } from '../../../audit/detectors/types';
import { faultOf } from '../../../audit/run/settings';
import { draft, runsOf } from './settings';
import { endRun, goOnWithRun, pauseRun, startRun } from './running';
import { besideShown, chosen, order, pointed, seen, shownKinds, spots } from './state';
import { sameElsewhere } from './sameElsewhere';
import type { Order } from './order';

/** @param number of a spot; null: none */
export function choose(number: number | null): void {
  chosen.value = number;
}

/** @param number of a spot; null: none */
export function point(number: number | null): void {
  pointed.value = number;
}

/** Walks the level that is open, by the settings that are there; without a level, or with settings that are no good, nothing happens. */
export async function start(): Promise<void> {
  const level = meshState.peek();
  if (!level || faultOf(draft.peek().settings)) return;
  await startRun(level, runsOf(draft.peek()));
}

export const pause = pauseRun;
export const goOn = goOnWithRun;
export const cancel = endRun;

export function showKind(kind: EventKind, on: boolean): void {
  const kinds = new Set(shownKinds.peek());
  if (on) kinds.add(kind);
  else kinds.delete(kind);
  shownKinds.value = kinds;
}

export function showAll(on: boolean): void {
  shownKinds.value = new Set(on ? severity : []);
}

/** Shows the walks of the method beside, or those of the audit. The chosen spot stays the chosen one where the other method has it too. */
export function showBeside(on: boolean): void {
  const before = spots.peek().find(({ number }) => number === chosen.peek());
  batch(() => {
    besideShown.value = on;
    pointed.value = null;
    const now = seen.peek();
    chosen.value = (before && now && sameElsewhere(before, spots.peek(), now.settings)?.number) ?? null;
  });
}

export function sortBy(by: Order): void {
  order.value = by;
}
