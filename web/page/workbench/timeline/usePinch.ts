/** Two fingers on an element: by how much their distance changes, and where their middle is. One finger is left to the browser. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** @param onPinch called with the factor since the last call and the middle, px of the window */
export function usePinch(element: RefObject<HTMLElement | null>, onPinch: (factor: number, x: number) => void): void {
  const call = useRef(onPinch);
  call.current = onPinch;
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let apart = 0;
    const onTouch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b) return void (apart = 0);
      // Otherwise the browser zooms the page.
      event.preventDefault();
      const now = Math.max(8, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));
      if (apart > 0) call.current(now / apart, (a.clientX + b.clientX) / 2);
      apart = now;
    };
    const kinds = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const kind of kinds) target.addEventListener(kind, onTouch, { passive: false });
    return () => {
      for (const kind of kinds) target.removeEventListener(kind, onTouch);
    };
  }, [element]);
}
