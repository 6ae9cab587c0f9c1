/**
 * Notes on addresses: kept in this browser by scene, and carried by the link as far as they fit. A note that is only here is said to
 * be; none is lost without a word. What comes with somebody else's link stands beside them (linkedNotes.ts).
 */
import { effect } from '@preact/signals';
import { isAddress } from '../../../package/trace/address';
import type { Actions } from '../actions.types';
import type { Message, Note } from '../../model';
import { keepText, keptText, readAgain } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import { linkedNotes } from '../address/linkedNotes';
import { longestNote, mostNotes } from '../../model/noteLimits';
import { longestLink } from '../address/permalink';
import { sceneName } from '../session/sceneName';
import type { Session } from '../session/session';
import * as store from '../store';

export type NoteActions = Pick<Actions, 'setNote'>;

/** Text by name, in the browser. */
export interface NoteKeep {
  load(scene: string): string | null;
  /** null forgets it. @throws when the browser keeps nothing */
  save(scene: string, text: string | null): void;
}

const prefix = names.notes;

export function browserNotes(): NoteKeep {
  return {
    load: (scene) => keptText(prefix + scene),
    save(scene, text) {
      if (!keepText(prefix + scene, text)) throw new Error('nothing is kept');
    },
  };
}

export class Notes {
  /** What a person can do. */
  readonly actions: NoteActions;

  /** @param fitsLink whether the link of this moment holds the notes */
  constructor(
    private readonly session: Session,
    private readonly keep: NoteKeep,
    fitsLink: () => boolean,
  ) {
    this.actions = {
      setNote: (address, text) => {
        const shorter = text.trim().slice(0, longestNote);
        this.write(withNote(store.notes.value, { address, text: shorter }), fitsLink, shorter !== '');
      },
    };
  }

  /** Shows the notes of whatever scene is open. @returns a function that stops it */
  follow(): () => void {
    readAgain(() => (store.notes.value = this.load()));
    return effect(() => {
      void store.meshState.value;
      store.notes.value = this.load();
      // Those of a link are about the scene that it led to.
      linkedNotes.value = [];
    });
  }

  private write(notes: readonly Note[], fitsLink: () => boolean, written: boolean): void {
    if (notes.length > mostNotes) {
      store.notice.value = { key: 'note.tooMany', values: { most: mostNotes } };
      return;
    }
    store.notes.value = notes;
    const kept = this.save();
    store.notice.value = written ? placeOf(kept, fitsLink()) : { key: 'note.removed' };
  }

  private load(): Note[] {
    const scene = this.scene();
    if (scene === null) return [];
    try {
      return soundNotes(JSON.parse(this.keep.load(scene) ?? '[]'));
    } catch {
      // A browser that keeps nothing, or somebody else's text under this name.
      return [];
    }
  }

  /** @returns whether the browser keeps them */
  private save(): boolean {
    const scene = this.scene();
    const notes = store.notes.value;
    if (scene === null) return false;
    try {
      const pairs = notes.map(({ address, text }) => [address, text]);
      this.keep.save(scene, pairs.length > 0 ? JSON.stringify(pairs) : null);
      return true;
    } catch {
      return false;
    }
  }

  private scene(): string | null {
    const { loaded } = this.session;
    return loaded && sceneName(loaded);
  }
}

/** In the order of the addresses; an empty text takes a note away. */
export function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  const others = notes.filter(({ address }) => address !== note.address);
  const all = note.text === '' ? others : [...others, note];
  return all.sort((a, b) => a.address.localeCompare(b.address, 'en', { numeric: true }));
}

function soundNotes(pairs: unknown): Note[] {
  if (!Array.isArray(pairs)) return [];
  const notes = pairs.map((pair: unknown) => {
    const [address, text] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
    const sound = typeof address === 'string' && isAddress(address) && typeof text === 'string' && text !== '';
    return sound ? { address, text: text.slice(0, longestNote) } : null;
  });
  return notes.filter((note) => note !== null).slice(0, mostNotes);
}

function placeOf(inBrowser: boolean, inLink: boolean): Message {
  if (inBrowser && !inLink) return { key: 'note.keptNotInLink', values: { most: longestLink } };
  if (inBrowser) return { key: 'note.kept' };
  return { key: inLink ? 'note.inLinkOnly' : 'note.nowhere' };
}
