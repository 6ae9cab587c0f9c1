/** A frame that was saved as JSON, or what a study was given that fell silent, dropped on the page: back to its moment. */
import { showFailure } from '../core/told';
import { failureOf, MessageError } from '../core/session/failure';
import { restoreMoment, type RestoreParts } from '../core/address/restore';
import * as store from '../core/store';
import { frameFormat } from './frameJson';
import { readFrame } from './readFrame';
import { inputFormat, readStudyInput } from './stuckStudy';

/** Bytes. A frame of the longest run with the largest mesh that travels inside takes seven million. */
const largestFile = 10_000_000;
/** Its first lines say what it is. */
const head = 4096;

/** @param wanted false: something else was asked for by now @returns false when it is no frame after all: a mesh, say */
export async function openFrameFile(
  parts: RestoreParts,
  file: File,
  wanted: () => boolean = () => true,
): Promise<boolean> {
  try {
    if (file.size > largestFile) {
      const begins = await file.slice(0, head).text();
      if (!begins.includes(frameFormat) && !begins.includes(inputFormat)) return false;
      const values = { size: file.size / 1e6, most: largestFile / 1e6 };
      throw new MessageError({ key: 'export.file.tooLarge', values });
    }
    const text = await file.text();
    const moment = readFrame(text) ?? readStudyInput(text);
    if (!moment) return false;
    // Something else is wanted by now.
    if (!wanted()) return true;
    await restoreMoment(parts, { ...moment, level: store.level.value, view: {} }, 'push');
  } catch (error) {
    if (wanted()) showFailure(failureOf(error, { key: 'failure.import.title', values: { name: file.name } }));
  }
  return true;
}
