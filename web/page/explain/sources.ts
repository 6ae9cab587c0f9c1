/** Where the numbers of a step come from: the step that made each, or the mesh. */
import { touching } from '../core/stepping/touching';
import type { Source } from '../model/explain/eventView';
import { studyView } from './views';
import type { Step } from '../../package/trace/steps';

function enclosing(step: Step, kind: Step['kind']): Step | null {
  for (let at: Step | null = step; at; at = at.parent) if (at.kind === kind) return at;
  return null;
}

/** The step that set the bound `latest`: an earlier check of the triangle, or the check that touched an earlier triangle. */
export function boundSource(step: Step, latest: number): Step | null {
  const triangle = enclosing(step, 'triangle');
  if (!triangle || !Number.isFinite(latest)) return null;
  const same = (child: Step) => 'time' in child.event && child.event.time === latest && child.order < step.order;
  const inside = triangle.children.find(same);
  if (inside) return inside;
  const tests = triangle.parent?.children ?? [];
  for (let at = tests.indexOf(triangle) - 1; at >= 0; at--) {
    const { event } = tests[at]!;
    if (event.kind === 'TriangleEnd' && event.improved && event.time === latest) return touching(tests[at]!, latest);
  }
  return null;
}

/** The check whose hit the sweep ends with, from its step `nearest`. */
export function chosenCheck({ event, parent }: Step): Step | null {
  if (event.kind !== 'Nearest' || !event.found) return null;
  const triangle = parent?.children.find((child) => child.name === `t${event.test}`);
  return triangle ? touching(triangle, event.time) : null;
}

const symbols: Partial<Record<Step['kind'], string>> = {
  edge: '\\E',
  vertex: '\\sy{p}{p}',
  plane: '\\N',
  face: '\\N',
  touch: '\\sy{q}{q}',
};

/** Where the body starts, by the letter of the formula: in the quadratics of the robust method B is a coefficient and the centre c. */
function startSource({ kind, event }: Step): Pick<Source, 'key' | 'symbol'> {
  if ('radicand' in event) return { key: 'start', symbol: '\\sy{B}{c}' };
  return kind === 'edge' ? { key: 'offset', symbol: '\\B = p_a - \\C' } : { key: 'start', symbol: '\\C' };
}

export function whereFrom(step: Step): Source[] {
  const own = studyView(step.event);
  if (own) return own.sources?.(step.event, step) ?? [];
  const slide = enclosing(step, 'slide');
  const triangle = enclosing(step, 'triangle');
  const sources: Source[] = [];
  if (triangle && triangle !== step && triangle.opening.kind === 'TriangleBegin') {
    const symbol = 'radicand' in step.event && step.kind === 'edge' ? '\\U' : (symbols[step.kind] ?? '\\sy{tri}{p}');
    sources.push({ key: 'mesh', symbol, triangle: triangle.opening.triangle, step: triangle });
  }
  if (slide && slide !== step) {
    sources.push({ key: 'input', symbol: '\\V', step: slide });
    if (triangle) sources.push({ ...startSource(step), step: slide });
  }
  const bound = boundOf(step);
  const from = bound === null ? null : boundSource(step, bound);
  if (from && bound !== null) sources.push({ key: 'bound', value: bound, step: from });
  if (step.parent?.kind === 'response' && slide) {
    const nearest = slide.children.findLast((child) => child.kind === 'nearest');
    if (nearest) sources.push({ key: 'contact', step: nearest });
  }
  const chosen = chosenCheck(step);
  if (chosen && step.event.kind === 'Nearest') sources.push({ key: 'bound', value: step.event.time, step: chosen });
  return sources;
}

/** The bound a check had to beat: its own `latest`, or the best before its triangle. */
function boundOf(step: Step): number | null {
  if ('latest' in step.event && step.event.latest < 1) return step.event.latest;
  const triangle = enclosing(step, 'triangle');
  if (triangle?.opening.kind !== 'TriangleBegin') return null;
  return Number.isFinite(triangle.opening.best) ? triangle.opening.best : null;
}
