/** Chapter 8: the nearest of the candidates, and what other answers are told. */
import { describe, expect, it } from 'vitest';
import { nearFirst } from '../../../../web/page/learn/course/scenes';
import { answerTo, asked, said, shown, stopsOf } from './tools';

const [stop, who, order] = await asked(8);
const rounded = (value: number | undefined) => Number(value!.toFixed(4));

describe('chapter 8', () => {
  it('finds the farther wall first', () => {
    const { first, best, winner, lowered } = stop!.numbers;
    expect([first, best, winner, lowered].map(rounded)).toEqual([0.875, 0.625, 2, 2]);
  });

  it('tells a right verdict with a wrong reason from both others', () => {
    expect(said(stop!, 0, 0).right).toBe(true);
    expect(said(stop!, 0, 1).answer.title).toContain('another reason');
    expect(said(stop!, 0, 2).answer.title).toContain('another reason');
    expect(said(stop!, 1, 0).answer.title).toContain('pass through');
  });

  it('has the winner on the stairs, and says how much later another one is', () => {
    const { best, t30, t32, t36, t42, element } = who!.numbers;
    expect([best, t30, t32, t36, t42, element].map(rounded)).toEqual([0.3765, 0.3765, 0.4439, 0.6349, 0.9394, 1]);
    expect(answerTo(who!)).toEqual([30]);
    const near = said(who!, 32);
    expect(near.answer.title).toContain('Close');
    expect(near.numbers.later).toBeCloseTo(0.0673, 4);
    expect(said(who!, 42).answer.title).toContain('touched too');
  });

  it('has the tests of the triangles that may be picked', () => {
    const tree = who!.traces.first!;
    const tests = [...tree.byAddress.values()].flatMap(({ address, event }) =>
      event.kind === 'TriangleEnd' && address.startsWith('f8.p0.s0.') ? [event] : [],
    );
    expect(tests.filter(({ time }) => Number.isFinite(time))).toHaveLength(9);
    for (const triangle of [30, 32, 36, 42]) {
      expect(tests.find((test) => test.triangle === triangle)!.time).toBe(who!.numbers[`t${triangle}`]);
      expect(who!.numbers[`n${triangle}`]).toBe(triangle);
    }
    expect(tests.filter(({ improved }) => improved).map(({ triangle }) => triangle)).toEqual([36, 30]);
  });

  it('has the order by t', () => {
    expect(said(order!, 0, 1, 2, 3).right).toBe(true);
    expect(said(order!, 1, 0, 2, 3).answer.title).toContain('winner');
    expect(said(order!, 0, 1, 3, 2).answer.title).toBe('Triangle {n42} is last.');
    expect(said(order!, 0, 2, 1, 3).answer.title).toContain('middle');
  });

  it('wins the same in the other order, with a step less', async () => {
    const end = stopsOf(8).at(-1)!;
    const { numbers } = await shown({ ...end, moment: { ...end.moment, scene: nearFirst } });
    expect([numbers.best, numbers.lowered].map(rounded)).toEqual([0.625, 1]);
  });
});
