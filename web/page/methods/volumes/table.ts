/** A table of strip C with its axis, and its words. */
import { t, type MessageKey } from '../../base/i18n/messages';
import type { StudyBar, StudyRow, StudyRows } from '../../model/study/types';

export const word = (name: string, values?: Record<string, string | number>): string =>
  t(`study.volumes.rows.${name}` as MessageKey, values);
const key = (name: string): MessageKey => `study.volumes.rows.${name}` as MessageKey;
const tone = (name: string): MessageKey => `study.volumes.key.${name}` as MessageKey;

interface Table {
  readonly title: string;
  readonly columns: readonly (readonly [string, number])[];
  readonly verdict: string;
  readonly rows: readonly StudyRow[];
  readonly keys: readonly (readonly [StudyBar['tone'], string])[];
  /** what the marks of rows stand at */
  readonly mark?: string;
  /** the axis begins at 0 */
  readonly zero?: boolean;
  /** marks that must be in sight */
  readonly also?: readonly number[];
}

export function table({ title, columns, verdict, rows: made, keys, mark, zero, also = [] }: Table): StudyRows {
  const ends = [...made.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to])), ...also].filter(
    Number.isFinite,
  );
  const [low, high] = [Math.min(...(zero ? [0] : []), ...ends), Math.max(...(zero ? [0] : []), ...ends)];
  const room = 0.04 * (high - low) || 1;
  return {
    title: { key: key(title) },
    count: { key: key('count'), values: { count: made.length } },
    columns: columns.map(([name, width]) => ({ label: key(name), width })),
    verdict: key(verdict),
    axis: ends.length > 0 ? { from: zero && low === 0 ? 0 : low - room, to: high + room } : { from: 0, to: 1 },
    rows: made,
    keys: keys.map(([each, label]) => ({ tone: each, label: tone(label) })),
    ...(mark && { mark: tone(mark) }),
  };
}
