/** A tour that was saved as a file, dropped on the page or opened: into the course, at its first stop. */
import { failureOf } from './failure';
import * as store from './store';

/** The one file that is a tour; null when the files are something else. */
export function maybeTour(files: readonly File[]): File | null {
  const [file] = files;
  return files.length === 1 && file && /\.sweeptour$/i.test(file.name) ? file : null;
}

/** @param learn goes to a place in the course */
export async function openTour(file: File, learn: (at: string) => void): Promise<void> {
  try {
    const { openTourFile } = await import('../learn/guest/open');
    learn(await openTourFile(file));
  } catch (error) {
    store.failure.value = failureOf(error, { key: 'failure.import.title', values: { name: file.name } });
  }
}
