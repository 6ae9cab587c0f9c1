/** The inspector's knowledge of the robust method's own steps: a chunk of its own, there before any of its traces is shown. */
import type { Message } from '../../state/model';
import type { EventKind, EventOf, TraceEvent } from '../../trace/events.gen';
import type { Step } from '../../trace/steps';
import type { Formula } from './formulas/types';
import type { Context } from './sentences/context';
import type { Failed } from './whynot';

/** What only the robust method records. */
export const robustKinds = [
  'TouchTest',
  'SweptFaceTest',
  'SweptEdgeTest',
  'SweptVertexTest',
  'Depenetrate',
  'Advance',
  'ActivePlane',
  'Cone',
  'GroundTest',
  'SteepContact',
  'StepEdge',
  'Wedge',
  'StepUp',
  'Snap',
  'Carried',
  'OneMotion',
] as const satisfies readonly EventKind[];
export type RobustEvent = EventOf<(typeof robustKinds)[number]>;

export function isRobust(event: TraceEvent): event is RobustEvent {
  return (robustKinds as readonly EventKind[]).includes(event.kind);
}

export interface RobustParts {
  readonly say: (event: RobustEvent, context: Context) => Message;
  readonly formulaOf: (event: RobustEvent) => Formula;
  readonly whyNot: (step: Step) => Failed | null;
}

let parts: RobustParts | null = null;

export function setRobustParts(made: RobustParts): void {
  parts = made;
}

export function robustParts(): RobustParts {
  if (!parts) throw new Error('a robust step is shown before its words are there');
  return parts;
}
