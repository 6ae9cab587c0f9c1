/** Which formula belongs to a step, and the numbers it may name. */
import type { TraceEvent } from '../../package/trace/events.gen';
import { eventView } from './views';
import type { Step } from '../../package/trace/steps';
import type { Fields, FieldValue, Formula, FormulaLine } from '../model/explain/formulaTypes';

/** @param step where the formula depends on more than the event */
export function formulaOf(event: TraceEvent, step?: Step): Formula {
  const { formula } = eventView(event);
  return typeof formula === 'function' ? formula(event, step!) : formula;
}

/**
 * Numbers a formula may name: the event's own fields, `begin.` those of the opening event, `slide.` those of the slide's, and
 * `root`, the root the edge parameter was worked out for.
 */
export function fieldsOf(step: Step): Fields {
  const fields: Record<string, FieldValue> = {};
  const add = (event: TraceEvent, prefix: string) => {
    for (const [name, value] of Object.entries(event)) fields[prefix + name] = value as FieldValue;
  };
  add(step.event, '');
  add(step.opening, 'begin.');
  for (let at = step.parent; at; at = at.parent) if (at.kind === 'slide') add(at.opening, 'slide.');
  if (step.kind === 'slide') add(step.opening, 'slide.');
  // The last step of a slide shows the whole slide.
  if (step.kind === 'end' && step.parent) {
    for (let at: Step | null = step.parent; at; at = at.parent) if (at.kind === 'slide') add(at.opening, 'begin.');
  }
  if (step.event.kind === 'EdgeTest') fields['root'] = rootOf(step.event);
  return fields;
}

function rootOf(event: Extract<TraceEvent, { kind: 'EdgeTest' }>): number {
  if (Number.isFinite(event.time)) return event.time;
  return event.root1 > 0 ? event.root1 : event.root2;
}

/** What was never worked out (a place on an edge without a root), and the time of a touch that was not found, has no line. */
export function hasLine({ result, found }: FormulaLine, fields: Fields): boolean {
  return isKnown(fields[result]) && !(found && fields[result] === Infinity);
}

function isKnown(value: FieldValue | undefined): boolean {
  if (value === undefined) return false;
  return !Number.isNaN(Array.isArray(value) ? value[0] : value);
}
