/** Computed only while it is on screen, and loaded with the first look: proofs, and numbers over the whole run. */
import type { Actions } from '../core/actions.types';
import type { Session } from '../core/session/session';
import { tellUnheard } from '../core/session/unheard';

export type LookedAtActions = Pick<Actions, 'proveShown' | 'watchRun'>;

/** Begins once it has loaded, unless it is no longer on screen. @returns a function that ends it */
function whileLooked(coming: Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  coming
    .then((begin) => {
      if (!gone) stop = begin();
    })
    .catch(tellUnheard);
  return () => {
    gone = true;
    stop?.();
  };
}

export const lookedAtActions = (session: Session): LookedAtActions => ({
  proveShown: () =>
    whileLooked(
      import('../core/stepping/proving').then(
        ({ proveShown }) =>
          () =>
            proveShown(session),
      ),
    ),
  watchRun: () =>
    whileLooked(
      import('../core/stepping/watching').then(
        ({ watchRun }) =>
          () =>
            watchRun(session),
      ),
    ),
});
