/** The cells of the row under the sentence: the checks of a triangle, or the parts of what we are in. */
import type { Step, StepKind } from '../../package/trace/steps';
import { touches } from './deciding';
import { studyView, sweepView } from './views';
import type { GlyphName } from '../base/controls/Glyph';
import { formatNumber } from '../base/i18n/numbers';
import { partName } from './stepName';
import { t, type MessageKey } from '../base/i18n/messages';

export type CellState = 'hit' | 'no' | 'now' | 'todo';

export interface Cell {
  readonly key: string;
  readonly name: string;
  /** the name is TeX */
  readonly tex?: boolean;
  readonly glyph: GlyphName | null;
  readonly value: string;
  readonly state: CellState;
  /** it found a touch, also while it is the current one */
  readonly hit: boolean;
  /** null for a check that was not needed */
  readonly step: Step | null;
}

const paperChecks = ['plane', 'face', 'v0', 'v1', 'v2', 'e0', 'e1', 'e2'];
const robustChecks = ['touch', 'face', 'e0', 'e1', 'e2', 'v0', 'v1', 'v2'];

/** Groups that have a row. */
const groups: readonly StepKind[] = ['frame', 'pass', 'slide', 'triangle', 'response'];

/** The group whose parts the row shows: what we are, or what we are in. */
export function rowGroup(step: Step): Step | null {
  if (studyView(step.event)) return step.children.length > 0 ? step : step.parent;
  return groups.includes(step.kind) ? step : step.parent;
}

export function cells(step: Step): Cell[] {
  const group = rowGroup(step);
  if (!group) return [];
  if (studyView(group.event)) return studyCells(group, step);
  const made = group.kind === 'triangle' ? checkCells(group, step) : partCells(group, step);
  // Of later cells only the first is next; the others are empty.
  const next = made.findIndex((cell) => cell.state === 'todo' && cell.step !== null);
  return made.map((cell, at) =>
    cell.state !== 'todo' || !cell.step ? cell : { ...cell, value: t(at === next ? 'check.next' : 'check.toCome') },
  );
}

/** Most cells a row has; a query that looks at thousands of boxes has its strip. */
const mostCells = 24;

function studyCells(group: Step, current: Step): Cell[] {
  const children = group.children.filter((part) => !part.isQuiet || part === current);
  const at = children.indexOf(current);
  const from = Math.max(0, Math.min(at - mostCells / 2, children.length - mostCells));
  return children.slice(from, from + mostCells).map((part) => {
    const view = studyView(part.event)!.cell(part.event, part);
    const later = part.order > current.order && current !== group;
    const state: CellState = part === current ? 'now' : later ? 'todo' : view.hit ? 'hit' : 'no';
    return {
      key: part.name,
      name: view.name,
      tex: true,
      glyph: null,
      value: later ? '' : view.value,
      state,
      hit: view.hit,
      step: part,
    };
  });
}

/** All checks a triangle may need, and those it has beyond them. */
function checkCells(triangle: Step, current: Step): Cell[] {
  const robust = triangle.children.some((child) => child.kind === 'touch' || child.event.kind.startsWith('Swept'));
  const usual = robust ? robustChecks : paperChecks;
  const names = [...usual, ...triangle.children.map(({ name }) => name).filter((name) => !usual.includes(name))];
  const made = names.map((name) => cell(name, triangle.children.find((child) => child.name === name) ?? null, current));
  // While the triangle is still being tested, what is not there is not known to be needless.
  const open = triangle.event === triangle.opening;
  return made.map((each) => (open && !each.step ? { ...each, value: t('check.toCome') } : each));
}

/** A slide may have thousands of tests; they are one cell. */
function partCells(group: Step, current: Step): Cell[] {
  const tests = group.children.filter((child) => child.kind === 'triangle');
  const parts = group.children.filter((child) => child.kind !== 'triangle');
  const made = parts.map((part) => cell(part.name, part, current));
  const first = tests[0];
  if (!first) return made;
  const before = parts.filter((part) => part.order < first.order).length;
  const testCell = { ...cell('tests', first, current), value: String(tests.length) };
  return [...made.slice(0, before), testCell, ...made.slice(before)];
}

function glyphOf(name: string): GlyphName | null {
  if (name === 'face') return 'face';
  if (/^v\d/.test(name)) return 'vertex';
  return /^e\d/.test(name) ? 'edge' : null;
}

function cell(name: string, part: Step | null, current: Step): Cell {
  const label = partName(name);
  const glyph = glyphOf(name);
  if (!part)
    return { key: name, name: label, glyph, value: t('check.notNeeded'), state: 'todo', hit: false, step: null };
  const verdict = 'verdict' in part.event ? part.event.verdict : null;
  const hit = verdict !== null && touches.includes(verdict);
  // A group's own step is before its parts, but shows their results.
  const later = part.order > current.order && current !== part.parent;
  const state: CellState = part === current ? 'now' : later ? 'todo' : hit ? 'hit' : 'no';
  return { key: name, name: label, glyph, value: later ? '' : valueOf(part, verdict, hit), state, hit, step: part };
}

/** The result of a step, in a word or a number. */
export function outcomeOf(step: Step): string {
  const own = studyView(step.event);
  if (own) return own.cell(step.event, step).value;
  if (step.event.kind === 'TriangleEnd' && Number.isFinite(step.event.time)) return formatNumber(step.event.time);
  const verdict = 'verdict' in step.event ? step.event.verdict : null;
  return valueOf(step, verdict, verdict !== null && touches.includes(verdict));
}

function valueOf(step: Step, verdict: string | null, hit: boolean): string {
  const { event } = step;
  if (hit && 'time' in event) return formatNumber(event.time);
  const value = sweepView(event)?.value;
  if (value) return value(event, step);
  return verdict === null ? '' : t(`verdict.short.${verdict}` as MessageKey);
}
