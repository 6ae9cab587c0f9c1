/** A frame that was saved as JSON, dropped on the page: back to its moment. */
import { failureOf } from '../state/failure';
import { restoreMoment, type RestoreParts } from '../state/restore';
import * as store from '../state/store';
import { readFrame } from './readFrame';

/** A frame with the largest mesh that travels inside takes a few megabytes. */
const largestFile = 20_000_000;

/** @returns false when it is no frame after all: a mesh, say */
export async function openFrameFile(parts: RestoreParts, file: File): Promise<boolean> {
  if (file.size > largestFile) return false;
  try {
    const moment = readFrame(await file.text());
    if (!moment) return false;
    await restoreMoment(parts, { ...moment, level: store.level.value, view: {} }, 'push');
  } catch (error) {
    store.failure.value = failureOf(error, { key: 'failure.import.title', values: { name: file.name } });
  }
  return true;
}
