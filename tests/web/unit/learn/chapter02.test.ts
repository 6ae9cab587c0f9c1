/** Chapter 2: a quarter of the way, and the same place of a motion twice as long. */
import { describe, expect, it } from 'vitest';
import { answerTo, asked, said } from './tools';

const [place, twice] = await asked(2);

describe('chapter 2', () => {
  it('has the numbers of its motion', () => {
    const { cx, cy, cz, v } = place!.numbers;
    expect([cx, cy, cz].map((value) => Number(value!.toFixed(9)))).toEqual([-1.4, 0.8, 0.15]);
    expect(v).toBeCloseTo(Math.hypot(4.4, 0.8), 12);
    expect(answerTo(place!)).toEqual([0.25]);
    expect(answerTo(twice!)[0]).toBeCloseTo(0.125, 12);
  });

  it('takes 0.02 for right, and names a third, a half and the other end', () => {
    expect(said(place!, 0.265).right).toBe(true);
    expect(said(place!, 0.28).right).toBe(false);
    expect(said(place!, 0.33).answer.title).toContain('a third');
    expect(said(place!, 0.5).answer.title).toContain('half');
    expect(said(place!, 0.75).answer.title).toContain('still to go');
    expect(said(place!, 0.4).answer.title).toContain('too far');
    expect(said(place!, 0.1).answer.title).toContain('short by');
  });

  it('says that a longer motion is there earlier', () => {
    expect(said(twice!, 0.125).right).toBe(true);
    expect(said(twice!, 0.5).answer.title).toContain('earlier');
    expect(said(twice!, 0.25).answer.title).toContain('twice as far');
    expect(said(twice!, 2).answer.title).toContain('not on this motion');
    const { answer, numbers } = said(twice!, 0.2);
    expect(answer.title).toContain('too far');
    expect(numbers.mine).toBeCloseTo(0.2 * 2 * Math.hypot(4.4, 0.8), 9);
  });
});
