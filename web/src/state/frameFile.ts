/** A frame that was saved as JSON, dropped on the page: back to its moment. */
import { failureOf } from './failure';
import { restoreMoment, type RestoreParts } from './restore';
import * as store from './store';

/** A frame with the largest mesh that travels inside takes a few megabytes. */
const largestFile = 20_000_000;

/** The one file that may be a frame; null when the files are something else: a mesh, say. */
export function maybeFrame(files: readonly File[]): File | null {
  const [file] = files;
  return files.length === 1 && file && /\.json$/i.test(file.name) && file.size <= largestFile ? file : null;
}

/** @returns false when it is no frame after all */
export async function openFrameFile(parts: RestoreParts, file: File): Promise<boolean> {
  try {
    const { readFrame } = await import('../export');
    const moment = readFrame(await file.text());
    if (!moment) return false;
    await restoreMoment(parts, { ...moment, level: store.level.value, view: {} }, 'push');
  } catch (error) {
    store.failure.value = failureOf(error, { key: 'failure.import.title', values: { name: file.name } });
  }
  return true;
}
