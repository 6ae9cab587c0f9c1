/** Brings the row of what is hovered or selected elsewhere into sight. A row under the pointer is in sight already and stays. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { hoveredAt, selectedAt } from './litRows';

export function useFollowLit(box: RefObject<HTMLElement | null>, rowHeight: number, headHeight = 0): void {
  const [hovered, selected] = [hoveredAt.value, selectedAt.value];
  useEffect(() => show(box.current, selected, rowHeight, headHeight), [box, selected, rowHeight, headHeight]);
  useEffect(() => {
    // Who is in the list has chosen the row there, and goes on from it.
    if (!box.current?.contains(document.activeElement)) show(box.current, hovered, rowHeight, headHeight);
  }, [box, hovered, rowHeight, headHeight]);
}

function show(element: HTMLElement | null, at: number, rowHeight: number, headHeight: number): void {
  if (!element || at < 0) return;
  const top = at * rowHeight;
  const sight = element.clientHeight - headHeight;
  if (sight < rowHeight) return;
  if (top + rowHeight <= element.scrollTop || top >= element.scrollTop + sight) element.scrollTop = top - sight / 3;
}
