/** Chapter 10: where the first slide wants to end, and what is left of its length. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../../web/page/learn/tour/expression';
import { answerTo, asked, said, shown, stopsOf } from './tools';

const [place, speed] = await asked(10);

describe('chapter 10', () => {
  it('has the numbers of the first slide', () => {
    const { hit, bx, by, bz, sx, sy, sz, rest, slide } = place!.numbers;
    expect(hit).toBeCloseTo(0.5, 12);
    expect([bx, by, bz].map((value) => Number(value!.toFixed(4)))).toEqual([1.4979, 1.1003, -0.0014]);
    expect([sx, sy, sz].map((value) => Math.abs(Number(value!.toFixed(4))))).toEqual([0, 0.2003, 1.0014]);
    expect(rest).toBeCloseTo(1.8165, 3);
    expect(slide).toBeCloseTo(1.0212, 4);
    expect(answerTo(place!).map((value) => Number(value.toFixed(4)))).toEqual([1.4979, 1]);
    expect(by! + sy!).toBeCloseTo(0.9, 9);
  });

  it('takes 0.1 m for right, and knows the usual places', () => {
    expect(said(place!, 1.5, 1.08).right).toBe(true);
    expect(said(place!, 1.5, 1.12).right).toBe(false);
    const titleAt = (x: number, z: number) => said(place!, x, z).answer.title;
    expect(titleAt(3, 1)).toContain('asked to go');
    expect(titleAt(1.5, 0)).toContain('where it touches');
    expect(titleAt(1.5, 1.82)).toContain('kept the length');
    expect(titleAt(1.8, 1)).toContain('in the wall');
    expect(titleAt(1, 1)).toContain('off the wall');
    expect(titleAt(1.5, 0.6)).toContain('Too short');
    expect(titleAt(1.5, 1.4)).toContain('Too far');
    expect(said(place!, 1.8, 1).numbers.deep).toBeCloseTo(0.3, 9);
  });

  it('takes away as much as the why finds along the normal', async () => {
    const [why, tryout] = await Promise.all(
      ['why', 'try'].map((beat) => shown(stopsOf(10).find((stop) => stop.beat === beat)!)),
    );
    const [rest, taken, slide] = tryout!.stop.tryout!.lines!.map(({ value }) => evaluate(value, tryout!.numbers));
    expect(taken).toBeCloseTo(Math.abs(why!.numbers.along!), 9);
    expect(Math.hypot(taken!, slide!)).toBeCloseTo(rest!, 9);
  });

  it('wants the right reason for the slower slide', () => {
    expect(said(speed!, 0, 1).right).toBe(true);
    expect(said(speed!, 0, 0).answer.say).toContain('no friction');
    expect(said(speed!, 0, 2).answer.say).toContain('{keep}');
    expect(said(speed!, 1, 0).answer.title).toContain('does not');
  });
});
