import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBreakpoints, encodeBreakpoints, usualCode } from '../../../../web/src/breakpoints/code';
import {
  type Breakpoint,
  clauseOf,
  conditionKinds,
  parameters,
  usualBreakpoints,
  withValue,
} from '../../../../web/src/breakpoints/condition';
import { comparePlaces, liesIn, together } from '../../../../web/src/breakpoints/place';
import { presetById } from '../../../../web/src/presets';
import { readTrace } from '../../../../web/src/trace';
import { localSolver } from '../../../support/localSolver';

describe('breakpoints in links', () => {
  const clause = fc.constantFrom(...conditionKinds).chain((kind) => {
    const parameter = parameters[kind];
    if (!parameter) return fc.constant(clauseOf(kind));
    const value = parameter.integer
      ? fc.integer({ min: parameter.min, max: 200 })
      : fc.double({ min: 1e-12, max: 1, noNaN: true });
    return value.map((number) => clauseOf(kind, number));
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
