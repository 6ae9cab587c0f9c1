/**
 * Numbers that had to be finite and are not. Many fields say "none" by infinity or NaN: the schema knows them. The rest must be
 * numbers: positions, normals, distances, coefficients.
 */
import { eventFields, type EventKind, type TraceEvent } from '../../../package/trace/events.gen';
import { fieldSlot, type Trace } from '../../../package/trace/decode';
import type { FrameTree, Step } from '../../../package/trace/steps';

/** Without a plane to be reached, or an approach, these were never worked out; their texts in the schema do not say so. */
const unset: Readonly<Partial<Record<EventKind, readonly string[]>>> = {
  PlaneTest: ['t0', 't1', 'enter', 'leave'],
  SweptFaceTest: ['side0', 'side1', 'side2'],
  SweptEdgeTest: ['h', 'radicand'],
  SweptVertexTest: ['h', 'radicand'],
  NodeVisit: ['enter'],
};

interface Watched {
  readonly kind: EventKind;
  readonly fields: readonly string[];
  /** slots of the payload that must hold a number */
  readonly slots: readonly number[];
}

const watched: ReadonlyMap<EventKind, Watched> = new Map(
  (Object.keys(eventFields) as EventKind[]).map((kind) => [kind, watchedOf(kind)]),
);

function watchedOf(kind: EventKind): Watched {
  const real = Object.entries(eventFields[kind].fields).filter(([, { type }]) => type === 'Real' || type === 'Vec3');
  const strict = real.filter(([name, { open }]) => !open && !unset[kind]?.includes(name));
  const slots = strict.flatMap(([name, { type }]) => {
    const at = fieldSlot(kind, name as never);
    return type === 'Vec3' ? [at, at + 1, at + 2] : [at];
  });
  return { kind, fields: strict.map(([name]) => name), slots };
}

/** True if any number of the trace should be finite and is not. One pass, nothing decoded. */
function hasNonFinite(trace: Trace): boolean {
  for (let record = 0; record < trace.count; record++) {
    const start = trace.slotOf(record);
    for (const at of watched.get(trace.kindOf(record))!.slots)
      if (!Number.isFinite(trace.slots[start + at]!)) return true;
  }
  return false;
}

/** Name of the first field of an event that should be finite and is not; null when all is well. */
export function nonFiniteField(event: TraceEvent): string | null {
  const values = event as unknown as Readonly<Record<string, number | readonly number[]>>;
  const { fields } = watched.get(event.kind)!;
  return fields.find((name) => [values[name]!].flat().some((value) => !Number.isFinite(value))) ?? null;
}

/** The steps of a frame whose numbers should be finite and are not, in order. */
export function nonFiniteSteps(tree: FrameTree): Step[] {
  if (!hasNonFinite(tree.trace)) return [];
  const bad = (step: Step) =>
    nonFiniteField(step.event) !== null || (step.opening !== step.event && nonFiniteField(step.opening) !== null);
  return tree.steps.filter(bad);
}
