/** Chapter 6: the two roots at a corner, and what near misses are told. */
import { describe, expect, it } from 'vitest';
import { answerTo, asked, said } from './tools';

const [first, last] = await asked(6);

describe('chapter 6', () => {
  it('has the numbers of its corner', () => {
    const { a2, a1, a0, root1, root2, t0, aside } = first!.numbers;
    const found = [a2, a1, a0, root1, root2, t0, aside].map((value) => Number(value!.toFixed(9)));
    expect(found).toEqual([16, -32, 15.36, 0.8, 1.2, 0.75, 0.6]);
    expect(answerTo(first!)[0]).toBeCloseTo(0.8, 12);
    expect(answerTo(last!)).toEqual([1]);
  });

  it('takes 0.02 for right and says how far another guess is from the corner', () => {
    expect(said(first!, 0.815).right).toBe(true);
    expect(said(first!, 0.83).right).toBe(false);
    const early = said(first!, 0.5);
    expect(early.answer.title).toContain('still to go');
    expect(early.numbers.far).toBeCloseTo(Math.hypot(0.6, 2), 9);
    expect(said(first!, 0.9).answer.title).toContain('deep in the sphere');
  });

  it('knows the touch of the plane and the level of the corner', () => {
    const plane = said(first!, 0.75);
    expect(plane.answer.title).toContain('not the corner');
    expect(plane.numbers.far).toBeCloseTo(1.166, 3);
    expect(said(first!, 1).answer.title).toContain('level with the corner');
  });

  it('names the usual slips of the distance', () => {
    expect(said(last!, 1.019).right).toBe(true);
    expect(said(last!, 1.03).right).toBe(false);
    expect(said(last!, 0.6).answer.title).toContain('runs now');
    expect(said(last!, 1.6).answer.title).toContain('added the radius');
    expect(said(last!, 2).answer.title).toContain('whole width');
    expect(said(last!, -1).answer.title).toContain('below 0');
    expect(said(last!, 1.3).answer.title).toContain('there is room');
    const less = said(last!, 0.8);
    expect(less.answer.title).toContain('still touches');
    expect(less.numbers.enter).toBeCloseTo((4 - 0.6) / 4, 12);
  });
});
