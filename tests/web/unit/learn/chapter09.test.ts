/** Chapter 9: what ellipsoid space leaves as it was, and what not. */
import { describe, expect, it } from 'vitest';
import { answerTo, asked, said } from './tools';

const [time, arrow, steep] = await asked(9);

describe('chapter 9', () => {
  it('has the same time in both spaces, and names what a radius would make of it', () => {
    expect(answerTo(time!)[0]).toBeCloseTo(0.3765, 4);
    expect(said(time!, 0.377).right).toBe(true);
    expect(said(time!, 0.113).answer.title).toContain('by a radius');
    expect(said(time!, 0.226).answer.title).toContain('by a radius');
    expect(said(time!, 0.9).answer.title).toContain('the same');
  });

  it('has the two normals 28.7° apart', () => {
    const { nx, ny, ax, ay, apart } = arrow!.numbers;
    expect([nx, ny, ax, ay].map((value) => Number(value!.toFixed(4)))).toEqual([-0.5, 0.866, -0.0231, 0.9997]);
    expect(apart).toBeCloseTo(28.68, 2);
    expect(said(arrow!, 1).right).toBe(true);
    expect(said(arrow!, 0).answer.title).toContain('{apart:1}°');
    expect(said(arrow!, 2).answer.title).toContain('different directions');
    expect(arrow!.stop.show.marks).not.toContain('twoNormals');
  });

  it('has the slope at 6.6°, and the usual slips', () => {
    const { steep: angle, wrong, world } = steep!.numbers;
    expect(angle).toBeCloseTo((Math.atan(Math.tan(Math.PI / 6) * 0.2) * 180) / Math.PI, 9);
    expect([angle, wrong, world].map((value) => Number(value!.toFixed(1)))).toEqual([6.6, 70.9, 30]);
    expect(said(steep!, 6.6).right).toBe(true);
    expect(said(steep!, 70.9).answer.title).toContain('flat body');
    expect(said(steep!, 30).answer.title).toContain('in the world');
    expect(said(steep!, 6).answer.title).toContain('tangent');
    expect(said(steep!, 80).answer.title).toContain('not steeper');
    expect(said(steep!, 12).answer.title).toContain('gets flatter, to');
  });
});
