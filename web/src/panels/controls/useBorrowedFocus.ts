import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

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
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
    [],
  );
}
