/** Keeps settings and address the same: what a link says is taken, what is changed is said. */
import { effect, signal } from '@preact/signals';
import { actions } from '../../state/actions';
import { meshState, presetId } from '../../state/store';
import { presetIn, readAddress, type Refused, writeAddress } from './address';
import { firstLevel } from './firstLevel';
import { factorOf } from './fitted';
import { draft, followLevel } from './settings';

/** What of the latest address could not be taken. */
export const refused = signal<readonly Refused[]>([]);

/** @param failed told why no level could be opened @returns a function that stops it */
export function followAddress(failed: (error: unknown) => void): () => void {
  const unfollow = followLevel();
  let said: string | null = null;
  let gone = false;
  let write: (() => void) | undefined;

  const take = async () => {
    const at = actions.audited();
    if (at !== null && at === said) return;
    write?.();
    write = undefined;
    await actions.openLevel(firstLevel, at === null ? null : presetIn(at));
    if (gone || actions.audited() !== at) return;
    if (at !== null) {
      const level = meshState.peek();
      const read = readAddress(at, level ? factorOf(level.mesh) : draft.peek().factor);
      draft.value = read.draft;
      refused.value = read.refused;
    }
    write = effect(() => {
      const preset = meshState.value?.mesh.source === 'preset' ? presetId.value : null;
      said = writeAddress(draft.value, preset);
      actions.sayAudited(said);
    });
  };
  const begin = () => void take().catch(failed);
  begin();
  // A link that is followed in the room.
  window.addEventListener('popstate', begin);
  return () => {
    gone = true;
    window.removeEventListener('popstate', begin);
    write?.();
    unfollow();
  };
}
