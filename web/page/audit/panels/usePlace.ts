/** Where the list was when the room was left: who comes back finds it so. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { chosen } from '../room/state';
import type { Merged } from '../../../audit/run/merge';

/** Held weakly: results of a large run are large. */
let left: { readonly of: WeakRef<Merged> | null; readonly top: number } = { of: null, top: 0 };

export interface Place {
  readonly box: RefObject<HTMLDivElement | null>;
  /** the list has just come back to where it was; a chosen row need not be brought to view */
  readonly back: () => boolean;
}

/** @param of whose rows they are */
export function usePlace(of: Merged | undefined): Place {
  const box = useRef<HTMLDivElement>(null);
  const back = useRef(of !== undefined && left.of?.deref() === of);
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
      if (!back.current || element.scrollTop === top)
        left = { of: of ? new WeakRef(of) : null, top: element.scrollTop };
    };
    const leave = () => void (back.current = false);
    element.addEventListener('scroll', note, { passive: true });
    const hands = ['wheel', 'pointerdown', 'keydown', 'touchstart'];
    for (const type of hands) element.addEventListener(type, leave, { passive: true });
    // A spot that is chosen elsewhere, as by its pin, comes to view.
    const before = chosen.peek();
    const unfollow = chosen.subscribe((now) => now !== before && leave());
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
      for (const type of hands) element.removeEventListener(type, leave);
      unfollow();
    };
  }, [of]);
  return { box, back: () => back.current };
}
