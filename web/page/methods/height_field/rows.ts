/** Strip C: the triangles that are asked, and those that are touched without being asked, over the frames. */
import { formatNumber } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import type { StudyBar, StudyRow, StudyRows, ToldMoment } from '../../model/study/types';
import { type Course, courseOf } from './ground';
import { settingsOf } from './look';
import type { Result } from './schema.gen';

interface Line {
  readonly triangle: number;
  readonly first: number;
  readonly bars: StudyBar[];
  least: number;
}

interface Table {
  readonly lines: readonly Line[];
  readonly asked: number;
  readonly of: ReadonlyMap<number, number>;
  readonly rows: readonly StudyRow[];
}

const tables = new WeakMap<Course, Table>();

const laneOf = { asked: 0, swept: 1 } as const;

function readTable({ results }: Course, cells: number): Table {
  const lines = new Map<number, Line>();
  const line = (triangle: number, frame: number): Line => {
    let found = lines.get(triangle);
    if (!found) lines.set(triangle, (found = { triangle, first: frame, bars: [], least: Infinity }));
    return found;
  };
  results.forEach((result, frame) => readFrame(result, frame, line));
  const all = [...lines.values()];
  return {
    lines: all,
    asked: all.filter(({ least }) => least < Infinity).length,
    of: new Map(all.map(({ triangle }, k) => [triangle, k])),
    rows: all.map((each) => rowOf(each, cells)),
  };
}

function readFrame(
  { triangle, sweptTriangle, sweptTime, gap, hit }: Result,
  frame: number,
  line: (triangle: number, frame: number) => Line,
): void {
  if (triangle >= 0) {
    const own = line(triangle, frame);
    own.least = Math.min(own.least, gap);
    grow(own.bars, frame, hit ? 'hit' : 'a', laneOf.asked);
  }
  if (sweptTriangle >= 0 && sweptTime <= 1) grow(line(sweptTriangle, frame).bars, frame, 'b', laneOf.swept);
}

/** One more frame: of the bar that ends there, or a new one. */
function grow(bars: StudyBar[], frame: number, tone: StudyBar['tone'], lane: 0 | 1): void {
  const at = bars.findLastIndex((bar) => bar.lane === lane);
  const last = bars[at];
  if (last && last.to === frame && last.tone === tone) bars[at] = { ...last, to: frame + 1 };
  else bars.push({ from: frame, to: frame + 1, tone, lane });
}

function rowOf({ triangle, first, bars, least }: Line, cells: number): StudyRow {
  const cell = Math.floor(triangle / 2);
  return {
    key: String(triangle),
    address: `f${first}`,
    cells: [
      `${cell % cells}, ${Math.floor(cell / cells)}`,
      t(triangle % 2 === 0 ? 'study.height_field.value.lower' : 'study.height_field.value.upper'),
    ],
    bars,
    verdict: least < Infinity ? formatNumber(least, 4) : t('study.height_field.rows.notAsked'),
    state: least === Infinity ? 'dim' : least <= 0 ? 'hit' : 'usual',
  };
}

export function rows(moment: ToldMoment): StudyRows {
  const course = courseOf(moment);
  const { cells } = settingsOf(moment);
  let table = tables.get(course);
  if (!table) tables.set(course, (table = readTable(course, cells)));
  const { triangle, hit } = moment.result as unknown as Result;
  const at = table.of.get(triangle);
  const shown = [...table.rows];
  if (at !== undefined) {
    // The row of this frame's triangle leads to the frame, which lights it.
    const mark = { at: moment.frame + 0.5, tone: hit ? 'hit' : 'no' } as const;
    shown[at] = { ...shown[at]!, address: `f${moment.frame}`, mark };
  }
  return {
    title: { key: 'study.height_field.rows.title' },
    count: { key: 'study.height_field.rows.count', values: { count: table.asked, all: 2 * cells * cells } },
    columns: [
      { label: 'study.height_field.rows.cell', width: 54 },
      { label: 'study.height_field.rows.triangle', width: 66 },
    ],
    verdict: 'study.height_field.rows.least',
    axis: { from: 0, to: moment.frames },
    rows: shown,
    keys: [
      { tone: 'a', label: 'study.height_field.key.asked' },
      { tone: 'hit', label: 'study.height_field.key.hit' },
      { tone: 'b', label: 'study.height_field.key.swept' },
    ],
    mark: 'study.height_field.key.frame',
  };
}
