/** Chapter 13: how few triangles are tested, and what ten times as many cost. */
import { describe, expect, it } from 'vitest';
import { asked, said } from './tools';

const [coarse, fine] = await asked(13);

describe('chapter 13', () => {
  it('tests 12 of 100,352 triangles after 56 boxes', () => {
    const { all, tests, looked } = coarse!.numbers;
    expect([all, tests, looked]).toEqual([100352, 12, 56]);
    expect(said(coarse!, 10).right).toBe(true);
    expect(said(coarse!, 36).right).toBe(true);
    expect(said(coarse!, 100).answer.title).toContain('Fewer');
    expect(said(coarse!, 1).answer.title).toContain('More');
    expect(said(coarse!, 100352).answer.title).toContain('Nearly all');
    expect(said(coarse!, 0).right).toBe(false);
  });

  it('tests 34 of 999,698 after 84 boxes', () => {
    const { all, tests, looked, before } = fine!.numbers;
    expect([all, tests, looked]).toEqual([999698, 34, 84]);
    // The text of the second question tells the boxes of the first.
    expect(before).toBe(coarse!.numbers.looked);
    expect(said(fine!, 100).right).toBe(true);
    expect(said(fine!, 560).answer.title).toContain('Not ten times');
    expect(said(fine!, 5000).answer.title).toContain('Fewer');
    expect(said(fine!, 10).answer.title).toContain('A few more');
  });
});
