/** Writes traces for tests: the twin of the recorder, made of the generated schema. */
import {
  eventFields,
  type EventKind,
  type EventOf,
  schemaHash,
  type TraceEvent,
} from '../../web/package/trace/events.gen';
import * as schema from '../../web/package/trace/events.gen';
import { headerSlot, headerSlots, kindNumber, traceMagic, traceVersion } from '../../web/package/trace/decode';

type Loose = Record<string, unknown>;

/** An event with the given fields; the others are 0, false, [0, 0, 0] or the first value of their enum. */
export function event<K extends EventKind>(kind: K, fields: Partial<EventOf<K>> = {}): EventOf<K> {
  const made: Loose = { kind };
  for (const [name, { type }] of Object.entries(eventFields[kind].fields)) {
    made[name] = type === 'Vec3' ? [0, 0, 0] : type === 'Flag' ? false : (enumValues(type)?.[0] ?? 0);
  }
  return { ...made, ...fields } as unknown as EventOf<K>;
}

function enumValues(type: string): readonly string[] | undefined {
  return (schema as unknown as Record<string, readonly string[] | undefined>)[`${type}Values`];
}

function payloadOf(from: TraceEvent): number[] {
  return Object.entries(eventFields[from.kind].fields).flatMap(([name, { type }]) => {
    const value = (from as unknown as Loose)[name];
    if (type === 'Vec3') return value as number[];
    if (typeof value === 'boolean') return [Number(value)];
    return [typeof value === 'string' ? enumValues(type)!.indexOf(value) : (value as number)];
  });
}

/** A whole trace, header included. */
export function encodeTrace(events: readonly TraceEvent[], { truncated = false } = {}): Float64Array {
  const records = events.flatMap((from) => {
    const payload = payloadOf(from);
    return [kindNumber(from.kind), payload.length, ...payload];
  });
  const header = new Array<number>(headerSlots).fill(0);
  header[headerSlot.magic] = traceMagic;
  header[headerSlot.version] = traceVersion;
  header[headerSlot.hashHigh] = parseInt(schemaHash.slice(0, 8), 16);
  header[headerSlot.hashLow] = parseInt(schemaHash.slice(8), 16);
  header[headerSlot.records] = events.length;
  header[headerSlot.slots] = headerSlots + records.length;
  header[headerSlot.truncated] = Number(truncated);
  header[headerSlot.detail] = 1;
  return Float64Array.from([...header, ...records]);
}

/** One candidate of the paper method that is hit on an edge, or rejected as back-facing. */
export function paperTriangle(test: number, hit?: { time: number; best: number; edge: number }): TraceEvent[] {
  const triangle = 100 + test;
  const none = Number.POSITIVE_INFINITY;
  if (!hit) {
    return [
      event('TriangleBegin', { test, triangle, best: none }),
      event('PlaneTest', { verdict: 'culled-backface', t0: Number.NaN, t1: Number.NaN }),
      event('TriangleEnd', { triangle, verdict: 'culled-backface', element: -1, time: none, best: none }),
    ];
  }
  const improved = hit.time < hit.best;
  return [
    event('TriangleBegin', { test, triangle, best: hit.best }),
    event('PlaneTest', { verdict: 'crosses-plane', t0: 0.25, t1: 1.5, enter: 0.25, leave: 1 }),
    event('FaceTest', { time: 0.25, verdict: 'outside-face' }),
    ...[0, 1, 2].map((vertex) => event('VertexTest', { vertex, time: none, verdict: 'no-root' })),
    ...[0, 1, 2].map((edge) =>
      event(
        'EdgeTest',
        edge === hit.edge ? { edge, time: hit.time, verdict: 'edge-hit' } : { edge, time: none, verdict: 'no-root' },
      ),
    ),
    event('TriangleEnd', {
      triangle,
      verdict: 'edge-hit',
      feature: 'edge',
      element: hit.edge,
      time: hit.time,
      best: hit.best,
      improved,
    }),
  ];
}

export interface SlideShape {
  readonly hits: readonly (number | null)[];
  readonly nodes?: number;
}

/** One slide of the paper method: a hit time or null per candidate. */
export function paperSlide(slide: number, { hits, nodes = 2 }: SlideShape): TraceEvent[] {
  let best = Number.POSITIVE_INFINITY;
  let chosen = -1;
  const tests = hits.flatMap((time, test) => {
    if (time === null) return paperTriangle(test);
    const events = paperTriangle(test, { time, best, edge: test % 3 });
    if (time < best) [best, chosen] = [time, test];
    return events;
  });
  const response = [event('BackOff', { time: best }), event('SlidePlane'), event('Project')];
  return [
    event('SlideBegin', { slide, displacement: [1, 0, 0] }),
    event('QueryBox'),
    ...Array.from({ length: nodes }, (_, node) => event('NodeVisit', { node })),
    ...tests,
    event('Nearest', {
      found: chosen >= 0,
      test: chosen,
      triangle: chosen < 0 ? -1 : 100 + chosen,
      time: best,
      candidates: hits.length,
    }),
    ...(chosen >= 0 ? response : []),
    event('SlideEnd', { slide, traveled: chosen >= 0 ? best : 1, verdict: chosen >= 0 ? 'again' : 'free' }),
  ];
}

/** One frame of the paper method: slides of the movement pass, slides of the gravity pass. */
export function paperFrame(passes: readonly (readonly SlideShape[])[]): TraceEvent[] {
  return [
    event('MoveBegin'),
    ...passes.flatMap((slides, pass) => [
      event('PassBegin', { pass }),
      ...slides.flatMap((shape, slide) => paperSlide(slide, shape)),
      event('PassEnd', { pass, sweeps: slides.length }),
    ]),
    event('MoveEnd'),
  ];
}
