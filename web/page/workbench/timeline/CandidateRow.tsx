/** One row of strip C: numbers, the interval in the plane, where it is touched. */
import type { Candidate } from '../../../package/trace/candidates';
import { formatNumber } from '../../base/i18n/numbers';
import { glyphPaths, PlacedGlyph } from '../../base/controls/Glyph';
import { stepName } from '../../explain/stepName';
import { outcomeText, rejectedRoot, type RowState } from './candidateRows';
import { timeToX, type ChartLayout } from './chartLayout';
import { isLit } from './litRows';
import { markedRow } from './rowMarks';

interface Props {
  readonly row: Candidate;
  readonly state: RowState;
  readonly best: boolean;
  readonly y: number;
  readonly height: number;
  readonly layout: ChartLayout;
}

/** Background, numbers and bar; the marks are drawn over the stair. */
export function CandidateRow({ row, state, y, height, layout }: Omit<Props, 'best'>) {
  const lit = isLit(row);
  const middle = y + height / 2;
  const text = middle + 4;
  const marked = markedRow.value === row;
  return (
    <g class={`row ${state === 'now' ? 'cur' : state} ${lit ? 'lit' : ''}`}>
      <rect class="rbg" x={0} y={y} width={layout.width} height={height} />
      {lit && <rect class="lit-edge" x={0} y={y} width={3} height={height} />}
      <text class="tx id" x={layout.test} y={text}>
        {stepName(row.step)}
      </text>
      <text class="tx tri" x={layout.triangle} y={text} data-sym={marked ? 'tri' : undefined}>
        {row.triangle}
      </text>
      <text class="tx out" x={layout.feature} y={text} data-sym={marked && row.time !== null ? 'c' : undefined}>
        {outcomeText(row)}
      </text>
      <Interval row={row} y={middle - 4} layout={layout} marked={marked} />
      <text
        class="tx val"
        x={layout.value}
        y={text}
        text-anchor="end"
        data-sym={marked && row.time !== null ? 't' : undefined}
      >
        {row.time === null ? '' : formatNumber(row.time)}
      </text>
    </g>
  );
}

/** The bar fades beyond t = 1: there the interval goes on, but the motion does not. */
function Interval({ row, y, layout, marked }: { row: Candidate; y: number; layout: ChartLayout; marked: boolean }) {
  if (row.enter === null || row.leave === null) return null;
  const from = timeToX(layout, row.enter);
  const to = timeToX(layout, row.leave);
  const beyond = row.t1 !== null && row.t1 > 1;
  return (
    <>
      <rect class="bar" x={from} y={y} width={Math.max(1.5, to - from)} height={8} rx={1.5} />
      {beyond && <rect class="ext" x={layout.right} y={y} width={45} height={8} fill="url(#beyond)" />}
      {marked && <path class="end" d={`M${from} ${y - 3.5}v15`} data-sym="t0" />}
      {marked && <path class="end" d={`M${to} ${y - 3.5}v15`} data-sym="t1" />}
    </>
  );
}

export function CandidateMarks({ row, best, y: top, height, state, layout }: Props) {
  if (row.time === null || row.feature === 'none') return null;
  const x = timeToX(layout, row.time);
  const y = top + height / 2;
  const ring = rejectedRoot(row);
  return (
    <g class={`row marks ${state === 'now' ? 'cur' : state}`}>
      {ring !== null && <PlacedGlyph name="ring" x={timeToX(layout, ring)} y={y} scale={state === 'now' ? 0.9 : 0.8} />}
      {best && (
        <path class="dbl" d={glyphPaths[row.feature]} transform={`translate(${x - 13.2} ${y - 13.2}) scale(2.2)`} />
      )}
      <PlacedGlyph
        name={row.feature}
        x={x}
        y={y}
        scale={best ? 1.12 : 0.95}
        class={row.improved ? 'imp' : ''}
        symbols={markedRow.value === row ? 't c' : undefined}
      />
    </g>
  );
}
