/** Chapter 3: the distance of points from the tilted plane, and the plane turned over. */
import { describe, expect, it } from 'vitest';
import { tiltedPlane } from '../../../../web/page/learn/course/scenes';
import { sectionOf, whereOf } from '../../../../web/page/learn/figure/section';
import { turnedOver } from '../../../../web/page/learn/moments';
import { truthOf } from '../../../../web/page/learn/tour/judge';
import { answerTo, asked, said, shown, stopsOf } from './tools';

const [place, number] = await asked(3);
/** A point of z = 0.15 at a distance from the plane. */
const at = (d: number, along = 0): [number, number] => [-0.8 * d + 0.6 * along, 0.6 * d + 0.8 * along];

describe('chapter 3', () => {
  it('has the numbers of its plane', () => {
    const { nx, ny, nz, cp, d } = number!.numbers;
    expect([nx, ny, nz, cp, d].map((value) => Number(value!.toFixed(9)) + 0)).toEqual([-0.8, 0.6, 0, 0, 2.6]);
    expect(answerTo(number!)[0]).toBeCloseTo(2.6, 12);
  });

  it('takes any point at distance 1 for right, and shows the nearest of them', () => {
    for (const along of [-2, 0, 1.5]) {
      expect(said(place!, ...at(1.04, along)).right).toBe(true);
      expect(said(place!, ...at(0.93, along)).right).toBe(false);
      const truth = truthOf(place!.ask, place!.numbers, at(1.7, along));
      truth.forEach((value, k) => expect(value).toBeCloseTo(at(1, along)[k]!, 9));
    }
  });

  it('is put in a cut in which the plane is a line, N is 1 long and the begin is in the picture', () => {
    const { nx, ny, nz } = place!.numbers as Record<string, number>;
    const section = sectionOf(
      whereOf(place!.stop)!,
      {
        corners: [
          [0, 0, 0],
          [0.6, 0.8, 0],
          [0, 0, 1],
        ],
        normal: [nx!, ny!, nz!],
      },
      { start: [-2.5, 1, 0.15], displacement: [4.4, -0.8, 0], radii: [1, 1, 1] },
    );
    expect(Math.hypot(...section.normal)).toBeCloseTo(1, 9);
    for (const [x, y] of section.line!) expect(nx! * x + ny! * y).toBeCloseTo(0, 9);
    const [, top] = section.line!;
    expect(top[1]).toBeGreaterThan(section.line![0][1]);
    const { begin } = place!.ask as { begin: readonly number[] };
    begin.forEach((value, k) => {
      expect(value).toBeGreaterThan(section.low[k]!);
      expect(value).toBeLessThan(section.high[k]!);
    });
  });

  it('knows the ways that are not the shortest', () => {
    expect(said(place!, ...at(-1)).answer.title).toContain('behind');
    expect(said(place!, ...at(-0.4)).answer.title).toContain('behind');
    expect(said(place!, ...at(4 / Math.hypot(4.4, 0.8))).answer.title).toContain("along the sphere's path");
    expect(said(place!, ...at(0.8)).answer.title).toContain('straight across');
    expect(said(place!, ...at(0.6)).answer.title).toContain('straight down');
    const { answer, numbers } = said(place!, ...at(1.3));
    expect(answer.title).toContain('too far');
    expect(numbers.off).toBeCloseTo(0.3, 9);
  });

  it('knows the usual numbers', () => {
    expect(said(number!, 2.62).right).toBe(true);
    expect(said(number!, -2.6).answer.title).toContain('side is not');
    expect(said(number!, 1.6).answer.title).toContain('surface');
    expect(said(number!, 2.91).answer.title).toContain('along *v*');
    expect(said(number!, 1.4).answer.title).toContain('signs');
    expect(said(number!, 3.3).numbers.off).toBeCloseTo(0.7, 9);
  });

  it('changes the sign with the winding', async () => {
    const stop = stopsOf(3).at(-1)!;
    const over = await shown({ ...stop, moment: { ...stop.moment, scene: turnedOver(tiltedPlane) } });
    expect(over.numbers.d).toBeCloseTo(-2.6, 12);
    expect(over.numbers.nx).toBeCloseTo(0.8, 12);
  });
});
