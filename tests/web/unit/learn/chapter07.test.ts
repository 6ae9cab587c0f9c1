/** Chapter 7: which feature, where on the edge, in which order; and what other answers are told. */
import { describe, expect, it } from 'vitest';
import { answerTo, asked, said, shown, stopsOf } from './tools';

const [first, where, order] = await asked(7);
const rounded = (...values: (number | undefined)[]) => values.map((value) => Number(value!.toFixed(4)));

describe('chapter 7', () => {
  it('has the touch of the tilted plane: edge 0', () => {
    const { time, f, qx, qy, qz, len } = first!.numbers;
    expect(rounded(time, f, len)).toEqual([0.4717, 0.5063, 2.6187]);
    expect([qx, qy, qz].map((value) => Number(value!.toFixed(2)))).toEqual([16.6, -10.42, -16.09]);
    expect(answerTo(first!)).toEqual([4]);
    expect(said(first!, 4).right).toBe(true);
  });

  it('says of every other feature how far it is', () => {
    expect(said(first!, 0).answer.title).toContain('not the face');
    const corner = said(first!, 1);
    expect(corner.numbers.toP1).toBeCloseTo(0.5063 * 2.6187, 3);
    expect(corner.answer.title).toContain('The path passes $p_1$');
    const { p0, p1, p2, e1, e2 } = first!.numbers;
    for (const far of [p0, p1, p2, e1, e2]) expect(far).toBeGreaterThan(1);
    expect(new Set([0, 1, 2, 3, 5, 6].map((k) => said(first!, k).answer.title)).size).toBe(6);
  });

  it('has f of the edge, and tells its middle and its other end apart', () => {
    expect(answerTo(where!)[0]).toBeCloseTo(7 / 12, 12);
    expect(said(where!, 0.62).right).toBe(true);
    expect(said(where!, 0.65).right).toBe(false);
    expect(said(where!, 0.5).answer.title).toContain('middle');
    expect(said(where!, 0.42).answer.title).toContain('other end');
    // Only what mirrors the truth may have been counted from there.
    expect(said(where!, 0.44).answer.title).toContain('too small');
    const middle = said(where!, 0.48).numbers;
    expect(rounded(middle.way, middle.mid)).toEqual([0.62, 0.5]);
    const before = said(where!, 0.2);
    expect(before.answer.title).toContain('too small');
    expect(before.numbers.way).toBeCloseTo((7 / 12 - 0.2) * 6, 9);
    expect(said(where!, 0.9).answer.title).toContain('too large');
  });

  it('has the order of the checks, and takes edges before corners for as good', () => {
    const triangle = order!.traces.first!.byAddress.get('f0.p0.s0.t0')!;
    const kinds = [...new Set(triangle.children.map(({ kind }) => kind))];
    expect(kinds).toEqual(['plane', 'face', 'vertex', 'edge']);
    expect(said(order!, 0, 1, 2, 3).right).toBe(true);
    expect(said(order!, 0, 1, 3, 2).answer.title).toContain('just as well');
    expect(said(order!, 2, 0, 1, 3).answer.title).toContain('Begin with the plane');
    expect(said(order!, 0, 2, 1, 3).answer.title).toContain('the face');
  });

  it('derives the quadratic of the edge with the numbers of its test', async () => {
    const { numbers } = await shown(stopsOf(7).find(({ beat }) => beat === 'why')!);
    const { ev, ee, vv, a2 } = numbers;
    expect(ev! ** 2 - ee! * vv!).toBeCloseTo(a2!, 9);
    expect(a2).toBeCloseTo(-576, 9);
  });

  it('meets the lines of two edges beside the corner, outside them', async () => {
    const { numbers } = await shown(stopsOf(7).filter(({ beat }) => beat === 'why')[1]!);
    expect(rounded(numbers.root1, numbers.f, numbers.f2, numbers.root, numbers.time)).toEqual([
      0.7866, -0.0738, 1.1071, 0.7727, 0.8,
    ]);
  });
});
