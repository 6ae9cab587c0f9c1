import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

let toFigures = false;

/** The next thing to close gives the focus to the figures: there Space plays and arrows step, while on the button that opened a list they would open it again. */
export function giveFocusToFigures(): void {
  toFigures = true;
}

/**
 * Takes the focus when something opens and gives it back when it closes.
 *
 * The focus moves after the next picture: a key that opens a dialog must not also press the button that gets the focus there. It returns immediately:
 * later the user may be typing elsewhere.
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
