import { describe, expect, it } from 'vitest';
import { candidates, isAddress, readTrace, stair, walk } from '../../../../web/package/trace';
import { encodeTrace, event, paperFrame, paperTriangle } from '../../../support/encodeTrace';

const tree = readTrace(encodeTrace(paperFrame([[{ hits: [0.5, null, 0.25] }, { hits: [] }], [{ hits: [null] }]])), 8);

describe('buildTree', () => {
  it('nests frame, passes, slides, tests and response', () => {
    expect(tree.steps.map(({ address }) => address).filter((address) => address.startsWith('f8.p0.s0'))).toEqual([
      'f8.p0.s0',
      'f8.p0.s0.broad',
      'f8.p0.s0.t0',
      ...['plane', 'face', 'v0', 'v1', 'v2', 'e0', 'e1', 'e2'].map((check) => `f8.p0.s0.t0.${check}`),
      'f8.p0.s0.t1',
      'f8.p0.s0.t1.plane',
      'f8.p0.s0.t2',
      ...['plane', 'face', 'v0', 'v1', 'v2', 'e0', 'e1', 'e2'].map((check) => `f8.p0.s0.t2.${check}`),
      'f8.p0.s0.nearest',
      'f8.p0.s0.response',
      ...['backoff', 'slideplane', 'project', 'end'].map((part) => `f8.p0.s0.response.${part}`),
    ]);
  });

  it('finds every step by its address, and the addresses are well formed', () => {
    for (const step of tree.steps) {
      expect(isAddress(step.address), step.address).toBe(true);
      expect(tree.byAddress.get(step.address)).toBe(step);
      expect(step.order).toBe(tree.steps.indexOf(step));
    }
    expect(tree.byAddress.get('f8.p0.s0.t7')).toBeUndefined();
    expect(tree.byAddress.get('f9')).toBeUndefined();
    expect([...tree.byAddress.keys()]).toHaveLength(tree.byAddress.size);
  });

  it('shows closing events of groups, opening ones on demand, boxes of the broad phase', () => {
    const at = (address: string) => tree.byAddress.get(address)!;
    expect(at('f8').event.kind).toBe('MoveEnd');
    expect(at('f8').opening.kind).toBe('MoveBegin');
    expect(at('f8.p0.s0.t2').event).toMatchObject({ kind: 'TriangleEnd', time: 0.25, improved: true });
    expect(at('f8.p0.s0.t2').opening.kind).toBe('TriangleBegin');
    expect(at('f8.p0.s0.response').event.kind).toBe('SlideEnd');
    expect(at('f8.p0.s0.response').opening.kind).toBe('BackOff');
    expect(at('f8.p0.s0.response.end').event.kind).toBe('SlideEnd');
    expect(at('f8.p0.s0.broad').event.kind).toBe('QueryBox');
    expect(at('f8.p0.s0.broad').visits).toHaveLength(2);
    expect(at('f8.p0').event).toBe(at('f8.p0').event);
  });

  it('puts pushes at the beginning of the first pass, a step up and a snap at the end of theirs', () => {
    const events = [
      event('MoveBegin', { method: 'robust' }),
      event('Depenetrate', { round: 0 }),
      event('Depenetrate', { round: 1 }),
      event('PassBegin', { pass: 0 }),
      event('PassEnd', { pass: 0 }),
      event('StepUp'),
      event('PassBegin', { pass: 1 }),
      event('SlideBegin'),
      event('QueryBox'),
      event('Nearest', { found: true }),
      event('Advance'),
      event('GroundTest'),
      event('ActivePlane', { verdict: 'dropped', plane: -1 }),
      event('ActivePlane', { verdict: 'added' }),
      event('Cone'),
      event('SlideEnd'),
      event('PassEnd', { pass: 1 }),
      event('Snap'),
      event('MoveEnd'),
    ];
    const response = ['advance', 'ground', 'plane0', 'plane1', 'cone', 'end'].map(
      (part) => `f0.p1.s0.response.${part}`,
    );
    expect(readTrace(encodeTrace(events), 0).steps.map(({ address }) => address)).toEqual([
      ...['f0', 'f0.p0', 'f0.p0.push0', 'f0.p0.push1', 'f0.p0.stepup', 'f0.p1'],
      ...['f0.p1.s0', 'f0.p1.s0.broad', 'f0.p1.s0.nearest', 'f0.p1.s0.response', ...response, 'f0.p1.snap'],
    ]);
  });

  it('puts what decides about standing where it is asked, and what carries the body in the end behind all', () => {
    const events = [
      event('MoveBegin', { method: 'robust' }),
      event('Depenetrate', { round: 0 }),
      event('Carried', { moment: 'start' }),
      event('OneMotion'),
      event('PassBegin', { pass: 0 }),
      event('SlideBegin'),
      event('QueryBox'),
      event('Nearest', { found: true }),
      event('Advance'),
      event('GroundTest'),
      event('ActivePlane', { verdict: 'added' }),
      event('SteepContact'),
      event('ActivePlane', { verdict: 'added', plane: 1 }),
      event('Cone'),
      event('SlideEnd'),
      event('PassEnd', { pass: 0 }),
      event('StepEdge'),
      event('StepUp'),
      event('PassBegin', { pass: 1 }),
      event('SlideBegin'),
      event('QueryBox'),
      event('Nearest', { found: true }),
      event('Advance'),
      event('GroundTest'),
      event('StepEdge', { verdict: 'no-tread' }),
      event('ActivePlane', { verdict: 'added' }),
      event('Cone'),
      event('Wedge'),
      event('SlideEnd'),
      event('PassEnd', { pass: 1 }),
      event('Snap'),
      event('Carried', { moment: 'end' }),
      event('MoveEnd'),
    ];
    const parts = (pass: number, names: string[]) => names.map((name) => `f0.p${pass}.s0.response.${name}`);
    const frame = readTrace(encodeTrace(events), 0);
    expect(frame.steps.map(({ address }) => address)).toEqual([
      ...['f0', 'f0.p0', 'f0.p0.push0', 'f0.p0.carried', 'f0.p0.onemotion'],
      ...['f0.p0.s0', 'f0.p0.s0.broad', 'f0.p0.s0.nearest', 'f0.p0.s0.response'],
      ...parts(0, ['advance', 'ground', 'plane0', 'wall', 'plane1', 'cone', 'end']),
      ...['f0.p0.stepedge', 'f0.p0.stepup', 'f0.p1', 'f0.p1.s0', 'f0.p1.s0.broad', 'f0.p1.s0.nearest'],
      ...['f0.p1.s0.response', ...parts(1, ['advance', 'ground', 'stepedge', 'plane0', 'cone', 'wedge', 'end'])],
      ...['f0.p1.snap', 'f0.carried'],
    ]);
    for (const { address } of frame.steps) expect(isAddress(address), address).toBe(true);
    // Every one of them is a stop, there and back.
    for (const level of ['slide', 'triangle', 'check'] as const) {
      const there = walk.stops(frame, level);
      expect(there.at(-1)!.address).toBe('f0.carried');
      const back = [walk.last(frame, level)!];
      for (let at = back[0]!; (at = walk.previous(frame, at, level)!);) back.push(at);
      expect(back.reverse()).toEqual(there);
    }
    expect(walk.stops(frame, 'slide').map(({ name }) => name)).toEqual([
      ...['push0', 'carried', 'onemotion', 's0', 'stepedge', 'stepup', 's0', 'snap', 'carried'],
    ]);
  });

  it('gives the sound beginning of a trace cut short at any record', () => {
    const events = paperFrame([[{ hits: [0.5, 0.25] }], []]);
    for (let count = 1; count < events.length; count++) {
      const cut = readTrace(encodeTrace(events.slice(0, count), { truncated: true }), 0);
      expect(cut.truncated).toBe(true);
      for (const step of cut.steps) expect(step.event.kind).toBeTypeOf('string');
    }
  });

  it('builds 100,000 candidates, its work in proportion to them', () => {
    const long = readTrace(encodeLong(100_000), 0);
    expect(long.steps.length).toBeGreaterThan(200_000);
    expect(long.byAddress.get('f0.p0.s0.t99999.plane')?.kind).toBe('plane');
    // Time of the processor, the least of three: ten times as many would cost a hundred times as much if each looked at all.
    expect(cost(100_000)).toBeLessThan(40 * cost(10_000));
  });
});

/** Least processor time of three readings, in microseconds. */
function cost(candidates: number): number {
  const slots = encodeLong(candidates);
  const readings = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    readTrace(slots, 0);
    // The system splits the sum into the two by ticks, so that one alone may be 0.
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...readings);
}

/** A slide of many culled triangles, put together from one encoded triangle. */
function encodeLong(count: number): Float64Array {
  const one = encodeTrace(paperTriangle(0)).subarray(8);
  const head = encodeTrace([event('MoveBegin'), event('PassBegin'), event('SlideBegin'), event('QueryBox')]);
  const tail = encodeTrace([event('Nearest'), event('SlideEnd'), event('PassEnd'), event('MoveEnd')]).subarray(8);
  const slots = new Float64Array(head.length + one.length * count + tail.length);
  slots.set(head);
  for (let test = 0; test < count; test++) slots.set(one, head.length + test * one.length);
  slots.set(tail, slots.length - tail.length);
  slots[4] = 8 + 3 * count;
  slots[5] = slots.length;
  return slots;
}

describe('candidates', () => {
  const rows = candidates(tree.byAddress.get('f8.p0.s0')!);

  it('has a row per test, numbers from the trace', () => {
    expect(
      rows.map(({ test, triangle, enter, leave, time, best, bestAfter }) => ({
        test,
        triangle,
        enter,
        leave,
        time,
        best,
        bestAfter,
      })),
    ).toEqual([
      { test: 0, triangle: 100, enter: 0.25, leave: 1, time: 0.5, best: null, bestAfter: 0.5 },
      { test: 1, triangle: 101, enter: null, leave: null, time: null, best: null, bestAfter: null },
      { test: 2, triangle: 102, enter: 0.25, leave: 1, time: 0.25, best: 0.5, bestAfter: 0.25 },
    ]);
    expect(rows.map(({ chosen }) => chosen)).toEqual([false, false, true]);
    expect(rows[0]!.t1).toBe(1.5);
  });

  it('makes the stair line', () => {
    expect(stair(rows)).toEqual([
      { test: 0, time: 0.5 },
      { test: 2, time: 0.25 },
    ]);
  });
});
