/** Rows as one stop for Tab: arrows, Page keys, Home and End move between them, also to rows that are not drawn yet. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** @param usual the row that Tab reaches until somebody moved */
export function useTableKeys(
  box: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  rowHeight: number,
  usual: number,
) {
  const [moved, setMoved] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const stop = Math.min(moved ?? usual, rows.length - 1);
  // A row far away is drawn only after the scrolling; then it gets the focus.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!button) return;
    wanted.current = null;
    button.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const element = box.current;
    if (!element || target.dataset.row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 2);
    const next = nextRow(event.key, Number(target.dataset.row), page, rows.length - 1);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    wanted.current = next;
    setMoved(next);
    const top = next * rowHeight;
    // The head covers one row's height.
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + 2 * rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + 2 * rowHeight - element.clientHeight;
    }
  };
  return { stop, onKeyDown };
}

export function nextRow(key: string, at: number, page: number, last: number): number | null {
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: last }[key];
  return next === undefined ? null : Math.max(0, Math.min(last, next));
}
