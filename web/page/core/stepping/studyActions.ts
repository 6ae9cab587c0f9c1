/** The page's different behaviour while a study is open. The study itself is a separate chunk. */
import type { Actions } from '../actions.types';
import type { Session } from '../session/session';
import { rooms, type Studies } from '../rooms';
import * as store from '../store';

export type StudyActions = Pick<Actions, 'openMethod' | 'continueForward' | 'continueBack' | 'toggleCompare'>;

/**
 * @param sweep what these do while there is none
 * @param openFirst opens the first preset: nothing was swept before
 */
export function studyActions(
  session: Session,
  sweep: Omit<StudyActions, 'openMethod'>,
  openFirst: () => Promise<unknown>,
): StudyActions {
  const attempt = (work: () => Promise<unknown>) =>
    session.attempt({ key: 'failure.step.title' }, async () => void (await work()));
  const within = (own: (studies: Studies) => Promise<unknown>, otherwise: () => Promise<void>) =>
    store.study.value ? attempt(async () => own(await rooms.studies())).then(() => {}) : otherwise();
  return {
    async openMethod(id) {
      await attempt(async () => {
        const { studyRoom } = await rooms.studies();
        const room = studyRoom(session);
        if (id !== null) await room.open(id, { history: 'push' });
        else if (store.study.value && !(await room.leave())) await openFirst();
      });
    },
    continueForward: () => within(({ continueTo }) => continueTo(session, 1), sweep.continueForward),
    continueBack: () => within(({ continueTo }) => continueTo(session, -1), sweep.continueBack),
    toggleCompare: () => within(({ toggleBeside }) => toggleBeside(), sweep.toggleCompare),
  };
}
