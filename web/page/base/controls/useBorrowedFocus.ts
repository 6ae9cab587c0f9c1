import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

let toFigures = false;

/**
 * What closes next gives the focus to the figures: there Space plays and arrows step, while on the button that opened a list they
 * would open it again.
 */
export function giveFocusToFigures(): void {
  toFigures = true;
}

/**
 * Takes the focus when something opens and gives it back when it closes.
 *
 * It is taken after the next picture: a key that opens a dialog must not go on to press the button that gets the focus there. It is
 * given back at once: later somebody may be typing elsewhere, and must not be torn away.
 *
 * @param open shows it and moves the focus into it
 * @param close hides it again, if that takes more than removing it
 */
export function useBorrowedFocus(open: () => void, close?: () => void): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    open();
  }, []);
  useLayoutEffect(
    () => () => {
      close?.();
      // Preact removes the element, so the browser cannot put the focus back by itself.
      const back = toFigures ? document.querySelector('main') : before.current;
      toFigures = false;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    },
    [],
  );
}
