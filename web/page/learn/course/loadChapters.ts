/** Loads the chapters after the first. They bring marks that read the course's state, so the list of chapters does not import them. */
import { addChapters, chapterOf } from '.';

/** @throws when they cannot be fetched */
export async function loadChapters(): Promise<void> {
  if (chapterOf(2)) return;
  addChapters((await import('./rest')).rest);
}
