/** Chapter 1: the wall that is jumped over, and how many tests are enough. */
import { describe, expect, it } from 'vitest';
import { answerTo, asked, said } from './tools';

const [claim, tests] = await asked(1);

describe('chapter 1', () => {
  it('has the numbers of its wall', () => {
    const { t, after, way, wall, reach, ratio, n, gap } = tests!.numbers;
    expect(t).toBe(5.5 / 16);
    expect([after, way]).toEqual([5.5, 16]);
    expect(wall).toBeCloseTo(0.02, 12);
    expect(reach).toBeCloseTo(1.02, 12);
    expect(ratio).toBeCloseTo(15.686, 3);
    expect([n, gap]).toEqual([16, 4]);
    expect(answerTo(tests!)).toEqual([16]);
  });

  it('tells a right verdict from a right reason', () => {
    expect(said(claim!, 0, 1).right).toBe(true);
    expect(said(claim!, 0, 2).answer.title).toContain('thickness');
    expect(said(claim!, 0, 0).answer.title).toContain('supports the claim');
    for (const reason of [0, 1, 2]) expect(said(claim!, 1, reason).answer.title).toContain('It does hit');
  });

  it('takes the fewest tests for right, and knows the usual thoughts', () => {
    expect(said(tests!, 16).right).toBe(true);
    expect(said(tests!, 800).answer.title).toContain('the wall alone');
    expect(said(tests!, 31).answer.title).toContain('half the ball');
    expect(said(tests!, 15.69).answer.title).toContain('division is right');
    expect(said(tests!, 20).answer.title).toContain('never miss');
    expect(said(tests!, 4).answer.title).toContain('jumps over');
    expect(said(tests!, 0).answer.title).toContain('Without a test');
  });

  it('says of 15 by how little it is lucky', () => {
    const { answer, numbers } = said(tests!, 15);
    expect(answer.title).toContain('lucky');
    expect(numbers.wide).toBeCloseTo(1.067, 3);
    expect(numbers.spare).toBeCloseTo(0.12, 9);
    // 0.13 further on the ball is clear of the wall before and behind it.
    const before = numbers.last! + 0.13 - numbers.wide!;
    expect([before < -0.5, numbers.last! + 0.13 > 0.52]).toEqual([true, true]);
  });
});
