/** Chapter 20: a shot in steps; heights, errors and the meeting with the plate are worked out by moving it here. */
import { describe, expect, it } from 'vitest';
import { asked, said, shown, stopsOf } from './tools';

/** Velocity first, then the position, so many frames long. */
function shotAfter(frames: number, step: number) {
  let [x, y, vy] = [0, 0, 6];
  for (let frame = 0; frame < frames; frame++) {
    vy -= 10 * step;
    x += 30 * step;
    y += vy * step;
  }
  return { x, y };
}
const parabola = (time: number) => 6 * time - 5 * time ** 2;
const [near, far] = [7.9, 8.1];

const [height, half, plate, sweep] = await asked(20);

describe('chapter 20', () => {
  it('asks for the height after two frames', () => {
    const { y } = shotAfter(2, 0.1);
    expect(height!.numbers.y).toBeCloseTo(y, 9);
    expect(height!.numbers.off).toBeCloseTo(parabola(0.2) - y, 9);
    expect(said(height!, y).right).toBe(true);
    expect(said(height!, parabola(0.2)).right).toBe(false);
  });

  it('has half the error with half the step', () => {
    const [whole, halved] = [parabola(0.2) - shotAfter(2, 0.1).y, parabola(0.2) - shotAfter(4, 0.05).y];
    expect(half!.numbers.whole).toBeCloseTo(whole, 9);
    expect(half!.numbers.half).toBeCloseTo(halved, 9);
    expect(whole / halved).toBeCloseTo(2, 9);
    expect([0, 1, 2, 3].map((option) => said(half!, option).right)).toEqual([false, true, false, false]);
  });

  it('has no position inside the plate, in whole steps and in halves', () => {
    for (const step of [0.1, 0.05])
      for (let frames = 0; frames * step < 0.7; frames++) {
        const { x } = shotAfter(frames, step);
        expect(x < near || x > far).toBe(true);
      }
    const { from, to, way, thick } = plate!.numbers;
    expect([from! < near, to! > far]).toEqual([true, true]);
    expect(to! - from!).toBeCloseTo(way!, 9);
    expect(thick).toBeCloseTo(far - near, 9);
    expect(said(plate!, 0, 2).right).toBe(true);
    expect(said(plate!, 0, 0).right).toBe(false);
    expect(said(plate!, 1, 2).right).toBe(false);
  });

  it('asks when the way meets the near face, and gives it the height that the shot has there', () => {
    const { x } = shotAfter(2, 0.1);
    const t = (near - x) / 3;
    expect(sweep!.numbers.hit).toBeCloseTo(t, 9);
    expect(said(sweep!, t).right).toBe(true);
    expect(said(sweep!, 1 - t).right).toBe(false);
    // Within the plate's height: 2 to both sides of 0.5.
    const at = shotAfter(2, 0.1).y + t * (shotAfter(3, 0.1).y - shotAfter(2, 0.1).y);
    expect(Math.abs(at - 0.5)).toBeLessThan(2);
  });

  it('names the error after three frames in its reasons', async () => {
    const { numbers } = await shown(stopsOf(20).find(({ beat }) => beat === 'why')!);
    expect(numbers.off).toBeCloseTo(parabola(0.3) - shotAfter(3, 0.1).y, 9);
    expect(numbers.off).toBeCloseTo((10 * 0.3 * 0.1) / 2, 9);
  });
});
