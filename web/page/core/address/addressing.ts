/** Looking at steps without going there: what an address may go on with. */
import type { FrameTree } from '../../../package/trace';
import type { Actions } from '../actions.types';
import type { Session } from '../session/session';
import * as store from '../store';

export type AddressActions = Pick<Actions, 'treeOf'>;

export function addressActions(session: Session): AddressActions {
  return {
    async treeOf(frame): Promise<FrameTree | null> {
      if (frame < 0 || frame >= (store.run.value?.frames.length ?? 0)) return null;
      // Whoever goes there will be told what is wrong with the frame; here it only has nothing to offer.
      return session.stepsOf(frame).catch(() => null);
    },
  };
}
