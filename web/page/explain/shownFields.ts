/** The numbers of a step that the inspector shows, by the names its formula gives them. */
import type { Step } from '../../package/trace/steps';
import { fieldsOf, formulaOf, hasLine } from './formula';
import type { FieldValue } from '../model/explain/formulaTypes';

const made = new WeakMap<Step, ReadonlyMap<string, FieldValue>>();

export function shownFields(step: Step): ReadonlyMap<string, FieldValue> {
  let shown = made.get(step);
  if (!shown) made.set(step, (shown = collect(step)));
  return shown;
}

function collect(step: Step): ReadonlyMap<string, FieldValue> {
  const fields = fieldsOf(step);
  const shown = new Map<string, FieldValue>();
  for (const line of formulaOf(step.event, step).groups.flatMap(({ lines }) => lines)) {
    if (!hasLine(line, fields)) continue;
    for (const name of [...fieldsIn(line.numbers ?? ''), line.result]) {
      const value = fields[name];
      if (value !== undefined) shown.set(name, value);
    }
  }
  return shown;
}

/** Fields that a template of numbers names, in order. */
export function fieldsIn(template: string): string[] {
  return [...template.matchAll(/\{([\w.]+)/g)].map(([, name]) => name!);
}
