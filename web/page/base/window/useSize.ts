/** Size of an element, followed while it lives. Strips are drawn for their width; they are never scaled. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize<E extends Element>(): [RefObject<E | null>, Size] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
