/** Steps made by hand: an event with every field of the schema filled in, hung into a small tree. */
import {
  eventFields,
  type EventKind,
  type EventOf,
  type TraceEvent,
} from '../../../../../web/package/trace/events.gen';
import type { Step, StepKind } from '../../../../../web/package/trace/steps';

const firstOf: Readonly<Record<string, string>> = {
  Method: 'paper',
  Sides: 'front',
  Feature: 'edge',
  Verdict: 'miss',
  NodeVerdict: 'leaf',
  SlideVerdict: 'free',
  PlaneVerdict: 'added',
  ConeVerdict: 'on-plane',
  GroundVerdict: 'ground',
  StepVerdict: 'taken',
  BodyState: 'ground',
  SupportMoment: 'end',
  SupportReason: 'walkable',
  WallVerdict: 'as-wall',
  EdgeVerdict: 'step-edge',
  WedgeVerdict: 'holds',
};

function sample(type: string): unknown {
  if (type === 'Vec3') return [0.25, -0.5, 1];
  if (type === 'Index' || type === 'Count') return 1;
  if (type === 'Flag') return true;
  if (type === 'Real') return 0.5;
  return firstOf[type];
}

export function makeEvent<K extends EventKind>(kind: K, fields: Partial<EventOf<K>> = {}): EventOf<K> {
  const made = Object.entries(eventFields[kind].fields).map(([name, { type }]) => [name, sample(type)]);
  return { kind, ...Object.fromEntries(made), ...fields } as EventOf<K>;
}

let order = 0;

interface Parts {
  readonly opening?: TraceEvent;
  readonly parent?: Step | null;
}

export function makeStep(
  kind: StepKind,
  name: string,
  event: TraceEvent,
  { opening, parent = null }: Parts = {},
): Step {
  const address = parent ? `${parent.address}.${name}` : name;
  const step: Step = {
    address,
    name,
    kind,
    parent,
    children: [],
    lastRecord: 0,
    event,
    opening: opening ?? event,
    order: order++,
  };
  parent?.children.push(step);
  return step;
}

/** Frame, pass, slide and one triangle, as the paper method records them. */
export function makeFrame(best = 0.4064532598258037) {
  const frame = makeStep('frame', 'f8', makeEvent('MoveEnd'), { opening: makeEvent('MoveBegin', { triangles: 54 }) });
  const pass = makeStep('pass', 'p0', makeEvent('PassEnd', { pass: 0 }), {
    opening: makeEvent('PassBegin'),
    parent: frame,
  });
  const slide = makeStep('slide', 's0', makeEvent('SlideEnd', { slide: 0 }), {
    opening: makeEvent('SlideBegin'),
    parent: pass,
  });
  const triangle = addTriangle(slide, 14, 30, best);
  return { frame, pass, slide, triangle };
}

export function addTriangle(
  slide: Step,
  test: number,
  triangle: number,
  best: number,
  end: Partial<EventOf<'TriangleEnd'>> = {},
): Step {
  return makeStep('triangle', `t${test}`, makeEvent('TriangleEnd', { triangle, best, ...end }), {
    opening: makeEvent('TriangleBegin', { test, triangle, best }),
    parent: slide,
  });
}
