/** The candidates of a slide as CSV: RFC 4180, numbers that read back to the same bits. */
import { candidates, type Candidate } from '../trace';
import type { Step } from '../trace/steps';
import { whyNot } from '../explain/whyNot';
import { exactText } from './numbers';

type Cell = string | number | boolean | null;

type Column = readonly [name: string, cell: (row: Candidate) => Cell];

/** The inequality that failed, where one did. */
const failed = (row: Candidate) => whyNot(row.step);

const columns: readonly Column[] = [
  ['address', ({ step }) => step.address],
  ['triangle', ({ triangle }) => triangle],
  ['verdict', ({ outcome }) => outcome],
  ['feature', ({ feature }) => feature],
  ['element', ({ element }) => (element < 0 ? null : element)],
  ['t0', ({ t0 }) => t0],
  ['t1', ({ t1 }) => t1],
  ['t', ({ time }) => time],
  ['best_before', ({ best }) => best],
  ['best_after', ({ bestAfter }) => bestAfter],
  ['improved', ({ improved }) => improved],
  ['chosen', ({ chosen }) => chosen],
  ['failed_quantity', (row) => failed(row)?.symbol ?? null],
  ['failed_value', (row) => failed(row)?.value ?? null],
  ['failed_relation', (row) => failed(row)?.relation ?? null],
  ['failed_bound', (row) => failed(row)?.bound ?? null],
  ['margin', (row) => margin(failed(row))],
];

/** By how much the inequality failed. */
function margin(inequality: ReturnType<typeof whyNot>): number | null {
  return inequality && Math.abs(inequality.value - inequality.bound);
}

export function candidatesCsv(slide: Step): string {
  const rows = candidates(slide).map((row) => columns.map(([, cell]) => cell(row)));
  return csvText([columns.map(([name]) => name), ...rows]);
}

/** Lines end with CR LF, the last one too. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? exactText(cell) : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
