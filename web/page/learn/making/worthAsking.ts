/**
 * Numbers of a step that are worth asking for: those that a person can work out or read off the figure, where they are large enough to be seen.
 * Everything else in a record is the solver's own business.
 */
import type { TraceEvent } from '../../../package/trace/events.gen';
import type { FrameTree, Step } from '../../../package/trace/steps';
import type { StepAsk } from '../tour/file';

/** 'time' on the way; 'part' of a whole, or a cosine; 'radii': a length where the body is the unit ball; 'world': one in metres; 'count' of things. */
type Sort = 'time' | 'part' | 'radii' | 'world' | 'count';

const quadratic = { root1: 'time', root2: 'time', discriminant: 'radii' } as const;

const asked: Partial<Readonly<Record<TraceEvent['kind'], Readonly<Record<string, Sort>>>>> = {
  PlaneTest: { t0: 'time', t1: 'time', distance: 'radii', speed: 'radii', facing: 'part' },
  SweptFaceTest: { time: 'time', distance: 'radii', approach: 'radii' },
  EdgeTest: { f: 'part', ...quadratic },
  SweptEdgeTest: { time: 'time', h: 'radii', foot: 'radii', m: 'radii' },
  VertexTest: quadratic,
  SweptVertexTest: { time: 'time', h: 'radii', m: 'radii' },
  TouchTest: { distance: 'radii' },
  Nearest: { candidates: 'count' },
  SlideEnd: { traveled: 'part', remainingLength: 'world' },
  GroundTest: { cosine: 'part' },
  StepEdge: { height: 'world' },
  StepUp: { gained: 'world' },
  PassEnd: { sweeps: 'count' },
  MoveEnd: { sweeps: 'count' },
};

/** Of the body: a shorter length is seen in no figure, and a shorter way looks like none. */
export const leastPart = 0.05;

export function ofNumbers({ event, address }: Step, tree: FrameTree): StepAsk[] {
  const record = event as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(asked[event.kind] ?? {}).flatMap(([field, sort]) => {
    const value = record[field];
    if (typeof value !== 'number' || !tells(value, sort, bodyOf(tree))) return [];
    return [{ kind: 'number', of: address, field, tolerance: toleranceOf(value, sort, bodyOf(tree)) } as const];
  });
}

/** Mean radius of the body. */
export function bodyOf(tree: FrameTree): number {
  const { opening } = tree.steps[0]!;
  return opening.kind === 'MoveBegin' ? Math.cbrt(opening.radii[0] * opening.radii[1] * opening.radii[2]) : 1;
}

function tells(value: number, sort: Sort, body: number): boolean {
  const size = Math.abs(value);
  switch (sort) {
    case 'time':
      return size > 0.02 && value > -1 && value < 3;
    case 'part':
      return size > 0.02 && size < 0.98;
    case 'radii':
      return size > leastPart && size < 100;
    case 'world':
      return size > leastPart * body && size < 100 * body;
    case 'count':
      return value > 1 && value < 1000;
  }
}

/** Of times the usual one; of lengths two hundredths, and never finer than the eye. One digit of 1, 2 or 5. */
function toleranceOf(value: number, sort: Sort, body: number): number {
  if (sort === 'count') return 0;
  if (sort === 'time' || sort === 'part') return 0.02;
  return roundUp(Math.max(0.02 * Math.abs(value), 0.01 * (sort === 'world' ? body : 1)));
}

/** To one digit of 1, 2 or 5. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [1, 2, 5, 10].find((each) => each * power >= value * (1 - 1e-9)) ?? 10;
  return Number((digit * power).toPrecision(1));
}
