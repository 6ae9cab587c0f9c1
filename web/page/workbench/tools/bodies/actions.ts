/** Several bodies in the scene: adding one, showing one, removing one. */
import { showNotice } from '../../../core/told';
import { mostBodies, wantedBodies } from '../../../model/bodies';
import type { Session } from '../../../core/session/session';
import * as store from '../../../core/store';
import { type Arranged, arranged, startsOf, withoutShown } from './arranged';

export interface BodiesActions {
  /** @param at its number, from 0 */
  showBody(at: number): Promise<void>;
  /** the one on screen */
  removeBody(): Promise<void>;
}

export function bodiesActions({ session }: { readonly session: Session }): BodiesActions {
  return {
    async showBody(at) {
      const now = arrangedNow();
      const starts = now && startsOf(now);
      if (!now || !starts?.[at] || at === (now.bodies?.shown ?? 0)) return;
      await arrange(session, arranged(starts, at));
    },
    async removeBody() {
      const now = arrangedNow();
      if (now?.bodies) await arrange(session, withoutShown(now));
    },
  };
}

/** As they were asked for last; null: nothing can be changed now. */
export function arrangedNow(): Arranged | null {
  const experiment = store.wanted.value;
  return experiment && !store.walking.value ? { start: experiment.start, bodies: wantedBodies.value } : null;
}

/** A new history entry. */
export async function arrange(session: Session, { start, bodies }: Arranged): Promise<void> {
  store.wanted.value = { ...store.wanted.value!, start };
  wantedBodies.value = bodies;
  await session.runAgain('push');
}

/** With another one, which is shown; null: the maximum is reached, and the page says so. */
export function withAnother(now: Arranged): ((start: Arranged['start']) => Arranged) | null {
  const starts = startsOf(now);
  if (starts.length < mostBodies) return (start) => arranged([...starts, start], starts.length);
  showNotice({ key: 'bodies.limit', values: { most: mostBodies } });
  return null;
}
