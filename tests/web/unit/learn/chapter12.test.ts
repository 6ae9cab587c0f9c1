/** Chapter 12: five faults, each by its numbers and beside the robust method. */
import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../../../web/page/learn/tour/markdown';
import { numbersOf } from '../../../../web/page/learn/tour/values';
import { asked, said, stopsOf } from './tools';

const [exit, hop, wedge, flat, wall] = await asked(12);

describe('chapter 12', () => {
  it('takes the root at which the ball leaves', () => {
    const { small, t, a, b } = exit!.numbers;
    expect([small, t].map((value) => Number(value!.toFixed(6)))).toEqual([-0.000025, 0.499975]);
    expect(a).toBeCloseTo(-0.4975, 6);
    expect(b).toBeCloseTo(0.505, 6);
  });

  it('hops by 4 mm, gets nowhere, slides too far and passes from behind', () => {
    expect(hop!.numbers.hop).toBeCloseTo(3.83, 2);
    expect(hop!.numbers.b).toBeCloseTo(0.8, 6);
    expect([wedge!.numbers.a, wedge!.numbers.b].map((value) => Number(value!.toFixed(6)))).toEqual([0, 0.4]);
    expect(wedge!.numbers.limit).toBe(6);
    expect(flat!.numbers.a).toBeCloseTo(0.178, 2);
    expect(flat!.numbers.b).toBeCloseTo(0.05, 4);
    expect(wall!.numbers.facing).toBe(1);
    expect(wall!.numbers.a).toBeCloseTo(-2, 6);
    expect(wall!.numbers.b).toBeCloseTo(0.505, 6);
  });

  it('begins at one place with both, so that what is drawn of B is what it made of this frame', () => {
    for (const { stop, traces } of [exit!, hop!, wedge!, flat!, wall!]) {
      const read = (tree: string) =>
        numbersOf(
          { x: `${tree}f0#begin:position.0`, y: `${tree}f0#begin:position.1`, z: `${tree}f0#begin:position.2` },
          traces,
        );
      expect(stop.moment.address.startsWith('f0.'), stop.moment.address).toBe(true);
      expect(read('B:')).toEqual(read(''));
    }
    // Down the slope, both of them.
    for (const end of ['ax', 'bx', 'ay', 'by'] as const) {
      const from = flat!.numbers[end.replace(/^[ab]/, 'from')]!;
      expect(flat!.numbers[end]).toBeLessThan(from);
    }
  });

  it('says why B stops where it does: the radius and what it keeps', () => {
    expect(exit!.numbers.keep).toBeCloseTo(0.005, 6);
    expect(wall!.numbers.keep).toBeCloseTo(0.005, 6);
  });

  it('says of its scenes what they are', () => {
    const rounded = (...values: (number | undefined)[]) => values.map((value) => Number(value!.toFixed(4)));
    expect(rounded(exit!.numbers.r, exit!.numbers.down, exit!.numbers.deep)).toEqual([0.5, 2, 0.05]);
    expect(rounded(hop!.numbers.forward)).toEqual([0.6]);
    expect(rounded(wedge!.numbers.opening, wedge!.numbers.asked)).toEqual([60, 0.4]);
    const { wide, tall, slope, gravity, share } = flat!.numbers;
    expect(rounded(wide, tall, slope, gravity, share)).toEqual([2, 0.4, 30, 0.1, 0.05]);
  });

  it('wants the reason, and answers each other one by itself', () => {
    for (const flaw of [exit!, hop!, wedge!, flat!, wall!]) {
      if (flaw.ask.kind !== 'verdict') throw new Error('no verdict');
      const [verdict, reason] = flaw.ask.truth;
      const others = [0, 1, 2].filter((each) => each !== reason);
      expect(said(flaw, verdict, reason).right).toBe(true);
      expect(new Set(others.map((each) => said(flaw, verdict, each).answer.say)).size).toBe(2);
      expect(said(flaw, 1 - verdict, reason).right).toBe(false);
      for (const verdictOf of [verdict, 1 - verdict])
        expect(new Set([0, 1, 2].map((each) => said(flaw, verdictOf, each).answer.say)).size).toBe(3);
    }
  });

  it('leads from each fault to its chapter', () => {
    const steps = stopsOf(12).flatMap(({ steps: all = [] }) => all);
    const linked = steps.flatMap(({ say }) =>
      paragraphs(say).flatMap((part) => part.flatMap((piece) => (piece.kind === 'chapter' ? [Number(piece.to)] : []))),
    );
    expect(linked).toEqual([6, 10, 11, 9, 3]);
  });
});
