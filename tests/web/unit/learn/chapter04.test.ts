/** Chapter 4: t₀ and t₁ of the tilted plane, and what near misses are told. */
import { describe, expect, it } from 'vitest';
import { answerTo, asked, said } from './tools';

const [first, last] = await asked(4);

describe('chapter 4', () => {
  it('has the numbers of its plane', () => {
    const { d, s, t0, t1, v } = first!.numbers;
    expect([d, s, t0, t1].map((value) => Number(value!.toFixed(9)))).toEqual([2.6, -4, 0.4, 0.9]);
    expect(v).toBeCloseTo(Math.hypot(4.4, 0.8), 12);
    expect([...answerTo(first!), ...answerTo(last!)].map((value) => Number(value.toFixed(9)))).toEqual([0.4, 0.9]);
  });

  it('takes 0.02 for right, and says by how much another guess is off', () => {
    expect(said(first!, 0.41).right).toBe(true);
    expect(said(first!, 0.43).right).toBe(false);
    const { answer, numbers } = said(first!, 0.31);
    expect(answer.title).toContain('still to go');
    expect(numbers.far).toBeCloseTo(1.36, 9);
    expect(numbers.gap).toBeCloseTo(0.36, 9);
    expect(numbers.left).toBeCloseTo(0.4025, 4);
  });

  it('knows the usual thoughts', () => {
    expect(said(first!, 0.65).answer.title).toContain('the centre is in the plane');
    expect(said(last!, 0.65).answer.title).toContain('the centre is in the plane');
    expect(said(first!, 0.95).answer.title).toContain('behind the plane');
    expect(said(last!, 0.4).answer.title).toContain('first touches');
  });
});
