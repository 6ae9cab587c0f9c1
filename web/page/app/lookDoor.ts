/** What is worked out for as long as somebody looks, and comes when somebody does: proofs, and numbers over the whole run. */
import type { Actions } from '../core/actions.types';
import type { Session } from '../core/session/session';
import { tellUnheard } from '../core/session/unheard';

export type LookedAtActions = Pick<Actions, 'proveShown' | 'watchRun'>;

/** Begins once it is there, unless nobody looks any more. @returns what ends it */
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
