/** Sentences of the 2003 method: its plane, face, vertex and edge tests and its response. */
import type { EventOf } from '../../../package/trace/events.gen';
import type { Message } from '../../model';
import { exitSentence, hitSentence, isExit, laterSentence, plainSentence, type Context } from '../../explain/context';

export function planeSentence(event: EventOf<'PlaneTest'>, context: Context): Message {
  const triangle = context.triangle?.triangle ?? -1;
  switch (event.verdict) {
    case 'crosses-plane': {
      const values = { triangle, enter: context.number(event.enter), leave: context.number(event.leave) };
      return { key: 'sentence.plane.crosses', values };
    }
    case 'culled-backface':
      return { key: 'sentence.plane.backface', values: { triangle, facing: context.number(event.facing) } };
    case 'outside-time': {
      const late = event.t0 > 1;
      const time = context.pair(late ? event.t0 : event.t1, late ? 1 : 0)[0];
      return { key: late ? 'sentence.plane.late' : 'sentence.plane.early', values: { triangle, time } };
    }
    case 'parallel-out':
      return { key: 'sentence.plane.parallelOut', values: { triangle, distance: context.number(event.distance) } };
    case 'parallel-embedded':
      return { key: 'sentence.plane.embedded', values: { triangle, distance: context.number(event.distance) } };
    case 'degenerate-skipped':
      return { key: 'sentence.plane.degenerate', values: { triangle } };
    default:
      return plainSentence(context, 'face', 0, event.verdict);
  }
}

/** Which of the three conditions of the inside test fails; the sign bit decides, as in the paper's code. */
export function failedInside(event: EventOf<'FaceTest'>): { symbol: 'x' | 'y' | 'z'; value: number } {
  if (!isNegative(event.z)) return { symbol: 'z', value: event.z };
  return isNegative(event.x) ? { symbol: 'x', value: event.x } : { symbol: 'y', value: event.y };
}

function isNegative(value: number): boolean {
  return value < 0 || Object.is(value, -0);
}

export function faceSentence(event: EventOf<'FaceTest'>, context: Context): Message {
  if (event.verdict === 'face-hit') {
    return hitSentence(context, { feature: 'face', element: 0, time: event.time, latest: 1 });
  }
  if (event.verdict !== 'outside-face') return plainSentence(context, 'face', 0, event.verdict);
  const { symbol, value } = failedInside(event);
  const triangle = context.triangle?.triangle ?? -1;
  return {
    key: 'sentence.face.out',
    values: { triangle, time: context.number(event.time), symbol, value: context.number(value, true) },
  };
}

interface Roots {
  readonly discriminant: number;
  readonly root1: number;
  readonly root2: number;
  readonly latest: number;
  readonly time: number;
  readonly verdict: string;
}

function rootSentence(feature: 'edge' | 'vertex', element: number, event: Roots, context: Context): Message {
  const of = { feature, element };
  switch (event.verdict) {
    case 'no-root':
      if (!(event.discriminant < 0)) return { key: 'sentence.root.flat', values: of };
      return { key: 'sentence.root.none', values: { ...of, discriminant: context.number(event.discriminant) } };
    case 'root-negative': {
      const values = { ...of, first: context.number(event.root1), second: context.number(event.root2) };
      return { key: 'sentence.root.past', values };
    }
    case 'root-later-than-best': {
      if (event.root1 > 0) return laterSentence(context, { ...of, time: event.root1, latest: event.latest });
      const [second, bound] = context.pair(event.root2, event.latest);
      return { key: 'sentence.root.inside', values: { ...of, first: context.number(event.root1), second, bound } };
    }
    default:
      return plainSentence(context, feature, element, event.verdict);
  }
}

export function vertexSentence(event: EventOf<'VertexTest'>, context: Context): Message {
  if (event.verdict !== 'vertex-hit') return rootSentence('vertex', event.vertex, event, context);
  const hit = { feature: 'vertex', element: event.vertex, time: event.time, latest: event.latest } as const;
  return isExit(event) ? exitSentence(context, hit, event.root1) : hitSentence(context, hit);
}

export function edgeSentence(event: EventOf<'EdgeTest'>, context: Context): Message {
  const element = event.edge;
  if (event.verdict === 'edge-hit') {
    const hit = { feature: 'edge', element, time: event.time, latest: event.latest } as const;
    return isExit(event) ? exitSentence(context, hit, event.root1) : hitSentence(context, hit);
  }
  if (event.verdict === 'edge-param-out') {
    const before = event.f < 0;
    const f = context.pair(event.f, before ? 0 : 1)[0];
    return { key: before ? 'sentence.edge.before' : 'sentence.edge.beyond', values: { element, f } };
  }
  return rootSentence('edge', element, event, context);
}

export function backOffSentence(event: EventOf<'BackOff'>, context: Context): Message {
  const [distance, keep] = context.pair(event.distance, event.veryClose);
  if (!event.moved) return { key: 'sentence.backoff.stays', values: { distance, keep } };
  return { key: 'sentence.backoff.moved', values: { distance, keep, time: context.number(event.time) } };
}

export function slidePlaneSentence(event: EventOf<'SlidePlane'>, context: Context): Message {
  const [normal, naive] = context.vectors(event.normalWorld, event.naiveWorld);
  // Beside a length of 1 it has to be read in four decimals: dust of rounding is no reason to call one of them wrong.
  const read = (part: number) => Number(part.toFixed(4)) + 0;
  if (event.normalWorld.every((part, at) => Object.is(read(part), read(event.naiveWorld[at]!))))
    return { key: 'sentence.slidePlane.agree', values: { normal } };
  return { key: 'sentence.slidePlane', values: { normal, naive } };
}

export function projectSentence(event: EventOf<'Project'>, context: Context): Message {
  const side = event.height < 0 ? 'behind' : 'above';
  const height = context.magnitude(event.height);
  return { key: 'sentence.project', values: { side, height, remaining: context.vector(event.remainingWorld) } };
}
