/** Where the list was when the room was left: who comes back finds it so. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Merged } from '../run/merge';

let left: { readonly of: Merged | undefined; readonly top: number } = { of: undefined, top: 0 };

export interface Place {
  readonly box: RefObject<HTMLDivElement | null>;
  /** the list has just come back to where it was; a chosen row need not be brought to view */
  readonly back: () => boolean;
}

/** @param of whose rows they are */
export function usePlace(of: Merged | undefined): Place {
  const box = useRef<HTMLDivElement>(null);
  const back = useRef(left.of === of && of !== undefined);
  useLayoutEffect(() => {
    const element = box.current!;
    const { top } = left;
    const goBack = () => back.current && (element.scrollTop = top);
    goBack();
    // What stands below the chosen row comes a little later.
    const observer = new ResizeObserver(goBack);
    observer.observe(element.firstElementChild!);
    const note = () => {
      // Until the rows are as high as they were, it is not where it was.
      if (!back.current || element.scrollTop === top) left = { of, top: element.scrollTop };
    };
    const leave = () => void (back.current = false);
    element.addEventListener('scroll', note, { passive: true });
    for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
      element.addEventListener(type, leave, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [of]);
  return { box, back: () => back.current };
}
