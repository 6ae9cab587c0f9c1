/** Rows of triangles that are hovered or selected anywhere on the page: in a figure, in the tree, in another list. */
import { computed } from '@preact/signals';
import { selection } from '../../core/store';
import type { Verdict } from '../../../package/trace/events.gen';
import type { Candidate } from '../../../package/trace/candidates';
import { allRows, shownRows } from './candidateRows';

/** The hovered step is the row's triangle or a check of it. */
function isHovered({ step: { address } }: Candidate, hover: string | null): boolean {
  return hover !== null && (hover === address || hover.startsWith(`${address}.`));
}

export function isLit(row: Candidate): boolean {
  const { hover, triangle } = selection.value;
  return row.triangle === triangle || isHovered(row, hover);
}

const hovered = computed(() => selection.value.hover);
const selected = computed(() => selection.value.triangle);

/** Places among the rows that are shown; -1 when it is not there. */
export const hoveredAt = computed(() => {
  const hover = hovered.value;
  return hover === null ? -1 : shownRows.value.findIndex((row) => isHovered(row, hover));
});
export const selectedAt = computed(() => {
  const triangle = selected.value;
  return triangle === null ? -1 : shownRows.value.findIndex((row) => row.triangle === triangle);
});

/** Verdicts of all that is lit: a row that is folded away lights its fold. */
export const litVerdicts = computed<ReadonlySet<Verdict>>(() => {
  const { hover, triangle } = selection.value;
  if (hover === null && triangle === null) return new Set();
  return new Set(allRows.value.filter(isLit).map(({ outcome }) => outcome));
});
