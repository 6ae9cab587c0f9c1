import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBreakpoints, encodeBreakpoints, usualCode } from '../../../../web/page/core/breakpoints/code';
import {
  type Breakpoint,
  clauseOf,
  conditionKinds,
  parameters,
  spans,
  usualBreakpoints,
  withFrames,
  withValue,
} from '../../../../web/page/model/breakpoints/condition';
import { placesFromSummaries } from '../../../../web/page/core/breakpoints/fromSummary';
import { comparePlaces, liesIn, together } from '../../../../web/page/core/breakpoints/place';
import { presetById } from '../../../../web/page/presets';
import type { FrameSummary, Vec3 } from '../../../../web/page/model';
import { readTrace } from '../../../../web/package/trace';
import { localSolver } from '../../../support/localSolver';

describe('breakpoints in links', () => {
  const clause = fc.constantFrom(...conditionKinds).chain((kind) => {
    const parameter = parameters[kind];
    if (!parameter) return fc.constant(clauseOf(kind));
    const value = parameter.integer
      ? fc.integer({ min: parameter.min, max: 200 })
      : fc.double({ min: 1e-12, max: 1, noNaN: true });
    const span = spans[kind];
    const frames = span ? fc.integer({ min: span.min, max: span.max }) : fc.constant(undefined);
    return fc.tuple(value, frames).map(([number, inARow]) => clauseOf(kind, number, inARow));
  });
  const list = fc
    .array(fc.record({ on: fc.boolean(), clauses: fc.array(clause, { minLength: 1, maxLength: 4 }) }), {
      maxLength: 24,
    })
    .map((items) => items.map((item, id): Breakpoint => ({ id, ...item })));

  it('come back as they were', () => {
    fc.assert(fc.property(list, (given) => void expect(decodeBreakpoints(encodeBreakpoints(given))).toEqual(given)));
    expect(decodeBreakpoints(usualCode)).toEqual(usualBreakpoints);
  });

  it.each([
    'edge',
    '+',
    '+edge:1',
    '+sweeps',
    '+sweeps:',
    '+sweeps:0',
    '+sweeps:2.5',
    '+sweeps:x',
    '+time:0',
    '+time:2',
  ])('are refused when they are not exactly that: %s', (code) => expect(decodeBreakpoints(code)).toBeNull());
  it.each([
    '+slow',
    '+slow:0.1',
    '+slow:0.1:',
    '+slow::10',
    '+slow:0:10',
    '+slow:0.1:0',
    '+slow:0.1:2.5',
    '+slow:0.1:2:3',
  ])('need every number they have: %s', (code) => expect(decodeBreakpoints(code)).toBeNull());
  it.each(['+groundlost:1', '+stalled:', '+time:0.1:3', '+edge:'])('and no other: %s', (code) =>
    expect(decodeBreakpoints(code)).toBeNull(),
  );
  it('of before there were conditions on several frames say what they said', () => {
    const told = decodeBreakpoints('+edge&time:0.01,-sweeps:3,-limit,+nonfinite');
    expect(told).toEqual([
      { id: 0, on: true, clauses: [clauseOf('edge'), clauseOf('time', 0.01)] },
      { id: 1, on: false, clauses: [clauseOf('sweeps', 3)] },
      { id: 2, on: false, clauses: [clauseOf('limit')] },
      { id: 3, on: true, clauses: [clauseOf('nonfinite')] },
    ]);
    expect(encodeBreakpoints(told!)).toBe('+edge&time:0.01,-sweeps:3,-limit,+nonfinite');
    expect(encodeBreakpoints([{ id: 0, on: true, clauses: [clauseOf('slow')] }])).toBe('+slow:0.1:10');
  });
  it.each(['+edge,', '+what', '+edge&&face', '+time:1e999', '+time:0.1:2', '+edge&edge&edge&edge&edge'])('%s', (code) =>
    expect(decodeBreakpoints(code)).toBeNull(),
  );
  it('are refused when they are too many', () => {
    expect(decodeBreakpoints(new Array(24).fill('+edge').join(','))).toHaveLength(24);
    expect(decodeBreakpoints(new Array(25).fill('+edge').join(','))).toBeNull();
  });

  it('take no number that means nothing', () => {
    expect(withValue(clauseOf('time'), 0)).toBeNull();
    expect(withValue(clauseOf('time'), Number.NaN)).toBeNull();
    expect(withValue(clauseOf('edge'), 1)).toBeNull();
    expect(withValue(clauseOf('hit'), 0)).toEqual({ kind: 'hit', value: 0 });
    expect(withFrames(clauseOf('slow'), 0)).toBeNull();
    expect(withFrames(clauseOf('time'), 3)).toBeNull();
    expect(withFrames(clauseOf('slow', 0.5), 3)).toEqual({ kind: 'slow', value: 0.5, frames: 3 });
  });
});

describe('places', () => {
  it('stand in the order of the tree', async () => {
    const { client } = localSolver();
    for (const method of ['paper', 'robust'] as const) {
      const { mesh, experiment } = await presetById('stairs')!.load();
      const { id } = await client.addMesh(mesh);
      const settings = { ...experiment, method };
      const { start, input } = (await client.run(id, settings))![12]!;
      const tree = readTrace((await client.trace(id, settings, start, input)).trace, 12);
      const kinds = new Set(['frame', 'pass', 'slide', 'triangle', 'broad', 'nearest', 'response', 'push']);
      const order = tree.steps.filter(({ kind }) => kinds.has(kind)).map(({ address }) => address);
      expect(order.length).toBeGreaterThan(30);
      expect(order.toReversed().sort(comparePlaces)).toEqual(order);
    }
    expect(comparePlaces('f9.p1.s3', 'f10')).toBeLessThan(0);
  });

  it('lie in each other by whole parts', () => {
    expect(liesIn('f8.p0.s1', 'f8.p0')).toBe(true);
    expect(liesIn('f8.p0.s1', 'f8.p0.s1')).toBe(true);
    expect(liesIn('f8.p0.s10', 'f8.p0.s1')).toBe(false);
    expect(liesIn('f8', 'f8.p0')).toBe(false);
    expect(together(['f1.p0', 'f2'], ['f1.p0.s1', 'f1.p1.s0', 'f2.p0.s0.t3'])).toEqual(['f1.p0.s1', 'f2.p0.s0.t3']);
  });
});

describe('over the frames of a run', () => {
  const level: Vec3 = [0.1, 0, 0];
  const fall: Vec3 = [0, -0.05, 0];
  /** One frame each: what it made of 0.1 along x, whether it stands, what else is asked for. */
  const run = (...made: readonly (readonly [part: number, grounded?: boolean, gravity?: Vec3, asked?: Vec3])[]) =>
    made.map(([part, grounded = true, gravity = fall, displacement = level], frame) => {
      const end: Vec3 = [0.1 * part, 0.02, 0];
      return { frame, start: [0, 0, 0], end, input: { displacement, gravity }, grounded } as unknown as FrameSummary;
    });
  const at = (clause: ReturnType<typeof clauseOf>, frames: readonly FrameSummary[]) =>
    placesFromSummaries(clause, frames).flat();

  it('ground is lost and found where standing changes, and a jump loses nothing', () => {
    const frames = run([1], [1], [1, false], [1, false], [1], [1, false, [0, 0.05, 0]], [1]);
    expect(at(clauseOf('groundlost'), frames)).toEqual(['f2']);
    expect(at(clauseOf('groundfound'), frames)).toEqual(['f4', 'f6']);
  });

  it('nothing is lost or found in the first frame, and a level frame does not rise by rounding', () => {
    expect(at(clauseOf('groundfound'), run([1]))).toEqual([]);
    expect(at(clauseOf('groundlost'), run([1, false]))).toEqual([]);
    expect(at(clauseOf('groundlost'), run([1], [1, false, [0, 1e-12, 0]]))).toEqual(['f1']);
  });

  it('too little of the way: the n-th frame in a row, once, whatever comes after', () => {
    const parts = [1, 0.05, 0.05, 0.05, 0.05, 1, 0.05, 0.05, -1, 0.05];
    const frames = run(...parts.map((part) => [part] as const));
    expect(at(clauseOf('slow', 0.1, 3), frames)).toEqual(['f3', 'f8']);
    expect(at(clauseOf('slow', 0.1, 1), frames)).toEqual(['f1', 'f6']);
    expect(at(clauseOf('slow', 0.1, 5), frames)).toEqual([]);
    expect(at(clauseOf('slow', 0.04, 1), frames)).toEqual(['f8']);
  });

  it('a frame that asks for no level motion is not slow', () => {
    const still: Vec3 = [0, 0, 0];
    const frames = run([0], [0], [0, true, fall, still], [0], [0]);
    expect(at(clauseOf('slow', 0.1, 2), frames)).toEqual(['f1', 'f4']);
    expect(at(clauseOf('slow', 0.1, 3), frames)).toEqual([]);
  });
});
