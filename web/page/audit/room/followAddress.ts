/** Keeps settings and address the same: takes a link, writes changes. */
import { effect, signal } from '@preact/signals';
import { actions } from '../../core/actions';
import { presetById } from '../../presets';
import { meshState, presetId } from '../../core/store';
import { presetIn, readAddress, type Refused, writeAddress } from './address';
import { factorOf } from '../../../audit/run/fitted';
import { followLevel, draft, takeLinked } from './settings';

/** The level of a first visit: a closed room in which one method has many faults and the other none. */
const firstLevel = 'free-walk';

/** Milliseconds between two addresses: browsers let a page change it some three times a second. A single change is written immediately. */
const patience = 300;

/** The invalid parts of the latest address. */
export const refused = signal<readonly Refused[]>([]);

/** @param failed called with the reason why no level could be opened @returns a function that stops it */
export function followAddress(failed: (error: unknown) => void): () => void {
  const unfollow = followLevel();
  let said: string | null = null;
  let gone = false;
  let write: (() => void) | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const say = (next: string | null) => {
    last = performance.now();
    actions.sayAudited(next);
  };
  /** number of the address that was taken last; a level of an older one that loads late is dropped */
  let latest = 0;

  const take = async () => {
    const at = actions.audited();
    if (at !== null && at === said && write) return;
    const turn = ++latest;
    clearTimeout(later);
    write?.();
    write = undefined;
    said = at;
    refused.value = [];
    await actions.openLevel(firstLevel, at === null ? null : presetIn(at));
    if (gone || turn !== latest || actions.audited() !== at) return;
    if (at !== null) {
      const level = meshState.peek();
      const read = readAddress(at, level ? factorOf(level.mesh) : draft.peek().factor);
      takeLinked(read.draft);
      refused.value = read.refused;
    }
    write = effect(() => {
      const { mesh, repair } = meshState.value ?? {};
      // A study's level, or a repaired one, is no preset that a link could open.
      const known = mesh?.source === 'preset' && !repair && presetById(presetId.value ?? '');
      const next = writeAddress(draft.value, known ? presetId.value : null);
      clearTimeout(later);
      if (next === said) return;
      said = next;
      later = setTimeout(() => say(next), Math.max(0, last + patience - performance.now()));
    });
  };
  const begin = () => void take().catch(failed);
  begin();
  // A link that is followed in the room.
  window.addEventListener('popstate', begin);
  return () => {
    gone = true;
    clearTimeout(later);
    window.removeEventListener('popstate', begin);
    write?.();
    unfollow();
  };
}
