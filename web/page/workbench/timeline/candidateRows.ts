/** Candidates of the current slide as strip C and its table show them: which are folded away, in which order, how far we are. */
import { computed, signal } from '@preact/signals';
import { setShownCandidates } from '../../core/session/candidateFilter';
import { stepByStep } from '../../core/stepping/known';
import { shownSlide, currentStep, knownTree } from '../../core/store';
import { candidates, nearestOf, type Candidate } from '../../../package/trace/candidates';
import { shownSlideOf } from '../../../package/trace/shownSlide';
import type { Step } from '../../../package/trace/steps';
import type { Verdict } from '../../../package/trace/events.gen';
import { t, type MessageKey } from '../../base/i18n/messages';
import { type Filter, isFiltering, noFilter, type Order, passes, sorted } from './candidateFilter';

export const order = signal<Order>('test');
export const descending = signal(false);
/** The search is in sight. */
export const filterOpen = signal(false);

export const filter = signal<Filter>(noFilter);
export const filtering = computed(() => isFiltering(filter.value));

/** The same column again turns the order round. */
export function sortBy(by: Order): void {
  descending.value = order.value === by && !descending.value;
  order.value = by;
}

/** The touched feature, or the reason why there is none. */
export function outcomeText(row: Candidate): string {
  if (row.time === null || row.feature === 'none') return t(`verdict.${row.outcome}` as MessageKey);
  return t('feature.numbered', { feature: row.feature, element: row.element });
}

/** Verdicts whose rows a person asked to see. */
export const unfolded = signal<ReadonlySet<Verdict>>(new Set());

export function toggleFold(verdict: Verdict): void {
  const next = new Set(unfolded.value);
  if (!next.delete(verdict)) next.add(verdict);
  unfolded.value = next;
}

/** A row stays when something happens in it: a touch, or an interval in which one was looked for. */
function folds(row: Candidate): boolean {
  return row.time === null && row.enter === null;
}

/** Whether a row is in the strip: with a filter if it passes, else if it is not folded. */
function isShown(row: Candidate): boolean {
  if (filtering.peek()) return passes(row, filter.peek(), outcomeText);
  return !folds(row) || unfolded.peek().has(row.outcome);
}
setShownCandidates(isShown);

export const allRows = computed<readonly Candidate[]>(() => (shownSlide.value ? candidates(shownSlide.value) : []));

/** The search is shown up to a test of it: how many there will be is not known. */
export const searching = computed(() => {
  const slide = shownSlide.value;
  return stepByStep.value && slide !== null && slide.event === slide.opening && !nearestOf(slide);
});

/** Why there is no sweep to show candidates of: the frame makes none, or makes those that are known elsewhere, or none is known yet. */
export const whyNoSlide = computed<MessageKey>(() => {
  if (stepByStep.value && currentStep.value?.parent) return 'strip.c.noSlideYet';
  return shownSlideOf(knownTree.value?.root ?? null, null) ? 'strip.c.noSlideHere' : 'strip.c.noSlide';
});

/** Widest numbers, for the width of their columns. */
export const highest = computed(() => ({
  test: allRows.value.length,
  triangle: allRows.value.reduce((high, row) => Math.max(high, row.triangle), 0),
}));

/** Verdicts there are, for the filter. */
export const outcomes = computed<readonly Verdict[]>(() => [...new Set(allRows.value.map(({ outcome }) => outcome))]);

const passing = computed<readonly Candidate[]>(() => {
  const wanted = filter.value;
  return filtering.value ? allRows.value.filter((row) => passes(row, wanted, outcomeText)) : allRows.value;
});

export interface Fold {
  readonly verdict: Verdict;
  readonly count: number;
  readonly open: boolean;
}

/** Nothing is folded during a search: its results must be visible. */
export const folds$ = computed<readonly Fold[]>(() => {
  if (filtering.value) return [];
  const counts = new Map<Verdict, number>();
  for (const row of passing.value) if (folds(row)) counts.set(row.outcome, (counts.get(row.outcome) ?? 0) + 1);
  return [...counts].map(([verdict, count]) => ({ verdict, count, open: unfolded.value.has(verdict) }));
});

/** The rows of strip C and of the table, in their order. "Next visible" goes through them too. */
export const shownRows = computed<readonly Candidate[]>(() => {
  const hides = !filtering.value;
  const rows = hides ? passing.value.filter((row) => !folds(row) || unfolded.value.has(row.outcome)) : passing.value;
  return sorted(rows, order.value, descending.value);
});

/** The triangle under test; null at steps before, between and after the tests. */
export const triangleUnderTest = computed(() => {
  const step = currentStep.value;
  return step?.kind === 'triangle' ? step : step?.parent?.kind === 'triangle' ? step.parent : null;
});

/** Place of the row under test among those shown; -1 when it is not there. */
export const nowAt = computed(() => {
  const triangle = triangleUnderTest.value;
  return triangle ? shownRows.value.findIndex(({ step }) => step === triangle) : -1;
});

export type RowState = 'done' | 'now' | 'todo';

/** Steps after the tests see all of them done; the slide as a whole does too. */
export function rowState(row: Candidate, step: Step | null): RowState {
  if (!step || step.kind === 'slide' || step.kind === 'pass' || step.kind === 'frame') return 'done';
  if (row.step.order > step.order) return 'todo';
  const inside = step === row.step || step.parent === row.step;
  return inside ? 'now' : 'done';
}

export interface Progress {
  /** tests done or under way */
  readonly tested: number;
  readonly total: number;
  /** how often the best was lowered so far */
  readonly improvements: number;
  readonly running: boolean;
  /** the row that holds the best so far */
  readonly best: Candidate | null;
}

export const testing = computed<Progress>(() => {
  const step = currentStep.value;
  const rows = allRows.value;
  let best: Candidate | null = null;
  let tested = 0;
  let improvements = 0;
  let running = false;
  for (const row of rows) {
    const state = rowState(row, step);
    if (state === 'todo') break;
    tested++;
    running = state === 'now';
    if (!row.improved || !reached(row, step, state)) continue;
    best = row;
    improvements++;
  }
  return { tested, total: rows.length, improvements, running, best };
});

/** Within a triangle the best is not lowered before the check that touches. */
function reached(row: Candidate, step: Step | null, state: RowState): boolean {
  if (state === 'done' || !step || step === row.step) return true;
  const check = row.step.children.findLast((child) => 'time' in child.event && child.event.time === row.time);
  return !check || check.order <= step.order;
}

/** The larger root of the check that touches: where the sphere would leave again. */
export function rejectedRoot(row: Candidate): number | null {
  if (row.time === null) return null;
  for (const { event } of row.step.children) {
    const rooted = event.kind === 'EdgeTest' || event.kind === 'VertexTest';
    if (rooted && event.time === row.time) return event.root2 !== row.time && event.root2 <= 1.05 ? event.root2 : null;
  }
  return null;
}
