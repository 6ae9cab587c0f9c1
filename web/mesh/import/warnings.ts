/** Collects what was odd in a file: one entry per code, its occurrences counted, the details of the first one kept. */
import type { ImportWarning, ImportWarningCode, MessageDetails } from './types';

export class WarningList {
  private readonly byCode = new Map<ImportWarningCode, { count: number; details: MessageDetails }>();

  /** Counts `count` more of `code`. Zero is no occurrence. Details after the first ones are ignored. */
  add(code: ImportWarningCode, count = 1, details: MessageDetails = {}): void {
    if (count === 0) return;
    const entry = this.byCode.get(code);
    if (entry) entry.count += count;
    else this.byCode.set(code, { count, details });
  }

  /** elements of lines that were passed over */
  lines = 0;

  /** What makes no triangles was passed over: points, or lines. */
  addPassedOver(kind: 'points' | 'lines', count = 1, details: MessageDetails = {}): void {
    if (kind === 'lines') this.lines += count;
    this.add('points-lines-skipped', count, details);
  }

  /** In order of first occurrence; `details.count` is set for the message. */
  list(): ImportWarning[] {
    return [...this.byCode].map(([code, { count, details }]) => ({ code, count, details: { ...details, count } }));
  }
}
