/** Which number of the trace stands in a sentence: what the sentence prints is found again among the numbers around its step. */
import type { Vec3 } from '../../package/trace/events.gen';
import type { Step } from '../../package/trace/steps';

export interface Said {
  readonly value: number | Vec3;
  /** the step the sentence, or this part of it, is about */
  readonly step: Step;
}

export interface SaidField {
  readonly step: Step;
  /** as `originOf` takes it */
  readonly field: string;
}

/** Names that a message gives to fields of other names; tried first when values are the same. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  bound: ['latest', 'best', 'begin.best'],
  first: ['root1'],
  second: ['root2'],
  keep: ['veryClose'],
  side: ['side0', 'side1', 'side2'],
};

/** Null for what no event holds: the bounds 0 and 1. */
export function fieldSaid({ value, step }: Said, name: string): SaidField | null {
  for (const at of around(step)) {
    const fields = [...Object.entries(at.event), ...prefixed(at)];
    const same = fields.filter(([, each]) => isSame(each, value)).map(([field]) => field);
    const wanted = [name, ...(aliases[name] ?? [])].find((each) => same.includes(each));
    const field = wanted ?? same[0];
    if (field !== undefined) return { step: at, field };
  }
  return null;
}

function prefixed({ event, opening }: Step): [string, unknown][] {
  return event === opening ? [] : Object.entries(opening).map(([name, value]) => [`begin.${name}`, value]);
}

/** The step itself, then its checks, what it lies in, and the other parts of its slide. */
function* around(step: Step): Generator<Step> {
  yield step;
  if (step.kind === 'triangle') yield* step.children;
  for (let at = step.parent; at; at = at.parent) {
    yield at;
    if (at.kind === 'triangle') yield* at.children;
    if (at.kind !== 'slide' && at.kind !== 'response') continue;
    for (const part of at.children) if (part.kind !== 'triangle' && part.kind !== 'broad') yield part;
  }
  if (step.kind === 'slide') for (const part of step.children) if (part.kind === 'nearest') yield part;
}

function isSame(one: unknown, other: number | Vec3): boolean {
  if (typeof other === 'number') return Object.is(one, other);
  return Array.isArray(one) && other.every((part, at) => Object.is(part, one[at]));
}
