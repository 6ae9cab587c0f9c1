/** The candidates of a slide as CSV. */
import { candidates, type Candidate } from '../../package/trace';
import type { Step } from '../../package/trace/steps';
import { whyNot } from '../explain/whyNot';
import { type Cell, csvText } from '../../audit/report/csvText';

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

export { csvText };
