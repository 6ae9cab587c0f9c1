/** Best so far, falling from test to test: solid up to now, dashed below. Only in the order of the tests does it make sense. */
import { computed } from '@preact/signals';
import { currentStep } from '../../core/store';
import { rowState, shownRows, testing } from './candidateRows';
import { timeToX, type ChartLayout } from './chartLayout';
import { hasStair } from './rowMarks';

interface Props {
  readonly layout: ChartLayout;
  readonly rowHeight: number;
  readonly scroll: number;
  readonly height: number;
}

/** The rows that lower the best, with their places: few, however many rows there are. None when the rows tell no sequence. */
const corners = computed(() => {
  if (!hasStair.value) return [];
  return [...shownRows.value.entries()].filter(([, row]) => row.improved && row.time !== null);
});

export function Stair({ layout, rowHeight, scroll, height }: Props) {
  const step = currentStep.value;
  const { best } = testing.value;
  let path = `M${layout.right} ${-scroll}`;
  let end: { x: number; y: number } | null = null;
  for (const [at, row] of corners.value) {
    if (rowState(row, step) === 'todo') break;
    end = { x: timeToX(layout, row.time!), y: (at + 0.5) * rowHeight - scroll };
    path += `V${end.y.toFixed(1)}H${end.x.toFixed(1)}`;
    if (row === best) break;
  }
  if (!end) return null;
  return (
    <>
      <path class="stair-h" d={path} />
      <path class="stair" d={path} data-sym="best" />
      <path class="stair fut" d={`M${end.x.toFixed(1)} ${(end.y + 9).toFixed(1)}V${height}`} />
    </>
  );
}
