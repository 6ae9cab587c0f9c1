/** The open imported tour, and the answers to its questions. */
import { computed, signal } from '@preact/signals';
import { showGuest } from '../course';
import { sheetOf } from '../form';
import { setGuestName } from '../place';
import { here, numbers, ready, stop } from '../state';
import type { FileTour } from '../tour/file';
import type { PlainMesh } from '../tour/meshBytes';
import { readAgain } from '../../base/storage/kept';
import { firstRight, lastRight } from './answers';
import { tourOf } from './compile';
import { keepWay, wayThrough } from './tourProgress';

export interface Guest {
  /** as in the address: its data, or the name under which it is kept here */
  readonly name: string;
  readonly tour: FileTour;
}

/** The tour that is being made here, tried. */
export const draftName = '@draft';

export const guest = signal<Guest | null>(null);

/** Meshes from the file, by their hash: a browser that keeps nothing shows them too. */
let meshes: ReadonlyMap<string, PlainMesh> = new Map();

/** Numbers of the stops that were seen. */
export const seen = signal<ReadonlySet<number>>(new Set());
/** Answers of questions whose last answer was right. */
export const rightGuess = signal<ReadonlyMap<number, readonly number[]>>(new Map());

/** The state of a stop. */
export type Standing = 'new' | 'seen' | 'right' | 'wrong';

export function standingOf(at: number): Standing {
  const right = rightGuess.value.has(at) || lastRight.value.get(at);
  if (right !== undefined) return right ? 'right' : 'wrong';
  return seen.value.has(at) ? 'seen' : 'new';
}

/** Nothing was seen, and nothing answered. */
export function forgetWay(): void {
  seen.value = new Set();
  firstRight.value = lastRight.value = new Map();
  rightGuess.value = new Map();
  keepGoing();
}

function goOn(name: string): void {
  const way = name === draftName ? null : wayThrough(name);
  seen.value = new Set(way?.seen);
  firstRight.value = new Map(way?.firstRight);
  lastRight.value = new Map(way?.lastRight);
  rightGuess.value = new Map(way?.guesses);
}

// Forgotten, or put back.
readAgain(() => guest.peek() && goOn(guest.peek()!.name));

/** That it goes on from here after a reload. */
export function keepGoing(): void {
  const name = guest.peek()?.name;
  if (name && name !== draftName)
    keepWay(name, {
      seen: [...seen.peek()],
      firstRight: [...firstRight.peek()],
      lastRight: [...lastRight.peek()],
      guesses: [...rightGuess.peek()],
    });
}

/** @param more meshes from the same file */
export function openGuest(name: string, tour: FileTour, more: ReadonlyMap<string, PlainMesh> = new Map()): void {
  meshes = new Map([...meshes, ...more]);
  // A draft that is tried again is another one.
  if (name === draftName || guest.peek()?.name !== name) goOn(name);
  guest.value = { name, tour };
  // The author knows the answers anyway.
  sheetOf.value = { by: tour.by, answers: tour.answers === true || name === draftName };
  setGuestName(name);
  showGuest(tourOf({ ...tour, stops: tour.stops.map(withMesh) }));
}

function withMesh(stop: FileTour['stops'][number]): FileTour['stops'][number] {
  const { mesh } = stop.moment;
  const own = mesh && meshes.get(mesh.hash);
  return mesh && own ? { ...stop, moment: { ...stop.moment, mesh: { ...mesh, inline: own } } } : stop;
}

export const guestStop = computed(() => guest.value?.tour.stops[here.value.stop] ?? null);

/** The question of this stop has no answer in the trace that is there. */
export const unsound = computed(() => ready.value && stop.value.ask !== undefined && numbers.value['sound'] !== 1);
