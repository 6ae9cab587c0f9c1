/** Frames to stop at: those in which a result is what is said. All results are there, so nothing has to be run for it. Pure. */
import type { StudyRun } from '../model/study/open';
import type { StudySchema } from '../model/study/schema';
import { readRow, type ResultValues } from '../model/study/settings';
import type { StudyBreak } from '../core/study/switches';

export function holds(
  { result, relation, value }: StudyBreak,
  row: ResultValues,
  before: ResultValues | null,
): boolean {
  const here = row[result];
  // A link may name what the study has not.
  if (here === undefined) return false;
  switch (relation) {
    case 'changes':
      return before !== null && String(before[result]) !== String(here);
    case 'is':
      return String(here) === String(value);
    case 'below':
      return typeof here === 'number' && here < Number(value);
    case 'above':
      return typeof here === 'number' && here > Number(value);
  }
}

/** Frames in which any of them holds. */
export function hitsOf(schema: StudySchema, run: StudyRun, stops: readonly StudyBreak[]): number[] {
  const hits: number[] = [];
  let before: ResultValues | null = null;
  for (let frame = 0; frame < run.frames && stops.length > 0; frame++) {
    const row = readRow(schema, run.rows, frame);
    if (stops.some((stop) => holds(stop, row, before))) hits.push(frame);
    before = row;
  }
  return hits;
}
