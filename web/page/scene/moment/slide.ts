import type {
  EventKind,
  EventOf,
  NodeVisitEvent,
  SlideBeginEvent,
  TraceEvent,
  TriangleBeginEvent,
  TriangleEndEvent,
} from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';

/** One triangle of the sweep's box, with what its tests came to. */
export interface Candidate {
  readonly step: Step;
  readonly begin: TriangleBeginEvent;
  /** missing only where the recorder hit its limit */
  readonly end: TriangleEndEvent | null;
}

/** Everything the figures need of one slide. Made once per slide; stepping inside it only reads. */
export interface SlideFacts {
  readonly step: Step;
  readonly begin: SlideBeginEvent;
  readonly candidates: readonly Candidate[];
  readonly byTriangle: ReadonlyMap<number, Candidate>;
  /** Boxes the broad phase looked at; decoded when asked for, since a large mesh has thousands. */
  readonly nodes: () => readonly NodeVisitEvent[];
  /** Steps outside the triangles (nearest, response, end) by kind of event; a kind may come more than once. */
  readonly steps: ReadonlyMap<EventKind, readonly Step[]>;
}

export function slideFacts(step: Step): SlideFacts | null {
  if (step.opening.kind !== 'SlideBegin') return null;
  const candidates: Candidate[] = [];
  const steps = new Map<EventKind, Step[]>();
  const visit = (at: Step): void => {
    if (at.kind === 'triangle') {
      const candidate = candidateOf(at);
      if (candidate) candidates.push(candidate);
      return;
    }
    steps.set(at.event.kind, [...(steps.get(at.event.kind) ?? []), at]);
    at.children.forEach(visit);
  };
  step.children.forEach(visit);
  const byTriangle = new Map(candidates.map((c) => [c.begin.triangle, c]));
  const nodes = (): readonly NodeVisitEvent[] => step.children.find((child) => child.kind === 'broad')?.visits ?? [];
  return { step, begin: step.opening, candidates, byTriangle, nodes, steps };
}

function candidateOf(step: Step): Candidate | null {
  if (step.opening.kind !== 'TriangleBegin') return null;
  return { step, begin: step.opening, end: step.event.kind === 'TriangleEnd' ? step.event : null };
}

/** The last event of a kind in the slide, if the slide has one. */
export function eventOf<K extends EventKind>(slide: SlideFacts, kind: K): EventOf<K> | null {
  const event: TraceEvent | undefined = slide.steps.get(kind)?.at(-1)?.event;
  return event?.kind === kind ? (event as EventOf<K>) : null;
}
