/** Best so far, falling from test to test: solid up to now, dashed below. Only in the order of the tests does it make sense. */
import { currentStep } from '../../state/store';
import type { Candidate } from '../../trace/candidates';
import { order, rowState, testing } from './candidateRows';
import { timeToX, type ChartLayout } from './chartLayout';

interface Props {
  readonly rows: readonly Candidate[];
  readonly layout: ChartLayout;
  readonly rowHeight: number;
  readonly scroll: number;
  readonly height: number;
}

export function Stair({ rows, layout, rowHeight, scroll, height }: Props) {
  if (order.value !== 'test') return null;
  const step = currentStep.value;
  const { best } = testing.value;
  let path = `M${layout.right} ${-scroll}`;
  let end: { x: number; y: number } | null = null;
  for (const [at, row] of rows.entries()) {
    if (rowState(row, step) === 'todo') break;
    if (!row.improved || row.time === null) continue;
    end = { x: timeToX(layout, row.time), y: (at + 0.5) * rowHeight - scroll };
    path += `V${end.y.toFixed(1)}H${end.x.toFixed(1)}`;
    if (row === best) break;
  }
  if (!end) return null;
  return (
    <>
      <path class="stair-h" d={path} />
      <path class="stair" d={path} />
      <path class="stair fut" d={`M${end.x.toFixed(1)} ${(end.y + 9).toFixed(1)}V${height}`} />
    </>
  );
}
