/** The rows of the list: sorted, unless somebody points at them or has the focus among them; then they stay where they are. */
import { useRef, useState } from 'preact/hooks';
import { ordered, pageRows, rowsShown, steady } from '../room/order';
import { chosen, order, spots } from '../room/state';
import type { Spot } from '../spots/spots';

export interface Rows {
  readonly shown: readonly Spot[];
  readonly all: number;
  more(): void;
  /** somebody is at the list, or has left it */
  hold(held: boolean): void;
}

export function useRows(): Rows {
  const [held, hold] = useState(false);
  const [asked, ask] = useState(pageRows);
  const before = useRef<{ order: string; numbers: readonly number[] }>({ order: '', numbers: [] });
  const all = spots.value;
  const keep = held && before.current.order === order.value;
  const rows = keep ? steady(before.current.numbers, all) : ordered(all, order.value);
  before.current = { order: order.value, numbers: rows.map(({ number }) => number) };
  const at = chosen.value === null ? -1 : rows.findIndex(({ number }) => number === chosen.value);
  const shown = rowsShown(asked, at, rows.length);
  return { shown: rows.slice(0, shown), all: rows.length, more: () => ask(shown + pageRows), hold };
}
