/** Notes from a link. They are shown next to the user's and change nothing there; the user keeps the wanted ones. */
import { signal } from '@preact/signals';
import type { Note } from '../../model';
import { notes } from '../store';

export const linkedNotes = signal<readonly Note[]>([]);

/** Replaces those of the previous link. Notes that the user already has are skipped: the link may be the user's own. */
export function bringNotes(list: readonly Note[]): void {
  const own = notes.peek();
  linkedNotes.value = list.filter(
    ({ address, text }) => !own.some((note) => note.address === address && note.text === text),
  );
}

/** It was kept, or is not wanted. */
export function letGoOf(note: Note): void {
  linkedNotes.value = linkedNotes.value.filter((each) => each !== note);
}
