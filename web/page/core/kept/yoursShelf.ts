/** Presets that somebody changed, kept in this browser. A list in local storage, read again before every change: other tabs write it too. */
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { keepText, keptJson } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';

export interface Yours {
  readonly id: string;
  /** the preset it was made from */
  readonly preset: string;
  /** 1 for the first of its preset, 2 for the next; part of the name until it has its own */
  readonly number: number;
  readonly name: string | null;
  /** milliseconds since 1970 */
  readonly saved: number;
  /** the moment, coded as in a link but as long as it takes */
  readonly moment: string;
}

const key = names.yours;
const text = v.pipe(v.string(), v.minLength(1));
const shelfSchema = v.array(
  v.strictObject({
    id: text,
    preset: text,
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    name: v.nullable(text),
    saved: v.number(),
    moment: text,
  }),
);

/** Latest first. */
export const yours = signal<readonly Yours[]>([]);

export function readShelf(): readonly Yours[] {
  // No storage in this browser, or not ours any more: there is nothing to show.
  const result = v.safeParse(shelfSchema, keptJson(key));
  return (yours.value = result.success ? result.output.toSorted((a, b) => b.saved - a.saved) : []);
}

/** @returns false when the browser refuses; the list on the page then still has the change */
export function changeShelf(change: (list: readonly Yours[]) => readonly Yours[]): boolean {
  const next = change(readShelf()).toSorted((a, b) => b.saved - a.saved);
  yours.value = next;
  return keepText(key, JSON.stringify(next));
}

/** Calls back when another tab changed the list. @returns a function that stops it */
export function watchShelf(): () => void {
  if (typeof addEventListener !== 'function') return () => undefined;
  const onStorage = (event: StorageEvent) => event.key === key && void readShelf();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
