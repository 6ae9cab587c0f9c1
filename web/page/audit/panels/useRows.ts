/** The rows of the list: sorted, unless somebody points at them or has the focus among them; then they stay where they are. */
import { useRef, useState } from 'preact/hooks';
import { ordered, pageRows, rowsShown, steady } from '../room/order';
import { chosen, order, seen, spots } from '../room/state';
import type { Merged } from '../../../audit/run/merge';
import type { Spot } from '../../../audit/spots/spots';

export interface Rows {
  readonly shown: readonly Spot[];
  readonly all: number;
  more(): void;
  /** somebody is at the list, or has left it */
  hold(held: boolean): void;
}

/** How many rows were shown of which walks when the room was left. */
let askedBefore: { readonly of: WeakRef<Merged> | null; readonly rows: number } = { of: null, rows: pageRows };

export function useRows(): Rows {
  const [held, hold] = useState(false);
  const of = seen.value?.merged;
  const [asked, ask] = useState(of && askedBefore.of?.deref() === of ? askedBefore.rows : pageRows);
  const before = useRef<{ order: string; of: Merged | undefined; numbers: readonly number[] }>({
    ...{ order: '', of: undefined, numbers: [] },
  });
  const all = spots.value;
  // Numbers are those of one method in one run.
  const keep = held && before.current.order === order.value && before.current.of === of;
  const rows = keep ? steady(before.current.numbers, all) : ordered(all, order.value);
  before.current = { order: order.value, of, numbers: rows.map(({ number }) => number) };
  const at = chosen.value === null ? -1 : rows.findIndex(({ number }) => number === chosen.value);
  const shown = rowsShown(asked, at, rows.length);
  const more = () => {
    askedBefore = { of: of ? new WeakRef(of) : null, rows: shown + pageRows };
    ask(shown + pageRows);
  };
  return { shown: rows.slice(0, shown), all: rows.length, more, hold };
}
