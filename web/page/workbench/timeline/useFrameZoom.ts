/** How strip A scrolls and zooms. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { scrollAfterZoom } from './frameView';
import { showWholeRun, zoomFrames } from './frameZoom';

/** @param onPinch called with the factor since the last call and the middle, px of the window */
function usePinch(element: RefObject<HTMLElement | null>, onPinch: (factor: number, x: number) => void): void {
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

/** Keeps the current frame in sight when it changes; zooming and scrolling elsewhere are left alone. */
export function useFollow(box: RefObject<HTMLDivElement | null>, current: number, pitch: number, width: number): void {
  const now = useRef({ pitch, width });
  now.current = { pitch, width };
  useEffect(() => {
    const element = box.current;
    const { pitch, width } = now.current;
    if (!element || width === 0) return;
    const at = current * pitch;
    if (at < element.scrollLeft || at + pitch > element.scrollLeft + width) element.scrollLeft = at - width / 2;
  }, [box, current, width]);
}

/** Wheel, fingers and keys. @returns zooms by a factor around a place of the window, or around the current frame */
export function useZoom(box: RefObject<HTMLDivElement | null>, pitch: number, current: number) {
  /** place of the picture that stays where it is, px */
  const hold = useRef<{ at: number; pitch: number } | null>(null);
  const zoomAt = (factor: number, clientX?: number) => {
    const element = box.current;
    if (!element) return;
    const left = element.getBoundingClientRect().left;
    hold.current = { at: clientX === undefined ? (current + 0.5) * pitch - element.scrollLeft : clientX - left, pitch };
    zoomFrames(factor);
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (element && hold.current) {
      element.scrollLeft = scrollAfterZoom(element.scrollLeft, hold.current.at, hold.current.pitch, pitch);
    }
    hold.current = null;
  }, [box, pitch]);
  const zoom = useRef(zoomAt);
  zoom.current = zoomAt;
  usePinch(box, (factor, x) => zoom.current(factor, x));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      // A pinch on a touchpad arrives as a wheel with Ctrl.
      if (event.ctrlKey) {
        event.preventDefault();
        return zoom.current(Math.exp(-wheelPixels(event.deltaY, event) / 240), event.clientX);
      }
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (sideways || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollLeft += wheelPixels(event.deltaY, event);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box]);
  return zoomAt;
}

function wheelPixels(delta: number, { deltaMode }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL ? delta : delta * 32;
}

export function zoomKey(event: KeyboardEvent, zoomIn: () => void, zoomOut: () => void): boolean {
  const run = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': showWholeRun }[event.key];
  if (!run || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  event.stopPropagation();
  run();
  return true;
}
