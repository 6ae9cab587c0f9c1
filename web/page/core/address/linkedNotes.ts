/** Notes that came with a link. They are shown beside the person's own and change nothing of them; the person keeps what is wanted. */
import { signal } from '@preact/signals';
import type { Note } from '../../model';
import { notes } from '../store';

export const linkedNotes = signal<readonly Note[]>([]);

/** Replaces those of the link before. What the person has as well is no news: the link may be one's own. */
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
